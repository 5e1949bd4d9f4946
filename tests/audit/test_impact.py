"""What a change of rules changes: nothing is missed, nothing is made up, and each change is shown by a situation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.core.literal import Literal, can_be
from tests.core.small import examples, rulebooks, small_fact, small_question, small_reading, small_ruling
from zarcovi_rules.audit.impact.comparing import (
    Compared,
    Counted,
    Flip,
    Kind,
    Verdict,
    Worded,
    compare,
    kind_of,
    lines_of,
    rerun,
    verdict_of,
)
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.rulings import Case, Gap, Impossible, Link, Question, Silence
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.vocabulary import Carrier, Fact, Variable, clause

F, G = small_fact("f", absent="a"), small_fact("g", 3)
LEGEND = clause("legenda.diz", Carrier.ITEM, "diz", "says")
READING = small_reading("AMB-1")


def asked(name: str = "q", count: int = 2, **more: Any) -> Question:
    return small_question(name, count, **more)


def compared(old: Book, new: Book, name: str = "q") -> Compared:
    return next(one for one in compare(old, new).questions if one.question.name == name)


def book_of(*parts: object) -> Book:
    return Book.of("toy", parts)


def says(question: Question, then: str, when: object = None, id_: str = "R-1") -> object:
    return small_ruling(id_, Case(question=question, when=F.is_("b") if when is None else when, then=then))  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------------ the law


def raw(old: Book, new: Book) -> Iterator[tuple[dict[Variable, str], dict[Variable, str]]]:
    """Every situation that both books can be asked about, as each knows it."""
    names = dict.fromkeys((*old.facts, *new.facts))
    known = [[book.facts[name].domain for book in (old, new) if name in book.facts] for name in names]
    domains = [[value for value in domains[0] if all(value in other for other in domains)] for domains in known]
    for values in product(*domains):
        stated = dict(zip(names, values, strict=True))
        sides = []
        for book in (old, new):
            state: dict[Variable, str] = {**book.chosen}
            state.update({fact: stated[name] for name, fact in book.facts.items()})
            if not can_be(book, state):
                break
            sides.append(state)
        else:
            yield sides[0], sides[1]


def brute_force(old: Book, new: Book) -> dict[str, set[Kind]]:
    """Which kinds of change there are, one situation at a time, by the words of the book."""
    found: dict[str, set[Kind]] = {name: set() for name in old.questions if name in new.questions}
    before, after = Literal(old), Literal(new)
    for old_state, new_state in raw(old, new):
        for name, kinds in found.items():
            order = new.questions[name].permits or old.questions[name].permits
            answers = (
                before.ask(old.questions[name], old_state).answer,
                after.ask(new.questions[name], new_state).answer,
            )
            kind = kind_of(order, *answers)
            if kind is not None:
                kinds.add(kind)
    return found


@st.composite
def changes_of_rules(draw: st.DrawFn) -> tuple[Book, Book]:
    """Two books: of one another's making by a changed reading or a ruling taken out, or of nothing in common."""
    small = draw(rulebooks())
    how = draw(st.integers(0, 2))
    if how == 0:
        return small.book, draw(rulebooks()).book
    book = small.book
    if how == 1 or not list(book.cases()):
        return book, book.under(Committee(readings={name: draw(st.sampled_from("ab")) for name in book.readings}))
    return book, book.without(draw(st.sampled_from([*(id_ for _, _, id_ in book.cases()), *book.gaps])))


@given(changes_of_rules(), st.booleans())
@examples(60)
def test_what_is_said_to_change_is_what_changes_in_some_situation(books: tuple[Book, Book], ordered: bool) -> None:
    old, new = books
    for question in new.questions.values() if ordered else ():
        object.__setattr__(question, "permits", question.domain)

    impact = compare(old, new)

    kinds = {one.question.name: {change.kind for change in one.changes} for one in impact.questions}
    assert {name: kinds[name] for name in brute_force(old, new)} == brute_force(old, new)
    for one in impact.questions:
        if one.verdict not in (Verdict.ADDED, Verdict.REMOVED):
            assert one.verdict is verdict_of(kinds[one.question.name])
        lowest = not any(
            book.layers[book.questions[name]].below
            for book in books
            for name in [one.question.name]
            if name in book.questions
        )
        if one.changes and lowest:
            assert one.written
            assert one.own is not None
            assert 0 < one.own.changed <= one.own.states


@given(changes_of_rules())
@examples(30)
def test_each_change_is_shown_by_a_situation_that_no_fact_can_be_left_out_of(books: tuple[Book, Book]) -> None:
    for one in compare(*books).questions:
        for change in one.changes:
            assert answers(books, one.question.name, change.facts) == [change.old.answer, change.new.answer]
            assert change.old.answer != change.new.answer


def answers(books: tuple[Book, Book], name: str, facts: Mapping[str, str]) -> list[str]:
    return [
        plan(book, book.questions[name])
        .ask(situation(book, {fact: value for fact, value in facts.items() if fact in book.facts}))
        .outcome
        for book in books
    ]


def test_the_random_changes_meet_every_kind() -> None:
    met: Counter[str] = Counter()

    @given(changes_of_rules())
    @examples(60)
    def look(books: tuple[Book, Book]) -> None:
        for one in compare(*books).questions:
            met[one.verdict] += 1
            met.update(change.kind for change in one.changes)
            met["counted"] += one.own is not None

    look()

    unordered = set(Kind) - {Kind.STRICTER, Kind.LOOSER}
    assert [kind for kind in (*unordered, Verdict.EQUAL, "counted") if met[kind] < 3] == []


# ------------------------------------------------------------------------------------------------ what it is called

PERMITS = ("b", "a")


def test_a_question_alike_in_both_with_all_below_it_is_equal() -> None:
    low, top = asked("low"), asked("top", links=())
    parts = (F, low, top, says(low, "a"))
    one = compare(book_of(*parts), book_of(*parts))

    assert [(each.question.name, each.verdict, each.changes) for each in one.questions] == [
        ("low", Verdict.EQUAL, ()),
        ("top", Verdict.EQUAL, ()),
    ]
    assert one.changed == ()


def test_another_way_of_writing_the_same_condition_is_equal() -> None:
    q = asked()
    old = book_of(F, G, q, says(q, "a", F.is_("a") & G.is_("a")))
    new = book_of(F, G, q, says(q, "a", ~(F.is_("b") | G.is_("b", "c"))))

    assert compared(old, new).verdict is Verdict.EQUAL
    assert compared(old, new).own == Counted(changed=0, states=6)


def test_what_changes_only_where_it_cannot_come_about_is_equal() -> None:
    q = asked()
    never = Impossible(when=F.is_("b") & G.is_("c"), texto="nunca", text="never")
    old = book_of(F, G, q, never)
    new = book_of(F, G, q, never, says(q, "a", F.is_("b") & G.is_("c")))

    assert compared(old, new).verdict is Verdict.EQUAL


def test_an_answer_that_allows_less_is_stricter_and_one_that_allows_more_looser() -> None:
    q = asked(permits=PERMITS)
    allows, forbids = book_of(F, q, says(q, "a")), book_of(F, q, says(q, "b"))

    assert compared(allows, forbids).verdict is Verdict.STRICTER
    assert compared(forbids, allows).verdict is Verdict.LOOSER


def test_stricter_here_and_looser_there_is_mixed() -> None:
    q = asked(permits=PERMITS)
    old = book_of(F, q, says(q, "a", F.is_("a"), "R-1"), says(q, "b", F.is_("b"), "R-2"))
    new = book_of(F, q, says(q, "b", F.is_("a"), "R-1"), says(q, "a", F.is_("b"), "R-2"))

    assert compared(old, new).verdict is Verdict.MIXED
    assert [(change.kind, change.facts) for change in compared(old, new).changes] == [
        (Kind.STRICTER, {}),
        (Kind.LOOSER, {"f": "b"}),
    ]


def test_answers_without_an_order_are_different() -> None:
    q = asked("q", 3, permits=("b", "a"))

    assert compared(book_of(F, q, says(q, "a")), book_of(F, q, says(q, "c"))).verdict is Verdict.DIFFERENT


def test_an_answer_where_there_was_none_fills_a_gap_and_none_where_there_was_one_opens_one() -> None:
    q = asked(permits=PERMITS)
    gap = Gap(id="GAP-1", texto="lacuna", text="gap")
    silent = book_of(F, q, gap, Silence(gap="GAP-1", question=q, when=F.is_("b")))
    speaks = book_of(F, q, says(q, "a"))

    (filled,) = compared(silent, speaks).changes
    assert compared(silent, speaks).verdict is Verdict.FILLS
    assert (filled.facts, filled.old.answer, filled.old.gaps, filled.new.answer, filled.new.decided) == (
        {"f": "b"},
        "omisso",
        ("GAP-1",),
        "a",
        ("R-1",),
    )
    assert compared(speaks, silent).verdict is Verdict.OPENS


def test_gaps_filled_beside_a_stricter_answer_are_told_beside_it() -> None:
    q = asked(permits=PERMITS)
    old = book_of(F, G, q, says(q, "a", F.is_("a")))
    new = book_of(F, G, q, says(q, "b", F.is_("a"), "R-1"), says(q, "b", F.is_("b"), "R-2"))

    assert compared(old, new).verdict is Verdict.STRICTER
    assert [change.kind for change in compared(old, new).changes] == [Kind.STRICTER, Kind.FILLS]


def test_a_conflict_is_no_gap() -> None:
    q = asked()
    one = book_of(F, q, says(q, "a"))
    both = book_of(F, q, says(q, "a"), says(q, "b", F.is_("b"), "R-2"))
    none = book_of(F, q)

    assert [change.kind for change in compared(one, both).changes] == [Kind.CLASHES]
    assert [change.kind for change in compared(both, one).changes] == [Kind.SETTLES]
    assert [change.kind for change in compared(none, both).changes] == [Kind.CLASHES]
    assert [change.kind for change in compared(both, none).changes] == [Kind.OPENS]


def test_a_change_below_changes_what_looks_at_it_and_is_counted_only_where_it_is_written() -> None:
    low = asked("low")
    top = asked("top", links=(Link(name="l", when=low.is_("a"), then="a"), Link(name="n", when=low.is_("b"), then="b")))
    old, new = book_of(F, low, top, says(low, "a")), book_of(F, low, top, says(low, "b"))

    assert compared(old, new, "low").own == Counted(changed=1, states=2)
    assert (compared(old, new, "top").verdict, compared(old, new, "top").own) == (Verdict.DIFFERENT, None)


def test_each_book_is_taken_as_its_committee_plays_it() -> None:
    q = asked()
    book = book_of(F, READING, q, says(q, "a", F.is_("b") & READING.is_("b")))

    assert compared(book, book.under(Committee(readings={"AMB-1": "b"}))).verdict is Verdict.FILLS
    assert compared(book, book.under(Committee(readings={"AMB-1": "a"}))).verdict is Verdict.EQUAL


def test_a_fact_that_one_book_alone_has_is_nothing_to_the_other() -> None:
    q = asked()
    old = book_of(F, q, says(q, "a", F.is_("a", "b")))
    new = book_of(F, LEGEND, q, says(q, "a", F.is_("a", "b") & LEGEND.is_("nao")))

    (change,) = compared(old, new).changes
    assert (change.kind, change.facts) == (Kind.OPENS, {"legenda.diz": "sim"})


def test_of_a_fact_only_the_values_that_both_know_are_compared() -> None:
    q = asked()
    wider = small_fact("f", 3, absent="a")
    old = book_of(F, q, says(q, "a"))
    new = book_of(wider, q, says(q, "a", wider.is_("b", "c")))

    assert compared(old, new).verdict is Verdict.EQUAL


def test_facts_of_one_name_without_a_common_value_are_two() -> None:
    q = asked()
    other = Fact(name="f", about=F.about, values={"x": F.about, "y": F.about}, absent="x")
    old, new = book_of(F, q, says(q, "a")), book_of(other, q, says(q, "a", other.is_("y")))

    one = compared(old, new)
    assert one.verdict is Verdict.SILENCES
    assert [(change.kind, change.facts) for change in one.changes] == [
        (Kind.FILLS, {"f@depois": "y"}),
        (Kind.OPENS, {"f@antes": "b"}),
    ]


def test_where_each_book_takes_something_else_for_granted_the_example_states_it() -> None:
    q = asked()
    usual = small_fact("f", absent="b")
    old, new = book_of(F, q, says(q, "a")), book_of(usual, q, says(q, "b", usual.is_("b")))

    assert [change.facts for change in compared(old, new).changes] == [{"f": "b"}]


def test_a_question_that_one_book_alone_has_is_new_or_gone() -> None:
    q, more = asked(), asked("outra")

    assert compared(book_of(q), book_of(q, more), "outra").verdict is Verdict.ADDED
    assert compared(book_of(q, more), book_of(q), "outra").verdict is Verdict.REMOVED
    assert [one.question.name for one in compare(book_of(q), book_of(q, more)).changed] == ["outra"]


# ------------------------------------------------------------------------------------------------ written cases


class Written:
    """Cases that come out as they are told to."""

    name = "casos"

    def outcomes(self, book: Mapping[str, str], /) -> Mapping[str, str]:
        return book


def test_a_written_case_flips_when_it_comes_out_otherwise_or_is_found_on_one_side_only() -> None:
    found = rerun(Written(), {"a": "sim", "b": "sim", "c": "nao"}, {"a": "sim", "b": "nao", "d": "sim"})

    assert (found.corpus, found.cases) == ("casos", 4)
    assert found.flips == (
        Flip(key="b", old="sim", new="nao"),
        Flip(key="c", old="nao", new=None),
        Flip(key="d", old=None, new="sim"),
    )


def test_a_case_that_comes_out_the_same_in_other_words_does_not_flip() -> None:
    class Told:
        name = "casos"

        def outcomes(self, book: Mapping[str, Mapping[str, str]], /) -> Mapping[str, str]:
            return {key: Worded("\n".join(lines.values()), lines) for key, lines in book.items()}

    before = {"a": {"L-1": "mau", "L-2": "feio"}, "b": {"L-1": "mau"}, "c": {"L-1": "mau", "L-2": "feio"}}
    after = {"a": {"L-2": "nada belo", "L-1": "nada bom"}, "b": {"L-2": "mau"}, "c": {"L-1": "mau"}}

    found = rerun(Told(), before, after)

    assert [flip.key for flip in found.flips] == ["b", "c"]
    assert found.flips[0].old == found.flips[0].new == "mau"
    assert lines_of(found.flips[1].old or "") == [("L-1", "mau"), ("L-2", "feio")]

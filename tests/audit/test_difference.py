"""A change of a book is found, counted and shown; what cannot come about is told apart; what is named is accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.small import Small, examples, rulebooks, small_fact, small_question, small_ruling
from tests.core.toy import CHEGA, FURADO, GAP_1, HAIL, MOLHA, PARTS, R2, R3, R4, VENTO, toy
from zarcovi_rules.audit.answers.difference import ALL, Change, Difference, Kind, accepted, difference
from zarcovi_rules.audit.answers.report import as_data, lines
from zarcovi_rules.audit.answers.store import Answers, Said, Stored, stored
from zarcovi_rules.audit.table import tables
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Case, Link, Question, Ruling
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import SILENCES
from zarcovi_rules.core.vocabulary import Fact


def kept(book: Book) -> Stored:
    return stored(book.name, tables(book))


def between(old: Book, new: Book) -> Difference:
    return difference(new, tables(new), kept(old))


def the_changes(found: Difference, question: str = "agua_chega") -> list[Change]:
    (changed,) = [each for each in found.changed if each.question == question]
    return list(changed.changes)


def told(found: Difference) -> str:
    return "\n".join(map(str, lines(found)))


def swapped(old: object, new: object) -> Book:
    return Book.of("toy", [new if part is old else part for part in PARTS])


def with_case(ruling: Ruling, **change: object) -> Ruling:
    first, *rest = ruling.cases
    return replace(ruling, cases=(replace(first, **change), *rest))  # type: ignore[arg-type]


def test_a_book_does_not_differ_from_what_was_stored_of_it() -> None:
    found = between(toy(), toy())

    assert (found.differs, found.questions, told(found)) == (False, (), "toy answers as it is stored")


def test_a_negated_answer_is_found_with_its_count_and_the_smallest_situation() -> None:
    negated = with_case(R4, then="nao_chega")
    (change,) = the_changes(between(toy(), swapped(R4, negated)))

    # It rains, it blows, and R-4 alone beats the umbrella: with holes or not, whatever is enchanted and read.
    assert change.kind is Kind.ANSWER
    assert change.before is not None
    assert change.before.answer == "chega"
    assert change.shown is not None
    assert {"ceu": "chuva", "vento": "sim"}.items() <= change.shown.given.items()


def test_only_what_has_to_be_stated_is_shown() -> None:
    changes = the_changes(between(toy(), toy(without=(R4,))))

    by_answer = {(c.before and c.before.cites, c.after and c.after.cites): c for c in changes}
    lifted = by_answer[("R-2", "R-4"), ("R-2",)]
    assert lifted.kind is Kind.CITATION
    assert lifted.shown is not None
    assert lifted.shown.given == {"ceu": "chuva", "vento": "sim"}
    opened = by_answer[("R-2", "R-4"), ("R-3",)]
    assert opened.kind is Kind.ANSWER
    assert opened.shown is not None
    assert opened.shown.given == {"ceu": "chuva", "vento": "sim", "guarda_chuva.aberto": "sim"}


def test_a_dropped_ruling_is_found_where_nothing_answers_any_more() -> None:
    r1 = next(part for part in PARTS if isinstance(part, Ruling) and part.id == "R-1")
    found = between(toy(), toy(without=(r1,)))

    assert {(c.before, c.after, c.shown and tuple(c.shown.given.items())) for c in the_changes(found)} == {
        (Said("nao_chega", ("R-1",)), Said("omisso"), (("ceu", "sol"),)),
        (
            Said("nao_chega", ("R-1", "R-3")),
            Said("nao_chega", ("R-3",)),
            (("ceu", "sol"), ("guarda_chuva.aberto", "sim")),
        ),
    }
    assert "agua_chega: " in told(found)
    assert "answered nao_chega by R-1, now omisso" in told(found)
    assert "such as: ceu = sol" in told(found)


def test_a_dropped_override_is_found_as_a_conflict() -> None:
    found = between(toy(), swapped(R3, with_case(R3, overrides=())))
    change = next(c for c in the_changes(found) if c.after is not None and c.after.answer == "conflito")

    assert change.before == Said("nao_chega", ("R-3",))
    assert change.after == Said("conflito", ("R-2", "R-3"))
    assert change.shown is not None
    # Whether the wind blows has to be known: if it does, R-4 beats the umbrella.
    assert change.shown.given == {"ceu": "chuva", "guarda_chuva.aberto": "sim", "vento": "nao"}


def test_a_gap_that_was_dropped_is_found_as_another_citation_of_the_same_silence() -> None:
    found = between(toy(), toy(without=(GAP_1, HAIL)))
    kinds = Counter(change.kind for change in the_changes(found))

    silences = [c for c in the_changes(found) if c.before == Said("omisso", ("GAP-1",)) and c.after == Said("omisso")]
    assert (len(silences), kinds[Kind.CITATION] >= 1) == (1, True)


def test_a_change_that_takes_another_reading_is_shown_with_it() -> None:
    r2 = replace(R2, cases=(R2.cases[0],))
    changes = the_changes(between(toy(without=(GAP_1, HAIL)), Book.of("toy", [
        r2 if part is R2 else part for part in PARTS if part not in (GAP_1, HAIL)
    ])))  # fmt: skip
    (change,) = [c for c in changes if c.before == Said("chega", ("R-2:granizo",))]

    assert change.shown is not None
    assert (change.shown.readings, change.shown.given) == ({"AMB-1": "B"}, {"ceu": "granizo"})


def test_states_of_a_value_that_was_added_are_new_and_not_compared() -> None:
    f, more = small_fact("f"), small_fact("f", 3)
    q = small_question("q")

    def book(fact: Fact) -> Book:
        cases = [Case(name=v, question=q, when=fact.is_(v), then="a") for v in fact.domain]
        return Book.of("b", [fact, q, small_ruling("R-1", *cases)])

    (changed,) = between(book(f), book(more)).changed
    assert (changed.new_values, changed.gone_values) == ({"f": ("c",)}, {})
    assert (changed.compared, changed.new, changed.lost, changed.changes) == (2, 1, 0, ())
    (changed,) = between(book(more), book(f)).changed
    assert (changed.new_values, changed.gone_values) == ({}, {"f": ("c",)})
    assert (changed.compared, changed.new, changed.lost, changed.changes) == (2, 0, 1, ())


def test_a_new_axis_is_compared_at_every_value_of_it() -> None:
    f, g, q = small_fact("f"), small_fact("g", 3), small_question("q")
    always = Book.of("b", [f, g, q, small_ruling("R-1", Case(question=q, when=f.is_("a"), then="a"))])
    only = Book.of("b", [f, g, q, small_ruling("R-1", Case(question=q, when=f.is_("a") & g.is_("b"), then="a"))])

    (changed,) = between(always, only).changed
    (change,) = changed.changes
    assert ([axis.name for axis in changed.added], changed.compared, change.states) == (["g"], 6, 2)
    assert (change.before, change.after) == (Said("a", ("R-1",)), Said("omisso"))
    (changed,) = between(only, always).changed
    (change,) = changed.changes
    assert ([axis.name for axis in changed.gone], changed.compared, change.states) == (["g"], 6, 2)
    assert change.shown is not None
    # The book looks at g no more, and has it still: a situation tells where the question used to be silent.
    assert change.shown.given in ({"f": "a", "g": "a"}, {"f": "a", "g": "c"})


def test_a_question_that_comes_or_goes_is_told_by_its_name() -> None:
    lone = small_question("lone")

    found = between(toy(), toy(lone))
    assert (found.added, found.removed, found.changed) == (("lone",), (), ())
    found = between(toy(lone), toy())
    assert (found.added, found.removed, found.changed) == ((), ("lone",), ())
    assert "lone is stored, and the book does not ask it" in told(found)


def renamed_toy() -> Book:
    """The toy book, in which the lower question has another name."""
    other = replace(CHEGA, name="molhado_chega")
    top = replace(MOLHA, links=tuple(replace(each, when=other.is_(each.name)) for each in MOLHA.links))
    change = {id(CHEGA): other, id(MOLHA): top, id(HAIL): replace(HAIL, question=other)}
    parts = [
        replace(part, cases=tuple(replace(case, question=other) for case in part.cases))
        if isinstance(part, Ruling)
        else change.get(id(part), part)
        for part in PARTS
    ]
    return Book.of("toy", parts)


def test_a_renamed_question_is_known_again_and_those_above_are_as_they_were() -> None:
    found = between(toy(), renamed_toy())

    assert found.renamed == {"agua_chega": "molhado_chega"}
    assert (found.added, found.removed, found.changed) == ((), (), ())
    assert "agua_chega is called molhado_chega now" in told(found)


def test_a_change_that_no_situation_shows_is_told_apart() -> None:
    f, low, top = small_fact("f"), small_question("low", 3), small_question("top")
    parts = [f, low, small_ruling("R-1", Case(question=low, when=f.is_("a", "b"), then="a"))]

    def book(answer: str) -> Book:
        links = (Link(name="a", when=low.is_("a"), then="a"), Link(name="b", when=low.is_("b"), then=answer))
        asked = replace(top, links=links)
        return Book.of("b", [*parts, asked])

    found = between(book("a"), book("b"))
    (changed,) = found.changed
    assert [(c.before, c.after, c.shown, c.local) for c in changed.changes] == [
        (Said("a"), Said("b"), None, {"low": "b"})
    ]
    assert "  cannot come about: 1 of the states\n    one of them, answered a, now b (states: 1): low = b" in told(
        found
    )
    (data,) = as_data(found)["changed"]
    assert [(c["reachable"], c["facts"], c["local"]) for c in data["changes"]] == [(False, None, {"low": "b"})]


def test_a_state_that_can_no_longer_be_has_no_situation() -> None:
    calm = next(part for part in PARTS if type(part).__name__ == "Impossible")
    gone = the_changes(between(toy(without=(calm,)), toy()))
    came = the_changes(between(toy(), toy(without=(calm,))))

    assert {(c.kind, c.shown) for c in gone} == {(Kind.IMPOSSIBLE, None)}
    assert {c.kind for c in came} == {Kind.POSSIBLE}
    assert all(c.shown is not None and c.shown.given["vento"] == "nao" for c in came if c.shown)
    assert sum(c.states for c in gone) == sum(c.states for c in came) > 0


def local_states(answers: Answers) -> Iterator[dict[str, str]]:
    for values in product(*(axis.values for axis in answers.axes)):
        yield dict(zip((axis.name for axis in answers.axes), values, strict=True))


def judged(
    book: Book, question: Question, readings: Mapping[str, str], given_: Mapping[str, str]
) -> tuple[str, set[str]]:
    played = book.under(replace(book.committee, readings={**book.committee.readings, **readings}))
    proof = Plan(played, question).ask(situation(played, given_)).proof
    return proof.answer, {*proof.decided, *proof.gaps}


@given(rulebooks(), st.data())
@examples(60)
def test_dropping_a_ruling_is_found_in_exactly_the_states_that_it_changes(small: Small, data: st.DataObject) -> None:
    rulings = [part for part in small.parts if isinstance(part, Ruling)]
    gone = data.draw(st.sampled_from(rulings))
    named = {gone.id, *(f"{gone.id}:{case.name}" for case in gone.cases)}

    def spared(case: Case) -> Case:
        def kept_names(names: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(name for name in names if name.partition("!")[0] not in named)

        salvo = tuple(replace(each, overrides=kept_names(each.overrides)) for each in case.salvo)
        challenged = tuple(replace(each, overrides=kept_names(each.overrides)) for each in case.challenged_by)
        return replace(case, overrides=kept_names(case.overrides), salvo=salvo, challenged_by=challenged)

    parts: list[object] = []
    for part in small.parts:
        if isinstance(part, Ruling):
            if part is not gone:
                parts.append(replace(part, cases=tuple(map(spared, part.cases))))
        elif type(part).__name__ == "Silence":
            defeats = tuple(name for name in part.defeats if name.partition("!")[0] not in named)  # type: ignore[attr-defined]
            parts.append(replace(part, defeats=defeats))  # type: ignore[type-var]
        else:
            parts.append(part)
    new = Book.of("small", parts, absolute_yields=small.yields)
    before, after = kept(small.book), kept(new)
    found = between(small.book, new)
    assert {each.question for each in found.changed} <= set(before.answers)
    by_name = {each.question: each for each in found.changed}
    for name, answers in before.answers.items():
        # What the new side looks at, the old side looks at too: a ruling only went.
        old_space, old_root = answers.diagram()
        new_space, new_root = after.answers[name].diagram()
        counted = Counter(
            (old_space.at(old_root, state), new_space.at(new_root, state)) for state in local_states(answers)
        )
        expected = {pair: times for pair, times in counted.items() if pair[0] != pair[1]}
        changes = by_name[name].changes if name in by_name else ()
        assert {(c.before, c.after): c.states for c in changes} == expected
        for change in changes:
            if change.shown is None:
                continue
            assert change.after is not None
            at = change.shown.state
            assert new_space.at(new_root, at) == change.after
            said, cites = judged(new, new.questions[name], change.shown.readings, change.shown.given)
            assert said == (
                change.after.answer if change.after.answer in (*CHEGA.values, *"abc", *SILENCES) else "omisso"
            )
            assert set(change.after.cites) == cites


def test_accepting_a_question_leaves_the_others_as_they_were_stored() -> None:
    new = renamed_r2()
    found, old = between(toy(), new), kept(toy())
    assert found.questions == ("agua_chega", "molha")

    after, names = accepted(new, kept(new), old, ["molha"], found)
    assert names == ["molha"]
    assert after.answers == {"agua_chega": old.answers["agua_chega"], "molha": kept(new).answers["molha"]}
    after, names = accepted(new, kept(new), old, [ALL], found)
    assert (after, names) == (kept(new), ["agua_chega", "molha"])


def renamed_r2() -> Book:
    """The toy book, otherwise on both questions."""
    top = replace(MOLHA, links=(replace(MOLHA.links[0], then="nao"), MOLHA.links[1]))
    return Book.of("toy", [{id(MOLHA): top, id(R4): with_case(R4, when=VENTO.is_("sim"))}.get(id(p), p) for p in PARTS])


def test_accepting_a_new_name_takes_the_place_of_the_old_everywhere() -> None:
    new = renamed_toy()
    found = between(toy(), new)

    for name in ("agua_chega", "molhado_chega", ALL):
        after, names = accepted(new, kept(new), kept(toy()), [name], found)
        assert "molhado_chega" in names
        assert not difference(new, tables(new), after).differs


def test_accepting_one_that_came_and_one_that_went() -> None:
    lone, other = small_question("lone"), small_question("other", 3)
    new, old = toy(lone), kept(toy(other))
    found = difference(new, tables(new), old)

    after, _ = accepted(new, kept(new), old, ["other"], found)
    assert list(after.answers) == ["agua_chega", "molha"]
    after, _ = accepted(new, kept(new), old, ["lone"], found)
    assert list(after.answers) == ["agua_chega", "lone", "molha", "other"]


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["mollha"], r"unknown question: mollha \(Did you mean molha\?\)"),
        (["tudos"], r"Did you mean tudo\?"),
        (["molha"], r"nothing differs in molha: there is nothing to accept \(These differ: agua_chega\.\)"),
        (["agua_chega", "molha"], "nothing differs in molha"),
        ([], "there is nothing to accept"),
    ],
)
def test_what_cannot_be_accepted_is_refused(names: list[str], message: str) -> None:
    new = toy(without=(R4,))

    with pytest.raises(RulesError, match=message):
        accepted(new, kept(new), kept(toy()), names, between(toy(), new))


@pytest.mark.parametrize("names", [[ALL], ["molha"]])
def test_nothing_is_accepted_where_nothing_differs(names: list[str]) -> None:
    with pytest.raises(RulesError, match=r"toy answers as it is stored|nothing differs in molha"):
        accepted(toy(), kept(toy()), kept(toy()), names, between(toy(), toy()))


def test_the_data_say_what_the_sentences_say() -> None:
    found = between(toy(), swapped(R3, with_case(R3, salvo=())))
    data = as_data(found)

    assert (data["book"], data["differs"], data["questions"]) == ("toy", True, ["agua_chega"])
    (changed,) = data["changed"]
    assert changed["gone_axes"] == [FURADO.name]
    assert {change["kind"] for change in changed["changes"]} == {"resposta", "citacao"}
    assert "if this is meant: zarcovi audit --diff --accept agua_chega" in told(found)

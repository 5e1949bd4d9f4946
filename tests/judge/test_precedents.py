"""What is told of a precedent is so in every case that can be, in any rulebook; and how conditions are taken apart."""

from __future__ import annotations

from datetime import date

from hypothesis import assume, event, given
from hypothesis import strategies as st

from tests.core.asking import known
from tests.core.literal import State, states, truth
from tests.core.small import SOURCE, Small, conditions, examples, rulebooks, small_fact
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.conditions import All
from zarcovi_rules.core.layers import BookError
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Case, Force, Question, Ruling
from zarcovi_rules.core.settlement import spread
from zarcovi_rules.core.verdict import CONFLITO, OMISSO, SILENCES, Verdict
from zarcovi_rules.core.vocabulary import Fact, Reading, Variable
from zarcovi_rules.judge import docket
from zarcovi_rules.judge.decisions import Precedent, kept
from zarcovi_rules.judge.draft import ways
from zarcovi_rules.judge.precedents import effects

DAY = date(2026, 3, 1)


def precedent(draw: st.DrawFn, book: Book, number: int) -> Precedent:
    question = draw(st.sampled_from(list(book.questions.values())))
    layer = book.layers[question]
    looked_at: list[Variable] = [v for v in (*layer.reads, *book.facts.values()) if isinstance(v, Fact | Question)]
    chosen = draw(st.lists(st.sampled_from(looked_at), max_size=2, unique_by=lambda variable: variable.name))
    values: dict[Variable, str] = {variable: draw(st.sampled_from(variable.domain)) for variable in chosen}
    ids = [node.id for node in layer.nodes if node.origin is not None] + [f"PREC-{n}" for n in range(number)]
    beats = tuple(draw(st.lists(st.sampled_from(ids), max_size=2, unique=True))) if ids else ()
    when = All(tuple(variable.is_(value) for variable, value in values.items()))
    case = Case(question=question, when=when, then=draw(st.sampled_from(question.domain)), overrides=beats)
    ruling = Ruling(
        id=f"PREC-{number}", texto="x", text="x", source=SOURCE, force=Force.PRECEDENTE, cases=(case,)
    )  # fmt: skip
    return Precedent(
        place=number, id=ruling.id, start=DAY, end=None, beats=beats, alters=False, ruling=ruling, values=values
    )


@st.composite
def tables(draw: st.DrawFn) -> tuple[Small, list[Precedent]]:
    """A small rulebook, and one or two precedents of a committee that can be played together."""
    small = draw(rulebooks())
    made = [precedent(draw, small.book, number) for number in range(draw(st.integers(1, 2)))]
    try:
        under(small.book, made)
    except BookError:
        assume(False)
    return small, made


def under(book: Book, precedents: list[Precedent]) -> Book:
    return book.under(Committee(precedents=tuple(one.ruling for one in precedents)))


def played(book: Book) -> list[State]:
    """Every state that can be, with the readings in force."""
    return [
        state
        for state in states(book)
        if all(state[variable] == book.chosen[variable] for variable in state if isinstance(variable, Reading))
        and not any(truth(impossible.when, state) for impossible in book.impossible)
    ]


def answered_below(verdict: Verdict) -> bool:
    """Whether every question below has an answer."""
    return not any(verdict.analysis.outcome(layer.question) in SILENCES for layer in verdict.plan.layers[:-1])


@given(tables())
@examples(120)
def test_what_is_told_of_a_precedent_is_so_in_every_case(table: tuple[Small, list[Precedent]]) -> None:
    small, precedents = table
    whole = under(small.book, precedents)
    for effect in effects(small.book, precedents):
        one = effect.precedent
        question = one.case.question
        rest = kept(precedents, [other for other in precedents if other is not one])
        with_it, without = (Plan(book, question) for book in (whole, small.book.under(Committee(precedents=rest))))
        for state in played(small.book):
            after, before = with_it.ask(known(state)), without.ask(known(state))
            if not answered_below(after):
                continue
            decides = one.id in after.proof.decided
            assert not (decides and (effect.never or effect.impossible or effect.unanswered is not None))
            if effect.idle:
                assert after.outcome == before.outcome
            if decides and after.outcome == CONFLITO:
                against = {node.id for node, _ in effect.against}  # of which a question's own structure is never cited
                assert against & set(after.proof.decided) or any("~" in id_ for id_ in against)
        event(f"never {effect.never}, idle {effect.idle}, against {bool(effect.against)}")


@given(tables())
@examples(120)
def test_a_gap_that_waits_no_more_shows_in_no_case(table: tuple[Small, list[Precedent]]) -> None:
    small, precedents = table
    book = under(small.book, precedents)
    shown = {
        (gap, question.name)
        for question in book.questions.values()
        for state in played(book)
        for verdict in [Plan(book, question).ask(known(state))]
        if verdict.outcome == OMISSO and answered_below(verdict)
        for gap in verdict.proof.gaps
    }
    waiting = {(one.gap.id, question.name) for one in docket.gaps(book) for question in one.questions}

    assert shown <= waiting


FACTS = tuple(small_fact(name, count) for name, count in (("p", 2), ("q", 3), ("r", 2)))


@given(conditions(FACTS))
@examples(200)
def test_the_ways_in_which_a_condition_holds_are_together_the_condition(condition: All) -> None:
    columns = spread(FACTS)
    full = (1 << 12) - 1
    together = 0
    for way in ways(condition):
        together |= way.holds(columns, full)

    assert together == condition.holds(columns, full)

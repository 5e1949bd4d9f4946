"""A table says of each local state what the settlement comes to there, silence below included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product

from hypothesis import given

from tests.core.small import Small, examples, rulebooks, small_fact, small_question
from tests.core.toy import CHEGA, MOLHA, toy
from zarcovi_rules.audit.table import BLOCKED, IMPOSSIBLE, UNANSWERED, Outcome, Table, tables
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.rulings import Gap, Link, Question, Silence
from zarcovi_rules.core.settlement import Settled, settle
from zarcovi_rules.core.together import possible
from zarcovi_rules.core.verdict import CONFLITO, OMISSO


def local_states(table: Table) -> Iterator[dict[str, str]]:
    """Every state of what a question looks at."""
    for values in product(*(axis.values for axis in table.space.axes)):
        yield dict(zip((axis.name for axis in table.space.axes), values, strict=True))


def settled(table: Table, state: Mapping[str, str]) -> Settled:
    """The question settled in one local state alone."""
    columns, silent = {}, {}
    for variable in table.layer.reads:
        value = state[variable.name]
        columns[variable] = {} if value == UNANSWERED else {value: 1}
        if value == UNANSWERED:
            silent[variable] = 1
    return settle(table.layer, columns, silent, 1)


def outcome(done: Settled) -> str:
    parts = {**done.answers, CONFLITO: done.conflict, OMISSO: done.omitted, BLOCKED: done.blocked}
    (only,) = [answer for answer, bits in parts.items() if bits]
    return only


def ids(done: Settled, where: list[int]) -> frozenset[str]:
    return frozenset(node.id for node, bits in zip(done.layer.nodes, where, strict=True) if bits)


def can_be(book: Book, table: Table, state: Mapping[str, str]) -> bool:
    known = {variable: {state[variable.name]: 1} for variable in table.layer.reads}
    return bool(possible(book, known, 1))


@given(rulebooks())
@examples(60)
def test_every_local_state_is_told_as_it_is_settled_alone(small: Small) -> None:
    for table in tables(small.book).values():
        for state in local_states(table):
            said = table.space.at(table.root, state)
            if not can_be(small.book, table, state):
                assert said is IMPOSSIBLE
                continue
            done = settled(table, state)
            assert isinstance(said, Outcome)
            assert said.answer == outcome(done)
            assert said.stands == ids(done, done.stands)
            if said.answer == OMISSO:
                assert said.perhaps == ids(done, done.may_stand)


def test_the_random_books_have_tables_with_all_that_can_be_said() -> None:
    met: Counter[str] = Counter()

    @given(rulebooks())
    @examples(60)
    def look(small: Small) -> None:
        for table in tables(small.book).values():
            for said in table.space.counts(table.root):
                met[said.answer if isinstance(said, Outcome) and said.answer not in "abc" else str(type(said))] += 1
            met["silence below"] += any(UNANSWERED in axis.values for axis in table.space.asks(table.root))

    look()

    assert [word for word in (CONFLITO, OMISSO, BLOCKED, "silence below") if met[word] < 5] == []


def test_states_that_cannot_be_are_not_counted() -> None:
    book = toy()
    table = tables(book)[CHEGA]

    counted = sum(can_be(book, table, state) for state in local_states(table))
    assert (table.states, table.space.states) == (counted, 3 * 2**5)


def test_a_question_that_looks_at_nothing_has_one_state() -> None:
    lone = small_question("lone")
    table = tables(Book.of("lone", [lone]))[lone]

    assert (table.states, table.space.at(table.root, {})) == (1, Outcome(OMISSO, frozenset(), frozenset()))


def test_tables_of_some_questions_are_those_of_all() -> None:
    book = toy()

    assert list(tables(book, [MOLHA])) == [MOLHA]
    assert list(tables(book)) == [CHEGA, MOLHA]


def test_a_gap_that_stands_for_one_answer_below_is_perhaps_why_nothing_speaks() -> None:
    fact, low = small_fact("f"), small_question("low")
    top: Question = small_question("top", links=(Link(name="l", when=fact.is_("b"), then="a"),))
    gap = Gap(id="GAP-1", texto="lacuna", text="gap")
    book = Book.of("gap", [fact, low, top, gap, Silence(gap="GAP-1", question=top, when=low.is_("a"))])
    table = tables(book)[top]

    said = table.space.at(table.root, {"f": "a", "low": UNANSWERED})
    assert said == Outcome(OMISSO, frozenset(), frozenset({"GAP-1"}))

"""The comparison of the two evaluators: over random rulebooks they agree, and it finds where they would not."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.comparing import Compared, Settle, Witness, compare, each_flip, size, slices, space
from tests.core.literal import BLOCKED, CONFLITO, OMISSO, Literal
from tests.core.small import Small, examples, rulebooks, small_fact, small_question, small_reading, small_ruling
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import Columns
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.core.rulings import Case, Gap, Impossible, Silence
from zarcovi_rules.core.settlement import Settled, settle
from zarcovi_rules.core.vocabulary import Variable


@given(rulebooks(impossible=2, silences=3))
@examples(100)
def test_every_local_state_is_settled_as_the_words_say(small: Small) -> None:
    literal = Literal(small.book)
    for question in small.questions:
        for readings in each_flip(literal, question):
            assert compare(literal, question, space(literal, question, readings)).witnesses == ()


@given(rulebooks(), st.integers(1, 50))
@examples(30)
def test_a_space_that_is_cut_up_has_the_same_states(small: Small, most: int) -> None:
    literal = Literal(small.book)
    whole = space(literal, small.top, small.book.chosen)
    cut = list(slices(whole, most))

    assert max(map(size, cut)) <= most
    assert sum(map(size, cut)) == size(whole)
    assert sum(compare(literal, small.top, each).states for each in cut) == compare(literal, small.top, whole).states


F, G, AMB = small_fact("f"), small_fact("g", 3), small_reading("AMB-1")
LOW = small_question("low")
TOP = small_question("top", 3)
PARTS = (
    F,
    G,
    AMB,
    LOW,
    TOP,
    small_ruling("R-1", Case(question=TOP, when=F.is_("a"), then="a")),
    small_ruling("R-2", Case(question=TOP, when=F.is_("a") & ~LOW.is_("a"), then="b", overrides=("R-1",))),
    small_ruling("R-3", Case(question=TOP, when=F.is_("a") & G.is_("b") & AMB.is_("b"), then="c")),
    Gap(id="GAP-1", texto="lacuna", text="gap"),
    Silence(gap="GAP-1", question=TOP, when=F.is_("b") & LOW.is_("a")),
    Impossible(when=F.is_("b") & G.is_("c"), texto="", text=""),
)
BOOK = Book.of("compared", PARTS)


def compared(by: Settle = settle, **readings: str) -> Compared:
    literal = Literal(BOOK)
    chosen: dict[Variable, str] = {reading: readings.get("amb", reading.default) for reading in BOOK.readings.values()}
    return compare(literal, TOP, space(literal, TOP, chosen), by)


def test_local_states_are_all_that_may_be_with_silence_below() -> None:
    # 2 × 3 values of the facts but the impossible one; an answer of the question below, the other, or none.
    assert compared() == Compared(states=5 * 3)


def test_each_reading_is_flipped_alone() -> None:
    assert [flip[AMB] for flip in each_flip(Literal(BOOK), TOP)] == ["a", "b"]
    assert list(each_flip(Literal(BOOK), LOW)) == [{AMB: "a"}]


def test_a_local_state_is_asked_with_silence_below() -> None:
    literal = Literal(BOOK)
    looks = {variable.name: place for place, variable in enumerate(literal.looks[TOP])}

    def found(f: str, g: str, amb: str, low: str | None) -> str:
        values: list[str | None] = [""] * len(looks)
        for name, value in zip(("f", "g", "AMB-1", "low"), (f, g, amb, low), strict=True):
            values[looks[name]] = value
        return literal.settle(TOP, values).outcome

    assert found("a", "a", "a", "a") == "a"
    assert found("a", "a", "a", "b") == "b"
    assert found("a", "a", "a", None) == BLOCKED
    assert found("a", "b", "b", None) == CONFLITO
    assert found("b", "a", "a", None) == OMISSO


def one_state_wrong(kind: str) -> Settle:
    """A settlement that is wrong in the one state in which f and g are a, and low is silent."""

    def settle_wrongly(layer: Layer, columns: Columns, silent: Mapping[Variable, int], full: int) -> Settled:
        done = settle(layer, columns, silent, full)
        wrong = columns[F]["a"] & columns[G]["a"] & silent[LOW]
        ids = [node.id for node in layer.nodes]
        if kind == "outcome":
            done.blocked &= ~wrong
            done.omitted |= wrong
        elif kind == "stands":
            done.stands[ids.index("R-1")] |= wrong
        elif kind == "may":
            done.may_stand = [bits & ~wrong for bits in done.may_stand]
        else:
            done.answers["a"] |= wrong
        return done

    return settle_wrongly


@pytest.mark.parametrize("kind", ["outcome", "stands", "may", "two outcomes"])
def test_one_state_that_is_settled_otherwise_is_found_and_told(kind: str) -> None:
    found = compared(one_state_wrong(kind))
    (witness,) = found.witnesses

    assert (found.states, found.disagreements) == (15, 1)
    assert witness.state == {"f": "a", "g": "a", "AMB-1": "a", "low": "(silent)"}
    assert witness.literal != witness.settled


def test_a_witness_says_where_and_what_each_says() -> None:
    witness = Witness(
        question="top", state={"f": "a", "low": "(silent)"}, literal=("outcome a",), settled=("outcome b",)
    )

    assert str(witness).splitlines() == [
        "top: the two evaluators disagree where",
        "    f = a",
        "    low = (silent)",
        "  literal: outcome a",
        "  settled: outcome b",
    ]

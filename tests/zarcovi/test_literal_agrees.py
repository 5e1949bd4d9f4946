"""The literal evaluator and the settlement of the core say the same in every local state of a shipped question.

The wide questions, and whole cases settled from raw facts through all layers, are compared by `make audit-full`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import reduce
from operator import add

import pytest

from tests.core.comparing import Compared, Settle, compare, each_flip, size, space
from tests.core.literal import Literal
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.conditions import Columns
from zarcovi_rules.core.layers import Layer, Node
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.settlement import Settled, settle
from zarcovi_rules.core.vocabulary import Variable

LITERAL = Literal(book())
WIDEST = 50_000
"""More local states than this are left to `make audit-full`."""
NARROW = {
    name: question
    for name, question in sorted(book().questions.items())
    if size(space(LITERAL, question, book().chosen)) < WIDEST
}


def compared(question: Question, by: Settle = settle) -> Compared:
    """Under the readings in force, and under each that the question looks at taken another way."""
    spaces = (space(LITERAL, question, readings) for readings in each_flip(LITERAL, question))
    return reduce(add, (compare(LITERAL, question, each, by) for each in spaces))


@pytest.mark.parametrize("name", NARROW)
def test_both_evaluators_say_the_same_in_every_local_state(name: str) -> None:
    found = compared(NARROW[name])

    assert found.states
    assert "\n".join(map(str, found.witnesses)) == ""


def test_most_questions_are_narrow() -> None:
    assert len(NARROW) > 0.95 * len(book().questions)


@pytest.mark.parametrize("question", book().questions.values(), ids=str)
def test_both_evaluators_look_at_the_same(question: Question) -> None:
    assert set(LITERAL.looks[question]) == set(book().layers[question].reads)


# --- the comparison finds what is wrong


def altered(nodes: Mapping[Node, Node]) -> Settle:
    """A settlement that takes some nodes for others."""

    def settle_wrongly(layer: Layer, columns: Columns, silent: Mapping[Variable, int], full: int) -> Settled:
        return settle(replace(layer, nodes=tuple(nodes.get(n, n) for n in layer.nodes)), columns, silent, full)

    return settle_wrongly


PLANTED = {name: q for name, q in NARROW.items() if size(space(LITERAL, q, book().chosen)) < 2_000}
"""Where faults are planted: each costs a comparison."""


def without_an_override() -> Iterator[tuple[Question, Settle]]:
    for question in PLANTED.values():
        for node in book().layers[question].nodes:
            for beater in node.beaten_by:
                kept = tuple(other for other in node.beaten_by if other != beater)
                yield question, altered({node: replace(node, beaten_by=kept)})


def without_a_salvo() -> Iterator[tuple[Question, Settle]]:
    for question in PLANTED.values():
        for node in book().layers[question].nodes:
            for lift in node.lifts:
                kept = tuple(other for other in node.lifts if other is not lift)
                yield question, altered({node: replace(node, lifts=kept)})


@pytest.mark.parametrize("faults", [without_an_override, without_a_salvo])
def test_an_override_or_a_salvo_that_is_left_out_is_found(
    faults: Callable[[], Iterator[tuple[Question, Settle]]],
) -> None:
    found = [bool(compared(question, by).disagreements) for question, by in faults()]

    # Not all: where another override takes the same case out everywhere, leaving one out changes nothing.
    assert sum(found) > 0.8 * len(found) > 30


def silence_is_not_so(layer: Layer, columns: Columns, silent: Mapping[Variable, int], full: int) -> Settled:
    return settle(layer, columns, {}, full)


def silence_is_an_answer(layer: Layer, columns: Columns, silent: Mapping[Variable, int], full: int) -> Settled:
    taken: dict[Variable, Mapping[str, int]] = {}
    for below in layer.below:
        first = below.domain[0]
        taken[below] = {**columns[below], first: columns[below][first] | silent[below]}
    return settle(layer, {**columns, **taken}, {}, full)


@pytest.mark.parametrize("fault", [silence_is_not_so, silence_is_an_answer])
def test_a_silence_that_is_taken_for_something_is_found(fault: Settle) -> None:
    looking_below = {name: question for name, question in PLANTED.items() if LITERAL.below[question]}

    assert len(looking_below) > 30
    assert [name for name, question in looking_below.items() if not compared(question, fault).disagreements] == []


def test_what_is_found_is_told_in_full() -> None:
    (witness, *_) = compared(PLANTED["barreira_segura"], silence_is_not_so).witnesses

    assert set(witness.state) == {variable.name for variable in LITERAL.looks[PLANTED["barreira_segura"]]}
    assert "(silent)" in witness.state.values()
    assert "outcome blocked" in witness.literal
    assert "outcome omisso" in witness.settled

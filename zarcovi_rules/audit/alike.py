"""Whether a mutant says the same as its book in every state of what the changed layer looks at.

That is the local view: the questions below may have any of their answers, and facts may be together unless a declared
combination that the layer sees whole forbids it. What differs here may still be out of reach.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import Columns, surely
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.core.rulings import Gap, Ruling
from zarcovi_rules.core.settlement import Settled, settle, spread
from zarcovi_rules.core.vocabulary import Variable

WIDEST = 1 << 22
"""A layer with more states than this is not looked at whole."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Local:
    """In how many of a layer's possible states a mutant answers or cites otherwise, and in which first.

    `told` counts those in which only what was defeated or ignored is told otherwise.
    """

    states: int
    differ: int
    told: int
    first: tuple[tuple[Variable, str], ...] = ()


@dataclass(slots=True)
class States:
    """All possible states of one layer."""

    variables: tuple[Variable, ...]
    columns: Columns
    full: int
    settled: Settled


def states(book: Book, layer: Layer) -> States | None:
    """The states of what a layer looks at, with its answers; None where they are too many."""
    if prod(len(variable.domain) for variable in layer.reads) > WIDEST:
        return None
    columns = spread(layer.reads)
    full = (1 << prod(len(variable.domain) for variable in layer.reads)) - 1
    for impossible, variables in book.combinations:
        if all(variable in columns for variable in variables):
            full &= ~surely(impossible.when, columns, full)
    columns = {v: {value: bits & full for value, bits in column.items()} for v, column in columns.items()}
    return States(variables=layer.reads, columns=columns, full=full, settled=settle(layer, columns, {}, full))


def local(known: States, other: Layer) -> Local:
    """How `other`, with the same nodes in their places, differs from the layer of these states."""
    one, two = known.settled, settle(other, known.columns, {}, known.full)
    differ = (one.conflict ^ two.conflict) | (one.omitted ^ two.omitted)
    for value, bits in one.answers.items():
        differ |= bits ^ two.answers[value]
    told = 0
    for place, (node, changed) in enumerate(zip(one.layer.nodes, other.nodes, strict=True)):
        stands = one.stands[place] ^ two.stands[place]
        if isinstance(node.origin, Ruling):
            differ |= stands
            told |= one.applies[place] ^ two.applies[place]
        elif isinstance(node.origin, Gap):
            differ |= stands & one.omitted
        for beater in {*node.beaten_by} ^ {*changed.beaten_by}:
            told |= one.stands[beater] & one.applies[place]
    told &= ~differ
    return Local(
        states=known.full.bit_count(),
        differ=differ.bit_count(),
        told=told.bit_count(),
        first=_state(known, differ or told),
    )


def _state(known: States, bits: int) -> tuple[tuple[Variable, str], ...]:
    """The first of the states in `bits`."""
    lowest = bits & -bits
    return tuple(
        (variable, value)
        for variable in known.variables
        for value, column in known.columns[variable].items()
        if column & lowest
    )

"""Settlement: which answer stands, and by what.

One function serves a verdict, a question with unknown facts, the search for the smallest change, and an audit: a
predicate is the set of situations in which it holds, written as one whole number (bit *n* is situation *n*), so one
situation and a million are settled by the same few operations.

1. A ruling *applies* where its `when` holds and no salvo of it does.
2. It is *defeated* where an undefeated applying ruling of the same question overrides it.
3. The undefeated answers decide: none, *omisso*; all equal, that answer; different, *conflito*.
4. Where a question below is silent, it may stand for any of its answers: if all lead to the same answer, that is the
   answer; else the question is silent too (*blocked*). Silence never becomes "not so".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import TYPE_CHECKING

from zarcovi_rules.core.vocabulary import Variable

if TYPE_CHECKING:
    from zarcovi_rules.core.conditions import Columns
    from zarcovi_rules.core.layers import Layer


@dataclass(slots=True, kw_only=True)
class Settled:
    """One question settled over the situations of `full`.

    `answers`, `conflict`, `omitted` (no ruling speaks) and `blocked` (something below is silent, and it matters) share
    out `full` among them. `applies` and `stands` tell, a node of the layer each, where it applies and is undefeated
    whatever a silent question below would answer; `may_stand`, where it is undefeated for some answer of that question.
    `gaps` tells where each gap, by its id, is there whatever that question would answer: by one of its silences or by
    another, as each of them is a node.
    """

    layer: Layer
    full: int
    answers: dict[str, int]
    conflict: int
    omitted: int
    blocked: int
    applies: list[int]
    stands: list[int]
    may_stand: list[int]
    gaps: dict[str, int]

    @property
    def silent(self) -> int:
        """The situations without an answer."""
        return self.conflict | self.omitted | self.blocked


def settle(layer: Layer, columns: Columns, silent: Mapping[Variable, int], full: int) -> Settled:
    """Settle one question over the situations in `full`.

    `columns` gives the facts and the answers below; `silent` the situations in which a question below has no answer.
    """
    open_ = [variable for variable in layer.below if silent.get(variable)]
    if not open_:
        return _settle(layer, columns, full)
    merged: Settled | None = None
    for values in product(*(variable.domain for variable in open_)):
        assumed = dict(columns)
        for variable, value in zip(open_, values, strict=True):
            column = dict(columns[variable])
            column[value] = column.get(value, 0) | silent[variable]
            assumed[variable] = column
        merged = _settle(layer, assumed, full) if merged is None else _agreed(merged, _settle(layer, assumed, full))
    assert merged is not None
    merged.blocked = full & ~(merged.conflict | merged.omitted)
    for bits in merged.answers.values():
        merged.blocked &= ~bits
    return merged


def settle_all(layers: Iterable[Layer], columns: Columns, full: int) -> dict[Variable, Settled]:
    """Settle `layers` (lowest first), each on the answers of those before it."""
    known = dict(columns)
    silent: dict[Variable, int] = {}
    settled: dict[Variable, Settled] = {}
    for layer in layers:
        done = settle(layer, known, silent, full)
        settled[layer.question] = done
        known[layer.question] = done.answers
        silent[layer.question] = done.silent
    return settled


def spread(variables: Sequence[Variable]) -> dict[Variable, dict[str, int]]:
    """Columns over every combination of values: the first variable changes slowest.

    With domains of d1, d2, … values the situations are numbered 0 to d1·d2·… - 1, in the order of `itertools.product`.
    """
    columns: dict[Variable, dict[str, int]] = {}
    outer = 1
    total = prod(len(variable.domain) for variable in variables)
    for variable in variables:
        size = len(variable.domain)
        inner = total // (outer * size)
        block = _repeated((1 << inner) - 1, inner * size, outer)
        columns[variable] = {value: block << (place * inner) for place, value in enumerate(variable.domain)}
        outer *= size
    return columns


def _repeated(bits: int, stride: int, times: int) -> int:
    """`bits` written `times` times, `stride` apart: by doubling, since the numbers may have a million bits."""
    found, written = 0, 0
    power, length = bits, 1
    while times:
        if times & 1:
            found |= power << (written * stride)
            written += length
        power |= power << (length * stride)
        length *= 2
        times >>= 1
    return found


def _settle(layer: Layer, columns: Columns, full: int) -> Settled:
    answers = dict.fromkeys(layer.question.values, 0)
    applies: list[int] = []
    stands: list[int] = []
    gaps: dict[str, int] = {}
    for node in layer.nodes:
        here = node.when.holds(columns, full)
        if here:
            for lift in node.lifts:
                here &= ~lift.when.holds(columns, full)
        applies.append(here)
        for beater in node.beaten_by:
            here &= ~stands[beater]
        stands.append(here)
        if node.then is None:
            gaps[node.id] = gaps.get(node.id, 0) | here
            continue
        if not here:
            continue
        if isinstance(node.then, Variable):
            for value, bits in columns[node.then].items():
                if bits & here:
                    answers[value] |= bits & here
        else:
            answers[node.then] |= here
    conflict = seen = 0
    for bits in answers.values():
        conflict |= seen & bits
        seen |= bits
    if conflict:
        answers = {value: bits & ~conflict for value, bits in answers.items()}
    return Settled(
        layer=layer,
        full=full,
        answers=answers,
        conflict=conflict,
        omitted=full & ~seen,
        blocked=0,
        applies=applies,
        stands=stands,
        may_stand=stands,
        gaps=gaps,
    )


def _agreed(one: Settled, other: Settled) -> Settled:
    """What holds whichever of two assumptions is true."""
    return Settled(
        layer=one.layer,
        full=one.full,
        answers={value: bits & other.answers[value] for value, bits in one.answers.items()},
        conflict=one.conflict & other.conflict,
        omitted=one.omitted & other.omitted,
        blocked=0,
        applies=[a & b for a, b in zip(one.applies, other.applies, strict=True)],
        stands=[a & b for a, b in zip(one.stands, other.stands, strict=True)],
        may_stand=[a | b for a, b in zip(one.may_stand, other.may_stand, strict=True)],
        gaps={gap: bits & other.gaps[gap] for gap, bits in one.gaps.items()},
    )

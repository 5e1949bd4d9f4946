"""The literal evaluator and the settlement of the core, side by side over every local state of a question.

A local state gives a value to each fact and reading that the question looks at and, to each question below, one of its
answers or silence. Combinations of facts that cannot be are left out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from itertools import product
from math import prod
from operator import or_

from tests.core.literal import BLOCKED, CONFLITO, OMISSO, Found, Literal, State
from zarcovi_rules.core.conditions import Columns
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.settlement import Settled, settle, spread
from zarcovi_rules.core.together import possible
from zarcovi_rules.core.vocabulary import Reading, Text, Variable

Space = Mapping[Variable, tuple[str | None, ...]]
"""Local states: for each variable that a question looks at the values that it may have, None for silence."""
Settle = Callable[[Layer, Columns, Mapping[Variable, int], int], Settled]
Sets = dict[tuple[str, str], int]
"""What is said of a question, (`outcome`, `sim`) or (`stands`, `R-1`), and the local states in which it is so."""

SILENT = "(silent)"
WITNESSES = 3
"""Disagreements that are told of one slice; all of them are counted."""


@dataclass(frozen=True, kw_only=True)
class Witness:
    """A local state in which the two evaluators disagree, and what each says of it."""

    question: str
    state: Mapping[str, str]
    literal: tuple[str, ...]
    settled: tuple[str, ...]

    def __str__(self) -> str:
        lines = [f"{self.question}: the two evaluators disagree where"]
        lines += [f"    {name} = {value}" for name, value in self.state.items()]
        lines += [f"  literal: {', '.join(self.literal)}", f"  settled: {', '.join(self.settled)}"]
        return "\n".join(lines)


@dataclass(frozen=True, kw_only=True)
class Compared:
    """How many local states were compared, in how many the evaluators disagree, and some of these."""

    states: int = 0
    disagreements: int = 0
    witnesses: tuple[Witness, ...] = ()

    def __add__(self, other: Compared) -> Compared:
        return Compared(
            states=self.states + other.states,
            disagreements=self.disagreements + other.disagreements,
            witnesses=self.witnesses + other.witnesses,
        )


def space(literal: Literal, question: Question, readings: State) -> Space:
    """All local states of a question under `readings`, possible or not."""
    return {
        variable: (readings[variable],)
        if isinstance(variable, Reading)
        else (*variable.domain, None)
        if isinstance(variable, Question)
        else variable.domain
        for variable in literal.looks[question]
    }


def each_flip(literal: Literal, question: Question) -> Iterator[State]:
    """The readings in force, then these with each that the question looks at taken another way, one at a time."""
    chosen = literal.book.chosen
    yield chosen
    for reading in literal.looks[question]:
        if isinstance(reading, Reading):
            yield from ({**chosen, reading: option} for option in reading.domain if option != chosen[reading])


def size(space: Space) -> int:
    return prod(len(values) for values in space.values())


def slices(space: Space, most: int) -> Iterator[Space]:
    """`space` cut into parts of at most `most` states: the first variables stand still in each."""
    if size(space) <= most:
        yield space
        return
    first = next(variable for variable, values in space.items() if len(values) > 1)
    for value in space[first]:
        yield from slices({**space, first: (value,)}, most)


def compare(literal: Literal, question: Question, space: Space, by: Settle = settle) -> Compared:
    """Both evaluators over all of `space`, the fast one in one go."""
    said, settled = _said(literal, question, space), _settled(literal, question, space, by)
    differ = reduce(or_, (said.get(key, 0) ^ settled.get(key, 0) for key in said.keys() | settled.keys()), 0)
    return Compared(
        states=reduce(or_, (bits for (kind, _), bits in said.items() if kind == "outcome"), 0).bit_count(),
        disagreements=differ.bit_count(),
        witnesses=tuple(
            Witness(
                question=question.name,
                state=_state(space, place),
                literal=_told(said, place),
                settled=_told(settled, place),
            )
            for place in _lowest(differ, WITNESSES)
        ),
    )


def _said(literal: Literal, question: Question, space: Space) -> Sets:
    """What the literal evaluator says, one state at a time."""
    below = literal.below[question]
    given = [variable for variable in space if variable not in below]
    places: dict[Found, list[int]] = defaultdict(list)
    place = 0
    for values in product(*(space[variable] for variable in given)):
        here = literal.can_be(question, dict(zip(given, map(str, values), strict=True)))
        for answers in product(*(space[variable] for variable in below)):
            if here:
                places[literal.settle(question, (*values, *answers))].append(place)
            place += 1
    sets: Sets = defaultdict(int)
    for found, where in places.items():
        bits = _bits(where, place)
        sets["outcome", found.outcome] |= bits
        for kind in ("stands", "may", "defeated", "withdrawn"):
            for id_ in getattr(found, kind):
                sets[kind, id_] |= bits
    for speaker in literal.speakers[question]:
        if speaker.then is None:  # that a gap is defeated is told nowhere; by one silence it may be, not by another
            sets.pop(("defeated", speaker.id), None)
    return sets


def _settled(literal: Literal, question: Question, space: Space, by: Settle) -> Sets:
    """What the core says, all states at once."""
    book = literal.book
    layer = book.layers[question]
    stand_ins = {variable: _stand_in(variable, values) for variable, values in space.items()}
    spread_out = spread(list(stand_ins.values()))
    full = (1 << size(space)) - 1
    columns = {variable: spread_out[stand_in] for variable, stand_in in stand_ins.items()}
    given = {v: column for v, column in columns.items() if not isinstance(v, Question)}
    full = possible(book, given, full)
    columns = {v: {value: bits & full for value, bits in column.items()} for v, column in columns.items()}
    silent: dict[Variable, int] = {variable: columns[variable].pop(SILENT, 0) for variable in layer.below}
    done = by(layer, columns, silent, full)
    sets: Sets = defaultdict(int)
    for answer, bits in done.answers.items():
        sets["outcome", answer] = bits
    sets["outcome", CONFLITO], sets["outcome", OMISSO], sets["outcome", BLOCKED] = (
        done.conflict,
        done.omitted,
        done.blocked,
    )
    taken_back = _withdrawn(layer, columns, silent, full)
    for node, applies, stands, may, withdrawn in zip(
        layer.nodes, done.applies, done.stands, done.may_stand, taken_back, strict=True
    ):
        sets["may", node.id] |= may
        sets["stands", node.id] |= stands
        sets["defeated", node.id] |= applies & ~may
        sets["withdrawn", node.id] |= withdrawn
    for gap, bits in done.gaps.items():
        sets["stands", gap] = bits
        del sets["defeated", gap]
    return sets


def _withdrawn(layer: Layer, columns: Columns, silent: Mapping[Variable, int], full: int) -> list[int]:
    """Where each node would apply but for a salvo, whatever is silent below: settlement does not keep it."""
    open_ = [variable for variable in layer.below if silent[variable]]
    found = [full] * len(layer.nodes)
    for values in product(*(variable.domain for variable in open_)):
        assumed = dict(columns)
        for variable, value in zip(open_, values, strict=True):
            assumed[variable] = {**columns[variable], value: columns[variable].get(value, 0) | silent[variable]}
        for place, node in enumerate(layer.nodes):
            if found[place]:
                lifted = reduce(or_, (lift.when.holds(assumed, full) for lift in node.lifts), 0)
                found[place] &= lifted and lifted & node.when.holds(assumed, full)
    return found


def _stand_in(variable: Variable, values: tuple[str | None, ...]) -> Variable:
    """A variable that has these values and no others."""
    return Variable(name=variable.name, values={value or SILENT: Text("", "") for value in values})


def _bits(places: list[int], count: int) -> int:
    found = bytearray(count // 8 + 1)
    for place in places:
        found[place >> 3] |= 1 << (place & 7)
    return int.from_bytes(found, "little")


def _lowest(bits: int, most: int) -> Iterator[int]:
    for _ in range(min(most, bits.bit_count())):
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


def _state(space: Space, place: int) -> dict[str, str]:
    """The local state of that place: the first variable changes slowest."""
    found = {}
    for variable, values in reversed(list(space.items())):
        place, value = divmod(place, len(values))
        found[variable.name] = values[value] or SILENT
    return dict(reversed(list(found.items())))


def _told(sets: Sets, place: int) -> tuple[str, ...]:
    return tuple(f"{kind} {id_}" for (kind, id_), bits in sorted(sets.items()) if bits >> place & 1)

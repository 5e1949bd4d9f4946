"""What an audit finds: conflicts, gaps, rulings that never decide or say nothing new, words that nothing uses.

The words are those of the analysis of decision tables. A *conflict* is a state in which undefeated rulings answer
differently; the same answer twice is none. It is *local* where the answers below are free, *reachable* where facts lead
to it. A *gap* is a state in which nothing speaks; a declared one carries its id. A case is *dead* if it never applies,
*masked* if it always loses, *redundant* if every answer is the same without it, *subsumed* if one other case says the
same wherever it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from math import prod

from zarcovi_rules.audit.diagram import Axis, Leaf, Ref, Space
from zarcovi_rules.audit.reach import Reach, State
from zarcovi_rules.audit.table import IMPOSSIBLE, Outcome, Table, tables
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import Condition
from zarcovi_rules.core.layers import Layer, Node
from zarcovi_rules.core.rulings import Gap, Question, Ruling
from zarcovi_rules.core.settlement import settle, spread
from zarcovi_rules.core.verdict import CONFLITO, OMISSO, possible
from zarcovi_rules.core.vocabulary import Clause, Fact, Reading


class Kind(StrEnum):
    """What is found. Only the first two are against the rules of a good rulebook; the others are told."""

    CONFLICT = "conflito"
    GAP = "lacuna"
    DEAD = "morta"
    MASKED = "mascarada"
    REDUNDANT = "redundante"
    SUBSUMED = "subsumida"
    UNUSED = "sem_uso"
    IDLE = "leitura_sem_efeito"


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """One finding: about which ids, on which question, in how many local states.

    `state` is a whole situation that shows it, where one does. `by` are the ids that take the place of a case that says
    nothing new. `under` are the readings under which it was found, if they are not the ones in force.
    """

    kind: Kind
    ids: tuple[str, ...]
    question: Question | None = None
    states: int = 0
    state: State | None = None
    by: tuple[str, ...] = ()
    under: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """A declared gap where it shows: on one question, in how many local states, and in which situation."""

    gap: str
    question: Question
    states: int
    state: State | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """All that an audit of a book came to.

    `questions` and `states` tell over how many it was settled, `asked` how often the solver was asked; `local` how many
    groups of states would conflict or be silent, had the answers below not kept them apart. `elsewhere` are cases that
    decide only under a reading that is not in force. Nothing is left unknown: the solver always comes to an end.
    """

    questions: int
    states: int
    asked: int
    conflicts: tuple[Found, ...]
    gaps: tuple[Found, ...]
    others: tuple[Found, ...]
    declared: tuple[Declared, ...]
    local: int
    elsewhere: tuple[str, ...]

    @property
    def unknown(self) -> int:
        """States of which it is not known what they come to."""
        return 0

    @property
    def wrong(self) -> tuple[Found, ...]:
        """What no rulebook should have."""
        return (*self.conflicts, *self.gaps)

    def of(self, kind: Kind) -> tuple[Found, ...]:
        """The findings of one kind."""
        return tuple(found for found in (*self.wrong, *self.others) if found.kind is kind)


class Audit:
    """An audit of one book as its committee plays it."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.tables = tables(book)
        self.reach = Reach(book, self.tables)
        self.chosen = {reading.name: value for reading, value in book.chosen.items()}

    def report(self) -> Report:
        """Everything that can be found, under the readings in force."""
        wrong, local = self._wrong(self.chosen, {})
        states = sum(self._count(table, lambda _: True) for table in self.tables.values())
        lifeless, elsewhere = self._lifeless()
        others = [*lifeless, *self._needless(), *self._unused(), *self._idle()]
        return Report(
            questions=len(self.tables),
            states=states,
            asked=self.reach.asked,
            conflicts=tuple(found for found in wrong if found.kind is Kind.CONFLICT),
            gaps=tuple(found for found in wrong if found.kind is Kind.GAP),
            others=tuple(others),
            declared=tuple(self._declared()),
            local=local,
            elsewhere=tuple(elsewhere),
        )

    def flipped(self) -> Iterator[tuple[Reading, str, list[Found]]]:
        """Every reading taken in every way that it is not in force, one at a time, with what is wrong then."""
        for reading in self.book.readings.values():
            for option in reading.domain:
                if option != self.chosen[reading.name]:
                    flip = {reading.name: option}
                    yield reading, option, self._wrong({**self.chosen, **flip}, flip)[0]

    def witness(self, found: Found) -> State | None:
        """The smallest situation that shows a conflict or a gap, see `Reach.smallest`."""
        if found.question is None or found.kind not in (Kind.CONFLICT, Kind.GAP):
            return found.state
        table = self.tables[found.question]
        wanted = _clash(found.ids) if found.kind is Kind.CONFLICT else _undeclared(table.layer)
        return self.reach.smallest(table, wanted, {**self.chosen, **found.under})

    # -- conflicts and gaps ------------------------------------------------------------------------------------------

    def _wrong(self, given: State, under: Mapping[str, str]) -> tuple[list[Found], int]:
        """Reachable conflicts and undeclared gaps, and how many groups of local states cannot come about."""
        found: list[Found] = []
        local = 0
        for question, table in self.tables.items():
            counts = self._counts(table, given)
            for ids in _clashes(counts, table.layer):
                wanted = _clash(ids)
                state = self.reach.find(table, wanted, given)
                if state is None:
                    local += 1
                    continue
                times = sum(times for said, times in counts.items() if isinstance(said, Outcome) and wanted(said))
                found.append(
                    Found(
                        kind=Kind.CONFLICT, ids=ids, question=question, states=times, state=state, under=under
                    )
                )
            wanted = _undeclared(table.layer)
            times = sum(times for said, times in counts.items() if isinstance(said, Outcome) and wanted(said))
            if times:
                state = self.reach.find(table, wanted, given)
                if state is None:
                    local += 1
                else:
                    found.append(
                        Found(kind=Kind.GAP, ids=(), question=question, states=times, state=state, under=under)
                    )
        return found, local

    def _declared(self) -> Iterator[Declared]:
        for question, table in self.tables.items():
            counts = self._counts(table, self.chosen)
            for gap in sorted({node.id for node in table.layer.nodes if isinstance(node.origin, Gap)}):
                wanted = _silent_by(gap)
                times = sum(times for said, times in counts.items() if isinstance(said, Outcome) and wanted(said))
                state = self.reach.find(table, wanted, self.chosen) if times else None
                yield Declared(gap=gap, question=question, states=times, state=state)

    def _counts(self, table: Table, given: State) -> dict[Leaf, int]:
        """The local states by what is said of them, under the readings of `given`."""
        here = {axis.name: given[axis.name] for axis in table.space.axes if axis.name in given}
        counts = table.space.counts(table.space.restricted(table.root, here))
        twice = prod(len(axis.values) for axis in table.space.axes if axis.name in here)
        return {said: times // twice for said, times in counts.items() if said is not IMPOSSIBLE}

    def _count(self, table: Table, wanted: Callable[[Outcome], bool]) -> int:
        counts = self._counts(table, self.chosen)
        return sum(times for said, times in counts.items() if isinstance(said, Outcome) and wanted(said))

    # -- what never decides ------------------------------------------------------------------------------------------

    def _lifeless(self) -> tuple[list[Found], list[str]]:
        """What is dead or masked under every reading, and what lives only under one that is not in force."""
        found: list[Found] = []
        elsewhere: list[str] = []
        for question, table in self.tables.items():
            alive: set[str] = set()
            for node in table.layer.nodes:
                if node.id not in alive and (state := self._standing(table, node.id, self.chosen)) is not None:
                    alive |= self._standing_in(table, state)
            for node in table.layer.nodes:
                if node.id in alive:
                    continue
                if self._standing(table, node.id, {}) is not None:
                    elsewhere.append(node.id)
                    continue
                applies = self._holding(table.layer, node.when)
                kind = Kind.DEAD if applies is None else Kind.MASKED
                beaters = tuple(table.layer.nodes[place].id for place in node.beaten_by)
                found.append(Found(kind=kind, ids=(node.id,), question=question, state=applies, by=beaters))
            for node in table.layer.nodes:
                for lift in node.lifts:
                    if any(other.id == lift.id for other in table.layer.nodes):
                        continue  # it answers, and was looked at as a case
                    if self._holding(table.layer, node.when & lift.when, self.chosen) is not None:
                        continue
                    if self._holding(table.layer, node.when & lift.when) is not None:
                        elsewhere.append(lift.id)
                    elif not lift.challenge:
                        found.append(Found(kind=Kind.DEAD, ids=(lift.id,), question=question))
        return found, elsewhere

    def _standing(self, table: Table, id_: str, given: State) -> State | None:
        return self.reach.find(table, lambda said: id_ in said.stands, given)

    def _standing_in(self, table: Table, state: State) -> frozenset[str]:
        said = table.space.at(table.root, state)
        assert isinstance(said, Outcome)
        return said.stands

    def _holding(self, layer: Layer, condition: Condition, given: State | None = None) -> State | None:
        """A situation in which a condition holds on what a layer looks at."""
        return self.reach.find(where(self.book, layer, condition), lambda said: said.answer == HOLDS, given or {})

    # -- what says nothing new ---------------------------------------------------------------------------------------

    def _needless(self) -> Iterator[Found]:
        """Cases without which every answer would be the same, under every reading."""
        for question, table in self.tables.items():
            settled = Locally(self.book, table.layer)
            for place, node in enumerate(table.layer.nodes):
                if isinstance(node.origin, Ruling):
                    differ = settled.differing(lacking(table.layer, place))
                    if not differ or self._none_of(table.layer, differ):
                        by = tuple(settled.saying_the_same(place))
                        kind = Kind.SUBSUMED if by else Kind.REDUNDANT
                        if settled.standing(place):
                            yield Found(kind=kind, ids=(node.id,), question=question, by=by)

    def _none_of(self, layer: Layer, bits: int) -> bool:
        """Whether none of the local states of a set can come about."""
        marked = marked_table(layer, bits)
        return self.reach.find(marked, lambda said: said.answer == HOLDS, {}) is None

    # -- words that nothing uses -------------------------------------------------------------------------------------

    def _unused(self) -> Iterator[Found]:
        read = {variable for table in self.tables.values() for variable in table.layer.reads}
        read |= {atom.variable for impossible in self.book.impossible for atom in impossible.when.atoms()}
        numbers = {quantity for fact in read if isinstance(fact, Fact) for quantity in fact.inputs}
        numbers |= {quantity for question in self.book.questions.values() for quantity in question.numbers}
        lifting = {lift.clause for table in self.tables.values() for node in table.layer.nodes for lift in node.lifts}
        for name, fact in self.book.facts.items():
            if fact not in read and not (isinstance(fact, Clause) and fact in lifting):
                yield Found(kind=Kind.UNUSED, ids=(name,))
        for name, quantity in self.book.quantities.items():
            if quantity not in numbers:
                yield Found(kind=Kind.UNUSED, ids=(name,))
        for name, gap in self.book.gaps.items():
            if not any(silence.gap == gap.id for silence in self.book.silences):
                yield Found(kind=Kind.UNUSED, ids=(name,))

    def _idle(self) -> Iterator[Found]:
        """Readings that, taken otherwise, change no answer and no citation that can come about."""
        for reading in self.book.readings.values():
            if not any(self._matters(table, reading) for table in self.tables.values()):
                yield Found(kind=Kind.IDLE, ids=(reading.name,))

    def _matters(self, table: Table, reading: Reading) -> bool:
        """Whether the question looks at a reading and comes to something else in a state that can come about.

        If no question below comes to something else, neither do the answers on which this state rests: so looking at
        one question after the other is enough.
        """
        if reading not in table.layer.reads:
            return False
        space = table.space
        ways = [space.restricted(table.root, {reading.name: option}) for option in reading.domain]
        differ = space.joined(ways, lambda *said: Outcome(HOLDS if len(set(said)) > 1 else "", _NONE, _NONE))
        return self.reach.find(Table(table.layer, space, differ), lambda said: said.answer == HOLDS, {}) is not None


HOLDS = "vale"
_NONE: frozenset[str] = frozenset()


class Locally:
    """A layer settled over all states of what it looks at, where every question below has an answer."""

    def __init__(self, book: Book, layer: Layer) -> None:
        self.columns = spread(layer.reads)
        self.full = possible(book, self.columns, (1 << prod(len(v.domain) for v in layer.reads)) - 1)
        self.layer = layer
        self.done = settle(layer, self.columns, {}, self.full)

    def differing(self, other: Layer) -> int:
        """The states in which the answer is another by another layer."""
        done = settle(other, self.columns, {}, self.full)
        differ = (self.done.conflict ^ done.conflict) | (self.done.omitted ^ done.omitted)
        for answer, bits in self.done.answers.items():
            differ |= bits ^ done.answers[answer]
        return differ

    def standing(self, place: int) -> int:
        """The states in which a node stands."""
        return self.done.stands[place]

    def saying_the_same(self, place: int) -> Iterator[str]:
        """Each other case that stands wherever this one does, and answers the same."""
        mine = self.layer.nodes[place]
        for other, stands in zip(self.layer.nodes, self.done.stands, strict=True):
            same = other is not mine and isinstance(other.origin, Ruling) and other.then == mine.then
            if same and not self.done.stands[place] & ~stands:
                yield other.id


def lacking(layer: Layer, place: int) -> Layer:
    """A layer without one of its nodes."""
    kept = [node for other, node in enumerate(layer.nodes) if other != place]
    return replace(layer, nodes=tuple(_renumbered(node, place) for node in kept))


def _renumbered(node: Node, gone: int) -> Node:
    if not any(beater >= gone for beater in node.beaten_by):
        return node
    return replace(node, beaten_by=tuple(beater - (beater > gone) for beater in node.beaten_by if beater != gone))


def where(book: Book, layer: Layer, condition: Condition) -> Table:
    """A table that tells of each local state whether a condition holds there."""
    full = (1 << prod(len(v.domain) for v in layer.reads)) - 1
    columns = spread(layer.reads)
    return marked_table(layer, condition.holds(columns, full) & possible(book, columns, full))


def marked_table(layer: Layer, bits: int) -> Table:
    """A table that marks a set of local states, in which every question below has an answer."""
    space = Space(tuple(Axis(variable.name, variable.domain) for variable in layer.reads))
    full = (1 << space.states) - 1
    marked = Outcome(HOLDS, _NONE, _NONE)
    root: Ref = space.of_bits({marked: bits, IMPOSSIBLE: full & ~bits})
    return Table(layer, space, root)


def _answering(layer: Layer) -> frozenset[str]:
    return frozenset(node.id for node in layer.nodes if node.then is not None)


def _clashes(counts: Mapping[Leaf, int], layer: Layer) -> list[tuple[str, ...]]:
    """The groups of nodes that answer differently somewhere: of those that hold others, only the smallest."""
    answering = _answering(layer)
    groups = sorted(
        {said.stands & answering for said in counts if isinstance(said, Outcome) and said.answer == CONFLITO},
        key=lambda group: (len(group), sorted(group)),
    )
    least: list[frozenset[str]] = []
    for group in groups:
        if not any(known <= group for known in least):
            least.append(group)
    return [tuple(sorted(group)) for group in least]


def _clash(ids: Iterable[str]) -> Callable[[Outcome], bool]:
    group = frozenset(ids)
    return lambda said: said.answer == CONFLITO and group <= said.stands


def _undeclared(layer: Layer) -> Callable[[Outcome], bool]:
    gaps = frozenset(node.id for node in layer.nodes if isinstance(node.origin, Gap))
    return lambda said: said.answer == OMISSO and not said.perhaps & gaps


def _silent_by(gap: str) -> Callable[[Outcome], bool]:
    return lambda said: gap in said.perhaps and said.answer not in (CONFLITO,)

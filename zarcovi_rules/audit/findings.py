"""What an audit finds: conflicts, gaps, rulings that never decide or say nothing new, words that nothing uses.

The words are those of the analysis of decision tables. A *conflict* is a state in which undefeated rulings answer
differently; the same answer twice is none. It is *local* where the answers below are free, *reachable* where facts lead
to it. A *gap* is a state in which nothing speaks; a declared one carries its id, and is *swallowed* if something
answers wherever it shows. A case is *dead* if it never applies, *masked* if it always loses, *waiting* if it would
decide only once a silence below it is answered, *redundant* if every answer is the same without it, *subsumed* if one
other case says the same wherever it stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from itertools import product
from math import prod

from zarcovi_rules.audit.diagram import Axis, Leaf, Ref, Space
from zarcovi_rules.audit.reach import Reach, State, Wanted, in_force
from zarcovi_rules.audit.table import BLOCKED, IMPOSSIBLE, NO_VALUE, Outcome, Table, all_of, space_of, tables, told_of
from zarcovi_rules.audit.witness import Witness, losing, witness
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import Condition
from zarcovi_rules.core.layers import Layer, Node
from zarcovi_rules.core.rulings import Gap, Look, Question, Ruling
from zarcovi_rules.core.settlement import settle, spread
from zarcovi_rules.core.together import able
from zarcovi_rules.core.verdict import CONFLITO, OMISSO
from zarcovi_rules.core.vocabulary import Clause, Fact, Reading, Variable


class Kind(StrEnum):
    """What is found. Only the first two are against the rules of a good rulebook; the others are told."""

    CONFLICT = "conflito"
    GAP = "lacuna"
    DECLARED = "lacuna_declarada"
    SWALLOWED = "lacuna_encoberta"
    DEAD = "morta"
    MASKED = "mascarada"
    REDUNDANT = "redundante"
    SUBSUMED = "subsumida"
    UNUSED = "sem_uso"
    IDLE = "leitura_sem_efeito"


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """One finding: about which ids, on which question, in how many local states.

    `shows` is what a situation has to come to in order to show it, where one can. `by` are the ids that beat a masked
    case, or say the same as one that says nothing new. `under` are the readings under which it was found, if they are
    not the ones in force.
    """

    kind: Kind
    ids: tuple[str, ...]
    question: Question | None = None
    states: int = 0
    shows: tuple[Table, Wanted] | None = field(default=None, repr=False, compare=False)
    by: tuple[str, ...] = ()
    under: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """All that an audit of a book came to.

    `questions` and `states` tell over how many it was settled, `asked` how often the solver was asked. `kept_apart` are
    conflicts and silences that no facts lead to, since the answers below are never given together. `unseen` are gaps,
    a question each, that are declared and not met: something shows those that are under another reading. `elsewhere`
    are cases that decide only under a reading that is not in force; `waiting` those that would only if a silence below
    were answered. `unknown` counts local states in which a question hangs on a fact that has no value there while other
    questions look at it: of these the judge may know more than the tables do. Else the solver always comes to an end.
    """

    questions: int
    states: int
    unknown: int
    asked: int
    found: tuple[Found, ...]
    kept_apart: tuple[Found, ...]
    unseen: tuple[Found, ...]
    elsewhere: tuple[str, ...]
    waiting: tuple[str, ...]

    @property
    def wrong(self) -> tuple[Found, ...]:
        """What no rulebook should have."""
        return tuple(found for found in self.found if found.kind in WRONG)

    def of(self, *kinds: Kind) -> tuple[Found, ...]:
        """The findings of some kinds."""
        return tuple(found for found in self.found if found.kind in kinds)


WRONG = (Kind.CONFLICT, Kind.GAP)


class Audit:
    """An audit of one book as its committee plays it."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.tables = tables(book)
        self.reach = Reach(book, self.tables)
        self.chosen = in_force(book)

    def report(self) -> Report:
        """Everything that can be found, under the readings in force."""
        wrong, kept_apart = self._in_force
        declared, unseen = self._declared()
        lifeless, elsewhere, waiting = self._lifeless()
        return Report(
            found=(*wrong, *declared, *lifeless, *self._needless(), *self._unused(), *self._idle()),
            kept_apart=tuple(kept_apart),
            unseen=tuple(unseen),
            elsewhere=tuple(elsewhere),
            waiting=tuple(waiting),
            questions=len(self.tables),
            states=sum(sum(self._counts(table, self.chosen).values()) for table in self.tables.values()),
            unknown=self._unknown(),
            asked=self.reach.asked,
        )

    def flipped(self) -> Iterator[tuple[Reading, str, tuple[Found, ...]]]:
        """Every reading taken in every way that is not in force, one at a time, with what is wrong only then."""
        known = {(found.kind, found.ids, found.question) for found in self._in_force[0]}
        for reading in self.book.readings.values():
            for option in reading.domain:
                if option != self.chosen[reading.name]:
                    flip = {reading.name: option}
                    wrong, _ = self._wrong({**self.chosen, **flip}, flip)
                    yield reading, option, tuple(f for f in wrong if (f.kind, f.ids, f.question) not in known)

    def witness(self, found: Found) -> Witness | None:
        """The smallest situation that shows a finding, as the judge confirms it; None where none can."""
        if found.shows is None:
            return None
        table, wanted = found.shows
        state = self.reach.smallest(table, wanted, {**self.chosen, **found.under})
        if state is None:  # a case that lives under another reading only
            state = self.reach.smallest(table, wanted, {})
        return None if state is None else witness(self.book, table.layer.question, state, losing(found.ids))

    # -- conflicts and gaps ------------------------------------------------------------------------------------------

    @cached_property
    def _in_force(self) -> tuple[list[Found], list[Found]]:
        return self._wrong(self.chosen, {})

    def _wrong(self, given: State, under: Mapping[str, str]) -> tuple[list[Found], list[Found]]:
        """Conflicts and undeclared gaps: those that facts lead to, and those that none do."""
        reached: list[Found] = []
        kept_apart: list[Found] = []
        for question, table in self.tables.items():
            counts = self._counts(table, given)
            looked_for = [(Kind.CONFLICT, ids, _clash(ids)) for ids in _clashes(counts, table.layer)]
            looked_for.append((Kind.GAP, (), _undeclared(table.layer)))
            for kind, ids, wanted in looked_for:
                if times := _times(counts, wanted):
                    shows = table, wanted
                    found = Found(kind=kind, ids=ids, question=question, states=times, shows=shows, under=under)
                    (reached if self.reach.can(table, wanted, given) else kept_apart).append(found)
        return reached, kept_apart

    def _declared(self) -> tuple[list[Found], list[Found]]:
        """The declared gaps, a question each: those that facts lead to, even if others answer; those that none do."""
        met: list[Found] = []
        unseen: list[Found] = []
        for question, table in self.tables.items():
            counts = self._counts(table, self.chosen)
            for gap in sorted({node.id for node in table.layer.nodes if isinstance(node.origin, Gap)}):
                shows = table, _silent_by(gap)
                times = _times(counts, shows[1])
                found = Found(kind=Kind.DECLARED, ids=(gap,), question=question, states=times, shows=shows)
                if times and self.reach.can(*shows, self.chosen):
                    met.append(found)
                elif self.reach.can(table, _standing(gap), self.chosen):
                    shows = table, _standing(gap)
                    met.append(Found(kind=Kind.SWALLOWED, ids=(gap,), question=question, shows=shows))
                else:
                    met_elsewhere = self.reach.can(table, _silent_by(gap), {})
                    unseen.append(found if met_elsewhere else replace(found, shows=None))
        return met, unseen

    def _unknown(self) -> int:
        """See `Report`."""
        looked_at = {below for layer in self.book.layers.values() for below in layer.below}
        return sum(
            _times(self._counts(table, {**self.chosen, axis.name: NO_VALUE}), lambda said: said.answer == BLOCKED)
            for question, table in self.tables.items()
            for axis in table.space.axes
            if question in looked_at and NO_VALUE in axis.values
        )

    def _counts(self, table: Table, given: State) -> dict[Leaf, int]:
        """The local states by what is said of them, under the readings of `given`."""
        here = {axis.name: given[axis.name] for axis in table.space.axes if axis.name in given}
        counts = table.space.counts(table.space.restricted(table.root, here))
        twice = prod(len(axis.values) for axis in table.space.axes if axis.name in here)
        return {said: times // twice for said, times in counts.items() if said is not IMPOSSIBLE}

    # -- what never decides ------------------------------------------------------------------------------------------

    def _lifeless(self) -> tuple[list[Found], list[str], list[str]]:
        """What is dead or masked under every reading; what lives only under one that is not in force; what waits."""
        found: list[Found] = []
        elsewhere: list[str] = []
        waiting: list[str] = []
        living = self._living()
        for question, table in self.tables.items():
            alive = living[question]
            for node in table.layer.nodes:
                if node.id in alive or isinstance(node.origin, Gap):  # gaps decide nothing: they are told apart
                    continue
                if self.reach.can(table, _standing(node.id), {}):
                    elsewhere.append(node.id)
                    continue
                applies = where(self.book, table.layer, node.when), holds
                if not self.reach.can(*applies, {}):
                    if self.reach.can(applies[0], _may_hold, {}):
                        waiting.append(node.id)
                    else:
                        found.append(Found(kind=Kind.DEAD, ids=(node.id,), question=question))
                else:
                    by = tuple(table.layer.nodes[place].id for place in node.beaten_by)
                    found.append(Found(kind=Kind.MASKED, ids=(node.id,), question=question, shows=applies, by=by))
            for node in table.layer.nodes:
                for lift in node.lifts:
                    if any(other.id == lift.id for other in table.layer.nodes):
                        continue  # it answers, and was looked at as a case
                    lifts = where(self.book, table.layer, node.when & lift.when)
                    if self.reach.can(lifts, holds, self.chosen):
                        continue
                    if self.reach.can(lifts, holds, {}):
                        elsewhere.append(lift.id)
                    elif self.reach.can(lifts, _may_hold, {}):
                        waiting.append(lift.id)
                    elif not lift.challenge:
                        found.append(Found(kind=Kind.DEAD, ids=(lift.id,), question=question))
        return found, elsewhere, waiting

    def _living(self) -> dict[Question, set[str]]:
        """What stands somewhere, a question each. One situation tells it of every question."""
        alive: dict[Question, set[str]] = {question: set() for question in self.tables}
        for question, table in self.tables.items():
            for node in table.layer.nodes:
                if node.id not in alive[question]:
                    state = self.reach.find(table, _standing(node.id), self.chosen)
                    if state is not None:
                        for other, looked_at in self.tables.items():
                            said = looked_at.space.at(looked_at.root, state)
                            alive[other] |= said.stands if isinstance(said, Outcome) else frozenset()
        return alive

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
                        times, shows = settled.done.stands[place].bit_count(), (table, _standing(node.id))
                        if self.reach.can(*shows, {}):  # or else it is told as dead, masked or waiting
                            yield Found(kind=kind, ids=(node.id,), question=question, states=times, shows=shows, by=by)

    def _none_of(self, layer: Layer, bits: int) -> bool:
        """Whether none of the local states of a set can come about, whatever a silent question below would answer."""
        return not self.reach.can(holding(self.book, layer, bits), _may_hold, {})

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
        read_figures = set(figures_looked_up(self.book))
        for name in self.book.figure_list:
            if name not in read_figures:
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
        differ = space.joined(ways, lambda *said: MARKED if len(set(said)) > 1 else Outcome("", _NONE, _NONE))
        return self.reach.can(Table(table.layer, space, differ), holds, {})


def figures_looked_up(book: Book) -> Iterator[str]:
    """The figures that something reads: a computed answer, a fact that compares numbers, an amount.

    The last two are tried out on small numbers: a figure that only large ones read would be missed.
    """
    figures = book.figures.watched()
    for fact in book.facts.values():
        if fact.derive is not None:
            for numbers in product(*(range(one.minimum, one.minimum + 3) for one in fact.inputs)):
                fact.derive(figures, *numbers)
    for layer in book.layers.values():
        yield from (name for node in layer.nodes for name in node.figures)
        for amount in layer.question.amounts.values():
            for place in range(max(len(below.domain) for below in book.questions.values())):
                answers: dict[Variable, str] = {
                    below: below.domain[place % len(below.domain)] for below in book.questions.values()
                }
                amount(Look(figures, {one: max(one.minimum, 1) for one in book.quantities.values()}, answers))
    yield from figures.read


HOLDS = "vale"
_NONE: frozenset[str] = frozenset()
MARKED = Outcome(HOLDS, _NONE, _NONE)
"""What a table says of the states that it marks."""


class Locally:
    """A layer settled over all states of what it looks at, where every question below has an answer."""

    def __init__(self, book: Book, layer: Layer) -> None:
        self.columns = spread(layer.reads)
        self.full = able(book, self.columns, all_of(layer.reads))
        self.layer = layer
        self.done = settle(layer, self.columns, {}, self.full)

    def differing(self, other: Layer) -> int:
        """The states in which the answer is another by another layer."""
        done = settle(other, self.columns, {}, self.full)
        differ = (self.done.conflict ^ done.conflict) | (self.done.omitted ^ done.omitted)
        for answer, bits in self.done.answers.items():
            differ |= bits ^ done.answers[answer]
        return differ

    def saying_the_same(self, place: int) -> Iterator[str]:
        """Each other case that stands wherever this one does, and answers the same."""
        mine = self.layer.nodes[place]
        for other, stands in zip(self.layer.nodes, self.done.stands, strict=True):
            same = other is not mine and isinstance(other.origin, Ruling) and other.then == mine.then
            if same and not self.done.stands[place] & ~stands:
                yield other.id


def lacking(layer: Layer, place: int) -> Layer:
    """A layer without one of its cases: its exceptions go with it, and an exception lifts its case no more."""
    id_ = layer.nodes[place].id
    kept = [node for node in layer.nodes if node.id != id_ and not node.id.startswith(f"{id_}!")]
    places = {layer.nodes.index(node): new for new, node in enumerate(kept)}
    return replace(layer, nodes=tuple(_renumbered(node, id_, places) for node in kept))


def _renumbered(node: Node, gone: str, places: Mapping[int, int]) -> Node:
    lifts = tuple(lift for lift in node.lifts if lift.id != gone)
    return replace(node, lifts=lifts, beaten_by=tuple(places[beater] for beater in node.beaten_by if beater in places))


def where(book: Book, layer: Layer, condition: Condition) -> Table:
    """A table that tells of each local state whether a condition holds there."""
    return holding(book, layer, condition.holds(spread(layer.reads), all_of(layer.reads)))


def holding(book: Book, layer: Layer, bits: int) -> Table:
    """A table that tells of each local state whether it is of a set: where a question below is silent, whether it is
    whatever that would answer, or only perhaps."""
    space = space_of(book, layer)
    sets = {MARKED: bits, Outcome("", _NONE, _NONE): all_of(layer.reads) & ~bits}
    return Table(layer, space, told_of(book, space, layer.reads, sets))


def marked_table(book: Book, layer: Layer, bits: int) -> Table:
    """A table that marks a set of local states, in which every question below has an answer."""
    answered = Space(tuple(Axis(variable.name, variable.domain) for variable in layer.reads))
    root = answered.of_bits({MARKED: bits, IMPOSSIBLE: all_of(layer.reads) & ~bits})
    # Where a question below has no answer nothing is marked. That has to be said of each: nothing else keeps a solver
    # from leaving unanswered what the marks do not hang on.
    space = space_of(book, layer)
    made: dict[tuple[Ref, int], Ref] = {}

    def of(ref: Ref, level: int) -> Ref:
        if level == len(space.axes) or (ref < 0 and answered.said(ref) is IMPOSSIBLE):
            return space.leaf(answered.said(ref))
        if (ref, level) not in made:
            known = tuple(of(child, level + 1) for child in answered.children(ref, level))
            silent = len(space.axes[level].values) - len(known)
            made[ref, level] = space.node(level, (*known, *(space.leaf(IMPOSSIBLE),) * silent))
        return made[ref, level]

    return Table(layer, space, of(root, 0))


def _answering(layer: Layer) -> frozenset[str]:
    return frozenset(node.id for node in layer.nodes if node.then is not None)


def _clashes(counts: Mapping[Leaf, int], layer: Layer) -> list[tuple[str, ...]]:
    """The groups of nodes that answer differently somewhere: of those that hold others, only the smallest."""
    answering = _answering(layer)
    groups = sorted(
        {said.perhaps & answering for said in counts if isinstance(said, Outcome) and said.answer == CONFLITO},
        key=lambda group: (len(group), sorted(group)),
    )
    least: list[frozenset[str]] = []
    for group in groups:
        if not any(known <= group for known in least):
            least.append(group)
    return [tuple(sorted(group)) for group in least]


def _clash(ids: Iterable[str]) -> Wanted:
    group = frozenset(ids)
    return lambda said: said.answer == CONFLITO and group <= said.perhaps


def _undeclared(layer: Layer) -> Wanted:
    gaps = frozenset(node.id for node in layer.nodes if isinstance(node.origin, Gap))
    return lambda said: said.answer == OMISSO and not said.perhaps & gaps


def _times(counts: Mapping[Leaf, int], wanted: Wanted) -> int:
    """The number of local states in which something wanted is said."""
    return sum(times for said, times in counts.items() if isinstance(said, Outcome) and wanted(said))


def _standing(id_: str) -> Wanted:
    return lambda said: id_ in said.stands


def holds(said: Outcome) -> bool:
    """Whether a state is marked."""
    return said.answer == HOLDS


def _may_hold(said: Outcome) -> bool:
    return said.answer in (HOLDS, BLOCKED)


def _silent_by(gap: str) -> Wanted:
    return lambda said: gap in said.perhaps and said.answer in (OMISSO, BLOCKED)

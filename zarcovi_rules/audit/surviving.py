<<<<<<< HEAD
"""What a surviving mutant means: is it the same rulebook in other words, or law that no scenario holds?

A mutant is *equivalent* where it answers and cites alike in every state that can come about. Any other is *alive*, and
the smallest situation in which it shows is the scenario that would kill it.
=======
"""Mutants that no scenario kills: which of them say nothing else than the book, and what would kill the others.

A mutant is *equal* if its layer answers and cites the same in every local state, and *apart* if no facts lead to a
state in which it does not: no scenario can kill either. All others are *alive*: a case is shown, the smallest that was
found, in which the book answers or cites otherwise than the mutant. One case may kill many.
>>>>>>> h-mutantes
"""

from __future__ import annotations

<<<<<<< HEAD
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from zarcovi_rules.audit.diagram import Ref, Space
from zarcovi_rules.audit.findings import HOLDS
from zarcovi_rules.audit.killing import Survivor
from zarcovi_rules.audit.mutants import Mutant
from zarcovi_rules.audit.reach import Reach, State
from zarcovi_rules.audit.table import IMPOSSIBLE, SILENT, Outcome, Table, axis, root_in
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.core.rulings import Gap, Question, Ruling
from zarcovi_rules.core.verdict import OMISSO

_NONE: frozenset[str] = frozenset()
Said = tuple[str, frozenset[str]]
"""An answer and who is cited for it: rulings that decide, or gaps that are silent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Alive:
    """A mutant that no scenario kills, and a whole situation that would, on one of the questions that it changes."""

    mutant: Mutant
    question: Question
    state: State


@dataclass(frozen=True, slots=True, kw_only=True)
class Killer:
    """A situation that kills mutants that are alive: whoever tells it as a scenario need not tell another for them."""

    question: Question
    state: State
    mutants: tuple[Mutant, ...]


@dataclass(slots=True)
class _Layer:
    """A question's layer of the book, with what is said in every state of it."""

    layer: Layer
    space: Space
    root: Ref


class Surviving:
    """Tells equivalent mutants of a book from those that are alive."""

    def __init__(self, book: Book, reach: Reach, given: State) -> None:
        self.book = book
        self.reach = reach
        self.given = given
        self._layers: dict[Question, _Layer] = {}
        self._differ: dict[tuple[str, Question], Table] = {}

    def alive(self, survivors: Iterable[Survivor]) -> Iterator[Alive]:
        """Those that are not equivalent, each with a situation that shows it."""
        for survivor in survivors:
            for layer, other in survivor.layers:
                shows = self._table(survivor.mutant, layer, other)
                if shows is not None and (state := self._state(shows)) is not None:
                    yield Alive(mutant=survivor.mutant, question=layer.question, state=state)
                    break

    def killers(self, alive: Sequence[Alive]) -> list[Killer]:
        """Situations that together kill all of them: again and again the one that kills most of what is left.

        Those looked at are the smallest for each mutant, under the readings that it needs.
        """
        found: list[Killer] = []
        for question, ours in groupby(sorted(alive, key=lambda one: one.question.name), lambda one: one.question):
            left = {one.mutant.id: one for one in ours}
            states = [self._smallest(one) for one in left.values()]
            kills = [{id_ for id_, one in left.items() if self._shows(one, question, state)} for state in states]
            while left:
                place = max(range(len(states)), key=lambda place: (len(kills[place] & left.keys()), -place))
                mutants = tuple(left.pop(id_).mutant for id_ in list(left) if id_ in kills[place])
                found.append(Killer(question=question, state=states[place], mutants=mutants))
        return found

    def _smallest(self, alive: Alive) -> State:
        given = {name: alive.state[name] for name in self.book.readings}
        shows = self._differ[alive.mutant.id, alive.question]
        return self.reach.smallest(shows, _differs, given) or alive.state

    def _shows(self, alive: Alive, question: Question, state: State) -> bool:
        shows = self._differ.get((alive.mutant.id, question))
        return shows is not None and shows.space.at(shows.root, state) == DIFFERENT

    def _state(self, shows: Table) -> State | None:
        """A situation that shows a difference: under the readings in force if there is one, else under few others."""
        for given in (self.given, *self._flips(shows)):
            if (state := self.reach.find(shows, _differs, given)) is not None:
                return state
        return self.reach.find(shows, _differs, {})

    def _flips(self, shows: Table) -> Iterator[Mapping[str, str]]:
        for one in shows.space.asks(shows.root):
            for option in one.values if one.name in self.given else ():
                if option != self.given[one.name]:
                    yield {**self.given, one.name: option}

    def _table(self, mutant: Mutant, layer: Layer, other: Layer) -> Table | None:
        """The states in which a mutant says something else than the book; None without any."""
        known = self._known(layer)
        reads = layer.reads
        root = said_of(known.space, root_in(self.book, other, known.space, reads), other)
        differ = known.space.joined((known.root, root), _compared)
        if differ < 0 and known.space.said(differ) != DIFFERENT:
            return None
        table = self._differ[mutant.id, layer.question] = Table(layer, known.space, differ)
        return table

    def _known(self, layer: Layer) -> _Layer:
        if layer.question not in self._layers:
            space = Space(tuple(map(axis, layer.reads)))
            root = said_of(space, root_in(self.book, layer, space, layer.reads), layer)
            self._layers[layer.question] = _Layer(layer, space, root)
        return self._layers[layer.question]


def said_of(space: Space, root: Ref, layer: Layer) -> Ref:
    """The diagram of what a question answers and who is cited for it; see `said`."""
    rulings = frozenset(node.id for node in layer.nodes if isinstance(node.origin, Ruling))
    gaps = frozenset(node.id for node in layer.nodes if isinstance(node.origin, Gap))
    return space.mapped(
        root, lambda outcome: said(outcome, rulings, gaps) if isinstance(outcome, Outcome) else IMPOSSIBLE
    )


def said(outcome: Outcome, rulings: frozenset[str], gaps: frozenset[str]) -> Said:
    """What a verdict says of an outcome: the answer; the rulings that decide it, or the gaps that are why it is silent.

    To whom asks, it is the same silence whether nothing speaks or a question below is silent.
    """
    if outcome.answer in SILENT - {"conflito"}:
        return OMISSO, outcome.perhaps & gaps
    return outcome.answer, outcome.stands & rulings


DIFFERENT = Outcome(HOLDS, _NONE, _NONE)
_ALIKE = Outcome("", _NONE, _NONE)


def _compared(one: object, other: object) -> Outcome:
    return _ALIKE if one == other else DIFFERENT


def _differs(outcome: Outcome) -> bool:
    return outcome == DIFFERENT
=======
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from zarcovi_rules.audit.findings import HOLDS, Locally, marked_table
from zarcovi_rules.audit.killing import Survivor
from zarcovi_rules.audit.mutants import Mutant
from zarcovi_rules.audit.reach import Reach, State
from zarcovi_rules.audit.table import Outcome
from zarcovi_rules.audit.witness import Witness, told, witness
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.rulings import Gap, Question, Ruling
from zarcovi_rules.core.settlement import settle
from zarcovi_rules.core.verdict import Verdict


class Fate(StrEnum):
    """What is so of a mutant that no scenario kills."""

    ALIVE = "vivo"
    APART = "fora_de_alcance"
    EQUAL = "equivalente"


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A case in which the book and some mutants say something else: `shown` is what the book says of it."""

    shown: Witness
    mutants: tuple[Mutant, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Surviving:
    """What is so of all survivors, by the ids of the mutants, and the cases that would kill those that are alive."""

    fates: Mapping[str, Fate]
    cases: tuple[Case, ...]

    @property
    def alive(self) -> tuple[str, ...]:
        """The ids of the mutants that some scenario ought to kill."""
        return tuple(id_ for id_, fate in self.fates.items() if fate is Fate.ALIVE)


def surviving(book: Book, survivors: Iterable[Survivor], reach: Reach) -> Surviving:
    """Tell the survivors of `book` apart. `reach` tells what can come about in it."""
    fates: dict[str, Fate] = {}
    grouped: dict[Layer, list[tuple[Mutant, Layer]]] = {}
    for survivor in survivors:
        fates[survivor.mutant.id] = Fate.EQUAL
        for layer, other in survivor.layers:
            grouped.setdefault(layer, []).append((survivor.mutant, other))
    cases: list[Case] = []
    for layer, changed in grouped.items():
        known = Locally(book, layer)
        differ = {mutant: bits for mutant, other in changed if (bits := differing(known, other))}
        shown: list[_Shown] = []
        for mutant, bits in differ.items():
            if any(case.bit & bits for case in shown):
                fates[mutant.id] = Fate.ALIVE
            elif (case := _found(book, reach, known, bits)) is not None:
                shown.append(case)
                fates[mutant.id] = Fate.ALIVE
            elif fates[mutant.id] is Fate.EQUAL:
                fates[mutant.id] = Fate.APART
        cases += (_case(book, layer.question, one, mutants) for one, mutants in _fewest(shown, differ))
    return Surviving(fates=fates, cases=tuple(cases))


def differing(known: Locally, other: Layer) -> int:
    """The local states in which `other`, with the same nodes in their places, answers or cites otherwise."""
    found = known.differing(other)
    one, two = known.done, settle(other, known.columns, {}, known.full)
    for place, node in enumerate(one.layer.nodes):
        stands = one.stands[place] ^ two.stands[place]
        if isinstance(node.origin, Ruling):
            found |= stands
        elif isinstance(node.origin, Gap):
            found |= stands & one.omitted
    return found


def of_mutant(mutant: Mutant, verdict: Verdict) -> Verdict:
    """What a mutant says of a case of which the book says `verdict`."""
    return plan(mutant.of_book(verdict.plan.book), verdict.plan.target).ask(verdict.situation)


class _Shown(NamedTuple):
    """A local state that facts lead to, as a bit, and the whole situation."""

    bit: int
    state: State


def _found(book: Book, reach: Reach, known: Locally, differ: int) -> _Shown | None:
    table = marked_table(known.layer, differ)
    chosen = {reading.name: value for reading, value in book.chosen.items()}
    state = reach.smallest(table, _holds, chosen) or reach.smallest(table, _holds, {})
    if state is None:
        return None
    bit = known.full
    for variable in known.layer.reads:
        bit &= known.columns[variable][state[variable.name]]
    return _Shown(bit, state)


def _holds(said: Outcome) -> bool:
    return said.answer == HOLDS


def _fewest(shown: Iterable[_Shown], differ: Mapping[Mutant, int]) -> Iterator[tuple[_Shown, list[Mutant]]]:
    """Of the cases those that kill the most, until every mutant that one of them kills is killed."""
    kills = [(case, [mutant for mutant, bits in differ.items() if case.bit & bits]) for case in shown]
    while kills:
        case, mutants = max(kills, key=lambda one: len(one[1]))
        yield case, mutants
        dead = set(mutants)
        left = ((other, [mutant for mutant in those if mutant not in dead]) for other, those in kills)
        kills = [(other, those) for other, those in left if those]


def _case(book: Book, question: Question, shown: _Shown, mutants: list[Mutant]) -> Case:
    def kept(verdict: Verdict) -> object:
        return [told(of_mutant(mutant, verdict)) != told(verdict) for mutant in mutants]

    return Case(shown=witness(book, question, shown.state, kept), mutants=tuple(mutants))
>>>>>>> h-mutantes

"""Mutants that no scenario kills: which of them say nothing else than the book, and what would kill the others.

A mutant is *equal* if its layer answers and cites the same in every local state, and *apart* if no facts lead to a
state in which it does not: no scenario can kill either. All others are *alive*: a case is shown, the smallest that was
found, in which the book answers or cites otherwise than the mutant. One case may kill many.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from zarcovi_rules.audit.findings import MARKED, Locally, holds, marked_table
from zarcovi_rules.audit.mutation.killing import Survivor
from zarcovi_rules.audit.mutation.mutants import Mutant
from zarcovi_rules.audit.reach import Reach, State
from zarcovi_rules.audit.table import IMPOSSIBLE, SILENT, Impossible, Outcome, Table, cited, root_in, space_of
from zarcovi_rules.audit.witness import Witness, told, witness
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.layers import Layer, Node
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.rulings import Gap, Question, Ruling
from zarcovi_rules.core.settlement import settle
from zarcovi_rules.core.verdict import CONFLITO, Verdict
from zarcovi_rules.core.vocabulary import Clause


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
        shown: list[_Shown] = []
        differ: dict[Mutant, int] = {}
        for mutant, other in changed:
            differ[mutant], otherwise = differing(known, other)
            if any(case.bit & differ[mutant] for case in shown):
                fates[mutant.id] = Fate.ALIVE
                continue
            case = _found(book, reach, known, differ[mutant]) if differ[mutant] else None
            if case is None and (differ[mutant] or otherwise):
                case = _silently(book, reach, layer, other)
            if case is not None:
                shown.append(replace(case, mutant=mutant))
                fates[mutant.id] = Fate.ALIVE
            elif differ[mutant] and fates[mutant.id] is Fate.EQUAL:
                fates[mutant.id] = Fate.APART
        cases += (_case(book, layer.question, one, mutants) for one, mutants in _fewest(shown, differ))
    return Surviving(fates=fates, cases=tuple(cases))


def differing(known: Locally, other: Layer) -> tuple[int, bool]:
    """The local states in which `other`, with the same nodes in their places, answers or cites otherwise.

    And whether its gaps show in other states, if only where something answers: where questions below are silent they
    may be cited.
    """
    found = known.differing(other)
    one, two = known.done, settle(other, known.columns, {}, known.full)
    gaps: dict[str, tuple[int, int]] = {}
    for node, changed, mine, its in zip(one.layer.nodes, other.nodes, one.stands, two.stands, strict=True):
        if isinstance(node.origin, Ruling):
            found |= mine ^ its
            before, after = _ignored(known, node, mine), _ignored(known, changed, its)
            for clause in before.keys() | after.keys():
                found |= before.get(clause, 0) ^ after.get(clause, 0)
        elif isinstance(node.origin, Gap):
            # A gap may show for several reasons: it is cited once.
            seen = gaps.get(node.id, (0, 0))
            gaps[node.id] = seen[0] | mine, seen[1] | its
    elsewhere = False
    for here, there in gaps.values():
        found |= (here ^ there) & one.omitted
        elsewhere |= here != there
    return found, elsewhere


def _ignored(known: Locally, node: Node, stands: int) -> dict[Clause, int]:
    """Where a case stands against a clause, and says so."""
    return {
        lift.clause: lift.clause.said.holds(known.columns, known.full)
        & ~lift.when.holds(known.columns, known.full)
        & stands
        for lift in node.lifts
        if lift.challenge
    }


def of_mutant(mutant: Mutant, verdict: Verdict) -> Verdict:
    """What a mutant says of a case of which the book says `verdict`."""
    return plan(mutant.of_book(verdict.plan.book), verdict.plan.target).ask(verdict.situation)


def said(verdict: Verdict) -> tuple[object, ...]:
    """What tells a mutant apart: what a witness shows, and which clauses are ignored."""
    return *told(verdict), frozenset(verdict.proof.ignored)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Shown:
    """A whole situation that shows a mutant; as a bit, its local state, where every question below has an answer."""

    state: State
    bit: int = 0
    mutant: Mutant | None = None


def _found(book: Book, reach: Reach, known: Locally, differ: int) -> _Shown | None:
    """A situation that leads to one of the local states in `differ`."""
    state = _reached(book, reach, marked_table(book, known.layer, differ))
    if state is None:
        return None
    bit = known.full
    for variable in known.layer.reads:
        bit &= known.columns[variable][state[variable.name]]
    return _Shown(state=state, bit=bit)


def _silently(book: Book, reach: Reach, layer: Layer, other: Layer) -> _Shown | None:
    """A situation in which questions below have no answer, or facts no value, and the layer comes to something else."""
    space = space_of(book, layer)
    if all(len(one.values) == len(variable.domain) for one, variable in zip(space.axes, layer.reads, strict=True)):
        return None
    rulings, gaps = cited(layer).values()

    def shows(outcome: Outcome) -> object:
        if outcome.answer not in SILENT or outcome.answer == CONFLITO:
            return outcome.answer, outcome.stands & rulings
        return outcome.stands & gaps or outcome.perhaps & gaps

    def differs(one: Outcome | Impossible, two: Outcome | Impossible) -> Outcome | Impossible:
        if isinstance(one, Outcome) and isinstance(two, Outcome) and shows(one) != shows(two):
            return MARKED
        return IMPOSSIBLE

    roots = [root_in(book, each, space, layer.reads) for each in (layer, other)]
    state = _reached(book, reach, Table(layer, space, space.joined(roots, differs)))
    return None if state is None else _Shown(state=state)


def _reached(book: Book, reach: Reach, table: Table) -> State | None:
    """The smallest situation that is marked: under the readings in force if there is one, or else under others."""
    chosen = {reading.name: value for reading, value in book.chosen.items()}
    return reach.smallest(table, holds, chosen) or reach.smallest(table, holds, {})


def _fewest(shown: Iterable[_Shown], differ: Mapping[Mutant, int]) -> Iterator[tuple[_Shown, list[Mutant]]]:
    """Of the cases those that kill the most, until every mutant that one of them kills is killed."""
    kills = [(case, [m for m, bits in differ.items() if case.bit & bits or m is case.mutant]) for case in shown]
    while kills:
        case, mutants = max(kills, key=lambda one: len(one[1]))
        yield case, mutants
        dead = set(mutants)
        left = ((other, [mutant for mutant in those if mutant not in dead]) for other, those in kills)
        kills = [(other, those) for other, those in left if those]


def _case(book: Book, question: Question, shown: _Shown, mutants: list[Mutant]) -> Case:
    def kept(verdict: Verdict) -> object:
        return [said(of_mutant(mutant, verdict)) != said(verdict) for mutant in mutants]

    return Case(shown=witness(book, question, shown.state, kept), mutants=tuple(mutants))

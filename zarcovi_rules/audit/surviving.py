"""Mutants that no scenario kills: which of them say nothing else than the book, and what would kill the others.

A mutant is *equal* if its layer answers and cites the same in every local state, and *apart* if no facts lead to a
state in which it does not: no scenario can kill either. All others are *alive*: a case is shown, the smallest that was
found, in which the book answers or cites otherwise than the mutant. One case may kill many.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from zarcovi_rules.audit.findings import HOLDS, Locally, marked_table
from zarcovi_rules.audit.killing import Survivor
from zarcovi_rules.audit.mutants import Mutant
from zarcovi_rules.audit.reach import Reach, State
from zarcovi_rules.audit.table import Outcome
from zarcovi_rules.audit.witness import Witness, witness
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
    shown: dict[Question, list[_Shown]] = {}
    known: dict[Layer, Locally] = {}
    for survivor in survivors:
        fate = Fate.EQUAL
        for layer, other in survivor.layers:
            if layer not in known:
                known[layer] = Locally(book, layer)
            differ = differing(known[layer], other)
            if not differ:
                continue
            cases = shown.setdefault(layer.question, [])
            case = next((case for case in cases if case.bit & differ), None)
            if case is None:
                case = _found(book, reach, known[layer], differ)
                if case is None:
                    fate = Fate.APART
                    continue
                cases.append(case)
            case.mutants.append(survivor.mutant)
            fate = Fate.ALIVE
            break
        fates[survivor.mutant.id] = fate
    return Surviving(fates=fates, cases=tuple(_cases(book, shown)))


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


def of_mutant(mutant: Mutant, shown: Witness) -> Verdict:
    """What a mutant says of a case that is shown."""
    return plan(mutant.of_book(shown.verdict.plan.book), shown.question).ask(shown.verdict.situation)


@dataclass(slots=True)
class _Shown:
    """A local state that facts lead to, as a bit; the whole situation; the mutants that say something else in it."""

    question: Question
    bit: int
    state: State
    mutants: list[Mutant]


def _found(book: Book, reach: Reach, known: Locally, differ: int) -> _Shown | None:
    table = marked_table(known.layer, differ)
    chosen = {reading.name: value for reading, value in book.chosen.items()}
    state = reach.smallest(table, _holds, chosen) or reach.smallest(table, _holds, {})
    if state is None:
        return None
    bit = known.full
    for variable in known.layer.reads:
        bit &= known.columns[variable][state[variable.name]]
    return _Shown(known.layer.question, bit, state, [])


def _holds(said: Outcome) -> bool:
    return said.answer == HOLDS


def _cases(book: Book, shown: Mapping[Question, Iterable[_Shown]]) -> Iterator[Case]:
    for cases in shown.values():
        for case in cases:
            yield Case(shown=witness(book, case.question, case.state), mutants=tuple(case.mutants))

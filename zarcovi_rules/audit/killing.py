"""Which scenarios kill a mutant: they pass with the book, and do not pass with the mutant. Their own `Então` decide.

All scenarios are run once, and every situation in which the judge is asked is kept. A mutant is first settled, layer by
layer, over all situations kept: where nothing is settled otherwise, no scenario can fail. The other scenarios are run
again with the mutant, the likeliest first, until one does not pass.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import NamedTuple

from zarcovi_rules.audit.mutants import Mutant
from zarcovi_rules.audit.recorded import Recording
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.verify import tags
from zarcovi_rules.verify.features import Scenario
from zarcovi_rules.verify.rules import Play, under
from zarcovi_rules.verify.runner import Status, run
from zarcovi_rules.verify.steps import Steps
from zarcovi_rules.verify.tags import Catalogue

Readings = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """What became of a mutant: the scenario that kills it, or None.

    `changed` is the number of situations in the scenarios in which the changed layer itself is settled otherwise,
    `replayed` how many scenarios were run again.
    """

    mutant: Mutant
    killer: Scenario | None
    status: Status | None
    changed: int
    replayed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Survivor:
    """A mutant that no scenario kills, with each layer that it changes: the book's own, and the mutant's."""

    mutant: Mutant
    layers: tuple[tuple[Layer, Layer], ...]
    changed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Killing:
    """What became of all mutants of a book, in their order."""

    book: Book
    tried: tuple[Tried, ...]

    @property
    def survivors(self) -> tuple[Survivor, ...]:
        """The mutants that no scenario kills."""
        return tuple(
            Survivor(
                mutant=tried.mutant,
                layers=tuple((self.book.layers[question], layer) for question, layer in tried.mutant.layers.items()),
                changed=tried.changed,
            )
            for tried in self.tried
            if tried.killer is None
        )


@dataclass(slots=True)
class _Elsewhere(Play):
    """A play of the same scenario with verdicts from another book: `books` gives it under the scenario's readings."""

    books: Callable[[Readings], Book] = field(kw_only=True)

    @property
    def playing(self) -> Book:
        """The other book with the readings of this scenario."""
        return self.books(tuple(sorted(self.readings.items())))


def killing(
    steps: Steps[Play],
    scenarios: Sequence[Scenario],
    book: Book,
    catalogue: Catalogue,
    mutants: Sequence[Mutant],
    *,
    jobs: int = 1,
) -> Killing:
    """Try `mutants` of `book` on scenarios, all of which pass, in `jobs` processes where the system can fork."""
    trial = _Trial(steps, scenarios, book, catalogue, mutants)
    if jobs > 1 and "fork" in multiprocessing.get_all_start_methods():
        found = trial.shared(jobs)
    else:
        found = [trial.of(mutant) for mutant in mutants]
    return Killing(
        book=book,
        tried=tuple(
            Tried(
                mutant=mutant,
                killer=None if each.killer is None else scenarios[each.killer],
                status=each.status,
                changed=each.changed,
                replayed=each.replayed,
            )
            for mutant, each in zip(mutants, found, strict=True)
        ),
    )


class _Outcome(NamedTuple):
    """What became of a mutant, see `Tried`; the scenario by its place."""

    killer: int | None
    status: Status | None
    changed: int
    replayed: int


class _Trial:
    """The trial of mutants on the scenarios of one book."""

    def __init__(
        self,
        steps: Steps[Play],
        scenarios: Sequence[Scenario],
        book: Book,
        catalogue: Catalogue,
        mutants: Sequence[Mutant],
    ) -> None:
        self.steps = steps
        self.scenarios = scenarios
        self.book = book
        self.mutants = mutants
        self.cited = [frozenset(tags.known(scenario, catalogue)) for scenario in scenarios]
        self.recording = self._recorded()

    def _recorded(self) -> Recording:
        recording = Recording(self.book)
        books = _Under(recording.book)
        acted = self.steps.playing(lambda: _Elsewhere(self.book, books=books))
        for place, scenario in enumerate(self.scenarios):
            recording.begin(place)
            run(acted, [scenario])
        recording.end()
        return recording

    def of(self, mutant: Mutant) -> _Outcome:
        """What becomes of one mutant."""
        changed, sure, perhaps = self.recording.touched(mutant.layers)
        books = _Mutated(self.book, mutant)
        acted = self.steps.playing(lambda: _Elsewhere(self.book, books=books))
        replayed = 0
        for place in chain(self._likeliest(mutant, sure), self._likeliest(mutant, perhaps)):
            replayed += 1
            (result,) = run(acted, [self.scenarios[place]]).results
            if result.status is not Status.PASSED:
                return _Outcome(place, result.status, changed, replayed)
        return _Outcome(None, None, changed, replayed)

    def _likeliest(self, mutant: Mutant, places: Sequence[int]) -> Sequence[int]:
        """The scenarios in the order in which they are tried: those first that cite what was changed."""
        id_, _, clause = mutant.of.partition("!")
        ruling, case = tags.split(id_)
        exact = (ruling, f"salvo-{clause}" if clause else case or "base")

        def rank(place: int) -> int:
            cited = self.cited[place]
            return 0 if exact in cited else 1 if any(one == ruling for one, _ in cited) else 2

        return sorted(places, key=rank)

    def shared(self, jobs: int) -> list[_Outcome]:
        """What becomes of all mutants, tried by several processes."""
        global _trial
        _trial = self
        try:
            with multiprocessing.get_context("fork").Pool(jobs) as pool:
                return pool.map(_of, range(len(self.mutants)), chunksize=32)
        finally:
            _trial = None


class _Under:
    """A book under the readings that scenarios choose, made once for each choice."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._made: dict[Readings, Book] = {(): book}

    def __call__(self, readings: Readings) -> Book:
        if readings not in self._made:
            chosen = {**self._book.committee.readings, **dict(readings)}
            self._made[readings] = self._book.under(replace(self._book.committee, readings=chosen))
        return self._made[readings]


class _Mutated:
    """A mutant of a book under the readings that scenarios choose. It shares the plans of the book under the same."""

    def __init__(self, book: Book, mutant: Mutant) -> None:
        self._book = book
        self._mutant = mutant
        self._made: dict[Readings, Book] = {}

    def __call__(self, readings: Readings) -> Book:
        if readings not in self._made:
            self._made[readings] = self._mutant.of_book(under(self._book, readings))
        return self._made[readings]


_trial: _Trial | None = None
"""What a forked process tries: it is there before the fork, so that nothing has to be sent."""


def _of(place: int) -> _Outcome:
    assert _trial is not None
    return _trial.of(_trial.mutants[place])

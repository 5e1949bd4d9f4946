"""Which scenarios kill a mutant: they pass with the book, and do not pass with the mutant. Their own `Então` decide.

All scenarios are run once, and every situation in which the judge is asked is kept. A mutant is first settled, layer by
layer, over all situations kept: where nothing is settled otherwise, no scenario can fail. The other scenarios are run
again with the mutant, the likeliest first, until one does not pass.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from zarcovi_rules.audit.mutation.attempts import Attempt, Books, Readings, tagged, under
from zarcovi_rules.audit.mutation.mutants import Mutant
from zarcovi_rules.audit.mutation.recorded import Recording
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.layers import Layer


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """What became of a mutant: what kills it, or None.

    `changed` is the number of situations in the scenarios in which the changed layer itself is settled otherwise,
    `replayed` how many scenarios were run again.
    """

    mutant: Mutant
    killer: Attempt | None
    changed: int
    replayed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Survivor:
    """A mutant that nothing kills, with each layer that it changes: the book's own, and the mutant's."""

    mutant: Mutant
    layers: tuple[tuple[Layer, Layer], ...]
    changed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Killing:
    """What became of all mutants of a book, in their order. `failing` do not pass with the book: they were left out."""

    book: Book
    tried: tuple[Tried, ...]
    failing: tuple[Attempt, ...]

    @property
    def survivors(self) -> tuple[Survivor, ...]:
        """The mutants that nothing kills."""
        return tuple(
            Survivor(
                mutant=tried.mutant,
                layers=tuple((self.book.layers[question], layer) for question, layer in tried.mutant.layers.items()),
                changed=tried.changed,
            )
            for tried in self.tried
            if tried.killer is None
        )


def killing(book: Book, mutants: Sequence[Mutant], attempts: Sequence[Attempt], *, jobs: int = 1) -> Killing:
    """Try `mutants` of `book` on scenarios, in `jobs` processes where the system can fork: the outcome is the same."""
    trial = _Trial(book, mutants, attempts)
    if jobs > 1 and "fork" in multiprocessing.get_all_start_methods():
        found = trial.shared(jobs)
    else:
        found = [trial.of(mutant) for mutant in mutants]
    return Killing(
        book=book,
        failing=tuple(trial.failing),
        tried=tuple(
            Tried(
                mutant=mutant,
                killer=None if each.killer is None else attempts[each.killer],
                changed=each.changed,
                replayed=each.replayed,
            )
            for mutant, each in zip(mutants, found, strict=True)
        ),
    )


class _Outcome(NamedTuple):
    """What became of a mutant, see `Tried`; the killer by its place."""

    killer: int | None
    changed: int
    replayed: int


class _Trial:
    """The trial of mutants of one book."""

    def __init__(self, book: Book, mutants: Sequence[Mutant], attempts: Sequence[Attempt]) -> None:
        self.books = under(book)
        self.mutants = mutants
        self.attempts = attempts
        self.recording = Recording(book)
        self.failing: list[Attempt] = []
        recorded = under(self.recording.book)
        for place, attempt in enumerate(attempts):
            self.recording.begin()
            if attempt.passes(recorded):
                self.recording.keep(place)
            else:
                self.failing.append(attempt)
        self.recording.end()

    def of(self, mutant: Mutant) -> _Outcome:
        """What becomes of one mutant."""
        changed, sure, perhaps = self.recording.touched(mutant.layers)
        books = self._mutated(mutant)
        replayed = 0
        for place in chain(self._likeliest(mutant, sure), self._likeliest(mutant, perhaps)):
            replayed += 1
            if not self.attempts[place].passes(books):
                return _Outcome(place, changed, replayed)
        return _Outcome(None, changed, replayed)

    def shared(self, jobs: int) -> list[_Outcome]:
        """What becomes of all mutants, tried by several processes."""
        global _trial
        _trial = self
        try:
            with multiprocessing.get_context("fork").Pool(jobs) as pool:
                return pool.map(_of, range(len(self.mutants)), chunksize=32)
        finally:
            _trial = None

    def _mutated(self, mutant: Mutant) -> Books:
        """A mutant under the readings that scenarios choose. It shares the plans of the book under the same."""
        made: dict[Readings, Book] = {}

        def books(readings: Readings) -> Book:
            if readings not in made:
                made[readings] = mutant.of_book(self.books(readings))
            return made[readings]

        return books

    def _likeliest(self, mutant: Mutant, places: Sequence[int]) -> Sequence[int]:
        """The scenarios in the order in which they are tried: those first that cite what was changed."""
        exact = tagged(mutant.of)

        def rank(place: int) -> int:
            cited = self.attempts[place].cited
            return 0 if exact in cited else 1 if any(one == exact[0] for one, _ in cited) else 2

        return sorted(places, key=rank)


_trial: _Trial | None = None
"""What a forked process tries: it is there before the fork, so that nothing has to be sent."""


def _of(place: int) -> _Outcome:
    assert _trial is not None
    return _trial.of(_trial.mutants[place])

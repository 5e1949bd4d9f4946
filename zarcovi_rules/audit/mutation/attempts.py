"""What may kill a mutant: scenarios of features, and judged cases of scenario files. Each is tried on any book."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.judge.logs import LogsOf, no_logs
from zarcovi_rules.judge.scenario import judged
from zarcovi_rules.judge.schema import scenario_schema
from zarcovi_rules.source import schema, yaml
from zarcovi_rules.source.places import Place
from zarcovi_rules.verify import tags
from zarcovi_rules.verify.features import Scenario
from zarcovi_rules.verify.rules import Play
from zarcovi_rules.verify.runner import Status, run
from zarcovi_rules.verify.steps import Steps
from zarcovi_rules.verify.tags import Catalogue

Readings = tuple[tuple[str, str], ...]
Books = Callable[[Readings], Book]
"""A book under the readings that a scenario chooses."""
Cited = frozenset[tuple[str, str]]


class Attempt(Protocol):
    """Something that expects answers: what it is called, where it stands, which cases of rulings it cites."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def place(self) -> Place:
        """Where it stands."""

    @property
    def cited(self) -> Cited:
        """The (id, case) pairs that it says it shows."""

    def passes(self, books: Books) -> bool:
        """Whether all that it expects is so in that book."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Told:
    """A scenario of a feature."""

    steps: Steps[Play]
    scenario: Scenario
    book: Book
    cited: Cited

    @property
    def name(self) -> str:
        """Its title."""
        return self.scenario.name

    @property
    def place(self) -> Place:
        """Its line, or that of its row of examples."""
        return Place(self.scenario.path, self.scenario.row or self.scenario.line)

    def passes(self, books: Books) -> bool:
        """Whether it passes; what is cited is looked up in the book that it was written for."""
        acted = self.steps.playing(lambda: _Elsewhere(self.book, books=books))
        (result,) = run(acted, [self.scenario]).results
        return result.status is Status.PASSED


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Written:
    """A case of a scenario file, at its number in the document."""

    document: yaml.Document
    number: int
    book: Book
    logs_of: LogsOf
    name: str
    place: Place
    cited: Cited

    def passes(self, books: Books) -> bool:
        """Whether the case comes out as it expects."""
        try:
            found = judged(self.document, self.number, lambda _: books(()), self.logs_of, self.book.committee)
        except RulesError:
            return False
        return not found.unmet


@dataclass(slots=True)
class _Elsewhere(Play):
    """A play whose verdicts come from another book: `books` gives it under the scenario's readings."""

    books: Books = field(kw_only=True)

    @property
    def playing(self) -> Book:
        """The other book with the readings of this scenario."""
        return self.books(tuple(sorted(self.readings.items())))


def of_features(
    steps: Steps[Play], scenarios: Iterable[Scenario], book: Book, catalogue: Catalogue
) -> Sequence[Attempt]:
    """The scenarios of features about `book`."""
    return [
        Told(steps=steps, scenario=scenario, book=book, cited=frozenset(tags.known(scenario, catalogue)))
        for scenario in scenarios
    ]


def of_cases(text: str, path: str, book: Book, logs_of: LogsOf = no_logs) -> Iterator[Attempt]:
    """The cases of a scenario text that are about `book` and expect something. A text with mistakes has none."""
    reading = yaml.read(text, path)
    if reading.findings:
        return
    for document in reading.documents:
        if schema.check(document, scenario_schema([book], logs_of)):
            continue
        for number, case in enumerate(document.data["casos"]):
            if case.keys() & {"espera", "decidida_por", "lacunas"}:
                yield Written(
                    document=document,
                    number=number,
                    book=book,
                    logs_of=logs_of,
                    name=case["caso"],
                    place=document.places.value(("casos", number)),
                    cited=frozenset(map(tagged, case.get("decidida_por", ()))),
                )


def tagged(id_: str) -> tuple[str, str]:
    """The pair by which tags cite an id: of `R-1!clause`, `R-1` and `salvo-clause`."""
    case, _, clause = id_.partition("!")
    ruling, name = tags.split(case)
    return ruling, f"salvo-{clause}" if clause else name or "base"


def under(book: Book) -> Books:
    """`book` under the readings that scenarios choose."""
    return lambda readings: book.taking(dict(readings))

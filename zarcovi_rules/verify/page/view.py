"""The whole page before it is HTML: every sentence in the reader's language, every thing with its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.source.places import Finding
from zarcovi_rules.verify import tags
from zarcovi_rules.verify.page.day import day
from zarcovi_rules.verify.page.marks import BAD, GOOD, OPEN, QUIET, Mark
from zarcovi_rules.verify.page.rulebook import BookView, Rulebook
from zarcovi_rules.verify.page.scenarios import (
    FeatureView,
    Link,
    ProblemView,
    ScenarioView,
    anchor,
    scenarios,
    short_names,
)
from zarcovi_rules.verify.report import Report, Say, Use, exit_code, place_told, verdict
from zarcovi_rules.verify.runner import Status
from zarcovi_rules.verify.steps import header_row
from zarcovi_rules.verify.tags import Catalogue


@dataclass(frozen=True, slots=True, kw_only=True)
class Number:
    """So many of so many, and of what."""

    of: str
    got: int
    all: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FindingView:
    """Something wrong in a file, or understood anyway."""

    place: str
    message: str
    help: str
    mark: Mark


@dataclass(frozen=True, slots=True, kw_only=True)
class UseView:
    """A step of the catalogue: what may stand in its places, and where it is used."""

    keyword: str
    expression: str
    help: str
    places: tuple[str, ...]
    uses: int
    first: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """The page."""

    lang: str
    book: str
    version: str
    made: date
    verdict: str
    mark: Mark
    played: str
    part: bool
    numbers: tuple[Number, ...]
    failures: tuple[tuple[ScenarioView, ProblemView], ...]
    missing: tuple[Link, ...]
    findings: tuple[FindingView, ...]
    rules: BookView
    features: tuple[FeatureView, ...]
    steps: tuple[UseView, ...]


def page(report: Report, book: Book, catalogue: Catalogue, uses: Sequence[Use], say: Say) -> Page:
    """The page of a run. `book` and its `catalogue` are the rulebook as it was played."""
    results = report.run.results
    shown = {pair for result in results for pair in tags.known(result.scenario, catalogue)}
    ids = set(catalogue.cases) if report.complete else {id_ for id_, _ in shown}

    def linked(cited: str) -> str | None:
        """The place of an id, of one case of it, or of an exception of it; None for what is not on the page."""
        id_, case = tags.split(cited.partition("!")[0])
        if id_ not in ids:
            return None
        return anchor("r", f"{id_}:{case}" if case in catalogue.cases[id_] else id_)

    ran = scenarios(results, catalogue, linked, say)
    rules = Rulebook(
        book=book, catalogue=catalogue, shown=ran.shown, linked=linked, say=say, whole=report.complete
    ).view()
    missing = report.matrix.missing if report.complete else ()
    return Page(
        lang=say(msg("{text}", text=Text("pt-BR", "en"))),
        book=book.name,
        version=say(msg("zarcovi {version}, rulebook {book}", version=report.version, book=book.version)),
        made=day(),
        verdict=say(verdict(report)),
        mark=_whole_mark(report, say),
        played="" if report.played is None else say(report.played),
        part=not report.complete,
        numbers=tuple(_numbers(report, say)),
        failures=tuple(ran.problems()),
        missing=tuple(
            Link(to=linked(f"{id_}:{case}"), text=f"@{id_}:{case}" if case else f"@{id_}") for id_, case in missing
        ),
        findings=tuple(_findings(report, say)),
        rules=rules,
        features=tuple(ran.features),
        steps=tuple(_uses(uses, say)),
    )


def _whole_mark(report: Report, say: Say) -> Mark:
    fine = exit_code(report) == 0
    matched = report.run.count(Status.MATCHED)
    return Mark(kind=(QUIET if matched else GOOD) if fine else BAD, word=say(msg("result")))


def _numbers(report: Report, say: Say) -> list[Number]:
    run, rulings, others = report.run, report.coverage.rulings, report.coverage.others
    numbers = [Number(of=say(msg("Scenarios that passed")), got=run.passed, all=len(run.results))]
    if report.complete:
        numbers += [
            Number(of=say(msg("Rulings confirmed")), got=rulings.covered, all=rulings.all),
            Number(of=say(msg("Readings, gaps and tensions confirmed")), got=others.covered, all=others.all),
        ]
    return numbers


def _findings(report: Report, say: Say) -> list[FindingView]:
    error = Mark(kind=BAD, word=say(msg("error")))
    notice = Mark(kind=OPEN, word=say(msg("notice")))
    idle = report.flips.idle if report.flips else ()
    kinds: list[tuple[Mark, Sequence[Finding]]] = [
        (error, (*report.errors, *report.weak)),
        (notice, (*report.notices, *idle)),
    ]
    return [
        FindingView(
            place=str(finding.place),
            message=say(finding.message),
            help="" if finding.help is None else say(finding.help),
            mark=mark,
        )
        for mark, findings in kinds
        for finding in findings
    ]


def _uses(uses: Sequence[Use], say: Say) -> Iterator[UseView]:
    names = short_names(use.first.path for use in uses if use.first is not None)
    for use in uses:
        definition, first = use.definition, use.first
        tables: list[Message] = [msg("Table: {row}", row=header_row(each)) for each in definition.tables]
        yield UseView(
            keyword=definition.keyword,
            expression=definition.expression,
            help=say(msg("{text}", text=definition.help)),
            places=tuple(map(say, [*map(place_told, definition.parameters), *tables])),
            uses=use.uses,
            first="" if first is None else f"{names[first.path]}:{first.line}",
        )

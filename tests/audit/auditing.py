"""How the tests audit a small book: the report in English, each scenario filled with an answer and run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from zarcovi_rules.audit.findings import Audit, Found
from zarcovi_rules.audit.report import Telling
from zarcovi_rules.core.book import Book
from zarcovi_rules.verify.features import read
from zarcovi_rules.verify.rules import rule_steps
from zarcovi_rules.verify.runner import Status, run
from zarcovi_rules.verify.sentences import Sentences
from zarcovi_rules.verify.steps import BLANK, Steps


class Ended(NamedTuple):
    """What became of a scenario: its name, how it ended, and what was wrong."""

    name: str
    status: Status
    wrong: str


def told(book: Book, *, flips: bool = True, steps: Steps[Any] | None = None) -> Telling:
    """The audit of a book, ready to be told, with every scenario."""
    audit = Audit(book)
    return Telling(
        audit=audit,
        report=audit.report(),
        sentences=Sentences(book, steps or rule_steps(book)),
        say=str,
        flips=tuple(audit.flipped()) if flips else (),
        all_scenarios=True,
    )


def everything(telling: Telling) -> Iterator[Found]:
    """All findings, those under other readings too."""
    yield from telling.report.found
    for _, _, found in telling.flips:
        yield from found


def filled(scenario: Sequence[str], answer: str) -> str:
    """A scenario with its blank filled."""
    text = "\n".join(scenario)
    assert text.count(BLANK) == 1
    return text.replace(BLANK, answer)


def ended(book: Book, scenarios: Iterable[str], steps: Steps[Any] | None = None) -> list[Ended]:
    """What becomes of scenarios, written as one feature."""
    feature = "\n\n".join(("# language: pt", f"@{book.name}\nFuncionalidade: auditoria", *scenarios)) + "\n"
    loaded = read("auditoria.feature", feature)
    assert loaded.errors == ()
    results = run(steps or rule_steps(book), loaded.scenarios).results
    return [Ended(r.scenario.name, r.status, "; ".join(str(p.message) for p in r.problems)) for r in results]

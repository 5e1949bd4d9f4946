"""The shelf: the only module that names all books."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from zarcovi_rules.core.messages import msg

if TYPE_CHECKING:
    from pathlib import Path

    from zarcovi_rules.core.book import Book
    from zarcovi_rules.judge.logs import LogQuestion
    from zarcovi_rules.lint.checks import Check
    from zarcovi_rules.lint.legend.packed import Compiled
    from zarcovi_rules.lint.legend.written import Names
    from zarcovi_rules.lint.linter import Linter
    from zarcovi_rules.source.places import Finding
    from zarcovi_rules.verify.steps import Steps

BOOKS = ("zarcovi",)
"""The names of the rulebooks, as `livro:` in files gives them."""


@cache
def book(name: str) -> Book:
    """The rulebook of that name. Raises `RulesError` with the nearest name when there is none."""
    from zarcovi_rules.core.book import Book, unknown

    if name not in BOOKS:
        raise unknown(msg("rulebook"), name, BOOKS)
    found = import_module(f"zarcovi_rules.books.{name}.book").book()
    assert isinstance(found, Book)
    return found


def books() -> list[Book]:
    """All rulebooks, in the order of the shelf."""
    return [book(name) for name in BOOKS]


def steps(name: str) -> Steps[object]:
    """The Gherkin steps of the rulebook of that name."""
    found: Steps[object] = import_module(f"zarcovi_rules.books.{name}.steps").steps
    return found


@cache
def logs(name: str) -> Mapping[str, LogQuestion]:
    """The questions that the rulebook of that name is asked of a log of posts, by their names; a book may have none."""
    module = f"zarcovi_rules.books.{name}.logs"
    if find_spec(module) is None:
        return {}
    return {question.name: question for question in import_module(module).LOGS}


def linter(name: str, played: Book | None = None, phrases: Compiled | None = None) -> Linter:
    """What sheets of the rulebook of that name are linted with.

    `played` is the book under a committee's choices, `phrases` its vocabulary under them (see `vocabulary`).
    """
    from zarcovi_rules.books import linting as walked
    from zarcovi_rules.lint.assembled import assembled
    from zarcovi_rules.lint.law import Law

    package = f"zarcovi_rules.books.{name}"
    return assembled(
        fields=walked.fields(package),
        checks=walked.checks(package),
        law=Law.from_data(walked.generated(package, walked.LAW)) if played is None else Law.of(played),
        phrases=walked.generated(package, walked.PHRASES) if phrases is None else phrases,
    )


def vocabulary(name: str, files: Iterable[tuple[str, str]]) -> tuple[Compiled, list[Finding]]:
    """The vocabulary of the rulebook of that name with a committee's files on top, pairs of path and text.

    With it comes what is wrong with these files; whatever cannot be used of them is left out.
    """
    from zarcovi_rules.books import linting as walked
    from zarcovi_rules.lint.law import Law

    package = f"zarcovi_rules.books.{name}"
    return walked.extended(package, Law.from_data(walked.generated(package, walked.LAW)), files)


def names(name: str) -> Names:
    """What phrases may name that add to the vocabulary of the rulebook of that name."""
    from zarcovi_rules.books import linting as walked
    from zarcovi_rules.lint.legend.compiling import names_of

    return names_of(walked.generated(f"zarcovi_rules.books.{name}", walked.PHRASES))


def checks(name: str) -> tuple[Check, ...]:
    """All checks that sheets of the rulebook of that name go through: those of every book, and its own."""
    from zarcovi_rules.books import linting as walked
    from zarcovi_rules.lint.general import GENERAL

    return (*GENERAL, *walked.checks(f"zarcovi_rules.books.{name}"))


def answers(name: str) -> Path:
    """The file of the stored answers of the rulebook of that name, see `audit.answers.store`."""
    from pathlib import Path

    return Path(__file__).parent / "books" / name / "answers.jsonl"

"""How a table plays: the committee file in force for a command."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Iterable
from datetime import date, datetime
from typing import TYPE_CHECKING

from zarcovi_rules import shelf
from zarcovi_rules.app import output
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Message, RulesError, msg

if TYPE_CHECKING:
    from zarcovi_rules.core.book import Book, Committee
    from zarcovi_rules.judge.committee import File
    from zarcovi_rules.source.places import Finding

FILE = "comite.yaml"


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """The options that choose how the table plays."""
    command.add_argument(
        "--comite",
        metavar=speech(msg("FILE")),
        help=speech(
            msg("the committee's readings, figures and precedents (comite.yaml of this folder, if there is one)")
        ),
    )
    command.add_argument(
        "--as-of",
        metavar=speech(msg("DATE")),
        type=day_option(speech),
        default=None,
        help=speech(msg("the day on which precedents must be valid, as 2026-03-01 (today)")),
    )


def day(written: str) -> date:
    """The day that somebody wrote, as files have it. Raises `RulesError` with an example for what is none."""
    try:
        if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", written) is None:  # as in files: no week, no digits alone
            raise ValueError
        return date.fromisoformat(written)
    except ValueError:
        raise RulesError(
            msg("{date} is no date: write year-month-day, as in {example}", date=written, example=_iso(written))
        ) from None


def day_option(speech: Speech) -> Callable[[str], date]:
    """What reads a day of the command line, and says in `speech` why it is none."""

    def of_an_option(written: str) -> date:
        try:
            return day(written)
        except RulesError as error:
            raise argparse.ArgumentTypeError(speech(error.message)) from None

    return of_an_option


def _iso(written: str) -> str:
    """A date written day first, as it must be written here; another as an example."""
    try:
        return datetime.strptime(written, "%d/%m/%Y").date().isoformat()
    except ValueError:
        return "2026-03-01"


def file(options: argparse.Namespace) -> str | None:
    """The committee file in force: the one asked for, or that of the current folder."""
    asked: str | None = options.comite
    if asked is not None:
        return asked
    return FILE if os.path.lexists(FILE) else None  # one that cannot be read is told, not passed over


def as_played(books: Iterable[Book], committee: Committee) -> list[Book]:
    """These rulebooks, that on which a committee decided as it plays it."""
    return [book.under(committee) if committee.plays(book.name) else book for book in books]


def told(path: str, committee: Committee, phrases: Iterable[str] = ()) -> Message:
    """How the table plays, and by which file: the readings and figures that it chose, the precedents valid that day.

    `phrases` are the files with its vocabulary, for whoever reads legends.
    """
    chosen = [
        *(f"{name} = {option}" for name, option in committee.readings.items()),
        *committee.figures,
        *(precedent.id for precedent in committee.precedents),
        *(change.id for change in committee.changes),
        *phrases,
    ]
    if not chosen:
        return msg("Played by {path}, which decides nothing for this day", path=path)
    return msg("Played by {path}: {chosen}", path=path, chosen=", ".join(chosen))


def played(options: argparse.Namespace, speech: Speech) -> Committee:
    """The committee in force. Raises `RulesError` when its file cannot be used; the findings are told first."""
    return decided_in(read(options, speech))


def decided_in(file: File | None) -> Committee:
    """What the committee decided in its file; nothing where there is none."""
    from zarcovi_rules.core.book import Committee  # linting a sheet by the book alone needs no book

    return Committee() if file is None else file.committee


def text_of(options: argparse.Namespace) -> tuple[str, str | Finding] | None:
    """The path of the committee file in force with its text, or with what keeps it from being read; None without one.

    Raises `RulesError` when the output would be written over it.
    """
    path = file(options)
    if path is None:
        return None
    if not path:
        raise RulesError(msg("an empty path names no file"), msg("give the committee's file, or leave --comite out"))
    from zarcovi_rules.source import files

    output.refuse_overwriting(options.output, [path])
    return path, files.read_text(path)


def read(options: argparse.Namespace, speech: Speech, *, remarks: bool = True) -> File | None:
    """The committee file in force, if there is one; what may surprise in it is told, unless somebody else does.

    Raises `RulesError` when it cannot be used, where the findings are told first, and when the output would be written
    over it.
    """
    given = text_of(options)
    if given is None:
        return None
    path, text = given
    if not isinstance(text, str):
        raise RulesError(msg("{path}: {why}", path=path, why=text.message), text.help)
    day_ = options.as_of or date.today()
    return usable(text, path, day_, lambda one: output.complain(output.told(one, speech)), remarks=remarks)


def usable(text: str, path: str, day: date, tell: Callable[[Finding], object], *, remarks: bool = True) -> File:
    """A committee file that can be played by. Raises `RulesError` for another; all that is to be said of it is told."""
    from zarcovi_rules.judge import committee  # only who plays by a committee's file pays for reading one

    found = committee.read(text, path, shelf.book, shelf.books(), day)
    for finding in (*found.findings, *(found.notices if remarks else ())):
        tell(finding)
    if found.findings:
        raise RulesError(msg("{path} cannot be used", path=path), msg("mend it as said above"))
    return found

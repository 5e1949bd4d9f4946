"""How a table plays: the committee file in force for a command."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from datetime import date
from pathlib import Path

from zarcovi_rules import shelf
from zarcovi_rules.app.output import complain, told
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.book import Committee
from zarcovi_rules.core.messages import RulesError, msg

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
        type=_day(speech),
        default=None,
        help=speech(msg("the day on which precedents must be valid, as 2026-03-01 (today)")),
    )


def _day(speech: Speech) -> Callable[[str], date]:
    def day(written: str) -> date:
        try:
            return date.fromisoformat(written)
        except ValueError:
            raise argparse.ArgumentTypeError(speech(msg("{date} is no date", date=written))) from None

    return day


def played(options: argparse.Namespace, speech: Speech) -> Committee:
    """The committee in force. Raises `RulesError` when its file cannot be used; the findings are told first."""
    path = options.comite or (FILE if Path(FILE).is_file() else None)
    if path is None:
        return Committee()
    from zarcovi_rules.judge import committee  # only who plays by a committee's file pays for reading one
    from zarcovi_rules.source import files

    text = files.read_text(path)
    if not isinstance(text, str):
        raise RulesError(msg("{path}: {why}", path=path, why=text.message), text.help)
    read = committee.read(text, path, shelf.book, shelf.books(), options.as_of or date.today())
    for finding in read.findings:
        complain(told(finding, speech))
    if read.findings:
        raise RulesError(msg("{path} cannot be used", path=path), msg("mend it as said above"))
    return read.committee

"""How a table plays: the committee file in force for a command."""

from __future__ import annotations

import argparse
import sys
from datetime import date
from pathlib import Path

from zarcovi_rules import shelf
from zarcovi_rules.app.output import told
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
        type=date.fromisoformat,
        default=None,
        help=speech(msg("the day on which precedents must be valid, as 2026-03-01 (today)")),
    )


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
        print(told(finding, speech), file=sys.stderr)
    if read.findings:
        raise RulesError(msg("{path} cannot be used", path=path), msg("mend it as said above"))
    return read.committee

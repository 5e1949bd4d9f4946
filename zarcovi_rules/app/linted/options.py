"""The options of `zarcovi lint`, and which of them go together."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable

from zarcovi_rules.app import playing
from zarcovi_rules.app.linted.choosing import SEVERITIES
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Message, RulesError, msg
from zarcovi_rules.source.files import STDIN

MOST_JOBS = 256
"""No machine gains by more processes, and each takes memory."""


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """What the command takes."""

    def flag(name: str, about: Message) -> None:
        command.add_argument(name, action="store_true", help=speech(about))

    def words(name: str, about: Message) -> None:
        command.add_argument(name, action="append", default=[], metavar=speech(msg("WORDS")), help=speech(about))

    command.add_argument(
        "paths",
        nargs="*",
        metavar=speech(msg("PATH")),
        help=speech(msg("sheets, folders of sheets, committee files; - for standard input")),
    )
    flag("--caption", msg("each path (or standard input) holds one bare caption, not YAML"))
    command.add_argument(
        "--stdin-filename",
        metavar=speech(msg("PATH")),
        help=speech(msg("what standard input is called in findings")),
    )
    words("--select", msg("only these: codes, names, LINT-, rulings; several between commas"))
    words("--ignore", msg("all but these; of two words that fit the more exact counts"))
    command.add_argument(
        "--severity",
        choices=SEVERITIES,
        help=speech(msg("show nothing lighter than this (by default notes are listed in json and for captions only)")),
    )
    weights = command.add_mutually_exclusive_group()
    weights.add_argument(
        "--fail-on", choices=SEVERITIES, default=None, help=speech(msg("from where on the exit code is 1 (error)"))
    )
    weights.add_argument(
        "--strict",
        dest="fail_on",
        action="store_const",
        const="warning",
        help=speech(msg("the same as --fail-on warning")),
    )
    flag("--fix", msg("mend what can be mended and keeps what the sheet means"))
    flag("--unsafe-fixes", msg("with --fix or --diff: also what may change what the sheet means"))
    flag("--diff", msg("show what --fix would change, and write nothing"))
    command.add_argument(
        "--baseline",
        metavar=speech(msg("FILE")),
        help=speech(msg("count the findings listed there, and do not show them")),
    )
    flag("--write-baseline", msg("write all findings into the file of --baseline"))
    flag("--show-passed", msg("list the checks that looked at a sheet and had nothing to say"))
    command.add_argument(
        "--jobs",
        metavar="N",
        type=_count(speech),
        help=speech(msg("in how many processes (as many as pay for that many files)")),
    )
    flag("--no-cache", msg("lint all files anew, keep nothing"))
    playing.arguments(command, speech)


def _count(speech: Speech) -> Callable[[str], int]:
    def of_an_option(written: str) -> int:
        if not written.isascii() or not written.isdigit() or not 0 < int(written[:9]) <= MOST_JOBS:
            told = msg("{number} is no number from 1 to {most}", number=written[:40], most=MOST_JOBS)
            raise argparse.ArgumentTypeError(speech(told))
        return int(written)

    return of_an_option


def complete(options: argparse.Namespace) -> None:
    """Fill in what was left unsaid. Raises `RulesError` for options and paths that cannot be meant together."""
    options.fail_on = options.fail_on or "error"  # no default above: argparse takes it for an option that was not given
    if not options.paths and options.caption:
        options.paths = [STDIN]
    if not options.paths:
        raise RulesError(
            msg("say what is to be checked"),
            msg("give a sheet, a folder, or - for standard input: zarcovi lint fichas/"),
        )
    if "" in options.paths:
        raise RulesError(msg("an empty path names no file"), msg("give a file, or . for the current folder"))
    if STDIN in options.paths and options.comite == STDIN:
        raise RulesError(
            msg("standard input can be a sheet or the committee's file, not both"),
            msg("give one of them by its path"),
        )
    if options.stdin_filename is not None and STDIN not in options.paths:
        raise RulesError(msg("--stdin-filename names standard input, which is not read"), msg("give - as a path"))
    if options.write_baseline and options.baseline is None:
        raise RulesError(
            msg("--write-baseline does not say where"),
            msg("give the file: --baseline conhecidos.json --write-baseline"),
        )
    if options.unsafe_fixes and not (options.fix or options.diff):
        raise RulesError(msg("--unsafe-fixes alone mends nothing"), msg("give --fix or --diff too"))
    if options.fix and options.diff:
        raise RulesError(msg("--diff writes nothing and --fix writes"), msg("give one of them"))
    if (options.fix or options.diff) and options.caption:
        raise RulesError(msg("a bare caption cannot be mended"), msg("write it into a sheet"))
    if (options.fix or options.diff) and options.write_baseline:
        raise RulesError(msg("mending and writing known findings do not go together"), msg("mend first"))
    if options.baseline == STDIN:
        raise RulesError(msg("--baseline needs a file, not standard input"), msg("give it by its path"))
    if options.baseline is not None and not options.baseline.strip(os.sep):
        raise RulesError(msg("an empty path names no file"), msg("give another path"))

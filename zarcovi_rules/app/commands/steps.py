"""`zarcovi steps`: the catalogue of Gherkin steps, with how often the shipped features use each."""

from __future__ import annotations

import argparse

from zarcovi_rules import __version__, shelf
from zarcovi_rules.app.exits import BAD_USAGE, FINDINGS, FINE
from zarcovi_rules.app.output import as_json, complain, told, write
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import msg
from zarcovi_rules.shipped import shipped
from zarcovi_rules.verify import features, report

FORMATS = ("text", "json")


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """What the command takes."""
    command.add_argument("--livro", choices=shelf.BOOKS, default=shelf.BOOKS[0], help=speech(msg("the rulebook")))
    command.add_argument(
        "paths",
        nargs="*",
        metavar=speech(msg("PATH")),
        help=speech(msg("features to count uses in (the ones that come with the tool)")),
    )


def run(options: argparse.Namespace, speech: Speech) -> int:
    """List the steps; 1 when a file has findings, 2 when a path cannot be read. Uses in the others still count."""
    loaded = features.load(options.paths or [shipped("features") / options.livro])
    counted = report.uses(shelf.steps(options.livro), loaded.scenarios)
    for finding in loaded.errors:
        complain(told(finding, speech))
    if options.format == "json":
        write(options, as_json({"version": __version__, "steps": report.steps_json(counted, speech)}))
    else:
        write(options, report.steps_text(counted, speech))
    if loaded.unreadable:
        return BAD_USAGE
    return FINDINGS if loaded.errors else FINE

"""`zarcovi verify`: run features, count what ran, and say which rulings they confirm."""

from __future__ import annotations

import argparse
from pathlib import Path

from zarcovi_rules import __version__, shelf
from zarcovi_rules.app.exits import BAD_USAGE, FINE
from zarcovi_rules.app.output import as_json, write
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.book import unknown
from zarcovi_rules.core.messages import msg
from zarcovi_rules.shipped import shipped
from zarcovi_rules.source.text import fold
from zarcovi_rules.verify import features, matrix, report, runner, tags
from zarcovi_rules.verify.rules import catalogue

FORMATS = ("text", "json", "junit")


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """What the command takes."""
    command.add_argument(
        "paths",
        nargs="*",
        type=Path,
        metavar=speech(msg("PATH")),
        help=speech(msg("features or folders of features (the ones that come with the tool)")),
    )
    command.add_argument("--livro", choices=shelf.BOOKS, default=shelf.BOOKS[0], help=speech(msg("the rulebook")))
    command.add_argument("--ruling", metavar="ID", help=speech(msg("only the scenarios tagged with this id")))
    command.add_argument(
        "-k", dest="name", metavar=speech(msg("TEXT")), help=speech(msg("only scenarios with this in their name"))
    )
    command.add_argument("--dry-run", action="store_true", help=speech(msg("match the steps without running them")))


def run(options: argparse.Namespace, speech: Speech) -> int:
    """Verify; the exit code is the report's, or 2 when a path does not exist: the others are run all the same."""
    paths = options.paths or [shipped("features") / options.livro]
    base = Path.cwd() if options.paths else shipped("features").parent
    book = shelf.book(options.livro)
    known = catalogue(book)
    if options.ruling is not None:
        _check_cited(options.ruling, known)
    loaded = features.load([path.resolve() for path in paths], base=base.resolve())
    ran = runner.run(
        shelf.steps(options.livro), loaded.scenarios, ruling=options.ruling, name=options.name, dry_run=options.dry_run
    )
    made = report.Report(
        run=ran,
        matrix=matrix.matrix(loaded.scenarios, known),
        errors=(*loaded.errors, *tags.check(loaded.scenarios, known)),
        notices=loaded.notices,
        complete=not options.paths and options.ruling is None and options.name is None,
        version=__version__,
    )
    if options.format == "json":
        write(options, as_json(report.as_json(made, speech)))
    elif options.format == "junit":
        write(options, report.junit(made, speech))
    else:
        write(options, report.text(made, speech))
    missing = any(not path.exists() for path in options.paths)
    return max(report.exit_code(made), BAD_USAGE if missing else FINE)


def _check_cited(written: str, known: tags.Catalogue) -> None:
    """Whether `written` is an id or an id with its case, as tags cite them. Raises `RulesError` with the nearest."""
    id_, case = tags.split(written.removeprefix("@"))
    found = next((known_id for known_id in known.cases if fold(known_id) == fold(id_)), None)
    if found is None:
        raise unknown(msg("ruling"), id_, known.cases)
    if case and fold(case) not in map(fold, known.cases[found]):
        raise unknown(msg("ruling"), f"{found}:{case}", [f"{found}:{name}" for name in known.cases[found]] or [found])

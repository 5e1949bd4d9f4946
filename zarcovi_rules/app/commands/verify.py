"""`zarcovi verify`: run features, count what ran, and say which rulings they confirm."""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path
from typing import cast

from zarcovi_rules import __version__, shelf
from zarcovi_rules.app import playing
from zarcovi_rules.app.exits import BAD_USAGE, FINE
from zarcovi_rules.app.output import as_json, write
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.book import Committee, unknown
from zarcovi_rules.core.messages import RulesError, msg, nearest
from zarcovi_rules.shipped import shipped
from zarcovi_rules.source.schema_advice import a_few, begun_with
from zarcovi_rules.source.text import fold
from zarcovi_rules.verify import features, matrix, report, runner, tags
from zarcovi_rules.verify.flips import flips
from zarcovi_rules.verify.rules import Play, catalogue, table_steps
from zarcovi_rules.verify.steps import Steps

FORMATS = ("text", "json", "junit", "html")


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """What the command takes."""
    command.add_argument(
        "paths",
        nargs="*",
        metavar=speech(msg("PATH")),
        help=speech(msg("features or folders of features (the ones that come with the tool)")),
    )
    command.add_argument("--livro", choices=shelf.BOOKS, default=shelf.BOOKS[0], help=speech(msg("the rulebook")))
    command.add_argument("--ruling", metavar="ID", help=speech(msg("only the scenarios tagged with this id")))
    command.add_argument(
        "-k", dest="name", metavar=speech(msg("TEXT")), help=speech(msg("only scenarios with this in their name"))
    )
    command.add_argument(
        "--comite",
        metavar=speech(msg("FILE")),
        help=speech(msg("run them as the committee of this file plays (by the book alone)")),
    )
    command.add_argument(
        "--as-of",
        metavar=speech(msg("DATE")),
        help=speech(msg("the day on which its precedents must be valid, as 2026-03-01 (today)")),
    )
    command.add_argument(
        "--flips",
        action="store_true",
        help=speech(msg("also try out what passes: each expectation must be able to fail, each tag must matter")),
    )
    command.add_argument("--dry-run", action="store_true", help=speech(msg("match the steps without running them")))


def run(options: argparse.Namespace, speech: Speech) -> int:
    """Verify; the exit code is the report's, or 2 when a path cannot be read: the others are run all the same.

    A committee file is not looked for: the shipped features confirm the book itself.
    """
    paths = options.paths or [shipped("features") / options.livro]
    base = _here() if options.paths else shipped("features").parent
    committee = _committee(options, speech)
    book = shelf.book(options.livro)
    played = book.under(committee)
    known = catalogue(played)
    if options.ruling is not None:
        _check_cited(options.ruling, known)
    loaded = features.load(paths, base=base)
    steps = shelf.steps(options.livro)
    if options.comite:
        steps = table_steps(steps, played)
    ran = runner.run(
        steps,
        loaded.scenarios,
        ruling=options.ruling,
        name=options.name,
        dry_run=options.dry_run,
        refused=loaded.refused,
    )
    made = report.Report(
        run=ran,
        matrix=matrix.matrix(loaded.scenarios, known),
        coverage=matrix.coverage(ran.confirmed, known),
        committee=options.comite,
        played=playing.told(options.comite, committee) if options.comite else None,
        errors=(*loaded.errors, *tags.check(loaded.scenarios, known)),
        notices=loaded.notices,
        complete=not options.paths and options.ruling is None and options.name is None,
        version=__version__,
        flips=flips(cast("Steps[Play]", steps), ran.confirmed, played, known) if options.flips else None,
    )
    if options.format == "json":
        write(options, as_json(report.as_json(made, speech)))
    elif options.format == "junit":
        write(options, report.junit(made, speech))
    elif options.format == "html":
        from zarcovi_rules.verify.page import render, view  # nobody else pays for a template engine

        uses = report.uses(steps, loaded.scenarios)
        write(options, render.html(view.page(made, played, known, uses, speech), speech))
    else:
        write(options, report.text(made, speech))
    return max(report.exit_code(made), BAD_USAGE if loaded.unreadable else FINE)


def _here() -> Path | None:
    """The folder that we are in; None if somebody deleted it."""
    try:
        return Path.cwd()
    except OSError:
        return None


def _committee(options: argparse.Namespace, speech: Speech) -> Committee:
    """How the table plays, if its file was given. Raises `RulesError` when the file or the day cannot be used."""
    if options.comite is None:
        if options.as_of is not None:
            raise RulesError(msg("--as-of is the day of a committee file"), msg("Give the file with --comite."))
        return Committee()
    if options.as_of is not None:
        try:
            options.as_of = date.fromisoformat(options.as_of)
        except ValueError:
            raise RulesError(
                msg(
                    "{date} is no date: write year-month-day, as in {example}", date=options.as_of, example="2026-03-01"
                )
            ) from None
    return playing.played(options, speech)


def _check_cited(written: str, known: tags.Catalogue) -> None:
    """Whether `written` is an id or an id with its case, as tags cite them. Raises `RulesError` with the nearest."""
    id_, case = tags.split(written.removeprefix("@"))
    found = next((known_id for known_id in known.cases if fold(known_id) == fold(id_)), None)
    if found is None:
        message = msg("unknown id: {name}", name=id_)
        if below := begun_with(id_, known.cases):
            raise RulesError(message, msg("These ids begin so: {names}.", names=", ".join(below)))
        guess = nearest(id_, known.cases)
        raise RulesError(
            message, msg("Did you mean {guess}?", guess=guess) if guess else a_few(id_, sorted(known.cases))
        )
    if case and fold(case) not in map(fold, known.cases[found]):
        raise unknown(msg("ruling"), f"{found}:{case}", [f"{found}:{name}" for name in known.cases[found]] or [found])

"""`zarcovi verify`: run features, count what ran, and say which rulings they confirm."""

from __future__ import annotations

import argparse
import gc
import runpy
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zarcovi_rules import __version__, shelf
from zarcovi_rules.app.exits import BAD_USAGE, FINE
from zarcovi_rules.app.output import as_json, complain, refuse_overwriting, write
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Message, RulesError, msg, nearest
from zarcovi_rules.shipped import shipped
from zarcovi_rules.source import files
from zarcovi_rules.source.files import STDIN
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.source.schema_advice import a_few, begun_with
from zarcovi_rules.source.text import fold
from zarcovi_rules.verify import features, matrix, overlooked, report, runner, selection, tags, watching
from zarcovi_rules.verify.steps import Steps

if TYPE_CHECKING:
    from zarcovi_rules.core.book import Book, Committee
    from zarcovi_rules.verify.flips import Flips

FORMATS = ("text", "json", "junit", "messages", "html")


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
        "-k",
        dest="name",
        metavar=speech(msg("WORDS")),
        help=speech(msg("only scenarios with this in their title or tags; joined by and, or, not")),
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
    command.add_argument(
        "--watch", action="store_true", help=speech(msg("run again whenever a file changes, until Ctrl-C"))
    )
    command.add_argument("--no-cache", action="store_true", help=speech(msg("parse all features anew, keep nothing")))
    command.add_argument(
        "--steps",
        metavar=speech(msg("FILE")),
        help=speech(msg("a Python file of your own with `steps`, in the place of the rulebook's")),
    )


def run(options: argparse.Namespace, speech: Speech) -> int:
    """Verify; the exit code is the report's, or 2 when a path cannot be read: the others are run all the same.

    A committee file is not looked for: the shipped features confirm the book itself.
    """
    if options.name is not None and options.name.strip():
        selection.expression(options.name)  # refused before anything is run
    paths = list(map(str, options.paths or [_shipped(options)]))
    if "" in paths:
        raise RulesError(msg("an empty path names no file"), msg("give a file, or . for the current folder"))
    _refuse_overwriting(options, paths)
    if options.watch and STDIN in paths:
        raise RulesError(msg("--watch needs files: what comes by a pipe is read once"), msg("Give the path of a file."))
    kept = None if options.no_cache else _cache()
    if not options.watch:
        gc.disable()  # nearly all that is made lives to the end
        try:
            return _verify(options, speech, paths, kept)
        finally:
            gc.enable()
    return _watch(options, speech, paths, watching.Memory(kept))


def _refuse_overwriting(options: argparse.Namespace, paths: list[str]) -> None:
    """Raises `RulesError` when the output would be written over something that is read."""
    if options.output and Path(options.output).exists():
        read, _ = files.walk([path for path in paths if path != STDIN], {".feature"})
        refuse_overwriting(options.output, [*read, *(own for own in (options.comite, options.steps) if own)])


def _verify(options: argparse.Namespace, speech: Speech, paths: list[str], kept: features.Store | None) -> int:
    words = _words(options, speech)
    if options.ruling is not None and words.known is not None:
        options.ruling = _cited(options.ruling, words.known)
    documents = _documents() if options.format == "messages" else None
    # What is kept does not know how outlines are written.
    store = None if options.format == "html" else documents or kept
    loaded = features.load(paths, base=_base(options), store=store)
    ran = runner.run(
        words.steps,
        loaded.scenarios,
        ruling=options.ruling,
        name=options.name,
        dry_run=options.dry_run,
        refused=loaded.refused,
    )
    complete = not options.paths and options.ruling is None and options.name is None
    errors = (*loaded.errors, *overlooked.steps_in_prose(words.steps, loaded.prose))
    known = words.known or tags.Catalogue(cases={})
    made = report.Report(
        run=ran,
        matrix=matrix.matrix(loaded.scenarios, known),
        coverage=matrix.coverage(ran.confirmed, known),
        committee=options.comite,
        played=words.played,
        errors=errors if words.known is None else (*errors, *tags.check(loaded.scenarios, known, errors)),
        notices=(
            *loaded.notices,
            *_not_in_force(options),
            *(overlooked.unused(words.steps, loaded.scenarios) if complete else ()),
        ),
        complete=complete,
        version=__version__,
        flips=_flips(words, ran, known) if options.flips else None,
    )
    if options.format == "json":
        write(options, as_json(report.as_json(made, speech)))
    elif options.format == "junit":
        write(options, report.junit(made, speech))
    elif documents is not None:
        write(options, documents.ndjson(made, words.steps, speech))
    elif options.format == "html":
        from zarcovi_rules.verify.page import render, view  # nobody else pays for a template engine

        uses = report.uses(words.steps, loaded.scenarios)
        write(options, render.html(view.page(made, words.of_book(), known, uses, speech), speech))
    else:
        write(options, report.text(made, speech))
    return max(report.exit_code(made), BAD_USAGE if loaded.unreadable else FINE)


def _not_in_force(options: argparse.Namespace) -> Iterator[Finding]:
    """That a committee file lies here and is not looked at: elsewhere it is in force by itself."""
    from zarcovi_rules.app.playing import FILE

    if options.paths and options.comite is None and options.steps is None and Path(FILE).is_file():
        yield Finding(
            msg("The committee's file of this folder is not in force: features confirm the rulebook itself"),
            Place(FILE),
            msg("To run them as the committee plays: --comite {path}", path=FILE),
        )


def _watch(options: argparse.Namespace, speech: Speech, paths: list[str], kept: features.Store) -> int:
    """Verify again whenever a file changes; Ctrl-C is how people end it, and no failure."""
    others = [file for file in (options.comite, options.steps) if file is not None]
    try:
        for _ in watching.changes(lambda: watching.stamp(paths, others)):
            try:
                _verify(argparse.Namespace(**vars(options)), speech, paths, kept)
            except RulesError as error:  # a file that is being written: the next change may mend it
                complain(f"zarcovi: {speech(error.message)}" + (f"\n  {speech(error.help)}" if error.help else ""))
            complain(speech(msg("Waiting for a change; Ctrl-C ends it.")))
    except KeyboardInterrupt:
        pass
    return FINE


@dataclass(frozen=True, slots=True)
class _Words:
    """The steps that features may use, what their tags may cite (None: anything), and how the table plays."""

    steps: Steps[Any]
    known: tags.Catalogue | None
    played: Message | None = None
    book: Book | None = None

    def of_book(self) -> Book:
        """The rulebook that they are about. Raises `RulesError` where somebody's own steps are about none."""
        if self.book is None:
            raise RulesError(msg("--steps goes without --flips and --format html: these ask a rulebook"), None)
        return self.book


def _flips(words: _Words, ran: runner.Run, known: tags.Catalogue) -> Flips:
    from zarcovi_rules.verify.flips import flips

    return flips(words.steps, ran.confirmed, words.of_book(), known)


def _words(options: argparse.Namespace, speech: Speech) -> _Words:
    if options.steps is not None:
        return _own_words(options)
    from zarcovi_rules.app import playing
    from zarcovi_rules.verify.rules import catalogue, table_steps

    committee = _committee(options, speech)
    book = shelf.book(options.livro).under(committee)
    steps = shelf.steps(options.livro)
    if options.comite is None:
        return _Words(steps, catalogue(book), book=book)
    return _Words(table_steps(steps, book), catalogue(book), playing.told(options.comite, committee), book)


def _own_words(options: argparse.Namespace) -> _Words:
    """The `steps` and, if it has one, the `catalogue` of a Python file. Raises `RulesError` when it has no steps."""
    if not options.paths or options.comite is not None:
        raise RulesError(
            msg("--steps goes with features of your own, and without --comite"), msg("Give the path of the features.")
        )
    file = Path(options.steps)
    if not file.is_file():
        raise RulesError(msg("{path} is not a file", path=options.steps), msg("Give a Python file with `steps`."))
    sys.path.insert(0, str(file.parent.absolute()))
    try:
        names = runpy.run_path(str(file))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a SystemExit of theirs is no exit code of ours
        told = " ".join(f"{type(error).__name__}: {error}".split())
        raise RulesError(msg("{path} cannot be run: {error}", path=options.steps, error=told)) from error
    finally:
        sys.path.pop(0)
    steps, known = names.get("steps"), names.get("catalogue")
    if not isinstance(steps, Steps):
        raise RulesError(
            msg("{path} defines no `steps`", path=options.steps),
            msg("Write in it `steps = Steps(new_play=…)`, from zarcovi_rules.verify.steps."),
        )
    return _Words(steps, known if isinstance(known, tags.Catalogue) else None)


def _shipped(options: argparse.Namespace) -> Path:
    return shipped("features") / str(options.livro)


def _base(options: argparse.Namespace) -> Path | None:
    """The folder to which shown paths are relative; None if somebody deleted it."""
    if not options.paths:
        return shipped("features").parent
    try:
        return Path.cwd()
    except OSError:
        return None


def _cache() -> features.Store | None:
    from zarcovi_rules.verify import cache

    folder = cache.user_folder()
    return None if folder is None else cache.Cache(folder)


def _documents() -> Any:
    from zarcovi_rules.verify.events import Documents

    return Documents()


def _committee(options: argparse.Namespace, speech: Speech) -> Committee:
    """How the table plays, if its file was given. Raises `RulesError` when the file or the day cannot be used."""
    from zarcovi_rules.app import playing
    from zarcovi_rules.core.book import Committee

    if options.comite is None:
        if options.as_of is not None:
            raise RulesError(msg("--as-of is the day of a committee file"), msg("Give the file with --comite."))
        return Committee()
    if options.as_of is not None:
        options.as_of = playing.day(options.as_of)
    return playing.played(options, speech)


def _cited(written: str, known: tags.Catalogue) -> str:
    """An id, one with its case, or that of an exception, as tags cite them. Raises `RulesError` with the nearest."""
    plain, _, clause = written.removeprefix("@").partition("!")
    id_, case = tags.split(plain)
    wanted = fold(id_)
    found = next((known_id for known_id in known.cases if fold(known_id) == wanted), None)
    if found is None:
        message = msg("unknown id: {name}", name=id_)
        if below := begun_with(id_, known.cases):
            raise RulesError(message, msg("These ids begin so: {names}.", names=", ".join(below)))
        guess = nearest(id_, known.cases)
        raise RulesError(
            message, msg("Did you mean {guess}?", guess=guess) if guess else a_few(id_, sorted(known.cases))
        )
    cases = known.cases[found]
    if clause:
        case = next((name for name in cases if fold(name.partition("-")[2]) == fold(clause)), f"salvo-{clause}")
    if case and fold(case) not in map(fold, cases):
        from zarcovi_rules.core.book import unknown

        raise unknown(msg("ruling"), f"{found}:{case}", [f"{found}:{name}" for name in cases] or [found])
    return f"{found}:{case}" if case else found

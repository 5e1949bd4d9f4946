"""`zarcovi impact`: what would a change of rules change, before somebody votes on it?"""

from __future__ import annotations

import argparse
import os
from collections.abc import Collection, Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from zarcovi_rules import __version__
from zarcovi_rules.app import output, playing
from zarcovi_rules.app.exits import FINDINGS, FINE
from zarcovi_rules.app.kinds import holds_sheets, is_of_committee
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.shipped import shipped
from zarcovi_rules.source import files

if TYPE_CHECKING:
    from zarcovi_rules.app.sides import Side
    from zarcovi_rules.audit.impact.comparing import Corpus, Rerun

FORMATS = ("text", "json", "md")

FEATURES, SCENARIOS, SHEETS = "features", "scenarios", "fichas"
_YAML = {".yaml", ".yml"}
_READ = {".feature", *_YAML}


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """What the command takes."""
    what = msg("a committee's file, `livro` for the book alone, or a git revision")
    command.add_argument("old", metavar=speech(msg("OLD")), help=speech(what))
    command.add_argument("new", metavar=speech(msg("NEW")), help=speech(what))
    command.add_argument(
        "paths",
        nargs="*",
        default=[],
        metavar=speech(msg("PATH")),
        help=speech(
            msg("features, scenario files, sheets or folders of them to run under both (those at NEW, else ours)")
        ),
    )
    command.add_argument(
        "--repo", metavar=speech(msg("FOLDER")), help=speech(msg("the git repository of the revisions (this folder's)"))
    )
    command.add_argument(
        "--comite",
        metavar=speech(msg("FILE")),
        help=speech(msg("where a revision has its committee file (comite.yaml of the same folder)")),
    )
    command.add_argument(
        "--as-of",
        metavar=speech(msg("DATE")),
        type=playing.day_option(speech),
        default=None,
        help=speech(msg("the day on which precedents must be valid on both sides, as 2026-03-01 (today)")),
    )
    command.add_argument("--all", action="store_true", help=speech(msg("list the questions that are equal, too")))
    command.add_argument(
        "--no-cases",
        action="store_true",
        help=speech(msg("compare the rules only, and run no features, scenarios or sheets")),
    )


def run(options: argparse.Namespace, speech: Speech) -> int:
    """Compare; 1 when an answer, the words of cases, or what a written case comes to is not as it was."""
    from zarcovi_rules.app.git import Repository
    from zarcovi_rules.app.impact_told import Telling
    from zarcovi_rules.app.sides import Sides
    from zarcovi_rules.audit.impact.comparing import compare
    from zarcovi_rules.audit.impact.plain import worked_out

    if "" in options.paths:
        raise RulesError(msg("an empty path names no file"), msg("give a file, or . for the current folder"))
    if options.comite == "":
        raise RulesError(msg("an empty path names no file"), msg("give the committee's file, or leave --comite out"))
    output.refuse_overwriting(options.output, [options.old, options.new, *files.walk(options.paths, _READ)[0]])
    if options.no_cases and options.paths:
        raise RulesError(msg("--no-cases runs none of these paths"), msg("leave one of them out"))
    if options.repo is not None:
        Repository.of(options.repo)
    day = options.as_of or date.today()
    with Sides(options.repo, options.comite, day, lambda one: output.complain(output.told(one, speech))) as sides:
        old, new = sides.side(options.old), sides.side(options.new)
        _refuse_incomparable(options, old, new)
        worked = None
        if old.worked is not None or new.worked is not None:
            before, after = (worked_out(one.book) if one.worked is None else one.worked for one in (old, new))
            worked = before, after
        telling = Telling(
            old=options.old,
            new=options.new,
            impact=compare(old.book, new.book, worked),
            reruns=tuple(_reruns(_corpora(options, new, speech, day), old, new, speech)),
            say=speech,
            all_questions=options.all,
        )
    if options.format == "json":
        output.write(options, output.as_json({"version": __version__, "dia": day.isoformat(), **telling.data()}))
    elif options.format == "md":
        output.write(options, telling.markdown())
    else:
        output.write(options, telling.text())
    return FINDINGS if telling.differs else FINE


def _refuse_incomparable(options: argparse.Namespace, old: Side, new: Side) -> None:
    """Raises `RulesError` for two sides that cannot be meant."""
    if options.comite is not None and not (old.of_revision or new.of_revision):
        raise RulesError(
            msg("--comite tells where a revision has its file, and no revision is compared"), msg("leave it out")
        )
    if old.key == new.key:
        raise RulesError(
            msg("{old} and {new} are the same thing", old=options.old, new=options.new),
            msg("Give two files or two revisions that may differ."),
        )
    if old.book.name != new.book.name:
        raise RulesError(
            msg(
                "{old} plays {one}, and {new} plays {other}",
                old=options.old,
                new=options.new,
                one=old.book.name,
                other=new.book.name,
            ),
            msg("Compare two states of one rulebook."),
        )


def _reruns(corpora: Iterable[Corpus[Side]], old: Side, new: Side, speech: Speech) -> Iterator[Rerun]:
    """What each comes to under both sides; what a side's program knows nothing of is left out, and that is told."""
    from zarcovi_rules.app.corpora import UnknownCommandError
    from zarcovi_rules.audit.impact.comparing import rerun

    for corpus in corpora:
        try:
            yield rerun(corpus, old, new)
        except UnknownCommandError as error:
            output.complain(speech(error.message))


def _corpora(options: argparse.Namespace, new: Side, speech: Speech, day: date) -> Iterator[Corpus[Side]]:
    """What is run under both sides: the paths asked for; else what a repository has of its own at NEW; else ours."""
    from zarcovi_rules.app.corpora import Cases, Features
    from zarcovi_rules.app.corpus_of_sheets import Sheets

    if options.no_cases:
        return
    if options.paths:
        base = Path.cwd()
        features, cases, sheets = (
            [base / path for path in paths] for paths in _told_apart(list(_given(options.paths)), options.paths)
        )
    else:
        base = _base(options, new)
        features = _folders(base, FEATURES, {".feature"})
        cases = _folders(base, SCENARIOS, _YAML)
        sheets = [*cases, *_folders(base, SHEETS, _YAML)]
    if features:
        yield Features(base, features, speech)
    if cases:
        yield Cases(base, cases, speech)
    if sheets and (corpus := Sheets(base, sheets, speech, day)).texts:
        yield corpus


def _folders(base: Path, name: str, suffixes: set[str]) -> list[Path]:
    """The folder of that name, if there is one with something to read in it."""
    folder = base / name
    found, wrong = files.walk([str(folder)], suffixes) if folder.is_dir() else ([], [])
    return [folder] if found or not all(map(files.only_empty, wrong)) else []


def _told_apart(found: Iterable[str], named: Collection[str]) -> tuple[list[str], list[str], list[str]]:
    """Features, files of cases, and files of sheets; of folders, what is a committee's file is passed over."""
    features: list[str] = []
    cases: list[str] = []
    sheets: list[str] = []
    for path in found:
        if path.lower().endswith(".feature"):
            features.append(path)
        elif holds_sheets(path):
            sheets.append(path)
        elif path in named or not is_of_committee(path):
            cases.append(path)
    return features, cases, sheets


def _given(paths: Iterable[str]) -> Iterator[str]:
    """The files that the given paths name. Raises `RulesError` for what is no file, or is not read by anything."""
    found, wrong = files.walk(paths, _READ)
    for finding in wrong:
        raise RulesError(msg("{path}: {why}", path=finding.place.path, why=finding.message), finding.help)
    for path in found:
        if not os.path.lexists(path):
            raise RulesError(
                msg("{path} does not exist", path=files.shown(path)), msg("Check the name and the folder.")
            )
        if Path(path).suffix.lower() not in _READ:
            raise RulesError(
                msg("{path} is neither a feature nor a file of cases or sheets", path=files.shown(path)),
                msg("Their names end in {suffixes}.", suffixes=", ".join(sorted(_READ))),
            )
        yield path


def _base(options: argparse.Namespace, new: Side) -> Path:
    """The folder with the features of NEW: of its revision, of the repository that it lies in, or of this package."""
    from zarcovi_rules.app.git import Repository

    base = new.files
    if base is None:
        folder = options.repo or os.path.dirname(options.new) or "."  # noqa: PTH120 - as it was given
        try:
            base = Repository.of(folder).top
        except RulesError:
            base = None
    if base is not None and any((base / name).is_dir() for name in (FEATURES, SCENARIOS, SHEETS)):
        return base
    return shipped(FEATURES).parent.resolve()

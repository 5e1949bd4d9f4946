"""`zarcovi audit`: do the rules contradict each other, where are they silent, which of them say nothing?"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from zarcovi_rules import __version__, shelf
from zarcovi_rules.app import playing
from zarcovi_rules.app.exits import FINDINGS, FINE
from zarcovi_rules.app.output import as_json, write
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Message, RulesError, msg

if TYPE_CHECKING:
    from zarcovi_rules.audit.answers.report import Compared
    from zarcovi_rules.audit.findings import Audit
    from zarcovi_rules.audit.mutation.report import Mutation
    from zarcovi_rules.audit.report import Told
    from zarcovi_rules.verify.features import Scenario
    from zarcovi_rules.verify.rules import Play
    from zarcovi_rules.verify.sentences import Sentences
    from zarcovi_rules.verify.steps import Steps

FORMATS = ("text", "json")


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """What the command takes."""
    command.add_argument(
        "paths",
        nargs="*",
        metavar=speech(msg("PATH")),
        help=speech(msg("with --mutate: features and scenario files of yours, to be tried beside those of the tool")),
    )
    command.add_argument("--livro", choices=shelf.BOOKS, default=shelf.BOOKS[0], help=speech(msg("the rulebook")))
    playing.arguments(command, speech)
    command.add_argument(
        "--mutate",
        action="store_true",
        help=speech(msg("change the rules in every small way, and see whether a scenario notices")),
    )
    command.add_argument(
        "--diff",
        action="store_true",
        help=speech(msg("compare what is answered, and who is cited, with what is stored of the rulebook")),
    )
    command.add_argument(
        "--accept",
        nargs="+",
        metavar=speech(msg("NAME")),
        help=speech(msg("with --diff: store what these questions answer now; `tudo` takes them all")),
    )
    command.add_argument(
        "--question",
        action="append",
        default=[],
        metavar=speech(msg("NAME")),
        help=speech(msg("with --mutate: only what changes this question; may be given several times")),
    )
    command.add_argument(
        "--readings",
        choices=("all",),
        help=speech(msg("all: also with every reading taken otherwise, one at a time")),
    )
    command.add_argument(
        "--scenarios",
        action="store_true",
        help=speech(msg("show the scenario of each finding, not only of what is wrong")),
    )
    command.add_argument(
        "--write",
        metavar=speech(msg("FOLDER")),
        help=speech(msg("write the scenarios there as features, each with an answer to be filled in")),
    )


def run(options: argparse.Namespace, speech: Speech) -> int:
    """Audit; 1 when rules contradict each other where facts lead, are silent with no gap declared, or are untested."""
    from zarcovi_rules.audit.findings import Audit
    from zarcovi_rules.audit.report import ALL_KEYS, Telling
    from zarcovi_rules.verify.sentences import Sentences

    _refuse_meaningless(options)
    committee = playing.played(options, speech)
    book, file = shelf.book(options.livro).under(committee), playing.file(options)
    audit = Audit(book)
    sentences = Sentences(book, cast("Steps[Play]", shelf.steps(options.livro)))
    told: list[Told] = []
    if options.mutate:
        told.append(_mutation(options, audit, sentences, speech))
    if options.diff:
        told.append(_difference(options, audit, file))
    if not told:
        telling = Telling(
            audit=audit,
            report=audit.report(),
            sentences=sentences,
            say=speech,
            flips=tuple(audit.flipped()) if options.readings == "all" else (),
            all_scenarios=options.scenarios,
        )
        told.append(telling)
    written = None if options.write is None else _write(options.write, told)
    if options.format == "json":
        # What was not looked for is there too, and null: programs rely on the keys.
        data: dict[str, Any] = {"version": __version__, "comite": file, "written": written}
        data |= dict.fromkeys((*ALL_KEYS, "mutation", "difference"))
        data |= {"livro": book.name, "livro_versao": book.version}
        for one in told:
            data |= one.as_data()
        write(options, as_json(data))
    else:
        lines = [] if file is None else [speech(playing.told(file, committee))]
        lines += [line if isinstance(line, str) else speech(line) for one in told for line in one.lines()]
        lines += [speech(msg("written: {path}", path=path)) for path in written or ()]
        write(options, "\n".join(lines))
    return FINDINGS if any(one.wrong for one in told) else FINE


def _refuse_meaningless(options: argparse.Namespace) -> None:
    """Raises `RulesError` for options that do not go together, and for a folder in which nothing could be written."""
    if options.accept is not None and not options.diff:
        raise RulesError(msg("--accept goes with --diff"), msg("Look at the difference first: zarcovi audit --diff"))
    if options.paths and not options.mutate:
        raise RulesError(
            msg("{path}: an audit looks at the rules, not at files", path=options.paths[0]),
            msg("With --mutate it tries features and scenario files; --comite gives it a committee's file."),
        )
    if options.question and not options.mutate:
        raise RulesError(msg("--question goes with --mutate"), msg("An audit looks at all questions."))
    looked = "--mutate" if options.mutate else "--diff" if options.diff else ""
    vain = [f"--{name}" for name in ("readings", "scenarios") if looked and getattr(options, name)]
    if options.write is not None and looked == "--diff":
        vain.append("--write")
    for option in vain:
        message = msg("{option} does not go with {other}", option=option, other=looked)
        raise RulesError(message, msg("leave one of them out"))
    if options.write == "":
        raise RulesError(msg("an empty path names no folder"), msg("give a folder, or leave --write out"))
    if options.write is not None and os.path.lexists(options.write) and not Path(options.write).is_dir():
        raise RulesError(_NO_FOLDER.about(path=options.write), msg("give another path"))


def _difference(options: argparse.Namespace, audit: Audit, file: str | None) -> Compared:
    """Compare with what is stored; store what is accepted."""
    from zarcovi_rules.audit.answers import store
    from zarcovi_rules.audit.answers.difference import accepted, difference
    from zarcovi_rules.audit.answers.report import Compared

    path = shelf.answers(options.livro)
    before = store.read(path, options.livro) if path.exists() else store.Stored(options.livro)
    found = difference(audit.book, audit.tables, before, audit.reach)
    if options.accept is None:
        return Compared(found=found, committee=file)
    if file is not None:
        raise RulesError(
            msg("what is stored is what the rulebook answers by itself, not as {path} plays", path=file),
            msg("Run it in a folder without a committee file."),
        )
    kept, names = accepted(audit.book, store.stored(options.livro, audit.tables), before, options.accept, found)
    store.write(path, kept)
    return Compared(found=found, accepted=names)


def _mutation(options: argparse.Namespace, audit: Audit, sentences: Sentences, speech: Speech) -> Mutation:
    """Try every mutant on the features and cases that come with the tool."""
    from zarcovi_rules.audit.mutation.attempts import of_cases, of_features
    from zarcovi_rules.audit.mutation.killing import killing
    from zarcovi_rules.audit.mutation.mutants import mutants
    from zarcovi_rules.audit.mutation.report import Mutation
    from zarcovi_rules.audit.mutation.surviving import surviving
    from zarcovi_rules.core.book import unknown
    from zarcovi_rules.shipped import shipped
    from zarcovi_rules.verify import features
    from zarcovi_rules.verify.rules import catalogue

    book = audit.book
    for name in options.question:
        if name not in book.questions:
            raise unknown(msg("question"), name, book.questions)
    wanted = [book.questions[name] for name in options.question] or list(book.questions.values())
    tried = [mutant for mutant in mutants(book) if not mutant.layers.keys().isdisjoint(wanted)]
    told = features.load([shipped(f"features/{book.name}")], base=shipped("features").parent).scenarios
    written = [str(path) for path in sorted(shipped(f"scenarios/{book.name}").glob("*.yaml"))]
    if options.paths:
        own, cases = _own(options.paths)
        told, written = (*told, *own), [*written, *cases]
    attempts = [*of_features(cast("Steps[Play]", shelf.steps(options.livro)), told, book, catalogue(book))]
    for path in written:
        attempts += of_cases(_read(path), path, book, shelf.logs)
    killed = killing(book, tried, attempts, jobs=os.cpu_count() or 1)
    return Mutation(
        book=book,
        killing=killed,
        surviving=surviving(book, killed.survivors, audit.reach),
        sentences=sentences,
        say=speech,
    )


def _own(paths: Sequence[str]) -> tuple[Sequence[Scenario], list[str]]:
    """The scenarios and the paths of scenario files that somebody gave. Raises `RulesError` for what is neither."""
    from zarcovi_rules.app.kinds import walk_cases
    from zarcovi_rules.verify import features

    found, wrong = walk_cases(paths, {".feature", ".yaml", ".yml"})
    loaded = features.load([path for path in found if path.lower().endswith(".feature")])
    for finding in (*wrong, *loaded.errors):
        raise RulesError(msg("{path}: {why}", path=str(finding.place), why=finding.message), finding.help)
    return loaded.scenarios, [path for path in found if not path.lower().endswith(".feature")]


def _read(path: str) -> str:
    from zarcovi_rules.source import files

    text = files.read_text(path)
    if not isinstance(text, str):
        raise RulesError(msg("{path}: {why}", path=path, why=text.message), text.help)
    return text


def _write(folder: str, told: Sequence[Told]) -> list[str]:
    """Write the scenarios as features; nothing is written over."""
    named = [(name, text) for one in told for name, text in one.features()]
    texts = {os.path.join(folder, name): text for name, text in named}  # noqa: PTH118 - as it was given
    for path in texts:
        if os.path.lexists(path):
            raise RulesError(
                msg("{path} is there already, and was left as it is", path=path),
                msg("Give another folder, or move what is there away."),
            )
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError:
        raise RulesError(_NO_FOLDER.about(path=folder), msg("give another path")) from None
    for path, text in texts.items():
        write(argparse.Namespace(output=path), text)
    return list(texts)


_NO_FOLDER: Message = msg("{path} cannot be made a folder")

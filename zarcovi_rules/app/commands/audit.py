"""`zarcovi audit`: do the rules contradict each other, where are they silent, which of them say nothing?"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, cast

from zarcovi_rules import __version__, shelf
from zarcovi_rules.app import playing
from zarcovi_rules.app.exits import FINDINGS, FINE
from zarcovi_rules.app.output import as_json, write
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Message, RulesError, msg

if TYPE_CHECKING:
    from zarcovi_rules.audit.report import Telling
    from zarcovi_rules.verify.rules import Play
    from zarcovi_rules.verify.steps import Steps

FORMATS = ("text", "json")


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """What the command takes."""
    command.add_argument("--livro", choices=shelf.BOOKS, default=shelf.BOOKS[0], help=speech(msg("the rulebook")))
    playing.arguments(command, speech)
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
    """Audit; 1 when rules contradict each other where facts lead, or are silent without a declared gap."""
    from zarcovi_rules.audit.findings import Audit
    from zarcovi_rules.audit.report import Telling
    from zarcovi_rules.verify.sentences import Sentences

    committee = playing.played(options, speech)
    book, file = shelf.book(options.livro).under(committee), playing.file(options)
    audit = Audit(book)
    telling = Telling(
        audit=audit,
        report=audit.report(),
        sentences=Sentences(book, cast("Steps[Play]", shelf.steps(options.livro))),
        say=speech,
        flips=tuple(audit.flipped()) if options.readings == "all" else (),
        all_scenarios=options.scenarios,
    )
    written = None if options.write is None else _write(options.write, telling)
    if options.format == "json":
        data = {"version": __version__, "comite": file, **telling.as_data(), "written": written}
        write(options, as_json(data))
    else:
        lines = [] if file is None else [speech(playing.told(file, committee))]
        lines += [line if isinstance(line, str) else speech(line) for line in telling.lines()]
        lines += [speech(msg("written: {path}", path=path)) for path in written or ()]
        write(options, "\n".join(lines))
    return FINDINGS if telling.wrong else FINE


def _write(folder: str, telling: Telling) -> list[str]:
    """Write the scenarios as features; nothing is written over."""
    if not folder:
        raise RulesError(msg("an empty path names no folder"), msg("give a folder, or leave --write out"))
    texts = {os.path.join(folder, name): text for name, text in telling.features()}  # noqa: PTH118 - as it was given
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

"""`zarcovi new KIND …`: a commented template, to be filled in."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, cast

from zarcovi_rules import __version__, shelf
from zarcovi_rules.app import playing
from zarcovi_rules.app.exits import FINE
from zarcovi_rules.app.output import as_json, refuse_overwriting, write
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.book import unknown
from zarcovi_rules.core.messages import Message, RulesError, msg, nearest
from zarcovi_rules.core.rulings import Gap, Ruling, ruling_of
from zarcovi_rules.judge.draft import Draft as PrecedentDraft
from zarcovi_rules.source.schema_advice import a_few, begun_with
from zarcovi_rules.source.text import fold
from zarcovi_rules.verify.draft import Draft
from zarcovi_rules.verify.rules import Play
from zarcovi_rules.verify.sentences import Sentences
from zarcovi_rules.verify.steps import Steps

FORMATS = ("text", "json")
SCREEN = "-"
_LONGEST = 60
"""Longer names make no file's name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Template:
    """A kind of file that is begun for people: what it is, and how it is written of a name.

    `write` gives the usual name of the file and its text; it raises `RulesError` for a name that is not known. `then`
    is the command that tells how far it is, by the path of the file. What need not be `named` is one for all.
    """

    about: Message
    then: Callable[[str], str]
    write: Callable[[argparse.Namespace, Speech], tuple[str, str]]
    named: bool = True


def _ruling(options: argparse.Namespace, speech: Speech) -> tuple[str, str]:
    """A feature that confirms a ruling."""
    (book,) = playing.as_played([shelf.book(options.livro)], playing.played(options, speech))
    asked = fold(ruling_of(options.name.removeprefix("@")))
    found = next((ruling for ruling in book.rulings.values() if fold(ruling.id) == asked), None)
    if found is None:
        others = (*book.readings, *book.gaps, *book.tensions, *book.notes)
        raise _no_such(msg("no ruling is called {name}", name=options.name), options.name, book.rulings, others)
    sentences = Sentences(book, cast("Steps[Play]", shelf.steps(options.livro)))
    text = Draft(book=book, sentences=sentences, say=speech).ruling(found)
    return f"{fold(found.id).replace('-', '_').replace('.', '_')}.feature", text


def _precedent(options: argparse.Namespace, speech: Speech) -> tuple[str, str]:
    """A committee file with a precedent for a gap or for cases of a ruling, whose answer is a blank."""
    file = playing.read(options, speech)
    (book,) = playing.as_played([shelf.book(options.livro)], playing.decided_in(file))
    asked = options.name.removeprefix("@")
    known: dict[str, Ruling | Gap] = {**book.rulings, **book.gaps}
    found = next((known[id_] for id_ in known if fold(id_) == fold(ruling_of(asked))), None)
    if found is None:
        others = (*book.readings, *book.tensions, *book.notes)
        raise _no_such(msg("no gap or ruling is called {name}", name=options.name), options.name, known, others)
    nodes = (node.id for layer in book.layers.values() for node in layer.nodes if node.origin is found)
    cited = {fold(id_): id_ for id_ in (found.id, f"{found.id}:base", *nodes)}
    if fold(asked) not in cited:
        raise unknown(msg("case"), asked, cited.values())
    taken = frozenset(decided.id for decided in (() if file is None else file.decisions))
    text = PrecedentDraft(book=book, say=speech, taken=taken).precedent(found, cited[fold(asked)])
    return f"prec_{fold(found.id).replace('-', '_').replace('.', '_')}.yaml", text


def _sheet(options: argparse.Namespace, speech: Speech) -> tuple[str, str]:
    """A character sheet, in which every field is explained."""
    from zarcovi_rules.lint.draft import BLANK
    from zarcovi_rules.lint.draft import Draft as SheetDraft

    draft = SheetDraft(linter=shelf.linter(options.livro), say=speech)
    name = " ".join((options.name or "").split())
    usual = re.sub(r"\W+", "_", fold(name)).strip("_") or "ficha"
    return f"{usual[:_LONGEST]}.yaml", draft.sheet(name or BLANK)


def _no_such(message: Message, name: str, known: Iterable[str], others: Iterable[str]) -> RulesError:
    """The error for an id that is none of the `known`, with what helps: it is one of the `others`, or near to one."""
    ids = list(known)
    of_others = {fold(id_): id_ for id_ in others}
    if (other := of_others.get(fold(name))) is not None:
        return RulesError(message, msg("`zarcovi explain {id}` tells what that is.", id=other))
    if below := begun_with(name, ids):
        return RulesError(message, msg("These ids begin so: {names}.", names=", ".join(below)))
    guess = nearest(name.upper(), ids) or nearest(name, ids)
    return RulesError(message, msg("Did you mean {guess}?", guess=guess) if guess else a_few(name, ids))


TEMPLATES = {
    "ficha": Template(
        about=msg("a character sheet with every field explained"),
        then=lambda path: f"zarcovi lint {path}",
        write=_sheet,
        named=False,
    ),
    "regra": Template(
        about=msg("a feature that confirms a ruling"), then=lambda path: f"zarcovi verify {path}", write=_ruling
    ),
    "precedente": Template(
        about=msg("a committee's decision on a gap or a ruling"),
        then=lambda path: f"zarcovi docket --comite {path}",
        write=_precedent,
    ),
}
"""The kinds of template by the word that asks for them."""


class _Kind(argparse.Action):
    """Takes the kind of template; from then on `name`, the argument after it, is asked for only if the kind has one.

    Were it optional from the start, argparse would take it for left out wherever an option stands before it.
    """

    name: argparse.Action

    def __call__(
        self, _: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, __: object = None
    ) -> None:
        namespace.kind = values
        if not TEMPLATES[values].named:
            self.name.nargs, self.name.required = "?", False


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """What the command takes."""
    kinds = "; ".join(f"{name}: {speech(template.about)}" for name, template in TEMPLATES.items())
    kind = command.add_argument("kind", action=_Kind, metavar=speech(msg("KIND")), choices=TEMPLATES, help=kinds)
    assert isinstance(kind, _Kind)
    kind.name = command.add_argument(
        "name",
        metavar="ID",
        help=speech(msg("the id of what it is for, such as BAR-CAMPO-2; of a sheet the character's name, or nothing")),
    )
    command.add_argument(
        "file",
        nargs="?",
        metavar=speech(msg("FILE")),
        help=speech(msg("write there (a file of this folder, named after the id); - writes to the screen")),
    )
    command.add_argument("--livro", choices=shelf.BOOKS, default=shelf.BOOKS[0], help=speech(msg("the rulebook")))
    playing.arguments(command, speech)
    command.add_argument("--force", action="store_true", help=speech(msg("replace the file if there is one")))


def run(options: argparse.Namespace, speech: Speech) -> int:
    """Write the template. A file that is there already is left alone, unless `--force` says otherwise."""
    _complete(options)
    if options.file == "":
        raise RulesError(msg("an empty path names no file"), msg("give a file, or leave it out"))
    if options.file not in (None, SCREEN):
        refuse_overwriting(options.file, [path for path in (playing.file(options),) if path])
    usual, text = TEMPLATES[options.kind].write(options, speech)
    if options.format == "json":
        file = None if options.file in (None, SCREEN) else options.file
        if file is not None:
            _fill(options, file, text)
        data = {"version": __version__, "kind": options.kind, "id": options.name or "", "path": file, "text": text}
        write(options, as_json(data))
        return FINE
    if options.output is not None:
        if options.file not in (None, SCREEN):
            raise RulesError(msg("both FILE and --output say where to write"), msg("Give one of them."))
        _fill(options, options.output, text)
    elif options.file == SCREEN:
        write(options, text)
    else:
        file = options.file or usual
        _fill(options, file, text)
        then = TEMPLATES[options.kind].then(file)
        done = msg("Written: {path}. Fill in the blanks (___), then: {command}", path=file, command=then)
        write(options, speech(done))
    return FINE


def _complete(options: argparse.Namespace) -> None:
    """Where one argument is left that may be a name or a file: what looks like a file is one."""
    alone = options.name if options.file is None and not TEMPLATES[options.kind].named else None
    if alone is not None and (alone == SCREEN or alone.lower().endswith((".yaml", ".yml"))):
        options.name, options.file = None, alone


def _fill(options: argparse.Namespace, path: str, text: str) -> None:
    """Write a file that is not there yet. Raises `RulesError` when it is, or cannot be written."""
    if os.path.lexists(path) and not options.force:
        raise RulesError(
            msg("{path} is there already, and was left as it is", path=path),
            msg("Give another name, or replace it with --force."),
        )
    write(argparse.Namespace(output=path), text)

"""The committee's file in force for a run."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from datetime import date
from typing import TYPE_CHECKING

from zarcovi_rules.app import playing
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Message, RulesError, msg
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.source import files
from zarcovi_rules.source.places import Finding, Place

if TYPE_CHECKING:
    from zarcovi_rules.core.book import Committee
    from zarcovi_rules.judge.committee import File


class InForce(NamedTuple):
    """How the table plays: by which file, what is told of it, and what is different where another file is in force.

    `phrases` are the committee's vocabulary files, path and text, and `named` tells by path where its file names them;
    `missing` are those of them that cannot be read.
    """

    day: date
    committee: Committee | None = None
    path: str | None = None
    told: Message | None = None
    key: str = ""
    phrases: tuple[tuple[str, str], ...] = ()
    named: tuple[tuple[str, Place], ...] = ()
    missing: tuple[Finding, ...] = ()


def in_force(options: argparse.Namespace, speech: Speech, paths: Iterable[str]) -> InForce:
    """The committee's file in force. Raises `RulesError` where it cannot be used.

    If it is one that lies in the current folder and is checked in this run, its mistakes are findings among others;
    sheets are checked by the book alone then.
    """
    day = options.as_of or date.today()
    path = playing.file(options)
    if path is None:
        return InForce(day)
    if options.comite is not None or not any(_same(path, given) for given in paths):
        file = playing.read(options, speech)
        assert file is not None
    else:
        text = files.read_text(path)
        try:
            if not isinstance(text, str):
                raise RulesError(text.message, text.help)
            file = playing.usable(text, path, day, lambda _: None, remarks=False)
        except RulesError:
            return InForce(day, told=msg("{path} cannot be used: the sheets are checked by the book alone", path=path))
    told = playing.told(files.shown(path), file.committee, file.phrases)
    found = InForce(day, file.committee, files.shown(path), told, _key(repr(file.committee)))
    return _with_phrases(found, path, file) if file.phrases else found


def _with_phrases(found: InForce, path: str, file: File) -> InForce:
    """The same with the vocabulary files that the committee's file names."""
    texts, missing = phrases(path, file)
    key = _key("\0".join([found.key, *(part for pair in texts for part in pair)]))
    return found._replace(
        phrases=tuple(texts),
        named=tuple((files.shown(name), place) for name, place in _named(path, file)),
        missing=tuple(missing),
        key=key,
    )


def phrases(path: str, file: File) -> tuple[list[tuple[str, str]], list[Finding]]:
    """The vocabulary files that a committee's file names, from its folder on: path and text; why others are none."""
    texts: list[tuple[str, str]] = []
    missing = []
    for beside, place in _named(path, file):
        text = files.read_text(beside)
        if isinstance(text, str):
            texts.append((files.shown(beside), text))
        else:
            told = msg("{path}: {why}", path=files.shown(beside), why=text.message)
            missing.append(Finding(told, place, msg("Legends are read without this vocabulary")))
    return texts, missing


def _named(path: str, file: File) -> list[tuple[str, Place]]:
    """The paths of the vocabulary files that a committee's file names, each with the place where it does."""
    from pathlib import Path

    beside = [str(Path(path).parent / name) for name in file.phrases]
    return [(name, place._replace(path=files.shown(path))) for name, place in zip(beside, file.named, strict=True)]


def _key(text: str) -> str:
    from hashlib import sha256

    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _same(path: str, given: str) -> bool:
    from pathlib import Path  # slow to import, and without a committee's file of no use

    try:
        return Path(path).samefile(given)
    except (OSError, ValueError):
        return False

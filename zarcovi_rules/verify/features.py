"""Feature files: what they say as scenarios, as gherkin's own compiler expands them, and what is wrong in them.

`read` takes one text, `load` files and folders. Neither raises on what a person wrote: what is wrong becomes a finding
with its line and what to write, and the other files are read all the same.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from zarcovi_rules.source import files
from zarcovi_rules.source.places import Finding

if TYPE_CHECKING:
    from zarcovi_rules.verify.outlines import Outline
    from zarcovi_rules.verify.steps import Kind, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step as it is run: columns filled in, `E` and `Mas` resolved to the kind they continue."""

    kind: Kind
    keyword: str
    text: str
    line: int
    table: Table | None = None
    docstring: str | None = None
    cells: tuple[tuple[str, str], ...] = ()
    """In a row of an outline: the columns that the sentence names, with their values."""
    rows: tuple[int, ...] = ()
    """The lines of the rows of its table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tag:
    """A tag without its @, and where it stands."""

    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """One scenario as it is run: a row of an outline is one of its own (`row` is the line of the row)."""

    path: str
    line: int
    name: str
    feature: str
    rule: str | None
    tags: tuple[Tag, ...]
    steps: tuple[Step, ...]
    row: int | None = None
    outline: Outline | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """What was read: scenarios in order, errors that a person must mend, notices of what was understood anyway.

    `refused` counts the scenarios that errors keep from being run, `unreadable` the paths that gave no text at all.
    `prose` are the lines that Gherkin reads as description, with their paths and numbers.
    """

    scenarios: tuple[Scenario, ...] = ()
    errors: tuple[Finding, ...] = ()
    notices: tuple[Finding, ...] = ()
    refused: int = 0
    unreadable: int = 0
    prose: tuple[tuple[str, int, str], ...] = ()


class Store(Protocol):
    """Where compiled features are kept."""

    def get(self, path: str, text: str) -> Loaded | None:
        """What a text, shown under this path, was compiled to."""

    def keep(self, path: str, text: str, loaded: Loaded) -> None:
        """Take what it has just been compiled to."""


def load(paths: Iterable[Path | str], *, base: Path | None = None, store: Store | None = None) -> Loaded:
    """All features in files and folders (`-`: standard input), each file once.

    What the store has is not parsed again. Paths in places and scenarios are relative to `base` where they can be.
    """
    names, missing = files.walk(map(str, paths), {".feature"})
    once = {_same(name): name for name in reversed(names)}
    read_ = [read_file(name, base=base, store=store) for name in names if once[_same(name)] == name]
    wrong = [_placed(finding, shown_path(finding.place.path, base)) for finding in missing]
    return Loaded(
        scenarios=tuple(scenario for one in read_ for scenario in one.scenarios),
        errors=(*wrong, *(error for one in read_ for error in one.errors)),
        notices=tuple(notice for one in read_ for notice in one.notices),
        prose=tuple(line for one in read_ for line in one.prose),
        refused=sum(one.refused for one in read_),
        unreadable=sum(one.unreadable for one in read_) + sum(not files.only_empty(finding) for finding in missing),
    )


def _same(path: str) -> str:
    """What two paths to one file have in common."""
    try:
        return path if path == files.STDIN else os.path.realpath(path)
    except (OSError, ValueError):  # no folder to be in, NUL in the name
        return path


def read_file(file: Path | str, *, base: Path | None = None, store: Store | None = None) -> Loaded:
    """The scenarios of one feature file; those of the store, if it has them."""
    path = shown_path(file, base)
    text = content(file, path)
    if not isinstance(text, str):
        return Loaded(errors=(text,), unreadable=1)
    kept = store.get(path, text) if store is not None else None
    if kept is None:
        kept = read(path, text)
        if store is not None:
            store.keep(path, text, kept)
    return kept


def content(file: Path | str, path: str) -> str | Finding:
    """The text of a file; or why there is none, said of `path`."""
    text = files.read_text(str(file), keep_mark=True)
    return text if isinstance(text, str) else _placed(text, path)


def _placed(finding: Finding, path: str) -> Finding:
    return finding._replace(place=finding.place._replace(path=path))


def shown_path(file: Path | str, base: Path | None) -> str:
    """The path as people and reports see it, with forward slashes on every system."""
    file = Path(file)
    if base is not None and file.is_relative_to(base):
        file = file.relative_to(base)
    return files.shown(file.as_posix())


def read(path: str, text: str) -> Loaded:
    """The scenarios of one feature text."""
    from zarcovi_rules.verify.compiling import of_parsed
    from zarcovi_rules.verify.parsing import parse

    return of_parsed(path, parse(path, text))

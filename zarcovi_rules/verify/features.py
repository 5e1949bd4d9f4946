"""Feature files: what they say as scenarios, as gherkin's own compiler expands them, and what is wrong in them.

`read` takes one text, `load` files and folders. Neither raises on what a person wrote: what is wrong becomes a finding
with its line and what to write, and the other files are read all the same.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from pathlib import Path
from typing import Any

from gherkin.pickles.compiler import Compiler

from zarcovi_rules.source import files
from zarcovi_rules.source.places import Finding
from zarcovi_rules.verify.checks import check
from zarcovi_rules.verify.outlines import Outline, outline
from zarcovi_rules.verify.parsing import Parsed, parse
from zarcovi_rules.verify.steps import KINDS, Kind, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step as it is run: columns filled in, `E` and `Mas` resolved to the kind they continue."""

    kind: Kind
    keyword: str
    text: str
    line: int
    table: Table | None = None
    docstring: str | None = None


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
    """

    scenarios: tuple[Scenario, ...] = ()
    errors: tuple[Finding, ...] = ()
    notices: tuple[Finding, ...] = ()
    refused: int = 0
    unreadable: int = 0


def load(paths: Iterable[Path | str], *, base: Path | None = None) -> Loaded:
    """All features in files and folders (`-`: standard input), each file once.

    Paths in places and scenarios are relative to `base` where they can be.
    """
    names, missing = files.walk(map(str, paths), {".feature"})
    once = {_same(name): name for name in reversed(names)}
    read_ = [read_file(name, base=base) for name in names if once[_same(name)] == name]
    wrong = [_placed(finding, shown_path(finding.place.path, base)) for finding in missing]
    return Loaded(
        scenarios=tuple(scenario for one in read_ for scenario in one.scenarios),
        errors=(*wrong, *(error for one in read_ for error in one.errors)),
        notices=tuple(notice for one in read_ for notice in one.notices),
        refused=sum(one.refused for one in read_),
        unreadable=sum(one.unreadable for one in read_) + sum(not files.only_empty(finding) for finding in missing),
    )


def _same(path: str) -> str:
    """What two paths to one file have in common."""
    try:
        return path if path == files.STDIN else os.path.realpath(path)
    except (OSError, ValueError):  # no folder to be in, NUL in the name
        return path


def read_file(file: Path | str, *, base: Path | None = None) -> Loaded:
    """The scenarios of one feature file."""
    return of_parsed(shown_path(file, base), parse_file(file, base=base))


def parse_file(file: Path | str, *, base: Path | None = None) -> Parsed:
    """The tree of one feature file; what cannot be opened or decoded is an error like any other."""
    path = shown_path(file, base)
    text = files.read_text(str(file))
    if isinstance(text, str):
        return parse(path, text)
    return Parsed(document=None, misspelt=False, errors=(_placed(text, path),), notices=(), unreadable=True)


def _placed(finding: Finding, path: str) -> Finding:
    return replace(finding, place=replace(finding.place, path=path))


def shown_path(file: Path | str, base: Path | None) -> str:
    """The path as people and reports see it, with forward slashes on every system."""
    file = Path(file)
    if base is not None and file.is_relative_to(base):
        file = file.relative_to(base)
    return files.shown(file.as_posix())


def read(path: str, text: str) -> Loaded:
    """The scenarios of one feature text."""
    return of_parsed(path, parse(path, text))


def of_parsed(path: str, parsed: Parsed) -> Loaded:
    """The scenarios of a feature that has been parsed: the pickles of gherkin's compiler, with the lines they are from.

    What the compiler would expand otherwise than it reads is an error, and is not compiled.
    """
    if parsed.document is None:
        return Loaded(
            errors=parsed.errors,
            notices=parsed.notices,
            refused=parsed.titles + parsed.lost,
            unreadable=int(parsed.unreadable),
        )
    checked = check(path, parsed.document["feature"], misspelt=parsed.misspelt)
    errors = sorted((*parsed.errors, *checked.errors), key=lambda finding: finding.place.line or 0)
    return Loaded(
        scenarios=tuple(_compiled(path, checked.feature)),
        errors=tuple(errors),
        notices=parsed.notices,
        refused=checked.refused + parsed.lost,
    )


def _compiled(path: str, feature: Mapping[str, Any]) -> Iterator[Scenario]:
    pickles: Iterable[Any] = Compiler().compile({"feature": feature, "uri": path})  # type: ignore[typeddict-item]
    sources = _Sources(feature)
    for origin, group in groupby(pickles, key=lambda pickle: pickle["astNodeIds"][0]):
        rows = list(group)
        names = [pickle["name"] for pickle in rows]
        if len(set(names)) < len(names):
            names = [f"{name} #{number}" for number, name in enumerate(names, start=1)]
        for pickle, name in zip(rows, names, strict=True):
            yield Scenario(
                path=path,
                line=sources.lines[origin],
                name=name,
                feature=feature["name"],
                rule=sources.rules[origin],
                tags=tuple(sources.tags[tag["astNodeId"]] for tag in pickle["tags"]),
                steps=tuple(_steps(pickle["steps"], sources)),
                row=sources.lines[pickle["astNodeIds"][1]] if len(pickle["astNodeIds"]) > 1 else None,
                outline=sources.outlines[origin],
            )


def _steps(steps: Iterable[Mapping[str, Any]], sources: _Sources) -> Iterator[Step]:
    kind: Kind = "given"
    for step in steps:
        # The compiler gives E and Mas the type of what they continue, but not *.
        kind = KINDS.get(step["type"], kind)
        origin = step["astNodeIds"][0]
        argument = step.get("argument", {})
        yield Step(
            kind=kind,
            keyword=sources.keywords[origin],
            text=step["text"],
            line=sources.lines[origin],
            table=tuple(tuple(cell["value"] for cell in row["cells"]) for row in argument["dataTable"]["rows"])
            if "dataTable" in argument
            else None,
            docstring=argument["docString"]["content"] if "docString" in argument else None,
        )


class _Sources:
    """What pickles leave out: by the ids of the tree that they name, where it stands, and as what."""

    def __init__(self, feature: Mapping[str, Any]) -> None:
        self.lines: dict[str, int] = {}
        self.keywords: dict[str, str] = {}
        self.rules: dict[str, str | None] = {}
        self.tags: dict[str, Tag] = {}
        self.outlines: dict[str, Outline | None] = {}
        self._tags(feature)
        self._children(feature["children"], None)

    def _children(self, children: Iterable[Mapping[str, Any]], rule: str | None) -> None:
        for child in children:
            if "rule" in child:
                self._tags(child["rule"])
                self._children(child["rule"]["children"], child["rule"]["name"])
            elif "background" in child:
                self._steps(child["background"])
            else:
                self._scenario(child["scenario"], rule)

    def _scenario(self, scenario: Mapping[str, Any], rule: str | None) -> None:
        self.rules[scenario["id"]] = rule
        self.outlines[scenario["id"]] = outline(scenario)
        self.lines[scenario["id"]] = scenario["location"]["line"]
        self._tags(scenario)
        self._steps(scenario)
        for examples in scenario["examples"]:
            self._tags(examples)
            for row in examples["tableBody"]:
                self.lines[row["id"]] = row["location"]["line"]

    def _steps(self, block: Mapping[str, Any]) -> None:
        for step in block["steps"]:
            self.lines[step["id"]] = step["location"]["line"]
            self.keywords[step["id"]] = step["keyword"].strip()

    def _tags(self, tagged: Mapping[str, Any]) -> None:
        for tag in tagged["tags"]:
            place = tag["location"]
            self.tags[tag["id"]] = Tag(text=tag["name"].removeprefix("@"), line=place["line"], column=place["column"])

"""From one feature file to its scenarios: parsed, checked, and compiled by gherkin's own compiler.

All that needs gherkin stands here and below, so that what has been compiled before can be used without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from gherkin.stream.id_generator import IdGenerator

from zarcovi_rules.source.places import Finding
from zarcovi_rules.verify.checks import check
from zarcovi_rules.verify.features import Loaded, Scenario, Step, Tag, content, shown_path
from zarcovi_rules.verify.outlines import Outline, outline
from zarcovi_rules.verify.parsing import Parsed, parse
from zarcovi_rules.verify.steps import KINDS, Kind
from zarcovi_rules.verify.swift import SwiftCompiler


def parse_file(file: Path | str, *, base: Path | None = None) -> Parsed:
    """The tree of one feature file; what cannot be opened or decoded is an error like any other."""
    path = shown_path(file, base)
    text = content(file, path)
    return parse(path, text) if isinstance(text, str) else unread(text)


def unread(error: Finding) -> Parsed:
    """What there is of a file that gave no text."""
    return Parsed(document=None, slips=(), errors=(error,), notices=(), unreadable=True)


def of_parsed(path: str, parsed: Parsed) -> Loaded:
    """The scenarios of a feature that has been parsed, and what is wrong with the rest."""
    return compiled(path, parsed)[0]


def compiled(path: str, parsed: Parsed, ids: IdGenerator | None = None) -> tuple[Loaded, list[Any]]:
    """The scenarios of a feature that has been parsed: the pickles of gherkin's compiler, with the lines they are from.

    What the compiler would expand otherwise than it reads is an error, and is not compiled.
    """
    if parsed.document is None:
        nothing = Loaded(
            errors=parsed.errors,
            notices=parsed.notices,
            refused=parsed.titles + parsed.lost,
            unreadable=int(parsed.unreadable),
        )
        return nothing, []
    wrong = {error.place.line for error in parsed.errors}
    checked = check(path, parsed.document["feature"], slips=parsed.slips, prose=parsed.prose, wrong=wrong)
    # A line that is no keyword, or no whole row, is not also told what follows from it.
    errors = [*parsed.errors, *(error for error in checked.errors if error.place.line not in wrong)]
    errors.sort(key=lambda finding: finding.place.line or 0)
    told = {error.place.line for error in errors}
    pickles = list(SwiftCompiler(ids).compile({"feature": checked.feature, "uri": path}))  # type: ignore[typeddict-item]
    loaded = Loaded(
        scenarios=tuple(_scenarios(path, checked.feature, pickles)),
        errors=tuple(errors),
        notices=parsed.notices,
        refused=checked.refused + parsed.lost,
        prose=tuple((path, *line) for line in parsed.prose if line[0] not in told),
    )
    return loaded, pickles


def _scenarios(path: str, feature: Mapping[str, Any], pickles: Iterable[Any]) -> Iterator[Scenario]:
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
                steps=tuple(_steps(pickle["steps"], sources, dict(sources.cells.get(pickle["astNodeIds"][-1], ())))),
                row=sources.lines[pickle["astNodeIds"][1]] if len(pickle["astNodeIds"]) > 1 else None,
                outline=sources.outlines[origin],
            )


def _steps(steps: Iterable[Mapping[str, Any]], sources: _Sources, row: Mapping[str, str]) -> Iterator[Step]:
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
            cells=tuple(cell for cell in row.items() if f"<{cell[0]}>" in sources.texts[origin]),
            rows=sources.tables.get(origin, ()),
        )


class _Sources:
    """What pickles leave out: by the ids of the tree that they name, where it stands, and as what."""

    def __init__(self, feature: Mapping[str, Any]) -> None:
        self.lines: dict[str, int] = {}
        self.keywords: dict[str, str] = {}
        self.rules: dict[str, str | None] = {}
        self.texts: dict[str, str] = {}
        self.tables: dict[str, tuple[int, ...]] = {}
        self.cells: dict[str, list[tuple[str, str]]] = {}
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
            columns = [cell["value"] for cell in examples["tableHeader"]["cells"]]
            for row in examples["tableBody"]:
                values = (cell["value"] for cell in row["cells"])
                self.cells[row["id"]] = list(zip(columns, values, strict=True))
                self.lines[row["id"]] = row["location"]["line"]

    def _steps(self, block: Mapping[str, Any]) -> None:
        for step in block["steps"]:
            self.lines[step["id"]] = step["location"]["line"]
            self.keywords[step["id"]] = step["keyword"].strip()
            self.texts[step["id"]] = step["text"]
            if "dataTable" in step:
                self.tables[step["id"]] = tuple(row["location"]["line"] for row in step["dataTable"]["rows"])

    def _tags(self, tagged: Mapping[str, Any]) -> None:
        for tag in tagged["tags"]:
            place = tag["location"]
            self.tags[tag["id"]] = Tag(text=tag["name"].removeprefix("@"), line=place["line"], column=place["column"])

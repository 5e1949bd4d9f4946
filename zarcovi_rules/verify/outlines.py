"""Outlines as they are written: what a report shows once, though each row of its tables is run as a scenario."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A step as it is written, with its places."""

    keyword: str
    text: str
    table: tuple[Row, ...] | None = None
    docstring: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Examples:
    """One table of an outline: its name, its columns, and its rows by their lines in the file."""

    name: str
    columns: Row
    rows: Mapping[int, Row]


@dataclass(frozen=True, slots=True, kw_only=True)
class Outline:
    """An outline: its title and its steps with places in them, and the tables that fill these."""

    name: str
    steps: tuple[Line, ...]
    examples: tuple[Examples, ...]


def outline(scenario: Mapping[str, Any]) -> Outline | None:
    """The outline that a scenario of gherkin's tree is, if it is one."""
    if not scenario["examples"]:
        return None
    return Outline(
        name=scenario["name"],
        steps=tuple(map(_line, scenario["steps"])),
        examples=tuple(
            Examples(
                name=each["name"],
                columns=_cells(each["tableHeader"]) if each.get("tableHeader") else (),
                rows={row["location"]["line"]: _cells(row) for row in each["tableBody"]},
            )
            for each in scenario["examples"]
        ),
    )


def _line(step: Mapping[str, Any]) -> Line:
    return Line(
        keyword=step["keyword"].strip(),
        text=step["text"],
        table=_rows(step["dataTable"]["rows"]) if "dataTable" in step else None,
        docstring=step["docString"]["content"] if "docString" in step else None,
    )


def _rows(rows: Iterable[Mapping[str, Any]]) -> tuple[Row, ...]:
    return tuple(map(_cells, rows))


def _cells(row: Mapping[str, Any]) -> Row:
    return tuple(cell["value"] for cell in row["cells"])

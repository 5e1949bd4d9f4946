"""Figures: numbers and tables of a rulebook, each with a name, a value and a source."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A named value of the rulebook: a number, a list or a table, as plain data.

    `texto` and `text` say what it is, in Portuguese and English; `source` where it is written, or that it is a default.
    """

    name: str
    value: Any
    texto: str
    text: str
    source: str


class Figures(Mapping[str, Any]):
    """The values of a book's figures by name."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = MappingProxyType(dict(values))

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

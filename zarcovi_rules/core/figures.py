"""Figures: numbers and tables of a rulebook, each with a name, a value and a source."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A named value of the rulebook: a number, a list or a table, as plain data.

    `texto` and `text` say what it is, in Portuguese and English; `source` where it is written, or that it is a default.
    `schema` is a JSON Schema of the values that it may have.
    """

    name: str
    value: Any
    texto: str
    text: str
    source: str
    schema: Mapping[str, Any] = field(default_factory=dict)


class Figures(Mapping[str, Any]):
    """The values of a book's figures by name. A `watched` copy remembers which were `read`: what an answer rests on."""

    __slots__ = ("_read", "_values")

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = MappingProxyType(dict(values))
        self._read: dict[str, None] = {}

    def __getitem__(self, name: str) -> Any:
        self._read[name] = None
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def watched(self) -> Figures:
        """The same figures, none of them read yet."""
        return Figures(self._values)

    @property
    def read(self) -> tuple[str, ...]:
        """The names of the figures that were looked up, each once."""
        return tuple(self._read)

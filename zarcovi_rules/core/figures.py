"""Figures: numbers and tables of a rulebook, each with a name, a value and a source."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zarcovi_rules.core.rulings import Source


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


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Change:
    """A committee's decision on figures: `values` take the place of the book's, entry by entry where it is a table.

    Unlike what a committee merely adds, it has an id, a statement and a source, so that a verdict can show it.
    """

    id: str
    texto: str
    text: str
    source: Source
    values: Mapping[str, Any]


def merged(value: Any, change: Any) -> Any:
    """A figure's value with `change` in its place; a table keeps the entries that the change does not name."""
    both_tables = isinstance(value, Mapping) and isinstance(change, Mapping)
    return {**value, **change} if both_tables else change


def differing(figure: Figure, change: Any) -> dict[str, Any]:
    """The entries that the book's own table gives and `change` gives otherwise, with the book's value for each."""
    if not (isinstance(figure.value, Mapping) and isinstance(change, Mapping)):
        return {}
    return {key: given for key, given in figure.value.items() if key in change and change[key] != given}


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

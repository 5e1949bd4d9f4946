"""The fields of a sheet: what may be written of a character, an ability, a mode or an item, and what may be read there.

A book lists its fields once; the JSON Schema for editors, the names that a legend's words are read into, the two-way
check of both, and what the checks look at are all made from that list.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from zarcovi_rules.core.messages import Text


class Holds(StrEnum):
    """What a field holds."""

    CHOICE = "escolha"
    """One of the field's values."""
    CHOICES = "escolhas"
    """One of them, or a list of several."""
    NUMBER = "numero"
    """A whole number, or one of the values if the field has any."""
    TEXT = "texto"
    """A text of one line."""
    NAMES = "nomes"
    """A name, or a list of names, of other cards of the sheet."""
    LEGEND = "legenda"
    """The legend itself."""
    CLAUSES = "clausulas"
    """Names of clauses of the book."""
    CARDS = "cards"
    """A list of cards."""


class Kind(StrEnum):
    """What is written in a group of fields."""

    CHARACTER = "personagem"
    ABILITY = "habilidade"
    MODE = "modo"
    ITEM = "item"
    EXTENSION = "extensao"


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One field: its name in files, what it means, what it holds, and in which kinds of card it stands.

    `values` maps each value, as written in files, to what it means. `read` tells whether a legend's words are read into
    it; what is read and not `written` (a price, a letter rank) is known of a legend and has no field in a sheet.
    """

    name: str
    about: Text
    holds: Holds
    of: tuple[Kind, ...]
    values: Mapping[str, Text] = field(default_factory=dict)
    minimum: int = 0
    maximum: int = 1_000_000
    required: bool = False
    read: bool = True
    written: bool = True
    example: str = ""

    @property
    def several(self) -> bool:
        """Whether it may hold more than one value."""
        return self.holds in {Holds.CHOICES, Holds.NAMES, Holds.CLAUSES}

"""The fields of a sheet: what may be written of a character, an ability, a mode or an item, and what may be read there.

A book lists its fields once; the JSON Schema for editors, the names that a legend's words are read into, the two-way
check of both, and what the checks look at are all made from that list.
"""

from __future__ import annotations

from collections.abc import Mapping
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
    FREE = "livre"
    """Whatever people want: a text, a number, a list of them, or nothing. The rules know nothing of it."""


class Kind(StrEnum):
    """What is written in a group of fields."""

    CHARACTER = "personagem"
    ABILITY = "habilidade"
    MODE = "modo"
    ITEM = "item"
    EXTENSION = "extensao"


class Told(StrEnum):
    """How much of a field a legend tells, which says what it means that it tells something else than the field."""

    ALL = "tudo"
    """All of it: what the legend says, and nothing else."""
    SOME = "parte"
    """Some of it may go without saying; what is written besides is no contradiction."""
    NOTHING = "nada"
    """It is not compared: a matter of names."""


_TELLING = frozenset({Holds.CHOICE, Holds.CHOICES, Holds.NUMBER})


class Field:
    """One field: its name in files, what it means, what it holds, and in which kinds of card it stands.

    `label` is what players call it where a legend is told. `values` maps each value, as written in files, to what it
    means. `read` tells whether a legend's words are read into it; what is read and not `written` (a price, a letter
    rank) is known of a legend and has no field in a sheet. `told` says how much of it a legend tells.

    `spelt` are the ways to write each value in a file, as text: `não`, `true` and `false` for yes and no, 360 as a
    number. A field is `telling` if a check may ask for its values beforehand, and `compared` with the legend if that is
    read into it. Of a text that is read there may be `many`, none of which contradicts another. `also` has words that
    players write for a value, of which they are then asked whether they mean it; `synonyms`, words that they write for
    its name. A free field may be called so, of any other they are asked.
    """

    def __init__(
        self,
        *,
        name: str,
        about: Text,
        label: Text | None = None,
        holds: Holds,
        of: tuple[Kind, ...],
        values: Mapping[str, Text] | None = None,
        minimum: int = 0,
        maximum: int = 1_000_000,
        required: bool = False,
        read: bool = True,
        written: bool = True,
        many: bool = False,
        told: Told = Told.ALL,
        example: str = "",
        also: Mapping[str, str] | None = None,
        synonyms: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.about = about
        self.label = label or Text(name, name)
        self.holds = holds
        self.of = of
        self.values: Mapping[str, Text] = values or {}
        self.minimum = minimum
        self.maximum = maximum
        self.required = required
        self.read = read
        self.written = written
        self.many = many
        self.told = told
        self.example = example
        self.also: Mapping[str, str] = also or {}
        self.synonyms = synonyms
        self.free = holds is Holds.FREE
        self.telling = holds in _TELLING
        self.compared = read and written
        self.several = holds in {Holds.CHOICES, Holds.NAMES, Holds.CLAUSES}
        """Whether it may hold more than one value."""
        self.spelt: Mapping[str, str] = {value: value for value in self.values}
        if {"sim", "nao"} <= self.spelt.keys():
            self.spelt = {**self.spelt, "não": "nao", "true": "sim", "false": "nao"}

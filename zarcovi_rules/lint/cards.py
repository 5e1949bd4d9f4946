"""A sheet as the checks see it: cards, each with what is written in its fields and what its legend says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from zarcovi_rules.lint.fields import Field, Holds, Kind
from zarcovi_rules.lint.legend.reading import Reading
from zarcovi_rules.source.yaml_places import Path

Value = str | int
_NOTHING = Reading("")

_TELLING = frozenset({Holds.CHOICE, Holds.CHOICES, Holds.NUMBER})
"""The fields whose values a check may ask for beforehand."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a finding points: a value of the document, a field's name (`of_key`), or characters of a legend."""

    path: Path
    span: tuple[int, int] | None = None
    of_key: bool = False


@dataclass(eq=False)
class Card:
    """One card: a character, an ability, a mode, an item, an extension.

    `data` is what is written of it, `path` where; `reading` what its legend was read to say. Values are looked up by
    the names of fields and clauses; a field that is written wins over what the legend says of it (that they differ is
    a finding of its own).
    """

    kind: Kind
    data: Mapping[str, Any]
    path: Path
    known: Mapping[str, Field]
    reading: Reading = _NOTHING
    sheet: Sheet | None = field(default=None, repr=False)
    _values: dict[str, tuple[Value, ...]] = field(default_factory=dict, init=False, repr=False)

    def take(self, reading: Reading) -> None:
        """Take what its legend was read to say; what was found out about it before is found out anew."""
        self.reading = reading
        self._values.clear()
        self.__dict__.pop("features", None)
        self.__dict__.pop("name", None)

    @cached_property
    def name(self) -> str | None:
        """Its name, as written or else as its legend begins."""
        found = self.values("nome")
        return str(found[0]) if found else None

    def written(self, name: str) -> tuple[Value, ...]:
        """The values written in a field, each as the field has it (`360` for the number 360); () if there are none."""
        value = self.data.get(name)
        if value is None:
            return ()
        if type(value) is str or type(value) is int:
            return (value,)
        values = value if isinstance(value, list) else [value]
        known = self.known.get(name)
        if known is None or known.holds is Holds.NUMBER or not known.values:
            return tuple(one if type(one) is int else str(one) for one in values if isinstance(one, (str, int)))
        spelt = known.spelt
        texts = (str(one).lower() if type(one) is bool else str(one) for one in values if isinstance(one, (str, int)))
        return tuple(spelt.get(text, text) for text in texts)

    def read(self, name: str) -> tuple[Value, ...]:
        """The values that the legend was read to give a field."""
        reads = self.reading.by_name.get(name)
        return tuple([read.value for read in reads]) if reads else ()

    def values(self, name: str) -> tuple[Value, ...]:
        """The values of a field: those written, else those that the legend says."""
        found = self._values.get(name)
        if found is None:
            self._values[name] = found = self.written(name) or self.read(name)
        return found

    def has(self, name: str, *values: Value) -> bool:
        """Whether a field has one of `values`; without any, whether it has a value at all."""
        found = self.values(name)
        if not found or not values:
            return bool(found)
        return any(value in found for value in values)

    def each(self, name: str) -> Iterator[tuple[Value, Spot]]:
        """The values of a field, each with its place: those written, else those that the legend says."""
        written = self.data.get(name)
        items = written if isinstance(written, list) else [] if written is None else [written]
        silent = True
        for place, one in enumerate(items):
            if isinstance(one, (str, int)):
                silent = False
                path = (*self.path, name, place) if isinstance(written, list) else (*self.path, name)
                yield one if type(one) is int else str(one), Spot(path)
        if silent:
            for read in self.reading.by_name.get(name, ()):
                yield read.value, Spot((*self.path, "legenda"), (read.start, read.end))

    def number(self, name: str) -> int | None:
        """The number in a field; None where there is none or several."""
        found = self.values(name)
        return found[0] if len(found) == 1 and isinstance(found[0], int) else None

    @cached_property
    def tagged(self) -> dict[str, Path]:
        """The clauses written in `clausulas`, each with its place."""
        written = self.data.get("clausulas")
        if written is None:
            return {}
        items = written if isinstance(written, list) else [written]
        paths = [
            (*self.path, "clausulas", *([place] if isinstance(written, list) else [])) for place in range(len(items))
        ]
        return {name: path for name, path in zip(items, paths, strict=True) if isinstance(name, str)}

    def says(self, *clauses: str) -> bool:
        """Whether its legend was read to say one of the clauses."""
        return any(clause in self.reading.by_name for clause in clauses)

    def claims(self, *clauses: str) -> bool:
        """Whether its legend says one of the clauses or its `clausulas` name it."""
        return any(clause in self.tagged or clause in self.reading.by_name for clause in clauses)

    def holds(self, name: str) -> tuple[Value, ...]:
        """The values of a field of the card or else of its character; of a clause, whether it is claimed (sim, nao)."""
        if "." in name:
            return ("sim" if self.claims(name) else "nao",)
        character = None if self.sheet is None else self.sheet.character
        return self.values(name) or (character.values(name) if character is not None else ())

    def lacks(self, *names: str) -> bool:
        """Whether none of these fields has a value, and the legend says nothing of them that is in doubt."""
        return not any(self.has(name) for name in names) and not any(one.name in names for one in self.reading.doubts)

    @property
    def understood(self) -> bool:
        """Whether there are no words of its legend that were not understood, and that may say anything."""
        return not self.reading.unread and not self.reading.doubts

    def at(self, *names: str) -> Spot:
        """Where the first of these fields or clauses stands that this card has: written, or said by the legend.

        Where it has none of them: its name, or the card itself.
        """
        for name in names:
            if self.data.get(name) is not None:
                return Spot((*self.path, name))
            if name in self.tagged:
                return Spot(self.tagged[name])
            if reads := self.reading.by_name.get(name):
                return Spot((*self.path, "legenda"), (reads[0].start, reads[0].end))
        return Spot((*self.path, "nome") if "nome" in self.data else self.path)

    @cached_property
    def features(self) -> frozenset[str]:
        """What it has, for choosing the checks that may apply: names of fields and clauses, and `field:value`.

        `field?` is a field that the legend leaves open.
        """
        found = set(self._written)
        for read in self.reading.reads:
            found.add(read.name)
            found.add(f"{read.name}:{read.value}")
        if self.reading.doubts:
            found.update(f"{doubt.name}?" for doubt in self.reading.doubts)
        return frozenset(found)

    @cached_property
    def _written(self) -> set[str]:
        """The features that its fields and clauses give it."""
        found = set(self.tagged)
        for name in self.data:
            found.add(name)
            one = self.known.get(name)
            if one is not None and one.holds in _TELLING:
                found.update([f"{name}:{value}" for value in self.written(name)])
        return found

    @property
    def of_character(self) -> frozenset[str]:
        """The features of its character, if it is a card of one."""
        return self.sheet.character.features if self.sheet is not None else frozenset()


@dataclass(eq=False)
class Sheet:
    """A character with all its cards, in the order of the file."""

    character: Card
    cards: Sequence[Card]

    def of(self, *kinds: Kind) -> Iterator[Card]:
        """The cards of these kinds."""
        return (card for card in self.cards if card.kind in kinds)

    @cached_property
    def named(self) -> dict[str, list[Card]]:
        """The cards by their name as it is looked up: accents and capitals aside."""
        from zarcovi_rules.source.text import fold

        found: dict[str, list[Card]] = {}
        for card in self.cards:
            if card.name is not None:
                found.setdefault(fold(card.name), []).append(card)
        return found

    def card(self, name: str) -> Card | None:
        """The card of this name, accents and capitals aside."""
        from zarcovi_rules.source.text import fold

        return next(iter(self.named.get(fold(name), ())), None)

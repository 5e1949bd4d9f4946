"""A sheet as the checks see it: cards, each with what is written in its fields and what its legend says."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from zarcovi_rules.core.messages import nearest
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.fields import Field, Holds, Kind
from zarcovi_rules.lint.legend.reading import Reading
from zarcovi_rules.source.text import fold
from zarcovi_rules.source.yaml_places import Path

Value = str | int
_NOTHING = Reading("")


class Spot(NamedTuple):
    """Where a finding points: a value of the document, a field's name (`of_key`), or characters of a legend."""

    path: Path
    span: tuple[int, int] | None = None
    of_key: bool = False


class Card:
    """One card: a character, an ability, a mode, an item, an extension.

    `data` is what is written of it, `path` where; `reading` what its legend was read to say. Values are looked up by
    the names of fields and clauses; a field that is written wins over what the legend says of it (that they differ is
    a finding of its own). `tagged` are the clauses written in `clausulas`, each with its place.

    `features` is what it has, for choosing the checks that may apply: names of fields and clauses, and `field:value`.
    `field?` is a field that the legend leaves open.
    """

    __slots__ = ("_given", "data", "features", "kind", "known", "name", "path", "reading", "sheet", "tagged")

    def __init__(
        self,
        kind: Kind,
        data: Mapping[str, Any],
        path: Path,
        known: Mapping[str, Field],
        reading: Reading = _NOTHING,
        sheet: Sheet | None = None,
    ) -> None:
        self.kind = kind
        self.data = data
        self.path = path
        self.known = known
        self.sheet = sheet
        self.tagged: Mapping[str, Path] = self._tagged() if data.get("clausulas") is not None else {}
        self._given = self._features()
        self.take(reading)

    def take(self, reading: Reading) -> None:
        """Take what its legend was read to say."""
        name = self.data.get("nome") if reading.unread else None
        self.reading = _without_name(reading, name) if isinstance(name, str) else reading
        said: list[str] = []
        for read in reading.reads:
            said += read.name, f"{read.name}:{read.value}"
        if reading.doubts:
            said += [f"{doubt.name}?" for doubt in reading.doubts]
        self.features = self._given.union(said) if said else self._given
        named = self.values("nome")
        self.name = str(named[0]) if named else None
        """Its name, as written or else as its legend begins."""

    def _tagged(self) -> dict[str, Path]:
        written = self.data["clausulas"]
        if not isinstance(written, list):
            return {written: (*self.path, "clausulas")} if isinstance(written, str) else {}
        places = enumerate(written)
        return {name: (*self.path, "clausulas", place) for place, name in places if isinstance(name, str)}

    def _features(self) -> frozenset[str]:
        """The features that its fields and clauses give it."""
        found, known = list(self.tagged), self.known
        for name, value in self.data.items():
            field = known.get(name)
            if field is None:
                continue
            found.append(name)
            if field.telling:
                if type(value) is str or type(value) is int:
                    found.append(f"{name}:{value}")
                else:
                    found += [f"{name}:{one}" for one in self.written(name)]
        return frozenset(found)

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
        return self.written(name) or self.read(name)

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
        value = self.data.get(name)
        if type(value) is int:
            return value
        found = self.values(name)
        return found[0] if len(found) == 1 and isinstance(found[0], int) else None

    def says(self, *clauses: str) -> bool:
        """Whether its legend was read to say one of the clauses."""
        return not self.reading.by_name.keys().isdisjoint(clauses)

    def claims(self, *clauses: str) -> bool:
        """Whether its legend says one of the clauses or its `clausulas` name it."""
        return not self.features.isdisjoint(clauses)

    def holds(self, name: str) -> tuple[Value, ...]:
        """The values of a field of the card or else of its character; of a clause, whether it is claimed (sim, nao)."""
        if "." in name:
            return ("sim" if self.claims(name) else "nao",)
        character = None if self.sheet is None else self.sheet.character
        return self.values(name) or (character.values(name) if character is not None else ())

    def lacks(self, *names: str) -> bool:
        """Whether none of these fields has a value, and the legend says nothing of them that is in doubt."""
        for name in names:
            if self.values(name):
                return False
        return all(one.name not in names for one in self.reading.doubts)

    def may_say(self, *names: str) -> bool:
        """Whether its legend may say something of these fields or clauses that was not read.

        Words that were not understood may say anything. What it leaves open is open of that field or clause alone.
        """
        return bool(self.reading.unread) or any(doubt.name in names for doubt in self.reading.doubts)

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

    @property
    def of_character(self) -> frozenset[str]:
        """The features of its character, if it is a card of one."""
        return self.sheet.character.features if self.sheet is not None else frozenset()


_SET_APART = tuple(':*_~\n-–—|"”»')


def _without_name(reading: Reading, name: str) -> Reading:
    """What was read of a legend that begins with the card's `name`, set apart: it needs no phrase to explain it."""
    begin = reading.unread[0][0]
    end = begin + len(name)
    before, after = reading.text[:begin], reading.text[end:].lstrip(" ")
    if any(map(str.isalnum, before)) or not after.startswith(_SET_APART):
        return reading
    if fold(reading.text[begin:end]) != fold(name):
        return reading
    unread = tuple(span for span in reading.unread if span[1] > end)
    return Reading(reading.text, reading.reads, reading.doubts, unread, reading.second)


MOST_ASKED = 30
"""So many names that a sheet does not have are compared with all that it has."""


class Sheet:
    """A character with all its cards, in the order of the file; there may be more of them if the file is `cut` off."""

    def __init__(self, character: Card, cards: Sequence[Card], *, cut: bool = False) -> None:
        self.character = character
        self.cards = cards
        self.cut = cut
        self._named: dict[str, list[Card]] | None = None
        self._asked = 0

    def part(self) -> None:
        """Have its cards let go of it: what holds each other stays until garbage is looked for."""
        for card in self.cards:
            card.sheet = None

    def of(self, *kinds: Kind) -> Iterator[Card]:
        """The cards of these kinds."""
        return (card for card in self.cards if card.kind in kinds)

    @property
    def named(self) -> Mapping[str, list[Card]]:
        """The cards by their name as it is looked up: accents and capitals aside."""
        if self._named is None:
            self._named = {}
            for card in self.cards:
                if card.name is not None:
                    self._named.setdefault(fold(card.name), []).append(card)
        return self._named

    def near(self, name: str, kinds: Collection[Kind], *, but: Card) -> str | None:
        """The name of a card of these kinds that is meant by a name which no card has, or None.

        Who cites very many that are not there has another trouble than misspelling them, and is not told of each.
        """
        self._asked += 1
        if self._asked > MOST_ASKED:
            return None
        named = {fold(one.name): one.name for one in self.of(*kinds) if one.name is not None and one is not but}
        found = nearest(fold(name), named)
        return None if found is None else named[found]

    def card(self, name: str) -> Card | None:
        """The card of this name, accents and capitals aside."""
        return next(iter(self.named.get(fold(name), ())), None)

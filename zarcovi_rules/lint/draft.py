"""A character sheet, begun for its player: every field that a sheet may have, each with what it means.

What can be filled in only later stands there as comments of which the `#` is taken away. All of it is made from the
fields of the rulebook and from what its reader finds in the example of a legend, so it says what the linter checks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from textwrap import wrap

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.lint.cards import Card, Value
from zarcovi_rules.lint.fields import Field, Holds, Kind
from zarcovi_rules.lint.linter import CARDS, Linter
from zarcovi_rules.lint.schema import BOOK
from zarcovi_rules.source.text import fold

BLANK = "___"
"""What its player is to write something else for."""

_NAME, _LEGEND = "nome", "legenda"
_WIDE = 88
_NOT_TEXT = frozenset({"null", "true", "false", "yes", "no", "on", "off", "y", "n"})
"""Words that some readers of YAML take for something else."""

_HEAD = msg(
    "A character sheet. Write your own in the place of {blank} and of the example, and check it:\n"
    "  zarcovi lint THIS-FILE.yaml\n"
    "Lines that begin with # and a space explain. To use a field that is out of use, such as #{field}: …,\n"
    "take away only its #. What you do not need may be deleted."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """Writes the beginning of a sheet, with comments in the reader's language."""

    linter: Linter
    say: Callable[[Message], str]

    def sheet(self, name: str = BLANK) -> str:
        """A sheet for the character of that name."""
        fields = self.linter.fields[Kind.CHARACTER]
        first = next(field.name for field in fields.values() if field.written and not field.required)
        lines = [f"# {line}" for line in self.say(_HEAD.about(blank=BLANK, field=first)).splitlines()]
        given: dict[str, tuple[Value, ...]] = {BOOK: (self.linter.book,), _NAME: (name,)}
        free = False
        for field in _written(fields):
            lines += [] if free and field.free else ["", *self._about(field)]
            free = field.free
            if field.holds is not Holds.CARDS:
                lines += _commented(_field(field, given.get(field.name)), out=field.name not in given)
                continue
            kind = CARDS[field.name]
            used = kind is Kind.ABILITY
            lines += _commented([f"{field.name}:"], out=not used)
            lines += [f"  {line}" for line in self._card(kind, used=used)]
        return "\n".join(lines) + "\n"

    def _card(self, kind: Kind, *, used: bool) -> Iterator[str]:
        """A card of a list: one that is in use is the example, one that is not has only its name."""
        fields = self.linter.fields[kind]
        given = _example(self.linter, fields) if used else {}
        name = fields[_NAME].example if used else BLANK
        yield from _commented([f"- {_field(fields[_NAME], (name or BLANK,))[0]}"], out=not used)
        free = False
        for field in _written(fields):
            if field.name != _NAME:
                out = field.name not in given
                yield from () if free and field.free else (f"  {line}" for line in self._about(field))
                free = field.free
                yield from (f"  {line}" for line in _commented(_field(field, given.get(field.name)), out=out))

    def _about(self, field: Field) -> Iterator[str]:
        """What a field means and what may be written there, as comments."""
        said = self.say(msg("{said}", said=field.about))
        if field.values:
            said = f"{said.removesuffix('.')}: {', '.join(field.values)}"
            if field.holds is Holds.NUMBER:
                said = self.say(msg("{said}, or a number", said=said))
        yield from (f"# {line}" for line in wrap(said, _WIDE, break_long_words=False, break_on_hyphens=False))


def _written(fields: Mapping[str, Field]) -> Iterator[Field]:
    return (field for field in fields.values() if field.written)


def _example(linter: Linter, fields: Mapping[str, Field]) -> dict[str, tuple[Value, ...]]:
    """What the example of a legend is read to say, with the legend itself."""
    legend = fields[_LEGEND].example
    card = Card(Kind.ABILITY, {_LEGEND: legend}, (), fields)
    card.take(linter.read(legend, card))
    found = {name: card.read(name) for name in card.reading.by_name if name in fields and fields[name].written}
    return {**found, _LEGEND: (legend,)}


def _field(field: Field, given: tuple[Value, ...] | None) -> list[str]:
    """A field with its value as YAML; without one, with a value that it may have."""
    values: tuple[Value, ...] = given or (_usual(field),)
    if field.holds is Holds.LEGEND and given:
        return [f"{field.name}: |-", f"  {values[0]}"]
    if field.holds is Holds.CLAUSES:
        return [f"{field.name}: []"]
    plain = [_scalar(field, value) for value in values]
    listed = len(plain) > 1 or field.holds is Holds.NAMES
    return [f"{field.name}: [{', '.join(plain)}]" if listed else f"{field.name}: {plain[0]}"]


def _usual(field: Field) -> Value:
    match field.holds:
        case Holds.CHOICE | Holds.CHOICES:
            return next(iter(field.values))
        case Holds.NUMBER:
            return int(field.example) if field.example else max(field.minimum, 1)
        case Holds.LEGEND:
            return BLANK
        case _:
            return field.example or BLANK


def _scalar(field: Field, value: Value) -> str:
    """A value of a field as YAML: text that something else could be read from stands in quotes."""
    text = str(value)
    plain = text == BLANK or (text.replace(" ", "").isalpha() and fold(text) not in _NOT_TEXT)
    return text if plain or field.holds not in {Holds.TEXT, Holds.NAMES} else json.dumps(text, ensure_ascii=False)


def _commented(lines: list[str], *, out: bool) -> list[str]:
    """Lines out of use: without their `#` they are what they were."""
    return [f"#{line}" for line in lines] if out else lines

"""What was read of a legend, in words: its fields with their values, its clauses by what they mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from operator import attrgetter
from typing import TypeAlias

from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import msg
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.fields import Field
from zarcovi_rules.lint.legend.reading import Read
from zarcovi_rules.lint.linter import Linter

Understood: TypeAlias = tuple[str, list[str | int], str, bool]
"""The name of a field or a clause, its values, what is said of it, and whether it is denied.

Plain values, so that they can be kept.
"""


def told(card: Card, linter: Linter, speech: Speech) -> Iterator[Understood]:
    """Each field and each clause, in the order of the legend, then what it denies.

    There is nothing of what seems to be two legends.
    """
    if card.reading.second is not None:
        return
    for name, reads in card.reading.by_name.items():
        for values, said in _said(name, reads, card, linter, speech):
            yield name, values, said, False
    for name, denied in groupby(card.reading.denied, attrgetter("name")):
        for values, said in _said(name, denied, card, linter, speech):
            yield name, values, speech(msg("not: {what}", what=said)), True


def _said(
    name: str, reads: Iterable[Read], card: Card, linter: Linter, speech: Speech
) -> Iterator[tuple[list[str | int], str]]:
    """The values of a field or clause, and what is said of it, if it is one of the book's."""
    field = card.known.get(name) or _field(name, linter.fields.values())
    if field is not None:
        places = {value: place for place, value in enumerate(field.values)}
        values = sorted(dict.fromkeys(read.value for read in reads), key=lambda one: places.get(str(one), -1))
        words = (speech.text(field.values[str(one)]) if str(one) in field.values else str(one) for one in values)
        yield values, f"{speech.text(field.label)}: {', '.join(words)}"
    elif name in linter.law.clauses:
        yield ["sim"], speech.text(linter.law.clauses[name].means)


def _field(name: str, kinds: Iterable[Mapping[str, Field]]) -> Field | None:
    return next((known[name] for known in kinds if name in known), None)

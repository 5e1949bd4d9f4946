"""What was read of a legend, in words: its fields with their values, its clauses by what they mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from zarcovi_rules.app.speech import Speech
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.linter import Linter

Understood: TypeAlias = tuple[str, list[str | int], str]
"""The name of a field or a clause, its values, and what is said of it; plain values, so that they can be kept."""


def told(card: Card, linter: Linter, speech: Speech) -> Iterator[Understood]:
    """Each field and each clause, in the order of the legend; nothing of what seems to be two legends."""
    if card.reading.second is not None:
        return
    clauses = linter.law.clauses
    for name, reads in card.reading.by_name.items():
        field = card.known.get(name) or next((known[name] for known in linter.fields.values() if name in known), None)
        if field is not None:
            places = {value: place for place, value in enumerate(field.values)}
            values = sorted(dict.fromkeys(read.value for read in reads), key=lambda one: places.get(str(one), -1))
            words = (speech.text(field.values[str(one)]) if str(one) in field.values else str(one) for one in values)
            yield name, values, f"{speech.text(field.label)}: {', '.join(words)}"
        elif name in clauses:
            yield name, ["sim"], speech.text(clauses[name].means)

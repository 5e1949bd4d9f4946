"""What was read of a legend, in words: its fields with their values, its clauses by what they mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from zarcovi_rules.app.speech import Speech
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.law import Law


def told(card: Card, law: Law, speech: Speech) -> Iterator[str]:
    """A line for each field and each clause, in the order of the legend."""
    for name, reads in card.reading.by_name.items():
        field = card.known.get(name)
        if field is not None:
            values: Iterable[str | int] = dict.fromkeys(read.value for read in reads)
            if len({(read.start, read.end) for read in reads}) == 1:  # said at once, so in the order of the book
                places = {value: place for place, value in enumerate(field.values)}
                values = sorted(values, key=lambda one: places.get(str(one), 0))
            words = (speech.text(field.values[str(one)]) if str(one) in field.values else str(one) for one in values)
            yield f"{name}: {', '.join(words)}"
        elif name in law.clauses:
            yield speech.text(law.clauses[name].means)

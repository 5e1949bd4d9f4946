"""A linter from its parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Field, Holds, Kind
from zarcovi_rules.lint.law import Law
from zarcovi_rules.lint.legend.reader import Reader
from zarcovi_rules.lint.legend.reading import Reading
from zarcovi_rules.lint.legend.vocabulary import Compiled
from zarcovi_rules.lint.linting import CARDS, Linter
from zarcovi_rules.lint.schema import Schema

_ONE = {Holds.CHOICE, Holds.NUMBER, Holds.TEXT}


def assembled(
    *, fields: Mapping[Kind, Mapping[str, Field]], checks: Iterable[Check], law: Law, phrases: Compiled
) -> Linter:
    """The linter of a book."""
    single = {name for known in fields.values() for name, field in known.items() if field.holds in _ONE}
    reader = Reader(phrases, single)

    def read(text: str, card: Card) -> Reading:
        return reader.read(text, card.features)

    schema = Schema(fields, law, CARDS)
    return Linter(
        book=law.book,
        fields=fields,
        checks=tuple(checks),
        law=law,
        read=read,
        fits=schema.fits,
        misfits=schema.misfits,
    )

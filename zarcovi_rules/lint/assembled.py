"""A linter from its parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Field, Holds, Kind
from zarcovi_rules.lint.law import Law
from zarcovi_rules.lint.legend.packed import Compiled
from zarcovi_rules.lint.legend.reader import Reader
from zarcovi_rules.lint.legend.reading import Reading
from zarcovi_rules.lint.linter import CARDS, Linter
from zarcovi_rules.lint.schema import Schema

NAME, DEMAND = "nome", "requer"
"""The fields, if a book has them, that a legend fills by its form: its name, and what it demands in square brackets."""

_ONE = {Holds.CHOICE, Holds.NUMBER, Holds.TEXT}


def reader_of(fields: Mapping[Kind, Mapping[str, Field]], phrases: Compiled) -> Reader:
    """The reader of a book's legends."""
    known = {name: field for of_kind in fields.values() for name, field in of_kind.items()}
    single = (name for name, field in known.items() if field.holds in _ONE and not field.many)
    return Reader(phrases, single, name=NAME if NAME in known else None, demand=DEMAND if DEMAND in known else None)


def assembled(
    *, fields: Mapping[Kind, Mapping[str, Field]], checks: Iterable[Check], law: Law, phrases: Compiled
) -> Linter:
    """The linter of a book."""
    reader = reader_of(fields, phrases)

    def read(text: str, card: Card) -> Reading:
        return reader.read(text, card.features)

    schema = Schema(fields, law, CARDS)
    return Linter(
        book=law.book,
        fields=fields,
        checks=tuple(checks),
        law=law,
        read=read,
        apart=reader.apart,
        fits=schema.fits,
        misfits=schema.misfits,
    )

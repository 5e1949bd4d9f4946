"""What is written in a card's fields beside what its legend says: the same, more, less, or something else.

Only what the reader is sure of is compared: a field of which the legend leaves two values open is a doubt, and doubts
are told elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.lint.cards import Card, Spot, Value
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.codes import BEYOND, CONTRADICTS, UNTAGGED, UNWRITTEN
from zarcovi_rules.lint.fields import Field, Holds, Told
from zarcovi_rules.lint.law import Law
from zarcovi_rules.lint.mending import Add, Change, Put
from zarcovi_rules.lint.mending import Value as Written
from zarcovi_rules.source.text import brief, fold

CLAUSES = "clausulas"
LEGEND = "legenda"


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One way in which fields and legend differ: its code, where, what is said, and what writes the fields anew."""

    code: Check
    spot: Spot
    message: Message
    changes: tuple[Change, ...] = ()
    told: Message | None = None
    other: Spot | None = None
    """Where the legend says something else."""


def disagreements(card: Card, law: Law) -> Iterator[Disagreement]:
    """In what a card's fields and its legend differ; nothing where there is no legend."""
    if not isinstance(card.data.get(LEGEND), str):
        return
    found = _Compared(card)
    found.fields()
    found.clauses(law)
    yield from found.contradictions
    if found.changes:
        names = ", ".join(found.unwritten)
        message = msg("The legend says what is not written in fields: {names}", names=names)
        spot = Spot((*card.path, LEGEND), min(found.spans))
        told = msg("write what the legend says: {names}", names=names)
        yield Disagreement(UNWRITTEN, spot, message, tuple(found.changes), told)
    if found.untagged:
        means = tuple(law.clauses[name].means for name in found.untagged)
        message = msg("clausulas lacks what the legend says: {means}", means=means)
        told = msg("add to {field}: {values}", field=CLAUSES, values=", ".join(found.untagged))
        change = Add((*card.path, CLAUSES), tuple(found.untagged))
        yield Disagreement(UNTAGGED, card.at(CLAUSES), message, (change,), told)
    if found.beyond:
        message = msg("Not read in the legend: {names}", names=", ".join(found.beyond))
        yield Disagreement(BEYOND, card.at(found.beyond[0]), message)


def _misspelt(card: Card) -> set[str | None]:
    """The fields that stand there by another name: once that is mended they are written, and not to be added."""
    from zarcovi_rules.lint.misfits import slip
    from zarcovi_rules.source.schema_advice import near_to

    free = [name for name, field in card.known.items() if field.written and name not in card.data]
    return {slip(name, free) or near_to(name, free) for name in card.data if name not in card.known}


class _Compared:
    """A card's fields and clauses, compared with its legend."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.doubted = {doubt.name for doubt in card.reading.doubts}
        self.contradictions: list[Disagreement] = []
        self.changes: list[Change] = []
        self.unwritten: list[str] = []
        self.spans: list[tuple[int, int]] = []
        self.untagged: list[str] = []
        self.beyond: list[str] = []
        self._put: list[tuple[str, Written]] = []

    def fields(self) -> None:
        """Compare the fields."""
        card = self.card
        for name in card.data:
            field = card.known.get(name)
            if field is None or not field.read or not field.written or name in self.doubted:
                continue
            said = card.read(name)
            if said and said == card.written(name):  # as it should be, and mostly is
                continue
            written = _valid(card, field)
            if written is not None and said and field.told is not Told.NOTHING:
                self.compare(field, written, said)
            elif written is not None and not said and field.told is not Told.NOTHING:
                self.beyond.append(name)
        misspelt = _misspelt(card) if not card.known.keys() >= card.data.keys() else ()
        for name in card.reading.by_name:
            field = card.known.get(name)
            if field is not None and field.read and field.written and name not in card.data and name not in misspelt:
                said = card.read(name)
                self.lacking(name, said)
                self._put.append((name, said[0] if len(said) == 1 or not field.several else said))

    def compare(self, field: Field, written: tuple[Value, ...], said: tuple[Value, ...]) -> None:
        """Compare what a field and the legend say of the same thing."""
        names, read = {_key(one) for one in written}, {_key(one) for one in said}
        if field.holds is Holds.TEXT and any(
            one in other or other in one for one in map(str, names) for other in map(str, read)
        ):
            return
        missing = tuple(one for one in said if _key(one) not in names)
        if not missing:
            if field.told is Told.ALL and read < names:
                self.beyond.append(field.name)
        elif field.several and (field.told is Told.SOME or names & read):
            self.lacking(field.name, missing)
            self.changes.append(Add((*self.card.path, field.name), missing))
        elif field.told is Told.ALL:
            self.contradictions.append(_contradiction(self.card, field, written, said))

    def clauses(self, law: Law) -> None:
        """Compare the clauses. Those that are forbidden nobody is to be told to write once more."""
        card = self.card
        said = (name for name in card.reading.by_name if name in law.clauses and not law.clauses[name].forbidden_by)
        names = [name for name in said if name not in card.tagged]
        if CLAUSES in card.data:
            self.untagged = names if _are_names(card.data[CLAUSES]) else []
        elif names and CLAUSES in card.known:
            self.unwritten.append(CLAUSES)
            self.spans += [(read.start, read.end) for name in names for read in card.reading.by_name[name]]
            self._put.append((CLAUSES, tuple(names)))
        if self._put:
            self.changes.append(Put(card.path, tuple(self._put), LEGEND))

    def lacking(self, name: str, values: tuple[Value, ...]) -> None:
        """Take note that a field lacks values which the legend says."""
        self.unwritten.append(name)
        self.spans += [(read.start, read.end) for read in self.card.reading.by_name[name] if read.value in values]


def _contradiction(card: Card, field: Field, written: tuple[Value, ...], said: tuple[Value, ...]) -> Disagreement:
    read = card.reading.by_name[field.name][0]
    message = msg(
        "{field} says {written}, and the legend says {said}: “{quoted}”",
        field=field.name,
        written=_shown(field, written),
        said=_shown(field, said),
        quoted=brief(" ".join(card.reading.text[read.start : read.end].split())),
    )
    legend = Spot((*card.path, LEGEND), (read.start, read.end))
    return Disagreement(CONTRADICTS, Spot((*card.path, field.name)), message, other=legend)


def _valid(card: Card, field: Field) -> tuple[Value, ...] | None:
    """What is written in a field; None where it does not fit the field, which the schema tells."""
    value = card.data[field.name]
    values = value if isinstance(value, list) else [value]
    written = card.written(field.name)
    if not written or len(written) != len(values) or any(type(one) not in {str, int, bool} for one in values):
        return None
    if field.holds is Holds.NUMBER:
        fits = all(type(one) is int or one in field.values for one in written)
    elif field.values:
        fits = all(one in field.values for one in written)
    else:
        fits = all(isinstance(one, str) for one in written)
    return written if fits and (field.several or len(written) == 1) else None


def _are_names(value: object) -> bool:
    """Whether clauses are written as they should be, so that more can be added."""
    return all(isinstance(one, str) for one in (value if isinstance(value, list) else [value]))


def _key(value: Value) -> Value:
    """A value as it is compared: names by how they are looked up, numbers as such."""
    return value if isinstance(value, int) else fold(value)


def _shown(field: Field, values: Iterable[Value]) -> tuple[object, ...]:
    """Values in words: what they mean, if the field says so."""
    return tuple(field.values.get(str(one), one) for one in values)

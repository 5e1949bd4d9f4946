"""What is written in a card's fields beside what its legend says: the same, more, less, or something else.

Only what the reader is sure of is compared: a field of which the legend leaves two values open is a doubt, and doubts
are told elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from zarcovi_rules.core.messages import msg
from zarcovi_rules.lint.cards import Card, Spot, Value
from zarcovi_rules.lint.checks import Check, Found, Later, Mending
from zarcovi_rules.lint.codes import BEYOND, CONTRADICTS, UNTAGGED, UNWRITTEN
from zarcovi_rules.lint.fields import Field, Holds, Told
from zarcovi_rules.lint.findings import Status
from zarcovi_rules.lint.law import Law
from zarcovi_rules.lint.mending import Add, Change, Put
from zarcovi_rules.lint.mending import Value as Written
from zarcovi_rules.source.text import brief, fold

if TYPE_CHECKING:
    from zarcovi_rules.lint.legend.reading import Read
    from zarcovi_rules.lint.linter import Linter

CLAUSES = "clausulas"
LEGEND = "legenda"


_NOTHING, _NUMBER = Told.NOTHING, Holds.NUMBER  # an enumeration is slow to give a member


def disagreements(card: Card, linter: Linter) -> Iterator[tuple[Check, Found | Later]]:
    """In what a card's fields and its legend differ; nothing where there is no legend.

    Notes are made when somebody asks: most are only counted.
    """
    if not isinstance(card.data.get(LEGEND), str):
        return
    compared = _Compared(card, linter)
    compared.fields()
    compared.clauses(linter.law)
    for field, written, said in compared.contradictions:
        yield CONTRADICTS, _differing(card, field, written, said, linter)
    if compared.missing:
        for field, written, said, check in compared.against():
            yield CONTRADICTS, _differing(card, field, written, said, linter, check)
    if compared.missing or compared.absent:
        yield UNWRITTEN, compared.unwritten
    if compared.untagged:
        yield UNTAGGED, compared.clauses_untagged
    if any(_valid(card, field) for field in compared.more):
        yield BEYOND, compared.beyond


def _misspelt(card: Card) -> set[str]:
    """The fields that stand there by another name: once that is mended they are written, and not to be added."""
    from zarcovi_rules.lint.meant import meant_field

    unknown = [name for name in card.data if name not in card.known]
    return {meant[0] for name in unknown if (meant := meant_field(name, card.known.values(), card.data)) is not None}


class _Compared:
    """A card's fields and clauses, compared with its legend.

    `missing` are values that fields lack, `absent` fields and clauses that are not written at all; `more` are fields
    that say more than was read, if what is written in them is valid.
    """

    __slots__ = ("absent", "card", "contradictions", "linter", "missing", "more", "untagged")

    def __init__(self, card: Card, linter: Linter) -> None:
        self.card = card
        self.linter = linter
        self.contradictions: list[tuple[Field, tuple[Value, ...], tuple[Value, ...]]] = []
        self.missing: list[tuple[str, tuple[Value, ...]]] = []
        self.absent: list[tuple[str, tuple[Value, ...]]] = []
        self.untagged: list[str] = []
        self.more: list[Field] = []

    def fields(self) -> None:
        """Compare the fields."""
        card = self.card
        data, known, reads = card.data, card.known, card.reading.by_name
        doubted = [doubt.name for doubt in card.reading.doubts]
        for name in data:
            field = known.get(name)
            if field is None or not field.compared:
                continue
            if name not in reads:
                if field.told is not _NOTHING and name not in doubted:
                    self.more.append(field)
                continue
            said = card.read(name)
            if said == card.written(name):  # as it should be, and mostly is
                continue
            if field.holds is Holds.NAMES:
                said = tuple(_card_called(str(one), card) or one for one in said)
            if field.told is not _NOTHING and name not in doubted and (written := _valid(card, field)):
                self.compare(field, written, said)
        absent = [name for name in reads if name not in data and name in known and known[name].compared]
        if absent:
            misspelt = _misspelt(card) if not known.keys() >= data.keys() else ()
            self.absent = [
                (name, said) for name in absent if name not in misspelt and (said := self._said(known[name]))
            ]

    def _said(self, field: Field) -> tuple[Value, ...]:
        """What the legend says of a field that is not there; of cards, those that there are."""
        said = self.card.read(field.name)
        if field.holds is not Holds.NAMES:
            return said
        return tuple(called for one in said if (called := _card_called(str(one), self.card)) is not None)

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
                self.more.append(field)
        elif field.several and (field.told is Told.SOME or names & read):
            if field.holds is Holds.NAMES:
                missing = tuple(one for one in missing if _card_called(str(one), self.card) is not None)
            if missing:
                self.missing.append((field.name, missing))
        elif field.told is Told.ALL:
            self.contradictions.append((field, written, said))

    def clauses(self, law: Law) -> None:
        """Compare the clauses. Those that are forbidden nobody is to be told to write once more."""
        card, known = self.card, law.clauses
        names: list[Value] = [
            name
            for name in card.reading.by_name
            if name in known and not known[name].forbidden_by and name not in card.tagged
        ]
        if not names:
            return
        if CLAUSES in card.data:
            self.untagged = list(map(str, names)) if _are_names(card.data[CLAUSES]) else []
        elif CLAUSES in card.known:
            self.absent.append((CLAUSES, tuple(names)))

    def against(self) -> Iterator[tuple[Field, tuple[Value, ...], tuple[Value, ...], Check]]:
        """The fields that by the rules cannot have what they lack beside what is written in them: it is not missing."""
        from zarcovi_rules.lint.supposing import brought  # few legends say more of a field than is written in it

        card = self.card
        for name, values in list(self.missing):
            written = card.written(name)
            if (check := brought(card, {name: [*written, *values]}, self.linter)) is not None:
                self.missing.remove((name, values))
                yield card.known[name], written, values, check

    def unwritten(self) -> Found:
        """That the legend says more than the fields."""
        card, reads = self.card, self.card.reading.by_name
        lacking = [*self.missing, *self.absent]
        names = ", ".join(name for name, _ in lacking)
        spans = [
            (read.start, read.end)
            for name, values in lacking
            for read in (reads[name] if name != CLAUSES else [read for clause in values for read in reads[str(clause)]])
            if name == CLAUSES or read.value in values or card.known[name].holds is Holds.NAMES
        ]
        put = tuple((name, self.put(name, values)) for name, values in self.absent)
        changes: list[Change] = [Add((*card.path, name), values) for name, values in self.missing]
        changes += [Put(card.path, put, LEGEND)] if put else []
        more: dict[str, Any] = {name: [*card.written(name), *values] for name, values in self.missing}
        more |= {name: list(value) if isinstance(value, tuple) else value for name, value in put}
        return self.mended(
            Found(
                Spot((*card.path, LEGEND), min(spans)),
                msg("The legend says what is not written in fields: {names}", names=names),
                mending=Mending(tuple(changes), msg("write what the legend says: {names}", names=names)),
            ),
            more,
        )

    def clauses_untagged(self) -> Found:
        """That the list of clauses says less than the legend."""
        card, names, known = self.card, self.untagged, self.linter.law.clauses
        return self.mended(
            Found(
                card.at(CLAUSES),
                msg("clausulas lacks what the legend says: {means}", means=tuple(known[name].means for name in names)),
                mending=Mending(
                    (Add((*card.path, CLAUSES), tuple(names)),),
                    msg("add to {field}: {values}", field=CLAUSES, values=", ".join(names)),
                ),
            ),
            {CLAUSES: [*card.tagged, *names]},
        )

    def mended(self, found: Found, more: Mapping[str, Any]) -> Found:
        """What was found, without what would mend it where the rules object to that."""
        from zarcovi_rules.lint.supposing import brought

        check = brought(self.card, more, self.linter)
        return found if check is None else found._replace(mending=None, help=_AGAINST.about(why=check.statement))

    def put(self, name: str, values: tuple[Value, ...]) -> Written:
        """Values as they are written in a field that is not there yet."""
        return values[0] if name != CLAUSES and (len(values) == 1 or not self.card.known[name].several) else values

    def beyond(self) -> Found:
        """That fields say more than was read in the legend."""
        names = [field.name for field in self.more if _valid(self.card, field)]
        return Found(self.card.at(names[0]), msg("Not read in the legend: {names}", names=", ".join(names)))


def _card_called(name: str, card: Card) -> str | None:
    """The name by which the sheet has a card that a legend cites; None where it has none, and may have none.

    "Complementar do Modo Lebre" says Lebre or Modo Lebre: the sheet knows which of them there is.
    """
    folded, sheet = fold(name), card.sheet
    if sheet is None or sheet.cut:
        return name
    if folded in sheet.named:
        return sheet.named[folded][0].name
    legend = fold(card.reading.text)
    whole = [key for key in sheet.named if key.endswith(f" {folded}") and key in legend]
    whole = whole or [
        key for key in sheet.named if folded.endswith(f" {key}") and folded.count(" ") == key.count(" ") + 1
    ]
    return sheet.named[whole[0]][0].name if len(whole) == 1 else None


def _differing(
    card: Card,
    field: Field,
    written: tuple[Value, ...],
    said: tuple[Value, ...],
    linter: Linter,
    against: Check | None = None,
) -> Found:
    """That a field says something else than the legend, or something that the rules let not be together: by a check."""
    reads = card.reading.by_name[field.name]
    read = next((one for one in reads if one.value in said), reads[0])
    says = {
        "field": field.name,
        "written": _shown(field, written),
        "said": _shown(field, said),
        "quoted": _quoted(card, [read, *_saying_with(card, linter, f"{field.name}:{read.value}")]),
    }
    spot, legend = Spot((*card.path, field.name)), Spot((*card.path, LEGEND), (read.start, read.end))
    if against is None:
        return Found(spot, _OTHERWISE.about(**says), _CORRECT, other=legend)
    # The legend may say it of another thing.
    return Found(spot, _TOGETHER.about(**says, why=against.statement), _CORRECT, Status.UNKNOWN, other=legend)


def _saying_with(card: Card, linter: Linter, value: str) -> Iterator[Read]:
    """Where a legend says what a value of a field means together with other words: “permanente” that does not end."""
    for clause, implied in linter.plan.implied.items():
        if value in implied:
            yield from card.reading.by_name.get(clause, ())[:1]


def _quoted(card: Card, reads: Iterable[Read]) -> str:
    """The words that say something, in the order in which they stand; none of them twice."""
    told: list[Read] = []
    for read in sorted(reads, key=lambda one: (one.start, -one.end)):
        if not told or read.start >= told[-1].end:
            told.append(read)
    return " … ".join(brief(" ".join(card.reading.text[one.start : one.end].split())) for one in told)


_OTHERWISE = msg("{field} says {written}, and the legend says {said}: “{quoted}”")
_TOGETHER = msg("{field} says {written}, and the legend says {said} (“{quoted}”). Together: {why}")
_AGAINST = msg("Correct the fields or the legend. Written as it is said: {why}")
_CORRECT = msg("Correct the field in line {first}, or the legend in line {second}.")


def _valid(card: Card, field: Field) -> tuple[Value, ...]:
    """What is written in a field; () where it does not fit the field, which the schema tells."""
    value = card.data[field.name]
    written = card.written(field.name)
    if len(written) != (len(value) if isinstance(value, list) else 1) or (len(written) != 1 and not field.several):
        return ()
    for one in written:
        if type(one) is int:
            fits = field.holds is _NUMBER
        else:
            fits = one in field.values or not (field.values or field.holds is _NUMBER)
        if not fits:
            return ()
    return written


def _are_names(value: object) -> bool:
    """Whether clauses are written as they should be, so that more can be added."""
    return all(isinstance(one, str) for one in (value if isinstance(value, list) else [value]))


def _key(value: Value) -> Value:
    """A value as it is compared: names by how they are looked up, numbers as such."""
    return value if isinstance(value, int) else fold(value)


def _shown(field: Field, values: Iterable[Value]) -> tuple[object, ...]:
    """Values in words: what they mean, if the field says so."""
    return tuple(field.values.get(str(one), one) for one in values)

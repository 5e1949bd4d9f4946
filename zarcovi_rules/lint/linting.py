"""One file of sheets, linted: read, checked against the schema, its legends read, its cards checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from zarcovi_rules.core.messages import Message, Text, grouped, msg
from zarcovi_rules.lint.agreement import disagreements
from zarcovi_rules.lint.cards import Card, Sheet, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.codes import MISSING_FIELD, NO_SHEET, OTHER_BOOK, WRONG_TYPE, WRONG_VALUE
from zarcovi_rules.lint.fields import Field, Kind
from zarcovi_rules.lint.findings import Finding, Fix, Severity, Status
from zarcovi_rules.lint.general import SURPRISING_YAML, UNREADABLE_YAML, finding
from zarcovi_rules.lint.law import Law
from zarcovi_rules.lint.legend.reading import Reading
from zarcovi_rules.lint.mending import Change, Replace, edits
from zarcovi_rules.lint.spans import within
from zarcovi_rules.source import yaml
from zarcovi_rules.source.lines import Lines
from zarcovi_rules.source.places import Place
from zarcovi_rules.source.yaml_places import Branch, Places

if TYPE_CHECKING:
    from zarcovi_rules.lint.schema import Misfit

CARDS: Mapping[str, Kind] = {
    "habilidades": Kind.ABILITY,
    "modos": Kind.MODE,
    "itens": Kind.ITEM,
    "extensoes": Kind.EXTENSION,
}
"""The lists of cards in a sheet, by the names of their fields."""

MAX_TEXT = 1_000_000
MAX_MEMBERS = 1000
"""No text has more characters and no list of words more members: what is larger is told, and the sheet passed over."""


_CHOICES = 4000
"""So many choices of checks are remembered: cards that have the same features are looked at by the same checks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Linter:
    """What a book brings along for linting: its fields, its checks, its law, how its legends are read.

    `fits` says quickly whether a document fits the schema of sheets, `misfits` explains why it does not.
    """

    book: str
    fields: Mapping[Kind, Mapping[str, Field]]
    checks: tuple[Check, ...]
    law: Law
    read: Callable[[str, Card], Reading]
    fits: Callable[[Any], bool]
    misfits: Callable[[yaml.Document], Iterable[Misfit]]
    plan: Plan = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "plan", Plan(self.checks))


class Plan:
    """The checks by the kind of card and by the feature that makes them worth a look."""

    def __init__(self, checks: Iterable[Check]) -> None:
        self.always: dict[Kind, list[Check]] = {kind: [] for kind in Kind}
        self.by_feature: dict[Kind, dict[str, list[Check]]] = {kind: {} for kind in Kind}
        self.challenges: dict[str, list[Check]] = {}
        self.unsaid: dict[str, list[Check]] = {}
        self.contradicts: dict[str, list[Check]] = {}
        self.only: dict[str, Mapping[str, tuple[str, ...]]] = {}
        self.implied: dict[str, tuple[str, ...]] = {}
        self._chosen: dict[tuple[str, frozenset[str]], tuple[Check, ...]] = {}
        for check in checks:
            self.only.update(check.only)
            self.implied.update(check.implied)
            for names, kept in (
                (check.challenges, self.challenges),
                (check.unsaid, self.unsaid),
                (check.contradicts, self.contradicts),
            ):
                for name in names:
                    kept.setdefault(name, []).append(check)
            for kind in check.of if check.find is not None else ():
                if not check.on:
                    self.always[kind].append(check)
                for feature in check.on:
                    self.by_feature[kind].setdefault(feature, []).append(check)

    def of(self, card: Card) -> tuple[Check, ...]:
        """The checks that may have something to say of a card, each once."""
        by_feature = self.by_feature[card.kind]
        met = frozenset(by_feature.keys() & card.features)
        key = card.kind.value, met
        chosen = self._chosen.get(key)
        if chosen is None:
            if len(self._chosen) >= _CHOICES:
                self._chosen.clear()
            found = {id(check): check for check in self.always[card.kind]}
            found |= {id(check): check for feature in sorted(met) for check in by_feature[feature]}
            self._chosen[key] = chosen = tuple(found.values())
        return chosen

    def about(self, kept: Mapping[str, list[Check]], clause: str, card: Card) -> Check:
        """The check that speaks of a clause on this card, of those `kept` by clause."""
        checks = kept.get(clause, [])
        for check in checks:
            if any(feature in card.features or feature in card.of_character for feature in check.where):
                return check
        return next((check for check in checks if not check.where), kept["*"][0])

    def undecided(self, clause: str, card: Card) -> str | None:
        """The field on which it hangs whether the rules forbid a clause on this card; "" if they do, None if not."""
        open_ = ""
        for name, values in self.only.get(clause, {}).items():
            found = card.holds(name)
            if not found:
                open_ = open_ or name
            elif not any(value in found for value in values):
                return None
        return open_


@dataclass(slots=True)
class Linted:
    """What was found in one file; `passed` are the codes of checks that looked at a card and had nothing to say."""

    path: str
    findings: list[Finding] = field(default_factory=list)
    sheets: int = 0
    legends: int = 0
    passed: list[tuple[str, str | None, str | None]] = field(default_factory=list)
    read: list[Sheet] = field(default_factory=list)


def lint(text: str, path: str, linter: Linter) -> Linted:
    """Lint the text of one file; whatever is in it, this does not raise."""
    reading = yaml.read(text, path)
    linted = Linted(path)
    linted.findings += [finding(UNREADABLE_YAML, one.place, one.message, one.help) for one in reading.findings]
    for number, document in enumerate(reading.documents, 1):
        _Document(document, number, text.removeprefix("\ufeff"), linter, linted).lint()
    if reading.notices:  # one mistake is one finding: a value that is told to be wrong surprises nobody any more
        told = {one.place for one in linted.findings if one.code in (WRONG_TYPE.code, WRONG_VALUE.code)}
        notices = [one for one in reading.notices if one.place not in told]
        first = len(reading.findings)
        linted.findings[first:first] = [finding(SURPRISING_YAML, one.place, one.message, one.help) for one in notices]
    return linted


def caption(text: str, path: str, linter: Linter) -> Linted:
    """Lint a bare caption: one legend without a sheet around it. Whatever is in it, this does not raise."""
    lines = Lines(text.removeprefix("\ufeff"), path)
    legend = lines.text.rstrip()
    written = Branch(0, len(legend), False, {"legenda": ((0, 0), (0, len(legend)))}, [])
    listed = Branch(0, len(legend), False, {}, [written])
    top = Branch(0, len(legend), False, {"habilidades": ((0, 0), listed)}, [])
    data = {"habilidades": [{"legenda": legend}]}
    linted = Linted(path)
    document = _Document(yaml.Document(data, Places(lines, top)), 1, lines.text, linter, linted, bare=True)
    sheet = document.sheet(data)
    linted.read.append(sheet)
    for card in sheet.cards[1:]:  # of whoever plays the card nothing is known
        linted.findings += [replace(one, document=None) for one in document.of(card, sheet)]
    return linted


@dataclass(slots=True)
class _Document:
    """One document being linted."""

    document: yaml.Document
    number: int
    text: str
    linter: Linter
    into: Linted
    bare: bool = False
    """Whether it is a caption, which has no fields that could agree with it."""

    def lint(self) -> None:
        data = self.document.data
        if (oversized := self.oversized(data)) is not None:
            self.into.findings.append(oversized)
            return
        wrong = {_corner(one) for one in self.into.findings if one.severity is Severity.ERROR}
        if not self.linter.fits(data):
            misfits = list(self.linter.misfits(self.document))
            self.into.findings += [found for one in misfits if _corner(found := self.misfit(one)) not in wrong]
            if any(one.code is NO_SHEET or one.code is OTHER_BOOK for one in misfits):
                return
            wrong |= {_corner(self.misfit(one)) for one in misfits if one.code is not MISSING_FIELD}
            self.mend(misfits)
        if not isinstance(data, dict):
            return
        sheet = self.sheet(data)
        self.into.sheets += 1
        self.into.read.append(sheet)
        for card in sheet.cards:
            found_in = self.of(card, sheet)
            # Of what is written wrongly nothing more is said: it would only say the same in other words.
            self.into.findings += [one for one in found_in if _corner(one) not in wrong] if wrong else found_in

    def mend(self, misfits: Iterable[Misfit]) -> None:
        """Put what is certainly meant in the place of wrong values, so that no check is misled by them.

        Only a value for a value: what stands where in the file stays as it is.
        """
        for one in misfits:
            change = one.change
            if one.safe and isinstance(change, Replace) and isinstance(change.value, str | int):
                *parent, last = change.path
                if isinstance(last, str | int) and not isinstance(_at(self.document.data, change.path), dict | list):
                    _at(self.document.data, tuple(parent))[last] = change.value

    def oversized(self, data: Any) -> Finding | None:
        """What is said of the first value that is larger than any of a sheet."""
        if not isinstance(data, dict) or len(self.text) < 2 * MAX_MEMBERS:
            return None
        groups: list[tuple[yaml.Path, Any]] = [((), data)]
        for name in CARDS:
            cards = data.get(name)
            groups += [((name, place), card) for place, card in enumerate(cards if isinstance(cards, list) else ())]
        for path, group in groups:
            for name, value in group.items() if isinstance(group, dict) else ():
                size = len(value) if isinstance(value, (str, list, dict)) else 0
                if isinstance(value, str) and size > MAX_TEXT:
                    message = msg("This text has {count} characters", count=grouped(size))
                elif size > MAX_MEMBERS and not isinstance(value, str) and (path or name not in CARDS):
                    message = msg("This list has {count} members", count=grouped(size))
                else:
                    continue
                return Finding(
                    code=WRONG_TYPE.code,
                    name=WRONG_TYPE.name,
                    severity=WRONG_TYPE.severity,
                    status=WRONG_TYPE.status,
                    message=message,
                    where=self.document.places.key((*path, name)),
                    help=msg("No sheet needs so much: shorten it, and the rest of the sheet will be checked."),
                    document=self.number,
                    sheet=_name_of(data),
                )
        return None

    def misfit(self, one: Misfit) -> Finding:
        """What keeps the document from being a sheet."""
        return Finding(
            code=one.code.code,
            name=one.code.name,
            severity=one.code.severity,
            status=one.code.status,
            message=one.finding.message,
            where=one.finding.place,
            help=one.finding.help or _as_message(one.code.help),
            document=self.number,
            sheet=_name_of(self.document.data),
            ability=_name_of(_at(self.document.data, one.path[:2])) if len(one.path) > 1 else None,
            mend=self.fix([one.change] if one.change is not None else [], one.told, one.safe),
        )

    def fix(self, changes: Iterable[Change], told: Message | None, safe: bool = True) -> Fix | None:
        """Changes as the edits of this file that make them; None where none can be made in its text."""
        made = [edit for change in changes for edit in edits(change, self.document.places)]
        return Fix(told or msg("change it"), tuple(made), safe) if made else None

    def disagreements(self, card: Card, sheet: Sheet) -> Iterator[Finding]:
        """In what a card's fields and its legend differ."""
        for one in disagreements(card, self.linter.law):
            help_ = None
            if one.other is not None:
                lines = self.place(one.spot).line, self.place(one.other).line
                help_ = msg(
                    "Correct the field in line {first}, or the legend in line {second}.",
                    first=lines[0],
                    second=lines[1],
                )
            found = self.finding(one.code, Found(one.spot, one.message, help_), card, sheet)
            yield replace(found, mend=partial(self.fix, one.changes, one.told)) if one.changes else found

    def sheet(self, data: Mapping[str, Any]) -> Sheet:
        """The cards of a document; what is not written as a card is passed over, the schema has told it."""
        character = self.card(Kind.CHARACTER, data, ())
        cards = [character]
        for name, kind in CARDS.items():
            items = data.get(name)
            for place, item in enumerate(items if isinstance(items, list) else ()):
                if isinstance(item, dict):
                    cards.append(self.card(kind, item, (name, place)))
        sheet = Sheet(character, cards)
        for card in cards:
            card.sheet = sheet
        return sheet

    def card(self, kind: Kind, data: Mapping[str, Any], path: yaml.Path) -> Card:
        legend = data.get("legenda")
        card = Card(kind, data, path, self.linter.fields[kind])
        if isinstance(legend, str):
            self.into.legends += 1
            card.take(self.linter.read(legend, card))
        return card

    def of(self, card: Card, sheet: Sheet) -> Iterator[Finding]:
        """What is to be said of one card."""
        yield from self.clauses(card, sheet)
        if not self.bare:
            yield from self.disagreements(card, sheet)
        character, name = sheet.character.name, card.name
        for check in self.linter.plan.of(card):
            assert check.find is not None
            silent = True
            for found in check.find(card):
                silent = False
                yield self.finding(check, found if isinstance(found, Found) else Found(found), card, sheet)
            if silent:
                self.into.passed.append((check.code, character, name))

    def clauses(self, card: Card, sheet: Sheet) -> Iterator[Finding]:
        """Clauses against absolute rulings, clauses that are written and not said, and clauses that contradict."""
        clauses, plan = self.linter.law.clauses, self.linter.plan
        claimed = [name for name in card.reading.by_name if name in clauses]
        claimed += [name for name in card.tagged if name not in card.reading.by_name]
        if not claimed:
            return
        for name in claimed:
            law = clauses.get(name)
            if law is None or not law.forbidden_by:
                continue
            check = plan.about(plan.challenges, name, card)
            if not card.features.isdisjoint(check.unless):
                continue
            hangs_on = plan.undecided(name, card)
            if name not in plan.only and not law.forbidden and not (check.find and any(check.find(card))):
                hangs_on = None
            if hangs_on is not None:
                spot = card.at(name) if name not in card.reading.by_name else _said_at(card, name)
                found = Found(spot, _forbidden(law.means)) if not hangs_on else _hanging(spot, law.means, hangs_on)
                of_check = tuple(id_ for id_ in law.forbidden_by if id_ in check.rulings) or check.rulings
                yield self.finding(check, found, card, sheet, of_check or law.forbidden_by)
        if isinstance(card.data.get("legenda"), str):
            for name in card.tagged:
                law = clauses.get(name)
                if law is not None and not card.says(name, *plan.implied.get(name, ())):
                    check = plan.about(plan.unsaid, name, card)
                    found = Found(Spot(card.tagged[name]), _unsaid(law.means))
                    if not card.understood:  # the words that were not understood may say it
                        found = Found(found.spot, _not_read(law.means), status=Status.UNKNOWN)
                    yield self.finding(check, found, card, sheet, check.rulings or law.lifts)
        for together, reason in self.linter.law.contradictions if len(claimed) > 1 else ():
            if card.features.issuperset(together):
                told = (plan.contradicts[name][0] for name in (*together, "*") if name in plan.contradicts)
                check = next(told)
                first, second = sorted((card.at(name) for name in together[:2]), key=_in_order)
                yield self.finding(check, Found(second, _contradicting(reason), other=first), card, sheet)

    def finding(
        self, check: Check, found: Found, card: Card, sheet: Sheet, rulings: tuple[str, ...] | None = None
    ) -> Finding:
        """What a check found, at its place in the file."""
        message = _as_message(found.message or check.statement)
        if found.other is not None:
            message = message.about(**message.values, line=self.place(found.other).line)
        status = found.status or check.status
        # What cannot be told to be illegal must not fail whoever has it checked, unless they ask for it.
        unsure = status is Status.UNKNOWN and check.severity is Severity.ERROR
        return Finding(
            code=check.code,
            name=check.name,
            severity=Severity.WARNING if unsure else check.severity,
            status=status,
            message=message,
            where=partial(self.place, found.spot),
            help=_as_message(found.help or check.help),
            rulings=rulings or check.rulings,
            document=self.number,
            sheet=sheet.character.name,
            ability=None if card.kind is Kind.CHARACTER else card.name,
        )

    def place(self, spot: Spot) -> Place:
        """The place of a spot in the file."""
        places = self.document.places
        if spot.span is not None:
            legend = self.document.data
            for step in spot.path:
                legend = legend[step]
            assert isinstance(legend, str)
            return within(places, spot.path, self.text, legend, *spot.span)
        return places.key(spot.path) if spot.of_key else places.value(spot.path)


def _corner(one: Finding) -> tuple[int | None, int | None]:
    return one.place.line, one.place.column


def _at(data: Any, path: yaml.Path) -> Any:
    for step in path:
        data = data[step]
    return data


def _name_of(group: Any) -> str | None:
    name = group.get("nome") if isinstance(group, dict) else None
    return name if isinstance(name, str) else None


def _said_at(card: Card, name: str) -> Spot:
    read = card.reading.by_name[name][0]
    return Spot((*card.path, "legenda"), (read.start, read.end))


def _in_order(spot: Spot) -> tuple[list[tuple[str, str | int]], int]:
    return [(type(step).__name__, step) for step in spot.path], spot.span[0] if spot.span else 0


def _as_message(said: Message | Text) -> Message:
    return said if isinstance(said, Message) else msg("{said}", said=said)


def _forbidden(means: Text) -> Message:
    return msg("The rules admit no exception here, not even by legend: “{means}”", means=means)


def _hanging(spot: Spot, means: Text, field: str) -> Found:
    return Found(
        spot,
        msg(
            "Whether the rules let this be hangs on “{field}”, which is not known here: “{means}”",
            field=field,
            means=means,
        ),
        msg("Write “{field}” in the sheet.", field=field),
        Status.UNKNOWN,
    )


def _contradicting(reason: Text) -> Message:
    return msg("{reason} (see line {line} too)", reason=reason)


def _unsaid(means: Text) -> Message:
    return msg("The legend does not say that {means}", means=means)


def _not_read(means: Text) -> Message:
    return msg("Of what was understood of the legend, nothing says that {means}", means=means)

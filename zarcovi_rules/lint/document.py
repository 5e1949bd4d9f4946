"""One document of a file, linted: held against the schema, its legends read, its cards checked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from zarcovi_rules.core.messages import Message, Text, grouped, msg
from zarcovi_rules.lint.agreement import disagreements
from zarcovi_rules.lint.cards import Card, Sheet, Spot
from zarcovi_rules.lint.checks import Check, Found, Later, as_found
from zarcovi_rules.lint.clauses import objections
from zarcovi_rules.lint.codes import (
    IN_QUOTES,
    MISSING_FIELD,
    NO_SHEET,
    OTHER_BOOK,
    TWO_LEGENDS,
    WRONG_VALUE,
)
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Detail, Finding, Fix, Severity, Status
from zarcovi_rules.lint.linter import CARDS, Linter
from zarcovi_rules.lint.mending import Change, Rename, Replace, edits
from zarcovi_rules.lint.spans import within
from zarcovi_rules.source.text import brief

if TYPE_CHECKING:
    from zarcovi_rules.lint.schema import Misfit
    from zarcovi_rules.source import yaml
    from zarcovi_rules.source.places import Place

MAX_TEXT = 1_000_000
MAX_MEMBERS = 1000
MAX_CARDS = 5000
"""No text has more characters, no list of words more members and none of cards more of them.

What is larger is told, and the sheet passed over.
"""

_CHARACTER, _UNKNOWN, _ERROR = Kind.CHARACTER, Status.UNKNOWN, Severity.ERROR  # an enumeration is slow to give a member

_QUOTES = "“”„«‘’"
"""What the quotes begin with that a keyboard writes and YAML does not know."""

Corner: TypeAlias = tuple[int | None, int | None]
"""The line and column where something begins."""


class OneDocument:
    """One document being linted; what can be read no further is `cut`: what it lacks may come after.

    Only in a `large` text (see `may_be_oversized`) is anything oversized looked for.

    `sheet` is what was read of it, `legends` counts those that were read. `passed` holds, where it is asked for, the
    codes of the checks that looked at a card and had nothing to say.
    """

    def __init__(
        self,
        document: yaml.Document,
        text: str,
        linter: Linter,
        *,
        number: int | None,
        large: bool,
        passed: bool = False,
        cut: bool = False,
    ) -> None:
        self.document = document
        self.linter = linter
        self.sheet: Sheet | None = None
        self.legends = 0
        self.passed: list[str] | None = [] if passed else None
        self._text = text
        self.number = number
        self._large = large
        self._cut = cut

    def lint(self, wrong: Collection[Corner]) -> list[Finding]:
        """All that is to be said of it; nothing of the places of which it was said already that they are `wrong`."""
        data = self.document.data
        if (oversized := self._oversized()) is not None:
            return [oversized]
        findings: list[Finding] = []
        wrong = set(wrong)
        if not self.linter.fits(data):
            misfits = [(one, self._misfit(one)) for one in self._misfits()]
            if self._cut:
                if any(one.code is NO_SHEET for one, _ in misfits):  # what it lacks of a sheet may follow
                    return findings
                misfits = [each for each in misfits if each[0].code is not MISSING_FIELD or each[0].path]
            findings += [found for _, found in misfits if corner(found) not in wrong]
            if any(one.code is NO_SHEET or one.code is OTHER_BOOK for one, _ in misfits):
                return findings
            left = [(one, found) for one, found in misfits if not self._mended(one)]
            wrong.update(corner(found) for one, found in left if one.code is not MISSING_FIELD)
        if isinstance(data, dict):
            quoted = self._unquoted(data) if any(mark in self._text for mark in _QUOTES) else {}
            for card in self.read(data).cards[self._cut :]:  # of the character itself too little may be known
                # Of what is written wrongly nothing more is said: it would only say the same in other words.
                found_in = self.of(card)
                if quoted:
                    found_in += [self._finding(IN_QUOTES, one, card, ()) for one in quoted.get(card.path, ())]
                findings += [one for one in found_in if corner(one) not in wrong] if wrong else found_in
        return findings

    def _misfits(self) -> list[Misfit]:
        """What keeps the document from being a sheet; of fields that are called wrongly, what comes out after that."""
        found: list[Misfit] = []
        more = list(self.linter.misfits(self.document))
        while more:  # a list of cards, then their fields, then the values of these
            found += more
            renamed = [self._renamed(one) for one in more]
            if not any(renamed):
                break
            told = {(one.path, str(one.finding.message)) for one in found}
            again = self.linter.misfits(self.document)
            more = [one for one in again if (one.path, str(one.finding.message)) not in told]
        return sorted(found, key=lambda one: (one.finding.place.line or 0, one.finding.place.column or 0))

    def _renamed(self, one: Misfit) -> bool:
        """Give a field the name that is certainly meant, so that it is checked as what it is."""
        change = one.change
        if not one.safe or not isinstance(change, Rename):
            return False
        *parent, old = change.path
        group = _at(self.document.data, tuple(parent))
        if old not in group or change.name in group:  # an alias, which has its name by now
            return False
        fields = list(group.items())
        group.clear()
        group.update((change.name if name == old else name, value) for name, value in fields)
        self.document.places.call(change.path, change.name)
        return True

    def _mended(self, one: Misfit) -> bool:
        """Put what is certainly meant in the place of a wrong value, so that no check is misled by it.

        Only a value for a value: what stands where in the file stays as it is.
        """
        change = one.change
        if not one.safe or not isinstance(change, Replace) or not isinstance(change.value, str | int):
            return False
        *parent, last = change.path
        if isinstance(_at(self.document.data, change.path), dict | list):
            return False
        _at(self.document.data, tuple(parent))[last] = change.value
        return True

    def _unquoted(self, data: dict[str, Any]) -> dict[yaml.Path, list[Found]]:
        """What is to be said of names in the quotes of a keyboard, of which no check is to be misled, by their card."""
        from zarcovi_rules.lint.quoting import unquote

        groups: list[tuple[yaml.Path, Kind, Any]] = [((), _CHARACTER, data)]
        for name, kind in CARDS.items():
            items = data.get(name)
            groups += [((name, place), kind, one) for place, one in enumerate(items if isinstance(items, list) else ())]
        fields, places = self.linter.fields, self.document.places
        return {
            path: list(unquote(group, fields[kind], path, places))
            for path, kind, group in groups
            if isinstance(group, dict)
        }

    def read(self, data: Mapping[str, Any]) -> Sheet:
        """The cards of a document; what is not written as a card is passed over, the schema has told it."""
        character = self._card(Kind.CHARACTER, data, ())
        cards = [character]
        for name, kind in CARDS.items():
            items = data.get(name)
            for place, item in enumerate(items if isinstance(items, list) else ()):
                if isinstance(item, dict):
                    cards.append(self._card(kind, item, (name, place)))
        self.sheet = sheet = Sheet(character, cards, cut=self._cut)
        for card in cards:
            card.sheet = sheet
        return sheet

    def _card(self, kind: Kind, data: Mapping[str, Any], path: yaml.Path) -> Card:
        legend = data.get("legenda")
        card = Card(kind, data, path, self.linter.fields[kind])
        if isinstance(legend, str):
            self.legends += 1
            card.take(self.linter.read(legend, card))
        return card

    def of(self, card: Card, *, bare: bool = False) -> list[Finding]:
        """What is to be said of one card."""
        linter, finding = self.linter, self._finding
        if card.reading.second is not None:
            return [finding(TWO_LEGENDS, _another(card, card.reading.second, bare=bare), card, ())]
        findings = [finding(check, found, card, rulings) for check, found, rulings in objections(card, linter)]
        if not bare:
            findings += [finding(check, found, card, check.rulings) for check, found in disagreements(card, linter)]
        for check in linter.plan.of(card):
            found_in = [finding(check, one, card, check.rulings) for one in check.find(card)] if check.find else ()
            findings += found_in
            if not found_in and self.passed is not None:
                self.passed.append(check.code)
        return findings

    def _finding(self, check: Check, found: Found | Spot | Later, card: Card, rulings: tuple[str, ...]) -> Finding:
        """What a check found."""
        severity, status = check.severity, check.status
        if isinstance(found, Found) and found.status is not None:
            status = found.status
        if status is _UNKNOWN and severity is _ERROR:
            # What cannot be told to be illegal must not fail whoever has it checked, unless they ask for it.
            severity = Severity.WARNING
        sheet = card.sheet.character.name if card.sheet is not None else None
        ability = None if card.kind is _CHARACTER else card.name
        detail = partial(self._detail, check, found)
        if len(rulings) > 1:
            rulings = self.linter.plan.cited(rulings, card)
        return Finding(check.code, check.name, severity, status, detail, rulings, self.number, sheet, ability)

    def _detail(self, check: Check, found: Found | Spot | Later) -> Detail:
        """What is said, and where it stands in the file."""
        found = as_found(found)
        message, help_ = _as_message(found.message or check.statement), _as_message(found.help or check.help)
        place = self._place(found.spot)
        if found.other is not None:
            other = self._place(found.other).line
            if other == place.line:
                message = _as_message(found.in_line or message)
                help_ = _as_message(check.help) if "{first}" in help_.template else help_
            message = message.about(**{**message.values, "line": other})
            help_ = help_.about(**{**help_.values, "first": place.line, "second": other})
        mending = found.mending
        return Detail(message, place, help_, None if mending is None else self._fix(mending.changes, mending.told))

    def _misfit(self, one: Misfit) -> Finding:
        """What keeps the document from being a sheet."""

        def detail() -> Detail:
            fix = None if one.change is None else self._fix([one.change], one.told, one.safe)
            return Detail(one.finding.message, one.finding.place, one.finding.help or _as_message(one.code.help), fix)

        ability = _name_of(_at(self.document.data, one.path[:2])) if len(one.path) > 1 else None
        return self._of_all(one.code, detail, ability)

    def _oversized(self) -> Finding | None:
        """What is said of the first value that is larger than any of a sheet."""
        if not self._large or not isinstance(self.document.data, dict):
            return None
        for path, message in _oversized(self.document.data):
            help_ = msg("No sheet needs so much: shorten it, and the rest of the sheet will be checked.")
            return self._of_all(WRONG_VALUE, Detail(message, self.document.places.key(path), help_))
        return None

    def _of_all(self, check: Check, detail: Detail | Callable[[], Detail], ability: str | None = None) -> Finding:
        """A finding about the document before it is read as a sheet."""
        sheet = _name_of(self.document.data)
        return Finding(check.code, check.name, check.severity, check.status, detail, (), self.number, sheet, ability)

    def _fix(self, changes: Iterable[Change], told: Message | None, safe: bool = True) -> Fix | None:
        """Changes as the edits of this file that make them; None where none can be made in its text."""
        made = [edit for change in changes for edit in edits(change, self.document.places)]
        return Fix(told or msg("change it"), tuple(made), safe) if made and not self._cut else None

    def _place(self, spot: Spot) -> Place:
        """The place of a spot in the file."""
        places = self.document.places
        if spot.span is not None:
            legend = _at(self.document.data, spot.path)
            assert isinstance(legend, str)
            return within(places, spot.path, self._text, legend, *spot.span)
        return places.key(spot.path) if spot.of_key else places.value(spot.path)


def _another(card: Card, start: int, *, bare: bool) -> Found:
    """That another legend seems to begin in that of a card: told by its first line."""
    text = card.reading.text
    end = text.find("\n", start)
    line = text[start : len(text) if end < 0 else end]
    message = msg("These seem to be two legends: another seems to begin at “{words}”", words=brief(line.strip()))
    alone = msg("Paste one legend at a time. Of these nothing was checked.")
    return Found(Spot((*card.path, "legenda"), (start, start + len(line))), message, alone if bare else None)


def may_be_oversized(text: str) -> bool:
    """Whether a text has room for a value that is larger than any of a sheet: a quick look, once a file."""
    # Each member of a list ends at a comma or with its line.
    return len(text) > MAX_TEXT or text.count(",") + text.count("\n") + text.count("\r") >= MAX_MEMBERS


def corner(one: Finding) -> Corner:
    """Where a finding begins."""
    return one.place.line, one.place.column


def _oversized(data: Mapping[str, Any]) -> Iterator[tuple[yaml.Path, Message]]:
    groups: list[tuple[yaml.Path, Any]] = [((), data)]
    for name in CARDS:
        cards = data.get(name)
        groups += [((name, place), card) for place, card in enumerate(cards if isinstance(cards, list) else ())]
    for path, group in groups:
        for name, value in group.items() if isinstance(group, dict) else ():
            if isinstance(value, str):
                if len(value) > MAX_TEXT:
                    yield (*path, name), msg("This text has {count} characters", count=grouped(len(value)))
            elif isinstance(value, (list, dict)) and len(value) > (
                MAX_MEMBERS if path or name not in CARDS else MAX_CARDS
            ):
                yield (*path, name), msg("This list has {count} members", count=grouped(len(value)))


def _at(data: Any, path: yaml.Path) -> Any:
    for step in path:
        data = data[step]
    return data


def _name_of(group: Any) -> str | None:
    name = group.get("nome") if isinstance(group, dict) else None
    return name if isinstance(name, str) else None


def _as_message(said: Message | Text) -> Message:
    return said if isinstance(said, Message) else msg("{said}", said=said)

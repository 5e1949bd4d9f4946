"""Sheets that a change of rules may flip: what is found in each of their cards, as each side of `impact` plays."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zarcovi_rules.app.corpora import Files, UnknownCommandError, absolute
from zarcovi_rules.app.garbage import hardly
from zarcovi_rules.app.kinds import book_of, holds_sheets
from zarcovi_rules.app.linted.filing import Desk, lint_sheets
from zarcovi_rules.app.linted.report import STATUSES
from zarcovi_rules.app.linted.told import Teller
from zarcovi_rules.app.sides import Side
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.audit.impact.comparing import Worded
from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.lint.findings import Severity
from zarcovi_rules.source import files

if TYPE_CHECKING:
    from zarcovi_rules.lint.cards import Card
    from zarcovi_rules.lint.linting import Linted

NOTHING: Message = msg("nothing to object")

_SUFFIXES = {".yaml", ".yml"}
_ASKED_AT_ONCE = 500
"""A command line holds so many paths on any system."""

_Found = tuple[str, tuple[str, int, int, str, str]]
"""A finding in words, and what is compared of it: its code, where it stands, its status and its severity."""

_Said = dict[str, list[_Found]]
"""What is found in each card, by its key."""


class Sheets(Files):
    """Cards of sheets: the errors and warnings of each, as `zarcovi lint` tells them; notes are left out.

    In what words they are told is no part of what is compared, and neither are the rulings that they rest on.

    Of what it is given, the files that certainly hold sheets are looked at.
    """

    name = "fichas"

    def __init__(self, base: Path, paths: Iterable[Path], speech: Speech, day: date) -> None:
        super().__init__(base, paths, speech)
        self.day = day

    @cached_property
    def texts(self) -> Mapping[str, str]:
        """The texts of sheets, by their paths."""
        found, _ = files.walk(map(str, self.paths), _SUFFIXES)
        texts = {path: files.read_text(path) for path in found if holds_sheets(path)}
        return {path: text for path, text in texts.items() if isinstance(text, str)}

    def outcomes(self, side: Side, /) -> Mapping[str, str]:
        """What is found in each card, a line for each finding, by the path, the character and the card."""
        with hardly():
            cards = self._of_ours(side)
        if side.other is not None:
            cards = dict.fromkeys(cards, ()) | dict(self._of_other(side))
        return {key: self._outcome(sorted(said)) for key, said in cards.items()}

    def _outcome(self, said: list[_Found]) -> str:
        if not said:
            return self.say(NOTHING)
        return Worded("\n".join(line for line, _ in said), (means for _, means in said))

    def _of_ours(self, side: Side) -> Mapping[str, Iterable[_Found]]:
        """The same by the program that runs here, by the book alone where the side has another program."""
        desk = Desk(self.say, caption=False, committee=side.committee, day=self.day, phrases=side.phrases)
        found: _Said = {}
        for path, text in self.texts.items():
            name = book_of(text)
            if name != side.book.name:  # this change of rules is none of theirs
                continue
            shown = self.shown(path)
            linted = lint_sheets(text, shown, desk.linter(name))
            found |= {key: [] for key in _keys(shown, linted)}
            teller = Teller(text, self.say)
            for one in desk.left(linted.findings, text, shown, name)[0]:
                if one.severity is not Severity.INFO:
                    told = teller(one)
                    key = _key(shown, told.sheet, told.ability)
                    means = told.code, told.line or 0, told.column or 0, told.status, told.severity
                    found.setdefault(key, []).append(
                        (self._line(told.code, told.status, told.rulings, told.message), means)
                    )
        return found

    def _of_other(self, side: Side) -> _Said:
        assert side.other is not None
        found: _Said = defaultdict(list)
        paths = list(self.texts)
        for start in range(0, len(paths), _ASKED_AT_ONCE):
            try:
                data = self.asked(side.other, "lint", paths[start : start + _ASKED_AT_ONCE])
            except UnknownCommandError:
                told = msg("{name} has no zarcovi lint yet: the sheets are left out", name=side.name)
                raise UnknownCommandError(told) from None
            for one in data["findings"]:
                if one["severity"] != Severity.INFO:
                    key = _key(self.shown(absolute(side.other, one["path"])), one["sheet"], one["ability"])
                    code, status = one["code"], one["status"]
                    means = code, one["line"] or 0, one["column"] or 0, status, one["severity"]
                    found[key].append((self._line(code, status, one["rulings"], one["message"]), means))
        return found

    def _line(self, code: str, status: str, rulings: Iterable[str], message: str) -> str:
        of = ", ".join(rulings)
        said = self.say.text(STATUSES[status][0]) if status in STATUSES else status
        return f"{said} {code}{f' ({of})' if of else ''}: {' '.join(message.split())}"


def _keys(path: str, linted: Linted) -> Iterator[str]:
    for sheet in linted.read:
        character: Card = sheet.character
        yield _key(path, character.name, None)
        yield from (_key(path, character.name, card.name) for card in sheet.cards[1:])


def _key(path: str, *names: Any) -> str:
    return ": ".join((path, *(" ".join(str(name).split()) for name in names if name is not None)))

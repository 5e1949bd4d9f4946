"""A finding as it is told: in one language, with the line that it is about, and free of the file that it was found in.

It holds plain values only, so that it can be kept and sent from one process to another.
"""

from __future__ import annotations

from typing import Any

from zarcovi_rules.app.linted.excerpts import excerpt
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.findings import Finding, Fix, Severity, Status
from zarcovi_rules.source.lines import rows
from zarcovi_rules.source.places import Place

_QUOTED = 80
_LONGEST_NAME = 200
_LONGEST = 4000
"""No sentence and no list of fields is longer. Whatever a file may hold, it is not told whole."""

_PLAIN: dict[str, str] = {one: one.value for one in (*Severity, *Status)}


NOTE = "nota"
UNREAD, EMPTY, MISTAKE, FAULT = "nao_lido", "pasta_sem_fichas", "erro", "falha"
NOT_OF_SHEETS = {
    "ARQUIVO-01": UNREAD,
    "ARQUIVO-02": EMPTY,
    "ARQUIVO-03": UNREAD,
    "COMITE-01": MISTAKE,
    "FRASES-01": MISTAKE,
    "FALHA-01": FAULT,
}
"""What is said by the codes that tell of other things than sheets: of these nothing is illegal."""


class Told(NamedTuple):
    """One finding. `excerpt` is the line with what points into it; `quoted` what it points at, by which it is known."""

    code: str
    name: str
    severity: str
    status: str
    message: str
    help: str | None
    rulings: tuple[str, ...]
    path: str
    line: int | None
    column: int | None
    end_line: int | None
    end_column: int | None
    document: int | None
    sheet: str | None
    ability: str | None
    fix: dict[str, Any] | None
    quoted: str
    excerpt: tuple[str, str] | None

    @property
    def said(self) -> str:
        """What people are told that it is: what it says of a sheet, a note, or why there is nothing to say of one."""
        return NOT_OF_SHEETS.get(self.code) or (NOTE if self.severity == "info" else self.status)

    @property
    def fingerprint(self) -> str:
        """What stays the same when lines move: the code, whose card it is, and the words that it points at."""
        from hashlib import sha256  # slow to import, and only some formats ask for it

        parts = (self.code, self.sheet or "", self.ability or "", self.quoted)
        return sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()[:32]

    @property
    def place(self) -> str:
        """`path:line:column`, as far as there are any."""
        return str(Place(self.path, self.line, self.column))

    @property
    def order(self) -> tuple[int, int, str, str]:
        """By which the findings of a file are ordered."""
        return self.line or 0, self.column or 0, self.code, self.message


class Teller:
    """Tells the findings of one text: with the line that each is about only if `excerpts` are asked for.

    With the `edits` that would mend it likewise.
    """

    def __init__(self, text: str, speech: Speech, *, excerpts: bool = False, edits: bool = False) -> None:
        self._text = text
        self._speech = speech
        self._excerpts = excerpts
        self._edits = edits
        self._rows: list[str] | None = None

    def __call__(self, finding: Finding) -> Told:
        """One finding told."""
        said, say = finding.detail, self._speech
        place = said.place
        row = self._row(place.line)
        end = place.end_column if place.end_line == place.line else None
        first = (place.column or 1) - 1
        last = first + _LONGEST if end is None else min(end - 1, first + _LONGEST)
        quoted = "" if row is None else row[first:last]
        return Told(
            code=finding.code,
            name=finding.name,
            severity=_PLAIN[finding.severity],
            status=_PLAIN[finding.status],
            message=_cut(say(said.message), _LONGEST),
            help=None if said.help is None else _cut(say(said.help), _LONGEST),
            rulings=finding.rulings,
            path=place.path,
            line=place.line,
            column=place.column,
            end_line=place.end_line,
            end_column=place.end_column,
            document=finding.document,
            sheet=named(finding.sheet),
            ability=named(finding.ability),
            fix=None if said.fix is None else self._fix(said.fix),
            quoted=" ".join(quoted.split())[:_QUOTED],
            excerpt=excerpt(row, place.column, end) if self._excerpts and row is not None else None,
        )

    def _row(self, line: int | None) -> str | None:
        if line is None:
            return None
        if self._rows is None:
            self._rows = rows(self._text.removeprefix("\ufeff"))
        return self._rows[line - 1] if 0 < line <= len(self._rows) else None

    def _fix(self, fix: Fix) -> dict[str, Any]:
        told: dict[str, Any] = {"message": self._speech(fix.message), "safe": fix.safe}
        if self._edits:
            told["edits"] = [edit._asdict() for edit in fix.edits]
        return told


def named(name: str | None) -> str | None:
    """The name of a sheet or a card, as far as anybody would read it."""
    return None if name is None else _cut(name, _LONGEST_NAME)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def as_plain(told: Told) -> list[Any]:
    """A finding as JSON can hold it."""
    return list(told)


def from_plain(data: list[Any]) -> Told:
    """The finding that `as_plain` wrote."""
    one = Told(*data)
    return one._replace(rulings=tuple(one.rulings), excerpt=None if one.excerpt is None else (*one.excerpt,))

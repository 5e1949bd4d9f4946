"""Fixes, applied to a text: as long as there are any, never two in one place, and never so that a sheet gets worse.

What no fix speaks of stays as it is, to the character: line breaks, comments, a byte-order mark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from zarcovi_rules.lint.codes import SHEET_CODES
from zarcovi_rules.lint.findings import Edit, Finding, Severity
from zarcovi_rules.lint.general import UNREADABLE_YAML
from zarcovi_rules.lint.linter import Linter
from zarcovi_rules.lint.linting import Linted, lint

ROUNDS = 10
"""A fix may make room for another; after so many rounds nothing new is to be expected."""

_MARK = "\ufeff"
_SHAPE = (UNREADABLE_YAML.code, *(check.code for check in SHEET_CODES if check.severity is Severity.ERROR))
"""Codes of texts that are no YAML, and of documents that are no sheets: no fix may add to either."""


@dataclass(slots=True)
class Fixed:
    """A text after its fixes, what is still found in it, and the findings whose fixes were applied."""

    text: str
    linted: Linted
    applied: list[Finding] = field(default_factory=list)


Among: TypeAlias = Callable[[list[Finding], str], list[Finding]]
"""Which of the findings of a text are to be mended: what is not excused, what was asked for."""


def fix(text: str, path: str, linter: Linter, *, unsafe: bool = False, among: Among | None = None) -> Fixed:
    """Apply the fixes of what is found in a text: the safe ones, or all. Like `lint`, this does not raise."""
    fixed = Fixed(text, lint(text, path, linter))
    refused: set[tuple[str, str, str]] = set()
    for _ in range(ROUNDS):
        fixes = [
            one
            for one in (fixed.linted.findings if among is None else among(fixed.linted.findings, fixed.text))
            if one.fix is not None and (one.fix.safe or unsafe) and _name(one) not in refused
        ]
        if not fixes:
            break
        _round(fixed, fixes, path, linter, refused)
    return fixed


def apply(text: str, edits: Iterable[Edit]) -> str:
    """A text after edits that do not overlap. A byte-order mark at its start counts in none of them."""
    mark = _MARK if text.startswith(_MARK) else ""
    body = text[len(mark) :]
    parts: list[str] = []
    at = 0
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end)):
        parts += body[at : edit.start], edit.text
        at = edit.end
    return mark + "".join([*parts, body[at:]])


def _round(fixed: Fixed, fixes: list[Finding], path: str, linter: Linter, refused: set[tuple[str, str, str]]) -> None:
    """Apply all that touch different places; if that makes the sheet worse, the first alone, or refuse it for good."""
    together = list(_apart(fixes))
    if not _try(fixed, together, path, linter) and not (len(together) > 1 and _try(fixed, together[:1], path, linter)):
        refused.add(_name(together[0]))


def _try(fixed: Fixed, fixes: list[Finding], path: str, linter: Linter) -> bool:
    """Apply fixes, unless the text stays the same or gets worse by them."""
    text = apply(fixed.text, (edit for one in fixes if one.fix is not None for edit in one.fix.edits))
    if text == fixed.text:
        return False
    linted = lint(text, path, linter)
    if _worse(linted, fixed.linted):
        return False
    fixed.text, fixed.linted = text, linted
    fixed.applied += fixes
    return True


def _apart(fixes: Iterable[Finding]) -> Iterator[Finding]:
    """The fixes that touch no place which one before them touches; the rest has its turn in the next round."""
    taken: list[Edit] = []
    for one in fixes:
        edits = one.fix.edits if one.fix is not None else ()
        if not any(edit.start <= other.end and other.start <= edit.end for edit in edits for other in taken):
            taken += edits
            yield one


def _worse(after: Linted, before: Linted) -> bool:
    """Whether less of a text can be read as a sheet than before."""
    if after.sheets < before.sheets:
        return True
    return _count(after) > _count(before)  # all together: a field that gets its name back may have a wrong value


def _count(linted: Linted) -> int:
    return sum(one.code in _SHAPE for one in linted.findings)


def _name(one: Finding) -> tuple[str, str, str]:
    """By what a finding is known again after the text around it has changed."""
    return one.code, f"{one.sheet}/{one.ability}", f"{one.message}"

"""Fixes, applied to a text: as long as there are any, never two in one place, and never so that a sheet gets worse.

A sheet is worse if less of it can be read, or if the rules are against something in it and were not before. Only what
mends an error may bring such a thing to light: a field that nobody could read says what it says once it has its name.
So errors are mended first, and what is mended after them brings none.

What no fix speaks of stays as it is, to the character: line breaks, comments, a byte-order mark.
"""

from __future__ import annotations

from bisect import bisect, insort
from collections import Counter
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

TRIES = 64
"""So often a round looks for the fixes that make the sheet worse; what it does not come to waits for the next."""

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
        errors = [one for one in fixes if one.severity is Severity.ERROR]
        if not fixes:
            break
        _round(fixed, errors or fixes, path, linter, refused)
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
    """Apply all that touch different places but those that make the sheet worse, which are refused for good."""
    before, good = (fixed.text, fixed.linted), list[Finding]()
    left = [list(_apart(fixes))]
    for _ in range(TRIES):
        if not left:
            break
        some = left.pop()
        if _try(fixed, before, [*good, *some], path, linter):
            good += some
        elif len(some) > 1:
            left += some[len(some) // 2 :], some[: len(some) // 2]
        else:
            refused.add(_name(some[0]))
    fixed.applied += good


def _try(fixed: Fixed, before: tuple[str, Linted], fixes: list[Finding], path: str, linter: Linter) -> bool:
    """Apply fixes to what was there `before`, unless that stays the same or gets worse by them."""
    text = apply(before[0], (edit for one in fixes if one.fix is not None for edit in one.fix.edits))
    if text == fixed.text:
        return False
    linted = lint(text, path, linter)
    if _worse(linted, before[1], uncovering=all(one.severity is Severity.ERROR for one in fixes)):
        return False
    fixed.text, fixed.linted = text, linted
    return True


def _apart(fixes: Iterable[Finding]) -> Iterator[Finding]:
    """The fixes that touch no place which one before them touches; the rest has its turn in the next round."""
    taken: list[tuple[int, int]] = []  # in order, and none touches another but within one fix
    for one in fixes:
        edits = one.fix.edits if one.fix is not None else ()
        if not any(_touched(edit, taken) for edit in edits):
            for edit in edits:
                insort(taken, (edit.start, edit.end))
            yield one


def _touched(edit: Edit, taken: list[tuple[int, int]]) -> bool:
    """Whether a place is touched that is taken. Places do not overlap, so only those next to it can be."""
    after = bisect(taken, (edit.start, edit.end))
    return any(start <= edit.end and edit.start <= end for start, end in taken[max(after - 1, 0) : after + 1])


def _worse(after: Linted, before: Linted, *, uncovering: bool) -> bool:
    """Whether less of a text can be read as a sheet than before, or more is an error, unless that was covered."""
    if after.sheets < before.sheets:
        return True
    if _count(after) > _count(before):  # all together: a field that gets its name back may have a wrong value
        return True
    return not uncovering and bool(_errors(after) - _errors(before))


def _count(linted: Linted) -> int:
    return sum(one.code in _SHAPE for one in linted.findings)


def _errors(linted: Linted) -> Counter[tuple[str, int | None, str | None]]:
    """The errors, by what stays the same of them when other things are mended."""
    return Counter((one.code, one.document, one.ability) for one in linted.findings if one.severity is Severity.ERROR)


def _name(one: Finding) -> tuple[str, str, str]:
    """By what a finding is known again after the text around it has changed."""
    return one.code, f"{one.sheet}/{one.ability}", f"{one.message}"

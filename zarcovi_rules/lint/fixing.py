"""Fixes, applied to a text: as long as there are any, never two in one place, and never so that a sheet gets worse.

A sheet is worse if less of it can be read, or if the rules are against something in it and were not before. Only what
mends an error may bring such a thing to light: a field that nobody could read says what it says once it has its name.
So errors are mended first, and what is mended after them brings none. What the author excuses counts as not there; so
nothing is written by which a comment no longer excuses what it excused.

What no fix speaks of stays as it is, to the character: line breaks, comments, a byte-order mark.
"""

from __future__ import annotations

from bisect import bisect, insort
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from zarcovi_rules.core.tuples import NamedTuple
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


Left: TypeAlias = Callable[[list[Finding], str], list[Finding]]
"""What is left of the findings of a text once its comments excused theirs, with what is to be said of these."""


@dataclass(slots=True)
class Fixed:
    """A text after its fixes, what is still found in it and what is `left` of that, and the findings that were mended.

    These are the findings whose fixes were applied.
    """

    text: str
    linted: Linted
    left: list[Finding]
    applied: list[Finding] = field(default_factory=list)


class _Now(NamedTuple):
    """A text as it stands between two fixes."""

    text: str
    linted: Linted
    left: list[Finding]


def fix(
    text: str,
    path: str,
    linter: Linter,
    *,
    unsafe: bool = False,
    left: Left | None = None,
    among: Callable[[Finding], bool] | None = None,
) -> Fixed:
    """Apply the fixes of what is found in a text and left by its comments: the safe ones, or all.

    `among` tells which of them are to be mended. Like `lint`, this does not raise.
    """

    def look(text: str) -> _Now:
        linted = lint(text, path, linter)
        return _Now(text, linted, linted.findings if left is None else left(linted.findings, text))

    now, applied = look(text), list[Finding]()
    refused: set[tuple[str, str, str]] = set()
    for _ in range(ROUNDS):
        fixes = [
            one
            for one in now.left
            if (among is None or among(one))
            and one.fix is not None
            and (one.fix.safe or unsafe)
            and _name(one) not in refused
        ]
        errors = [one for one in fixes if one.severity is Severity.ERROR]
        if not fixes:
            break
        now, good = _round(now, errors or fixes, look, refused)
        applied += good
    return Fixed(*now, applied)


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


def _round(
    before: _Now, fixes: list[Finding], look: Callable[[str], _Now], refused: set[tuple[str, str, str]]
) -> tuple[_Now, list[Finding]]:
    """Apply all that touch different places but those that make the sheet worse, which are refused for good."""
    now, good = before, list[Finding]()
    left = [list(_apart(fixes))]
    for _ in range(TRIES):
        if not left:
            break
        some = left.pop()
        together = [*good, *some]
        text = apply(before.text, (edit for one in together if one.fix is not None for edit in one.fix.edits))
        if text != now.text and not _worse(tried := look(text), before, together):
            now, good = tried, together
        elif len(some) > 1:
            left += some[len(some) // 2 :], some[: len(some) // 2]
        else:
            refused.add(_name(some[0]))
    return now, good


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


def _worse(after: _Now, before: _Now, fixes: Iterable[Finding]) -> bool:
    """Whether less of a text can be read as a sheet than before, or more is an error, unless that was covered."""
    if after.linted.sheets < before.linted.sheets:
        return True
    if _count(after.linted) > _count(before.linted):  # all together: a field that has its name may have a wrong value
        return True
    if before.left is not before.linted.findings and _excused(before) & (_told(after.left) - _told(before.left)):
        return True
    if all(one.severity is Severity.ERROR for one in fixes):
        return False
    return bool(_told(_errors(after.left)) - _told(_errors(before.left)))


def _count(linted: Linted) -> int:
    return sum(one.code in _SHAPE for one in linted.findings)


def _errors(findings: Iterable[Finding]) -> Iterator[Finding]:
    return (one for one in findings if one.severity is Severity.ERROR)


def _excused(now: _Now) -> Counter[tuple[str, int | None, str | None]]:
    """What the comments of a text excuse."""
    return _told(now.linted.findings) - _told(now.left)


def _told(findings: Iterable[Finding]) -> Counter[tuple[str, int | None, str | None]]:
    """Findings, by what stays the same of them when other things are mended."""
    return Counter((one.code, one.document, one.ability) for one in findings)


def _name(one: Finding) -> tuple[str, str, str]:
    """By what a finding is known again after the text around it has changed."""
    return one.code, f"{one.sheet}/{one.ability}", f"{one.message}"

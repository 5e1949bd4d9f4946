"""The line that a finding is about, with carets below what it points at."""

from __future__ import annotations

import unicodedata

WIDEST = 72
"""So many columns of a line are shown; of a longer one, those around the carets."""

_TAB = "    "
_CUT = "…"
_BEFORE = 24


_WIDE = "\u0300"
"""From this character on one may take no column, or two: all before it take one."""


def excerpt(row: str, column: int | None, end: int | None = None) -> tuple[str, str]:
    """The line as it is shown, and the carets below it.

    `column` and `end` count characters from 1, `end` is one past the last; without it all up to the end of the line.
    """
    start = min((column or 1) - 1, len(row))
    stop = len(row.rstrip()) if end is None else min(end - 1, len(row))
    first, last = _window(row, start)
    shown = _plain(row[first:last])
    head, tail = _CUT if first else "", _CUT if last < len(row) else ""
    indent = " " * (len(head) + width(_plain(row[first:start])))
    carets = "^" * max(1, width(_plain(row[start : min(stop, last)])))
    return f"{head}{shown}{tail}", (indent + carets) if column is not None else ""


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return len(text) if _narrow(text) else sum(map(_width, text))


def _narrow(text: str) -> bool:
    return text.isascii() or max(text) < _WIDE


def _width(char: str) -> int:
    if char.isascii():
        return 1
    if unicodedata.category(char) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _plain(text: str) -> str:
    return text.replace("\t", _TAB)


def _window(row: str, start: int) -> tuple[int, int]:
    """Which characters are shown: all, or as many around `start` as there is room for."""
    if len(row) <= WIDEST and width(_plain(row)) <= WIDEST:
        return 0, len(row)
    if _narrow(row) and "\t" not in row:
        first = min(max(0, start - _BEFORE), max(0, len(row) - WIDEST))
        return first, min(len(row), first + WIDEST)
    first = last = start
    room = WIDEST
    while first and room > WIDEST - _BEFORE:
        first -= 1
        room -= width(_plain(row[first]))
    while last < len(row) and room > 0:
        room -= width(_plain(row[last]))
        last += 1
    while first and room > 0:
        first -= 1
        room -= width(_plain(row[first]))
    return first, last

"""Lines and columns as an editor counts them: lines end at LF, CRLF or CR and nowhere else, columns are characters."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property

from zarcovi_rules.source.places import Place

_BREAK = re.compile(r"\r\n?|\n")
_LF = re.compile("\n")
"""The same in texts without CR, which are most, and found in a third of the time."""


def rows(text: str) -> list[str]:
    """The lines of a text, without their ends."""
    return _BREAK.split(text) if "\r" in text else text.split("\n")


def begins(row: str) -> bool:
    """Whether something begins in a line of YAML: it is not blank, no comment, and no mark of a document."""
    bare = row.lstrip()
    return bool(bare) and not bare.startswith("#") and not row.startswith(("---", "%"))


class Lines:
    """The line table of one text; built only when somebody asks, because most files are never complained about."""

    def __init__(self, text: str, path: str) -> None:
        self.text = text
        self.path = path

    @cached_property
    def _starts(self) -> list[int]:
        ends = _BREAK if "\r" in self.text else _LF
        return [0, *[match.end() for match in ends.finditer(self.text)]]

    def at(self, index: int) -> tuple[int, int]:
        """Line and column, both from 1, of the character at `index` (which may be the end of the text)."""
        line = bisect_right(self._starts, index)
        return line, index - self._starts[line - 1] + 1

    def place(self, start: int, end: int | None = None) -> Place:
        """The place of the characters from `start` up to, not including, `end`."""
        if end is None:
            return Place(self.path, *self.at(start))
        return Place(self.path, *self.at(start), *self.at(max(start, end)))

    def around(self, index: int) -> tuple[int, str]:
        """Where the line that holds `index` starts, and its text without the line break."""
        start = self._starts[bisect_right(self._starts, index) - 1]
        found = _BREAK.search(self.text, start)
        return start, self.text[start : found.start() if found else None]

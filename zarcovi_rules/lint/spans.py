"""Where characters of a text stand in the YAML file that it was read from, however they are written there.

YAML may fold, indent, quote and escape a text, but it alters nothing except white space and escapes. So the first, the
second, … character that is not white space is the same in the text and in the file, and that is how they are matched.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache

from zarcovi_rules.source.places import Place
from zarcovi_rules.source.yaml_places import Path, Places, Span

_WORD = re.compile(r"\S+")
_HEADER = re.compile(r"[^\r\n]*(?:\r\n?|\n)?")
_PROPERTIES = re.compile(r"(?:[&!]\S*\s+)*")
_QUOTED = r"''|[^\s']"
_ESCAPED = (  # compiled, like the one above, where first looked for: few legends are in quotes
    r"\\(?:x(?P<x>[0-9a-fA-F]{2})|u(?P<u>[0-9a-fA-F]{4})|U(?P<U>[0-9a-fA-F]{8})|(?P<one>[^\r\n])|(?:\r\n?|\n))|[^\s\\]"
)
_WHITE = frozenset("nrtvfNLP_ \t")
"""Escapes of double quotes that stand for white space."""


def within(places: Places, path: Path, source: str, value: str, start: int, end: int) -> Place:
    """The place of the characters of `value` from `start` up to `end`, where `value` stands at `path` of `source`.

    White space at either end is left out. Where the characters are not to be found, the place of the whole value.
    """
    found = span_within(places.span(path), source, value, start, end)
    return places.value(path) if found is None else places.lines.place(*found)


def span_within(span: Span, source: str, value: str, start: int, end: int) -> Span | None:
    """From which character of `source` up to which a part of `value` is written; None where it cannot be told."""
    said = value[start:end].strip()
    if not said:
        return None
    start += len(value[start:end]) - len(value[start:end].lstrip())
    end = start + len(said)
    written = source[span[0] : span[1]]
    if written == value:  # as it is, whatever it begins with: a bare caption is no YAML
        return span[0] + start, span[0] + end
    at, mark = _opening(written)
    if mark == "|" and (found := _in_block(written, at, value, start, end)) is not None:
        return span[0] + found[0], span[0] + found[1]
    inked = _inked(value)
    first, last = inked.before(start), inked.before(end) - 1
    if mark in {"'", '"'}:
        units = _units(written, at, mark)
        return None if len(units) != inked.count else (span[0] + units[first][0], span[0] + units[last][1])
    ink = _inked(written, at)
    return None if ink.count != inked.count else (span[0] + ink.at(first), span[0] + ink.at(last) + 1)


def _in_block(written: str, at: int, value: str, start: int, end: int) -> Span | None:
    """The same where all lines are written as they are read, but for their indentation; None where they are not."""
    if "\r" in written:
        return None
    rows, lines = written[at:].split("\n"), value.split("\n")
    found = []
    for place in (start, end - 1):
        number = value.count("\n", 0, place)
        row, line = rows[number] if number < len(rows) else "", lines[number]
        indent = len(row) - len(line)
        if indent < 0 or row[:indent].strip(" ") or row[indent:] != line:
            return None
        before = sum(map(len, rows[:number])) + number
        found.append(at + before + indent + place - sum(map(len, lines[:number])) - number)
    return found[0], found[1] + 1


class _Ink:
    """Where the characters of a text stand that are not white space, from `begin` on: by the words that they make."""

    __slots__ = ("_begins", "_counts", "count")

    def __init__(self, text: str, begin: int) -> None:
        self._begins: list[int] = []
        self._counts: list[int] = []  # of such characters before each word
        count = 0
        for match in _WORD.finditer(text, begin):
            start, end = match.span()
            self._begins.append(start)
            self._counts.append(count)
            count += end - start
        self.count = count

    def at(self, number: int) -> int:
        """Where the character of this number stands, counted from 0."""
        word = bisect_right(self._counts, number) - 1
        return self._begins[word] + number - self._counts[word]

    def before(self, place: int) -> int:
        """How many there are before a place of the text."""
        word = bisect_right(self._begins, place) - 1
        if word < 0:
            return 0
        after = self._counts[word + 1] if word + 1 < len(self._counts) else self.count
        return min(self._counts[word] + place - self._begins[word], after)


@lru_cache(maxsize=8)
def _inked(text: str, begin: int = 0) -> _Ink:
    return _Ink(text, begin)


def _opening(written: str) -> tuple[int, str]:
    """Where a text begins, as it is written in YAML, behind its properties and the line of `|` or `>`; its sign."""
    begin = _PROPERTIES.match(written)
    at = begin.end() if begin else 0
    mark = written[at : at + 1]
    if mark in {"|", ">"} and (header := _HEADER.match(written, at)) is not None:
        at = header.end()
    return at, mark


@lru_cache(maxsize=8)
def _units(written: str, at: int, mark: str) -> list[Span]:
    """What stands for each character of a quoted text, as it is written in YAML, that is not white space."""
    end = len(written.rstrip()) - 1
    if mark == "'":
        return [match.span() for match in re.compile(_QUOTED).finditer(written, at + 1, end)]
    return [match.span() for match in re.compile(_ESCAPED).finditer(written, at + 1, end) if _has_ink(match)]


def _has_ink(match: re.Match[str]) -> bool:
    """Whether what is written within double quotes stands for a character that is not white space."""
    if not match[0].startswith("\\"):
        return True
    if match["one"] is not None:
        return match["one"] not in _WHITE
    code = match["x"] or match["u"] or match["U"]
    return code is not None and not chr(min(int(code, 16), 0x10FFFF)).isspace()

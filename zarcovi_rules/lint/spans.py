"""Where characters of a text stand in the YAML file that it was read from, however they are written there.

YAML may fold, indent, quote and escape a text, but it alters nothing except white space and escapes. So the first, the
second, … character that is not white space is the same in the text and in the file, and that is how they are matched.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import lru_cache

from zarcovi_rules.source.places import Place
from zarcovi_rules.source.yaml_places import Path, Places, Span

_INK = re.compile(r"\S")
_PROPERTIES = re.compile(r"(?:[&!]\S*\s+)*")
_QUOTED = re.compile(r"''|[^\s']")
_ESCAPED = re.compile(
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
    inked = _inked(value)
    written = source[span[0] : span[1]]
    first, last = bisect_left(inked, start), bisect_left(inked, end) - 1
    if written == value and first <= last:  # as it is, whatever it begins with: a bare caption is no YAML
        return span[0] + inked[first], span[0] + inked[last] + 1
    units = _units(written)
    if len(units) != len(inked) or first > last:
        return None
    return span[0] + units[first][0], span[0] + units[last][1]


@lru_cache(maxsize=8)
def _inked(value: str) -> list[int]:
    """Where the characters of a text stand that are not white space."""
    return [match.start() for match in _INK.finditer(value)]


@lru_cache(maxsize=8)
def _units(written: str) -> list[Span]:
    """What stands for each character of a text, as it is written in YAML, that is not white space."""
    begin = _PROPERTIES.match(written)
    at = begin.end() if begin else 0
    mark = written[at : at + 1]
    if mark in {"|", ">"}:
        header = re.compile(r"[^\r\n]*(?:\r\n?|\n)?").match(written, at)
        at = header.end() if header else at
    if mark == "'":
        return [match.span() for match in _QUOTED.finditer(written, at + 1, len(written.rstrip()) - 1)]
    if mark == '"':
        found = _ESCAPED.finditer(written, at + 1, len(written.rstrip()) - 1)
        return [match.span() for match in found if _has_ink(match)]
    return [match.span() for match in _INK.finditer(written, at)]


def _has_ink(match: re.Match[str]) -> bool:
    """Whether what is written within double quotes stands for a character that is not white space."""
    if not match[0].startswith("\\"):
        return True
    if match["one"] is not None:
        return match["one"] not in _WHITE
    code = match["x"] or match["u"] or match["U"]
    return code is not None and not chr(min(int(code, 16), 0x10FFFF)).isspace()

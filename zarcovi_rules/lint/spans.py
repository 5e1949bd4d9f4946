"""Where characters of a text stand in the YAML file that it was read from, however they are written there.

YAML may fold, indent, quote and escape a text, but it alters nothing except white space and escapes. So the first, the
second, … character that is not white space is the same in the text and in the file, and that is how they are matched.
"""

from __future__ import annotations

import re
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
    count, first, last = _ink(value), _ink(value[:start]), _ink(value[:end]) - 1
    body, base = written[at:], span[0] + at
    if mark in {"'", '"'}:
        body, base = body.rstrip()[1:-1], base + 1
        if ("''" if mark == "'" else "\\") in body:
            units = _units(body, mark)
            return None if len(units) != count else (base + units[first][0], base + units[last][1])
    return None if _ink(body) != count else (base + _nth(body, first), base + _nth(body, last) + 1)


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


@lru_cache(maxsize=8)
def _ink(text: str) -> int:
    """How many characters of a text are not white space."""
    return len("".join(text.split()))


def _nth(text: str, number: int) -> int:
    """Where the character of this number stands, counted from 0, of those that are not white space."""
    for match in _WORD.finditer(text):
        start, end = match.span()
        if number < end - start:
            return start + number
        number -= end - start
    return len(text)


def _opening(written: str) -> tuple[int, str]:
    """Where a text begins, as it is written in YAML, behind its properties and the line of `|` or `>`; its sign."""
    begin = _PROPERTIES.match(written)
    at = begin.end() if begin else 0
    mark = written[at : at + 1]
    if mark in {"|", ">"} and (header := _HEADER.match(written, at)) is not None:
        at = header.end()
    return at, mark


@lru_cache(maxsize=8)
def _units(written: str, mark: str) -> list[Span]:
    """What stands for each character of a text that is not white, as it is written in YAML between quotes."""
    if mark == "'":
        return [match.span() for match in re.compile(_QUOTED).finditer(written)]
    return [match.span() for match in re.compile(_ESCAPED).finditer(written) if _has_ink(match)]


def _has_ink(match: re.Match[str]) -> bool:
    """Whether what is written within double quotes stands for a character that is not white space."""
    if not match[0].startswith("\\"):
        return True
    if match["one"] is not None:
        return match["one"] not in _WHITE
    code = match["x"] or match["u"] or match["U"]
    return code is not None and not chr(min(int(code, 16), 0x10FFFF)).isspace()

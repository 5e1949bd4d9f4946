"""Several legends in one text: where one ends and the next begins, as far as that can be told.

Players paste two cards at once. Read as one they would say two things of all that a card says once. It is certain where
the next begins if it begins with a name or a title after an empty line, with a label for its name, or with a message,
and says again what the one before it says. Otherwise it only seems so: where two things that a card says once, or more
of them, become others from the same line on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice, pairwise

from zarcovi_rules.lint.legend.naming import announced, bold
from zarcovi_rules.lint.legend.pasted import unpacked
from zarcovi_rules.lint.legend.reading import Doubt, Reading
from zarcovi_rules.lint.legend.words import words_of

_MOST = 50
"""So many places are looked at, at most, where another legend might begin."""

_LINES = 2_000
"""In so many lines, at most."""

_NEAR = 100
"""An empty line has no more blanks."""

_SHARED = 2
"""So many things that a card says once, said again, are no slip any more."""

_LINE = re.compile(r"^[^\S\n]*(?=\S)", re.MULTILINE)
_EMPTY = re.compile(r"\n[^\S\n]*\n\s*$")


def apart(text: str, read: Callable[[str], Reading], single: frozenset[str], name: str) -> list[int]:
    """Where the legends of a text certainly begin, the first at its beginning. `name` is the field of a card's name."""
    begins = [0]
    places = [*_places(text, name, read), len(text)]
    before = read(text[: places[0]]) if len(places) > 1 else None
    for start, end in pairwise(places):
        piece = text[start:end]
        reading = read(piece)
        if before is not None and _is_another(before, reading, single - {name}, name):
            begins.append(start)
            before = reading
        elif before is not None:
            before = read(text[begins[-1] : end])
    return begins


def _places(text: str, name: str, read: Callable[[str], Reading]) -> Iterator[int]:
    """The lines with which another legend might begin: with a name, after what sets it apart."""
    plain, _, messages = unpacked(text)
    left = _MOST
    for line in islice(_LINE.finditer(plain), 1, _LINES):
        start, end = line.start(), plain.find("\n", line.end())
        end = len(plain) if end < 0 else end
        alone = start in messages or _set_apart(plain, start)
        after = plain.find("\n", end + 1) + 1 or len(text)
        if _announces(plain[start:end]) or (
            alone and (bold(plain[start:end].lstrip("; ")) is not None or name in read(text[start:after]).by_name)
        ):
            yield start
        left -= alone
        if not left:
            return


def _set_apart(text: str, start: int) -> bool:
    """Whether an empty line stands before one."""
    return _EMPTY.search(text, max(0, start - _NEAR), start) is not None


def _announces(text: str) -> bool:
    """Whether a text begins with a label for a name."""
    return announced(words_of(unpacked(text[:_NEAR]).text)) is not None


def _is_another(before: Reading, after: Reading, single: frozenset[str], name: str) -> bool:
    """Whether a text says again what a card says once; two that are entitled need say less of it again."""
    shared = len(_names(before) & _names(after) & single)
    return shared >= _SHARED or (shared > 0 and _is_entitled(before, name) and _is_entitled(after, name))


def _is_entitled(reading: Reading, name: str) -> bool:
    """Whether a legend begins with a line that holds its name and nothing else."""
    if name not in reading.by_name:
        return False
    line = reading.text[reading.by_name[name][0].end :].partition("\n")
    return line[1] == "\n" and not any(map(str.isalnum, line[0]))


def _names(reading: Reading) -> set[str]:
    return {*reading.by_name, *(doubt.name for doubt in reading.doubts)}


def second(text: str, doubts: tuple[Doubt, ...], single: frozenset[str]) -> int | None:
    """Where another legend seems to begin, by what a legend says twice; None if it does not."""
    changes = [
        (doubt.reads[0].start, doubt.reads[1].start)
        for doubt in doubts
        if doubt.name in single and len(doubt.reads) > 1 and not doubt.ambiguous
    ]
    if len(changes) < _SHARED or "\n" not in text:
        return None
    earliest = min(again for _, again in changes)
    found = [
        line.start()
        for line in _LINE.finditer(text, 0, earliest + 1)
        if sum(first < line.start() <= again for first, again in changes) >= _SHARED
    ]
    set_apart = (start for start in found if _set_apart(text, start) or bold(text[start : start + _NEAR]) is not None)
    return next(set_apart, next(iter(found), None))

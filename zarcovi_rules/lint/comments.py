"""Comments that excuse a finding: `# zarcovi: ignore LINT-18 -- why`.

At the top of a file such a comment is for the whole file. At the end of a line it is for what that line begins: a card
if it is the card's first, a legend, a field. On a line of its own it is for what the next line begins. What a line
begins is the line itself and all that is indented below it.

YAML's parsers pass over comments, so they are looked for in the text. What looks like one inside of a legend is part of
the legend.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

import yaml
from yaml.events import ScalarEvent, StreamEndEvent

from zarcovi_rules.core.messages import msg, nearest
from zarcovi_rules.lint import general
from zarcovi_rules.lint.findings import Edit, Finding, Fix
from zarcovi_rules.source.lines import Lines
from zarcovi_rules.source.text import brief
from zarcovi_rules.source.yaml_events import events

_COMMENT = re.compile(r"(?:^|(?<=[ \t]))#[ \t]*zarcovi:[ \t]*([^\r\n]*)", re.MULTILINE)
_IGNORE = re.compile(r"ignor(?:e|ar)\b[ \t:]*(.*?)(?:\s+(?:--|—|#)\s.*)?", re.IGNORECASE)
_UNREAD = general.UNREADABLE_YAML.code
_KEPT = ("ARQUIVO-", "FALHA-", "IGNORA-", _UNREAD)
"""What no comment excuses: of a file that was not read, nobody knows what its comments are for."""


@dataclass(slots=True)
class _Comment:
    start: int
    end: int
    codes: dict[str, int]
    """The words that name what is ignored, and where each stands."""
    first: int
    last: float
    used: set[str] = field(default_factory=set)


def excuse(
    findings: list[Finding], text: str, path: str, known: Iterable[str], fits: Callable[[str, Finding], bool]
) -> tuple[list[Finding], int]:
    """The findings that no comment excuses, with what is to be said of the comments, and how many were excused.

    `known` are the words by which checks may be named, `fits` tells whether such a word names a finding.
    """
    lines = Lines(text.removeprefix("\ufeff"), path)
    comments = list(_comments(lines))
    left = [one for one in findings if not _excused(one, comments, fits)]
    whole = not any(one.code == _UNREAD for one in findings)
    told = list(_told(comments, lines, list(known), whole)) if comments else []
    return [*left, *told], len(findings) - len(left)


def _excused(one: Finding, comments: Iterable[_Comment], fits: Callable[[str, Finding], bool]) -> bool:
    if one.code.startswith(_KEPT):
        return False
    excused = False
    for comment in comments:
        if comment.first <= (one.place.line or 0) <= comment.last:
            used = {code for code in comment.codes if fits(code, one)}
            comment.used |= used
            excused = excused or bool(used)
    return excused


def _told(comments: Iterable[_Comment], lines: Lines, known: list[str], whole: bool) -> Iterator[Finding]:
    """What is to be said of the comments; unless the `whole` file is read, what they excuse may be in its rest."""
    for comment in comments:
        place = lines.place(comment.start, comment.end)
        if not comment.codes:
            yield general.finding(general.UNKNOWN_IGNORE, place, msg("This comment does not say what it ignores"))
        unused = [code for code in comment.codes if code in known and code not in comment.used] if whole else []
        fix = _without(comment, lines.text) if len(unused) == len(comment.codes) else None
        for code, start in comment.codes.items():
            place = lines.place(start, start + len(code))
            if code not in known:
                near = nearest(code, known) or nearest(code.upper(), known)
                help_ = msg("Did you mean {guess}?", guess=near) if near else None
                message = msg("Nothing is called “{id}”, and nothing is ignored by it", id=brief(code))
                yield general.finding(general.UNKNOWN_IGNORE, place, message, help_)
            elif code in unused:
                message = msg("{id} is not found here: there is nothing to ignore", id=code)
                yield general.finding(general.UNUSED_IGNORE, place, message, fix=fix)


def _without(comment: _Comment, text: str) -> Fix:
    """Take a comment away of which nothing is of use."""
    start, end = comment.start, comment.end
    while start and text[start - 1] in " \t":
        start -= 1
    if not start or text[start - 1] in "\r\n":  # a line of its own goes as a whole
        end += 2 if text.startswith("\r\n", end) else 1 if end < len(text) else 0
    return Fix(msg("take the comment away"), (Edit(start, end, ""),))


def _comments(lines: Lines) -> Iterator[_Comment]:
    text = lines.text
    found = [(match, asked) for match in _COMMENT.finditer(text) if (asked := _IGNORE.fullmatch(match[1].rstrip()))]
    if not found:
        return
    spans = list(_scalars(text))
    rows = re.split(r"\r\n?|\n", text)
    for match, asked in found:
        start, end = match.span()
        if any(first <= start < last for first, last in spans):
            continue
        row = lines.at(start)[0] - 1
        first, last = _scope(rows, row)
        begun = match.start(1) + asked.start(1)
        codes: dict[str, int] = {}
        for word in re.finditer(r"[^\s,;]+", asked[1]):
            codes.setdefault(word[0], begun + word.start())
        yield _Comment(start, end, codes, first, last)


def _scalars(text: str) -> Iterator[tuple[int, int]]:
    """From where to where the texts in a YAML text reach, up to where it can be read."""
    following = events(text, not yaml.__with_libyaml__)
    try:
        while not isinstance(event := following(), StreamEndEvent):
            if isinstance(event, ScalarEvent):
                assert event.start_mark is not None
                assert event.end_mark is not None
                start, end = event.start_mark.index, event.end_mark.index
                if event.style in ("|", ">"):  # a comment may stand after the mark of a block
                    start = text.find("\n", start) if "\n" in text[start:end] else end
                yield start, end
    except yaml.YAMLError:
        return


def _scope(rows: list[str], row: int) -> tuple[int, float]:
    """The lines, from 1, that a comment in this row is for."""
    own = rows[row].lstrip().startswith("#")
    if own and not any(_content(before) for before in rows[:row]):
        return 0, float("inf")
    begun = row
    if own:
        begun = next((place for place in range(row + 1, len(rows)) if _content(rows[place])), row)
    indent = _indent(rows[begun])
    item = rows[begun].lstrip().startswith("- ")
    last = begun
    for place in range(begun + 1, len(rows)):
        written = rows[place]
        if not written.strip():
            continue
        below = _indent(written) > indent
        listed = not item and _indent(written) == indent and written.lstrip().startswith("- ")
        if not below and not listed:
            break
        last = place
    return begun + 1, last + 1


def _content(row: str) -> bool:
    return bool(row.strip()) and not row.lstrip().startswith("#") and not row.startswith(("---", "%"))


def _indent(row: str) -> int:
    return len(row) - len(row.lstrip(" "))

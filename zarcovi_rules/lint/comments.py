"""Comments that excuse a finding: `# zarcovi: ignore LINT-18 -- why`.

At the top of a file such a comment is for the whole file. At the end of a line it is for what that line begins: a card
if it is the card's first, a legend, a field. On a line of its own it is for what the next line begins. What a line
begins is the line itself and all that is indented below it.

Capitals and blanks do not matter in it. What is only nearly such a comment excuses nothing, and that is told.

YAML's parsers pass over comments, so they are looked for in the text. What looks like one inside of a legend is part of
the legend.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice

import yaml
from yaml.events import ScalarEvent, StreamEndEvent

from zarcovi_rules.core.messages import msg, nearest
from zarcovi_rules.lint import general
from zarcovi_rules.lint.findings import Edit, Finding, Fix
from zarcovi_rules.source.lines import Lines, begins
from zarcovi_rules.source.text import brief
from zarcovi_rules.source.yaml_events import events

_COMMENT = re.compile(r"(?:^|(?<=[ \t]))#(?=[^\r\n#]*?(?i:zarcovi|ignor))[ \t]*([^\r\n]*)", re.MULTILINE)
_IGNORE = re.compile(r"zarcovi\s*:\s*ignor(?:e|ar|a)\b[\s:]*", re.IGNORECASE)
_REASON = re.compile(r"\s(?:--?|–|—|#)(?=\s|$)|\(")
_CODE = re.compile(r"[^\s,;]+")
_AND = {"e", "ou", "and", "or", "&", "+"}
_LIKE_A_CODE = re.compile(r"[A-Za-z]+-\d")
_LETTERS = re.compile(r"[^\W\d_]+")
_AFTER_VERB = re.compile(r"[\s:=,.;]*")
_WHO = "zarcovi"
_VERBS = ("ignore", "ignora", "ignorar")
_OTHER_VERBS = {"disable", "noqa", "skip", "off", "allow", "pular", "desligar", "desativar", "dispensar", "permitir"}
"""How other programs and people call it."""

_WRITE_IT = msg("Write {comment}")
_WRITE = msg("write {comment}")
_MOST_ASKED = 30
_WIDE = 100
"""Of comments for more lines than this there are few in a file."""

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
    meant: str = ""
    """What it was to be, where it is no such comment and nearly one: it excuses nothing."""
    heeded: tuple[str, ...] = ()
    """Those of its words that name something."""
    reason: bool = False
    """Whether it says why."""
    used: set[str] = field(default_factory=set)


def excuse(
    findings: list[Finding], text: str, path: str, known: Iterable[str], fits: Callable[[str, Finding], bool]
) -> tuple[list[Finding], int]:
    """The findings that no comment excuses, with what is to be said of the comments, and how many were excused.

    `known` are the words by which checks may be named, `fits` tells whether such a word names a finding.
    """
    lines = Lines(text.removeprefix("\ufeff"), path)
    known = list(dict.fromkeys(known))
    comments = list(_comments(lines, known))
    excuses = _Excuses(comments, frozenset(known))
    left = [one for one in findings if not excuses.excuse(one, fits)]
    whole = not any(one.code == _UNREAD for one in findings)
    told = list(_told(comments, lines, known, whole)) if comments else []
    return [*left, *told], len(findings) - len(left)


class _Excuses:
    """Comments by the lines that they are for. Those that say the same of the same lines are looked at once."""

    def __init__(self, comments: Iterable[_Comment], known: frozenset[str]) -> None:
        self._by_line: dict[int, list[_Comment]] = {}
        self._wide: list[_Comment] = []
        alike: dict[tuple[object, ...], _Comment] = {}
        for comment in comments:
            if comment.meant:
                continue
            comment.heeded = tuple(code for code in comment.codes if code in known)
            first = alike.setdefault((comment.first, comment.last, comment.heeded), comment)
            if first is not comment:
                comment.used = first.used
            elif comment.last - comment.first > _WIDE:
                self._wide.append(comment)
            else:
                for line in range(comment.first, int(comment.last) + 1):
                    self._by_line.setdefault(line, []).append(comment)

    def excuse(self, one: Finding, fits: Callable[[str, Finding], bool]) -> bool:
        """Whether a comment excuses a finding; which of its words do so is noted."""
        if one.code.startswith(_KEPT):
            return False
        excused, line = False, one.place.line or 0
        for comment in (*self._by_line.get(line, ()), *self._wide):
            if comment.first <= line <= comment.last:
                used = {code for code in comment.heeded if fits(code, one)}
                comment.used |= used
                excused = excused or bool(used)
        return excused


def _told(comments: Iterable[_Comment], lines: Lines, known: list[str], whole: bool) -> Iterator[Finding]:
    """What is to be said of the comments; unless the `whole` file is read, what they excuse may be in its rest."""
    asked, there = 0, frozenset(known)
    for comment in comments:
        place = lines.place(comment.start, comment.end)
        if comment.meant:
            message = msg("This comment is nearly one that ignores something, and ignores nothing")
            right = _WRITE_IT.about(comment=comment.meant)
            edits = (Edit(comment.start, comment.end, comment.meant),)
            rewrite = Fix(_WRITE.about(comment=comment.meant), edits, safe=False)
            yield general.finding(general.UNKNOWN_IGNORE, place, message, right, rewrite)
            continue
        if not comment.codes:
            yield general.finding(general.UNKNOWN_IGNORE, place, msg("This comment does not say what it ignores"))
        unused = [code for code in comment.codes if code in there and code not in comment.used] if whole else []
        fix = _without(comment, lines.text) if len(unused) == len(comment.codes) else None
        for code, start in comment.codes.items():
            place = lines.place(start, start + len(code))
            if code not in there:
                asked += 1  # who names very many things that there are not has not misspelt them
                near = (nearest(code, known) or nearest(code.upper(), known)) if asked <= _MOST_ASKED else None
                help_ = msg("Did you mean {guess}?", guess=near) if near else None
                message = msg("Nothing is called “{id}”, and nothing is ignored by it", id=brief(code))
                yield general.finding(general.UNKNOWN_IGNORE, place, message, help_)
            elif code in unused:
                message = msg("{id} is not found here: there is nothing to ignore", id=code)
                help_ = None if fix else msg("Take {id} out of the comment.", id=code)
                yield general.finding(general.UNUSED_IGNORE, place, message, help_, fix)


def _without(comment: _Comment, text: str) -> Fix:
    """Take a comment away of which nothing is of use; a reason that somebody gave is nothing to be lost unasked."""
    start, end = comment.start, comment.end
    while start and text[start - 1] in " \t":
        start -= 1
    if not start or text[start - 1] in "\r\n":  # a line of its own goes as a whole
        end += 2 if text.startswith("\r\n", end) else 1 if end < len(text) else 0
    return Fix(msg("take the comment away"), (Edit(start, end, ""),), safe=not comment.reason)


def _comments(lines: Lines, known: Iterable[str]) -> Iterator[_Comment]:
    text = lines.text
    folded = {word.casefold(): word for word in known}
    found = [(match, begun, meant) for match in _COMMENT.finditer(text) for begun, meant in _read(match[1], folded)]
    if not found:
        return
    texts = sorted(_scalars(text))
    rows = _Rows(re.split(r"\r\n?|\n", text))
    for match, begun, meant in found:
        start, end = match.span()
        before = bisect(texts, (start, len(text))) - 1
        if before >= 0 and start < texts[before][1]:
            continue
        first, last = rows.scope(lines.at(start)[0] - 1)
        codes: dict[str, int] = {}
        for word in _codes(match[1], begun) if not meant else ():
            codes.setdefault(folded.get(word[0].casefold(), word[0]), match.start(1) + word.start())
        yield _Comment(start, end, codes, first, last, meant, reason=_REASON.search(match[1], begun) is not None)


def _read(said: str, folded: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    """Where a comment begins to name what it ignores, and what it was to be if it is only nearly one that does."""
    if (asked := _IGNORE.match(said)) is not None:
        yield asked.end(), ""
    elif (begun := _nearly(said, folded)) is not None:
        yield begun, f"# {_WHO}: {_VERBS[0]} {said[begun:].strip()}".rstrip()


def _codes(said: str, begun: int) -> list[re.Match[str]]:
    """The words from there on that name what is ignored, up to the reason that is given for it."""
    reason = _REASON.search(said, begun)
    words = _CODE.finditer(said, begun, reason.start() if reason is not None else len(said))
    return [word for word in words if word[0].casefold() not in _AND]


def _nearly(said: str, folded: Mapping[str, str]) -> int | None:
    """Where a comment that is nearly one of ours begins to name what it ignores; None for any other comment."""
    words = list(islice(_LETTERS.finditer(said), 2))
    ours = bool(words) and _is_nearly(words[0][0].casefold(), (_WHO,))
    verb = next(iter(words[ours:]), None)
    if verb is not None and verb[0].casefold() not in _OTHER_VERBS and not _is_nearly(verb[0].casefold(), _VERBS):
        verb = None
    if verb is None and not ours:
        return None
    begun = _AFTER_VERB.match(said, (verb or words[0]).end())
    assert begun is not None
    codes = _codes(said, begun.end())
    if codes and (codes[0][0].casefold() in folded or _LIKE_A_CODE.match(codes[0][0])):
        return begun.end()
    marked = ours and verb is not None and (not codes or ":" in said[: verb.start()])
    return begun.end() if marked else None


@lru_cache(maxsize=1000)  # most comments of a file begin with few words
def _is_nearly(word: str, known: tuple[str, ...]) -> bool:
    return nearest(word, known) is not None


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


class _Rows:
    """The rows of a text, and which of them a comment is for. Each is looked at a few times, however many comments."""

    def __init__(self, rows: list[str]) -> None:
        self._rows = rows
        self._next: list[int] = []
        """Of each row the first below it that is no comment; of the last, itself."""
        self._ends: dict[int, int] = {}
        after = -1
        for place in range(len(rows) - 1, -1, -1):
            self._next.append(after)
            after = place if begins(rows[place]) else after
        self._next.reverse()
        self._first = after

    def scope(self, row: int) -> tuple[int, float]:
        """The lines, from 1, that a comment in this row is for."""
        begun = row
        if self._rows[row].lstrip().startswith("#"):
            if self._first < 0 or self._first >= row:
                return 0, float("inf")
            begun = self._next[row] if self._next[row] >= 0 else row
        if begun not in self._ends:
            self._ends[begun] = self._end(begun)
        return begun + 1, self._ends[begun] + 1

    def _end(self, begun: int) -> int:
        rows = self._rows
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
        return last


def _indent(row: str) -> int:
    return len(row) - len(row.lstrip(" "))

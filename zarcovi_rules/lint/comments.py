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
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice

import yaml
from yaml.events import ScalarEvent, StreamEndEvent

from zarcovi_rules.core.messages import msg, nearest
from zarcovi_rules.lint import general
from zarcovi_rules.lint.findings import Edit, Finding, Fix
from zarcovi_rules.source.lines import Lines
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
    used: set[str] = field(default_factory=set)


def excuse(
    findings: list[Finding], text: str, path: str, known: Iterable[str], fits: Callable[[str, Finding], bool]
) -> tuple[list[Finding], int]:
    """The findings that no comment excuses, with what is to be said of the comments, and how many were excused.

    `known` are the words by which checks may be named, `fits` tells whether such a word names a finding.
    """
    lines = Lines(text.removeprefix("\ufeff"), path)
    known = list(known)
    comments = list(_comments(lines, known))
    left = [one for one in findings if not _excused(one, comments, fits)]
    whole = not any(one.code == _UNREAD for one in findings)
    told = list(_told(comments, lines, known, whole)) if comments else []
    return [*left, *told], len(findings) - len(left)


def _excused(one: Finding, comments: Iterable[_Comment], fits: Callable[[str, Finding], bool]) -> bool:
    if one.code.startswith(_KEPT):
        return False
    excused = False
    for comment in comments:
        if not comment.meant and comment.first <= (one.place.line or 0) <= comment.last:
            used = {code for code in comment.codes if fits(code, one)}
            comment.used |= used
            excused = excused or bool(used)
    return excused


def _told(comments: Iterable[_Comment], lines: Lines, known: list[str], whole: bool) -> Iterator[Finding]:
    """What is to be said of the comments; unless the `whole` file is read, what they excuse may be in its rest."""
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
                help_ = None if fix else msg("Take {id} out of the comment.", id=code)
                yield general.finding(general.UNUSED_IGNORE, place, message, help_, fix)


def _without(comment: _Comment, text: str) -> Fix:
    """Take a comment away of which nothing is of use."""
    start, end = comment.start, comment.end
    while start and text[start - 1] in " \t":
        start -= 1
    if not start or text[start - 1] in "\r\n":  # a line of its own goes as a whole
        end += 2 if text.startswith("\r\n", end) else 1 if end < len(text) else 0
    return Fix(msg("take the comment away"), (Edit(start, end, ""),))


def _comments(lines: Lines, known: Iterable[str]) -> Iterator[_Comment]:
    text = lines.text
    folded = {word.casefold(): word for word in known}
    found = [(match, begun, meant) for match in _COMMENT.finditer(text) for begun, meant in _read(match[1], folded)]
    if not found:
        return
    spans = list(_scalars(text))
    rows = re.split(r"\r\n?|\n", text)
    for match, begun, meant in found:
        start, end = match.span()
        if any(first <= start < last for first, last in spans):
            continue
        first, last = _scope(rows, lines.at(start)[0] - 1)
        codes: dict[str, int] = {}
        for word in _codes(match[1], begun) if not meant else ():
            codes.setdefault(folded.get(word[0].casefold(), word[0]), match.start(1) + word.start())
        yield _Comment(start, end, codes, first, last, meant)


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
    ours = bool(words) and nearest(words[0][0].casefold(), [_WHO]) is not None
    verb = next(iter(words[ours:]), None)
    if verb is not None and verb[0].casefold() not in _OTHER_VERBS and nearest(verb[0].casefold(), _VERBS) is None:
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

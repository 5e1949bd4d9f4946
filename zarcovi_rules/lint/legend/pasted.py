"""What chats put around a legend that is pasted out of them: stamps and senders, quotes, marks of lists, strikes.

None of it is said by whoever wrote the legend, so it is read as blanks, as many as it has characters: whatever is told
of the legend keeps its place. A mark of a list becomes the sign that begins a sentence anew. What is struck through is
said and taken back, so that it is not read, and told.

Which form a chat has is told by clocks, signs and the shape of lines, not by words of any language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from zarcovi_rules.core.tuples import NamedTuple

_UNSEEN = "\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff"
_MARGIN = rf"[^\S\n]*(?:[{_UNSEEN}>][^\S\n]*)*"
"""What may stand before all else in a line: blanks, what nobody sees, the sign of a quote."""

_TIME = r"\d{1,2}:\d\d(?::\d\d)?(?:\s?[AaPp]\.?\s?[Mm]\.?)?"
_DATE = r"\d{1,4}[/.\-]\d{1,2}(?:[/.\-]\d{2,4})?"
_STAMP = rf"\[(?=[^\]\n]{{4,40}}\])[^:\]\n]*?(?<!\d){_TIME}(?:,\s?{_DATE})?\s*\]"
_SENDER = r"[^\n:;,.!?|*\[\]]{1,40}"
_HEADS = re.compile(
    rf"^{_MARGIN}(?:{_STAMP}(?:\s?{_SENDER}:(?=\s|$))?"  # [12/03 14:22] Who: …
    rf"|{_DATE},?\s{_TIME}\s[-–](?:\s{_SENDER}:(?=\s|$))?"  # 12/03/2026 14:22 - Who: …
    rf"|{_SENDER},\s{_STAMP}:?[^\S\n]*$"  # Who, [12.03.2026 14:22]
    rf"|{_SENDER}\s[—–-]\s[^\n:;!?|\d]{{0,16}}(?:{_DATE}[^\n\d]{{1,5}})?{_TIME}[^\S\n]*$"  # Who — 12/03/2026 14:22
    rf"|{_DATE},?\s{_TIME}[^\S\n]*$)",
    re.MULTILINE,
)
"""How a message begins that is copied out of a chat: when it was sent, and who sent it."""

_NOTES = re.compile(r"<[^<>\n]{1,40}>[^\S\n]*$", re.MULTILINE)
"""What a chat says itself of a message that it exports, at the end of a line."""

_CLOCK = re.compile(r":\d\d")
_QUOTE = re.compile(rf"^{_MARGIN}", re.MULTILINE)
_DASH = re.compile(r"^([^\S\n]*)[-–—](?=\s|[^\W\d_])", re.MULTILINE)
_NUMBER = re.compile(r"^([^\S\n]*)(\d{1,2})(?:[.)](?=\s)|\ufe0f?\u20e3|[^\S\n][-–](?=\s))", re.MULTILINE)
_MARKED = re.compile(rf"\n[^\S\n{_UNSEEN}]*(?:[>\-–—{_UNSEEN}]|\d{{1,2}}(?:[.)]|[^\S\n][-–]|\ufe0f?\u20e3))")
"""A line that may begin with a mark: a quick look, since most legends have none."""

_STRUCK = re.compile(r"(?<![\w~])(~~?)(?=[^\s~])[^~\n]*(?<=[^\s~])\1(?![\w~])")


_MARGINS = 200
"""So many blanks stand at the beginning of a legend, at most, where it has a stamp or a quote."""


class Pasted(NamedTuple):
    """A legend as it is read, each character in its place, and the stretches of it that are struck through."""

    text: str
    struck: tuple[tuple[int, int], ...]
    messages: tuple[int, ...] = ()
    """Where the messages of a chat begin."""


def unpacked(text: str) -> Pasted:
    """A legend without what a chat has put around it."""
    struck: tuple[tuple[int, int], ...] = ()
    messages: tuple[int, ...] = ()
    if "~" in text:
        struck = tuple(found.span() for found in _STRUCK.finditer(text))
        text = _blanked(text, struck)
    if _CLOCK.search(text) is not None:
        messages = tuple(found.start() for found in _HEADS.finditer(text))
        text = _without_heads(text) if messages else text
    if text[:1] in _FIRST or _MARKED.search(f"\n{text}" if text[:1].isspace() else text) is not None:
        text = _without_marks(text)
    return Pasted(text, struck, messages)


_FIRST = frozenset(">-–—0123456789\u200b\u200e\u200f\u202a\u2060\ufeff")


def _blanked(text: str, spans: tuple[tuple[int, int], ...]) -> str:
    """A text with blanks in the place of some of its stretches."""
    for start, end in spans:
        text = f"{text[:start]}{' ' * (end - start)}{text[end:]}"
    return text


def _blank(found: re.Match[str]) -> str:
    """As many blanks as what was found has characters; lines end where they ended."""
    return "".join(char if char == "\n" else " " for char in found[0])


def _without_heads(text: str) -> str:
    """A text without when its messages were sent and by whom."""
    return _NOTES.sub(_blank, _HEADS.sub(_blank, text))


def _without_marks(text: str) -> str:
    """A text without signs of quotes, and with one sign for all marks of lists: none where the text begins."""
    text = _DASH.sub(_mark, _QUOTE.sub(_blank, text))
    listed = set(_listed(text))
    return _NUMBER.sub(lambda found: _mark(found) if found.start() in listed else found[0], text)


def _mark(found: re.Match[str]) -> str:
    first = not found.string[: found.start()].strip() if found.start() < _MARGINS else False
    return f"{found[1]}{' ' if first else ';'}".ljust(len(found[0]))


def _listed(text: str) -> Iterator[int]:
    """Where a line begins with the number of a list: one with a dot or a dash makes none alone."""
    found = list(_NUMBER.finditer(text))
    for place, one in enumerate(found):
        beside = [int(other[2]) for other in (*found[max(0, place - 1) : place], *found[place + 1 : place + 2])]
        if one[0][-1] not in ".-–" or int(one[2]) - 1 in beside or int(one[2]) + 1 in beside:
            yield one.start()

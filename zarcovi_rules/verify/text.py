"""What people write without meaning it: byte order marks, decomposed accents, curly quotes, odd spaces, a full stop.

Each habit is a sentence for the person and the repair of one line. The repaired text is what is parsed and matched; doc
strings and what stands between quotes are values, and stay as they were written.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from zarcovi_rules.core.messages import Message, msg

_INVISIBLE = re.compile("[\ufeff\u200b\u2060]")
_ODD_SPACE = re.compile(r"[^\S \t\n]")
_QUOTED = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*(")?', re.DOTALL)
_CURLY_DOUBLE = re.compile("[“”„‟]")
_CURLY_SINGLE = re.compile("[‘’‚‛]")
# Anything that some habit looks for, in a line or in a step.
_ODD = re.compile("[\ufeff\u200b\u2060]|[^\\S \t\n\r]")
_UNUSUAL = re.compile("[\ufeff\u200b\u2060“”„‟‘’‚‛]|[^\\S ]|  |^ |[ .]$")
MOST_LETTERS = 400
"""What is longer is no sentence: it is compared with none, and only its beginning is shown."""

_SPACES = re.compile(r"\s+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Habit:
    """One way of writing that is understood although it is not what is meant: a notice, and its repair."""

    notice: Message
    repair: Callable[[str], str]


def _outside_quotes(repair: Callable[[str], str]) -> Callable[[str], str]:
    """The same repair, of what does not stand between straight double quotes."""

    def outside(text: str) -> str:
        parts, end = [], 0
        for quoted in _QUOTED.finditer(text):
            if quoted[1] is None:
                break  # never closed, and neither is any quote in it: looking from each would take long
            parts += [repair(text[end : quoted.start()]), quoted[0]]
            end = quoted.end()
        return "".join([*parts, repair(text[end:])])

    return outside


LINE_HABITS = (
    Habit(
        notice=msg("Invisible characters (a byte order mark, a zero-width space) were left out."),
        repair=lambda text: _INVISIBLE.sub("", text),
    ),
    Habit(
        notice=msg("No-break and other odd spaces were read as plain spaces."),
        repair=lambda text: _ODD_SPACE.sub(" ", text),
    ),
    Habit(
        notice=msg("Accents written as separate characters were joined to their letters."),
        repair=lambda text: unicodedata.normalize("NFC", text),
    ),
)

STEP_HABITS = (
    Habit(
        notice=msg("Curly quotes in steps were read as straight quotes."),
        repair=_outside_quotes(lambda text: _CURLY_SINGLE.sub("'", _CURLY_DOUBLE.sub('"', text))),
    ),
    Habit(
        notice=msg("Double spaces in steps were read as one space."),
        repair=_outside_quotes(lambda text: _SPACES.sub(" ", text)),
    ),
    Habit(
        notice=msg("Full stops at the end of steps were left out."),
        repair=lambda text: text.rstrip(" ."),
    ),
)


def is_normal(text: str) -> bool:
    """Whether no habit looks for anything in the lines of a text."""
    return _ODD.search(text) is None and (text.isascii() or unicodedata.is_normalized("NFC", text))


def normal_line(text: str) -> str:
    """The line as it is parsed."""
    if text.isascii() and text.isprintable():
        return text
    for habit in LINE_HABITS:
        text = habit.repair(text)
    return text


def is_usual(text: str) -> bool:
    """Whether the text of a step is surely as it is matched: most are, and nothing more need be looked at."""
    return _UNUSUAL.search(text) is None and (text.isascii() or unicodedata.is_normalized("NFC", text))


def normal_step(text: str) -> str:
    """The text of a step as it is matched with the definitions."""
    if is_usual(text):
        return text
    text = normal_line(text).strip()
    # A repaired quote may close a pair, so that what was a value no longer is: repeat until nothing changes.
    while True:
        before = text
        for habit in STEP_HABITS:
            text = habit.repair(text)
        if text == before:
            return text


def beginning(text: str) -> str:
    """As much of a text as a message bears."""
    return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS]}…"

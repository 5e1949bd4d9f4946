"""What an unquoted YAML scalar stands for: the core schema of YAML 1.2, in decimal, and what may surprise in it."""

from __future__ import annotations

import math
import re

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.source.text import brief

WORDS: dict[str, bool | None] = (
    dict.fromkeys(("", "~", "null", "Null", "NULL"), None)
    | dict.fromkeys(("true", "True", "TRUE"), True)
    | dict.fromkeys(("false", "False", "FALSE"), False)
)
"""Words that stand for something else than themselves."""

OLD_WORDS = frozenset(case(word) for word in ("yes", "no", "on", "off") for case in (str.lower, str.title, str.upper))
"""Words that YAML 1.1 takes for true or false."""

NUMERIC = frozenset("0123456789+-.")
"""What numbers begin with, and everything that is listed as a surprise but OLD_WORDS."""

_INT = r"[-+]?[0-9]+"
_FLOAT = r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?"

# A finite float has no more digits before its point than this, and int() refuses thousands of them.
_MAX_DIGITS = 300

# Patterns are compiled when the first value asks for them, which in most files none does.
# What YAML 1.1 or people take for something else, and what is said about it.
_SURPRISES: tuple[tuple[str, Message], ...] = (
    (r"(?i:yes|no|on|off)", msg("some readers take it for true or false")),
    (r"[-+]?0[0-9]+", msg("some readers count numbers that begin with 0 by eights")),
    (r"[-+]?[0-9]{1,3}(\.[0-9]{3})+", msg("the point is a decimal point here, not one of thousands")),
    (r"[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?", msg("some readers count times by sixties")),
    (r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt \t].*)?", msg("some readers take it for a date")),
    (r"[-+]?[0-9]+[eE][-+]?[0-9]+", msg("the letter e multiplies by a power of ten")),
    (
        r"[-+]?([0-9][0-9_]*_[0-9_]*(\.[0-9_]*)?|0[xob][0-9a-fA-F_]+|\.(inf|Inf|INF))|\.(nan|NaN|NAN)",
        msg("some readers take it for a number"),
    ),
)


def resolve(text: str) -> bool | int | float | str | None:
    """The value of an unquoted scalar; numerals that no number can hold stay text."""
    if text in WORDS:
        return WORDS[text]
    if len(text) <= _MAX_DIGITS:
        if re.fullmatch(_INT, text):
            return int(text)
        if re.fullmatch(_FLOAT, text) and math.isfinite(number := float(text)):
            return number
    return text


def surprise(text: str) -> Message | None:
    """What is to be said about an unquoted scalar that others may read differently, or None."""
    value = resolve(text)
    if value is text and re.fullmatch(_FLOAT, text):
        why: Message | None = msg("it is too large for a number")
    else:
        why = next((why for pattern, why in _SURPRISES if re.fullmatch(pattern, text)), None)
    if why is None:
        return None
    if isinstance(value, str):
        return msg("{text} is read as text: {why}", text=brief(text), why=why)
    return msg("{text} is read as the number {value}: {why}", text=brief(text), value=value, why=why)

"""Text as people type it, folded for *lookup only*: what is shown or stored is never altered."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from zarcovi_rules.core.messages import msg
from zarcovi_rules.source.places import Finding

if TYPE_CHECKING:
    from zarcovi_rules.source.lines import Lines

_STRAIGHT = str.maketrans(
    dict.fromkeys("‘’‚‛′´`ʼʹ＇", "'") | dict.fromkeys("“”„‟″«»＂", '"') | dict.fromkeys("‐‑‒–—―−﹣－", "-")
)

# All but what YAML, XML and terminals refuse in a text: control characters, half surrogates, non-characters. Compiled
# where it is first looked for, as few texts hold any.
_PRINTABLE = "[ -~\n\r\t\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]*"

_LONG = 40

_YES_NO = {"yes": "sim", "y": "sim", "s": "sim", "on": "sim", "no": "nao", "n": "nao", "off": "nao"}


def fold(text: str) -> str:
    """`text` as it is looked up: NFKC, no case, no accents, straight quotes and hyphens, one plain space between words.

    Invisible characters vanish and spaces at the ends too. Folding twice changes nothing more.
    """
    return _fold_word(text) if len(text) <= _LONG else _fold(text)


def _fold(text: str) -> str:
    # Straightened first: NFKC would break U+00B4 into a space and an accent.
    folded = text.translate(_STRAIGHT)
    while (again := _fold_once(folded)) != folded:
        folded = again
    return folded


_fold_word = lru_cache(maxsize=16384)(_fold)
"""The same, remembered: names are looked up again and again."""


def _fold_once(text: str) -> str:
    # Accents go one by one after NFKD; what is composed again by NFKC (Hangul, for one) is not an accent.
    bare = "".join(
        char for char in unicodedata.normalize("NFKD", text) if unicodedata.category(char) not in {"Mn", "Me", "Cf"}
    )
    return " ".join(unicodedata.normalize("NFKC", bare).casefold().translate(_STRAIGHT).split())


def yes_no(word: str) -> str | None:
    """`sim` or `nao` for a word that means it and is not written in files; None for any other."""
    return _YES_NO.get(fold(word))


def visible(text: str) -> str:
    """`text` with every character that nobody can see written out (`\\u200b`), for messages about such characters."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def brief(text: str) -> str:
    """`text` as it is quoted in a message: visible, and no longer than a sentence bears. It is cut between words."""
    if len(text) <= _LONG:
        return visible(text)
    cut = text[:_LONG]
    whole = cut if text[_LONG].isspace() else cut.rpartition(" ")[0]
    return visible((whole if len(whole) > _LONG // 2 else cut).rstrip(" ,;:")) + "…"


def unprintable(lines: Lines) -> list[Finding]:
    """One finding when the text holds characters that belong in no text file, placed at the first of them.

    A byte-order mark counts as one: at the start the reader has already taken it away, anywhere else it hides.
    """
    at = _printable(lines.text)
    if at == len(lines.text):
        return []
    char, place = lines.text[at], lines.place(at, at + 1)
    if char == "\ufeff":
        message = msg("An invisible byte-order mark (U+FEFF) stands in the middle of the text")
        return [Finding(message, place, msg("Delete it: it stays behind when files are pasted one after the other."))]
    code = f"U+{ord(char):04X}"
    message = msg("Character {code} is a control character, not text", code=code)
    return [Finding(message, place, msg("Delete it; an editor that shows invisible characters helps to find it."))]


@lru_cache(maxsize=1)
def _printable(text: str) -> int:
    """Up to where a text is printable; remembered, because one text is looked at as a file and once more as YAML."""
    if all(map(str.isprintable, text.split("\n"))):  # as most are, which is quickly seen
        return len(text)
    found = re.match(_PRINTABLE, text)
    return found.end() if found else 0

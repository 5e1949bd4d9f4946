"""A title: how a card is called, alone on the first line of its legend.

No more is read of it than what the card is, unless what follows says otherwise. One that says nothing of the vocabulary
is a name, whatever digits or signs it has.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from zarcovi_rules.lint.legend.grammar import Grammar
from zarcovi_rules.lint.legend.naming import LABELS, MARKS, MOST, SAYS, SMALL, Named
from zarcovi_rules.lint.legend.words import plainly, words_of

_ENDS = re.compile(r"[^\w:(\n]*\n\s*\w")
"""After a title that stands alone on the first line, and more text follows."""

_NUMBERED = re.compile(r"\b[nN][º°.]\s*\d+")
"""A number in a title that says "nº": its "n" is no "não"."""

_GOES_ON = ("-", "–", "—", ",", ":", ";", ".", "!", "?", "|", "(")
"""How a line ends that is no title."""


def alone_on_its_line(text: str, named: Named) -> bool:
    """Whether a name stands alone on the first line, with nothing but its marks, and more follows."""
    return _ENDS.match(text, named.end) is not None and not any(map(str.isalnum, text[: named.start]))


def title(grammar: Grammar, text: str, unread: Sequence[tuple[int, int]]) -> Named | None:
    """The first line, should all of it be unread and be no sentence: between marks with capitals, or plain words."""
    start, end = unread[0]
    if any(map(str.isalnum, text[:start])):
        return None
    line_end = text.find("\n", end)
    rest = text[end:line_end]
    if line_end < 0 or "\n" in text[start:end] or any(map(str.isalnum, rest)):
        return None
    if not any(map(str.isalpha, text[line_end:])) or not text[start].isupper() or rest.strip().endswith(_GOES_ON):
        return None
    words = words_of(_NUMBERED.sub("", text[start:end]), False)
    told = [word for word in words.words if word.replace("'", "").isalpha()]
    if not told or len(told) > MOST or told[0] in SAYS or all(word in LABELS for word in told):
        return None
    marked = any(sign in MARKS for sign in text[:start])
    numbered = _NUMBERED.search(text, start, end) is not None
    if told[0] in LABELS and not (marked and len(told) > 1 and (numbered or words.words[1].isalpha())):
        return None  # "Custo: 300 de chakra"
    if not marked and (len(told) != len(words.words) or len(told) < 2):
        return None
    capitals = not any(words.small(at) for at, word in enumerate(words.words) if word.isalpha() and word not in SMALL)
    if not (marked and capitals):
        items = [item for items in grammar.items.part(words).segments for item in items]
        if any(item.marks or not grammar.verbs.isdisjoint(item.names) for item in items):
            return None  # a sentence, though it is not understood
    return Named(plainly(text[start:end]), start, end, 0, len(words.words))

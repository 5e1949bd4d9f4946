"""Words beside what a legend says that were not understood: they may limit it, deny it, or say it of somebody else."""

from __future__ import annotations

import re
from collections.abc import Container
from functools import lru_cache

from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.legend.small_words import LIGHT, STOPS
from zarcovi_rules.source.text import fold

_JOINS = frozenset({"e", "ou", "nem"})
"""Words that join to what stands before them, whatever sign is between."""


@lru_cache(maxsize=1)
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """What ends a sentence, what ends a part of one, and a word."""
    sentence = r"[.!?;](?=\s|$|\|)|\n|\|\|"
    part = sentence + r"|:(?=\s)|,(?=\s)|[()\[\]–—]| - "
    return re.compile(sentence), re.compile(part), re.compile(r"\w+")


def beside(card: Card, spot: Spot, idle: Container[str]) -> str | None:
    """The first words that were not understood beside what a card's legend says at a spot, if there are any.

    Beside it is what stands in the same part of the sentence, or joined to it with nothing but signs between; what ends
    a sentence parts. Words that are `idle`, articles and the like change nothing.
    """
    reading = card.reading
    if spot.span is None or not reading.unread:
        return None
    text, (start, end) = reading.text, spot.span
    sentences, parts, word = _patterns()
    first, last = 0, len(text)
    for mark in parts.finditer(text):
        if mark.end() <= start:
            first = mark.end()
        elif mark.start() >= end:
            last = mark.start()
            break
    for begin, stop in reading.unread:
        if stop <= first or begin >= last:
            between = text[stop:start] if stop <= start else text[end:begin]
            if sentences.search(between) or not _JOINS.issuperset(word.findall(fold(between))):
                continue
        words = text[begin:stop]
        if not all(one in idle or one in STOPS or one in LIGHT for one in word.findall(fold(words))):
            return words
    return None

"""Words that say nothing of the rules, as a vocabulary has it: where nothing explains them, they are not told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from zarcovi_rules.lint.legend.small_words import LIGHT, ONES, STOPS


class Scenery:
    """What is scenery; `words` are all words of it. Reading goes on as if nobody had said so."""

    __slots__ = ("_longest", "_told", "words")

    def __init__(self, told: Iterable[str]) -> None:
        self._told = frozenset([tuple(one.split(" ")) for one in told])
        self._longest = max(map(len, self._told), default=0)
        self.words = frozenset([word for one in self._told for word in one])

    def covers(self, words: Sequence[str]) -> bool:
        """Whether words that stand together are scenery, one and all."""
        if self.words.isdisjoint(words):
            return False
        left = [word for word in words if word not in STOPS and word not in LIGHT and word not in ONES]
        at = 0
        while at < len(left):
            sizes = range(min(self._longest, len(left) - at), 0, -1)
            size = next((size for size in sizes if tuple(left[at : at + size]) in self._told), 0)
            if size == 0:
                return False
            at += size
        return True

"""Texts that read alike: what differs only in numbers, and in words that no phrase and no rule of grammar knows.

Players write one sentence many times, with other figures and other scenery. Such sentences have one *stand-in*, in
which each unknown word and each number is replaced by one that reads as it does; the stand-in is read once, and what it
says is said of each of them.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from types import ModuleType

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend import (
    conditions,
    fronts,
    holding,
    items,
    naming,
    occasions,
    others,
    packed,
    phrases,
    restrictions,
    scope,
    segments,
    small_words,
    taking,
    words,
)
from zarcovi_rules.lint.legend.items import ANY, FIRST
from zarcovi_rules.lint.legend.phrases import Got
from zarcovi_rules.lint.legend.remembered import make_room
from zarcovi_rules.lint.legend.words import APOSTROPHES, BLANKS, fold_form, folds_alike

_JOINS = rf"[\w×{APOSTROPHES}]"
_PIECES = re.compile(
    rf"((?<!{_JOINS})[A-Za-zÀ-ÖØ-öø-ÿ]{{3,24}}(?!{_JOINS})"
    r"|(?<![0-9.,…])(?:[0-9]{1,3}(?:\.[0-9]{3}){1,2}|[0-9]{1,6})"
    rf"(?![0-9]|[.,…][0-9]|[\s{BLANKS}]?(?:[kK]|[mM][iIíìîïÍÌÎÏ])))"
)
"""Words and numbers that a stand-in may replace: not those of which what stands beside them makes others."""

_LONG = re.compile(rf"[0-9][0-9.…]{{{len(ANY) - 1}}}")
"""What may be a number that stands for any, written by somebody."""

_STEM = "zqxzqx"
_ENDINGS = ("o", "a", "ada", "adas", "asse", "ado", "r", "mente", "ndo")
"""A word that nobody knows is replaced by the stem with one of the endings that grammar tells apart."""

_REMEMBERED = 50_000
"""So many words are remembered with their stand-ins, at most."""


def _ending(word: str) -> tuple[bool, ...]:
    """What grammar sees of an unknown word."""
    ends = word.endswith
    return (
        ends("r"),
        ends(segments.PRESENT),
        ends(segments.DONE),
        ends(restrictions.BESIDES),
        ends(restrictions.PASSIVE),
    )


def _named(module: ModuleType) -> Iterable[str]:
    """The words that the constants of a module name."""
    for constant in vars(module).values():
        if isinstance(constant, (frozenset, tuple, Mapping)):
            for one in constant:
                yield from (one,) if isinstance(one, str) else ()
        if isinstance(constant, Mapping):
            yield from (one for one in constant.values() if isinstance(one, str))


_MODULES = (
    *(conditions, fronts, holding, occasions, others, restrictions),
    *(items, naming, packed, phrases, scope, segments, small_words, taking, words),
)
GRAMMATICAL = frozenset(word for module in _MODULES for word in _named(module))
"""The words by which grammar goes, whatever the vocabulary."""


class Standing(NamedTuple):
    """The stand-in of a text, which is `meaning`: another `text`, or the text itself.

    `numbers` are the numbers of the text that others stand for, in order; `places` finds the places of the text, None
    if it stands for itself.
    """

    text: str
    meaning: str
    numbers: Sequence[int]
    places: Placing | None


class Placing:
    """Finds the places in a text of those in its stand-in, where words and signs start and end."""

    __slots__ = ("_meant", "_standing")

    def __init__(self, standing: Iterable[str], meant: Iterable[str]) -> None:
        self._standing = array("I", accumulate(map(len, standing), initial=0))
        self._meant = array("I", accumulate(map(len, meant), initial=0))

    def of(self, place: int) -> int:
        """The place in the text of one in its stand-in."""
        piece = bisect_right(self._standing, place) - 1
        return self._meant[piece] + place - self._standing[piece]


def itself(text: str) -> Standing:
    """A text as its own stand-in."""
    return Standing(text, text, (), None)


def numbered(got: Got, numbers: Sequence[int]) -> Got:
    """What a phrase of a stand-in holds, with the numbers of the text."""
    return tuple(
        (name, numbers[value - FIRST] if type(value) is int and value >= FIRST else value) for name, value in got
    )


def quotes(got: Got) -> bool:
    """Whether a phrase took from a stand-in what only the text itself can tell: a name with words that nobody knows."""
    return any(
        _STEM in one.casefold() or ANY in one
        for _, value in got
        for one in (value if isinstance(value, tuple) else (value,))
        if isinstance(one, str)
    )


class _Table(dict[str, str]):
    """What stands for each word: itself, a word that reads alike, or a number ("")."""

    def __init__(self, known: Callable[[str], bool]) -> None:
        super().__init__()
        self._known = known
        self._endings = {_ending(ending): ending for ending in reversed(_ENDINGS)}

    def __missing__(self, word: str) -> str:
        make_room(self, _REMEMBERED)
        self[word] = found = self._found(word)
        return found

    def _found(self, word: str) -> str:
        folded = fold_form(word)
        if len(folded) != 1 or self._known(folded[0]):
            return word
        if word[0].isdecimal():
            return ""
        if folded[0] in GRAMMATICAL:
            return word
        other = _STEM + self._endings.get(_ending(folded[0]), "")
        if self._known(other):
            return word
        if word.islower():
            return other
        if word.isupper():
            return other.upper()
        return other.capitalize() if word[1:].islower() else word


class Alike:
    """Finds the stand-ins of texts, by whether a word is `known` to the vocabulary."""

    def __init__(self, known: Callable[[str], bool]) -> None:
        self._table = _Table(known)

    def standing(self, text: str) -> Standing:
        """The stand-in of a text; the text itself where it has nothing to replace, or what may read in another way."""
        if "[" in text or not folds_alike(text) or _LONG.search(text) is not None:
            return itself(text)
        pieces = _PIECES.split(text)
        words = pieces[1::2]
        table = self._table
        found = [table[word] for word in words]
        if found == words:
            return itself(text)
        numbers: list[int] = []
        if "" in found:
            for place, word in enumerate(found):
                if not word:
                    found[place] = str(FIRST + len(numbers))
                    numbers.append(int(words[place].replace(".", "")))
        meant = pieces.copy()
        pieces[1::2] = found
        return Standing("".join(pieces), text, numbers, Placing(pieces, meant))

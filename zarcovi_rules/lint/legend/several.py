"""Numbers of which a legend names several for one thing: "Rank 1/2", "||2-4x", "dura 2 a 4 turnos", "Rank 1, 2 e 3".

Which of them holds, the legend leaves open. A number that stands beside another is an alternative of it only if no
phrase takes it for something else: "Rank 2 / 3x" and "Rank 2 e 3 clones" leave nothing open.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from itertools import pairwise

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend.grammar import OPEN, Grammar
from zarcovi_rules.lint.legend.items import Item
from zarcovi_rules.lint.legend.phrases import PARTS
from zarcovi_rules.lint.legend.scope import Met
from zarcovi_rules.lint.legend.words import Words

_OR = frozenset({"ou", "a", "ate"})
_BETWEEN = _OR | {"e", ",", "/", "-", "("}
"""What may stand between numbers of which one holds."""

_AFTER = frozenset({"ou", "/"})
"""What may stand between a number with what it counts and another: "2 turnos ou 3"."""

_PASSED = frozenset({"°", "\n", "x"})
_MARK = "~"
"""Read as a blank or as a word, by where it stands."""

_MOST = 3
"""So many words stand between two of the numbers, at most."""


class _Link(Enum):
    """How two numbers stand beside each other: without a blank, or with a word that says that one holds, or both."""

    CLOSE = auto()
    BY_OR = auto()
    BY_AND = auto()
    BY_SIGN = auto()
    BY_COMMA = auto()


_ALONE = frozenset({_Link.CLOSE, _Link.BY_OR, _Link.BY_AND})
"""The links of numbers of which the segment is read as if the last stood there alone."""


class _Open(NamedTuple):
    """A number that is left open, by its mark; from the first word of what says so to the word after its last."""

    mark: str
    first: int
    last: int


def numbers_left_open(
    grammar: Grammar,
    items: Sequence[Item],
    words: Words,
    met: list[Met],
    known: bytearray,
    read: Callable[[Sequence[Item]], list[Met]],
) -> list[Met]:
    """What was `met` in a segment, with the numbers left open for which it names others too.

    Where no phrase takes any of them but the last, the segment is `read` as if that stood there alone. What is said so
    is `known`.
    """
    numbers = [place for place, item in enumerate(items) if item.number is not None]
    if len(numbers) < 2:
        return met
    several = _Several(grammar, items, words)
    if not several.link(numbers):
        return met
    several.take(met)
    alone = several.beside_the_last()
    if alone:
        again = read([item for place, item in enumerate(items) if place not in alone])
        if several.gains(again, alone):
            met = again
    return [_opened(grammar, one, several.open(one), known) for one in met]


def _opened(grammar: Grammar, met: Met, how: Sequence[_Open], known: bytearray) -> Met:
    if not how:
        return met
    marks = tuple(dict.fromkeys((f"{OPEN}{one.mark}", "") for one in how))
    saying = grammar.instead(met.saying, (*met.saying.got, *marks))
    first, last = min(met.first, *(one.first for one in how)), max(met.last, *(one.last for one in how))
    known[first:last] = b"\1" * (last - first)
    return Met(saying, first, last, True)


class _Several:
    """The numbers of a segment that stand beside each other, and what was met there."""

    def __init__(self, grammar: Grammar, items: Sequence[Item], words: Words) -> None:
        self._grammar = grammar
        self._items = items
        self._words = words
        self._places = [item.first for item in items]
        self._after: dict[int, tuple[int, _Link]] = {}
        self._before: dict[int, tuple[int, _Link]] = {}
        self._left_out = frozenset[int]()
        self._taken = bytearray()
        self._said = bytearray()

    def link(self, numbers: Sequence[int]) -> bool:
        """Look at how the numbers stand beside each other; False if no number is beside another or behind an "ou"."""
        for place, other in pairwise(numbers):
            link = self._link(place, other)
            if link is not None:
                self._after[place], self._before[other] = (other, link), (place, link)
        return bool(self._after) or any(self._items[place - 1].word in _AFTER for place in numbers if place)

    def _link(self, place: int, other: int) -> _Link | None:
        """How a number stands beside the next; None if they have nothing to do with each other."""
        if other - place > _MOST + 2:
            return None
        words = self._words
        first, last = self._items[place].last, self._items[other].first
        between = [word for word in words.words[first:last] if word not in _PASSED]
        text = words.text[words.ends[first - 1] : words.starts[last]]
        if between in ([], [_MARK]):
            return _Link.CLOSE if text.strip() == _MARK else None
        if len(between) > _MOST or (self._in_thousands(place) and not self._in_thousands(other)):
            return None
        if not _BETWEEN.issuperset(between) or ("(" in between and _OR.isdisjoint(between)):
            return None
        if len(between) == 1 and not any(map(str.isspace, text)) and between != [","]:
            return _Link.CLOSE
        if not _OR.isdisjoint(between):
            return _Link.BY_OR
        return _Link.BY_AND if "e" in between else _Link.BY_COMMA if "," in between else _Link.BY_SIGN

    def _in_thousands(self, place: int) -> bool:
        """Whether a number is written in thousands, "20k": "20k/4x" are no two of one thing."""
        words, first = self._words, self._items[place].first
        return words.text[words.starts[first]].isdigit() and words.text[words.ends[first] - 1].isalpha()

    def _of(self, one: Met) -> range:
        """The places of the items of something that was met."""
        return range(bisect_left(self._places, one.first), bisect_left(self._places, one.last))

    def take(self, met: Iterable[Met]) -> None:
        """Note which items are taken by what was met, and which by what says something with a number."""
        self._taken, self._said = bytearray(len(self._items)), bytearray(len(self._items))
        for one in met:
            of = self._of(one)
            self._taken[of.start : of.stop] = b"\1" * len(of)
            if one.filled and not one.saying.mute:
                self._said[of.start : of.stop] = b"\1" * len(of)

    def beside_the_last(self) -> frozenset[int]:
        """The items of numbers that stand beside the one that is to be read alone, and between them."""
        found: set[int] = set()
        for other, (place, link) in self._before.items():
            if link in _ALONE and not self._said[place] and self._is_other(place, link):
                found.update(range(place, other))
        return frozenset(found)

    def gains(self, again: Iterable[Met], alone: frozenset[int]) -> bool:
        """Whether what was met `again`, where a number stood `alone`, says something with it; it counts then."""
        before = self._taken, self._said
        self.take(again)
        if any(self._said[place + 1] and place + 1 not in alone for place in alone):
            self._left_out = alone
            return True
        self._taken, self._said = before
        return False

    def open(self, one: Met) -> list[_Open]:
        """The numbers that something met leaves open, for others that nothing else that was met takes."""
        found = []
        for mark, place in self._numbers(one) if one.filled else ():
            last, first = self._last_after(place, one), self._first_before(place)
            if last != place or first != place:
                found.append(_Open(mark, self._items[first].first, self._items[last].last))
        return found

    def _numbers(self, one: Met) -> list[tuple[str, int]]:
        """The numbers that a phrase took: their marks and places."""
        of = iter(self._of(one))
        found = []
        for mark, value in one.saying.got:
            if type(value) is int:
                place = next((at for at in of if self._items[at].number == value and at not in self._left_out), None)
                found += [(mark, place)] if place is not None else []
        return found

    def _free(self, place: int) -> bool:
        """Whether nothing that was met takes a number."""
        return not self._taken[place] or place in self._left_out

    def _ends(self, place: int) -> bool:
        """Whether a part of the sentence ends behind an item."""
        return place + 1 == len(self._items) or self._items[place + 1].word in PARTS

    def _last_after(self, place: int, one: Met) -> int:
        """The last of the numbers after one that might hold as well."""
        link = self._after.get(place)
        if link is None:
            return self._after_counted(place, one)
        last, by = place, link[1]
        while link is not None and self._free(link[0]):
            last = link[0]
            link = self._after.get(last)
        if by is _Link.CLOSE or last == place or self._ends(last):
            return last
        after = self._items[last + 1]
        labelled = not self._grammar.phrases.labels.isdisjoint(after.names) and after.first == self._items[last].last
        return last if labelled and by is not _Link.BY_COMMA else place

    def _after_counted(self, place: int, one: Met) -> int:
        """The number behind what is counted, "2 turnos ou 3", or the number itself."""
        items, joined = self._items, self._of(one).stop
        other = joined + 1
        if joined == place + 1 or other >= len(items) or items[joined].word not in _AFTER:
            return place
        return other if items[other].number is not None and self._ends(other) and self._free(other) else place

    def _first_before(self, place: int) -> int:
        """The first of the numbers before one that might hold as well."""
        first = place
        link = self._before.get(place)
        while link is not None and self._free(link[0]) and self._is_other(*link, listed=first != place):
            first = link[0]
            link = self._before.get(first)
        return first

    def _is_other(self, place: int, by: _Link, *, listed: bool = False) -> bool:
        """Whether the number that stands before another, so linked, is not of what stands before it."""
        if by in {_Link.CLOSE, _Link.BY_OR}:
            return True
        if (by is _Link.BY_COMMA and not listed) or (by is _Link.BY_SIGN and place in self._before):
            return False
        return place == 0 or self._items[place - 1].word in PARTS

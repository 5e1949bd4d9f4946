"""Finding the phrases of a vocabulary among the items of a legend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend.items import FIRST, Item
from zarcovi_rules.lint.legend.packed import Compiled, Graph, places
from zarcovi_rules.lint.legend.small_words import ONES
from zarcovi_rules.lint.legend.taking import TAKES, members_at, taken
from zarcovi_rules.lint.legend.words import Words

Got = tuple[tuple[str, Any], ...]
"""What a phrase holds beside its words: numbers, members of a list, names, by the name in its braces."""

_GAP = 3
"""As many words `...` stands for in a phrase, at most."""

_PASSED = 3
"""So many items that phrases pass over may stand in one, at most."""

_STEPS = 400
"""So many ways to go on are tried from a place, at most: no text is slow to read."""

_NODES = 60_000
"""So many places where phrases may have come to are kept, at most."""

PARTS = frozenset(",;:()-/+】』」》") | {"||", "|"}
"""Signs between the parts of a sentence."""

_BUT = frozenset({"mas", "porem"})
"""Words between the parts of a sentence."""

_BEGINS = PARTS | _BUT
_ENDS = PARTS | _BUT | {"e"}
"""After which, and before which, a part of a sentence may begin and be at its end."""

_COUNTED = ("=", "")
"""Among what a phrase holds, it tells that it was met with a number that stands for any."""


class Match(NamedTuple):
    """The longest phrase at a place: its entries, the item at which it ends, what it holds."""

    entries: Sequence[int]
    end: int
    got: Got


class _Node:
    """Where phrases may have come to: by what may come next, the places of the nodes that then follow.

    `ends` are the entries that end here, `final` those that end here if a part of the sentence does; `may_end` tells
    that there are any. `gap` tells that `...` stands here, `lists` are the edges for lists, `takes` tells that a name
    or a letter may be taken here, `wide` that not only words may follow. `next` are the ways on that were already gone.
    """

    __slots__ = ("edges", "ends", "final", "gap", "lists", "may_end", "next", "number", "takes", "wide")

    def __init__(self, edges: dict[str, str], final: Sequence[int] | None) -> None:
        ends = edges.pop("$", None)
        self.ends: Sequence[int] | None = None if ends is None else places(ends)
        self.edges = edges
        self.final = final
        self.gap = "..." in edges
        self.number = "#" in edges or "#d" in edges
        self.lists = [edge for edge in edges if edge[0] == "+"]
        self.takes = not TAKES.isdisjoint(edges)
        self.may_end = self.ends is not None or final is not None
        self.wide = bool(self.gap or self.number or self.lists or self.takes)
        self.next: dict[tuple[str, ...], _Node | None] = {}


class Phrases:
    """The phrases of a compiled vocabulary; `any_number` are the names of all numbers that they name.

    They have `counted` when one ended that names a number, where the text has one that stands for any: then it matters
    which number it is. They have `tried` the entries whose phrases ended somewhere: whether these are idle mattered.
    """

    def __init__(self, compiled: Compiled, any_number: tuple[str, ...]) -> None:
        self._any_number = any_number
        self.counted = False
        self.tried: set[int] = set()
        self._graph = Graph(compiled["frases"])
        self.lists = {f"+{name}": frozenset(compiled["grupos"][name]) for name in compiled["listas"]}
        self.listed = frozenset[str]().union(*self.lists.values())
        self.labels = frozenset(compiled["rotulos"])
        self._known: dict[tuple[int, ...], _Node] = {}
        self._begin()

    def _begin(self) -> None:
        """Forget where phrases may have come to, but for where all begin: within a part of a sentence, and with one."""
        self._known.clear()
        first = self._graph.first
        self._within = _Node(first, None)
        begun = self._node(tuple(places(first["^"]))).edges if "^" in first else {}
        also = {item: f"{first[item]}.{follow}" if item in first else follow for item, follow in begun.items()}
        self._first = _Node({**first, **also}, None)

    def at(
        self, items: Sequence[Item], free: Sequence[int], place: int, words: Words, idle: frozenset[int]
    ) -> Match | None:
        """The longest phrase that begins at an item and has an entry that is not `idle`."""
        if len(self._known) > _NODES:
            self._begin()
        item = items[place]
        begin = self._first if begins_part(items, place) else self._within
        below = self.after(begin, item.names)
        if below is not None and not self.lasts(below, items, place + 1):
            below = None
        taking = (
            begin.takes
            or (item.number is not None and begin.number)
            or not (item.plain or self.listed.isdisjoint(item.names))
        )
        if below is None and not taking:
            return None
        search = _Search(self, items, free, words, idle)
        if taking:
            search.take(begin, place, (), 0, 0)
        if below is not None:
            search.waiting.append((below, place + 1, self.counting(item), 0, 0, 0, True))
        return search.longest() if search.waiting else None

    def after(self, node: _Node, names: tuple[str, ...]) -> _Node | None:
        """Where phrases have come to with an item of these names; they are followed as one, so that none is slow."""
        below = node.next.get(names, node)
        if below is node:
            follow = [node.edges[name] for name in names if name in node.edges]
            node.next[names] = below = self._node(tuple(places(*follow))) if follow else None
        return below

    def counting(self, item: Item) -> Got:
        """What is to be known of an item that was met as a word of a phrase: that it stands for any number."""
        return (_COUNTED,) if item.names is self._any_number and item.names else ()

    def _node(self, at: tuple[int, ...]) -> _Node:
        """Where phrases may have come to, as one node; it is put together when it is first met."""
        node = self._known.get(at)
        if node is None:
            edges = self._graph.node(at)
            last = edges.pop("!", None)
            final = None if last is None else self._node(tuple(places(last))).ends
            self._known[at] = node = _Node(edges, final)
        return node

    def lasts(self, node: _Node, items: Sequence[Item], at: int) -> bool:
        """Whether phrases that have come to a node end before an item, or may go on there; most searches stop here."""
        if node.ends is not None or (node.final is not None and self.ends_part(items, at)):
            return True
        return self.leads(node, items, at)

    def leads(self, node: _Node, items: Sequence[Item], at: int) -> bool:
        """Whether phrases that have come to a node may go on at an item, or behind what they pass over."""
        for item in items[at : at + _PASSED + 1]:
            if self._takes(node, item) or (node.gap and self._leads_far(node, items, at)):
                return True
            if not item.passes:
                return False
        return False

    def _takes(self, node: _Node, item: Item) -> bool:
        """Whether phrases go on with an item: as one of their words, or as what they take."""
        names = item.names
        if node.takes or (item.number is not None and node.number):
            return True
        below = node.next.get(names, node)
        if (self.after(node, names) if below is node else below) is not None:
            return True
        return bool(node.lists) and not self.listed.isdisjoint(names)

    def _leads_far(self, node: _Node, items: Sequence[Item], at: int) -> bool:
        """Whether phrases may go on behind `...`."""
        below = self.after(node, ("...",))
        return below is not None and any(self._takes(below, item) for item in items[at : at + _GAP + _PASSED + 1])

    def ends_part(self, items: Sequence[Item], place: int) -> bool:
        """Whether a part of a sentence ends before an item, or a label begins there."""
        if place >= len(items):
            return True
        item = items[place]
        if item.word in _ENDS or not self.labels.isdisjoint(item.names):
            return True
        # "Letal 4x": what tells the uses is a part of its own.
        return item.number is not None and place + 1 < len(items) and items[place + 1].word == "x"


def begins_part(items: Sequence[Item], place: int) -> bool:
    """Whether an item is the first of a part of its sentence."""
    if place and items[place - 1].word in ONES:
        place -= 1
    return place == 0 or items[place - 1].word in _BEGINS


_Way = tuple[_Node, int, Got, int, int, int, bool]
"""How far phrases have come: to a node, before an item, with what they hold; how many more words `...` may stand for,
how many items were passed over, how many words `...` stood for, and whether a word of the phrase was just met: what is
passed over is no end of it. Of two phrases that end alike, the one that knows more of its words is meant."""


class _Search:
    """The search for the longest phrase from one place."""

    __slots__ = ("best", "best_got", "found", "free", "idle", "items", "least", "phrases", "waiting", "words")

    def __init__(
        self,
        phrases: Phrases,
        items: Sequence[Item],
        free: Sequence[int],
        words: Words,
        idle: frozenset[int],
    ) -> None:
        self.phrases = phrases
        self.items = items
        self.free = free
        self.words = words
        self.idle = idle
        self.found: Sequence[int] | None = None
        self.best = self.least = 0
        self.best_got: Got = ()
        self.waiting: list[_Way] = []

    def longest(self) -> Match | None:
        """What is found of the phrases that wait to go on."""
        waiting, items, size, phrases = self.waiting, self.items, len(self.items), self.phrases
        for _ in range(_STEPS):
            if not waiting:
                break
            node, at, got, gap, passed, loose, reached = waiting.pop()
            if reached and at >= self.best and node.may_end:
                self._end(node, at, got, loose)
            if at >= size:
                continue
            item = items[at]
            if gap or node.gap or item.passes:
                self._pass_over(node, at, got, gap, passed, loose)
            if node.wide:
                self.take(node, at, got, passed, loose)
            below = phrases.after(node, item.names)
            if below is not None and phrases.lasts(below, items, at + 1):
                waiting.append((below, at + 1, got + phrases.counting(item), 0, passed, loose, True))
        return Match(self.found, self.best, self.best_got) if self.found is not None else None

    def _end(self, node: _Node, at: int, got: Got, loose: int) -> None:
        """Take the phrases that end at a node, should they be longer than those that were found."""
        if at == self.best and loose > self.least:
            return
        ends = node.ends
        if node.final is not None and self.phrases.ends_part(self.items, at):
            ends = node.final if ends is None else (*ends, *node.final)
        if ends is None:
            return
        self.phrases.tried.update(ends)
        if self.idle and self.idle.issuperset(ends):
            return
        if _COUNTED in got:
            self.phrases.counted = True
        if at > self.best or loose < self.least:
            self.found, self.best, self.best_got, self.least = ends, at, got, loose
        elif self.found is not None and (not got or not self.best_got or got == self.best_got):
            self.found, self.best_got = [*dict.fromkeys((*self.found, *ends))], got or self.best_got
        elif _any_number(got) == _any_number(self.best_got):
            self.phrases.counted = True  # where these numbers are equal, the two hold the same

    def _pass_over(self, node: _Node, at: int, got: Got, gap: int, passed: int, loose: int) -> None:
        """Go on behind an item that is none of the phrase's words."""
        item = self.items[at]
        if (
            item.passes
            and passed < _PASSED
            and (self.free[at] >= 0 or "!se" not in item.names)
            and (gap or self.phrases.leads(node, self.items, at + 1))
        ):
            self.waiting.append((node, at + 1, got, gap, passed + 1, loose, False))
        if gap and not item.turns:
            self.waiting.append((node, at + 1, got, gap - 1, passed, loose + 1, False))
        if node.gap:
            below = self.phrases.after(node, ("...",))
            if below is not None:
                self.waiting.append((below, at, got, _GAP, passed, loose, False))

    def take(self, node: _Node, at: int, got: Got, passed: int, loose: int) -> None:
        """Go on with what phrases take at an item beside words."""
        for edge, end, more in self._taken(node, at):
            below = self.phrases.after(node, (edge,))
            if below is not None and self.phrases.lasts(below, self.items, end):
                self.waiting.append((below, end, (*got, more), 0, passed, loose, True))

    def _taken(self, node: _Node, at: int) -> Iterator[tuple[str, int, tuple[str, Any]]]:
        """What phrases take at an item: the edge, the item after it, and the value by its mark."""
        item, edges = self.items[at], node.edges
        if item.number is not None:
            if "#" in edges:
                yield "#", at + 1, ("n", item.number)
            if "#d" in edges and item.word not in ONES:
                yield "#d", at + 1, ("d", item.number)
        if node.lists and not self.phrases.listed.isdisjoint(item.names):
            for edge in node.lists:
                members = members_at(self.items, at, self.phrases.lists[edge])
                if members is not None:
                    yield edge, members[1], (edge[1:], members[0])
        if node.takes:
            for one in taken(edges, self.items, at, self.words):
                yield one.edge, one.end, (one.mark, one.value)


def _any_number(got: Got) -> list[tuple[str, Any]]:
    """What a phrase holds, without telling numbers apart that stand for any."""
    return [(name, FIRST if type(value) is int and value >= FIRST else value) for name, value in got]


def filled(template: str | int, got: Got) -> Iterator[str | int]:
    """The values of a template, one for each member of a list that it names; none if the phrase lacks what it names."""
    if isinstance(template, int) or "{" not in template:
        yield template
        return
    for name, value in got:
        mark = f"{{{name}}}"
        if mark in template:
            for one in value if isinstance(value, tuple) else (value,):
                text = template.replace(mark, str(one))
                if "{" not in text:
                    yield int(text) if text.isdecimal() and text.isascii() else text
                else:
                    yield from filled(text, tuple(each for each in got if each[0] != name))
            return

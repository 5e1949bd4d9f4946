"""What a legend says and unsays in one breath: "pode e não pode ser absorvido", "não defende e defende globais".

Neither is taken: the segment is read both ways, and whatever only one of them says is left open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend.grammar import Grammar
from zarcovi_rules.lint.legend.items import Item
from zarcovi_rules.lint.legend.scope import Met

_JOINS = frozenset({"e", "ou", "mas"})
_OR = "ou"
_NOT_A_VERBS = frozenset({"sem", "nem"})
"""They deny, but no verb."""

_LONGEST = 3
"""So many items, "pode ser", are said and unsaid at most."""

_MOST = 8
"""So often in a segment, at most."""


class _Tear(NamedTuple):
    """Where a segment says and unsays something: its items, and those that are left out where it says or denies it."""

    items: range
    said: range
    denied: range


def read_both_ways(
    grammar: Grammar, items: Sequence[Item], known: bytearray, read: Callable[[Sequence[Item]], list[Met]]
) -> list[Met]:
    """What is met in a segment, by whoever `read`s it; what it says and unsays is left open, and its words `known`."""
    tears = _tears(grammar, items)
    if not tears:
        return read(items)
    said, denied = (
        read([item for place, item in enumerate(items) if not any(place in out for out in left_out)])
        for left_out in ([tear.said for tear in tears], [tear.denied for tear in tears])
    )
    both = set(map(_told, said)) & set(map(_told, denied))
    found = []
    for one in dict.fromkeys((*said, *denied)):
        if _told(one) in both:
            found += [one] if one in said else []
            continue
        tear = _nearest(tears, items, one)
        first, last = items[tear.items.start].first, items[tear.items.stop - 1].last
        known[first:last] = b"\1" * (last - first)
        found.append(Met(one.saying.left_open(), min(first, one.first), max(last, one.last), one.filled))
    return found


def _told(one: Met) -> tuple[object, ...]:
    saying = one.saying
    return saying.entry, saying.met, saying.key, saying.got, one.last


def _nearest(tears: Sequence[_Tear], items: Sequence[Item], one: Met) -> _Tear:
    """The last that begins before the end of something that was met, or else the first."""
    before = [tear for tear in tears if items[tear.items.start].first < one.last]
    return before[-1] if before else tears[0]


def _tears(grammar: Grammar, items: Sequence[Item]) -> list[_Tear]:
    found: list[_Tear] = []
    for place, item in enumerate(items):
        if item.word in _JOINS and 0 < place < len(items) - 1 and len(found) < _MOST:
            tear = _tear(grammar, items, place)
            if tear is not None and (not found or found[-1].items.stop <= tear.items.start):
                found.append(tear)
    return found


def _tear(grammar: Grammar, items: Sequence[Item], join: int) -> _Tear | None:
    """What is said and unsaid on the two sides of an "e"."""
    denies = _denies(items, join + 1)
    left, after = join - (items[join - 1].word == ","), join + 1 + denies
    for size in range(_LONGEST, 0, -1):
        first = left - size
        if first < 0 or after + size > len(items):
            continue
        if not all(_alike(grammar, items[first + at], items[after + at]) for at in range(size)):
            continue
        if denies:
            return _Tear(range(first, after + size), range(left, after + size), range(first, join + 1))
        if _denies(items, first - 1):
            return _Tear(range(first - 1, after + size), range(first - 1, join + 1), range(left, after + size))
    if denies and items[join].word == _OR and "!aux" in items[join - 1].names and join + 2 < len(items):
        return _Tear(range(join - 1, join + 2), range(join, join + 2), range(join, join + 1))  # "pode ou não ser"
    return None


def _denies(items: Sequence[Item], place: int) -> bool:
    return 0 <= place < len(items) and "!nao" in items[place].names and items[place].word not in _NOT_A_VERBS


def _alike(grammar: Grammar, one: Item, other: Item) -> bool:
    """Whether two items are one verb."""
    names = grammar.verbs.intersection(one.names, other.names)
    if one.word == other.word:
        return bool(names) or "!aux" in one.names
    return not names.isdisjoint(grammar.paired)

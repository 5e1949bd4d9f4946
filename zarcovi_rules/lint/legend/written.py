"""Phrases as a vocabulary writes them: which terms and groups they may name, and all the ways in which they may go."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from math import prod
from typing import Any

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend.forms import PIECE, choices, folded
from zarcovi_rules.lint.legend.packed import EXCEPT
from zarcovi_rules.lint.legend.small_words import STOPS

MARKS = {
    "{n}": "#",
    "{d}": "#d",
    "{n2}": "#2",
    "{nome}": "$nome",
    "{nome2}": "$nome2",
    "{nomes}": "$nomes",
    "{letra}": "$letra",
    "{inicio}": "^",
    "{fim}": "!",
    "...": "...",
}
"""What a phrase may hold beside words and terms, and the item that stands for it."""

EDGES = frozenset(MARKS.values())

SECTIONS = ("termos", "verbos", "leves", "nucleos")
"""The sections of a vocabulary that define terms."""

Steps = list[list[list[str]]]
"""The steps of a phrase, each with the ways it may go, each way with its items."""

_PAIR = re.compile(r"\s*(\w+)\s*>\s*(@?)(\w+)\s*")


class Way(NamedTuple):
    """A way that a phrase may go, with its members of groups by their names: `steps`, or a verb and its thing."""

    steps: Steps
    group: Mapping[str, str]
    pair: tuple[str, str] | None = None


class UnknownError(ValueError):
    """A phrase that cannot be understood: `name` is not known, one of `known` is perhaps meant."""

    def __init__(self, phrase: str, name: str, known: Iterable[str]) -> None:
        super().__init__(f"{phrase!r}: {name!r} is not defined")
        self.name = name
        self.known = tuple(known)


def listed(value: Any) -> list[Any]:
    """What a vocabulary gives as a list, as one thing, or not at all."""
    return [] if value is None else value if isinstance(value, list) else [value]


class Names:
    """What phrases may name: `terms`, of which some are `verbs`, `light`, `heads` or `labels`, and `groups` of them."""

    def __init__(self, parts: Iterable[Mapping[str, Any]] = ()) -> None:
        self.terms: dict[str, list[str]] = {}
        self.verbs: dict[str, None] = {}
        self.light: dict[str, None] = {}
        self.heads: dict[str, None] = {}
        self.labels: dict[str, None] = {}
        self.groups: dict[str, list[str]] = {}
        self._understood: dict[str, list[Way]] = {}
        for part in parts:
            self.add(part)

    def add(self, part: Mapping[str, Any]) -> None:
        """The terms and groups of one more file."""
        kinds = ((), (self.verbs,), (self.verbs, self.light), (self.heads,))
        for section, kind in zip(SECTIONS, kinds, strict=True):
            for name, forms in (part.get(section) or {}).items():
                self.terms.setdefault(name, []).extend(map(str, listed(forms)))
                for names in kind:
                    names[name] = None
        self.labels.update(dict.fromkeys(part.get("rotulos") or []))
        for name, members in (part.get("grupos") or {}).items():
            self.groups.setdefault(name, []).extend(members)
        self._understood.clear()

    def understood(self, phrase: str) -> list[Way]:
        """The ways that a phrase may go. Raises `UnknownError` for what it names and nobody defines."""
        ways = self._understood.get(phrase)
        if ways is None:
            self._understood[phrase] = ways = self._ways(phrase, self.groups)
        return ways

    def glanced(self, phrase: str) -> list[Way]:
        """The ways that a phrase may go with the first member of each group, which tell what is wrong with it.

        Raises `UnknownError` for what it names and nobody defines.
        """
        return self._ways(phrase, {name: members[:1] for name, members in self.groups.items()})

    def _ways(self, phrase: str, groups: Mapping[str, list[str]]) -> list[Way]:
        for name in re.findall(r"@(\w+)", phrase):
            if name not in groups:
                raise UnknownError(phrase, name, groups)
        if (pair := _PAIR.fullmatch(phrase)) is None:
            ways = list(_expanded(phrase, groups))
            for item in {item for way in ways for step in way.steps for items in step for item in items}:
                if item[0] not in "=+" and item not in EDGES and item not in self.terms:
                    raise UnknownError(phrase, item, self.terms)
            return ways
        verb, several, thing = pair.groups()
        if verb != EXCEPT and verb not in self.verbs and verb not in self.heads:
            raise UnknownError(phrase, verb, (*self.verbs, *self.heads, EXCEPT))
        members = groups[thing] if several else [thing]
        for member in members:
            if member not in self.terms:
                raise UnknownError(phrase, member, self.terms)
        return [Way([], {thing: member} if several else {}, (verb, member)) for member in members]


def count_of(phrase: str, groups: Mapping[str, list[str]]) -> int:
    """In how many ways a phrase may go by the groups that it names, each of which is looked at by itself."""
    if (pair := _PAIR.fullmatch(phrase)) is not None:
        return len(groups.get(pair[3], ())) if pair[2] else 1
    return prod(
        sum(prod(len(groups.get(name, ())) for name in _members(one)) for one in choice)
        for choice in choices(phrase)
        if any(map(_members, choice))
    )


def stray(phrase: str) -> str | None:
    """A piece of a phrase with a sign out of its place: a bracket that is left open, or that stands within another.

    Round brackets without `|` are those of a legend: "(incombável)".
    """
    if _PAIR.fullmatch(phrase):
        return None
    left = re.search(r"\S+", PIECE.sub(lambda match: " " * len(match[0]), phrase))
    if left is not None:
        return left[0]
    open_: list[str] = []
    for match in PIECE.finditer(phrase):
        several, word = match[1] if match[1] is not None else match[2], match[6]
        if several is not None:
            found = next(filter(None, (stray(one) for one in map(str.strip, several.split("|")) if len(one) > 1)), None)
            if found is not None:
                return found
        elif word and "|" in word.strip("|"):
            return word
        elif word and word.count("(") != word.count(")"):
            open_.append(word)
    return open_[0] if "".join(open_).count("(") != "".join(open_).count(")") else None


def tells(way: Way) -> bool:
    """Whether a phrase holds a word or a term on each way: more than numbers, names and places of a sentence."""
    return way.pair is not None or any(
        step and all(items and not EDGES.issuperset(items) for items in step) for step in way.steps
    )


def _expanded(phrase: str, groups: Mapping[str, list[str]]) -> Iterator[Way]:
    """The ways of a phrase, one for every member of each group that it has."""
    pieces = choices(phrase)
    if "@" not in phrase:
        yield Way([[_items(one, {}, phrase) for one in piece] for piece in pieces], {})
        return
    for parts in product(*([[one] for one in piece] if any(map(_members, piece)) else [piece] for piece in pieces)):
        names = [name for part in parts for one in part for name in _members(one)]
        for members in product(*(groups[name] for name in names)):
            group = dict(zip(names, members, strict=True))
            yield Way([[_items(one, group, phrase) for one in part] for part in parts], group)


def _members(part: str) -> list[str]:
    """The groups of which a part of a phrase has one member."""
    return [match[4] for match in PIECE.finditer(part) if match[4] and match[4][-1] != "+"] if "@" in part else []


def _items(part: str, group: Mapping[str, str], phrase: str) -> list[str]:
    items: list[str] = []
    for match in PIECE.finditer(part):
        if match[5]:
            if match[5] not in MARKS:
                raise UnknownError(phrase, match[5], MARKS)
            items.append(MARKS[match[5]])
        elif match[4] and match[4][-1] == "+":
            items.append(f"+{match[4][:-1]}")
        elif match[3]:
            items.append(match[3])
        elif match[4]:
            items.append(group[match[4]])
        else:
            items += [f"={word}" for word in folded(match[0]) if word not in STOPS]
    return items

"""Finding the phrases of a vocabulary among the items of a legend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from zarcovi_rules.lint.legend.items import Item
from zarcovi_rules.lint.legend.vocabulary import LIGHT, ONES, STOPS, Compiled, unpacked
from zarcovi_rules.lint.legend.words import Words, plainly

Got = tuple[tuple[str, Any], ...]
"""What a phrase holds beside its words: numbers, members of a list, names, by the name in its braces."""

_GAP = 3
"""As many words `...` stands for in a phrase, at most."""

_MEMBERS = 40
"""So many members a list has, at most, for the same reason."""

_STEPS = 400
"""So many ways to go on are tried from a place, at most: no text is slow to read."""

PARTS = frozenset(",;:()-/+】』」》") | {"||", "|"}
"""Signs between the parts of a sentence."""

_BUT = frozenset({"mas", "porem"})
"""Words between the parts of a sentence."""

_BESIDE = _BUT | {"e"}
"""Words before which a part of a sentence may be at its end."""

_JOINS = frozenset({",", "e", "ou", "/", "nem"})
"""What stands between the members of a list."""

_WITH = frozenset({"com", "c/", "por"})
"""What may stand before the second of them: "voando ou com teleporte"."""

_LETTERS = frozenset({"a", "b", "c", "d", "e", "f", "s", "ss", "sss", "ssss", "sr", "ssr", "ur", "?"})
_OF = frozenset({"de", "do", "da", "dos", "das", "d'"})
_ROLES = frozenset({"usuario", "alvo", "inimigo", "aliado", "oponente", "personagem", "dono", "campo"})
_ENDS_NAME = frozenset(
    {"por", "com", "para", "pra", "que", "q", "e", "ou", "se", "em", "no", "na", "mas", "sem", "ate"}
)


class Match(NamedTuple):
    """The longest phrase at a place: its entries, the item at which it ends, what it holds."""

    entries: Sequence[int]
    end: int
    got: Got


class _Node:
    """Where a phrase may have come to: by what may come next, the nodes that then follow.

    `edges` holds the places of nodes until they are first gone to. `ends` are the entries that end here, `final` those
    that end here if a part of the sentence does, `gap` follows where `...` stands. `lists` are the edges for lists;
    `takes` tells that a name or a letter may be taken here, `bare` that nothing but words may follow.
    """

    __slots__ = ("bare", "edges", "ends", "final", "gap", "lists", "number", "takes")

    def __init__(self, edges: dict[str, Any], final: Sequence[int] | None) -> None:
        self.edges = edges
        self.ends: Sequence[int] | None = edges.pop("$", None)
        self.final = final
        self.gap = edges.get("...")
        self.number = "#" in edges or "#d" in edges
        self.lists = [edge for edge in edges if edge[0] == "+"]
        self.takes = not _TAKES.isdisjoint(edges)
        self.bare = not (self.ends or final or self.gap or self.number or self.lists or self.takes)


_TAKES = frozenset({"$nome", "$nome2", "$nomes", "$letra", "#2"})


class Phrases:
    """The phrases of a compiled vocabulary."""

    def __init__(self, compiled: Compiled) -> None:
        self._nodes: list[str] = compiled["frases"].split("\n")
        self._known: dict[tuple[int, ...], _Node] = {}
        root = self._node((len(self._nodes) - 1,))
        inner = self._node(root.edges.get("^", ()))
        self._root, self._inner = root, inner
        self._lists = {f"+{name}": frozenset(members) for name, members in compiled["listas"].items()}
        self._listed = frozenset[str]().union(*self._lists.values())
        self._labels = frozenset(compiled["rotulos"])
        begins = {*root.edges, *inner.edges}
        self._begins = frozenset(begins).union(*(self._lists[edge] for edge in begins if edge[0] == "+"))
        self._inner_begins = frozenset(inner.edges).union(*(self._lists[edge] for edge in inner.lists))
        self._numbers = root.number or inner.number

    def at(
        self, items: Sequence[Item], free: Sequence[int], place: int, words: Words, idle: frozenset[int]
    ) -> Match | None:
        """The longest phrase that begins at an item and has an entry that is not `idle`."""
        item = items[place]
        numbered = item.number is not None and self._numbers
        if not numbered and self._begins.isdisjoint(item.names):
            return None
        found: Sequence[int] | None = None
        best = least = 0  # where it ends; words that `...` stands for: of two that end alike, the one that knows more
        best_got: Got = ()
        # The last of each tells whether a word of the phrase was just met: what is passed over is no end of it.
        waiting: list[tuple[_Node, int, Got, int, int, int, bool]] = [(self._root, place, (), 0, 0, 0, False)]
        if (numbered or not self._inner_begins.isdisjoint(item.names)) and self.begins_part(items, place):
            waiting.append((self._inner, place, (), 0, 0, 0, False))
        size = len(items)
        steps = 0
        while waiting:
            node, at, got, gap, passed, loose, reached = waiting.pop()
            steps += 1
            if steps > _STEPS:
                break
            if reached and (at > best or (at == best and loose <= least)):
                ends = node.ends
                if node.final is not None and self.ends_part(items, at):
                    ends = node.final if ends is None else (*ends, *node.final)
                if ends is not None and not (idle and idle.issuperset(ends)):
                    if at > best or loose < least:
                        found, best, best_got, least = ends, at, got, loose
                    elif found is not None and (not got or not best_got or got == best_got):
                        found, best_got = [*dict.fromkeys((*found, *ends))], got or best_got
            if at >= size:
                continue
            item = items[at]
            edges = node.edges
            if at > place:
                if item.passes and passed < 3 and (free[at] >= 0 or "!se" not in item.names):
                    waiting.append((node, at + 1, got, gap, passed + 1, loose, False))
                if gap and not item.turns:
                    waiting.append((node, at + 1, got, gap - 1, passed, loose + 1, False))
                if node.gap is not None:
                    waiting.append((self._follow(edges, "..."), at, got, _GAP, passed, loose, False))
            for name in item.names:
                if name in edges:
                    below = edges[name]
                    if below.__class__ is not _Node:
                        below = self._follow(edges, name)
                    if below.bare:  # it goes on with one of its words or not at all
                        if at + 1 >= size:
                            continue
                        after = items[at + 1]
                        if not after.passes and below.edges.keys().isdisjoint(after.names):
                            continue
                    waiting.append((below, at + 1, got, 0, passed, loose, True))
            if node.number and item.number is not None:
                if "#" in edges:
                    waiting.append(
                        (self._follow(edges, "#"), at + 1, (*got, ("n", item.number)), 0, passed, loose, True)
                    )
                if "#d" in edges and item.word not in ONES:
                    waiting.append(
                        (self._follow(edges, "#d"), at + 1, (*got, ("d", item.number)), 0, passed, loose, True)
                    )
            if node.lists and not self._listed.isdisjoint(item.names):
                for edge in node.lists:
                    listed = _list(items, at, self._lists[edge])
                    if listed is not None:
                        below = self._follow(edges, edge)
                        waiting.append((below, listed[1], (*got, (edge[1:], listed[0])), 0, passed, loose, True))
            if node.takes:
                waiting += [
                    (self._follow(edges, edge), end, (*got, (name, value)), 0, passed, loose, True)
                    for edge, name, value, end in self._taken(edges, items, at, words)
                ]
        return Match(found, best, best_got) if found is not None else None

    @staticmethod
    def _taken(
        edges: Mapping[str, Any], items: Sequence[Item], at: int, words: Words
    ) -> Iterator[tuple[str, str, Any, int]]:
        """The names, letters and further numbers from an item on: edge, name, value, the item after it."""
        item = items[at]
        if "#2" in edges and item.number is not None:
            yield "#2", "n2", item.number, at + 1
        if not edges.keys().isdisjoint({"$nome", "$nome2"}) and (called := name_at(words, item)) is not None:
            for edge in ("$nome", "$nome2"):
                if edge in edges:
                    yield edge, edge[1:], called[0], _after(items, at, called[2])
        if "$nomes" in edges and (several := names_at(words, item)) is not None:
            yield "$nomes", "nomes", several[0], _after(items, at, several[1])
        if "$letra" in edges and (letter := _letter(items, at, words)) is not None:
            yield "$letra", "letra", letter[0], letter[1]

    def _follow(self, edges: dict[str, Any], edge: str) -> _Node:
        below = edges[edge]
        if below.__class__ is not _Node:
            edges[edge] = below = self._node(below)
        known: _Node = below
        return known

    def _node(self, places: Sequence[int]) -> _Node:
        """Where phrases may have come to, as one node; it is put together when it is first met."""
        key = tuple(places)
        node = self._known.get(key)
        if node is None:
            follow: dict[str, Any] = {}
            for place in key:
                for item, after in unpacked(self._nodes[place]).items() if self._nodes[place] else ():
                    if item in follow:
                        follow[item] = sorted({*follow[item], *after})
                    else:
                        follow[item] = after
            final = self._node(follow.pop("!")).ends if "!" in follow else None
            self._known[key] = node = _Node(follow, final)
        return node

    def begins_part(self, items: Sequence[Item], place: int) -> bool:
        """Whether an item is the first of a part of its sentence."""
        if place and items[place - 1].word in ONES:
            place -= 1
        return place == 0 or items[place - 1].word in PARTS or items[place - 1].word in _BUT

    def ends_part(self, items: Sequence[Item], place: int) -> bool:
        """Whether a part of a sentence ends before an item, or a label begins there."""
        if place >= len(items):
            return True
        item = items[place]
        if item.word in PARTS or item.word in _BESIDE or not self._labels.isdisjoint(item.names):
            return True
        # "Letal 4x": what tells the uses is a part of its own.
        return item.number is not None and place + 1 < len(items) and items[place + 1].word == "x"


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


def _after(items: Sequence[Item], at: int, word: int) -> int:
    while at < len(items) and items[at].first < word:
        at += 1
    return at


def _list(items: Sequence[Item], at: int, members: frozenset[str]) -> tuple[tuple[str, ...], int] | None:
    """The members of a group that stand in a list from an item on, and where the list ends."""
    found: list[str] = []
    end = at
    while at < len(items) and len(found) < _MEMBERS:
        name = next((name for name in items[at].names if name in members), None)
        if name is None:
            break
        found.append(name)
        at += 1
        end = at
        joined = False
        while (
            at < len(items)
            and at - end < 3
            and (items[at].word in _JOINS or items[at].word in ONES or (joined and items[at].word in _WITH))
        ):
            joined = True
            at += 1
        if not joined:
            break
    return (tuple(dict.fromkeys(found)), end) if found else None


def _letter(items: Sequence[Item], at: int, words: Words) -> tuple[str, int] | None:
    """A rank in letters at an item ("B", "SSS+", "?"), and the item after it."""
    item = items[at]
    if item.word not in _LETTERS or item.last != item.first + 1:
        return None
    start, end = words.starts[item.first], words.ends[item.first]
    if item.word != "?" and not words.text[start:end].isupper():
        return None
    at += 1
    while at < len(items) and items[at].word in {"+", "-"} and words.starts[items[at].first] == end:
        end = words.ends[items[at].first]
        at += 1
    if words.text.isupper() and item.word in STOPS | LIGHT and at < len(items) and items[at].word.isalpha():
        return None
    return words.text[start:end], at


def name_at(words: Words, item: Item) -> tuple[str, int, int] | None:
    """A name that begins at an item: its text, its first word and the word after it.

    A name is in quotes, or begins with a capital letter and goes on as long as words do, small ones only after "de";
    in a text that is all in capitals it ends before a preposition.
    """
    text, all_words = words.text, words.words
    first = at = item.first
    if all_words[at] in {'"', "'"}:
        for close in range(at + 1, min(at + 10, len(all_words))):
            if all_words[close] == all_words[at]:
                return _quoted(words, at + 1, close), at + 1, close + 1
        return None
    loud = text.isupper()
    end = first
    while at < len(all_words) and at - first < 9:
        word = all_words[at]
        small = words.small(at)
        if word == "-" and at > first and words.starts[at] == words.ends[at - 1] and at + 1 < len(all_words):
            if words.starts[at + 1] != words.ends[at] or not all_words[at + 1].isalpha():
                break
            at += 2
            end = at
            continue
        if not word.replace("'", "").isalpha():
            break
        if loud and at > first and word in _ENDS_NAME:
            break
        if small:
            if word not in _OF or at == first or at + 1 >= len(all_words) or not all_words[at + 1].isalpha():
                break
            if words.small(at + 1) and all_words[at + 1] in _ROLES:
                break
            at += 2  # "de" and what it is of
            end = at
            continue
        at += 1
        end = at
    while end > first and all_words[end - 1] in _OF:
        end -= 1
    return (_quoted(words, first, end), first, end) if end > first else None


def names_at(words: Words, item: Item) -> tuple[tuple[str, ...], int] | None:
    """The names of a list that begins at an item, and the word after it."""
    found: list[str] = []
    one = name_at(words, item)
    end = item.first
    while one is not None:
        found.append(one[0])
        end = at = one[2]
        all_words = words.words
        if at >= len(all_words) or all_words[at] not in {",", "e"}:
            break
        at += 1
        while at < len(all_words) and (all_words[at] in STOPS or all_words[at] in {"e", "com"}) and words.small(at):
            at += 1
        if at >= len(all_words) or words.small(at):
            break
        one = name_at(words, Item((), all_words[at], at, at + 1))
    return (tuple(found), end) if found else None


def _quoted(words: Words, first: int, end: int) -> str:
    return plainly(words.text[words.starts[first] : words.ends[end - 1]])

"""Finding the phrases of a vocabulary among the items of a legend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from zarcovi_rules.lint.legend.items import Item
from zarcovi_rules.lint.legend.vocabulary import LIGHT, ONES, STOPS, Compiled
from zarcovi_rules.lint.legend.words import Words

Got = tuple[tuple[str, Any], ...]
"""What a phrase holds beside its words: numbers, members of a list, names, by the name in its braces."""

_GAP = 3
"""As many words `...` stands for in a phrase, at most."""

_STEPS = 400
"""So many ways to go on are tried from a place, at most: no text is slow to read."""

_TURNS = frozenset({"!nao", "!exceto", "!se", "!so"})
"""What `...` never stands for: with it the sentence would say something else."""

PASSED = frozenset({"!aux", "!adv"})
"""What a phrase passes over: "pode ser", "também"."""

PARTS = frozenset(",;:()-/+") | {"||", "|"}
"""Signs between the parts of a sentence."""

_BUT = frozenset({"mas", "porem"})
"""Words between the parts of a sentence."""

_BESIDE = _BUT | {"e"}
"""Words before which a part of a sentence may be at its end."""

_JOINS = frozenset({",", "e", "ou", "/", "nem"})
"""What stands between the members of a list."""

_LETTERS = frozenset({"a", "b", "c", "d", "e", "f", "s", "ss", "sss", "ssss", "sr", "ssr", "ur", "?"})
_OF = frozenset({"de", "do", "da", "dos", "das", "d'"})
_ROLES = frozenset({"usuario", "alvo", "inimigo", "aliado", "oponente", "personagem", "dono", "campo"})
_ENDS_NAME = frozenset(
    {"por", "com", "para", "pra", "que", "q", "e", "ou", "se", "em", "no", "na", "mas", "sem", "ate"}
)


class Match(NamedTuple):
    """The longest phrase at a place: its entries, the item at which it ends, what it holds."""

    entries: list[int]
    end: int
    got: Got


class Phrases:
    """The phrases of a compiled vocabulary."""

    def __init__(self, compiled: Compiled) -> None:
        self._nodes: list[dict[str, Sequence[int]]] = compiled["frases"]
        self._merged: dict[tuple[int, ...], dict[str, Sequence[int]]] = {}
        self._root = self._nodes[-1]
        self._inner = self._node(self._root.get("^", ()))
        self._lists = {name: frozenset(members) for name, members in compiled["listas"].items()}
        self._labels = frozenset(compiled["rotulos"])
        begins = {*self._root, *self._inner}
        self._begins = frozenset(begins).union(*(self._lists[one[1:]] for one in begins if one[0] == "+"))
        self._numbers = not begins.isdisjoint({"#", "#d"})

    def at(self, items: Sequence[Item], free: Sequence[int], place: int, words: Words) -> Match | None:
        """The longest phrase that begins at an item."""
        item = items[place]
        if item.number is None or not self._numbers:
            begins = self._begins
            for name in item.names:
                if name in begins:
                    break
            else:
                return None
        best: Match | None = None
        least = 0  # words that `...` stands for in it: of two that end alike, the one that knows more
        waiting: list[tuple[dict[str, Sequence[int]], int, Got, int, int, int]] = [(self._root, place, (), 0, 0, 0)]
        if self._inner and self.begins_part(items, place):
            waiting.append((self._inner, place, (), 0, 0, 0))
        steps = 0
        follow = self._node
        size = len(items)
        while waiting:
            node, at, got, gap, passed, loose = waiting.pop()
            steps += 1
            if steps > _STEPS:
                break
            if at > place:
                if "$" in node and (best is None or (at, -loose) > (best.end, -least)):
                    best, least = Match(list(node["$"]), at, got), loose
                if "!" in node and (best is None or (at, -loose) > (best.end, -least)) and self.ends_part(items, at):
                    below = follow(node["!"])
                    if "$" in below:
                        best, least = Match(list(below["$"]), at, got), loose
            if at >= size:
                continue
            item = items[at]
            names = item.names
            if at > place:
                if passed < 3 and (
                    item.word in ONES
                    or item.word in ":,-"
                    or (names and (free[at] or "!se" not in names) and not PASSED.isdisjoint(names))
                ):
                    waiting.append((node, at + 1, got, gap, passed + 1, loose))
                if gap and _TURNS.isdisjoint(names):
                    waiting.append((node, at + 1, got, gap - 1, passed, loose + 1))
                if "..." in node:
                    waiting.append((follow(node["..."]), at, got, _GAP, passed, loose))
                if "$nome" in node and (called := name_at(words, item)) is not None:
                    waiting.append(
                        (
                            follow(node["$nome"]),
                            _after(items, at, called[2]),
                            (*got, ("nome", called[0])),
                            0,
                            passed,
                            loose,
                        )
                    )
                if "$nomes" in node and (found := names_at(words, item)) is not None:
                    waiting.append(
                        (
                            follow(node["$nomes"]),
                            _after(items, at, found[1]),
                            (*got, ("nomes", found[0])),
                            0,
                            passed,
                            loose,
                        )
                    )
                if "$letra" in node and (letter := _letter(items, at, words)) is not None:
                    waiting.append((follow(node["$letra"]), letter[1], (*got, ("letra", letter[0])), 0, passed, loose))
            waiting += [(follow(node[name]), at + 1, got, 0, passed, loose) for name in names if name in node]
            if item.number is not None:
                if "#" in node:
                    waiting.append((follow(node["#"]), at + 1, (*got, ("n", item.number)), 0, passed, loose))
                if "#d" in node and item.word not in ONES:
                    waiting.append((follow(node["#d"]), at + 1, (*got, ("d", item.number)), 0, passed, loose))
                if "#2" in node:
                    waiting.append((follow(node["#2"]), at + 1, (*got, ("n2", item.number)), 0, passed, loose))
            for name, members in self._lists.items():
                if f"+{name}" in node and (listed := _list(items, at, members)) is not None:
                    waiting.append((follow(node[f"+{name}"]), listed[1], (*got, (name, listed[0])), 0, passed, loose))
        return best

    def _node(self, places: Sequence[int]) -> dict[str, Sequence[int]]:
        """Where phrases may have come to, as one node; it is put together when it is first met."""
        if len(places) == 1:
            return self._nodes[places[0]]
        key = tuple(places)
        node = self._merged.get(key)
        if node is None:
            follow: dict[str, dict[int, None]] = {}
            for place in places:
                for item, after in self._nodes[place].items():
                    follow.setdefault(item, {}).update(dict.fromkeys(after))
            self._merged[key] = node = {item: tuple(sorted(after)) for item, after in follow.items()}
        return node

    def begins_part(self, items: Sequence[Item], place: int) -> bool:
        """Whether an item is the first of a part of its sentence."""
        while place and items[place - 1].word in ONES:
            place -= 1
        return place == 0 or items[place - 1].word in PARTS or items[place - 1].word in _BUT

    def ends_part(self, items: Sequence[Item], place: int) -> bool:
        """Whether a part of a sentence ends before an item, or a label begins there."""
        if place >= len(items):
            return True
        item = items[place]
        return item.word in PARTS or item.word in _BESIDE or not self._labels.isdisjoint(item.names)


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
    while at < len(items):
        name = next((name for name in items[at].names if name in members), None)
        if name is None:
            break
        found.append(name)
        at += 1
        end = at
        joined = False
        while at < len(items) and (items[at].word in _JOINS or items[at].word in ONES):
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
    return " ".join(words.text[words.starts[first] : words.ends[end - 1]].split())

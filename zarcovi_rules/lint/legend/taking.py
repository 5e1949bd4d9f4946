"""What a phrase takes from a legend beside words: members of a list, ranks in letters, names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend.items import Item
from zarcovi_rules.lint.legend.small_words import LIGHT, ONES, STOPS
from zarcovi_rules.lint.legend.words import Words, plainly

TAKES = frozenset({"$nome", "$nome2", "$nomes", "$letra", "#2"})
"""The edges of phrases where something is taken that is no word of the vocabulary."""

QUOTED = 10
"""A quote ends within so many words, or is none."""

_NAMED = 9
"""So many words a name has, at most."""

_MEMBERS = 40
"""So many members a list has, at most: no text is slow to read."""

_JOINS = frozenset({",", "e", "ou", "/", "nem"})
"""What stands between the members of a list."""

_ENDS_MEMBER = frozenset({",", ")", ";", "-", "/"})
_WITH = frozenset({"com", "c/", "por"})
"""What may stand before the second of them: "voando ou com teleporte"."""

QUOTES = frozenset({'"', "'"})
_PASSED_OVER = STOPS | LIGHT
_LETTERS = frozenset({"a", "b", "c", "d", "e", "f", "s", "ss", "sss", "ssss", "sr", "ssr", "ur", "?"})
_OF = frozenset({"de", "do", "da", "dos", "das", "d'"})
_ROLES = frozenset({"usuario", "alvo", "inimigo", "aliado", "oponente", "personagem", "dono", "campo"})
_ENDS_NAME = frozenset(
    {"por", "com", "para", "pra", "que", "q", "e", "ou", "se", "em", "no", "na", "mas", "sem", "ate"}
)

_BEGINS_NAME = frozenset({"modo", "item", "habilidade"})
"""Written with a capital letter, they belong to the name that comes after them."""

_RANK = frozenset({"rank", "r", "rk"})
_NOT_NAMED = frozenset(
    ["genjutsu", "ninjutsu", "taijutsu", "senjutsu", "rank", "dano", "letal", "ilimitado", "supremo"]
)
"""Written with a capital letter, they begin no word of a name after "sem"."""


class Taken(NamedTuple):
    """Something that a phrase takes: by which edge, its mark and value, and the item after it."""

    edge: str
    mark: str
    value: Any
    end: int


def taken(edges: Mapping[str, object], items: Sequence[Item], at: int, words: Words) -> Iterator[Taken]:
    """The names, letters and further numbers from an item on, of those that `edges` ask for."""
    item = items[at]
    if "#2" in edges and item.number is not None:
        yield Taken("#2", "n2", item.number, at + 1)
    if ("$nome" in edges or "$nome2" in edges) and (called := name_at(words, item)) is not None:
        for edge in ("$nome", "$nome2"):
            if edge in edges:
                yield Taken(edge, edge[1:], called[0], _after(items, at, called[2]))
    if "$nomes" in edges and (several := names_at(words, item)) is not None:
        yield Taken("$nomes", "nomes", several[0], _after(items, at, several[1]))
    if "$letra" in edges and (letter := _letter(items, at, words)) is not None:
        yield Taken("$letra", "letra", letter[0], letter[1])


def _after(items: Sequence[Item], at: int, word: int) -> int:
    while at < len(items) and items[at].first < word:
        at += 1
    return at


def members_at(items: Sequence[Item], at: int, members: frozenset[str]) -> tuple[tuple[str, ...], int] | None:
    """The members of a group that stand in a list from an item on, and where the list ends."""
    found: list[str] = []
    end = at
    while at < len(items) and len(found) < _MEMBERS:
        name = next((name for name in items[at].names if name in members), None)
        if name is None or (found and _denied(items, at + 1)):
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


def _denied(items: Sequence[Item], at: int) -> bool:
    """Whether a "não" ends a list, or a part of it, and denies what is before it: "voando, correndo não"."""
    if at >= len(items) or "!nao" not in items[at].names or items[at].word in {"sem", "nem"}:
        return False
    return at + 1 >= len(items) or items[at + 1].word in _ENDS_MEMBER


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
    if words.loud and item.word in _PASSED_OVER and at < len(items) and items[at].word.isalpha():
        return None
    return words.text[start:end], at


def name_at(words: Words, item: Item) -> tuple[str, int, int] | None:
    """A name that begins at an item: its text, its first word and the word after it.

    A name is in quotes, or begins with a capital letter and goes on as long as words do, small ones only after "de";
    in a text that is all in capitals it ends before a preposition.
    """
    all_words = words.words
    first = item.first
    if all_words[first] in QUOTES:
        for close in range(first + 1, min(first + QUOTED, len(all_words))):
            if all_words[close] == all_words[first]:
                return _quoted(words, first + 1, close), first + 1, close + 1
        return None
    end = _name_end(words, first)
    while end > first and all_words[end - 1] in _OF:
        end -= 1
    return (_quoted(words, first, end), first, end) if end > first else None


def _name_end(words: Words, first: int) -> int:
    """The word after those that may belong to a name."""
    all_words = words.words
    at = first
    while at < len(all_words) and at - first < _NAMED:
        word = all_words[at]
        if word == "-" and at > first and _is_hyphen(words, at):
            at += 2
        elif word.isdecimal() and at > first and _is_ordinal(words, at):
            return at + 1
        elif (
            not word.replace("'", "").isalpha()
            or (words.loud and at > first and word in _ENDS_NAME)
            or (word in _RANK and all_words[at + 1 : at + 2] and all_words[at + 1].isdecimal())
        ):
            break
        elif not words.small(at):
            at += 1
        elif at > first and _is_of(words, at):
            at += 2  # "de" and what it is of
        else:
            break
    return at


def _is_ordinal(words: Words, at: int) -> bool:
    """Whether a number ends the name before it, "Modo Garça 2": nothing stands after it that is counted by it."""
    after = words.words[at + 1 : at + 2]
    return not after or after[0] in _ENDS_NAME or not (after[0].isalnum() or after[0] in {"-", "°", "/", "%", "+"})


def _is_hyphen(words: Words, at: int) -> bool:
    """Whether a "-" joins the words beside it."""
    if words.starts[at] != words.ends[at - 1] or at + 1 >= len(words.words):
        return False
    return words.starts[at + 1] == words.ends[at] and words.words[at + 1].isalpha()


def _is_of(words: Words, at: int) -> bool:
    """Whether a small word is a "de" after which the name goes on, or a "sem": "o Lago sem Fundo"."""
    all_words = words.words
    if all_words[at] == "sem" and at + 1 < len(all_words):
        return (
            not (words.loud or words.small(at + 1) or all_words[at + 1] in _NOT_NAMED) and all_words[at + 1].isalpha()
        )
    if all_words[at] not in _OF or at + 1 >= len(all_words) or not all_words[at + 1].isalpha():
        return False
    return not (words.small(at + 1) and all_words[at + 1] in _ROLES)


def names_at(words: Words, item: Item) -> tuple[tuple[str, ...], int] | None:
    """The names of a list that begins at an item, and the word after it; "Modo Lebre" does not begin with "Lebre"."""
    if item.first and words.words[item.first - 1] in _BEGINS_NAME and not words.small(item.first - 1):
        return None
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

"""A compiled vocabulary as the reader uses it: which terms govern, what they say, and the phrases of them all."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from typing import Any

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend.items import LIMITING, Item, Items
from zarcovi_rules.lint.legend.packed import EXCEPT, Compiled
from zarcovi_rules.lint.legend.phrases import Got, Phrases, filled
from zarcovi_rules.lint.legend.remembered import make_room

YES, NO, ONLY, EXCEPTED = range(4)
"""How a thing is said: the places of `sim`, `nao`, `so` and `exceto` in what an entry says."""

FREE, BARE, COUNTS = 1, 2, 4
"""The flags `livre`, `nu` and `limita` of an entry."""

_WHOLE = frozenset({"sim", "nao"})
"""The values of what holds or does not, and never by half."""

OPEN = "?"
"""Before the mark of a number among what a phrase held, it tells that the legend leaves that number open."""

_SAYINGS = 20_000
"""So many sayings are kept, at most."""


class Entry(NamedTuple):
    """An entry of the vocabulary: what it says by how it stands, its flags, what it asks for.

    `signs` are those between parts of a sentence that its first phrase has, `origin` is its number as it was written.
    """

    says: tuple[list[list[Any]], ...]
    flags: int
    signs: str
    needs: list[list[str]]
    without: list[str]
    origin: int

    @property
    def silent(self) -> bool:
        """Whether it says nothing, and only keeps its words from being read as anything else."""
        return not any(self.says)


class Saying:
    """What an entry says as it was met, if the card has what it `needs` and nothing of `without`.

    `reads` are the fields and clauses that it says, each with its feature of the card. `clauses` are those that the
    thing of a verb says, or says when denied (`no`), by the verb and its thing (`key`); `against` pairs of what is
    denied and what it would say; `unsaid` clauses that are only denied. It is `mute` if it neither says nor denies
    anything. `got` is what its phrase held, `met` how it stood: its polarity, whether in an exception, and the
    fields that it does not leave open, should it leave open all else.

    It is `whole` if it holds or does not, and is another with a limit; `firm` if it is nothing that a limit unsays. It
    `limits` what it stands right after. One that is or does either `weighs`: what stands beside it matters.
    """

    __slots__ = (
        "against",
        "clauses",
        "entry",
        "firm",
        "got",
        "key",
        "limits",
        "met",
        "mute",
        "needs",
        "no",
        "origin",
        "reads",
        "unsaid",
        "weighs",
        "whole",
        "without",
    )

    def __init__(
        self,
        number: int,
        entry: Entry,
        polarity: int,
        got: Got,
        key: str,
        excepted: bool,
        firm: frozenset[str],
        whole: frozenset[str],
    ) -> None:
        self.entry = number
        self.got = got
        self.met: tuple[int, bool, frozenset[str] | None] = polarity, excepted, None
        self.origin = entry.origin
        self.needs = entry.needs
        self.without = entry.without
        self.no = polarity == NO
        self.key = key
        yes, own = list(_named(entry.says[YES], got)), list(_named(entry.says[polarity], got))
        templates = own or (yes if polarity == ONLY else ())
        marks = [f"{{{name[1:]}}}" for name, _ in got if name[0] == OPEN]
        self.reads = [
            ((name, value), f"{name}:{value}")
            for name, template in (_left_open(str(name), template, marks) for name, template in templates)
            for value in filled(template, got)
        ]
        clauses = [name for name, value in yes if value == "sim"]
        self.clauses = [name for name, value in own or yes if value == "sim"] if key else []
        self.against = [(name, other) for name, value in own if value == "sim" for other in clauses] if self.no else []
        self.mute = not self.reads and not (self.no and yes)
        self.unsaid = clauses if self.no and not entry.says[NO] and not excepted else []
        said = self.reads
        self.whole = any(value in _WHOLE or name in whole for (name, value), _ in said)
        self.firm = bool(said) and all(name in firm for (name, _), _ in said)
        self.limits = bool(entry.flags & COUNTS)
        self.weighs = self.whole or self.limits

    def left_open(self, but: frozenset[str] = frozenset()) -> Saying:
        """What leaves open all that this says, `but` some fields, and denies nothing."""
        saying = copy(self)
        saying.met = (*self.met[:2], but)
        saying.reads = [
            ((name, value), feature) if name in but else ((f"{name.rstrip(OPEN)}{OPEN}", value), f"{feature}{OPEN}")
            for (name, value), feature in self.reads
        ]
        saying.clauses, saying.against, saying.unsaid = [], [], []
        return saying


def _named(templates: Iterable[Sequence[Any]], got: Got) -> Iterator[Sequence[Any]]:
    """What an entry says, with the members of groups in the names that have them: one for each of a list."""
    for name, template in templates:
        if "{" not in name:
            yield name, template
            continue
        for key, value in got:
            if (mark := f"{{{key}}}") in name:
                for one in map(str, value if isinstance(value, tuple) else (value,)):
                    other = template.replace(mark, one) if isinstance(template, str) else template
                    yield from _named([(name.replace(mark, one), other)], got)
                break


def _left_open(name: str, template: str | int, marks: list[str]) -> tuple[str, str | int]:
    """A field and its value, left open if it takes a number that is open."""
    if name[-1] == OPEN or not (isinstance(template, str) and any(mark in template for mark in marks)):
        return name, template
    return f"{name}{OPEN}", template


class Grammar:
    """What the words of a compiled vocabulary do in a sentence.

    `verbs` govern what follows them, `light` ones only what they have a phrase with; `heads` are things that have what
    follows them. `pairs` are the entries of a verb and its thing, `singles` of a thing by itself, `paired` the verbs
    that have a phrase with anything, `excepted` the things that an exception may name.
    """

    def __init__(self, compiled: Compiled) -> None:
        self.items = Items(compiled)
        self.phrases = Phrases(compiled, self.items.any_number)
        self.verbs = frozenset(compiled["verbos"])
        self.light = frozenset(compiled["leves"])
        self.heads = frozenset(compiled["nucleos"])
        self.pairs: dict[str, dict[str, list[int]]] = compiled["pares"]
        self.singles: dict[str, list[int]] = compiled["soltas"]
        self.paired = frozenset(self.pairs)
        self.excepted = frozenset(self.pairs.get(EXCEPT, ()))
        self.firm = frozenset(compiled["firmes"])
        self.whole = frozenset(compiled["inteiros"])
        self.groups: dict[str, list[str]] = compiled["grupos"]
        self._packed: list[str] = compiled["diz"]
        self._entries: dict[int, Entry] = {}
        self._sayings: dict[tuple[int, int, Got, str, bool], Saying] = {}

    def entry(self, number: int) -> Entry:
        """An entry by its number, unpacked when it is first asked for."""
        entry = self._entries.get(number)
        if entry is None:
            *says, flags, signs, needs, without, origin = json.loads(self._packed[number].replace("'", '"'))
            self._entries[number] = entry = Entry(tuple(says), flags, signs, needs, without, origin)
        return entry

    def saying(self, number: int, polarity: int, got: Got = (), key: str = "", excepted: bool = False) -> Saying:
        """What an entry says as it was met; many legends say the same, so it is put together once."""
        said = number, polarity, got, key, excepted
        saying = self._sayings.get(said)
        if saying is None:
            make_room(self._sayings, _SAYINGS)
            self._sayings[said] = saying = Saying(
                number, self.entry(number), polarity, got, key, excepted, self.firm, self.whole
            )
        return saying

    def instead(self, saying: Saying, got: Got) -> Saying:
        """What was met as a saying was, had its phrase held something else."""
        polarity, excepted, but = saying.met
        other = self.saying(saying.entry, polarity, got, saying.key, excepted)
        return other if but is None else other.left_open(but)

    def matters(self, name: str) -> bool:
        """Whether a term says something by itself or beside a verb, or turns or limits what stands there."""
        return (
            name in self.singles
            or name in self.verbs
            or name in self.heads
            or name in self.phrases.labels
            or name in LIMITING
            or name[0] == "!"
            or any(name in things for things in self.pairs.values())
            or any(name in members for members in self.groups.values())
        )

    def is_light(self, verb: Item) -> bool:
        """Whether a verb leaves alone whatever it has no phrase with; one that nobody knows does not."""
        verbs = self.verbs.intersection(verb.names)
        return bool(verbs or self.heads.intersection(verb.names)) and self.light.issuperset(verbs)

    def blocks(self, verb: Item) -> bool:
        """Whether a verb has no phrase with anything: whatever it governs is nothing that the card is."""
        return self.paired.isdisjoint(verb.names)

    def things(self, verb: Item, names: Iterable[str]) -> Iterator[tuple[str, list[int]]]:
        """The phrases of a verb with a thing of these names: the verb and its thing, and the entries."""
        for name in verb.names:
            things = self.pairs.get(name)
            if things is not None:
                for thing in names:
                    if thing in things:
                        yield f"{name} {thing}", things[thing]

    def is_thing_of(self, verb: Item, names: Iterable[str]) -> bool:
        """Whether a verb has a phrase with a thing of these names: "cabe repelir"."""
        pairs = self.pairs
        return any(name in pairs and not pairs[name].keys().isdisjoint(names) for name in verb.names)

"""A compiled vocabulary as it is shipped: texts of which only what is asked for is unpacked, since most never is.

A graph has four of them. `inicio` are the items that may come first, and `depois` for each what then follows: places
of nodes, in hexadecimal, with dots between. `nos` are the nodes. One begins at its place: an item, what follows it,
another item; then, after "&&", sets of items that the same follows, each by its place in `itens`. Nodes and sets end
with two blanks. `compiling` writes all this.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from zarcovi_rules.core.tuples import NamedTuple

Compiled = dict[str, Any]
"""A vocabulary that was compiled: what `Reader` takes."""

EXCEPT = "exceto"
"""What governs the things that an exception names."""

END = "  "
"""What ends a node, and a set of items."""

SETS = " && "
"""What stands before the sets of a node."""

NAME = "N"
"""Before the name of a term, it makes an item of a form's end that tells the name: no folded word begins so."""


class Graph:
    """A graph that is unpacked as it is asked for; `first` has by what may come first, what then follows."""

    __slots__ = ("_items", "_nodes", "_sets", "first")

    def __init__(self, packed: Mapping[str, str]) -> None:
        self.first: dict[str, str] = {}
        if packed["inicio"]:
            self.first = dict(zip(packed["inicio"].split(" "), packed["depois"].split(" "), strict=True))
        self._nodes = packed["nos"]
        self._items = packed["itens"]
        self._sets: dict[str, list[str]] = {}

    def node(self, at: Iterable[int]) -> dict[str, str]:
        """The nodes at some places as one: by what may come next, what then follows, see `places`."""
        node: dict[str, str] = {}
        for place in at:
            singles, _, sets = self._nodes[place : self._nodes.index(END, place)].partition(SETS)
            parts = singles.split(" ")
            one = dict(zip(parts[::2], parts[1::2], strict=False))
            if sets:
                parts = sets.split(" ")
                for of, follow in zip(parts[::2], parts[1::2], strict=True):
                    one.update(dict.fromkeys(self._set(of), follow))
            if not node:
                node = one
                continue
            for item, follow in one.items():
                node[item] = f"{node[item]}.{follow}" if item in node else follow
        return node

    def _set(self, of: str) -> list[str]:
        items = self._sets.get(of)
        if items is None:
            start = int(of, 16)
            self._sets[of] = items = self._items[start : self._items.index(END, start)].split(" ")
        return items


def places(*follow: str) -> list[int]:
    """The places of what follows, in order, each once. They are read where phrases go on only, and these are few."""
    return sorted({int(place, 16) for place in ".".join(follow).split(".")})


class Form(NamedTuple):
    """Where forms of terms have come to: the names of the terms that end there, by the next word what then follows."""

    names: tuple[str, ...]
    below: Mapping[str, str]


class Forms:
    """The forms of terms, as a graph of their words; `inner` are the words that no form begins with."""

    __slots__ = ("_graph", "_known", "first", "inner")

    def __init__(self, packed: Mapping[str, str]) -> None:
        self._graph = Graph(packed)
        self._known: dict[str, Form] = {}
        self.first = self._graph.first
        self.inner = frozenset(packed["dentro"].split())

    def at(self, follow: str) -> Form:
        """Where forms have come to with a word that these nodes follow."""
        form = self._known.get(follow)
        if form is None:
            node = self._graph.node(int(place, 16) for place in follow.split("."))
            names = tuple([item[1:] for item in node if item[0] == NAME])
            self._known[follow] = form = Form(names, {item: node[item] for item in node if item[0] != NAME})
        return form

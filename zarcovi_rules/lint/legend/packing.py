"""Growing a graph, and packing it as the texts that `packed` unpacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from zarcovi_rules.lint.legend.packed import END, SETS, Graph

ENDS = "$"
"""In a graph of phrases, the item that entries "follow" by their numbers, since a phrase of theirs ends there."""


class Growing:
    """A graph of nodes, each of what may come next with the numbers of the nodes that then follow. Alike ones are one.

    It adds to a packed one, if there was one `before`; `first` has what may come first. Without `ends` the order of
    what may come next is kept, and there are no sets.
    """

    def __init__(self, before: Mapping[str, str] | None, ends: str | None = ENDS) -> None:
        self._before = before or {"inicio": "", "depois": "", "nos": "", "itens": ""}
        self._ends = ends
        self._numbers: dict[tuple[Any, ...], int] = {}
        self.nodes: list[dict[str, list[int]]] = []
        self.first: dict[str, dict[int, None]] = {}

    def node(self, edges: Mapping[str, Iterable[int]]) -> int:
        """The number of the node that goes on so."""
        items = sorted(edges.items()) if self._ends else edges.items()
        key = tuple([(item, tuple(sorted(follow))) for item, follow in items])
        number = self._numbers.setdefault(key, len(self.nodes))
        if number == len(self.nodes):
            self.nodes.append({item: list(follow) for item, follow in key})
        return number

    def chain(self, items: Sequence[str], after: Mapping[str, Iterable[int]]) -> int:
        """The number of the node after which the items follow one by one, and then what is `after` them."""
        number = self.node(after)
        for item in reversed(items):
            number = self.node({item: (number,)})
        return number

    def packed(self) -> dict[str, str]:
        """The nodes to which something leads, as texts. What follows a first item is one node, joined for reading."""
        for item, numbers in self.first.items():
            edges: dict[str, dict[int, None]] = {}
            for one, follow in (pair for number in numbers for pair in self.nodes[number].items()):
                edges.setdefault(one, {}).update(dict.fromkeys(follow))
            self.first[item] = {self.node(edges): None}
        nodes, items = _Texts(self._before["nos"]), _Texts(self._before["itens"])
        places: dict[int, int] = {}
        for number in sorted(self._reached()):
            alike: dict[str, list[str]] = {}
            for item, follow in self.nodes[number].items():
                at = _hex(follow if item == self._ends else [places[one] for one in follow])
                alike.setdefault(at, []).append(item)
            singles = [f"{item} {at}" for at, of in alike.items() for item in of if len(of) == 1 or not self._ends]
            sets = [f"{items.place(' '.join(of)):x} {at}" for at, of in alike.items() if len(of) > 1 and self._ends]
            places[number] = nodes.place(" ".join(singles) + (SETS + " ".join(sets) if sets else ""))
        first = Graph(self._before).first
        for item, numbers in self.first.items():
            at = _hex(places[one] for one in numbers)
            first[item] = f"{first[item]}.{at}" if item in first else at
        return {
            "inicio": " ".join(first),
            "depois": " ".join(first.values()),
            "nos": nodes.text(),
            "itens": items.text(),
        }

    def _reached(self) -> set[int]:
        found = {number for follow in self.first.values() for number in follow}
        waiting = list(found)
        while waiting:
            for item, follow in self.nodes[waiting.pop()].items():
                if item != self._ends:
                    waiting += set(follow) - found
                    found.update(follow)
        return found


def _hex(places: Iterable[int]) -> str:
    return ".".join([f"{place:x}" for place in places])


class _Texts:
    """Texts that are written one after the other, alike ones once, and the places where they begin."""

    def __init__(self, before: str) -> None:
        self._written = [before]
        self._size = len(before)
        self._places: dict[str, int] = {}

    def place(self, text: str) -> int:
        """The place of a text."""
        place = self._places.get(text)
        if place is None:
            self._places[text] = place = self._size
            self._written.append(text + END)
            self._size += len(text) + len(END)
        return place

    def text(self) -> str:
        """All of them."""
        return "".join(self._written)

"""What is remembered of what was read before, so much and no more."""

from __future__ import annotations

from itertools import islice
from typing import Any, Generic, TypeVar

T = TypeVar("T")
V = TypeVar("V")


def make_room(known: dict[Any, Any], most: int) -> None:
    """Forget the older half of what is `known`, should there be no room for more."""
    if len(known) >= most:
        for key in list(islice(known, (most + 1) // 2)):
            del known[key]


class ByWhatMatters(Generic[T, V]):
    """What came of one thing under many circumstances, told apart by those that mattered to it and no others."""

    __slots__ = ("_known", "_mattered", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._mattered = frozenset[T]()
        self._known: dict[frozenset[T], V] = {}

    def get(self, under: frozenset[T]) -> V | None:
        """What came of it under circumstances that make no difference to these, if that is known."""
        return self._known.get(self._mattered & under)

    def keep(self, value: V, under: frozenset[T], mattered: frozenset[T]) -> None:
        """Keep what came of it under these circumstances: whatever did not matter was not looked at."""
        if not mattered <= self._mattered:
            self._mattered |= mattered
            self._known = {}
        make_room(self._known, self._most)
        self._known[self._mattered & under] = value

"""What was read of one legend."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple


class Read(NamedTuple):
    """One thing that a legend says: `name` is a field or a clause, `start` and `end` the characters that say it.

    A clause has the value "sim"; `phrase` is the entry of the vocabulary by which it was read.
    """

    name: str
    value: str | int
    start: int
    end: int
    phrase: str = ""


@dataclass(frozen=True)
class Reading:
    """All that was read of a legend, in the order of the text.

    `doubts` are fields of which the legend says two things, or one thing that may be taken two ways: none of them is
    among the `reads`. `unread` are the spans of words that no phrase explains.
    """

    text: str
    reads: tuple[Read, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    unread: tuple[tuple[int, int], ...] = ()

    @cached_property
    def by_name(self) -> dict[str, tuple[Read, ...]]:
        """The reads of each field and clause."""
        found: dict[str, tuple[Read, ...]] = {}
        for read in self.reads:
            found[read.name] = (*found.get(read.name, ()), read)
        return found


@dataclass(frozen=True, slots=True)
class Doubt:
    """A field that the legend leaves open: the reads that contradict each other, or the one that is ambiguous."""

    name: str
    reads: tuple[Read, ...]

    @property
    def ambiguous(self) -> bool:
        """Whether it is one way of writing that may mean several things, not two that contradict."""
        return len(self.reads) == 1

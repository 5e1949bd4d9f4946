"""What was read of one legend."""

from __future__ import annotations

from functools import cached_property

from zarcovi_rules.core.tuples import NamedTuple


class Read(NamedTuple):
    """One thing that a legend says: `name` is a field or a clause, `start` and `end` the characters that say it.

    A clause has the value "sim"; `origin` is the number of the entry of the vocabulary by which it was read, if any.
    """

    name: str
    value: str | int
    start: int
    end: int
    origin: int = -1


class Reading:
    """All that was read of a legend, in the order of the text.

    `doubts` are fields of which the legend says two things, or one thing that may be taken two ways: none of them is
    among the `reads`. `unread` are the spans of words that no phrase explains. At `second` another legend seems to
    begin, if the text seems to hold two. `denied` is what it says that the card is not or does not, each as it would
    have said it.
    """

    def __init__(
        self,
        text: str,
        reads: tuple[Read, ...] = (),
        doubts: tuple[Doubt, ...] = (),
        unread: tuple[tuple[int, int], ...] = (),
        second: int | None = None,
        denied: tuple[Read, ...] = (),
    ) -> None:
        self.text = text
        self.reads = reads
        self.doubts = doubts
        self.unread = unread
        self.second = second
        self.denied = denied

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reading) and self._all == other._all

    def __hash__(self) -> int:
        return hash(self._all)

    def __repr__(self) -> str:
        return f"Reading{self._all}"

    @property
    def _all(self) -> tuple[object, ...]:
        return self.text, self.reads, self.doubts, self.unread, self.second, self.denied

    @cached_property
    def by_name(self) -> dict[str, tuple[Read, ...]]:
        """The reads of each field and clause."""
        found: dict[str, tuple[Read, ...]] = {}
        for read in self.reads:
            found[read.name] = (*found.get(read.name, ()), read)
        return found


class Doubt(NamedTuple):
    """A field that the legend leaves open: the reads that contradict each other, or the one that is ambiguous."""

    name: str
    reads: tuple[Read, ...]

    @property
    def ambiguous(self) -> bool:
        """Whether it is one way of writing that may mean several things, not two that contradict."""
        first = self.reads[0]
        return all((read.start, read.end) == (first.start, first.end) for read in self.reads)

"""From what the sentences of a legend say to what the legend says: reads, doubts, and what the card lacks for more."""

from __future__ import annotations

from collections.abc import Iterable

from zarcovi_rules.lint.legend.grammar import Entry, Saying
from zarcovi_rules.lint.legend.reading import Doubt, Read

Placed = tuple[int, int, Saying]
"""The characters of a legend that say something, and what they say."""


class Gathering:
    """What is known of a card while its legend is put together: its `features`, and what was read of it.

    `idle` are the entries that ask for what the card is not.
    """

    __slots__ = ("_against", "_denied", "_name_end", "_reads", "_sides", "features", "idle")

    def __init__(self, begun: Iterable[Read], given: frozenset[str], name_end: int = 0) -> None:
        self.features = set(given)
        self._name_end = name_end
        self.idle: frozenset[int] = frozenset()
        self._reads: dict[tuple[str, str | int], Read] = {(read.name, read.value): read for read in begun}
        self._against: list[tuple[str, str]] = []
        self._denied: list[Read] = []
        self._sides: dict[str, tuple[set[str], set[str]]] = {}  # what a verb and its thing say, and say when denied

    def take(self, said: Iterable[Placed]) -> None:
        """Take what is said, in the order of the text; what needs something of the card once that is there."""
        waiting: list[Placed] = []
        last: list[Placed] = []  # what needs that something is not said
        for one in said:
            saying = one[2]
            if saying.without:
                last.append(one)
            elif saying.needs and not self.has(saying):
                waiting.append(one)
            else:
                self._say(one)
        while waiting or last:
            later = [one for one in waiting if not self._said_now(one)]
            if len(later) == len(waiting):
                if not last:
                    self.idle = frozenset(saying.entry for _, _, saying in later)
                    break
                later, last = later + sorted(last, key=_leaves_open), []
            waiting = later

    def has(self, saying: Saying | Entry) -> bool:
        """Whether the card, as far as it was read, has what something asks for."""
        features = self.features
        if saying.needs and not any(map(features.issuperset, saying.needs)):
            return False
        return features.isdisjoint(saying.without)

    def _said_now(self, one: Placed) -> bool:
        if not self.has(one[2]):
            return False
        self._say(one)
        return True

    def _say(self, one: Placed) -> None:
        start, end, saying = one
        for says, feature in saying.reads:
            if says not in self._reads or self._reads[says].start < self._name_end <= start:
                self._reads[says] = Read(says[0], says[1], start, end, saying.origin)
                self.features.add(says[0])
                self.features.add(feature)
        if saying.no:
            self._against += saying.against
            self._denied += [Read(name, value, start, end, saying.origin) for name, value in saying.unsaid]
        if saying.clauses:
            self._sides.setdefault(saying.key, (set(), set()))[saying.no].update(saying.clauses)

    def _beyond_the_name(self) -> Iterable[Read]:
        """The reads, but for what a name says otherwise than what comes after it: "*Teleporte Falso*: ataque"."""
        if not self._name_end:
            return self._reads.values()
        after = {read.name for read in self._reads.values() if read.start >= self._name_end}
        return [read for read in self._reads.values() if read.start >= self._name_end or read.name not in after]

    def denied(self) -> tuple[Read, ...]:
        """What is only denied, in the order of the text: the words of each say nothing else, and no others say it."""
        if not self._denied:
            return ()
        once = {(read.name, read.value): read for read in reversed(self._denied)}
        saying = {(read.start, read.end) for read in self._reads.values()}
        left = (read for key, read in once.items() if key not in self._reads and (read.start, read.end) not in saying)
        return tuple(sorted(left, key=_in_text))

    def result(self, single: frozenset[str]) -> tuple[tuple[Read, ...], tuple[Doubt, ...]]:
        """The reads in the order of the text, without what the legend leaves open, and that as doubts.

        It leaves open fields that can have one value only (`single`) and have several, or one that may be taken two
        ways, and clauses that it says and unsays.
        """
        reads = sorted(self._beyond_the_name(), key=_in_text)
        against = self._against + [(name, other) for yes, no in self._sides.values() for name in yes for other in no]
        by_name: dict[str, list[Read]] = {}
        for read in reads:
            by_name.setdefault(read.name.rstrip("?"), []).append(read)
        doubts = {
            name: tuple(each)
            for name, each in by_name.items()
            if (len(each) > 1 and name in single) or each[0].name[-1] == "?" or each[-1].name[-1] == "?"
        }
        for name, other in against:
            if name != other and name in by_name and other in by_name and name not in single:
                both = (*by_name[name], *by_name[other])
                doubts.setdefault(name, both)
                doubts.setdefault(other, both)
        for read in self._denied:
            if read.name in by_name and read.value == "sim":
                doubts.setdefault(read.name, (*by_name[read.name], read._replace(value="nao")))
        if not doubts:
            return tuple(reads), ()
        return (
            tuple(read for read in reads if read.name.rstrip("?") not in doubts),
            tuple(Doubt(name, each) for name, each in doubts.items()),
        )


def _leaves_open(one: Placed) -> bool:
    """Whether something only leaves open what it says, which whatever else is said may settle."""
    return all(says[0][-1] == "?" for says, _ in one[2].reads)


def _in_text(read: Read) -> tuple[int, int, str, str]:
    return read.start, read.end, read.name, str(read.value)

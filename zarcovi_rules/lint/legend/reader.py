"""Reading a legend: words into terms, terms into phrases, phrases into what the legend says.

What is read is what the words state. A condition ("se", "quando"), somebody else's ability, a word that is only near:
none of these is read, and whatever no phrase explains is listed as unread.

Legends that read alike are read once, by the stand-in of them all (see `alike`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from zarcovi_rules.lint.legend.gathering import Gathering
from zarcovi_rules.lint.legend.grammar import Grammar
from zarcovi_rules.lint.legend.naming import Named
from zarcovi_rules.lint.legend.packed import Compiled
from zarcovi_rules.lint.legend.parts import Parts
from zarcovi_rules.lint.legend.passages import Said
from zarcovi_rules.lint.legend.pasted import unpacked
from zarcovi_rules.lint.legend.reading import Read, Reading
from zarcovi_rules.lint.legend.remembered import ByWhatMatters, make_room
from zarcovi_rules.lint.legend.titles import alone_on_its_line, title

LONGEST = 20_000
"""So many characters of a legend are read; nobody writes a longer one, and what comes after is listed as unread."""

_LONG_WORD = 100
"""No word has more characters."""

_TRIES = 4
"""So often a legend is read again without the phrases that ask for what the card is not, at most."""

_REMEMBERED = 1_000
"""So many whole legends are remembered, at most: cards are copied from sheet to sheet."""

_CARDS = 50
"""Each of them as so many cards have it, at most."""

_NOTHING = frozenset[int]()

Spans: TypeAlias = Sequence[tuple[int, int]]
"""Stretches of characters, each from its start to its end."""


class Reader:
    """Reads legends by a compiled vocabulary. `single` are the fields that can have one value only.

    `name` is the field of the card's name and `demand` that of what it demands in square brackets, if the book has
    them.
    """

    def __init__(
        self, compiled: Compiled, single: Iterable[str], *, name: str | None = None, demand: str | None = None
    ) -> None:
        self.grammar = Grammar(compiled)
        self.single = frozenset(single)
        self.name = name
        self.demand = demand
        self.parts = Parts(self.grammar)
        self._known: dict[str, ByWhatMatters[str, Reading]] = {}

    def read(self, text: str, given: Iterable[str] = ()) -> Reading:
        """What `text` says, of a card that has the features `given` by its fields."""
        features = frozenset(given)
        known = self._known.get(text)
        reading = known.get(features) if known is not None else None
        if reading is None:
            legend = _Legend(self, text)
            reading = legend.read(features)
            if len(text) <= LONGEST:
                if known is None:
                    make_room(self._known, _REMEMBERED)
                    self._known[text] = known = ByWhatMatters(_CARDS)
                known.keep(reading, features, legend.asked)
        return reading

    def apart(self, text: str) -> list[int]:
        """Where the legends begin that a text certainly holds, the first at its beginning."""
        if self.name is None or "\n" not in text:
            return [0]
        from zarcovi_rules.lint.legend import together  # only whoever pastes a caption may paste two

        return together.apart(text, self.read, self.single, self.name)


class _Legend:
    """One legend being read; `asked` are the features of the card that mattered."""

    __slots__ = ("_by", "_end", "_named", "_parts", "_struck", "_text", "asked")

    def __init__(self, by: Reader, text: str) -> None:
        self._by = by
        self.asked = frozenset[str]()
        self._text = text
        self._end = len(text) if len(text) <= LONGEST else _last_blank(text, LONGEST)
        read, self._struck, _ = unpacked(text[: self._end])
        self._parts = parts = by.parts.of(read)
        self._named: Named | None = None
        if by.name is not None and parts:
            self._named = parts[0][1].named(read[parts[1][0] :] if len(parts) > 1 else "")

    def read(self, given: frozenset[str]) -> Reading:
        """What the legend says of a card that has the features `given`."""
        by, parts = self._by, self._parts
        said = [part.plainly.said for _, part in parts]
        unread = [part.plainly.unread for _, part in parts]
        gathered = self._gathered(said, _NOTHING, given)
        if gathered.idle or self._named is not None or any(part.passage.brackets for _, part in parts):
            gathered, unread = self._read_closely(gathered, given)
        if any(part.quotes for _, part in parts):
            self._parts = [(base, by.parts.literally(part) if part.quotes else part) for base, part in parts]
            return self.read(given)
        for _, part in parts:
            part.passage.rest()
        reads, doubts = gathered.result(by.single)
        spans = [
            (base + start, base + end) for (base, _), each in zip(parts, unread, strict=True) for start, end in each
        ]
        if self._named is None and spans and by.name is not None and "\n" in self._text:
            named = title(by.grammar, self._text[: self._end], spans)
            if named is not None:
                reads = (Read(by.name, named.name, named.start, named.end), *reads)
                del spans[0]
        if self._struck:
            spans = sorted([*spans, *self._struck])
        if self._end < len(self._text):
            spans.append((self._end, len(self._text)))
        other = None
        if doubts and "\n" in self._text:
            from zarcovi_rules.lint.legend import together  # few legends leave anything open

            other = together.second(self._text[: self._end], doubts, by.single)
        return Reading(self._text, reads, doubts, tuple(spans), other, gathered.denied())

    def _read_closely(self, gathered: Gathering, given: frozenset[str]) -> tuple[Gathering, list[Spans]]:
        """What the legend says, and what stays unread of each part, by each of its sentences.

        This is for legends with a name or with brackets, and where entries ask for what the card is not.

        What asks for something that the card is not must not keep its words from being read as anything else: such
        entries are left out, and the sentences that have them read again. Should an entry then get what it asks for, it
        comes back; should it take from the card the words that would give that, it is left out for good.
        """
        grammar, parts = self._by.grammar, self._parts
        first = [[part.passage.sentence(number, _NOTHING) for number in range(part.passage.size)] for _, part in parts]
        again = [list(sentences) for sentences in first]
        without = asking = vain = _NOTHING
        for _ in range(_TRIES):
            vain |= asking & gathered.idle
            asking |= gathered.idle
            idle = vain.union(entry for entry in asking if not gathered.has(grammar.entry(entry)))
            if idle == without:
                break
            without = idle
            for (_, part), before, now in zip(parts, first, again, strict=True):
                for number in range(part.passage.size):
                    if any(one[2].entry in asking for one in (*before[number].said, *now[number].said)):
                        now[number] = part.passage.sentence(number, without)
            said = [
                [one for sentence in now for one in part.said(sentence)]
                for (_, part), now in zip(parts, again, strict=True)
            ]
            gathered = self._gathered(said, without, given)
        unread = []
        for (base, part), now in zip(parts, again, strict=True):
            aside = [one for bracket in part.passage.asides(without) for one in bracket.sentences]
            unread.append(part.unread([*now, *aside], gathered.idle, self._named if base == 0 else None))
        return gathered, unread

    def _gathered(self, said: Iterable[Iterable[Said]], without: frozenset[int], given: frozenset[str]) -> Gathering:
        """What the legend says by what its parts say."""
        by = self._by
        begun: list[Read] = []
        end = 0
        if self._named is not None and by.name is not None:
            name, start, end = self._named[:3]
            begun.append(Read(by.name, name, start, end))
        placed = [
            (base + start, base + end, saying)
            for (base, _), each in zip(self._parts, said, strict=True)
            for start, end, saying in each
        ]
        for base, part in self._parts:  # what brackets say comes after all others
            for aside, demand in part.passage.asides(without) if part.passage.brackets else ():
                placed += [(base + start, base + end, saying) for one in aside for start, end, saying in one.said]
                if demand is not None and by.demand is not None:
                    begun.append(Read(by.demand, demand[0], base + demand[1], base + demand[2]))
        for _, _, saying in placed:
            if saying.without or saying.needs:
                self.asked = self.asked.union(saying.without, *saying.needs)
        if self._named is not None and alone_on_its_line(self._text, self._named):
            # Of how a card is called no more is taken than what it is: "*Barreira de Gelo*", but not "*Quebra Fluxo*".
            named = self._named
            placed = [one for one in placed if one[2].firm or one[1] <= named.start or one[0] >= named.end]
        gathered = Gathering(begun, given, end)
        gathered.take(placed)
        return gathered


def _last_blank(text: str, end: int) -> int:
    """Where the last word before `end` ends that is whole; at `end` where no word does for long."""
    blank = max(text.rfind(" ", end - _LONG_WORD, end + 1), text.rfind("\n", end - _LONG_WORD, end + 1))
    return blank if blank >= 0 else end

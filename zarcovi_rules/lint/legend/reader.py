"""Reading a legend: words into terms, terms into phrases, phrases into what the legend says.

What is read is what the words state. A condition ("se", "quando"), somebody else's ability, a word that is only near:
none of these is read, and whatever no phrase explains is listed as unread.

Legends that read alike are read once, by the stand-in of them all (see `alike`).
"""

from __future__ import annotations

from collections.abc import Iterable

from zarcovi_rules.lint.legend.gathering import Gathering, Placed
from zarcovi_rules.lint.legend.grammar import Grammar
from zarcovi_rules.lint.legend.naming import Named
from zarcovi_rules.lint.legend.passages import Passages, Sentence
from zarcovi_rules.lint.legend.reading import Read, Reading
from zarcovi_rules.lint.legend.remembered import make_room
from zarcovi_rules.lint.legend.vocabulary import Compiled

LONGEST = 20_000
"""So many characters of a legend are read; nobody writes a longer one, and what comes after is listed as unread."""

_TRIES = 4
"""So often a legend is read again without the phrases that ask for what the card is not, at most."""

_REMEMBERED = 3_000
"""So many readings of whole legends are remembered, at most: cards are copied from sheet to sheet."""

_NOTHING = frozenset[int]()


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
        self.passages = Passages(self.grammar)
        self._readings: dict[tuple[str, frozenset[str]], Reading] = {}

    def read(self, text: str, given: Iterable[str] = ()) -> Reading:
        """What `text` says, of a card that has the features `given` by its fields."""
        known = text, frozenset(given)
        reading = self._readings.get(known)
        if reading is None:
            reading = _Legend(self, text).read(known[1])
            if len(text) <= LONGEST:
                make_room(self._readings, _REMEMBERED)
                self._readings[known] = reading
        return reading

    def forget(self, *, sentences: bool = True) -> None:
        """Forget the legends that were read, and their sentences too; nothing depends on what is remembered."""
        self._readings.clear()
        if sentences:
            self.passages.forget()


class _Legend:
    """One legend being read."""

    __slots__ = ("_by", "_named", "_parts", "_read", "_sentences", "_text")

    def __init__(self, by: Reader, text: str) -> None:
        self._by = by
        self._text = text
        self._read = text if len(text) <= LONGEST else text[:LONGEST]
        self._part()

    def _part(self) -> None:
        """Cut the legend into parts."""
        by, read = self._by, self._read
        self._parts = by.passages.of(read)
        self._sentences = [(base, part, number) for base, part in self._parts for number in range(part.passage.size)]
        self._named: Named | None = None
        if by.name is not None and self._parts:
            self._named = self._parts[0][1].named(read[self._parts[1][0] :] if len(self._parts) > 1 else "")

    def read(self, given: frozenset[str]) -> Reading:
        """What the legend says of a card that has the features `given`.

        What asks for something that the card is not must not keep its words from being read as anything else: such
        entries are left out, and the sentences that have them read again. Should an entry then get what it asks for, it
        comes back; should it take from the card the words that would give that, it is left out for good.
        """
        grammar = self._by.grammar
        first = [part.passage.sentence(number, _NOTHING) for _, part, number in self._sentences]
        again = list(first)
        without = asking = vain = _NOTHING
        gathered = self._gathered(again, without, given)
        for _ in range(_TRIES):
            vain |= asking & gathered.idle
            asking |= gathered.idle
            idle = vain.union(entry for entry in asking if not gathered.has(grammar.entry(entry)))
            if idle == without:
                break
            without = idle
            for place, (_, part, number) in enumerate(self._sentences):
                if any(one[2].entry in asking for one in (*first[place].said, *again[place].said)):
                    again[place] = part.passage.sentence(number, without)
            gathered = self._gathered(again, without, given)
        if any(part.quotes for _, part in self._parts):
            self._part()  # now each of them stands for itself
            return self.read(given)
        reads, doubts = gathered.result(self._by.single)
        spans = self._unread(again, without, gathered.idle)
        for _, part in self._parts:
            part.passage.rest()
        return Reading(self._text, reads, doubts, tuple(spans))

    def _gathered(self, sentences: list[Sentence], without: frozenset[int], given: frozenset[str]) -> Gathering:
        """What the legend says by what its sentences say."""
        by = self._by
        begun: list[Read] = []
        if self._named is not None and by.name is not None:
            name, start, end = self._named[:3]
            begun.append(Read(by.name, name, start, end, f"{{{by.name}}}"))
        bracketed: list[Placed] = []
        for base, part in self._parts:
            for aside, demand in part.passage.asides(without):
                bracketed += [(base + start, base + end, saying) for one in aside for start, end, saying in one.said]
                if demand is not None and by.demand is not None:
                    begun.append(Read(by.demand, demand[0], base + demand[1], base + demand[2], "[…]"))
        placed = [
            (base + start, base + end, saying)
            for (base, part, _), sentence in zip(self._sentences, sentences, strict=True)
            for start, end, saying in part.said(sentence)
        ]
        gathered = Gathering(begun, given)
        gathered.take(placed + bracketed)  # what brackets say comes after all others
        return gathered

    def _unread(
        self, sentences: list[Sentence], without: frozenset[int], idle: frozenset[int]
    ) -> list[tuple[int, int]]:
        """The spans of words that nothing explains."""
        found: list[tuple[int, int]] = []
        at = 0
        for base, part in self._parts:
            name = self._named if base == 0 else None
            read = sentences[at : at + part.passage.size]
            at += part.passage.size
            spans = part.unread(read, idle, name)
            aside = [one for bracket in part.passage.asides(without) for one in bracket.sentences]
            if aside:
                spans = sorted((*spans, *part.unread(aside, idle, name)))
            found += [(base + start, base + end) for start, end in spans] if base else spans
        if len(self._text) > LONGEST:
            found.append((LONGEST, len(self._text)))
        return found

"""Reading a legend: words into terms, terms into phrases, phrases into what the legend says.

What is read is what the words state. A condition ("se", "quando"), somebody else's ability, a word that is only near:
none of these is read, and whatever no phrase explains is listed as unread.

Legends that read alike are read once, by the stand-in of them all (see `alike`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate

from zarcovi_rules.lint.legend.alike import Placing, Standing, numbered
from zarcovi_rules.lint.legend.gathering import Gathering, Placed
from zarcovi_rules.lint.legend.grammar import Grammar
from zarcovi_rules.lint.legend.naming import Named
from zarcovi_rules.lint.legend.passages import Passage, Passages, Sentence
from zarcovi_rules.lint.legend.reading import Doubt, Read, Reading
from zarcovi_rules.lint.legend.vocabulary import Compiled
from zarcovi_rules.lint.legend.words import plainly

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
            reading = self._read(text, known[1])
            if len(text) <= LONGEST:
                if len(self._readings) >= _REMEMBERED:
                    self._readings.clear()
                self._readings[known] = reading
        return reading

    def _read(self, text: str, given: frozenset[str]) -> Reading:
        read = text if len(text) <= LONGEST else text[:LONGEST]
        passages, standing = self.passages.of(read)
        reading = _Legend(self, passages, standing.numbers).read(given)
        if not standing.itself:
            if any(passage.quotes for passage in passages):  # what only the legend itself can tell
                passages, standing = self.passages.of(read)
                reading = _Legend(self, passages, standing.numbers).read(given)
            reading = _meant(reading, read, standing, self.name)
        if read is not text:
            reading = Reading(text, reading.reads, reading.doubts, (*reading.unread, (LONGEST, len(text))))
        return reading

    def forget(self, *, sentences: bool = True) -> None:
        """Forget the legends that were read, and their sentences too; nothing depends on what is remembered."""
        self._readings.clear()
        if sentences:
            self.passages.forget()


def _meant(reading: Reading, text: str, standing: Standing, name: str | None) -> Reading:
    """What a legend says by the reading of its stand-in."""
    at = Placing(standing).of

    def meant(reads: Iterable[Read]) -> tuple[Read, ...]:
        return tuple([_meant_by(read, text, at(read.start), at(read.end), name) for read in reads])

    doubts = tuple([Doubt(doubt.name, meant(doubt.reads)) for doubt in reading.doubts])
    return Reading(text, meant(reading.reads), doubts, tuple([(at(start), at(end)) for start, end in reading.unread]))


def _meant_by(read: Read, text: str, start: int, end: int, name: str | None) -> Read:
    return Read(read.name, read.value if read.name != name else plainly(text[start:end]), start, end, read.phrase)


class _Legend:
    """The stand-in of a legend being read; `numbers` are the numbers of the legend."""

    __slots__ = ("_before", "_begins", "_by", "_named", "_numbers", "_passages", "_sentences")

    def __init__(self, by: Reader, passages: Sequence[Passage], numbers: Sequence[int]) -> None:
        self._by = by
        self._passages = passages
        self._begins = [0, *accumulate([passage.length for passage in passages])]
        self._before = [0, *accumulate([passage.numbers for passage in passages])]
        self._numbers = numbers
        self._sentences = [(place, number) for place, one in enumerate(passages) for number in range(one.size)]
        self._named: Named | None = None
        if by.name is not None and passages:
            self._named = passages[0].named("".join([passage.text for passage in passages[1:]]))

    def read(self, given: frozenset[str]) -> Reading:
        """What the legend says of a card that has the features `given`.

        What asks for something that the card is not must not keep its words from being read as anything else: such
        entries are left out, and the sentences that have them read again. Should an entry then get what it asks for, it
        comes back; should it take from the card the words that would give that, it is left out for good.
        """
        grammar, passages = self._by.grammar, self._passages
        first = [passages[place].sentence(number, _NOTHING) for place, number in self._sentences]
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
            for at, (place, number) in enumerate(self._sentences):
                if any(one[2].entry in asking for one in (*first[at].said, *again[at].said)):
                    again[at] = passages[place].sentence(number, without)
            gathered = self._gathered(again, without, given)
        reads, doubts = gathered.result(self._by.single)
        spans = tuple(self._unread(again, without, gathered.idle))
        for passage in passages:
            passage.rest()
        return Reading("".join(passage.text for passage in passages), reads, doubts, spans)

    def _gathered(self, sentences: list[Sentence], without: frozenset[int], given: frozenset[str]) -> Gathering:
        """What the legend says by what its sentences say."""
        by = self._by
        begun: list[Read] = []
        if self._named is not None and by.name is not None:
            name, start, end = self._named[:3]
            begun.append(Read(by.name, name, start, end, f"{{{by.name}}}"))
        bracketed: list[Placed] = []
        for place, passage in enumerate(self._passages):
            for aside, demand in passage.asides(without):
                bracketed += [said for one in aside for said in self._said(place, one, by.grammar)]
                if demand is not None and by.demand is not None:
                    begin = self._begins[place]
                    begun.append(Read(by.demand, demand[0], begin + demand[1], begin + demand[2], "[…]"))
        placed = [
            said
            for (place, _), sentence in zip(self._sentences, sentences, strict=True)
            for said in self._said(place, sentence, by.grammar)
        ]
        placed += bracketed  # what brackets say comes after all others
        gathered = Gathering(begun, given)
        gathered.take(placed)
        return gathered

    def _said(self, place: int, sentence: Sentence, grammar: Grammar) -> Iterator[Placed]:
        """What a sentence of a passage says, with the numbers of the legend."""
        begin, before = self._begins[place], self._before[place]
        anew = sentence.numbered and self._passages[place].numbers > 0
        for start, end, saying in sentence.said:
            if anew and saying.got:
                saying = grammar.instead(saying, numbered(saying.got, self._numbers, before))
            yield begin + start, begin + end, saying

    def _unread(
        self, sentences: list[Sentence], without: frozenset[int], idle: frozenset[int]
    ) -> Iterator[tuple[int, int]]:
        """The spans of words that nothing explains."""
        at = 0
        for place, passage in enumerate(self._passages):
            begin = self._begins[place]
            name = self._named if place == 0 else None
            read = sentences[at : at + passage.size]
            at += passage.size
            aside = [one for bracket in passage.asides(without) for one in bracket.sentences]
            spans = passage.unread(read, idle, name)
            for start, end in sorted((*spans, *passage.unread(aside, idle, name))) if aside else spans:
                yield begin + start, begin + end

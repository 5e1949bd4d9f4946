"""A legend in passages: stretches of whole sentences that are read alike, whatever stands before and after them.

Players write many sentences alike. A passage is found by a cheap look at the raw text, so that one that was read
before costs no more than looking it up. Where a look cannot tell that a sentence ends, the text is not cut.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from zarcovi_rules.lint.legend.grammar import Grammar, Saying
from zarcovi_rules.lint.legend.items import HARD, LEAVES_OPEN, Item
from zarcovi_rules.lint.legend.naming import BOLD, CLOSES_WITHIN, Named, head
from zarcovi_rules.lint.legend.scope import Met, Scope
from zarcovi_rules.lint.legend.segments import Segment
from zarcovi_rules.lint.legend.taking import QUOTED, QUOTES
from zarcovi_rules.lint.legend.vocabulary import LIGHT, ONES, STOPS
from zarcovi_rules.lint.legend.words import Words, words_of

_CUT = re.compile(
    r"(?<=[.;])[ \n]+(?=[!-~])"  # after a full stop; what is no plain character may belong to the one before it
    r"|(?<=[a-zA-Z)])\n+(?=[A-Z])"
    r"|(?<=[ .,;)0-9A-Za-z])(?=\|)"
)
"""Where a sentence ends, unless the words before leave it open."""

OPENING = re.compile(r"[\[{︷﹇﹛［｛]")
"""What may hold several sentences; from there on a text is one passage."""

_LETTER = re.compile("[A-Za-zÀ-ÖØ-öø-ÿ]")
_NEEDS_NONE = STOPS | LIGHT | ONES
"""What needs no explanation."""

_REMEMBERED = 6_000
"""So many passages are remembered, at most."""

_AGAIN = 50
"""So many readings of a passage are kept, for cards that are different things."""

Said = tuple[int, int, Saying]
"""The characters that say something, counted from the beginning of their passage, and what they say."""


class Sentence:
    """One segment as it was read: what it says, and which of its words were understood."""

    __slots__ = ("_first", "_known", "_words", "numbered", "said", "unread")

    def __init__(self, words: Words, items: Sequence[Item], met: Sequence[Met], known: bytearray) -> None:
        self._first = items[0].first
        self._known = known[self._first : items[-1].last]
        self._words = words
        starts, ends = words.starts, words.ends
        self.said: list[Said] = [(starts[one.first], ends[one.last - 1], one.saying) for one in met]
        self.numbered = any(one.filled for one in met)
        self.unread = list(unread(words, self._first, self._known))

    def unread_beside(self, first: int, last: int) -> list[tuple[int, int]]:
        """What stays unread where some words are explained by the card's name."""
        known = bytearray(self._known)
        for place in range(max(first - self._first, 0), min(last - self._first, len(known))):
            known[place] = 1
        return list(unread(self._words, self._first, known))


class Aside:
    """What square brackets hold: words that say something of the card, or else what it demands."""

    __slots__ = ("first", "known", "last", "sentences")

    def __init__(self, words: Words, sentences: list[Sentence], known: bytearray, first: int, last: int) -> None:
        self.sentences = sentences
        self.first, self.last = first, last
        self.known = any(sentence.numbered for sentence in sentences) and all(
            known[place] or words.words[place] in _NEEDS_NONE or words.words[place] in HARD
            for place in range(first + 1, last)
        )


class Passage:
    """A passage, read as often as cards that are different things need it."""

    __slots__ = ("_asides", "_grammar", "_named", "_open", "_parted", "_sentences", "size", "words")

    def __init__(self, grammar: Grammar, text: str, loud: bool) -> None:
        self._grammar = grammar
        self.words = words = words_of(text, loud)
        self._parted = grammar.items.part(words)
        self.size = len(self._parted.segments)
        self._open = self._opens()
        self._sentences: dict[tuple[int, frozenset[int]], Sentence] = {}
        self._asides: dict[frozenset[int], list[Aside]] = {}
        self._named: dict[object, Named | None] = {}

    def goes_on(self, after: str) -> bool:
        """Whether it does not end where the text was cut, before the character `after`: an abbreviation, a line."""
        if not after or self._open:
            return after != ""
        if after == "|":
            return False
        words = self.words.words
        last = len(words) - 1
        while last > 0 and words[last] == "\n":
            last -= 1
        return self._parted.open or (words[-1:] == ["\n"] and words[last] in LEAVES_OPEN)

    def _opens(self) -> bool:
        """Whether a quote or a bracket may be left open."""
        words = self.words.words
        brackets = [word for word in words[-CLOSES_WITHIN:] if word in {"(", ")"}]
        return brackets[-1:] == ["("] or not QUOTES.isdisjoint(words[-QUOTED:])

    def sentence(self, number: int, idle: frozenset[int]) -> Sentence:
        """One of its segments, read without the entries that are `idle`."""
        sentence = self._sentences.get((number, idle))
        if sentence is None:
            if len(self._sentences) > self.size * _AGAIN:
                self._sentences.clear()
            items = self._parted.segments[number]
            sentence, _ = self._read(items, idle)
            self._sentences[number, idle] = sentence
        return sentence

    def _read(self, items: Sequence[Item], idle: frozenset[int]) -> tuple[Sentence, bytearray]:
        known = bytearray(len(self.words.words))
        met = Scope(self._grammar, Segment(self._grammar, items, self.words), known, idle).read()
        return Sentence(self.words, items, met, known), known

    def asides(self, idle: frozenset[int]) -> list[Aside]:
        """What its square brackets hold."""
        if not self._parted.asides:
            return []
        found = self._asides.get(idle)
        if found is None:
            if len(self._asides) > _AGAIN:
                self._asides.clear()
            self._asides[idle] = found = list(self._read_asides(idle))
        return found

    def _read_asides(self, idle: frozenset[int]) -> Iterator[Aside]:
        for segments, first, last in self._parted.asides:
            read = [self._read(segment, idle) for segment in segments]
            known = bytearray(len(self.words.words))
            for _, one in read:
                known = bytearray(map(max, known, one))
            yield Aside(self.words, [sentence for sentence, _ in read], known, first, last)

    def named(self, after: str) -> Named | None:
        """The card's name with which it begins, should it be the first of a legend and `after` the rest of it."""
        rest = (after.isupper(), _LETTER.search(after) is not None) if "\n" in self.words.words else None
        if rest not in self._named:
            self._named[rest] = head(self.words, self._parted.segments, self._grammar.verbs, after)
        return self._named[rest]


class Passages:
    """Cuts legends into passages, and remembers them."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._known: dict[tuple[str, bool], Passage] = {}

    def forget(self) -> None:
        """Forget all passages."""
        self._known.clear()

    def of(self, text: str) -> list[tuple[int, Passage]]:
        """The passages of a legend, each with the character at which it begins."""
        loud = text.isupper()
        cuts = self._cuts(text)
        found = []
        begin = place = 0
        while place < len(cuts):
            for longer in _longer(place, len(cuts) - 1):
                place, end = longer, cuts[longer]
                passage = self._passage(text[begin:end], loud)
                if not passage.goes_on(text[end : end + 1]):
                    break
            found.append((begin, passage))
            begin = end
            place += 1
        return found

    def _passage(self, text: str, loud: bool) -> Passage:
        passage = self._known.get((text, loud))
        if passage is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[text, loud] = passage = Passage(self._grammar, text, loud)
        return passage

    def _cuts(self, text: str) -> list[int]:
        """Where a text may be cut, its end included: not within its name, nor behind a bracket."""
        if not self._grammar.items.cuttable:
            return [len(text)]
        name = BOLD.match(text) or _LETTER.search(text)
        first = name.end() if name is not None else len(text)
        opening = OPENING.search(text)
        last = min(opening.start() + 1 if opening is not None else len(text), len(text))
        return [*dict.fromkeys(cut.end() for cut in _CUT.finditer(text) if first < cut.end() < last), len(text)]


def _longer(place: int, last: int) -> list[int]:
    """Where a passage may end: where it should, at the next cut, or with the legend. More tries might take long."""
    return [place, place + 1, last] if place + 1 < last else [place, last] if place < last else [last]


def unread(words: Words, first: int, known: bytearray) -> Iterator[tuple[int, int]]:
    """The spans of words from `first` on that nothing explains, each from its first unknown word to its last."""
    all_words, starts, ends = words.words, words.starts, words.ends
    start = end = -1
    place = known.find(0)
    while place >= 0:
        word = all_words[first + place]
        if word in HARD:
            if start >= 0:
                yield starts[first + start], ends[first + end]
            start = -1
        elif word not in _NEEDS_NONE and not word.isdigit():
            if start >= 0 and 1 in known[end:place]:
                yield starts[first + start], ends[first + end]
                start = -1
            start, end = (place if start < 0 else start), place
        place = known.find(0, place + 1)
    if start >= 0:
        yield starts[first + start], ends[first + end]

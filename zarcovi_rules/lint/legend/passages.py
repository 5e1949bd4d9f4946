"""A passage of legends: whole sentences that are read alike, whatever stands before and after them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend.alike import quotes
from zarcovi_rules.lint.legend.grammar import Grammar, Saying
from zarcovi_rules.lint.legend.items import HARD, LEAVES_OPEN, Item, Parted
from zarcovi_rules.lint.legend.limits import without_limits
from zarcovi_rules.lint.legend.naming import CLOSES_WITHIN, Named, head, how_written
from zarcovi_rules.lint.legend.remembered import ByWhatMatters, make_room
from zarcovi_rules.lint.legend.scope import MARKED, Met, Scope
from zarcovi_rules.lint.legend.segments import Segment
from zarcovi_rules.lint.legend.several import numbers_left_open
from zarcovi_rules.lint.legend.small_words import LIGHT, ONES, STOPS
from zarcovi_rules.lint.legend.taking import QUOTED, QUOTES
from zarcovi_rules.lint.legend.torn import read_both_ways
from zarcovi_rules.lint.legend.words import Words, plainly, words_of

_NEEDS_NONE = STOPS | LIGHT | ONES | frozenset("【『「《】』」》")
"""What needs no explanation."""

_DEMANDS = (("precisa",), ("requer",), ("requisito", ":"), ("requisitos", ":"), ("necessita",))
"""How square brackets begin that name what a card demands."""

_AGAIN = 50
"""So many readings of a passage are kept, for cards that are different things."""

Said = tuple[int, int, Saying]
"""The characters that say something, counted from the beginning of their passage, and what they say."""


class Sentence:
    """One segment as it was read: what it says, and which of its words were understood."""

    __slots__ = ("_first", "_known", "_mute", "_spans", "_terms", "_unread", "asks", "numbered", "quotes", "said")

    def __init__(self, words: Words, items: Sequence[Item], met: Sequence[Met], known: bytearray) -> None:
        self._first = items[0].first
        self._known = bytes(known[self._first : items[-1].last])
        self._terms = frozenset([item.first for item in items if item.last > item.first + 1])
        self._mute = any(one.saying.mute for one in met)
        self._unread: dict[tuple[frozenset[int], bool], list[tuple[int, int]]] = {}
        starts, ends = words.starts, words.ends
        self.said: tuple[Said, ...] = tuple([(starts[one.first], ends[one.last - 1], one.saying) for one in met])
        self._spans = tuple([place - self._first for one in met for place in (one.first, one.last)])
        self.asks = frozenset([one.saying.entry for one in met if one.saying.needs or one.saying.without])
        self.numbered = any(one.filled for one in met)
        self.quotes = self.numbered and any(quotes(one.saying.got) for one in met)

    def unread(self, passage: Passage, idle: frozenset[int], name: Named | None) -> list[tuple[int, int]]:
        """What stays unread of it, where some entries are `idle` and some words are explained by the card's name."""
        silent = self.asks & idle if idle else idle
        found = self._unread.get((silent, name is not None))
        if found is None:
            known = bytearray(self._known)
            if silent or self._mute:
                self._leave_unread(known, silent)
            if name is not None:
                for place in range(max(name.first - self._first, 0), min(name.last - self._first, len(known))):
                    known[place] = 1
            self._unread[silent, name is not None] = found = list(passage.unexplained(self._first, known, self._terms))
        return found

    def _leave_unread(self, known: bytearray, silent: frozenset[int]) -> None:
        """Take for unknown what was met and neither says nor denies anything here, as it may ask in vain."""
        telling = bytearray(len(known))
        spans = [
            (range(*self._spans[2 * place : 2 * place + 2]), saying.mute or saying.entry in silent)
            for place, (_, _, saying) in enumerate(self.said)
        ]
        for span, says_nothing in spans:
            if not says_nothing:
                telling[span.start : span.stop] = b"\1" * len(span)
        for span, says_nothing in spans:
            if says_nothing:
                for place in span:
                    known[place] &= telling[place]


class Aside(NamedTuple):
    """What square brackets hold: sentences that say something of the card, or else what it demands."""

    sentences: list[Sentence]
    demand: tuple[str, int, int] | None


class Passage:
    """A passage, read as often as cards that are different things need it.

    It `quotes` if it was read to say something with words or numbers that only stand for those of other texts; `size`
    counts its sentences.
    """

    __slots__ = (
        "_asides",
        "_goes_on",
        "_grammar",
        "_named",
        "_opens",
        "_parsed",
        "_questions",
        "_sentences",
        "_source",
        "quotes",
        "size",
    )

    def __init__(self, grammar: Grammar, text: str, loud: bool) -> None:
        self._grammar = grammar
        self._source = text, loud
        self._parsed: tuple[Words, Parted] | None = None
        self.quotes = False
        words, parted = self._parse()
        self.size = len(parted.segments)
        self._questions = [Sentence(words, items, [], bytearray(len(words.words))) for items in parted.questions]
        self._opens = _opens(words.words)
        self._goes_on = parted.open or _line_goes_on(words.words)
        self._sentences = [ByWhatMatters[int, Sentence](_AGAIN) for _ in parted.segments]
        self._asides: dict[frozenset[int], list[Aside]] | None = {} if parted.asides else None
        self._named: dict[object, Named | None] = {}

    def _parse(self) -> tuple[Words, Parted]:
        if self._parsed is None:
            words = words_of(*self._source)
            self._parsed = words, self._grammar.items.part(words)
        return self._parsed

    def rest(self) -> None:
        """Keep what was read, and neither words nor items: most passages are read once, and many are kept."""
        self._parsed = None

    @property
    def words(self) -> Words:
        """Its words."""
        return self._parse()[0]

    def goes_on(self, after: str) -> bool:
        """Whether it does not end where the text was cut, before the character `after`."""
        return after != "" and (self._opens or (self._goes_on and after != "|"))

    def sentence(self, number: int, idle: frozenset[int]) -> Sentence:
        """One of its segments, read without the entries that are `idle`."""
        known = self._sentences[number]
        sentence = known.get(idle)
        if sentence is None:
            phrases = self._grammar.phrases
            phrases.tried.clear()
            sentence, _ = self._read(self._parse()[1].segments[number], idle)
            known.keep(sentence, idle, frozenset(phrases.tried))
            self.quotes = self.quotes or sentence.quotes
        return sentence

    def _read(self, items: Sequence[Item], idle: frozenset[int]) -> tuple[Sentence, bytearray]:
        known = bytearray(len(self.words.words))
        phrases = self._grammar.phrases
        phrases.counted = False
        met = read_both_ways(self._grammar, items, known, lambda read: self._met(read, known, idle))
        self.quotes = self.quotes or phrases.counted
        return Sentence(self.words, items, met, known), known

    def _met(self, items: Sequence[Item], known: bytearray, idle: frozenset[int]) -> list[Met]:
        def read(items: Sequence[Item]) -> list[Met]:
            segment = Segment(self._grammar, items, self.words)
            met = Scope(self._grammar, segment, known, idle).read()
            limited = met and (segment.limiting or any(one.saying.weighs for one in met))
            return without_limits(self._grammar, segment, met, known) if limited else met

        return numbers_left_open(self._grammar, items, self.words, read(items), known, read)

    def unread(self, read: Iterable[Sentence], idle: frozenset[int], name: Named | None) -> Iterator[tuple[int, int]]:
        """What stays unread of its sentences as they were `read`, and of its questions."""
        found = [span for one in (*read, *self._questions) for span in one.unread(self, idle, name)]
        return iter(sorted(found) if self._questions or self.brackets else found)

    @property
    def text(self) -> str:
        """Its characters."""
        return self._source[0]

    @property
    def loud(self) -> bool:
        """Whether it is of legends in capitals only."""
        return self._source[1]

    @property
    def brackets(self) -> bool:
        """Whether it has square brackets that hold something."""
        return self._asides is not None

    def asides(self, idle: frozenset[int]) -> Sequence[Aside]:
        """What its square brackets hold."""
        if self._asides is None:
            return ()
        found = self._asides.get(idle)
        if found is None:
            make_room(self._asides, _AGAIN)
            asides = self._parse()[1].asides
            self._asides[idle] = found = [self._aside(idle, *one) for one in asides]
        return found

    def _aside(self, idle: frozenset[int], segments: Sequence[Sequence[Item]], first: int, last: int) -> Aside:
        """Square brackets, from their first word to their last; numbers that all is known of are no demand."""
        read = [self._read(segment, idle) for segment in segments]
        words = self.words.words
        if any(sentence.numbered for sentence, _ in read) and all(
            words[place] in _NEEDS_NONE or words[place] in HARD or any(known[place] for _, known in read)
            for place in range(first + 1, last)
        ):
            return Aside([sentence for sentence, _ in read], None)
        return Aside([], _demanded(self.words, first + 1, last))

    def unexplained(self, first: int, known: bytes | bytearray, terms: frozenset[int]) -> Iterator[tuple[int, int]]:
        """The characters of words from `first` on that nothing explains, and that are no scenery."""
        words, scenery = self.words, self._grammar.items.scenery
        for start, end in _unexplained(words.words, first, known, terms):
            if not scenery.covers(words.words[start : end + 1]):
                yield words.starts[start], words.ends[end]

    def named(self, after: str) -> Named | None:
        """The card's name with which it begins, should it be the first of a legend and `after` the rest of it."""
        rest = after != "", how_written(after) if "\n" in self._source[0] else None
        if rest not in self._named:
            words, parted = self._parse()
            segments = parted.segments or ([[]] if after else [])
            self._named[rest] = head(words, segments, self._grammar.verbs, after)
        return self._named[rest]


def _opens(words: Sequence[str]) -> bool:
    """Whether a quote or a bracket may be left open at the end."""
    brackets = [word for word in words[-CLOSES_WITHIN:] if word in {"(", ")"}]
    return brackets[-1:] == ["("] or not QUOTES.isdisjoint(words[-QUOTED:])


def _line_goes_on(words: Sequence[str]) -> bool:
    """Whether a line ends with a word after which the next one goes on with it."""
    last = len(words) - 1
    while last > 0 and words[last] == "\n":
        last -= 1
    return words[-1:] == ["\n"] and words[last] in LEAVES_OPEN


def _demanded(words: Words, first: int, last: int) -> tuple[str, int, int] | None:
    """What a card demands by words in square brackets, and its characters."""
    start = first
    for opening in _DEMANDS:
        if tuple(words.words[start : start + len(opening)]) == opening:
            start += len(opening)
            if words.words[start : start + 1] == ["de"]:
                start += 1
    if first >= last or start >= last:
        return None
    at, end = words.starts[start], words.ends[last - 1]
    return plainly(words.text[at:end]), at, end


def _unexplained(
    all_words: Sequence[str], first: int, known: bytes | bytearray, terms: frozenset[int]
) -> Iterator[tuple[int, int]]:
    """The stretches of words from `first` on that nothing explains, each from its first unknown word to its last.

    What marks them as denied, limited or the like is told with them. Where one of `terms` begins, every word counts.
    """
    start = end = -1
    place = known.find(0)
    while place >= 0:
        word = all_words[first + place]
        if word in HARD:
            if start >= 0:
                yield first + start, first + end
            start = -1
        elif word not in _NEEDS_NONE or first + place in terms:
            if start >= 0 and 1 in known[end:place]:
                yield first + start, first + end
                start = -1
            start, end = (_marked(all_words, first, known, place) if start < 0 else start), place
        place = known.find(0, place + 1)
    if start >= 0:
        yield first + start, first + end


def _marked(words: Sequence[str], first: int, known: bytes | bytearray, start: int) -> int:
    """Where an unknown word and the marks before it begin: "não cabe", "nem mesmo o frio"."""
    found = place = start
    while place and (known[place - 1] == MARKED or (not known[place - 1] and words[first + place - 1] in STOPS)):
        place -= 1
        found = place if known[place] == MARKED else found
    return found

"""A legend in passages: stretches of whole sentences that are read alike, whatever stands before and after them.

Players write many sentences alike. A passage is found by a cheap look at the raw text, so that one of which a like was
read before (see `alike`) costs no more than looking it up. Where a look cannot tell that a sentence ends, the text is
not cut.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend.alike import Alike, Placing, Standing, itself, numbered, quotes
from zarcovi_rules.lint.legend.grammar import Grammar, Saying
from zarcovi_rules.lint.legend.items import HARD, LEAVES_OPEN, Item, Parted
from zarcovi_rules.lint.legend.naming import CLOSES_WITHIN, Named, bold, head, how_written
from zarcovi_rules.lint.legend.remembered import ByWhatMatters, make_room
from zarcovi_rules.lint.legend.scope import Met, Scope
from zarcovi_rules.lint.legend.segments import Segment
from zarcovi_rules.lint.legend.taking import QUOTED, QUOTES
from zarcovi_rules.lint.legend.vocabulary import LIGHT, ONES, STOPS
from zarcovi_rules.lint.legend.words import Words, is_loud, plainly, words_of

_CUT = re.compile(
    r"[.;\n|](?:"
    r"(?<=[.;])[ \n]+(?=[!-~])"  # after a full stop; what is no plain character may belong to the one before it
    r"|(?<=[a-zA-Z)]\n)\n*(?=[A-Z])"
    r"|(?<=[ .,;)0-9A-Za-z]\|))"
)
"""Where a sentence ends, unless the words before leave it open."""

OPENING = re.compile(r"[\[{︷﹇﹛［｛]")
"""What may hold several sentences; from there on a text is one passage."""

_LETTER = re.compile("[A-Za-zÀ-ÖØ-öø-ÿ]")
_NEEDS_NONE = STOPS | LIGHT | ONES
"""What needs no explanation."""

_DEMANDS = (("precisa",), ("requer",), ("requisito", ":"), ("requisitos", ":"), ("necessita",))
"""How square brackets begin that name what a card demands."""

_REMEMBERED = 3_000
"""So many passages are remembered, at most."""

_NOTHING = frozenset[int]()

_AGAIN = 50
"""So many readings of a passage are kept, for cards that are different things."""

Said = tuple[int, int, Saying]
"""The characters that say something, counted from the beginning of their passage, and what they say."""


class Sentence:
    """One segment as it was read: what it says, and which of its words were understood."""

    __slots__ = ("_first", "_known", "_mute", "_spans", "_unread", "asks", "numbered", "quotes", "said")

    def __init__(self, words: Words, items: Sequence[Item], met: Sequence[Met], known: bytearray) -> None:
        self._first = items[0].first
        self._known = bytes(known[self._first : items[-1].last])
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
            if name is not None:
                for place in range(max(name.first - self._first, 0), min(name.last - self._first, len(known))):
                    known[place] = 1
            if silent or self._mute:
                self._leave_unread(known, silent)
            self._unread[silent, name is not None] = found = list(unread(passage.words, self._first, known))
        return found

    def _leave_unread(self, known: bytearray, silent: frozenset[int]) -> None:
        """Take for unknown what was met and says nothing here: entries that never say anything, or ask in vain."""
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
        met = Scope(self._grammar, Segment(self._grammar, items, self.words), known, idle).read()
        self.quotes = self.quotes or phrases.counted
        return Sentence(self.words, items, met, known), known

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


class Plainly(NamedTuple):
    """What a part of a legend says, and what stays unread of it, where no entry asks for what the card is not."""

    said: Sequence[Said]
    unread: Sequence[tuple[int, int]]


class Part:
    """A part of legends: some text, read by the passage that is its stand-in."""

    __slots__ = ("_grammar", "_plainly", "passage", "standing")

    def __init__(self, grammar: Grammar, standing: Standing, passage: Passage) -> None:
        self._grammar = grammar
        self.standing = standing._replace(text=passage.text)  # which many share
        self.passage = passage
        self._plainly: Plainly | None = None

    @property
    def quotes(self) -> bool:
        """Whether its stand-in was read to say something that only the text itself can tell."""
        return self.passage.quotes and self.standing.places is not None

    @property
    def plainly(self) -> Plainly:
        """What it says where nothing asks in vain; put together once, because most of what is read is read so."""
        if self._plainly is None:
            read = [self.passage.sentence(number, _NOTHING) for number in range(self.passage.size)]
            said = tuple([one for sentence in read for one in self.said(sentence)])
            self._plainly = Plainly(said, self.unread(read, _NOTHING, None))
        return self._plainly

    def said(self, sentence: Sentence) -> Sequence[Said]:
        """What a sentence of the passage says here: at the places of this text, with its numbers."""
        place_of = self.standing.places
        if place_of is None:
            return sentence.said
        at, numbers, instead = place_of.of, self.standing.numbers, self._grammar.instead
        return [
            (at(start), at(end), instead(saying, numbered(saying.got, numbers)) if numbers and saying.got else saying)
            for start, end, saying in sentence.said
        ]

    def unread(self, read: Sequence[Sentence], idle: frozenset[int], name: Named | None) -> Sequence[tuple[int, int]]:
        """What stays unread of its sentences as they were `read`, and of its questions."""
        return _placed(self.passage.unread(read, idle, name), self.standing.places)

    def named(self, after: str) -> Named | None:
        """The card's name with which it begins, should it be the first of a legend and `after` the rest of it."""
        named = self.passage.named(after)
        place_of = self.standing.places if named is not None else None
        if named is None or place_of is None:
            return named
        start, end = place_of.of(named.start), place_of.of(named.end)
        return named._replace(name=plainly(self.standing.meaning[start:end]), start=start, end=end)


def _placed(spans: Iterable[tuple[int, int]], place_of: Placing | None) -> Sequence[tuple[int, int]]:
    if place_of is None:
        return tuple(spans)
    return tuple([(place_of.of(start), place_of.of(end)) for start, end in spans])


class Passages:
    """Cuts legends into passages, and remembers them."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self.standing = Alike(grammar.items.knows).standing
        self._parts: dict[tuple[str, bool], Part] = {}
        self._known: dict[tuple[str, bool], Passage] = {}

    def of(self, text: str) -> list[tuple[int, Part]]:
        """The parts of a legend, each with the character at which it begins."""
        loud = is_loud(text)
        cuts = self._cuts(text)
        found = []
        begin = place = 0
        while place < len(cuts):
            for longer in _longer(place, len(cuts) - 1):
                place, end = longer, cuts[longer]
                part = self._part(text[begin:end], loud)
                if not part.passage.goes_on(text[end : end + 1]):
                    break
                part.passage.rest()
            found.append((begin, part))
            begin = end
            place += 1
        return found

    def _part(self, text: str, loud: bool) -> Part:
        part = self._parts.get((text, loud))
        if part is None or part.quotes:
            make_room(self._parts, _REMEMBERED)
            part = self._part_by(self.standing(text), loud)
            self._parts[text, loud] = part = self.literally(part) if part.quotes else part
        return part

    def literally(self, part: Part) -> Part:
        """A part, read by its own text."""
        return self._part_by(itself(part.standing.meaning), part.passage.loud)

    def _part_by(self, standing: Standing, loud: bool) -> Part:
        return Part(self._grammar, standing, self._passage(standing, loud))

    def _passage(self, standing: Standing, loud: bool) -> Passage:
        passage = self._known.get((standing.text, loud))
        if passage is None:
            make_room(self._known, _REMEMBERED)
            self._known[standing.text, loud] = passage = Passage(self._grammar, standing.text, loud)
        return passage

    def _cuts(self, text: str) -> list[int]:
        """Where a text may be cut, its end included: not within its name, nor behind a bracket."""
        if not self._grammar.items.cuttable:
            return [len(text)]
        name = bold(text) or _LETTER.search(text)
        first = name.end() if name is not None else len(text)
        opening = OPENING.search(text)
        last = min(opening.start() + 1 if opening is not None else len(text), len(text))
        ends = [cut.end() - (cut[0] == "|") for cut in _CUT.finditer(text)]
        return [*dict.fromkeys([end for end in ends if first < end < last]), len(text)]


def _longer(place: int, last: int) -> list[int]:
    """Where a passage may end: where it should, at the next cut, or with the legend. More tries might take long."""
    return [place, place + 1, last] if place + 1 < last else [place, last] if place < last else [last]


def unread(words: Words, first: int, known: bytes | bytearray) -> Iterator[tuple[int, int]]:
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

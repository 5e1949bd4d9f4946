"""A legend in parts, each read by the passage that is its stand-in.

Players write many sentences alike. A part is found by a cheap look at the raw text, so that one of which a like was
read before (see `alike`) costs no more than looking it up. Where a look cannot tell that a sentence ends, the text is
not cut.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend.alike import Alike, Placing, Standing, itself, numbered
from zarcovi_rules.lint.legend.grammar import Grammar
from zarcovi_rules.lint.legend.naming import Named, bold
from zarcovi_rules.lint.legend.passages import Passage, Said, Sentence
from zarcovi_rules.lint.legend.remembered import make_room
from zarcovi_rules.lint.legend.words import is_loud, plainly

_CUT = re.compile(
    r"[.;\n|](?:"
    r"(?<=[.;])[ \n]+(?=[!-~])"  # after a full stop; what is no plain character may belong to the one before it
    r"|(?<=[a-zA-Z)]\n)\n*(?=[A-Z])"
    r"|(?<=[ .,;)0-9A-Za-z]\|))"
    r"(?![ \n]*(?:[Ee]xce|[Ss]alvo|SALVO|EXCE|[Tt]irando|[Aa]fora|[Cc]om exce|[AaÀà] (?:exce|n[ãa]o ser|menos que)))"
)
"""Where a sentence ends, unless the words before leave it open, or an exception goes on with it."""

OPENING = re.compile(r"[\[{︷﹇﹛［｛]")
"""What may hold several sentences; from there on a text is one passage."""

_LETTER = re.compile("[A-Za-zÀ-ÖØ-öø-ÿ]")

_REMEMBERED = 3_000
"""So many parts, and as many passages, are remembered, at most."""

_NOTHING = frozenset[int]()


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


class Parts:
    """Cuts legends into parts, and remembers them and their passages."""

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
    """Where a part may end: where it should, at the next cut, or with the legend. More tries might take long."""
    return [place, place + 1, last] if place + 1 < last else [place, last] if place < last else [last]

"""What was met in a segment, what stands beside it, and what of it has a limit.

What has a limit is not what the words say without it: a clause is not read, a field is left open, and the words are
told as not understood.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from zarcovi_rules.lint.legend.grammar import Grammar
from zarcovi_rules.lint.legend.items import OTHERS, Item
from zarcovi_rules.lint.legend.phrases import PARTS
from zarcovi_rules.lint.legend.scope import Met
from zarcovi_rules.lint.legend.segments import RELATIVES, Segment
from zarcovi_rules.lint.legend.small_words import LIGHT, ONES, STOPS

WHOLE = "coisas_todas"
"""The term for things of which a clause means all: it is another clause with some of them."""

ANY = "sem_limite"
"""The term for words that restrict a thing to nothing less than all of them, or to what alone matters."""

ALL_OF = frozenset({"qualquer", "quaisquer", "todo", "toda", "todos", "todas", "nenhum", "nenhuma", "ninguem", "nada"})
ALTHOUGH = frozenset({"mesmo", "mesma", "inclusive", "ate", "ainda", "tambem", "tb", "tbm"})
"""Before what would limit something, they say that it does not."""

JOINS = frozenset({"e", "ou", "nem"})
NO_WORDS = STOPS | LIGHT | ONES
_JOINING = (NO_WORDS | JOINS) - PARTS
BUT = frozenset({"mas", "porem"})


class Holding:
    """What was `met` in a segment, while its limits are looked for; `known` marks the words that were understood."""

    __slots__ = ("_held", "_limits", "_opened", "grammar", "items", "known", "met", "segment", "words")

    def __init__(self, grammar: Grammar, segment: Segment, met: Sequence[Met], known: bytearray) -> None:
        self.grammar = grammar
        self.segment = segment
        self.items = segment.items
        self.words = segment.words.words
        self.met = met
        self.known = known
        self._held: set[int] = set()
        self._opened: set[int] = set()
        self._limits: list[Item] = []

    # --------------------------------------------------------------------------------------------------------- holding

    def hold(self, numbers: Iterable[int], *, all_of_it: bool = False, whole: bool = False) -> bool:
        """Hold what was met, or only what is `whole`; what a thing is has no limit, but where `all_of_it` has."""
        met = self.met
        found = [
            number
            for number in numbers
            if (all_of_it or not met[number].saying.firm) and (met[number].saying.whole or not whole)
        ]
        self._held.update(found)
        if not all_of_it:
            self._opened.update(number for number in found if not met[number].saying.whole)
        return bool(found)

    def tell(self, limit: Item) -> None:
        """Tell a limit among what was not understood, though it stands within what was met."""
        self._limits.append(limit)

    def left(self) -> list[Met]:
        """What was met and is not held, and what is left open; the words of all else are no longer known."""
        met, held, opened, known = self.met, self._held, self._opened, self.known
        if not held:
            return list(met)
        firm = self.grammar.firm
        left = [
            one._replace(saying=one.saying.left_open(firm)) if number in opened else one
            for number, one in enumerate(met)
            if number in opened or number not in held
        ]
        for number in held:
            first, last = met[number].first, met[number].last
            known[first:last] = bytes(last - first)
        for one in left:
            known[one.first : one.last] = b"\1" * (one.last - one.first)
        for limit in self._limits:
            known[limit.first : limit.last] = bytes(limit.last - limit.first)
        return left

    # ------------------------------------------------------------------------------------------------------ neighbours

    def part(self, place: int) -> tuple[int, int]:
        """The first item of the part of the sentence in which an item stands, and the one after its last."""
        items = self.items
        first, last = place, place + 1
        while first and items[first - 1].word not in PARTS:
            first -= 1
        while last < len(items) and items[last].word not in PARTS:
            last += 1
        return first, last

    def begin_in(self, first: int, last: int) -> list[int]:
        """What begins among items."""
        if first >= last:
            return []
        start, end = self.items[first].first, self.items[last - 1].last
        return [number for number, one in enumerate(self.met) if start <= one.first < end and one.saying.reads]

    def before(self, place: int, *, across: bool = False) -> list[int]:
        """What stands right before an item, in its part of the sentence, or `across` a sign before it."""
        word = self.items[place].first
        number = self.last_before(word)
        if number < 0:
            return []
        between = self.words[self.met[number].last : word]
        if not RELATIVES.isdisjoint(between) or not JOINS.isdisjoint(between):
            return []
        between = [each for each in between if each not in STOPS]
        signs = [each for each in between if each in PARTS]
        if signs and not (across and len(signs) == 1 and between[-1] in {*PARTS, *BUT}):
            return []
        return self.group(number)

    def last_before(self, word: int, *, whole: bool = False) -> int:
        """What was met last before a word; -1 if nothing was."""
        best = -1
        for number, one in enumerate(self.met):
            counts = one.last <= word and one.saying.reads and (one.saying.whole or not whole)
            if counts and (best < 0 or (one.last, one.first) > (self.met[best].last, self.met[best].first)):
                best = number
        return best

    def group(self, number: int) -> list[int]:
        """What was met and all that belongs together with it: what shares its words, what an "e" joins to it."""
        met = self.met
        first, last = met[number].first, met[number].last
        while True:
            found = [each for each, one in enumerate(met) if one.last > first and one.last <= last]
            first = min(met[each].first for each in found)
            before = self.last_before(first)
            if before < 0:
                return found
            between = self.words[met[before].last : first + 1]
            if between[-1] not in JOINS:
                between.pop()
            if JOINS.isdisjoint(between) or not all(word in _JOINING for word in between):
                return found
            first = met[before].first

    # ----------------------------------------------------------------------------------------------------------- items

    def content(self, first: int, last: int) -> list[Item]:
        """The items that are more than signs and articles."""
        return [item for item in self.items[first:last] if item.word not in NO_WORDS]

    def covered(self, item: Item) -> bool:
        """Whether a phrase has taken an item."""
        return any(one.first <= item.first < one.last and one.saying.reads for one in self.met)

    def is_known(self, item: Item) -> bool:
        """Whether an item was understood, and not only kept from being read."""
        return item.marks or any(one.first <= item.first < one.last and not one.saying.mute for one in self.met)


def names_any(item: Item) -> bool:
    """Whether an item leaves a thing all of its kind: "barreiras de qualquer tipo"."""
    return OTHERS in item.names or ANY in item.names or item.word in ALL_OF

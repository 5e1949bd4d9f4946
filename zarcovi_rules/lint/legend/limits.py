"""What a sentence says with a limit: an exception or a condition that is not understood, "almost", "at times", others.

What has a limit is not what the words say without it, so that it is not read, and its words are told as not understood.
A limit that a phrase of the vocabulary names is part of what the phrase says, and limits nothing more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from zarcovi_rules.lint.legend.grammar import Grammar
from zarcovi_rules.lint.legend.items import ALMOST, AT_TIME, AT_TIMES, BUT, COMBINED, HARD, OTHERS, Item
from zarcovi_rules.lint.legend.phrases import PARTS
from zarcovi_rules.lint.legend.scope import Met
from zarcovi_rules.lint.legend.segments import (
    AFFECTED,
    AGENTS,
    ALL_OF,
    ALTHOUGH,
    BELONGS,
    BESIDES,
    DONE,
    IF_WANTED,
    NO_ADJECTIVES,
    NO_LIMITS,
    NOT_SUBJECTS,
    PASSIVE,
    PRESENT,
    RELATIVES,
    SOME,
    THE_ONES,
    WHEN,
    Segment,
)
from zarcovi_rules.lint.legend.small_words import LIGHT, ONES, STOPS

WHOLE = "coisas_todas"
"""The term for things of which a clause means all: it is another clause with some of them."""

ANY = "sem_limite"
"""The term for words that restrict a thing to nothing less than all of them, or to what alone matters."""

_JOINS = frozenset({"e", "ou", "nem"})
_BUT = frozenset({"mas", "porem"})
_UP_TO = frozenset({"ate", "com"})
_ARTICLES = frozenset({"o", "a", "os", "as"})
_JOINING = (STOPS | LIGHT | ONES | _JOINS) - PARTS
_ENDS = PARTS | HARD | _JOINS
_NO_WORDS = STOPS | LIGHT | ONES


class Limits:
    """The limits within a segment; `known` marks the words that were understood, `met` is what was met of phrases."""

    __slots__ = ("_grammar", "_items", "_known", "_limit", "_met", "_open", "_segment", "_told", "_words")

    def __init__(self, grammar: Grammar, segment: Segment, met: Sequence[Met], known: bytearray) -> None:
        self._grammar = grammar
        self._segment = segment
        self._items = segment.items
        self._words = segment.words.words
        self._met = met
        self._known = known
        self._open: set[int] = set()
        self._told: set[int] = set()
        self._limit: Item | None = None

    def held(self) -> list[Met]:
        """What was met and has no limit; the words of all else are no longer known."""
        met = self._met
        for place in self._segment.limiting:
            item = self._items[place]
            if not self._covered(item):
                for kind in item.limits:
                    _KINDS[kind](self, place)
            elif ALMOST in item.limits or AT_TIMES in item.limits:
                self._within(item)
        for number, one in enumerate(met):
            if one.saying.whole:
                self._restricted(number, one)
                self._against(number, one)
                if one.saying.key and self._words[one.last - 2] in SOME:
                    self._leave_open([number])
            if one.saying.limits:
                self._counted(number, one)
        return self._left() if self._open else list(met)

    def _left(self) -> list[Met]:
        met = self._met
        left = [
            one._replace(saying=one.saying.opened(self._grammar.firm)) if number in self._told else one
            for number, one in enumerate(met)
            if number in self._told or number not in self._open
        ]
        for number in self._open:
            first, last = met[number].first, met[number].last
            self._known[first:last] = bytes(last - first)
        for one in left:
            self._known[one.first : one.last] = b"\1" * (one.last - one.first)
        if self._limit is not None:
            self._known[self._limit.first : self._limit.last] = bytes(self._limit.last - self._limit.first)
        return left

    def _covered(self, item: Item) -> bool:
        """Whether a phrase has taken an item."""
        return any(one.first <= item.first < one.last and one.saying.reads for one in self._met)

    def _within(self, item: Item) -> None:
        """A limit between a verb and its thing, neither of whose words it is: "absorve quase qualquer ataque"."""
        found = self._leave_open(
            [
                number
                for number, one in enumerate(self._met)
                if one.first < item.first and item.last < one.last and one.saying.key
            ]
        )
        if found:
            self._limit = item

    def _leave_open(self, numbers: Iterable[int], *, all_of_it: bool = False, whole: bool = False) -> bool:
        """Leave open what was met, or only what is `whole`; what a thing is has no limit, but where `all_of_it` has."""
        met = self._met
        found = [
            number
            for number in numbers
            if (all_of_it or not met[number].saying.firm) and (met[number].saying.whole or not whole)
        ]
        self._open.update(found)
        if not all_of_it:
            self._told.update(number for number in found if not met[number].saying.whole)
        return bool(found)

    # ------------------------------------------------------------------------------------------------------ neighbours

    def _between(self, first: int, last: int) -> list[str]:
        return self._words[first:last]

    def _last_before(self, word: int, *, whole: bool = False) -> int:
        """What was met last before a word; -1 if nothing was."""
        best = -1
        for number, one in enumerate(self._met):
            counts = one.last <= word and one.saying.reads and (one.saying.whole or not whole)
            if counts and (best < 0 or (one.last, one.first) > (self._met[best].last, self._met[best].first)):
                best = number
        return best

    def _group(self, number: int) -> list[int]:
        """What was met and all that belongs together with it: what shares its words, what an "e" joins to it."""
        met = self._met
        first, last = met[number].first, met[number].last
        while True:
            found = [each for each, one in enumerate(met) if one.last > first and one.last <= last]
            first = min(met[each].first for each in found)
            before = self._last_before(first)
            if before < 0:
                return found
            between = self._between(met[before].last, first + 1)
            if between[-1] not in _JOINS:
                between.pop()
            if _JOINS.isdisjoint(between) or not all(word in _JOINING for word in between):
                return found
            first = met[before].first

    def _part(self, place: int) -> tuple[int, int]:
        """The first item of the part of the sentence in which an item stands, and the one after its last."""
        items = self._items
        first, last = place, place + 1
        while first and items[first - 1].word not in PARTS:
            first -= 1
        while last < len(items) and items[last].word not in PARTS:
            last += 1
        return first, last

    def _begin_in(self, first: int, last: int) -> list[int]:
        """What begins among items."""
        if first >= last:
            return []
        start, end = self._items[first].first, self._items[last - 1].last
        return [number for number, one in enumerate(self._met) if start <= one.first < end and one.saying.reads]

    def _before(self, place: int, *, across: bool = False) -> list[int]:
        """What stands right before an item, in its part of the sentence, or `across` a sign before it."""
        word = self._items[place].first
        number = self._last_before(word)
        if number < 0:
            return []
        between = self._between(self._met[number].last, word)
        if not RELATIVES.isdisjoint(between) or not _JOINS.isdisjoint(between):
            return []
        between = [each for each in between if each not in STOPS]
        signs = [each for each in between if each in PARTS]
        if signs and not (across and len(signs) == 1 and between[-1] in {*PARTS, *_BUT}):
            return []
        return self._group(number)

    def _content(self, first: int, last: int) -> list[Item]:
        """The items that are more than signs and articles."""
        return [item for item in self._items[first:last] if item.word not in _NO_WORDS]

    def _is_known(self, item: Item) -> bool:
        """Whether an item was understood, and not only kept from being read."""
        return item.marks or any(one.first <= item.first < one.last and not one.saying.mute for one in self._met)

    # ------------------------------------------------------------------------------------------------------ exceptions

    def _except(self, place: int) -> None:
        """An exception: understood if all of its words are, it says what it excepts; else this is open."""
        items = self._items
        end = place + 1
        while end < len(items) and items[end].word not in {",", ")"}:
            end += 1
        content = self._content(place + 1, end)
        word = items[place].first
        if content and all(map(self._is_known, content)):
            before = self._last_before(word, whole=True)
            if before >= 0 and not self._met[before].saying.key:
                self._leave_open([before], whole=True)
            return
        if any("sem_excecao" in item.names for item in content):
            return
        found = False
        number = self._last_before(word, whole=True)
        if number >= 0:
            found = self._leave_open(self._group(number), whole=True)
        elif end + 1 < len(items):
            found = self._leave_open(self._begin_in(*self._part(end + 1)), whole=True)
        if found:
            self._known[word : items[place].last] = bytes(items[place].last - word)

    # ------------------------------------------------------------------------------------------------------- conditions

    def _if(self, place: int) -> None:
        """A condition that comes after what depends on it."""
        items, free = self._items, self._segment.free
        if free[place] >= 0 or items[place].word in NO_LIMITS or "!exceto" in items[place].names:
            return
        end = place
        while end < len(items) and free[end] < 0:
            end += 1
        if place + 1 < len(items) and items[place + 1].word in IF_WANTED:
            return
        begin = place
        while begin and items[begin - 1].marks and not self._covered(items[begin - 1]):
            if items[begin - 1].word in ALTHOUGH:
                return
            begin -= 1
        before = items[begin - 1].word if begin else ""
        ends = end >= len(items) or items[end].word == ")"
        if before in PARTS and not ends:
            return
        self._leave_open(self._before(begin, across=True), whole=before in PARTS)

    def _only(self, place: int) -> None:
        """An "apenas" with words that are not understood: "só à noite"."""
        _, end = self._part(place)
        said = [number for number in self._begin_in(place + 1, end) if self._met[number].saying.whole]
        if said:
            last = max(self._met[number].last for number in said)
            after = [item for item in self._content(place + 1, end) if item.first >= last]
            if after and not any(self._is_known(item) or self._names_any(item) for item in after):
                self._leave_open(said)
        elif self._begin_in(place + 1, end) or any(not self._is_known(item) for item in self._content(place + 1, end)):
            bracket = bool(place) and self._items[place - 1].word == "("
            self._leave_open(self._before(place, across=bracket), whole=True)

    def _but(self, place: int) -> None:
        """ "Mas não", "mas só" with what is no sentence of its own: "mas não as de gelo"."""
        items = self._items
        if place + 1 >= len(items):
            return
        after, (_, end) = items[place + 1], self._part(place)
        denies, limits = "!nao" in after.names, "!so" in after.names
        if not (denies or limits) or after.last >= len(self._words):
            return
        if self._words[after.last] in THE_ONES and any(not self._is_known(item) for item in items[place + 2 : end]):
            self._leave_open(self._before(place, across=True), whole=True)

    # ---------------------------------------------------------------------------------------------------------- limits

    def _at_a_time(self, place: int) -> None:
        """When something holds, said after it: "depois de 2 turnos", "no primeiro turno"."""
        items = self._items
        if not items[place].word.startswith("p") and (place + 1 >= len(items) or items[place + 1].number is None):
            return
        self._leave_open(self._before(place), whole=True)

    def _almost(self, place: int) -> None:
        """Words that limit what follows: "quase", "tenta", "deixa de"."""
        items = self._items
        first, last = self._part(place)
        if place and items[place - 1].word in ALTHOUGH:
            return
        if place + 1 == last < len(items) and first == 0 and items[last].word == ",":
            first, last = self._part(last + 1)
            place = first - 1
        self._leave_open(self._begin_in(place + 1, last), all_of_it=True)

    def _at_times(self, place: int) -> None:
        """Words that limit what stands beside them: "às vezes", "em combo"."""
        items = self._items
        first, last = self._part(place)
        if any(item.word in ALTHOUGH for item in items[max(first, place - 2) : place]):
            return
        if self._leave_open(self._before(place)):
            after = self._begin_in(place + 1, last)
            if after and _JOINS.isdisjoint(self._between(items[place].last, self._met[after[0]].first)):
                self._leave_open(after)
        elif self._leave_open(self._begin_in(place + 1, last)) or self._begin_in(first, place):
            pass
        elif first == 0 and last + 1 < len(items) and items[last].word == ",":
            self._leave_open(self._begin_in(*self._part(last + 1)))
        else:
            self._leave_open(self._before(first, across=True))

    def _combined(self, place: int) -> None:
        """What holds in a combo."""
        item = self._items[place]
        before = self._words[item.first - 1] if item.first else ","
        if before in WHEN or (item.word.startswith("combad") and before in PARTS):
            self._at_times(place)

    def _counted(self, number: int, one: Met) -> None:
        """How often or when something is done, right after it: "ignora barreiras uma vez por luta".

        What only limits stays, for it may ask for what the card is not.
        """
        if one.saying.mute:
            place = next(place for place, item in enumerate(self._items) if item.first >= one.first)
            self._at_times(place)
            return
        before = self._last_before(one.first, whole=True)
        if before < 0:
            return
        between = self._between(self._met[before].last, one.first)
        if all(word in STOPS or word in ONES for word in between):
            self._leave_open([*self._group(before), number])

    # ---------------------------------------------------------------------------------------------------- restrictions

    def _restricted(self, number: int, one: Met) -> None:
        """Words after a thing that make it less than all of its kind: "barreiras letais", "de papel", "que …"."""
        items, words = self._items, self._words
        if one.last >= len(words) or words[one.last] in _ENDS:
            return
        at = next((place for place, item in enumerate(items) if item.first >= one.last), len(items))
        if at >= len(items):
            return
        item, last = items[at], items[at - 1]
        between = self._between(one.last, item.first)
        if not RELATIVES.isdisjoint(between) and WHOLE in last.names:
            restricts = not self._any(at)
        elif not BELONGS.isdisjoint(between):
            named = not last.word.endswith("s") and not self._segment.words.small(item.first)
            restricts = WHOLE in last.names and not named and not self._any(at)
        elif item.word in _UP_TO and at + 1 < len(items):
            after = items[at + 1]
            restricts = WHOLE in last.names and not (after.plain and after.number is None) and not self._any(at + 1)
        elif item.word in AGENTS:
            denied = last.word.endswith("vel") or any(
                "!nao" in each.names or "!nenhum" in each.names for each in items[:at] if each.first >= one.first
            )
            restricts = denied and last.word.endswith(PASSIVE) and at + 1 < len(items) and not self._any(at + 1)
        else:
            restricts = not between and WHOLE in last.names and self._adjective(last, item) and not self._any(at)
        if restricts:
            self._leave_open([number], all_of_it=True)

    def _against(self, number: int, one: Met) -> None:
        """What does that which the card is against: "contra golpes que selam e cortam"."""
        words = self._words
        for at in range(one.first - 1, 1, -1):
            if words[at] in _ENDS and words[at] not in _JOINS:
                return
            if words[at] in RELATIVES:
                if words[at - 2] == "contra":
                    self._leave_open([number], all_of_it=True)
                return

    def _any(self, place: int) -> bool:
        """Whether what stands at an item, after what belongs to a thing, leaves it all of its kind."""
        item = self._items[place]
        if self._covered(item) or item.word in PARTS or item.word in _JOINS:
            return True
        if item.word in ONES and place + 1 < len(self._items):
            return self._any(place + 1)
        return self._names_any(item)

    def _names_any(self, item: Item) -> bool:
        return OTHERS in item.names or ANY in item.names or item.word in ALL_OF

    def _adjective(self, noun: Item, item: Item) -> bool:
        """Whether an item may be an adjective of the noun before it."""
        word = item.word
        if item.number is not None:
            return True
        if not word.isalpha() or word in _NO_WORDS or word in NO_ADJECTIVES or item.marks:
            return False
        if not item.plain:
            return self._grammar.verbs.isdisjoint(item.names) and not item.turns
        if word.endswith((*BESIDES, "r")):
            return False
        return not (noun.word.endswith("s") and word.endswith(PRESENT))

    # ---------------------------------------------------------------------------------------------------------- others

    def _theirs(self, place: int) -> None:
        """What somebody else does: "o inimigo ignora barreiras", "ataques do alvo atravessam barreiras"."""
        items = self._items
        first, last = self._part(place)
        at = place + 1
        if not self._is_subject(first, place):
            theirs = bool(place) and self._words[items[place].first - 1] in BELONGS
            if theirs and at + 1 < len(items) and items[at].word == "," and self._words[items[at].last] in RELATIVES:
                first, last = self._part(at + 1)
                if not items[first].marks and items[first].word not in AFFECTED:
                    self._leave_open(self._begin_in(first, last), all_of_it=True)
            return
        if at + 1 < len(items) and items[at].word == "," and self._words[items[at].last] in RELATIVES:
            at, last = at + 1, self._part(at + 1)[1]
        elif at + 2 < len(items) and items[at].word == "," and items[at + 1].word in ALTHOUGH:
            at = self._part(at + 1)[1] + 1
            last = self._part(at)[1] if at < len(items) else at
        while at < last and (items[at].marks or items[at].word in ONES):
            if "!nao" in items[at].names and place == first:
                return
            at += 1
        if at >= last or items[at].word in _JOINS or (items[at].word in AFFECTED and place == first):
            return
        done = items[at].word.endswith((*DONE, *PASSIVE))
        if done and place == first:
            return
        self._leave_open(self._begin_in(place + 1, last), all_of_it=True)

    def _is_subject(self, first: int, place: int) -> bool:
        """Whether others, or what is theirs, begin a part of the sentence from an item on."""
        items, words = self._items, self._words
        start = items[first].first
        while start and words[start - 1] in _ARTICLES:
            start -= 1
        if start and words[start - 1] in NOT_SUBJECTS:
            return False
        if place == first:
            return True
        if place - first > 2 or any(item.marks for item in items[first:place]):
            return False
        if not self._grammar.verbs.isdisjoint(items[first].names) or items[first].number is not None:
            return False
        between = words[items[place - 1].last : items[place].first]
        return not between or (between[-1] in BELONGS and len(between) == 1)


_KINDS = {
    "!exceto": Limits._except,
    "!se": Limits._if,
    "!so": Limits._only,
    ALMOST: Limits._almost,
    AT_TIMES: Limits._at_times,
    COMBINED: Limits._combined,
    AT_TIME: Limits._at_a_time,
    BUT: Limits._but,
    OTHERS: Limits._theirs,
}

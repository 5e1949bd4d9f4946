"""What governs the words of a segment: verbs and their lists, denials, restrictions, exceptions.

A segment is read once, from its first item to its last. What governs at an item is the state that the items before it
left: there is no tree of the sentence, since players' sentences seldom make one.
"""

from __future__ import annotations

from collections.abc import Sequence

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend.grammar import BARE, EXCEPTED, FREE, NO, ONLY, YES, Grammar, Saying
from zarcovi_rules.lint.legend.items import PASSED, Item
from zarcovi_rules.lint.legend.packed import EXCEPT
from zarcovi_rules.lint.legend.phrases import PARTS, Match
from zarcovi_rules.lint.legend.segments import BELONGS, OF_OTHERS, Segment
from zarcovi_rules.lint.legend.small_words import LIGHT, ONES

_SHORTER = 3
"""So many phrases that begin at a place are looked at, should the longer ones not be said there."""

_FAR = 4
"""After so many unknown words a verb governs no more."""

_JOINS = frozenset({"e", "ou"})
_STRINGS = frozenset({"e", "ou", "nem"})
_LISTS = frozenset({",", "e", "ou", "nem", "/"})
"""Of several things, a "não" behind them denies the last only."""

_AFRESH = frozenset({"pode", "podem", "podera", "poderao", "deve", "devem", "consegue", "conseguem"})
"""After "e", they begin what no "não" and no "apenas" before it is about: "não é combável e pode ser absorvido"."""

_SOME_VERB = Item(("!verbo",), "", 0, 0)
"""A verb that nobody knows, after "não"."""

_THEIR_VERB = Item(("!verbo",), "", 0, 0)
"""What somebody else does or may do: "o alvo pode …"."""

MARKED = 2
"""Among the words that are known, it tells marks of grammar that no phrase took."""

_NO_VERBS = frozenset({_SOME_VERB, _THEIR_VERB})


class Met(NamedTuple):
    """A saying that was met, from its first word to the word after its last; `filled` tells that it took something."""

    saying: Saying
    first: int
    last: int
    filled: bool = False


class Scope:
    """The state in which a segment is read; `known` marks the words that were understood, `met` is what they say.

    The governor: `verb` governs what follows it, within the `verb_part` of the sentence and `far` unknown words at
    most; `headed` tells that it is a nucleus and no verb, `negative` and `only` how it was said. Of its list, `within`
    tells that it has an "apenas", `listed` a thing that the verb has a phrase with, `strung` one that it has none with.

    Marks just before: `turned` by a "não", `alone` by an "apenas"; `carried` is a denial that an "e" brings back.

    The exception: `excepted` tells that an "exceto" holds, `out` which item was excepted last.

    Progress: the phrases read so far reach `until` an item, those that only keep their words `kept`; `part` counts the
    parts of the sentence, `opened` has what governed before each bracket.
    """

    __slots__ = (
        *("_grammar", "_idle", "_items", "_segment", "known", "met"),
        *("far", "headed", "listed", "negative", "only", "strung", "verb", "verb_part", "within"),
        *("alone", "carried", "turned"),
        *("excepted", "out"),
        *("kept", "opened", "part", "until"),
    )

    def __init__(self, grammar: Grammar, segment: Segment, known: bytearray, idle: frozenset[int]) -> None:
        self._grammar = grammar
        self._segment = segment
        self._items = segment.items
        self._idle = idle
        self.known = known
        self.met: list[Met] = []
        self.verb: Item | None = None
        self.headed = self.negative = self.only = False
        self.within = self.listed = self.strung = False
        self.turned = self.alone = self.carried = False
        self.excepted = False
        self.far = self.until = self.kept = self.part = self.verb_part = 0
        self.out = -1
        self.opened: list[tuple[Item | None, bool, bool, bool]] = []

    def read(self) -> list[Met]:
        """All that the segment says, should the card have what it asks for."""
        free, aside = self._segment.free, self._segment.aside
        for place, item in enumerate(self._items):
            if aside and place in aside:
                continue
            if self._segment.by_others(place):
                self._theirs()
                continue
            if (item.names or item.number is not None) and (free[place] >= 0 or "!se" in item.names):
                self._phrase(place)
            if item.word in _JOINS:
                self.turned, self.carried = self.turned or self.carried, False
            if item.plain:
                self._word(place, item)
            elif free[place] < 0:
                self.verb = None
            elif item.marks and "!exceto" in item.names:
                self.excepted = True
                self.far = 0
                self._pass(item)
            else:
                self._term(place, item)
        for met in self.met:
            self._explain(self._own(met), met.last)
        return self.met

    def _own(self, met: Met) -> int:
        """The first of the words that what was met explains: of a verb's list, the thing's own and those beside it."""
        verb = met.saying.key.partition(" ")[0]
        if verb and verb not in self._grammar.heads:
            words = self._segment.words.words
            for place in range(met.last - 1, met.first, -1):
                if words[place] in _LISTS:
                    return place
        return met.first

    def _explain(self, first: int, last: int) -> None:
        if last - first == 1:
            self.known[first] = 1
        else:
            self.known[first:last] = b"\1" * (last - first)

    def _pass(self, mark: Item) -> None:
        """Note a mark of grammar: it needs no explanation, and is told with what it belongs to."""
        for place in range(mark.first, mark.last):
            self.known[place] = self.known[place] or MARKED

    # ------------------------------------------------------------------------------------------------------- phrases

    def _phrase(self, place: int) -> None:
        """Take the longest phrase that begins at an item and may be said there, past those that were taken before."""
        segment, idle = self._segment, self._idle
        for _ in range(_SHORTER):
            match = self._grammar.phrases.at(self._items, segment.free, place, segment.words, idle)
            if match is None:
                return
            beyond = place >= self.until or (place + 1 < self.until < match.end and not match.got)
            if beyond and segment.free[place] < match.end:
                if self.excepted and self.out == place - 1:
                    self.excepted = False
                if self._taken(match, place):
                    self.until = match.end
                    self.turned = self.alone = False
                    return
            idle = idle.union(match.entries)

    def _taken(self, match: Match, place: int) -> bool:
        """Take what a phrase says where it stands; False if none of its entries may be read there."""
        items, segment = self._items, self._segment
        first, last = items[place].first, items[match.end - 1].last
        denial = "!nao" in items[place].names or "!nenhum" in items[place].names  # "não …, jamais …" is one
        polarity = YES if denial and not self.alone else ONLY if denial else self._turn()
        alone = not denial and not any(item.word in _LISTS for item in items[place : match.end])
        if polarity == YES and alone and segment.denied(match.end - 1, "!nao"):
            polarity = NO
        taken = telling = False
        for number in match.entries:
            entry = self._grammar.entry(number)
            how = polarity
            if self.excepted and entry.says[EXCEPTED]:
                how = EXCEPTED
            elif entry.silent and (self.excepted or segment.parted(place, match.end, entry.signs)):
                continue  # what keeps words from being read keeps no exception, and none of the next part
            elif entry.flags & FREE and (
                self.excepted or self._governed(match, place) or segment.not_the_cards(place, match.end)
            ):
                continue
            self.met.append(Met(self._grammar.saying(number, how, match.got), first, last, bool(match.got)))
            taken = True
            telling = telling or not entry.silent
        if taken:
            if not telling:
                self.kept = match.end
            for one in items[place : match.end]:
                self._explain(one.first, one.last)
            self._explain_passive(place)
        return taken

    def _explain_passive(self, place: int) -> None:
        """Explain the "ser" before a phrase: "pode ser usada 4 vezes"."""
        before = place - 1
        while before >= 0 and self._items[before].passes and self._items[before].marks:
            one = self._items[before]
            if not self._grammar.verbs.isdisjoint(one.names) and self._grammar.is_light(one):
                self._explain(one.first, one.last)
            before -= 1

    def _turn(self) -> int:
        """How a thing is said that nothing but a "não" or an "apenas" before it touches."""
        return NO if self.turned else ONLY if self.alone else YES

    def _governed(self, match: Match, place: int) -> bool:
        """Whether a phrase is a thing of the verb before it."""
        verb, items = self.verb, self._items
        if verb is None or self.headed or self.far > _FAR or (not self.negative and self._grammar.is_light(verb)):
            return False
        if self.verb_part == self.part:
            return True
        if self.listed and any(self._grammar.is_thing_of(verb, item.names) for item in items[place : match.end]):
            return True
        return self.strung and match.end < len(items) and items[match.end].word in _STRINGS

    # --------------------------------------------------------------------------------------------- signs and unknowns

    def _word(self, place: int, item: Item) -> None:
        """Pass a sign or a word that is no term; too many of them, and a verb governs no more."""
        word = item.word
        if word in PARTS:
            self._sign(place, word)
        elif word not in LIGHT and word not in ONES:
            self.far += 1
            if self.turned and place >= self.until and word.isalpha():
                self._govern(_SOME_VERB, negative=True, only=False)
            self.turned = self.alone = self.carried = False

    def _sign(self, place: int, word: str) -> None:
        """Pass a sign between parts of the sentence: what governs within brackets governs no longer after them."""
        self.part += 1
        if word == "(":
            self.opened.append((self.verb, self.negative, self.only, self.excepted))
        elif word == ")":
            self.excepted = False
            if self.opened:
                self.verb, self.negative, self.only, self.excepted = self.opened.pop()
                self.far = 0
        elif word == ",":
            self.excepted = self.excepted and self._segment.goes_on_excepting(place, self.verb)
        elif word == ":":
            self.turned = False
        if word in {",", ":"} and self.verb in _NO_VERBS:
            self.verb = None
        self.carried = False

    # --------------------------------------------------------------------------------------------------------- terms

    def _term(self, place: int, item: Item) -> None:
        """Take a term as a governor, as a mark of grammar, or as a thing."""
        grammar, verb = self._grammar, self.verb
        reached = verb is not None and self.far <= _FAR
        own = verb is not None and reached and grammar.is_thing_of(verb, item.names)
        if not own and not grammar.verbs.isdisjoint(item.names):
            self._verb(place, item)
        elif item.marks:
            self._mark(place, item)
        else:
            self._thing(place, item, reached, own)

    def _govern(self, verb: Item, *, negative: bool, only: bool, headed: bool = False) -> None:
        self.verb, self.verb_part, self.far = verb, self.part, 0
        self.headed, self.negative, self.only = headed, negative, only

    def _theirs(self) -> None:
        """What others do governs what they do it to: none of it is what the card does."""
        self._govern(_THEIR_VERB, negative=False, only=False)
        self.listed = self.excepted = self.within = False
        self.turned = self.alone = self.carried = False

    def _verb(self, place: int, verb: Item) -> None:
        """A verb begins to govern; after a light one ("não pode ser") the marks hold on for what follows."""
        self.turned = self.turned or self._segment.does_nothing(place)
        if place >= self.kept:
            self._alone(verb, NO if self.turned else YES)
        self._govern(verb, negative=self.turned, only=self.alone)
        self.listed = self.excepted = self.within = self.carried = False
        light = self._grammar.is_light(verb)
        self.turned = self.turned and light
        self.alone = self.alone and light

    def _mark(self, place: int, item: Item) -> None:
        """Note a "não", an "apenas", a "sim"; a word of another kind ends what the marks before it said.

        One with which a phrase and a part of the sentence end belongs to the phrase.
        """
        names = item.names
        if "!sim" in names:
            self.negative = self.turned = False
        elif place + 1 == self.until and self._grammar.phrases.ends_part(self._items, self.until):
            pass
        elif "!nao" in names or "!nenhum" in names:
            self.turned = True
        elif "!so" in names:
            self.turned, self.alone = False, True
        elif PASSED.isdisjoint(names) or (place and self._items[place - 1].word in _JOINS and item.word in _AFRESH):
            self.turned = self.alone = False
        self._pass(item)

    def _thing(self, place: int, item: Item, reached: bool, own: bool) -> None:
        """Take a thing: as a nucleus that governs, as part of a phrase that was read, or by what governs it."""
        before = self._segment.before(place)
        reached = reached and (own or self._reaches(place, before))
        theirs = before in OF_OTHERS or before == "em" or self._segment.of_another(place)
        if self._segment.denied(place):
            self.turned = True
        consumed = place < self.until
        if not (reached or self.turned or self.excepted or theirs or before == "com") and not (
            self._grammar.heads.isdisjoint(item.names)
        ):
            self._govern(item, negative=False, only=self.alone, headed=True)
            if not consumed:
                self._alone(item, YES)
            self.alone = self.carried = False
        elif consumed:
            self.far = 0
            self.turned = self.alone = self.carried = False
        else:
            self._say(place, item, reached, theirs)

    def _reaches(self, place: int, before: str) -> bool:
        """Whether the verb governs a thing that it has no phrase with."""
        verb, grammar = self.verb, self._grammar
        if verb is None or grammar.is_light(verb) or (self.headed and before not in BELONGS):
            return False
        if self.verb_part == self.part or verb in _NO_VERBS or grammar.blocks(verb):
            return True
        return self._items[place - 1].word in _STRINGS

    # -------------------------------------------------------------------------------------------------------- saying

    def _say(self, place: int, item: Item, reached: bool, theirs: bool) -> None:
        """Take what a thing says under the verb that governs it, in an exception, or by itself."""
        verb, grammar = self.verb, self._grammar
        pairs = list(grammar.things(verb, item.names)) if reached and verb is not None else []
        self.within = self.within or (reached and self.alone)
        polarity = self._polarity()
        said = bool(pairs)
        if pairs:
            self.listed = True
            self.far = 0
        elif not (reached or self.excepted or theirs):
            said = self._alone(item, self._turn())
        self.strung = self.strung or (reached and not pairs)
        if self.excepted:
            self.out = place
            if not self.negative:
                self._except(item)
        if verb is not None and pairs:
            self._explain(verb.first, verb.last)
            for key, entries in pairs:
                self._meet(entries, polarity, verb.first, item, "" if self.excepted else key)
        if said:
            self.carried = self.turned
            self.turned = self.alone = False

    def _polarity(self) -> int:
        """How a verb says its thing.

        An exception turns what it is of, and so does an "apenas" within a denied list ("não defende selamentos, só
        paralisias"); a denied exception restricts ("não … senão": only that).
        """
        back = self.excepted or (self.within and self.negative)
        if self.negative ^ back ^ (self.turned and not self.negative):
            return NO
        return ONLY if self.only or self.alone or self.within or (self.negative and self.excepted) else YES

    def _meet(self, entries: Sequence[int], polarity: int, first: int, item: Item, key: str = "") -> None:
        for entry in entries:
            saying = self._grammar.saying(entry, polarity, (), key, self.excepted)
            self.met.append(Met(saying, first, item.last))
        self._explain(item.first, item.last)

    def _except(self, item: Item) -> None:
        """Take what an exception says by naming a thing."""
        grammar = self._grammar
        for name in item.names:
            if name in grammar.excepted:
                for entry in grammar.pairs[EXCEPT][name]:
                    self.met.append(Met(grammar.saying(entry, YES), item.first, item.last))
                self._explain(item.first, item.last)
                self.far = 0

    def _alone(self, item: Item, polarity: int) -> bool:
        """Take what a thing says by itself; False if it says nothing."""
        grammar = self._grammar
        taken = False
        for name in item.names:
            for number in grammar.singles.get(name, ()):
                if not grammar.entry(number).flags & BARE or not self._segment.given(item):
                    self.met.append(Met(grammar.saying(number, polarity), item.first, item.last))
                    taken = True
        if taken:
            self._explain(item.first, item.last)
        return taken

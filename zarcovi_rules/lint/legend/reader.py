"""Reading a legend: words into terms, terms into phrases, phrases into what the legend says.

What is read is what the words state. A condition ("se", "quando"), somebody else's ability, a word that is only near:
none of these is read, and whatever no phrase explains is listed as unread.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from zarcovi_rules.lint.legend.items import HARD, PASSED, Item, Items, Parted
from zarcovi_rules.lint.legend.naming import head
from zarcovi_rules.lint.legend.phrases import PARTS, Got, Match, Phrases, filled
from zarcovi_rules.lint.legend.reading import Doubt, Read, Reading
from zarcovi_rules.lint.legend.vocabulary import EXCEPT, LIGHT, ONES, STOPS, Compiled
from zarcovi_rules.lint.legend.words import plainly, words_of

LONGEST = 20_000
"""So many characters of a legend are read; nobody writes a longer one, and what comes after is listed as unread."""

_REMEMBERED = 10_000
"""So many sentences are remembered, at most."""

_SHORTER = 3
"""So many phrases that begin at a place are looked at, should the longer ones not be said there."""

_TRIES = 4
"""So often a legend is read again without the phrases that ask for what the card is not, at most."""

_FAR = 4
"""After so many unknown words a verb governs no more."""

_OF_OTHERS = frozenset({"contra", "por", "pela", "pelo", "pelas", "pelos"})
"""Before a thing, they say that it is not what the card is about."""

_CERTAIN_IF = frozenset({"se", "caso"})
"""Words of a condition without which what follows does not hold; with "quando" it is only told when it does."""

_PRESENT = ("a", "e", "am", "em", "oe", "az")
"""How a verb ends that says what is, not what may be."""

_DONE = ("ada", "ida", "adas", "idas", "asse", "esse", "isse", "assem", "essem", "issem")
_PERSONS = frozenset({"ele", "ela", "alguem", "ninguem", "quem", "este", "esse", "esta", "essa", "uma", "nao", "e"})
_JOINS = frozenset({"e", "ou"})
_STRINGS = frozenset({"e", "ou", "nem"})
_COUNTED = frozenset({"incluso", "inclusa", "inclusos", "inclusas", "incluido", "incluida"})
_BELONGS = frozenset({"de", "do", "da", "dos", "das"})
_CLOSED = -1
_GIVEN = frozenset(
    ["o", "os", "do", "dos", "ao", "aos", "no", "nos", "qualquer", "todo", "cada", "algum", "nenhum", "outro", "d'"]
)
"""Before a thing, they say that it is one spoken of before, or any."""

_LIMITED = frozenset({"em", "cada", "ao", "aos"})
"""Before a number or a thing, they say that it is not what the card has: "em 3 turnos", "imune ao Supremo"."""

_THOSE = frozenset({"o", "os", "as", "aqueles", "aquelas"})
"""Before "de", they say that it is of others: "menos os de curto alcance"."""

_NEEDS_NONE = STOPS | LIGHT | ONES
"""What needs no explanation."""

_BLOCKING = _OF_OTHERS | _LIMITED | {"os de"}
_OTHERS = "de_outrem"
"""The term for those who are not the card's user."""

_OWN = "de_si"
"""The term for what the card says of itself only: where others do it, the card does not."""


class _Rows:
    """What each entry says, of a compiled vocabulary; unpacked when it is first asked for."""

    __slots__ = ("_lines", "_rows")

    def __init__(self, packed: str) -> None:
        self._lines = packed.split("\n")
        self._rows: dict[int, list[Any]] = {}

    def __getitem__(self, entry: int) -> list[Any]:
        row = self._rows.get(entry)
        if row is None:
            self._rows[entry] = row = json.loads(self._lines[entry])
        return row


class _Said(NamedTuple):
    """A phrase that was met, before it is known whether what it needs is there."""

    entry: int
    polarity: int  # its place among sim, nao, so, exceto
    got: Got
    first: int
    last: int
    key: str = ""  # the verb and its thing
    excepted: bool = False


class _Told:
    """What a phrase that was met says where it stands, if the card has what it `needs` and nothing of `without`.

    `clauses` are those that the thing of a verb says, or says when denied (`no`); `against` pairs of what is denied
    and what it would say; `unsaid` clauses that are only denied. It is `mute` if its entry never says anything, and is
    there to keep its words from being read as something else.
    """

    __slots__ = (
        "against",
        "clauses",
        "entry",
        "first",
        "key",
        "last",
        "mute",
        "needs",
        "no",
        "phrase",
        "says",
        "unsaid",
        "without",
    )

    def __init__(self, said: _Said, row: list[Any], base: int) -> None:
        self.entry = said.entry
        self.first = said.first - base
        self.last = said.last - base
        self.phrase: str = row[0]
        self.needs: list[list[str]] = row[-2]
        self.without: list[str] = row[-1]
        self.no = said.polarity == _NO
        self.key = said.key
        self.mute = not any(row[1:5])
        own = row[1 + said.polarity]
        templates = own or (row[1] if said.polarity == _ONLY else ())
        self.says = tuple((name, value) for name, template in templates for value in filled(template, said.got))
        clauses = [name for name, value in row[1] if value == "sim"]
        self.clauses = [name for name, value in own or row[1] if value == "sim"] if said.key else []
        self.against = [(name, other) for name, value in own if value == "sim" for other in clauses] if self.no else []
        self.unsaid = clauses if self.no and not row[2] and not said.excepted else []


_Sentence = tuple[int, list[_Told], bytes]
"""A segment as it was read: its first word, what was met and which words are known, counted from there."""

_YES, _NO, _ONLY, _EXCEPT = range(4)
_FREE, _BARE = 1, 2  # `livre`, `nu`
_SOME_VERB = Item(("!verbo",), "", 0, 0)
"""A verb that nobody knows, after "não"."""

_THEIR_VERB = Item(("!verbo",), "", 0, 0)
"""What somebody else does or may do: "o alvo pode …"."""

_NO_VERBS = frozenset({_SOME_VERB, _THEIR_VERB})
_WONDERS = frozenset(
    ["saber", "sabe", "sabem", "descobre", "descobrir", "pergunta", "revela", "revelar", "mostra", "avisa", "verifica"]
)
"""After these, "se" leaves open."""

_MAY = frozenset({"pode", "podem", "podera", "consegue", "conseguem"})
_SOMEBODY = frozenset({"aquele", "aqueles", "aquela", "aquelas", "ninguem", "alguem"})
_BECOMES = frozenset({"fica", "ficam", "torna", "tornam", "vira", "segue", "continua", "-", "tenta", "tentar", "tente"})
"""What may stand between those who do something and what they do."""


class Reader:
    """Reads legends by a compiled vocabulary. `single` are the fields that can have one value only.

    `name` is the field of the card's name and `demand` that of what it demands in square brackets, if the book has
    them.
    """

    def __init__(
        self, compiled: Compiled, single: Iterable[str], *, name: str | None = None, demand: str | None = None
    ) -> None:
        self.items = Items(compiled)
        self.phrases = Phrases(compiled)
        self.verbs = frozenset(compiled["verbos"])
        self.light = frozenset(compiled["leves"])
        self.heads = frozenset(compiled["nucleos"])
        self.pairs: dict[str, dict[str, list[int]]] = {}
        for pair, entries in compiled["pares"].items():
            verb, _, thing = pair.partition(" ")
            self.pairs.setdefault(verb, {})[thing] = entries
        self.singles: dict[str, list[int]] = compiled["soltas"]
        self.said = _Rows(compiled["diz"])
        self.single = frozenset(single)
        self.name = name
        self.demand = demand
        self.memory: dict[tuple[str, bool, frozenset[int]], tuple[list[_Told], bytes]] = {}
        self.paired = frozenset(self.pairs)
        self.excepted = frozenset(self.pairs.get(EXCEPT, ()))

    def read(self, text: str, given: Iterable[str] = ()) -> Reading:
        """What `text` says, of a card that has the features `given` by its fields."""
        return _Legend(self, text).read(frozenset(given))


class _Legend:
    """One legend being read."""

    __slots__ = ("by", "features", "idle", "known", "met", "text", "told", "without", "words")

    def __init__(self, by: Reader, text: str) -> None:
        self.by = by
        self.text = text
        self.words = words_of(text if len(text) <= LONGEST else text[:LONGEST])
        self.known = bytearray(len(self.words.words))
        self.met: list[_Said] = []
        self.told: list[tuple[int, _Told]] = []
        self.features: set[str] = set()
        self.without: frozenset[int] = frozenset()
        self.idle: frozenset[int] = frozenset()

    def read(self, given: frozenset[str]) -> Reading:
        parted = self.by.items.part(self.words)
        loud = self.words.text.isupper()
        said = [self._sentence(segment, loud) for segment in parted.segments]
        reading = self._read(parted, said, given)
        again = list(said)
        asking = vain = frozenset[int]()
        for _ in range(_TRIES):
            # What asks for something that the card is not must not keep its words from being read as anything else.
            vain |= asking & self.idle  # it takes from the card the words that would give what it asks for
            asking |= self.idle
            idle = vain.union(entry for entry in asking if not self._has(entry))
            if idle == self.without:
                break
            self.without = idle
            for place, (_, met, _) in enumerate(said):
                if any(one.entry in asking for one in (*met, *again[place][1])):
                    again[place] = self._sentence(parted.segments[place], loud)
            reading = self._read(parted, again, given)
        return reading

    def _has(self, entry: int) -> bool:
        """Whether the card, as it was read, has what an entry asks for."""
        needs, without = self.by.said[entry][-2:]
        return (not needs or any(map(self.features.issuperset, needs))) and self.features.isdisjoint(without)

    def _read(self, parted: Parted, said: list[_Sentence], given: frozenset[str]) -> Reading:
        """What a legend says by what its sentences say."""
        self.known = bytearray(len(self.words.words))
        self.told = told = []
        for base, met, known in said:
            self.known[base : base + len(known)] = known
            told += [(base, one) for one in met]
        reads: list[Read] = []
        if self.by.name is not None and (named := head(self.words, parted.segments, self.by.verbs)) is not None:
            value, first, last = named
            at, end = self.words.starts[first], self.words.ends[last - 1]
            reads.append(Read(self.by.name, value, at, end, f"{{{self.by.name}}}"))
            self._explain(first, last)
        for segments, first, last in parted.asides:
            reads += self._aside(segments, first, last)
        for first, last in parted.ladders:
            self._explain(first, last)
        return self._reading(reads, given)

    def _sentence(self, items: list[Item], loud: bool) -> _Sentence:
        """What one segment says, by its own words; players write many sentences alike, so it is remembered."""
        first, last = items[0].first, items[-1].last
        sentence = self.words.text[self.words.starts[first] : self.words.ends[last - 1]], loud, self.without
        memory = self.by.memory
        remembered = memory.get(sentence)
        if remembered is None:
            self.met = []
            self.known[first:last] = bytes(last - first)
            self._segment(items)
            if len(memory) >= _REMEMBERED:
                memory.clear()
            memory[sentence] = remembered = self._taken(first), bytes(self.known[first:last])
        return first, *remembered

    def _taken(self, base: int) -> list[_Told]:
        """What the phrases met since say, and their words as known; they are met no more."""
        rows = self.by.said
        told = []
        for said in self.met:
            self._explain(said.first, said.last)
            told.append(_Told(said, rows[said.entry], base))
        self.met = []
        return told

    def _explain(self, first: int, last: int) -> None:
        if last - first == 1:
            self.known[first] = 1
        else:
            self.known[first:last] = b"\1" * (last - first)

    def _aside(self, segments: list[list[Item]], first: int, last: int) -> Iterator[Read]:
        """What square brackets say: what the card demands, unless they hold nothing but numbers that it has."""
        self.met = []
        for segment in segments:
            self._segment(segment)
        numbered = any(said.got for said in self.met)
        told = self._taken(0)
        words = range(first + 1, last)
        if numbered and all(self.known[place] or self.words.words[place] in _NEEDS_NONE | HARD for place in words):
            self.told += [(0, one) for one in told]
            return
        self._explain(first, last + 1)
        if self.by.demand is not None and last > first + 1:
            start = first + 1
            for opening in (("precisa",), ("requer",), ("requisito", ":"), ("requisitos", ":"), ("necessita",)):
                if tuple(self.words.words[start : start + len(opening)]) == opening:
                    start += len(opening)
                    if self.words.words[start : start + 1] == ["de"]:
                        start += 1
            if start < last:
                at, end = self.words.starts[start], self.words.ends[last - 1]
                yield Read(self.by.demand, plainly(self.words.text[at:end]), at, end, "[…]")

    # ---------------------------------------------------------------------------------------------- items to phrases

    def _segment(self, items: list[Item]) -> None:
        """Read one segment from its first word to its last.

        `verb` governs what follows it; `negative` and `only` tell how. `turned` and `alone` are a "não" and an "apenas"
        just before, `excepted` that an "exceto" was before. Of the verb's list, `within` tells that it has an "apenas",
        `listed` a thing that the verb has a phrase with, `strung` one that it has none with.
        """
        by = self.by
        verbs, heads, pairs = by.verbs, by.heads, by.pairs
        free = self._conditional(items)
        verb: Item | None = None
        headed = negative = turned = alone = excepted = only = within = carried = listed = strung = False
        far = until = part = verb_part = 0
        out = -1  # the last thing that was excepted
        opened: list[tuple[Item | None, bool, bool, bool]] = []
        match: Match | None = None
        for place, item in enumerate(items):
            names, word = item.names, item.word
            theirs = (_OWN in names or word in _MAY) and self._by_others(items, place)
            if (names or item.number is not None) and (free[place] >= 0 or "!se" in names) and not theirs:
                without = self.without
                for _ in range(_SHORTER):
                    match = by.phrases.at(items, free, place, self.words, without)
                    if match is None:
                        break
                    beyond = place >= until or (place + 1 < until < match.end and not match.got)
                    if beyond and free[place] < match.end:
                        if excepted and out == place - 1:
                            excepted = False
                        governed = (
                            verb is not None
                            and not headed
                            and far <= _FAR
                            and (negative or not self._light(verb))
                            and (
                                verb_part == part
                                or (listed and self._pairs_with(verb, items[place : match.end]))
                                or (strung and match.end < len(items) and items[match.end].word in _STRINGS)
                            )
                        )
                        denied = turned and "!nao" not in names and "!nenhum" not in names  # "não …, jamais …" is one
                        if self._met(match, items, place, denied, alone, excepted, governed):
                            until = match.end
                            turned = alone = False
                            break
                    without = without.union(match.entries)
            consumed = place < until
            if theirs:
                verb, verb_part, headed, negative, only, far = _THEIR_VERB, part, False, False, False, 0
                listed = excepted = within = turned = alone = carried = False
                self._explain(item.first, item.last)
                continue
            if word in _JOINS:
                turned, carried = turned or carried, False
            if item.plain:
                if word in PARTS:
                    part += 1
                    if word == "(":
                        opened.append((verb, negative, only, excepted))
                    elif word == ")":
                        excepted = False
                        if opened:
                            verb, negative, only, excepted = opened.pop()
                            far = 0
                    elif word == "," and excepted and not self._goes_on_excepting(items, place, verb):
                        excepted = False
                    if word == "," and verb in _NO_VERBS:
                        verb = None
                    if word == ":":
                        turned = False
                        if verb in _NO_VERBS:
                            verb = None
                    carried = False
                elif word not in LIGHT and word not in ONES:
                    far += 1
                    if turned and not consumed and word.isalpha():
                        verb, verb_part, headed, negative, only, far = _SOME_VERB, part, False, True, False, 0
                    turned = alone = carried = False
                continue
            if free[place] < 0:
                verb = None
                continue
            if "!exceto" in names:
                excepted = True
                far = 0
                self._explain(item.first, item.last)
                continue
            reached = verb is not None and far <= _FAR
            own = reached and self._is_thing_of(verb, names)
            governing = not verbs.isdisjoint(names) and not own
            if item.marks and not governing:
                if "!sim" in names:
                    negative = turned = False
                elif not (consumed and place + 1 == until and by.phrases.ends_part(items, until)):
                    turned, alone = _before(item, turned, alone)
                self._explain(item.first, item.last)
                continue
            if governing:
                self._alone(names, item, _NO if turned else _YES)
                verb, verb_part, headed, negative, only = item, part, False, turned, alone
                listed = excepted = within = carried = False
                turned = turned and self._light(verb)  # "não pode ser": what follows is turned too
                alone = alone and self._light(verb)
                far = 0
                continue
            before = self._before(items, place)
            if reached and not own and (self._light(verb) or (headed and before not in _BELONGS)):
                reached = False
            if reached and not own and verb_part != part and verb not in _NO_VERBS and not self._blocks(verb):
                reached = items[place - 1].word in {"e", "ou", "nem"}
            of_others = before in _OF_OTHERS or before == "em" or self._of_another(items, place)
            if self._denied(items, place):
                turned = True
            if (
                not reached
                and not turned
                and not excepted
                and not of_others
                and before != "com"
                and not heads.isdisjoint(names)
            ):
                verb, verb_part, headed, negative, only = item, part, True, False, alone
                far = 0
                if not consumed:
                    self._alone(names, item, _YES)
                alone = carried = False
                continue
            if consumed:
                far = 0
                turned = alone = carried = False
                continue
            entries: list[tuple[int, str]] = []
            if reached and verb is not None:
                for name in verb.names:
                    if name in pairs:
                        things = pairs[name]
                        for thing in names:
                            if thing in things:
                                key = "" if excepted else f"{name} {thing}"
                                entries += [(entry, key) for entry in things[thing]]
            within = within or (reached and alone)
            limited = only or alone or within or (negative and excepted)  # "não … senão": only that
            back = excepted or (within and negative)  # "não defende selamentos, só paralisias"
            polarity = _NO if negative ^ back ^ (turned and not negative) else _ONLY if limited else _YES
            first = verb.first if verb is not None and entries else item.first
            if entries:
                assert verb is not None
                self._explain(verb.first, verb.last)
                listed = True
                far = 0
            elif (
                not reached
                and not excepted
                and not of_others
                and self._alone(names, item, _NO if turned else _ONLY if alone else _YES)
            ):
                carried = turned
                turned = alone = False
            strung = strung or (reached and not entries)
            if excepted and not negative:
                for thing in names:
                    if thing in by.excepted:
                        for entry in pairs[EXCEPT][thing]:
                            self.met.append(_Said(entry, _YES, (), item.first, item.last))
                        self._explain(item.first, item.last)
                        far = 0
            if excepted:
                out = place
            if entries:
                self.met += [_Said(entry, polarity, (), first, item.last, key, excepted) for entry, key in entries]
                self._explain(item.first, item.last)
                carried = turned
                turned = alone = False

    def _alone(self, names: Sequence[str], item: Item, polarity: int) -> bool:
        """Take what a thing says by itself; False if it says nothing."""
        taken = False
        for name in names:
            for entry in self.by.singles.get(name, ()):
                if (
                    not self.by.said[entry][5] & _BARE
                    or self.words.words[item.first - 1] not in _GIVEN
                    or not item.first
                ):
                    self.met.append(_Said(entry, polarity, (), item.first, item.last))
                    taken = True
        if taken:
            self._explain(item.first, item.last)
        return taken

    def _met(
        self,
        match: Match,
        items: Sequence[Item],
        place: int,
        turned: bool,
        alone: bool,
        excepted: bool,
        governed: bool,
    ) -> bool:
        """Take what a phrase says where it stands; False if none of its entries may be read there."""
        said, first, last = self.by.said, items[place].first, items[match.end - 1].last
        polarity = _NO if turned else _ONLY if alone else _YES
        taken = False
        for entry in match.entries:
            row = said[entry]
            if excepted and row[4]:
                self.met.append(_Said(entry, _EXCEPT, match.got, first, last))
            elif not any(row[1:5]) and (excepted or ("," not in row[0] and self._parted(items, place, match.end))):
                continue  # what keeps words from being read keeps no exception, and none of the next part
            elif row[5] & _FREE and (
                excepted
                or governed
                or self._before(items, place) in _BLOCKING
                or self._of_another(items, match.end - 1)
            ):
                continue
            else:
                self.met.append(_Said(entry, polarity, match.got, first, last))
            taken = True
        if taken:
            for one in items[place : match.end]:
                self._explain(one.first, one.last)
        return taken

    @staticmethod
    def _parted(items: Sequence[Item], place: int, end: int) -> bool:
        """Whether a comma stands among items."""
        return any(item.word == "," for item in items[place:end])

    def _conditional(self, items: Sequence[Item]) -> list[int]:
        """For each item: negative within a condition, else the item after which a phrase from there must end.

        What depends on a condition is not said of the card; a phrase that says the condition too may be.
        """
        free = [0] * len(items)
        if not any("!se" in item.names for item in items):
            return free
        state = ""  # "": outside, "dentro": in the condition, "depois": in what depends on it
        begins = 0
        certain = False
        follows = False  # the condition comes after what depends on it: "só é repelido se for combável, dano Letal"
        excepted = False
        for place, item in enumerate(items):
            names = item.names
            if "!exceto" in names:
                excepted = True
            if "!se" in names and not excepted and not (item.word == "se" and self._reflexive(items, place)):
                certain = item.word in _CERTAIN_IF
                if certain and state == "" and begins < place:
                    follows = any(self._says(before) for before in items[begins:place])
                    for at in range(begins, place):
                        free[at] = place if free[at] == 0 else free[at]
                state = "dentro"
            elif item.word in {",", ")"}:
                state = "depois" if state == "dentro" and certain and not follows and item.word == "," else ""
                follows = False
                begins = place + 1
                excepted = excepted and item.word == ","
            elif item.word in {":", "(", "-", "/"} and state == "":
                begins = place + 1
            if state:
                free[place] = _CLOSED
        return free

    def _says(self, item: Item) -> bool:
        """Whether an item is a verb."""
        return "!aux" in item.names or not self.by.verbs.isdisjoint(item.names)

    def _reflexive(self, items: Sequence[Item], place: int) -> bool:
        """Whether a "se" belongs to the verb beside it: "se retira", "mescla-se"."""
        first = items[place].first
        before = "que" if first and self.words.words[first - 1] in {"que", "q"} else ","
        before = items[place - 1].word if place and before == "," else before
        after = items[place + 1] if place + 1 < len(items) else None
        if before == "-":
            return True
        if before in _WONDERS:
            return False  # "sem saber se repele"
        if after is not None and not self.by.verbs.isdisjoint(after.names):
            return not (first == items[0].first and after.word.endswith("r"))  # "Se repelir, …"
        return (
            after is not None
            and before != ","
            and after.first == items[place].last
            and after.word.endswith(_PRESENT)
            and not after.word.endswith(_DONE)
            and self.by.heads.isdisjoint(after.names)
            and after.word not in _PERSONS
        )

    def _light(self, verb: Item | None) -> bool:
        """Whether a verb leaves alone whatever it has no phrase with."""
        if verb is None or verb in _NO_VERBS:
            return False
        return self.by.light.issuperset(self.by.verbs.intersection(verb.names))

    def _blocks(self, verb: Item | None) -> bool:
        """Whether a verb has no phrase with anything: whatever it governs is nothing that the card is."""
        return verb is not None and self.by.paired.isdisjoint(verb.names)

    def _is_thing_of(self, verb: Item | None, names: Sequence[str]) -> bool:
        """Whether a verb has a phrase with a term: "cabe repelir"."""
        if verb is not None:
            pairs = self.by.pairs
            for one in verb.names:
                if one in pairs and not pairs[one].keys().isdisjoint(names):
                    return True
        return False

    def _pairs_with(self, verb: Item, items: Sequence[Item]) -> bool:
        return any(self._is_thing_of(verb, item.names) for item in items)

    def _goes_on_excepting(self, items: Sequence[Item], comma: int, verb: Item | None) -> bool:
        """Whether what stands after a comma may be excepted too."""
        for item in items[comma + 1 : comma + 5]:
            if not item.plain and item.names[0][0] != "!":
                return not self.by.excepted.isdisjoint(item.names) or self._is_thing_of(verb, item.names)
        return False

    def _before(self, items: Sequence[Item], place: int) -> str:
        """The word before an item that tells how it belongs there, articles aside."""
        raw = self.words.words[items[place].first - 1] if items[place].first else ""
        if raw in _BELONGS or raw in _LIMITED:
            first = items[place].first
            return "os de" if raw == "de" and first > 1 and self.words.words[first - 2] in _THOSE else raw
        place -= 1
        if place >= 0 and items[place].word in ONES:
            place -= 1
        return items[place].word if place >= 0 else ""

    def _of_another(self, items: Sequence[Item], place: int) -> bool:
        """Whether a thing is said to be somebody else's: "ataques inimigos", "teleporte do alvo"."""
        if place + 1 >= len(items) or _OTHERS not in items[place + 1].names:
            return False
        after = items[place + 1]
        between = self.words.words[items[place].last : after.first]
        if after.word in {"alvo", "alvos"} and (not between or between == ["de"]):
            return False
        return all(word in _BELONGS for word in between)

    @staticmethod
    def _by_others(items: Sequence[Item], place: int) -> bool:
        """Whether those who do something are others: "o alvo pode absorver", "aquele que repele"."""
        for at in range(place - 1, max(-1, place - 5), -1):
            item = items[at]
            if _OTHERS in item.names or item.word in _SOMEBODY:
                return True
            if item.word == "se" and at > 1 and items[at - 1].word == "-" and items[at - 2].word in _MAY:
                return True  # "pode-se absorver"
            if not (item.marks or item.word in _BECOMES) or "!so" in item.names or "!se" in item.names:
                return False
        return False

    def _denied(self, items: Sequence[Item], place: int) -> bool:
        """Whether a "não" after a thing denies it: "ataque não.", "sensorial não incluso"."""
        if place + 1 >= len(items):
            return False
        if "!nenhum" in items[place + 1].names:
            return items[place + 1].first == items[place].last
        if "!nao" not in items[place + 1].names or items[place + 1].word in {"sem", "nem"}:
            return False
        after = items[place + 2] if place + 2 < len(items) else None
        return after is None or after.word in _COUNTED or (after.plain and after.word in PARTS)

    # ---------------------------------------------------------------------------------------------- phrases to reads

    def _reading(self, begun: list[Read], given: frozenset[str]) -> Reading:
        """What the phrases say, those that need something of the card once that is there."""
        starts, ends = self.words.starts, self.words.ends
        self.idle = frozenset()
        self.features = features = set(given)
        reads: dict[tuple[str, str | int], Read] = {(read.name, read.value): read for read in begun}
        against: list[tuple[str, str]] = []
        unsaid: list[Read] = []
        sides: dict[str, tuple[set[str], set[str]]] = {}  # what a verb and its thing say, and say when denied
        waiting = [one for one in self.told if not one[1].without]
        last = [one for one in self.told if one[1].without]  # what needs that something is not said
        while waiting or last:
            later = []
            for one in waiting:
                base, told = one
                if (
                    told.needs and not any(features.issuperset(each) for each in told.needs)
                ) or not features.isdisjoint(told.without):
                    later.append(one)
                    continue
                for says in told.says:
                    if says not in reads:
                        name, value = says
                        start, end = starts[base + told.first], ends[base + told.last - 1]
                        reads[says] = Read(name, value, start, end, told.phrase)
                        features.add(name)
                        features.add(f"{name}:{value}")
                if told.no:
                    start, end = starts[base + told.first], ends[base + told.last - 1]
                    against += told.against
                    unsaid += [Read(name, "nao", start, end, told.phrase) for name in told.unsaid]
                if told.clauses:
                    sides.setdefault(told.key, (set(), set()))[told.no].update(told.clauses)
            if len(later) < len(waiting):
                waiting = later
            elif last:
                waiting, last = later + last, []
            else:
                self.idle = frozenset(told.entry for _, told in later)
                break
        self._leave_unread()
        ordered = sorted(reads.values(), key=lambda read: (read.start, read.end, read.name, str(read.value)))
        for yes, no in sides.values():
            against += [(name, other) for name in yes for other in no]
        kept, doubts = self._doubted(ordered, against, unsaid)
        return Reading(self.text, kept, doubts, tuple(self._unread()))

    def _leave_unread(self) -> None:
        """Take for unknown what was met and says nothing here: entries that never say anything, or ask in vain."""
        silent = [one for one in self.told if one[1].mute or one[1].entry in self.idle]
        if not silent:
            return
        telling = bytearray(len(self.known))
        for base, told in self.told:
            if not told.mute and told.entry not in self.idle:
                telling[base + told.first : base + told.last] = b"\1" * (told.last - told.first)
        for base, told in silent:
            for place in range(base + told.first, base + told.last):
                if not telling[place]:
                    self.known[place] = 0

    def _doubted(
        self, reads: list[Read], against: list[tuple[str, str]], unsaid: list[Read]
    ) -> tuple[tuple[Read, ...], tuple[Doubt, ...]]:
        """The reads, without those of fields that the legend leaves open, and of clauses that it says and unsays."""
        by_name: dict[str, list[Read]] = {}
        for read in reads:
            by_name.setdefault(read.name.rstrip("?"), []).append(read)
        doubts = {
            name: tuple(each)
            for name, each in by_name.items()
            if (len(each) > 1 and name in self.by.single) or each[0].name[-1] == "?" or each[-1].name[-1] == "?"
        }
        for name, other in against:
            if name != other and name in by_name and other in by_name and name not in self.by.single:
                both = (*by_name[name], *by_name[other])
                doubts.setdefault(name, both)
                doubts.setdefault(other, both)
        for read in unsaid:
            if read.name in by_name:
                doubts.setdefault(read.name, (*by_name[read.name], read))
        if not doubts:
            return tuple(reads), ()
        return (
            tuple(read for read in reads if read.name.rstrip("?") not in doubts),
            tuple(Doubt(name, each) for name, each in doubts.items()),
        )

    def _unread(self) -> Iterator[tuple[int, int]]:
        """The spans of words that nothing explains, from the first unknown word of each to the last."""
        words, known = self.words, self.known
        all_words = words.words
        start = end = -1
        place = known.find(0)
        while place >= 0:
            word = all_words[place]
            if word in HARD:
                if start >= 0:
                    yield words.starts[start], words.ends[end]
                start = -1
            elif word not in _NEEDS_NONE and not word.isdigit():
                if start >= 0 and 1 in known[end:place]:
                    yield words.starts[start], words.ends[end]
                    start = -1
                start, end = (place if start < 0 else start), place
            place = known.find(0, place + 1)
        if start >= 0:
            yield words.starts[start], words.ends[end]
        if len(self.text) > LONGEST:
            yield LONGEST, len(self.text)


def _before(item: Item, turned: bool, alone: bool) -> tuple[bool, bool]:
    """Whether a "não" and an "apenas" still hold after an item."""
    names = item.names
    if "!nao" in names or "!nenhum" in names:
        return True, alone
    if "!so" in names:
        return False, True
    if not PASSED.isdisjoint(names):
        return turned, alone
    return False, False

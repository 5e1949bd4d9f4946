"""Reading a legend: words into terms, terms into phrases, phrases into what the legend says.

What is read is what the words state. A condition ("se", "quando"), somebody else's ability, a word that is only near:
none of these is read, and whatever no phrase explains is listed as unread.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from zarcovi_rules.lint.legend.reading import Doubt, Read, Reading
from zarcovi_rules.lint.legend.vocabulary import LIGHT, NUMBERS, ONES, STOPS, Compiled
from zarcovi_rules.lint.legend.words import Words, letters_apart, words_of

_HARD = frozenset(".;!?|{}[]") | {"||", "\n"}
"""Signs that end a segment: nothing governs across them."""

_FAR = 4
"""After so many unknown words a verb governs no more."""

_GAP = 3
"""As many words `...` stands for in a phrase, at most."""

_TURNS = frozenset({"!nao", "!exceto", "!se", "!so"})
"""What `...` never stands for: with it the sentence would say something else."""

_PASSED = frozenset({"!aux", "!adv"})
"""What a phrase passes over: "pode ser", "também"."""

_PRESENT = ("a", "e", "am", "em", "oe", "az")
"""How a verb ends that says what is, not what may be."""

_PERSONS = frozenset({"ele", "ela", "alguem", "ninguem", "quem", "este", "esse", "nao"})

_OF_OTHERS = frozenset({"contra", "por", "pela", "pelo", "pelas", "pelos"})
"""Before a thing, they say that it is not what the card is about."""

_LEFT, _SAID, _SILENCED = range(3)
"""Of an item: no phrase has it, one that says something, one that is there so that nothing is said."""

_NOTHING: tuple[str, ...] = ()


class Item(NamedTuple):
    """Words of a legend that are one thing: the names of the term that they are, or none; their number if they are one.

    `first` and `last` count the words.
    """

    names: tuple[str, ...]
    word: str
    first: int
    last: int
    number: int | None


class _Said(NamedTuple):
    """A phrase that was met, before it is known whether what it needs is there."""

    entry: int
    polarity: str  # sim, nao or so
    number: int | None
    first: int
    last: int


class Reader:
    """Reads legends by a compiled vocabulary. `single` are the fields that can have one value only."""

    def __init__(self, compiled: Compiled, single: Iterable[str]) -> None:
        self._terms = compiled["termos"]
        self._verbs = frozenset(compiled["verbos"])
        self._light = frozenset(compiled["leves"])
        self._heads = frozenset(compiled["nucleos"])
        self._phrases = _linked(compiled["frases"])
        self._pairs = compiled["pares"]
        self._singles = compiled["soltas"]
        self._said = compiled["diz"]
        self._single = frozenset(single)
        self._edges: dict[str, tuple[str, ...]] = {}
        self._all_edges = frozenset(_edges_of(self._terms))

    def read(self, text: str, given: Iterable[str] = ()) -> Reading:
        """What `text` says, of a card that has the features `given` by its fields."""
        words = words_of(text)
        met: list[_Said] = []
        known = bytearray(len(words.words))
        for segment in self._segments(words):
            self._segment(segment, met, known)
        reads, doubts = self._reads(met, words, frozenset(given))
        return Reading(text, reads, doubts, tuple(_unread(words, known, met)))

    # ------------------------------------------------------------------------------------------------ words to items

    def _segments(self, words: Words) -> Iterator[list[Item]]:
        """The items between one hard sign and the next."""
        segment: list[Item] = []
        all_words = words.words
        place, end = 0, len(all_words)
        inside = ""
        while place < end:
            word = all_words[place]
            if inside:  # a ladder of prices: nothing of it is said of the card as it is
                inside = "" if word == inside else inside
                place += 1
                continue
            if word in _HARD:
                if word == "{":
                    inside = "}"
                if word != "\n" or not _goes_on(words, place):
                    if segment:
                        yield segment
                    segment = []
                    if word in {"||", "|", "[", "]"}:
                        segment.append(Item((f"={word}",), word, place, place + 1, None))
                place += 1
                continue
            if word in STOPS:
                place += 1
                continue
            item = self._item(all_words, place)
            segment.append(item)
            place = item.last
        if segment:
            yield segment

    def _item(self, all_words: list[str], place: int) -> Item:
        """The longest term that begins at a word, or the word by itself."""
        word = all_words[place]
        number = int(word) if word[0] in "0123456789" and len(word) < 12 else NUMBERS.get(word)
        best: tuple[tuple[str, ...], int] = (_NOTHING, place + 1)
        nodes = [self._terms]
        at = place
        while nodes and at < len(all_words):
            word_at = all_words[at]
            edges = self._edges.get(word_at)
            if edges is None:
                edges = self._edges_for(word_at)
            after = [node[edge] for node in nodes for edge in edges if edge in node]
            if not after:
                if at > place and (word_at in STOPS or word_at in ONES or word_at == "-"):
                    at += 1
                    continue
                break
            at += 1
            names = tuple(name for node in after for name in node.get("$", ()))
            if names:
                best = names, at
            nodes = after
        return Item(best[0], word, place, best[1], number)

    def _edges_for(self, word: str) -> tuple[str, ...]:
        """The edges of the trie of terms that a word may take: itself, and its beginnings that end in `*`."""
        found = [word] if word in self._all_edges else []
        found += [edge for size in range(len(word), 2, -1) if (edge := f"{word[:size]}*") in self._all_edges]
        if not found and len(word) >= 6 and word.isalpha():
            near = letters_apart(word, self._all_edges)
            found = [near] if near is not None else []
        if len(self._edges) > 50_000:
            self._edges.clear()
        self._edges[word] = edges = tuple(found)
        return edges

    # ---------------------------------------------------------------------------------------------- items to phrases

    def _segment(self, items: list[Item], met: list[_Said], known: bytearray) -> None:
        """Read the phrases of one segment."""
        free = self._conditional(items)
        consumed = [_LEFT] * len(items)
        place = 0
        turned = False  # "não" just before
        alone = False  # "apenas" just before
        while place < len(items):
            item = items[place]
            if (free[place] or "!se" in item.names) and (found := self._phrase(items, free, place)) is not None:
                entries, end, number = found
                polarity = "nao" if turned else "so" if alone else "sim"
                met += [_Said(entry, polarity, number, item.first, items[end - 1].last) for entry in entries]
                says = any(any(self._said[entry][1:4]) for entry in entries)
                consumed[place:end] = [_SAID if says else _SILENCED] * (end - place)
                for one in items[place:end]:
                    known[one.first : one.last] = b"\1" * (one.last - one.first)
                place = end
                turned = alone = False
                continue
            turned, alone = _before(item, turned, alone)
            place += 1
        self._governed(items, free, consumed, met, known)

    def _conditional(self, items: list[Item]) -> list[bool]:
        """For each item, whether it stands outside of a condition."""
        outside = True
        free = []
        for place, item in enumerate(items):
            if "!se" in item.names:
                if item.word != "se" or not self._reflexive(items, place):
                    outside = False
            elif item.word in {",", ")"}:
                outside = True
            free.append(outside)
        return free

    def _reflexive(self, items: list[Item], place: int) -> bool:
        """Whether a "se" belongs to the verb beside it: "se retira", "mescla-se"."""
        before = items[place - 1].word if place else ","
        after = items[place + 1] if place + 1 < len(items) else None
        if before == "-" or (after is not None and not self._verbs.isdisjoint(after.names)):
            return True
        return (
            after is not None
            and before != ","
            and after.first == items[place].last
            and after.word.endswith(_PRESENT)
            and self._heads.isdisjoint(after.names)
            and after.word not in _PERSONS
        )

    def _phrase(self, items: list[Item], free: list[bool], place: int) -> tuple[list[int], int, int | None] | None:
        """The longest phrase that begins at an item: its entries, where it ends, its number."""
        best: tuple[list[int], int, int | None] | None = None
        waiting: list[tuple[Any, int, int | None, int]] = [(self._phrases, place, None, 0)]
        while waiting:
            node, at, number, gap = waiting.pop()
            if at > place and "$" in node and (best is None or at > best[1]):
                best = node["$"], at, number
            if at >= len(items):
                continue
            item = items[at]
            waiting += [(node[name], at + 1, number, 0) for name in item.names if name in node]
            if item.number is not None and "#" in node:
                waiting.append((node["#"], at + 1, item.number if number is None else number, 0))
            if at > place:
                if (item.word in ONES or item.word in ":,-") or (
                    (free[at] or "!se" not in item.names) and not _PASSED.isdisjoint(item.names)
                ):
                    waiting.append((node, at + 1, number, gap))
                if gap and not _TURNS.intersection(item.names):
                    waiting.append((node, at + 1, number, gap - 1))
                if "..." in node:
                    waiting.append((node["..."], at, number, _GAP))
        return best

    def _governed(
        self, items: list[Item], free: list[bool], consumed: list[int], met: list[_Said], known: bytearray
    ) -> None:
        """Read the terms that verbs govern, and those that stand alone."""
        verb: Item | None = None
        negative = turned = alone = excepted = only = False
        far = 0
        for place, item in enumerate(items):
            names = item.names
            if not names:
                if item.word in {")"}:
                    excepted = False
                if item.word not in LIGHT and item.word not in ONES:
                    far += 1
                    turned = alone = False
                continue
            if not free[place]:
                verb = None
                continue
            if "!exceto" in names:
                excepted = True
                far = 0
                known[item.first : item.last] = b"\1" * (item.last - item.first)
                continue
            reached = verb is not None and far <= _FAR
            governing = not self._verbs.isdisjoint(names) and not (reached and self._is_thing_of(verb, names))
            if names[0].startswith("!") and not governing:
                turned, alone = _before(item, turned, alone)
                known[item.first : item.last] = b"\1" * (item.last - item.first)
                continue
            if governing:
                own = [entry for name in names for entry in self._singles.get(name, ())]
                if own and consumed[place] != _SILENCED:
                    met += [_Said(entry, "nao" if turned else "sim", None, item.first, item.last) for entry in own]
                verb, negative, only = item, turned, alone
                excepted = turned = alone = False
                far = 0
                continue
            if reached and not self._is_thing_of(verb, names) and self._governs_little(verb):
                reached = False
            before = items[place - 1].word if place else ""
            if not reached and not turned and not excepted and before not in _OF_OTHERS and self._heads & {*names}:
                verb, negative, only = item, False, alone
                far = 0
                if not consumed[place] and (own := [entry for name in names for entry in self._singles.get(name, ())]):
                    met += [_Said(entry, "sim", None, item.first, item.last) for entry in own]
                    known[item.first : item.last] = b"\1" * (item.last - item.first)
                continue
            if consumed[place]:
                far = 0
                turned = alone = False
                continue
            entries: list[int] = []
            if reached:
                assert verb is not None
                for name in verb.names:
                    for thing in names:
                        entries += self._pairs.get(f"{name} {thing}", ())
            limited = only or alone or (negative and excepted)  # "não … senão": only that
            polarity = "nao" if (negative ^ excepted ^ (turned and not negative)) else "so" if limited else "sim"
            only = only or (reached and alone)
            first = verb.first if verb is not None and entries else item.first
            if entries:
                assert verb is not None
                known[verb.first : verb.last] = b"\1" * (verb.last - verb.first)
                far = 0
            elif not reached and not excepted and before != "contra":
                for thing in names:
                    entries += self._singles.get(thing, ())
                polarity = "nao" if turned else "so" if alone else "sim"
            if excepted and not negative:
                out = [entry for thing in names for entry in self._pairs.get(f"exceto {thing}", ())]
                met += [_Said(entry, "sim", None, item.first, item.last) for entry in out]
                if out:
                    known[item.first : item.last] = b"\1" * (item.last - item.first)
                    far = 0
            if entries:
                met += [_Said(entry, polarity, None, first, item.last) for entry in entries]
                known[item.first : item.last] = b"\1" * (item.last - item.first)
                turned = alone = False

    def _governs_little(self, verb: Item | None) -> bool:
        """Whether a verb leaves alone whatever it has no phrase with."""
        return verb is not None and self._light.issuperset(self._verbs.intersection(verb.names))

    def _is_thing_of(self, verb: Item | None, names: tuple[str, ...]) -> bool:
        """Whether a verb governs a term that is a verb itself: "cabe repelir"."""
        return verb is not None and any(f"{one} {name}" in self._pairs for one in verb.names for name in names)

    # ---------------------------------------------------------------------------------------------- phrases to reads

    def _reads(
        self, met: list[_Said], words: Words, given: frozenset[str]
    ) -> tuple[tuple[Read, ...], tuple[Doubt, ...]]:
        """What the phrases say, those that need something of the card once that is there."""
        features = set(given)
        reads: dict[tuple[str, str | int], Read] = {}
        waiting = [said for said in met if not self._said[said.entry][-1]]
        last = [said for said in met if self._said[said.entry][-1]]  # what needs that something is not said
        while True:
            later = []
            for said in waiting:
                phrase, *said_by, needs, without = self._said[said.entry]
                if (needs and not any(all(one in features for one in each) for each in needs)) or any(
                    one in features for one in without
                ):
                    later.append(said)
                    continue
                for name, template in said_by[("sim", "nao", "so").index(said.polarity)] or (
                    said_by[0] if said.polarity == "so" else ()
                ):
                    value = _value(template, said.number)
                    read = Read(name, value, words.starts[said.first], words.ends[said.last - 1], phrase)
                    reads.setdefault((name, value), read)
                    features.update((name, f"{name}:{value}"))
            if len(later) < len(waiting):
                waiting = later
            elif last:
                waiting, last = later + last, []
            else:
                break
        ordered = sorted(reads.values(), key=lambda read: (read.start, read.end, read.name, str(read.value)))
        return self._doubted(ordered)

    def _doubted(self, reads: list[Read]) -> tuple[tuple[Read, ...], tuple[Doubt, ...]]:
        """The reads, without those of fields that the legend leaves open."""
        by_name: dict[str, list[Read]] = {}
        for read in reads:
            by_name.setdefault(read.name.rstrip("?"), []).append(read)
        doubts = tuple(
            Doubt(name, tuple(each))
            for name, each in by_name.items()
            if (len(each) > 1 and name in self._single) or any(read.name.endswith("?") for read in each)
        )
        open_ = {doubt.name for doubt in doubts}
        return tuple(read for read in reads if read.name.rstrip("?") not in open_), doubts


def _linked(nodes: list[dict[str, Any]]) -> dict[str, Any]:
    """The trie of phrases, from the list of its nodes: see `vocabulary`."""
    linked: list[dict[str, Any]] = []
    for node in nodes:
        linked.append({edge: below if edge == "$" else linked[below] for edge, below in node.items()})
    return linked[-1] if linked else {}


def _goes_on(words: Words, place: int) -> bool:
    """Whether the line after a line break goes on with the sentence of the line before: in small letters."""
    after = words.words[place + 1 : place + 2]
    return bool(after) and place > 0 and words.words[place - 1] not in _HARD and words.small(place + 1)


def _before(item: Item, turned: bool, alone: bool) -> tuple[bool, bool]:
    """Whether a "não" and an "apenas" still hold after an item."""
    names = item.names
    if "!nao" in names:
        return True, alone
    if "!so" in names:
        return turned, True
    if _PASSED.intersection(names) or item.word in LIGHT or item.word in ONES:
        return turned, alone
    return False, False


def _value(template: str, number: int | None) -> str | int:
    if "{n}" in template:
        template = template.replace("{n}", str(number))
        return int(template) if template.isdigit() else template
    return template


def _edges_of(trie: dict[str, Any]) -> Iterator[str]:
    waiting = [trie]
    while waiting:
        node = waiting.pop()
        for edge, below in node.items():
            if edge != "$":
                yield edge
                waiting.append(below)


def _unread(words: Words, known: bytearray, met: list[_Said]) -> Iterator[tuple[int, int]]:
    """The spans of words that nothing explains, from the first unknown word of each to the last."""
    for said in met:
        known[said.first : said.last] = b"\1" * (said.last - said.first)
    start = end = -1
    for place, word in enumerate(words.words):
        if word in _HARD or known[place]:
            if start >= 0:
                yield words.starts[start], words.ends[end]
            start = -1
        elif word not in STOPS and word not in LIGHT and word not in ONES and not word.isdigit():
            start, end = (place if start < 0 else start), place
    if start >= 0:
        yield words.starts[start], words.ends[end]

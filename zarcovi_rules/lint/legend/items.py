"""The words of a legend as items: terms of the vocabulary, numbers, signs, words that nobody knows."""

from __future__ import annotations

from collections.abc import Mapping

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend.packed import Compiled, Form, Forms
from zarcovi_rules.lint.legend.remembered import make_room
from zarcovi_rules.lint.legend.scenery import Scenery
from zarcovi_rules.lint.legend.small_words import NUMBERS, ONES, STOPS
from zarcovi_rules.lint.legend.words import Words, meant

HARD = frozenset(".;!?|{}[]") | {"||", "\n"}
"""Signs that end a segment: nothing governs across them."""

_CUT_SHORT = frozenset({"max", "min", "vel", "tec", "def", "atk", "alc", "dur", "dim", "sens", "uni", "multi", "obs"})
"""Words that people write short, with a dot that ends no sentence."""

LEAVES_OPEN = frozenset(
    {",", "e", "ou", "de", "do", "da", "com", "por", "para", "que", "o", "a", "em", "no", "na", "-"}
)
"""A line that ends so goes on in the next."""

_EXCEPTS = frozenset(
    {("exceto",), ("salvo",), ("tirando",), ("afora",), ("excetuando",), ("com", "excecao"), ("a", "excecao")}
    | {("a", "nao", "ser"), ("a", "menos", "que")}
)
"""Where a sentence begins so, it goes on with the one before it: "Ignora barreiras. Exceto …"."""

_EXCEPTING = frozenset([words[0] for words in _EXCEPTS])

_ASKED = frozenset({":", "rank", "-", "="})
"""After these a `?` is an answer."""

_LIMITING_ASIDE = frozenset(
    [
        (word,)
        for word in ("se", "caso", "quando", "enquanto", "exceto", "salvo", "menos", "tirando", "contanto", "combado")
    ]
    + [(word,) for word in ("combada", "durante", "contra", "raramente", "ocasionalmente", "eventualmente", "mesmo")]
    + [(word, "combo") for word in ("em", "no", "inclusive")]
    + [("as", "vezes"), ("por", "vezes"), ("nem", "sempre"), ("desde", "que"), ("a", "partir"), ("inclusive", "em")]
    + [
        (word, when)
        for word in ("so", "apenas", "somente")
        for when in ("se", "quando", "em", "no", "na", "a", "contra")
    ]
)
"""Square brackets that begin so hold no demand, but a limit of what stands before them, as round ones do."""

_ASIDE = 60
"""Square brackets close within so many words, or are none."""

_LONG = 12
"""So many digits are no number that a legend means."""

ANY = "80917263540918"
"""A number that begins so, as none does that anybody writes, stands for any other (see `alike`)."""

FIRST = int(f"{ANY}00000")
"""The first of them. They are above all numbers that a legend means, and more than it has room for."""

ALMOST, AT_TIMES, COMBINED, AT_TIME, BUT = "quase_", "as_vezes_", "combado_", "depois_", "mas_"
"""The terms for words that limit what follows, what stands beside them, or before them; for combos and for "mas"."""

OTHERS = "de_outrem"
"""The term for those who are not the card's user."""

COMPANIONS = "de_companhia"
"""The term for those who stand by the card's user: what they do, the card does not."""

LIMITING = frozenset({"!exceto", "!se", "!so", ALMOST, AT_TIMES, COMBINED, AT_TIME, BUT, OTHERS, COMPANIONS})
"""The terms for what may limit what a sentence says."""

TURNS = frozenset({"!nao", "!exceto", "!se", "!so", ALMOST, AT_TIMES})
"""What `...` in a phrase never stands for: with it the sentence would say something else."""

PASSED = frozenset({"!aux", "!adv"})
"""What a phrase passes over: "pode ser", "também"."""


class Item:
    """Words of a legend that are one thing: the names of the term that they are, or none; their number if they are one.

    `first` and `last` count the words. `plain` tells that it is no term: a sign, or a word of some phrase at most.
    A phrase passes over what `passes`; `...` stands for nothing that `turns`; what `marks` is a mark of grammar;
    `limits` are those of its terms that may limit what the sentence says.
    """

    __slots__ = ("first", "last", "limits", "marks", "names", "number", "passes", "plain", "turns", "word")

    def __init__(self, names: tuple[str, ...], word: str, first: int, last: int, number: int | None = None) -> None:
        self.names = names
        self.limits: tuple[str, ...] = ()
        self.word = word
        self.first = first
        self.last = last
        self.number = number
        if not names:
            self.plain, self.turns, self.marks = True, False, False
            self.passes = word in ONES or word in ":,-"
            return
        traits = _TRAITS.get(names)
        if traits is None:
            make_room(_TRAITS, 20_000)
            _TRAITS[names] = traits = (
                names[0][0] == "=" and names[-1][0] == "=",
                not PASSED.isdisjoint(names),
                not TURNS.isdisjoint(names),
                any(name[0] == "!" for name in names),
                tuple(sorted(LIMITING.intersection(names))),
            )
        self.plain, self.passes, self.turns, self.marks, self.limits = traits
        if self.plain and (word in ONES or word in ":,-"):
            self.passes = True


_TRAITS: dict[tuple[str, ...], tuple[bool, bool, bool, bool, tuple[str, ...]]] = {}


class Parted(NamedTuple):
    """A legend in segments: the items between one sign that ends a sentence and the next.

    `questions` are segments that ask something. `asides` are segments within square brackets, each with the words of
    the brackets. What stands between braces is in none, as it says what more may be bought. `open` tells that no sign
    ends the last segment.
    """

    segments: list[list[Item]]
    questions: list[list[Item]]
    asides: list[tuple[list[list[Item]], int, int]]
    open: bool


class Items:
    """Finds the terms of a compiled vocabulary among words."""

    def __init__(self, compiled: Compiled) -> None:
        self._terms = Forms(compiled["termos"])
        self._exact = Forms(compiled["exatos"])
        self._verbs = frozenset(compiled["verbos"])
        self._edges: dict[str, tuple[str, ...]] = {}
        self._firsts: dict[str, tuple[list[Form], tuple[str, ...], int | None]] = {}
        self.scenery = Scenery(compiled["cenario"])
        self._known = self._terms.inner.union(self._terms.first)
        self.any_number = tuple(compiled["numeros"])
        self.cuttable = HARD.isdisjoint(self._terms.inner) and HARD.isdisjoint(self._exact.inner)

    def knows(self, word: str) -> bool:
        """Whether a word is one of some term, or near enough to be taken for it, or scenery.

        A number is not for being named by phrases only: that it may be any of these, `any_number` tells.
        """
        if word in self._terms.inner or word in self._exact.first or word in self._exact.inner:
            return True
        if word in self.scenery.words:
            return True
        edges = self._edges.get(word) or self._edges_for(word)
        if word.isdecimal() and edges == (word,):
            form = self._terms.at(self._terms.first[word])
            return bool(form.below) or any(name not in self.any_number for name in form.names)
        return bool(edges)

    def terms_of(self, word: str) -> tuple[str, ...]:
        """The terms that a word is by itself."""
        exact = self._exact.first.get(word)
        return self._first(word)[1] + (self._exact.at(exact).names if exact is not None else ())

    def part(self, words: Words) -> Parted:
        """The segments of a legend."""
        parting = _Parting(words, self._verbs)
        all_words, exact = words.words, self._exact.first
        place, end = 0, len(all_words)
        while place < end:
            word = all_words[place]
            if word in HARD:
                place = parting.sign(place, word)
            elif word == "a" and _is_letter(words, place):
                parting.segment.append(Item((), word, place, place + 1))
                place += 1
            elif (word in STOPS and word not in exact) or (word == "d" and _is_of(all_words, place)):
                place += 1
            else:
                item = self._item(words, place)
                if item is not None:
                    parting.segment.append(item)
                    place = item.last
                else:
                    place += 1
        return parting.parted()

    def _item(self, words: Words, place: int) -> Item | None:
        """The longest term that begins at a word, or the word by itself; None for an article."""
        all_words = words.words
        word = all_words[place]
        first = self._firsts.get(word)
        if first is None:
            first = self._first(word)
        nodes, names, number = first
        end = place + 1
        if nodes:
            at = end
            size = len(all_words)
            while at < size:
                word_at = all_words[at]
                edges = self._edges.get(word_at)
                if edges is None:
                    edges = self._edges_for(word_at)
                after = [node.below[edge] for node in nodes for edge in edges if edge in node.below]
                if not after:
                    if word_at in STOPS or word_at in ONES or word_at == "-" or _goes_on(words, at):
                        at += 1
                        if at - end > 4:
                            break
                        continue
                    break
                at += 1
                nodes = [self._terms.at(follow) for follow in after]
                if met := _names(nodes):
                    names, end = met, at
        if word in self._exact.first and (strict := self._exactly(all_words, place)) is not None and strict[1] >= end:
            names, end = (*strict[0], *names) if strict[1] == end else strict[0], strict[1]
        if not names and word in STOPS:
            return None
        if word == "e" and end == place + 1 and not words.accented(place):
            names = tuple([name for name in names if name[0] == "="])  # it joins, and is no "é"
        return Item(names, word, place, end, number)

    def _exactly(self, all_words: list[str], place: int) -> tuple[tuple[str, ...], int] | None:
        """The longest form that stands there word by word, articles and all."""
        found: tuple[tuple[str, ...], int] | None = None
        below: Mapping[str, str] = self._exact.first
        for at in range(place, len(all_words)):
            follow = below.get(all_words[at])
            if follow is None:
                break
            names, below = self._exact.at(follow)
            if names:
                found = names, at + 1
        return found

    def _first(self, word: str) -> tuple[list[Form], tuple[str, ...], int | None]:
        """Of a word that begins an item: where terms may go on, the terms that it is, its number."""
        edges = self._edges.get(word)
        if edges is None:
            edges = self._edges_for(word)
        first = self._terms.first
        nodes = [self._terms.at(first[edge]) for edge in edges if edge in first]
        any_number = word.startswith(ANY)
        number = int(word) if any_number or (word[0] in "0123456789" and len(word) < _LONG) else NUMBERS.get(word)
        names = self.any_number if any_number else _names(nodes)
        make_room(self._firsts, 50_000)
        self._firsts[word] = found = [node for node in nodes if node.below], names, number
        return found

    def _edges_for(self, word: str) -> tuple[str, ...]:
        """What a word is met as among the words of terms: itself, and its beginnings that end in `*`."""
        known = self._known
        found = [word] if word in known else []
        found += [edge for size in range(len(word), 2, -1) if (edge := f"{word[:size]}*") in known]
        if not found and 6 <= len(word) <= 24 and word.isalpha():
            near = meant(word, known)
            found = [near] if near is not None else []
        make_room(self._edges, 50_000)
        self._edges[word] = edges = tuple(found)
        return edges


class _Parting:
    """A legend being parted: the `segment` at hand, and those that end before it, perhaps within brackets."""

    __slots__ = ("_asides", "_opened", "_outer", "_questions", "_round", "_segments", "_verbs", "_words", "segment")

    def __init__(self, words: Words, verbs: frozenset[str]) -> None:
        self._words = words
        self._verbs = verbs
        self._outer: list[list[Item]] = []
        self._segments = self._outer
        self._asides: list[tuple[list[list[Item]], int, int]] = []
        self._questions: list[list[Item]] = []
        self._round = -1  # where square brackets close that are read as round ones
        self._opened = -1  # where square brackets opened, if they close soon
        self.segment: list[Item] = []

    def sign(self, place: int, word: str) -> int:
        """Take a sign that ends a segment, or does not there; returned is the next place."""
        all_words = self._words.words
        if word == "." and place and all_words[place - 1] in _CUT_SHORT and self.segment:
            return place + 1
        if word == "?" and place and all_words[place - 1] in _ASKED:
            self.segment.append(Item((), word, place, place + 1))
            return place + 1
        if word in {"\n", ";"} and (_goes_on(self._words, place) or self._left_open(place)):
            return place + 1
        if word in {".", ";", "\n"} and self.segment and _excepts(all_words, place + 1):
            self.segment.append(Item((), ",", place, place + 1))
            return place + 1
        if word == "[" and self._opened < 0 and (close := _limiting_aside(all_words, place)):
            self.segment.append(Item((), "(", place, place + 1))
            self._round = close
            return place + 1
        if place == self._round:
            self.segment.append(Item((), ")", place, place + 1))
            return place + 1
        if word == "?":
            self._ask()
        self._end()
        if word in {"||", "|"}:
            self.segment.append(Item((f"={word}",), word, place, place + 1))
        elif word == "[" and self._opened < 0 and "]" in all_words[place : place + _ASIDE]:
            self._opened, self._segments = place, []
        elif word == "]" and self._opened >= 0:
            self._asides.append((self._segments, self._opened, place))
            self._opened, self._segments = -1, self._outer
        elif word == "{":
            return _closed(all_words, place)
        return place + 1

    def _left_open(self, place: int) -> bool:
        """Whether a picture stands after what something has to follow: "IGNORA 🔥 BARREIRAS", "não 🚫 repele"."""
        words, segment = self._words, self.segment
        if not segment or not words.picture(place, telling=True):
            return False
        _, after = words.beside_pictures(place)
        if after == len(words.words) or not (words.loud or words.small(after)):
            return False
        if segment[-1].marks:
            return len(segment) < 2 or segment[-2].word not in _ASKED  # "Combável: não ❌" is an answer
        return words.loud and not self._verbs.isdisjoint(segment[-1].names)

    def _ask(self) -> None:
        """Set a question aside: who asks says nothing."""
        if self.segment and self._opened < 0:
            self._questions.append(self.segment)
        self.segment = []

    def _end(self) -> None:
        if self.segment:
            self._segments.append(self.segment)
            self.segment = []

    def parted(self) -> Parted:
        """The legend in segments, once all its words were taken."""
        left_open = bool(self.segment)
        self._end()
        if self._opened >= 0:  # the bracket closes after a sentence too many: nothing is aside
            self._outer.extend(self._segments)
        return Parted(self._outer, self._questions, self._asides, left_open)


def _excepts(all_words: list[str], place: int) -> bool:
    """Whether an exception begins at a word."""
    if place >= len(all_words) or all_words[place] not in _EXCEPTING:
        return False
    return any(tuple(all_words[place : place + size]) in _EXCEPTS for size in (1, 2, 3))


def _limiting_aside(all_words: list[str], place: int) -> int:
    """Where square brackets that open at a word, and hold a limit of what stands before them, close; else 0."""
    inside = all_words[place + 1 : place + _ASIDE]
    if not ({tuple(inside[:1]), tuple(inside[:2])} & _LIMITING_ASIDE) or "]" not in inside:
        return 0
    return place + 1 + inside.index("]")


def _names(nodes: list[Form]) -> tuple[str, ...]:
    if len(nodes) == 1:
        return nodes[0].names
    return tuple(dict.fromkeys(name for node in nodes for name in node.names))


def _closed(all_words: list[str], place: int) -> int:
    """After the words of a ladder: at its brace, or at the end of the line if nobody closed it."""
    for at in range(place + 1, len(all_words)):
        word = all_words[at]
        if word == "}":
            return at + 1
        if word in {"\n", "||", "{"}:
            return at
    return len(all_words)


def _is_letter(words: Words, place: int) -> bool:
    """Whether an "A" is a rank and no article: "Rank: A", and nothing goes on with it."""
    if place == 0 or words.text[words.starts[place]] != "A":
        return False
    if words.words[place - 1] != "rank" and words.words[max(0, place - 2) : place] != ["rank", ":"]:
        return False
    after = words.words[place + 1 : place + 2]
    return not after or not after[0].isalpha()


def _is_of(all_words: list[str], place: int) -> bool:
    """Whether a "d" is a "de" and no rank: "capaz d romper"."""
    after = all_words[place + 1 : place + 2]
    before = all_words[place - 1] if place else ""
    return before.isalpha() and before != "rank" and bool(after) and after[0].isalpha()


def _goes_on(words: Words, place: int) -> bool:
    """Whether a word is a line break or a picture, and what comes after it goes on with the sentence before it."""
    all_words = words.words
    before, after = place - 1, place + 1
    if all_words[place] == ";" and words.picture(place):
        before, after = words.beside_pictures(place)
    elif all_words[place] != "\n":
        return False
    if after >= len(all_words) or before < 0 or all_words[before] in HARD:
        return False
    return words.small(after) or all_words[before] in LEAVES_OPEN

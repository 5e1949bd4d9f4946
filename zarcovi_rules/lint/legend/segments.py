"""A segment of a legend, and what stands beside each of its items: conditions, articles, denials, other people."""

from __future__ import annotations

from collections.abc import Sequence

from zarcovi_rules.lint.legend.grammar import Grammar
from zarcovi_rules.lint.legend.items import ALMOST, Item
from zarcovi_rules.lint.legend.phrases import PARTS
from zarcovi_rules.lint.legend.small_words import ONES
from zarcovi_rules.lint.legend.words import Words

OF_OTHERS = frozenset({"contra", "por", "pela", "pelo", "pelas", "pelos"})
"""Before a thing, they say that it is not what the card is about."""

BELONGS = frozenset({"de", "do", "da", "dos", "das"})

_LIMITED = frozenset({"em", "cada", "ao", "aos"})
"""Before a number or a thing, they say that it is not what the card has: "em 3 turnos", "imune ao Supremo"."""

_THOSE = frozenset({"o", "os", "as", "aqueles", "aquelas"})
"""Before "de", they say that it is of others: "menos os de curto alcance"."""

_THOSE_OF = "os de"
_NOT_THE_CARDS = OF_OTHERS | _LIMITED | {_THOSE_OF}

_GIVEN = frozenset(
    ["o", "os", "do", "dos", "ao", "aos", "no", "nos", "qualquer", "todo", "cada", "algum", "nenhum", "outro", "d'"]
)
"""Before a thing, they say that it is one spoken of before, or any."""

CERTAIN_IF = frozenset({"se", "caso"})
"""Words of a condition without which what follows does not hold; with "quando" it is only told when it does."""

_OPENS = frozenset({":", "(", "-", "/"})
"""Signs after which a condition belongs to what follows them."""

_CLOSED = -1
_OTHERS = "de_outrem"
"""The term for those who are not the card's user."""

_OWN = "de_si"
"""The term for what the card says of itself only: where others do it, the card does not."""

_EVERYBODYS = "de_todos"
"""The term for what the user has, and others have too: their attacks, their abilities."""

_THAT = frozenset({"que", "q"})
_TO_THEIRS = OF_OTHERS | {"ao", "aos", "a"}
"""Before what everybody has, they say that it is somebody else's: "contra golpes que selam"."""

_EVEN = frozenset(
    [
        "ate",
        "inclusive",
        "mesmo",
        "qualquer",
        "todo",
        "toda",
        "todos",
        "todas",
        "algum",
        "um",
        "uma",
        "aquele",
        "aqueles",
    ]
)
"""What may stand between a verb and what it is done to: "segura até golpe que sela"."""

_IS = frozenset(["e", "sao", "for", "forem", "seja", "sejam", "fosse", "fossem", "era", "eram", "foi"])
"""After "que", they tell which of them are meant: "absorve ataques que sejam Ninjutsu"."""

_WHEN = frozenset({"ao", "aos"})
_HOUR = frozenset({"hora", "momento", "instante", "ato", "antes", "depois", "apos", "vez", "inves"})
"""After "de" behind these, and after "ao", an infinitive tells when something holds, and not that it is done."""

_WONDERS = frozenset(
    ["saber", "sabe", "sabem", "descobre", "descobrir", "pergunta", "revela", "revelar", "mostra", "avisa", "verifica"]
)
"""After these, "se" leaves open."""

_MAY = frozenset({"pode", "podem", "podera", "consegue", "conseguem"})
_SOMEBODY = frozenset({"aquele", "aqueles", "aquela", "aquelas", "ninguem", "alguem", "nada"})
_BECOMES = frozenset({"fica", "ficam", "torna", "tornam", "vira", "segue", "continua", "-", "tenta", "tentar", "tente"})
"""What may stand between those who do something and what they do."""

_COUNTED = frozenset({"incluso", "inclusa", "inclusos", "inclusas", "incluido", "incluida"})
PRESENT = ("a", "e", "am", "em", "oe", "az")
"""How a verb ends that says what is, not what may be."""

DONE = ("ada", "ida", "adas", "idas", "asse", "esse", "isse", "assem", "essem", "issem")
RELATIVES = frozenset({"que", "q"})
_PERSONS = frozenset({"ele", "ela", "alguem", "ninguem", "quem", "este", "esse", "esta", "essa", "uma", "nao", "e"})


_NOTHING = frozenset({"nada", "ninguem"})
_ENDS = PARTS | {"e"}


class Segment:
    """The items between one sign that ends a sentence and the next.

    `free` has for each item: negative within a condition, else the item after which a phrase from there must end. What
    depends on a condition is not said of the card; a phrase that says the condition too may be. `aside` are the items
    that tell what attacks of others are like, "contra golpes que selam": no phrase begins there. `limiting` are the
    items that may limit what is said.
    """

    __slots__ = ("_grammar", "aside", "free", "items", "limiting", "words")

    def __init__(self, grammar: Grammar, items: Sequence[Item], words: Words) -> None:
        self._grammar = grammar
        self.items = items
        self.words = words
        self.limiting = [place for place, item in enumerate(items) if item.limits]
        conditional = any("!se" in items[place].limits for place in self.limiting)
        self.free = self._conditional() if conditional else [0] * len(items)
        self.aside = self._of_theirs()

    # ---------------------------------------------------------------------------------------------------- conditions

    def _conditional(self) -> list[int]:
        items = self.items
        free = [0] * len(items)
        within = depends = False  # in a condition; in what depends on it
        begins = 0
        certain = False
        follows = False  # the condition comes after what depends on it: "só é repelido se for combável, dano Letal"
        excepted = False
        for place, item in enumerate(items):
            excepted = excepted or "!exceto" in item.names
            if "!se" in item.names and not excepted and not (item.word == "se" and self._reflexive(place)):
                certain = item.word in CERTAIN_IF
                if certain and not (within or depends) and begins < place:
                    follows = any(self._says(before) for before in items[begins:place])
                    free[begins:place] = [before or place for before in free[begins:place]]
                within, depends = True, False
            elif item.word in {",", ")"}:
                excepted = excepted and item.word == ","
                within, depends = False, within and certain and not follows and item.word == ","
                follows = False
                begins = place + 1
            elif item.word in _OPENS and not (within or depends):
                begins = place + 1
            if within or depends:
                free[place] = _CLOSED
        return free

    def _says(self, item: Item) -> bool:
        """Whether an item is a verb."""
        return "!aux" in item.names or not self._grammar.verbs.isdisjoint(item.names)

    def _reflexive(self, place: int) -> bool:
        """Whether a "se" belongs to the verb beside it: "se retira", "mescla-se"."""
        items, grammar = self.items, self._grammar
        first = items[place].first
        before = "que" if first and self.words.words[first - 1] in {"que", "q"} else ","
        before = items[place - 1].word if place and before == "," else before
        after = items[place + 1] if place + 1 < len(items) else None
        if before == "-":
            return True
        if before in _WONDERS:
            return False  # "sem saber se repele"
        if after is not None and not grammar.verbs.isdisjoint(after.names):
            return not (first == items[0].first and after.word.endswith("r"))  # "Se repelir, …"
        return (
            after is not None
            and before != ","
            and after.first == items[place].last
            and after.word.endswith(PRESENT)
            and not after.word.endswith(DONE)
            and grammar.heads.isdisjoint(after.names)
            and after.word not in _PERSONS
        )

    # ------------------------------------------------------------------------------------------------ what others have

    def _of_theirs(self) -> frozenset[int]:
        """The items of clauses that tell what somebody else's attacks are like."""
        items, all_words = self.items, self.words.words
        found: list[int] = []
        if not items or _THAT.isdisjoint(all_words[items[0].first : items[-1].first]):
            return frozenset()
        for place in range(1, len(items)):
            first = items[place].first
            if first and all_words[first - 1] in _THAT and items[place].word not in _IS and self._theirs(place - 1):
                end = place
                while end < len(items) and not (items[end].plain and items[end].word in PARTS):
                    if items[end].marks and "!exceto" in items[end].names:
                        break
                    end += 1
                found += range(place, end)
        return frozenset(found)

    def _theirs(self, place: int) -> bool:
        """Whether an item is what somebody else has: "absorve ataques que …", "responde ao golpe inimigo que …"."""
        items, grammar = self.items, self._grammar
        first = max(0, place - 2)
        place = next((at for at in range(place, first - 1, -1) if _EVERYBODYS in items[at].names), -1)
        if place < 0:
            return False
        if self._given_to(items[place]):
            return True
        for at in range(place - 1, max(-1, place - 4), -1):
            item = items[at]
            if not grammar.verbs.isdisjoint(item.names):
                return not grammar.is_light(item)
            if not (item.marks or item.word in _EVEN):
                return item.word in OF_OTHERS
        return False

    def _given_to(self, item: Item) -> bool:
        """Whether an "a" that is no article stands before an item, or another word that says it is somebody else's."""
        raw = self.words.words[item.first - 1] if item.first else ""
        return raw in _TO_THEIRS and (raw != "a" or not item.word.endswith(("a", "as")))

    # ---------------------------------------------------------------------------------------------------- neighbours

    def before(self, place: int) -> str:
        """The word before an item that tells how it belongs there, articles aside."""
        items = self.items
        first = items[place].first
        raw = self.words.words[first - 1] if first else ""
        if raw in BELONGS or raw in _LIMITED:
            return _THOSE_OF if raw == "de" and first > 1 and self.words.words[first - 2] in _THOSE else raw
        place -= 1
        if place >= 0 and items[place].word in ONES:
            place -= 1
        return items[place].word if place >= 0 else ""

    def not_the_cards(self, place: int, end: int) -> bool:
        """Whether the words beside a phrase say that it is not of what the card has."""
        return self.before(place) in _NOT_THE_CARDS or self.of_another(end - 1)

    def of_another(self, place: int) -> bool:
        """Whether a thing is said to be somebody else's: "ataques inimigos", "teleporte do alvo"."""
        if place + 1 >= len(self.items):
            return False
        after = self.items[place + 1]
        if _OTHERS not in after.names:
            return False
        between = self.words.words[self.items[place].last : after.first]
        if after.word in {"alvo", "alvos"} and (not between or between == ["de"]):
            return False
        return all(word in BELONGS for word in between)

    def by_others(self, place: int) -> bool:
        """Whether those who do something are others: "o alvo pode absorver", "aquele que repele"."""
        items = self.items
        if _OWN not in items[place].names and items[place].word not in _MAY:
            return False
        if items[place].word.endswith("r") and self._only_when(place):
            return True
        for at in range(place - 1, max(-1, place - 5), -1):
            item = items[at]
            if _OTHERS in item.names or item.word in _SOMEBODY:
                return True
            if item.word == "se" and at > 1 and items[at - 1].word == "-" and items[at - 2].word in _MAY:
                return True  # "pode-se absorver"
            if not (item.marks or item.word in _BECOMES) or "!so" in item.names or "!se" in item.names:
                return False
        return False

    def _only_when(self, place: int) -> bool:
        """Whether an infinitive tells when something holds, or for what it does not: "não vale ao devolver"."""
        items, all_words = self.items, self.words.words
        first = items[place].first
        raw = all_words[first - 1] if first else ""
        if raw in _WHEN or (raw == "de" and first > 1 and all_words[first - 2] in _HOUR):
            return True
        if raw not in {"para", "pra", "p/", "a", "de"}:
            return False
        denied = unknown = False
        for at in range(place - 1, max(-1, place - 6), -1):
            item = items[at]
            if item.plain and item.word in PARTS:
                break
            if item.marks and "!nao" in item.names:
                denied = True
                break
            unknown = unknown or (item.word.isalpha() and item.word not in _TO_THEIRS and not item.marks)
        return denied and unknown

    def denied(self, place: int, by: str = "") -> bool:
        """Whether a "não" after a thing denies it, or a mark of one kind: "ataque não.", "sensorial não incluso"."""
        if place + 1 >= len(self.items):
            return False
        no = self.items[place + 1]
        if not no.marks or (by and by not in no.names):
            return False
        if "!nenhum" in no.names:
            return no.first == self.items[place].last
        if "!nao" not in no.names or no.word in {"sem", "nem"}:
            return False
        after = self.items[place + 2] if place + 2 < len(self.items) else None
        return after is None or after.word in _COUNTED or (after.plain and after.word in PARTS)

    def does_nothing(self, place: int) -> bool:
        """Whether a verb has no thing but "nada", which denies it: "repele nada", "devolve quase nada"."""
        items = self.items
        after = list(items[place + 1 : place + 4])
        while after and ALMOST in after[0].names:
            del after[0]
        if not after or after[0].word not in _NOTHING:
            return False
        return len(after) == 1 or (after[1].plain and after[1].word in _ENDS)

    def given(self, item: Item) -> bool:
        """Whether an item is one spoken of before, or any: "o selamento", "qualquer selamento", "reage a ataque"."""
        return item.first > 0 and (self.words.words[item.first - 1] in _GIVEN or self._given_to(item))

    def parted(self, place: int, end: int, signs: str) -> bool:
        """Whether a comma or a colon stands among items, and is none of the signs that their phrase has."""
        return any(item.word in {",", ":"} and item.word not in signs for item in self.items[place:end])

    def goes_on_excepting(self, comma: int, verb: Item | None) -> bool:
        """Whether what stands after a comma may be excepted too, of what a verb governs."""
        grammar = self._grammar
        for item in self.items[comma + 1 : comma + 5]:
            if not item.plain and item.names[0][0] != "!":
                return not grammar.excepted.isdisjoint(item.names) or (
                    verb is not None and grammar.is_thing_of(verb, item.names)
                )
        return False

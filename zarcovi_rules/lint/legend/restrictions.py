"""Words after a thing that make it less than all of its kind: "barreiras letais", "de papel", "que não defendem"."""

from __future__ import annotations

from zarcovi_rules.lint.legend.holding import JOINS, NO_WORDS, WHOLE, Holding, names_any
from zarcovi_rules.lint.legend.items import HARD, OTHERS, Item
from zarcovi_rules.lint.legend.phrases import PARTS
from zarcovi_rules.lint.legend.scope import Met
from zarcovi_rules.lint.legend.segments import BELONGS, PRESENT, RELATIVES
from zarcovi_rules.lint.legend.small_words import ONES

_UP_TO = frozenset({"ate", "com"})
_ENDS = PARTS | HARD | JOINS
BESIDES = ("mente", "ndo")
"""How a word ends that tells how something is done, and limits nothing."""

PASSIVE = ("ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas", "vel", "veis")
"""How a word ends that tells what may be done to something, by those after "por"."""

_AGENTS = frozenset({"por", "pelo", "pela", "pelos", "pelas"})

_NO_ADJECTIVES = frozenset(
    {"como", "mas", "pois", "antes", "depois", "onde", "sem", "sob", "perante", "ante", "ate", "ja"}
    | {"la", "aqui", "ali", "ele", "ela", "eles", "elas", "incluso", "inclusos", "inclusa"}
    | {"inclusas", "incluido", "incluida", "incluidos", "incluidas", "mesmo", "tambem", "tb", "tbm"}
    | {"porem", "alem", "apos", "desde", "pra", "so", "x", "entao", "idem"}
)
"""After a thing, they are none of its adjectives."""

_NEAR = 3
"""So many words after "que" are looked at."""

SOME = frozenset({"poucos", "poucas", "alguns", "algumas", "certos", "certas", "maioria", "metade", "raros", "raras"})
"""Before a thing, they say that it is less than all of its kind."""


def restricted(held: Holding, number: int, one: Met) -> None:
    """Words after a thing that make it less than all of its kind: "barreiras letais", "de papel", "que …"."""
    items, words = held.items, held.words
    if one.last >= len(words) or words[one.last] in _ENDS:
        return
    at = next((place for place, item in enumerate(items) if item.first >= one.last), len(items))
    if at >= len(items):
        return
    item, last = items[at], items[at - 1]
    between = held.words[one.last : item.first]
    if not RELATIVES.isdisjoint(between) and (WHOLE in last.names or OTHERS in last.names):
        restricts = not _tells_any(held, at)
    elif not BELONGS.isdisjoint(between):
        named = not last.word.endswith("s") and not held.segment.words.small(item.first)
        restricts = WHOLE in last.names and not named and not _any(held, at)
    elif item.word in _UP_TO and at + 1 < len(items):
        after = items[at + 1]
        restricts = WHOLE in last.names and not (after.plain and after.number is None) and not _any(held, at + 1)
    elif item.word in _AGENTS:
        denied = last.word.endswith("vel") or any(
            "!nao" in each.names or "!nenhum" in each.names for each in items[:at] if each.first >= one.first
        )
        restricts = denied and last.word.endswith(PASSIVE) and at + 1 < len(items) and not _any(held, at + 1)
    else:
        restricts = not between and WHOLE in last.names and _adjective(held, last, item) and not _any(held, at)
    if restricts:
        held.hold([number], all_of_it=True)


def against(held: Holding, number: int, one: Met) -> None:
    """What does that which the card is against: "contra golpes que selam e cortam"."""
    words = held.words
    for at in range(one.first - 1, 1, -1):
        if words[at] in _ENDS and words[at] not in JOINS:
            return
        if words[at] in RELATIVES:
            if words[at - 2] == "contra":
                held.hold([number], all_of_it=True)
            return


def _any(held: Holding, place: int) -> bool:
    """Whether what stands at an item, after what belongs to a thing, leaves it all of its kind."""
    item = held.items[place]
    if held.covered(item) or item.word in PARTS or item.word in JOINS:
        return True
    if item.word in ONES and place + 1 < len(held.items):
        return _any(held, place + 1)
    if OTHERS in item.names and not RELATIVES.isdisjoint(held.words[item.last : item.last + 1]):
        return _tells_any(held, place + 1)  # "do alvo que estiver ferido"
    return names_any(item)


def _tells_any(held: Holding, place: int) -> bool:
    """Whether words after "que" leave a thing all of its kind: "que estejam em campo"."""
    if place >= len(held.items):
        return True
    return _any(held, place) or any(map(names_any, held.content(place, held.part(place)[1])[:_NEAR]))


def _adjective(held: Holding, noun: Item, item: Item) -> bool:
    """Whether an item may be an adjective of the noun before it."""
    word = item.word
    if item.number is not None:
        return True
    if not word.isalpha() or word in NO_WORDS or word in _NO_ADJECTIVES or item.marks:
        return False
    if not item.plain:
        return held.grammar.verbs.isdisjoint(item.names) and not item.turns
    if word.endswith((*BESIDES, "r")):
        return False
    return not (noun.word.endswith("s") and word.endswith(PRESENT))

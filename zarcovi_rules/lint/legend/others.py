"""What somebody else does: "o inimigo ignora barreiras", "o golpe do aliado destrói equipamentos"."""

from __future__ import annotations

from zarcovi_rules.lint.legend.holding import ALTHOUGH, JOINS, Holding
from zarcovi_rules.lint.legend.items import COMPANIONS
from zarcovi_rules.lint.legend.restrictions import PASSIVE
from zarcovi_rules.lint.legend.segments import BELONGS, DONE, RELATIVES
from zarcovi_rules.lint.legend.small_words import ONES

_ARTICLES = frozenset({"o", "a", "os", "as"})
_WHO = (["que"], ["q"])
_ANYBODY = frozenset({"alguem"})
_SOMEBODY = _ANYBODY | {"aquele", "aqueles", "aquela", "aquelas", "todos", "todas"}
"""They are somebody where a "que" tells whom is meant."""

_LETS = frozenset({"faz", "fazem", "deixa", "deixam", "permite", "permitem", "manda", "ajuda", "ensina", "possibilita"})
_NEAR = 2
"""So many items stand between what is others' and those who have it, at most."""

_NOT_SUBJECTS = frozenset(
    {"em", "no", "na", "nos", "nas", "ao", "aos", "num", "numa", "contra", "com", "para", "pra"}
    | {"pro", "sobre", "que", "q", "por", "pelo", "pela", "pelos", "pelas"}
)
"""Before those who begin a part of a sentence, they say that these do nothing there."""

_AFFECTED = frozenset(
    {"fica", "ficam", "ficara", "sofre", "sofrem", "recebe", "recebem", "leva", "levam", "toma"}
    | {"tomam", "cai", "caem", "perde", "perdem", "morre", "morrem", "precisa", "precisam", "deve"}
    | {"devem", "passa", "passam", "tera", "tem", "vai", "permanece", "permanecem", "continua"}
    | {"continuam", "entra", "entram", "sente", "vira", "nada", "so"}
)
"""What befalls those whom the card is used against."""


def theirs(held: Holding, place: int) -> None:
    """What somebody else does: "o inimigo ignora barreiras", "ataques do alvo atravessam barreiras"."""
    items = held.items
    first, last = held.part(place)
    at = place + 1
    while first < place and (items[first].word in ONES or items[first].word in JOINS):
        first += 1
    if _is_led(held, first, place):
        held.hold(held.begin_in(at, last), all_of_it=True, whole=True)
        return
    if not _is_subject(held, first, place):
        theirs = bool(place) and held.words[items[place].first - 1] in BELONGS
        if theirs and at + 1 < len(items) and items[at].word == "," and held.words[items[at].last] in RELATIVES:
            first, last = held.part(at + 1)
            if not items[first].marks and items[first].word not in _AFFECTED:
                held.hold(held.begin_in(first, last), all_of_it=True)
        return
    if at + 1 < len(items) and items[at].word == "," and held.words[items[at].last] in RELATIVES:
        at, last = at + 1, held.part(at + 1)[1]
    elif at + 2 < len(items) and items[at].word == "," and _goes_on(held, at):
        at = held.part(at + 1)[1] + 1
        last = held.part(at)[1] if at < len(items) else at
    while at < last and (items[at].marks or items[at].word in ONES):
        if "!nao" in items[at].names and place == first:
            if COMPANIONS in items[place].names and not any(item.word in _AFFECTED for item in items[at : at + 2]):
                held.hold(held.begin_in(at, last), whole=True)
            return
        at += 1
    if at >= last or items[at].word in JOINS or (items[at].word in _AFFECTED and place == first):
        return
    if place == first and items[at].word.endswith((*DONE, *PASSIVE)):
        if at == place + 1 and COMPANIONS in items[place].names:  # "o aliado escolhido ignora barreiras"
            held.hold(held.begin_in(at + 1, last), whole=True)
        return
    held.hold(held.begin_in(place + 1, last), all_of_it=True)


def somebody(held: Holding) -> None:
    """What is done by whom nobody names: "aquele que receber ignora barreiras", "alguém destrói equipamentos"."""
    items, words = held.items, held.words
    for place, item in enumerate(items):
        if item.word not in _SOMEBODY or held.covered(item) or held.part(place)[0] != place:
            continue
        if item.word in _ANYBODY or words[item.last : item.last + 1] in _WHO:
            held.hold(held.begin_in(place + 1, held.part(place)[1]), all_of_it=True, whole=True)


def _is_led(held: Holding, first: int, place: int) -> bool:
    """Whether the card lets others do what comes next: "faz o aliado ignorar barreiras"."""
    items = held.items
    led = 0 < place - first <= _NEAR and items[first].word in _LETS and place + 1 < len(items)
    return led and items[place + 1].word.endswith("r")


def _goes_on(held: Holding, comma: int) -> bool:
    """Whether a comma behind somebody is the first of two, between which nothing is said of the card."""
    items = held.items
    if items[comma + 1].word in ALTHOUGH:
        return True
    first, last = held.part(comma + 1)
    return last < len(items) and items[last].word == "," and not held.begin_in(first, last)


def _is_subject(held: Holding, first: int, place: int) -> bool:
    """Whether others, or what is theirs, begin a part of the sentence from an item on."""
    items, words = held.items, held.words
    start = items[first].first
    while start and words[start - 1] in _ARTICLES:
        start -= 1
    if start and words[start - 1] in _NOT_SUBJECTS:
        return False
    if place == first:
        return True
    if place - first > _NEAR or any(item.marks for item in items[first:place]):
        return False
    if not held.grammar.verbs.isdisjoint(items[first].names) or items[first].number is not None:
        return False
    between = words[items[place - 1].last : items[place].first]
    return not between or (between[-1] in BELONGS and len(between) == 1)

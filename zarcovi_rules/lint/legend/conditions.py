"""Exceptions and conditions that come with what a sentence says: "exceto as de gelo", "se chover", "só à noite"."""

from __future__ import annotations

from zarcovi_rules.lint.legend.holding import ALTHOUGH, Holding, names_any
from zarcovi_rules.lint.legend.phrases import PARTS

NO_LIMITS = frozenset({"quem", "como", "teria", "teriam"})
"""Words of a condition that is none of what stands before it."""

_IF_WANTED = frozenset(
    {"quiser", "quiserem", "preferir", "preferirem", "desejar", "desejarem", "necessario"} | {"possivel", "precisar"}
)
"""A condition with these leaves it to whoever uses the card."""

_THE_ONES = frozenset(
    {"as", "os", "aquelas", "aqueles", "em", "no", "na", "nos", "nas", "contra", "com", "se", "quando", "de"}
)
"""After "mas não", they say what is not: "mas não as de gelo"."""


def unless(held: Holding, place: int) -> None:
    """An exception: understood if all of its words are, it says what it excepts; else this is open."""
    items = held.items
    end = place + 1
    while end < len(items) and items[end].word not in {",", ")"}:
        end += 1
    content = held.content(place + 1, end)
    word = items[place].first
    if content and all(map(held.is_known, content)):
        before = held.last_before(word, whole=True)
        if before >= 0 and not held.met[before].saying.key:
            held.hold([before], whole=True)
        return
    if any("sem_excecao" in item.names for item in content):
        return
    found = False
    number = held.last_before(word, whole=True)
    if number >= 0:
        found = held.hold(held.group(number), whole=True)
    elif end + 1 < len(items):
        found = held.hold(held.begin_in(*held.part(end + 1)), whole=True)
    if found:
        held.known[word : items[place].last] = bytes(items[place].last - word)


def provided(held: Holding, place: int) -> None:
    """A condition that comes after what depends on it."""
    items, free = held.items, held.segment.free
    if free[place] >= 0 or items[place].word in NO_LIMITS or "!exceto" in items[place].names:
        return
    end = place
    while end < len(items) and free[end] < 0:
        end += 1
    if place + 1 < len(items) and items[place + 1].word in _IF_WANTED:
        return
    begin = place
    while begin and items[begin - 1].marks and not held.covered(items[begin - 1]):
        if items[begin - 1].word in ALTHOUGH:
            return
        begin -= 1
    before = items[begin - 1].word if begin else ""
    ends = end >= len(items) or items[end].word == ")"
    if before in PARTS and not ends:
        return
    held.hold(held.before(begin, across=True), whole=before in PARTS)


def only(held: Holding, place: int) -> None:
    """An "apenas" with words that are not understood: "só à noite"."""
    _, end = held.part(place)
    said = [number for number in held.begin_in(place + 1, end) if held.met[number].saying.whole]
    if said:
        last = max(held.met[number].last for number in said)
        after = [item for item in held.content(place + 1, end) if item.first >= last]
        if after and not any(held.is_known(item) or names_any(item) for item in after):
            held.hold(said)
    elif held.begin_in(place + 1, end) or any(not held.is_known(item) for item in held.content(place + 1, end)):
        bracket = bool(place) and held.items[place - 1].word == "("
        held.hold(held.before(place, across=bracket), whole=True)


def but(held: Holding, place: int) -> None:
    """ "Mas não", "mas só" with what is no sentence of its own: "mas não as de gelo"."""
    items = held.items
    if place + 1 >= len(items):
        return
    after, (_, end) = items[place + 1], held.part(place)
    denies, limits = "!nao" in after.names, "!so" in after.names
    if not (denies or limits) or after.last >= len(held.words):
        return
    if held.words[after.last] in _THE_ONES and any(not held.is_known(item) for item in items[place + 2 : end]):
        held.hold(held.before(place, across=True), whole=True)

"""On what occasions something holds, and how nearly: "às vezes", "em combo", "depois de 2 turnos", "quase"."""

from __future__ import annotations

from zarcovi_rules.lint.legend.holding import ALTHOUGH, JOINS, Holding, names_any
from zarcovi_rules.lint.legend.items import Item
from zarcovi_rules.lint.legend.phrases import PARTS
from zarcovi_rules.lint.legend.scope import Met
from zarcovi_rules.lint.legend.small_words import ONES, STOPS

_WHEN = frozenset(
    {"em", "no", "nos", "num", "na", "quando", "se", "caso", "ao", "for", "ser", "sendo", "estiver"} | {"durante", "so"}
)
"""Before a combo, they say that something holds in it only."""


_LASTS = frozenset({"durante"})
_TIMES = frozenset({"vez", "vezes"})


def within(held: Holding, item: Item) -> None:
    """A limit between a verb and its thing, neither of whose words it is: "absorve quase qualquer ataque"."""
    around = [number for number, one in enumerate(held.met) if one.first < item.first and item.last < one.last]
    if held.hold([number for number in around if held.met[number].saying.key]):
        held.tell(item)


def at_a_time(held: Holding, place: int) -> None:
    """When something holds, said after it: "depois de 2 turnos", "no primeiro turno"."""
    items = held.items
    if not items[place].word.startswith("p") and (place + 1 >= len(items) or items[place + 1].number is None):
        return
    held.hold(held.before(place), whole=True)


def almost(held: Holding, place: int) -> None:
    """Words that limit what follows: "quase", "tenta", "deixa de"."""
    items = held.items
    first, last = held.part(place)
    if place and items[place - 1].word in ALTHOUGH:
        return
    if place + 1 == last < len(items) and first == 0 and items[last].word == ",":
        first, last = held.part(last + 1)
        place = first - 1
    held.hold(held.begin_in(place + 1, last), all_of_it=True)


def at_times(held: Holding, place: int) -> None:
    """Words that limit what stands beside them: "às vezes", "em combo"."""
    items = held.items
    first, last = held.part(place)
    if any(item.word in ALTHOUGH for item in items[max(first, place - 2) : place]):
        return
    if items[place].word in _LASTS and any(map(names_any, items[place + 1 : place + 2])):
        return  # "durante a luta"
    if held.hold(held.before(place)):
        after = held.begin_in(place + 1, last)
        if after and JOINS.isdisjoint(held.words[items[place].last : held.met[after[0]].first]):
            held.hold(after)
    elif held.hold(held.begin_in(place + 1, last)) or held.begin_in(first, place):
        pass
    elif first == 0 and last + 1 < len(items) and items[last].word == ",":
        held.hold(held.begin_in(*held.part(last + 1)))
    else:
        held.hold(held.before(first, across=True))


def combined(held: Holding, place: int) -> None:
    """What holds in a combo."""
    item = held.items[place]
    begins = place == 0 or held.items[place - 1].word in PARTS
    if (item.first and held.words[item.first - 1] in _WHEN) or (begins and item.word.startswith("combad")):
        at_times(held, place)


def counted(held: Holding, number: int, one: Met) -> None:
    """How often or when something is done, right after it: "ignora barreiras uma vez por luta".

    What only limits stays, for it may ask for what the card is not.
    """
    if one.saying.mute:
        place = next(place for place, item in enumerate(held.items) if item.first >= one.first)
        at_times(held, place)
        return
    before = held.last_before(one.first, whole=True)
    if before < 0:
        _counted_in_front(held, number, one)
        return
    between = held.words[held.met[before].last : one.first]
    if all(word in STOPS or word in ONES for word in between):
        held.hold([*held.group(before), number])


def _counted_in_front(held: Holding, number: int, one: Met) -> None:
    """How often something is done, said before it: "uma vez por luta ignora barreiras", but not "2x por luta, …"."""
    items = held.items
    place = next(place for place, item in enumerate(items) if item.first >= one.first)
    after = next((place for place, item in enumerate(items) if item.first >= one.last), len(items))
    if items[place].number is None or held.part(place)[0] != place or after == len(items):
        return
    if items[after].word == "," and _TIMES.isdisjoint(held.words[one.first : one.last]):
        return
    first, last = held.part(after + (items[after].word == ","))
    if held.hold(held.begin_in(max(first, after), last), whole=True):
        held.hold([number])

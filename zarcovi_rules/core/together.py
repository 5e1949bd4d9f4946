"""What cannot be together, and the facts that can have no value because of it.

By how much is a defence faster, if nothing makes it faster? Where every value of a fact is impossible, no case states
it, and the judge asks nothing that hangs on it: such a situation is not impossible, it leaves the fact unknown.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from zarcovi_rules.core.conditions import Columns, surely
from zarcovi_rules.core.vocabulary import Fact, Variable

if TYPE_CHECKING:
    from zarcovi_rules.core.book import Book

Stated = Mapping[Variable, str]
Items = frozenset[tuple[Variable, str]]


@dataclass(frozen=True, slots=True)
class Void:
    """Where all that is `stated` holds, `facts` can have no values."""

    stated: Stated
    facts: tuple[Variable, ...]


def possible(book: Book, columns: Columns, full: int) -> int:
    """The situations of `full` that are not declared impossible, whatever is not known there."""
    for impossible, variables in book.combinations:
        if all(variable in columns for variable in variables):
            full &= ~surely(impossible.when, columns, full)
    return full


def able(book: Book, columns: Columns, full: int, known: Container[Variable] = ()) -> int:
    """The states of `full` that can be, where a state gives a value even to a fact that can have none.

    Facts that are `known` do have one. What `columns` do not tell may be whatever leaves a fact without a value.
    """
    void: dict[Variable, int] = {}
    for one in book.voids:
        where = full
        for variable, value in one.stated.items():
            if variable in columns:
                where &= columns[variable].get(value, 0)
        void |= {fact: void.get(fact, 0) | where for fact in one.facts if fact not in known}
    for impossible, variables in book.combinations:
        if all(variable in columns for variable in variables):
            barred = surely(impossible.when, columns, full)
            for variable in variables:
                barred &= ~void.get(variable, 0)
            full &= ~barred
    return full


def without_value(book: Book, values: Stated) -> Iterator[Variable]:
    """The facts that can have no value where these hold."""
    for void in book.voids:
        if all(values.get(variable) == value for variable, value in void.stated.items()):
            yield from void.facts


def least(forbidden: Iterable[Stated]) -> list[Stated]:
    """Of what is enough to be impossible, that which nothing can be left out of."""
    return [_stated(items) for items in _least(frozenset(stated.items()) for stated in forbidden)]


def voids(forbidden: Iterable[Stated]) -> tuple[Void, ...]:
    """Where facts can have no values, of what cannot be together."""
    impossible = _least(frozenset(stated.items()) for stated in forbidden)
    found: dict[Items, frozenset[Variable]] = dict.fromkeys(impossible, frozenset())
    for fact in sorted({v for items in impossible for v, _ in items if _unassumed(v)}, key=lambda fact: fact.name):
        for items, beside in _eliminated(fact, found):
            if not any(known <= items for known in impossible):
                found[items] = found.get(items, frozenset()) | beside
    return tuple(
        Void(_stated(items), tuple(sorted(none, key=lambda fact: fact.name))) for items, none in found.items() if none
    )


def _eliminated(
    fact: Variable, known: Mapping[Items, frozenset[Variable]]
) -> Iterator[tuple[Items, frozenset[Variable]]]:
    """What is enough for a fact to have none of its values, with all facts that then have none."""
    parts: dict[Items, frozenset[Variable]] = {frozenset(): frozenset((fact,))}
    for value in fact.domain:
        against = [(items - {(fact, value)}, none) for items, none in known.items() if (fact, value) in items]
        more: dict[Items, frozenset[Variable]] = {}
        for part, before in parts.items():
            for items, none in against:
                both = part | items
                if len(dict(both)) == len(both) and not any(v in before | none for v, _ in both):
                    more[both] = more.get(both, frozenset()) | before | none
        parts = {items: more[items] for items in _least(more)}
    yield from parts.items()


def _least(sets: Iterable[Items]) -> list[Items]:
    found: list[Items] = []
    for items in sorted(set(sets), key=_short):
        if not any(known <= items for known in found):
            found.append(items)
    return found


def _stated(items: Items) -> Stated:
    return dict(sorted(items, key=_written))


def _short(items: Items) -> tuple[int, list[tuple[str, str]]]:
    return len(items), sorted(map(_written, items))


def _written(item: tuple[Variable, str]) -> tuple[str, str]:
    return item[0].name, item[1]


def _unassumed(variable: Variable) -> bool:
    return isinstance(variable, Fact) and variable.absent is None

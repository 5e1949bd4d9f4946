"""From a case as people write it (groups of facts, clauses as a list) to the facts of its book."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import Message, RulesError, msg
from zarcovi_rules.core.situation import Situation, situation
from zarcovi_rules.judge.schema import CLAUSES, ITSELF, LABEL, group_of, lists
from zarcovi_rules.source import yaml
from zarcovi_rules.source.places import Finding
from zarcovi_rules.source.text import fold

MOST_COMBINATIONS = 1000
"""A case whose lists multiply to more than this is refused: nobody would read so many answers."""


class PlacedError(RulesError):
    """Something wrong at a known way down from a case or a precedent; `()` is the whole of it.

    `of_key` tells that the name of a field is to blame, or all that it holds, and not one value.
    """

    def __init__(self, message: Message, help: Message | None, path: yaml.Path, *, of_key: bool = False) -> None:  # noqa: A002
        super().__init__(message, help)
        self.path = path
        self.of_key = of_key

    def finding(self, document: yaml.Document, base: yaml.Path) -> Finding:
        """The finding, once it is known where in the document the case or precedent stands."""
        place = document.places.key if self.of_key else document.places.value
        return Finding(self.message, place((*base, *self.path)), self.help)


@dataclass(frozen=True, slots=True)
class Stated:
    """What a case says of one fact or quantity, and the way to where it says so."""

    value: str | int | bool
    path: yaml.Path


def flat(book: Book, written: Mapping[str, Any]) -> dict[str, Stated]:
    """The facts that the fields of `written` state, in their written order; other fields are passed over."""
    groups = {group_of(name) for name in (*book.facts, *book.quantities)}
    stated: dict[str, Stated] = {}
    for name, value in written.items():
        if not isinstance(value, Mapping):
            if name in book.facts or name in book.quantities:
                stated[name] = Stated(value, (name,))
            continue
        if name not in groups and name not in book.facts:
            continue
        for short, inner in value.items():
            if short == CLAUSES:
                for place, clause in enumerate(inner):
                    stated[f"{name}.{clause}"] = Stated("sim", (name, CLAUSES, place))
            elif short != LABEL:
                itself = short == ITSELF and name in book.facts  # else a fact of the group that is called so
                stated[name if itself else f"{name}.{short}"] = Stated(inner, (name, short))
    return {name: Stated(_folded(book, name, said.value), said.path) for name, said in stated.items()}


def situations(book: Book, written: Mapping[str, Any]) -> dict[str, Situation]:
    """The situations that a case names, by label: one for each item of its lists, or one alone, without label.

    Raises `PlacedError` for items that cannot be told apart and for facts that contradict each other.
    """
    common = flat(book, written)
    items = []
    for name in lists(book):
        many = f"{name}s"
        if many not in written:
            continue
        if name in written:
            raise PlacedError(
                msg("{one} and {many} are both given", one=name, many=many),
                msg("keep one of them"),
                (name,),
                of_key=True,
            )
        items.append(list(_items(book, name, many, written[many])))
    combinations = prod(map(len, items))
    if len(items) > 1 and combinations > MOST_COMBINATIONS:
        raise PlacedError(
            msg("the lists of this case make {count} combinations", count=combinations),
            msg("split it into cases of at most {most}", most=MOST_COMBINATIONS),
            (),
        )
    made: dict[str, Situation] = {}
    labels: dict[str, tuple[str, ...]] = {}
    for chosen in product(*items):
        parts = tuple(item.label for item in chosen)
        label = " / ".join(parts)
        if label in made:
            first, second = (" + ".join(f"“{part}”" for part in both) for both in (labels[label], parts))
            slashed = next(item for item in chosen if "/" in item.label)
            raise PlacedError(
                msg("{first} and {second} are both called {label}", first=first, second=second, label=label),
                msg("give them a `nome` without a slash"),
                slashed.path,
            )
        labels[label] = parts
        stated = dict(common)
        for item in chosen:
            stated |= item.stated
        try:
            made[label] = situation(book, {name: said.value for name, said in stated.items()})
        except RulesError as error:
            raise PlacedError(error.message, error.help, blamed(error, stated)) from None
    return made


def blamed(error: RulesError, stated: Mapping[str, Stated]) -> yaml.Path:
    """The way to the last stated fact that an error names: there the case begins to be wrong."""
    named = {name for value in error.message.values.values() for name in re.findall(r"[\w.]+", str(value))}
    return next((said.path for name, said in reversed(list(stated.items())) if name in named), ())


@dataclass(frozen=True, slots=True)
class _Item:
    """One item of a list: what it is called, the way to it, and what it states."""

    label: str
    path: yaml.Path
    stated: Mapping[str, Stated]


def _items(book: Book, name: str, many: str, written: Iterable[Any]) -> Iterator[_Item]:
    seen: set[str] = set()
    for place, item in enumerate(written):
        label = str(item.get(LABEL) or item.get(ITSELF) or place + 1) if isinstance(item, Mapping) else str(item)
        if label in seen:
            raise PlacedError(
                msg("two items of {many} are called {label}", many=many, label=label),
                msg("give each a `nome` of its own"),
                (many, place),
            )
        seen.add(label)
        stated = flat(book, {name: item})
        placed = {fact: Stated(said.value, (many, place, *said.path[1:])) for fact, said in stated.items()}
        yield _Item(label, (many, place), placed)


def _folded(book: Book, name: str, value: str | int | bool) -> str | int | bool:
    """`Não` for `nao`: a value is looked up without accents and capitals, and shown as it was written elsewhere."""
    fact = book.facts.get(name)
    if fact is None or not isinstance(value, str) or value in fact.values:
        return value
    return next((known for known in fact.values if fold(known) == fold(value)), value)

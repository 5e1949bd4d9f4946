"""From a case as people write it (groups of facts, clauses as a list) to the facts of its book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import Given
from zarcovi_rules.judge.schema import CLAUSES, ITSELF
from zarcovi_rules.source.text import fold


def flat(book: Book, written: Mapping[str, Any]) -> dict[str, str | int | bool]:
    """The facts that the fields of `written` state; fields that state none are passed over."""
    stated: dict[str, str | int | bool] = {}
    for name, value in written.items():
        if isinstance(value, Mapping):
            for short, inner in value.items():
                if short == CLAUSES:
                    stated |= {f"{name}.{clause}": "sim" for clause in inner}
                elif short == ITSELF:
                    stated[name] = inner
                elif short != "nome":
                    stated[f"{name}.{short}"] = inner
        elif name in book.facts or name in book.quantities:
            stated[name] = value
    return {name: _folded(book, name, value) for name, value in stated.items()}


def each(book: Book, question: Question, written: Mapping[str, Any]) -> Iterator[tuple[str, Given]]:
    """The situations that a case names, each with its label: one for each item of its lists, or one without label."""
    common = flat(book, written)
    lists: list[Sequence[tuple[str, Mapping[str, str | int | bool]]]] = []
    for name in question.each:
        items = written.get(f"{name}s")
        if items is not None:
            lists.append([_item(book, name, item, place) for place, item in enumerate(items, 1)])
    for chosen in product(*lists):
        facts = dict(common)
        for _, more in chosen:
            facts |= more
        yield " / ".join(label for label, _ in chosen), facts


def _item(book: Book, name: str, item: Any, place: int) -> tuple[str, Mapping[str, str | int | bool]]:
    if not isinstance(item, Mapping):
        return str(item), flat(book, {name: item})
    label = item.get("nome") or item.get(ITSELF) or str(place)
    return str(label), flat(book, {name: item})


def _folded(book: Book, name: str, value: str | int | bool) -> str | int | bool:
    """`Não` for `nao`: a value is looked up without accents and capitals, and shown as it was written elsewhere."""
    fact = book.facts.get(name)
    if fact is None or not isinstance(value, str) or value in fact.values:
        return value
    return next((known for known in fact.values if fold(known) == fold(value)), value)

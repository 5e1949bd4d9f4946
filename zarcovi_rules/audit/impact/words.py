"""What two books differ in beside their answers: the words of cases, what is taken for granted, what cannot be."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from zarcovi_rules.audit.impact.plain import Worked
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.together import least


class WordKind(StrEnum):
    """What it is that the books have otherwise."""

    FACT = "fato"
    """A fact that one book alone has."""
    VALUE = "valor"
    """A value of a fact that one book alone knows."""
    DEFAULT = "suposto"
    """What is taken for granted of a fact."""
    IMPOSSIBLE = "impossivel"
    """Facts that in one book alone cannot be together."""
    READING = "leitura"
    """A reading in force."""
    FIGURE = "figura"
    """The value of a figure."""


CAUSES = frozenset({WordKind.READING, WordKind.FIGURE})
"""These are told, since answers may hang on them; they are no difference themselves."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One thing that the books have otherwise; None where one of them has none."""

    kind: WordKind
    name: str
    old: str | None
    new: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Number:
    """Something worked out from numbers that comes to something else: the fact, or the question for its `answer`."""

    name: str
    answer: str
    numbers: Mapping[str, int]
    answers: Mapping[str, str]
    old: int | str | None
    new: int | str | None


def words(old: Book, new: Book) -> Iterator[Word]:
    """All that the books have otherwise beside their answers."""
    for name in sorted({*old.facts, *new.facts}):
        before, after = old.facts.get(name), new.facts.get(name)
        if before is None or after is None:
            yield Word(kind=WordKind.FACT, name=name, old=name if before else None, new=name if after else None)
            continue
        for value in dict.fromkeys((*before.values, *after.values)):
            if (value in before.values) is not (value in after.values):
                yield Word(
                    kind=WordKind.VALUE,
                    name=name,
                    old=value if value in before.values else None,
                    new=value if value in after.values else None,
                )
        if before.absent != after.absent:
            yield Word(kind=WordKind.DEFAULT, name=name, old=before.absent, new=after.absent)
    lost, won = _impossible(old), _impossible(new)
    for one in sorted(lost ^ won, key=sorted):
        told = ", ".join(f"{name} = {value}" for name, value in sorted(one))
        yield Word(
            kind=WordKind.IMPOSSIBLE, name=told, old=told if one in lost else None, new=told if one in won else None
        )
    yield from _otherwise(WordKind.READING, _chosen(old), _chosen(new))
    yield from _otherwise(WordKind.FIGURE, _figures(old), _figures(new))


def _otherwise(kind: WordKind, old: Mapping[str, str], new: Mapping[str, str]) -> Iterator[Word]:
    for name in sorted({*old, *new}):
        if old.get(name) != new.get(name):
            yield Word(kind=kind, name=name, old=old.get(name), new=new.get(name))


def _impossible(book: Book) -> set[frozenset[tuple[str, str]]]:
    """The smallest combinations that cannot be, however they are written."""
    every = (stated for group in book.forbidden for stated in group)
    return {frozenset((variable.name, value) for variable, value in stated.items()) for stated in least(every)}


def _chosen(book: Book) -> dict[str, str]:
    return {reading.name: value for reading, value in book.chosen.items()}


def _figures(book: Book) -> dict[str, str]:
    return {name: json.dumps(book.figures[name], ensure_ascii=False, sort_keys=True) for name in book.figures}


def numbers(old: Iterable[Worked], new: Iterable[Worked]) -> Iterator[Number]:
    """What is worked out otherwise, by the smallest numbers that show it: once a fact, and once an answer.

    Only what was tried in both books can be compared.
    """
    before = {_key(one): one[-1] for one in old}
    seen: set[tuple[str, str]] = set()
    for one in new:
        name, answer, given, answers, found = one
        key = _key(one)
        if (name, answer) not in seen and key in before and before[key] != found:
            seen.add((name, answer))
            yield Number(
                name=name, answer=answer, numbers=dict(given), answers=dict(answers), old=before[key], new=found
            )


def _key(one: Worked) -> tuple[Any, ...]:
    name, answer, given, answers, _ = one
    return name, answer, tuple(given.items()), tuple(answers.items())

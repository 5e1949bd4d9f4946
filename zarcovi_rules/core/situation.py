"""Situations: what a case states, checked against the words of its book."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from zarcovi_rules.core.conditions import surely
from zarcovi_rules.core.messages import RulesError, Text, msg, nearest

if TYPE_CHECKING:
    from zarcovi_rules.core.book import Book
    from zarcovi_rules.core.vocabulary import Fact, Quantity, Variable

Given = Mapping[str, str | int | bool]
"""What a case states: the names of facts and quantities, each with its value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What is known when a question is asked: every fact with a value, those that the case stated, the numbers.

    A fact that is not in `values` is unknown. Readings are in `values` too.
    """

    values: Mapping[Variable, str]
    stated: frozenset[Variable]
    numbers: Mapping[Quantity, int]

    def column(self, variable: Variable) -> dict[str, int]:
        """This one situation as a column of width 1."""
        return {self.values[variable]: 1} if variable in self.values else {}


def situation(book: Book, given: Given) -> Situation:
    """The situation that `given` describes in `book`.

    Raises `RulesError` for a name or value that the book does not know (with the nearest), for a number out of range,
    and for facts that contradict each other, naming them all.
    """
    values = dict(book.chosen)
    numbers: dict[Quantity, int] = {}
    for name, value in given.items():
        if name in book.quantities:
            numbers[book.quantities[name]] = _number(book.quantities[name], value)
        elif name in book.facts:
            values[book.facts[name]] = _value(book.facts[name], value)
        else:
            raise unknown_name(name, chain(book.facts, book.quantities))
    stated = set(values) - set(book.chosen)
    for fact in book.facts.values():
        if fact.derive is not None and all(quantity in numbers for quantity in fact.inputs):
            derived = fact.derive(book.figures, *(numbers[quantity] for quantity in fact.inputs))
            if values.setdefault(fact, derived) != derived:
                raise RulesError(
                    msg(
                        "{fact} is given as {value}, but {numbers} make it {derived}",
                        fact=fact.name,
                        value=values[fact],
                        numbers=", ".join(f"{q.name} = {numbers[q]}" for q in fact.inputs),
                        derived=derived,
                    ),
                    msg("leave out one of them"),
                )
            stated.add(fact)  # whoever states the numbers states what they compare to
        if fact.absent is not None:
            values.setdefault(fact, fact.absent)
    made = Situation(values=values, stated=frozenset(stated), numbers=numbers)
    refuse_impossible(book, made)
    return made


def refuse_impossible(book: Book, made: Situation) -> None:
    """Raise `RulesError` when facts of `made` cannot be together, naming those that were stated.

    One that was stated alone is against what holds when nothing is said: then that is named too.
    """
    for impossible in book.impossible:
        variables = {atom.variable for atom in impossible.when.atoms()}
        if surely(impossible.when, {variable: made.column(variable) for variable in variables}, 1):
            stated = variables & made.stated
            named = dict(_as_written(made, stated if len(stated) > 1 else variables))
            together = sorted(f"{name} = {value}" for name, value in named.items())
            raise RulesError(
                msg("these facts cannot be together: {facts}", facts=", ".join(together)),
                msg("{why}", why=Text(impossible.texto, impossible.text)),
            )


def _as_written(made: Situation, variables: Iterable[Variable]) -> Iterator[tuple[str, object]]:
    """What is known of `variables` by the names that a case states: of a derived fact, the numbers that it compares."""
    said: dict[str, object] = {}
    for variable in variables:
        inputs: tuple[Quantity, ...] = getattr(variable, "inputs", ())
        if inputs and all(quantity in made.numbers for quantity in inputs):
            said |= {quantity.name: made.numbers[quantity] for quantity in inputs}
        elif variable in made.values:
            said[variable.name] = made.values[variable]
    yield from said.items()


def unknown_name(name: str, known: Iterable[str]) -> RulesError:
    """The error for a fact that the book does not have, with the nearest that it has."""
    guess = nearest(name, known)
    return RulesError(
        msg("unknown fact: {name}", name=name),
        msg("Did you mean {guess}?", guess=guess) if guess else msg("the book's facts are listed by its schema"),
    )


def _value(fact: Fact, value: str | int | bool) -> str:
    word = {True: "sim", False: "nao"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    if word in fact.values:
        return word
    guess = nearest(word, fact.values)
    raise RulesError(
        msg("{fact} cannot be {value}", fact=fact.name, value=word),
        msg("Did you mean {guess}? Known are: {known}.", guess=guess, known=", ".join(fact.values))
        if guess
        else msg("Choose one of: {known}.", known=", ".join(fact.values)),
    )


DIGITS = 18
"""A number in writing that is longer is a slip: `int` itself refuses some thousands of digits."""


def _number(quantity: Quantity, value: str | int | bool) -> int:
    number = value if isinstance(value, int) and not isinstance(value, bool) else None
    if number is None and isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= DIGITS:
        number = int(value)
    if number is None or number < quantity.minimum:
        raise RulesError(
            msg("{fact} cannot be {value}", fact=quantity.name, value=value),
            msg("write a whole number, {minimum} or more", minimum=quantity.minimum),
        )
    return number

"""A book as plain data: what its verdicts hang on, read off by the names of attributes and of classes alone.

This file imports nothing of the package, for it is also run beside the package of another revision, whose objects it
then reads: `app.sides` starts it there. What an attribute was not called yet is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

MOST_TRIED = 400
"""Of a function of numbers at most so many combinations are tried, from the smallest numbers on."""

Plain = dict[str, Any]


def plain(book: Any) -> Plain:
    """The whole of a book as it is played, as data that JSON can hold."""
    return {
        "name": book.name,
        "version": book.version,
        "facts": [_fact(fact) for fact in book.facts.values()],
        "readings": [
            {**_variable(reading), "chosen": book.chosen[reading], "default": reading.default}
            for reading in book.readings.values()
        ],
        "questions": [_question(layer) for layer in book.layers.values()],
        "impossible": [{"when": _condition(one.when), "texto": one.texto, "text": one.text} for one in book.impossible],
        "said": {one.id: [one.texto, one.text] for kind in (book.rulings, book.gaps) for one in kind.values()},
        "figures": {name: book.figures[name] for name in book.figures},
        "worked_out": [list(one) for one in worked_out(book)],
    }


def _variable(variable: Any) -> Plain:
    return {
        "name": variable.name,
        "about": list(variable.about),
        "values": {value: list(says) for value, says in variable.values.items()},
    }


def _fact(fact: Any) -> Plain:
    return {**_variable(fact), "absent": fact.absent, "inputs": [quantity.name for quantity in fact.inputs]}


def _question(layer: Any) -> Plain:
    question = layer.question
    return {
        **_variable(question),
        "permits": list(getattr(question, "permits", ())),
        "nodes": [_node(node) for node in layer.nodes],
    }


def _node(node: Any) -> Plain:
    then = node.then
    return {
        "id": node.id,
        "kind": "link" if node.origin is None else type(node.origin).__name__.lower(),
        "origin": None if node.origin is None else node.origin.id,
        "when": _condition(node.when),
        "then": then if then is None or isinstance(then, str) else _named(then),
        "lifts": [
            {
                "id": lift.id,
                "clause": lift.clause.name,
                "when": _condition(lift.when),
                "besides": _condition(lift.besides),
                "challenge": lift.challenge,
            }
            for lift in node.lifts
        ],
        "overrides": list(node.overrides),
        "beaten_by": list(node.beaten_by),
    }


def _condition(condition: Any) -> list[Any]:
    kind = type(condition).__name__
    if kind == "Is":
        return ["is", _named(condition.variable), list(condition.values)]
    if kind == "Not":
        return ["not", _condition(condition.part)]
    if kind in ("All", "Some"):
        return [kind.lower(), *(_condition(part) for part in condition.parts)]
    raise TypeError(f"a condition of a kind that is not known here: {kind}")


def _named(variable: Any) -> list[str]:
    kind = type(variable).__name__
    return [{"Question": "questions", "Reading": "readings"}.get(kind, "facts"), variable.name]


Worked = tuple[str, str, dict[str, int], dict[str, str], Any]
"""What a function of a book comes to: of which fact or question, for which answer, with which numbers and answers."""


def worked_out(book: Any) -> Iterator[Worked]:
    """What is worked out from numbers (facts that compare them, amounts of answers), tried out on small numbers.

    Functions cannot be compared, what they come to can. Where one fails, nothing is said.
    """
    for fact in book.facts.values():
        if fact.derive is not None:
            for numbers in _tried(fact.inputs):
                for found in _result(fact.derive, book.figures, *numbers.values()):
                    yield fact.name, "", _by_name(numbers), {}, found
    for question in book.questions.values():
        for answer, amount in question.amounts.items():
            for numbers in _tried(question.numbers):
                for answers, result in _amounts(amount, book.figures, numbers, {}):
                    yield question.name, answer, _by_name(numbers), _by_name(answers), result


def _by_name(values: Mapping[Any, Any]) -> dict[str, Any]:
    return {key.name: value for key, value in values.items()}


def _tried(quantities: Sequence[Any]) -> Iterator[dict[Any, int]]:
    each = 1
    while quantities and (each + 1) ** len(quantities) <= MOST_TRIED and each < 40:
        each += 1
    for numbers in product(*(range(quantity.minimum, quantity.minimum + each) for quantity in quantities)):
        yield dict(zip(quantities, numbers, strict=True))


def _result(function: Callable[..., Any], *arguments: Any) -> list[Any]:
    try:
        return [function(*arguments)]
    except Exception:
        return []


class _NeededError(Exception):
    """An amount looks at the answer of a question for which none was assumed yet."""

    def __init__(self, question: Any) -> None:
        super().__init__(question.name)
        self.question = question


class _Answers(dict[Any, str]):
    def __missing__(self, question: Any) -> str:
        raise _NeededError(question)


class _Look:
    """What an amount may look at."""

    def __init__(self, figures: Any, numbers: dict[Any, int], answers: dict[Any, str]) -> None:
        self.figures, self.numbers, self.answers = figures, numbers, _Answers(answers)

    def number(self, quantity: Any) -> int:
        return self.numbers[quantity]


def _amounts(
    amount: Any, figures: Any, numbers: dict[Any, int], answers: dict[Any, str]
) -> Iterator[tuple[dict[Any, str], Any]]:
    """What an amount comes to, for every answer of every question below that it looks at."""
    try:
        yield answers, amount(_Look(figures, numbers, answers))
    except _NeededError as needed:
        for value in needed.question.values:
            yield from _amounts(amount, figures, numbers, {**answers, needed.question: value})
    except Exception:
        return

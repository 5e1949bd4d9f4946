"""Cases next to a case: the same question, with one thing known otherwise, or two. There a border shows its sides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import chain, count

from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.situation import Situation, refuse_impossible
from zarcovi_rules.core.verdict import Verdict
from zarcovi_rules.core.vocabulary import Fact, Quantity, Reading

NUMBERS = (0, 1, 2, 3, 4)
"""What is tried for a number beside those next to the one that is known."""

MOST = 2000
"""How many cases are tried: first all that differ in one thing, then those that differ in two."""


class _Kept:
    """What an iterator gives, kept for whoever goes through it again."""

    def __init__(self, source: Iterator[Verdict]) -> None:
        self._source = source
        self._kept: list[Verdict] = []

    def __iter__(self) -> Iterator[Verdict]:
        for place in count():
            if place == len(self._kept):
                following = next(self._source, None)
                if following is None:
                    return
                self._kept.append(following)
            yield self._kept[place]


@lru_cache(maxsize=2)  # each denial of a scenario asks for the same, and so does what looks for idle scenarios
def near(verdict: Verdict) -> Iterable[Verdict]:
    """The verdicts on the cases next to this one that can be, the nearest first."""
    return _Kept(_near(verdict))


def _near(verdict: Verdict) -> Iterator[Verdict]:
    one = list(_other(verdict, verdict.situation))
    two = (further for situation in one for further in _other(verdict, situation))
    seen = {_key(verdict, verdict.situation)}
    for situation in chain(one, two):
        key = _key(verdict, situation)
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > MOST:
            return
        try:
            refuse_impossible(verdict.plan.book, situation)
        except RulesError:
            continue
        yield verdict.plan.ask(situation)


def _key(verdict: Verdict, situation: Situation) -> tuple[object, ...]:
    """What of a case counts for the question."""
    return verdict.plan.pack(situation), *sorted((q.name, number) for q, number in situation.numbers.items())


def _other(verdict: Verdict, known: Situation) -> Iterator[Situation]:
    """The case with one fact or one number known otherwise, or one reading chosen otherwise."""
    facts = [variable for variable in verdict.plan.variables if isinstance(variable, Fact)]
    readings = [variable for variable in verdict.plan.variables if isinstance(variable, Reading)]
    for variable in (*facts, *readings):
        for value in variable.domain:
            if known.values.get(variable) != value:
                yield replace(known, values={**known.values, variable: value})
    for quantity in dict.fromkeys((*(q for fact in facts for q in fact.inputs), *verdict.plan.target.numbers)):
        now = known.numbers.get(quantity)
        for number in dict.fromkeys((*NUMBERS, *(() if now is None else (now - 1, now + 1)))):
            if number != now and number >= quantity.minimum:
                yield _compared(verdict, facts, known, {**known.numbers, quantity: number})


def _compared(verdict: Verdict, facts: list[Fact], known: Situation, numbers: Mapping[Quantity, int]) -> Situation:
    """The case with these numbers, and the facts that compare them as they make them."""
    values = dict(known.values)
    for fact in facts:
        if fact.derive is not None and all(quantity in numbers for quantity in fact.inputs):
            values[fact] = fact.derive(verdict.plan.book.figures, *(numbers[quantity] for quantity in fact.inputs))
    return replace(known, values=values, numbers=numbers)

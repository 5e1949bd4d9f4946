"""Where an answer rests on a decision of the committee that changes a rule, and not on the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from zarcovi_rules.core.rulings import ruling_of
from zarcovi_rules.core.vocabulary import Fact

if TYPE_CHECKING:
    from zarcovi_rules.core.verdict import Answered, Verdict


def altered(answered: Answered) -> tuple[str, ...]:
    """The ids of the decisions that change a rule and on which an answer rests.

    These are the precedents that decided, of this question or below, and those on figures that were looked up.
    """
    found: dict[str, None] = {}
    for verdict in answered.verdicts:
        alters = verdict.plan.book.alters
        if alters:
            found |= dict.fromkeys(id_ for id_ in _decisions(verdict) if id_ in alters)
    return tuple(found)


def _decisions(verdict: Verdict) -> Iterator[str]:
    yield from map(ruling_of, verdict.proof.collect("decided"))
    book = verdict.plan.book
    for name in figures_read(verdict) if book.committee.changes else ():
        yield from (change.id for change in book.changed_by(name) if name in book.alters.get(change.id, ()))


def figures_read(verdict: Verdict) -> tuple[str, ...]:
    """The figures that were looked up for an answer: by the proof, and to compare the numbers that a case states."""
    plan, numbers = verdict.plan, verdict.situation.numbers
    watched = plan.book.figures.watched()
    for fact in dict.fromkeys(variable for layer in plan.layers for variable in layer.reads):
        if isinstance(fact, Fact) and fact.derive is not None and all(number in numbers for number in fact.inputs):
            fact.derive(watched, *(numbers[number] for number in fact.inputs))
    return tuple(dict.fromkeys((*verdict.proof.collect("figures"), *watched.read)))

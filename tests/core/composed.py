"""The literal evaluator and a plan, side by side in whole situations: raw facts, settled through all layers.

`Drawing` draws such situations at random, always ones that can be.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from tests.core.literal import Found, Literal, truth
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Look, Question, UnstatedError
from zarcovi_rules.core.situation import Situation
from zarcovi_rules.core.verdict import DEPENDE, Proof
from zarcovi_rules.core.vocabulary import Fact, Quantity, Reading, Variable

PLAIN = (0.0, 0.5, 0.9)
"""How likely a fact is left at what holds when nothing is said: what is all at random is far from any battle."""
MOST = 8
"""Numbers are drawn from this many, the least that they may be first; as often, one is not stated."""


@dataclass(frozen=True, kw_only=True)
class Whole:
    """Every fact and reading that can count for a question, and the numbers that its amount is worked out from."""

    question: Question
    values: Mapping[Variable, str]
    numbers: Mapping[Quantity, int]


@dataclass(frozen=True, kw_only=True)
class Odds:
    """A whole situation in which the two evaluators disagree: of which question, and what each says of it."""

    whole: Whole
    of: str
    literal: tuple[object, ...]
    plan: tuple[object, ...]

    def __str__(self) -> str:
        lines = [f"{self.whole.question.name}: the two evaluators disagree on {self.of} where"]
        lines += [f"    {variable.name} = {value}" for variable, value in self.whole.values.items()]
        lines += [f"    {quantity.name} = {number}" for quantity, number in self.whole.numbers.items()]
        return "\n".join([*lines, f"  literal: {_listed(self.literal)}", f"  plan:    {_listed(self.plan)}"])


class Drawing:
    """Draws whole situations of one question: the readings in force, or one of them taken another way."""

    def __init__(self, literal: Literal, question: Question) -> None:
        self.question = question
        self.chosen = literal.book.chosen
        needed = [question]
        for each in needed:
            needed += [below for below in literal.below[each] if below not in needed]
        seen = dict.fromkeys(v for each in needed for v in literal.looks[each] if not isinstance(v, Question))
        # What cannot be together may reach a fact that is looked at by way of others.
        self.impossible = []
        left = [impossible.when for impossible in literal.book.impossible]
        while near := [when for when in left if any(atom.variable in seen for atom in when.atoms())]:
            self.impossible += near
            left = [when for when in left if when not in near]
            seen |= dict.fromkeys(atom.variable for when in near for atom in when.atoms())
        self.facts = [variable for variable in seen if isinstance(variable, Fact)]
        self.readings = [variable for variable in seen if isinstance(variable, Reading)]

    def draw(self, choose: Random) -> Whole:
        plain = choose.choice(PLAIN)
        values: dict[Variable, str] = {reading: self.chosen[reading] for reading in self.readings}
        if self.readings and choose.random() < 0.5:
            flipped = choose.choice(self.readings)
            values[flipped] = choose.choice([option for option in flipped.domain if option != values[flipped]])
        values |= {fact: _value(fact, plain, choose) for fact in self.facts}
        while wrong := [when for when in self.impossible if truth(when, values)]:
            again = dict.fromkeys(atom.variable for atom in choose.choice(wrong).atoms())
            values |= {fact: _value(fact, plain / 2, choose) for fact in again if isinstance(fact, Fact)}
        stated = [quantity for quantity in self.question.numbers if choose.randrange(MOST)]
        numbers = {quantity: quantity.minimum + choose.randrange(MOST) for quantity in stated}
        return Whole(question=self.question, values=values, numbers=numbers)


def differences(literal: Literal, plan: Plan, whole: Whole) -> Iterator[Odds]:
    """Where the plan answers, cites, or names gaps otherwise than the words say, for the question and those below."""
    found = literal.ask_all(whole.question, whole.values, {})
    made = Situation(values=whole.values, stated=frozenset(whole.values), numbers=whole.numbers)
    verdict = plan.ask(made)
    answer = amount(literal, whole, found)
    if (answer, found[whole.question].answer) != (verdict.answer, verdict.outcome):
        yield Odds(
            whole=whole,
            of="the answer",
            literal=(answer, found[whole.question].answer),
            plan=(verdict.answer, verdict.outcome),
        )
    for proof in verdict.proof.walk():
        one = found[proof.question]
        unstated = proof.question is whole.question and answer == DEPENDE
        said = (
            DEPENDE if unstated else one.answer,
            literal.cited(proof.question, one),
            literal.gaps(proof.question, one),
        )
        if said != _proved(proof):
            yield Odds(whole=whole, of=f"what decides {proof.question.name}", literal=said, plan=_proved(proof))


def amount(literal: Literal, whole: Whole, found: Mapping[Question, Found]) -> str | int:
    """The answer, worked out where it is a number."""
    word = found[whole.question].answer
    if word not in whole.question.amounts:
        return word
    answers: dict[Variable, str] = {question: one.answer for question, one in found.items()}
    try:
        number = whole.question.amounts[word](Look(literal.book.figures, whole.numbers, answers))
    except UnstatedError:
        return DEPENDE
    return "omisso" if number is None else number


def _proved(proof: Proof) -> tuple[str, frozenset[str], frozenset[str]]:
    return proof.answer, frozenset(proof.decided), frozenset(proof.gaps)


def _value(fact: Fact, plain: float, choose: Random) -> str:
    if fact.absent is not None and choose.random() < plain:
        return fact.absent
    return choose.choice(fact.domain)


def _listed(said: tuple[object, ...]) -> str:
    return "; ".join(" ".join(sorted(each)) or "-" if isinstance(each, frozenset) else str(each) for each in said)

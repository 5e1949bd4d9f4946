"""Why not, and what would change it: the other answers, and the smallest change that gives one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, islice, product
from typing import TYPE_CHECKING

from zarcovi_rules.core.conditions import Is, failure, surely
from zarcovi_rules.core.rulings import Gap, Question
from zarcovi_rules.core.settlement import settle_all
from zarcovi_rules.core.together import possible
from zarcovi_rules.core.verdict import CONFLITO, OMISSO, Analysis
from zarcovi_rules.core.vocabulary import Fact, Variable

if TYPE_CHECKING:
    from zarcovi_rules.core.verdict import Verdict

TRIES = 200_000
"""How many changed situations are tried before giving up on changes of one size."""


Changed = tuple[tuple[Fact, str], ...]
"""Facts to change, each with its new value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """Facts to change, each to its new value, and the answer that they would give together."""

    facts: Changed
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Obstacle:
    """Why one case did not give the answer asked for: the comparisons that failed, or what withdrew or defeated it.

    A comparison with a question below is where "why not" goes on. What nothing stopped is one side of a conflict.
    """

    id: str
    failed: tuple[Is, ...] = ()
    defeated_by: tuple[str, ...] = ()
    withdrawn_by: tuple[str, ...] = ()


def smallest_changes(verdict: Verdict, wanted: str | None = None, most: int = 3) -> list[Change]:
    """The changes of the fewest facts (at most `most`) that flip the answer, or give `wanted`; all of that size.

    Only facts of the case are changed, never readings; situations that cannot be are left out. While facts are unknown
    there is no such change: the verdict's proof names the facts to state first.
    """
    analysis = verdict.analysis
    now = analysis.outcome(verdict.plan.target)
    if now == wanted or analysis.open:
        return []
    facts = [
        variable
        for variable in verdict.plan.variables
        if isinstance(variable, Fact) and variable in verdict.situation.values
    ]
    answers = [wanted] if wanted else [answer for answer in verdict.plan.target.domain if answer != now]
    for size in range(1, most + 1):
        found = list(_flips(verdict, list(islice(_changed(facts, verdict, size), TRIES)), answers))
        if found:
            return found
    return []


def why_not(analysis: Analysis, question: Question, answer: str) -> Iterator[Obstacle]:
    """For each case that would answer `answer` to `question`: what stood in its way."""
    if question not in analysis.settled:
        return  # more is unknown than was tried: the verdict's proof names it
    done = analysis.settled[question]
    columns, full = analysis.columns, analysis.full
    for place, node in enumerate(done.layer.nodes):
        gives = node.then.domain if isinstance(node.then, Variable) else (node.then,)
        if answer not in gives or isinstance(node.origin, Gap):
            continue
        when = node.when & node.then.is_(answer) if isinstance(node.then, Variable) else node.when
        if surely(when, columns, full) != full:
            yield Obstacle(id=node.id, failed=tuple(failure(when, columns, full)))
        elif done.applies[place] != full:
            lifts = (lift.id for lift in node.lifts if surely(lift.when, columns, full, wanted=False) != full)
            yield Obstacle(id=node.id, withdrawn_by=tuple(lifts))
        else:
            beaters = (done.layer.nodes[beater].id for beater in node.beaten_by if done.may_stand[beater])
            yield Obstacle(id=node.id, defeated_by=tuple(dict.fromkeys(beaters)))


def _changed(facts: list[Fact], verdict: Verdict, size: int) -> Iterator[Changed]:
    values = verdict.situation.values
    for chosen in combinations(facts, size):
        others = ([(fact, value) for value in fact.domain if value != values[fact]] for fact in chosen)
        yield from product(*others)


def _flips(verdict: Verdict, tried: Sequence[Changed], answers: Sequence[str]) -> Iterator[Change]:
    """The changes out of `tried` that lead to one of `answers`, all settled at once.

    What is unknown may begin to matter after a change, and a change may tell what it must be. So each unknown fact has
    each of its values in turn; what leads to one answer each time that it can be is then analysed by itself.
    """
    plan, values = verdict.plan, verdict.situation.values
    unknown = [v for v in plan.variables if v not in values and not isinstance(v, Question)]
    full = (1 << len(tried)) - 1
    columns = _columns(verdict, tried, full)
    hits = dict.fromkeys(answers, possible(plan.book, columns | {fact: {} for fact in unknown}, full))
    for turn in range(max((len(fact.domain) for fact in unknown), default=1)):
        assumed = columns | {fact: {fact.domain[turn % len(fact.domain)]: full} for fact in unknown}
        able = possible(plan.book, assumed, full)
        done = settle_all(plan.layers, assumed, full)[plan.target]
        told = {**done.answers, OMISSO: done.omitted | done.blocked, CONFLITO: done.conflict}
        for answer in answers:
            hits[answer] &= told.get(answer, 0) | ~able
    for place, answer in sorted((place, answer) for answer, bits in hits.items() for place in _places(bits)):
        made = replace(verdict.situation, values={**values, **dict(tried[place])})
        if not unknown or plan.ask(made).outcome == answer:
            yield Change(facts=tried[place], answer=answer)


def _columns(verdict: Verdict, tried: Sequence[Changed], full: int) -> dict[Variable, dict[str, int]]:
    """The known facts after each change. Marked byte by byte: whole numbers of this width are dear to copy."""
    values = verdict.situation.values
    marks: defaultdict[tuple[Fact, str], bytearray] = defaultdict(lambda: bytearray(len(tried) // 8 + 1))
    for place, change in enumerate(tried):
        for changed in change:
            marks[changed][place >> 3] |= 1 << (place & 7)
    columns: dict[Variable, dict[str, int]] = {v: {values[v]: full} for v in verdict.plan.variables if v in values}
    for (fact, value), mark in marks.items():
        columns[fact][value] = int.from_bytes(mark, "little")
        columns[fact][values[fact]] &= ~columns[fact][value]
    return columns


def _places(bits: int) -> Iterator[int]:
    """The places of the ones in `bits`."""
    text = f"{bits:b}"[::-1]
    place = text.find("1")
    while place >= 0:
        yield place
        place = text.find("1", place + 1)

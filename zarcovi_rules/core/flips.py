"""Why not, and what would change it: the other answers, and the smallest change that gives one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, islice, product
from typing import TYPE_CHECKING

from zarcovi_rules.core.conditions import Is, failure, surely
from zarcovi_rules.core.rulings import Gap, Question
from zarcovi_rules.core.settlement import settle_all
from zarcovi_rules.core.verdict import CONFLITO, OMISSO, SILENCES, Analysis, possible
from zarcovi_rules.core.vocabulary import Fact, Variable

if TYPE_CHECKING:
    from zarcovi_rules.core.verdict import Verdict

TRIES = 200_000
"""How many changed situations are tried before giving up on changes of one size."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """Facts to change, each to its new value, and the answer that they would give together."""

    facts: tuple[tuple[Fact, str], ...]
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
    for size in range(1, most + 1):
        tried = list(islice(_changed(facts, verdict, size), TRIES))
        found = []
        for change, guess in zip(tried, _guesses(verdict, tried), strict=True):
            if guess == wanted if wanted else guess not in (now, *SILENCES):
                answer = _confirmed(verdict, change, guess)
                if answer is not None and (answer == wanted if wanted else answer not in (now, *SILENCES)):
                    found.append(Change(facts=change, answer=answer))
        if found:
            return found
    return []


def why_not(analysis: Analysis, question: Question, answer: str) -> Iterator[Obstacle]:
    """For each case that would answer `answer` to `question`: what stood in its way."""
    done = analysis.settled[question]
    columns, full = analysis.columns, analysis.full
    for place, node in enumerate(done.layer.nodes):
        gives = node.then.domain if isinstance(node.then, Variable) else (node.then,)
        if answer not in gives or isinstance(node.origin, Gap):
            continue
        when = node.when & node.then.is_(answer) if isinstance(node.then, Variable) else node.when
        if surely(when, columns, full) != full:
            failed = tuple(atom for atom in failure(when, columns, full) if atom.holds(columns, full) != full)
            yield Obstacle(id=node.id, failed=failed)
        elif done.applies[place] != full:
            lifts = (lift.id for lift in node.lifts if surely(lift.when, columns, full, wanted=False) != full)
            yield Obstacle(id=node.id, withdrawn_by=tuple(lifts))
        else:
            beaters = (done.layer.nodes[beater].id for beater in node.beaten_by if done.may_stand[beater])
            yield Obstacle(id=node.id, defeated_by=tuple(dict.fromkeys(beaters)))


def _changed(facts: list[Fact], verdict: Verdict, size: int) -> Iterator[tuple[tuple[Fact, str], ...]]:
    values = verdict.situation.values
    for chosen in combinations(facts, size):
        others = ([(fact, value) for value in fact.domain if value != values[fact]] for fact in chosen)
        yield from product(*others)


def _guesses(verdict: Verdict, changes: Sequence[tuple[tuple[Fact, str], ...]]) -> Iterator[str]:
    """The outcome after each change, all settled at once, with any one value for each fact that is unknown.

    An outcome that holds whatever is unknown holds for that value too, so no change is overlooked.
    """
    plan, values = verdict.plan, verdict.situation.values
    full = (1 << len(changes)) - 1
    columns: dict[Variable, dict[str, int]] = {
        variable: {values.get(variable, variable.domain[0]): full}
        for variable in plan.variables
        if not isinstance(variable, Question)
    }
    for place, change in enumerate(changes):
        for fact, value in change:
            column = columns[fact]
            column[values[fact]] &= ~(1 << place)
            column[value] = column.get(value, 0) | 1 << place
    done = settle_all(plan.layers, columns, full)[plan.target]
    for place in range(len(changes)):
        here = 1 << place
        if done.conflict & here:
            yield CONFLITO
        else:
            yield next((answer for answer, bits in done.answers.items() if bits & here), OMISSO)


def _confirmed(verdict: Verdict, change: tuple[tuple[Fact, str], ...], guess: str) -> str | None:
    """The outcome after one change; None where its facts cannot be together."""
    plan = verdict.plan
    made = replace(verdict.situation, values={**verdict.situation.values, **dict(change)})
    looked_at = [variable for variable in plan.variables if not isinstance(variable, Question)]
    if not possible(plan, {variable: made.column(variable) for variable in looked_at}, 1):
        return None
    # What is unknown may begin to matter after a change.
    return guess if made.values.keys() >= set(looked_at) else Analysis.of(plan, made).outcome(plan.target)

"""Whether each `Então` of a scenario can fail: one that cannot checks nothing, however well it reads.

What an expectation says is replaced: another answer of the same question, another id, another number. It must then
fail; of a sentence with several places, or a table with several cells, each by itself. A sentence that denies (`não
decide …`) or that has nothing to replace (`nenhuma regra decide`) holds of nearly anything: it must fail of some case
next to the one that the scenario tells, as the book's own steps know them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.verify.features import Scenario, Step
from zarcovi_rules.verify.parameters import Parameter
from zarcovi_rules.verify.runner import Unmet
from zarcovi_rules.verify.steps import Match, Steps, Table
from zarcovi_rules.verify.suggestions import negated

NextTo = Callable[[Any], Iterable[Any]]
"""Plays that differ a little from a play: as far as an expectation can tell, of another case."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expectation:
    """One expectation of a scenario that passes, and whether it can fail."""

    step: Step
    can_fail: bool


def expectations(steps: Steps[Any], scenario: Scenario, play: object, next_to: NextTo) -> Iterator[Expectation]:
    """Every expectation of a scenario that passes, tried out where it stands in a fresh play."""
    for step in scenario.steps:
        match = steps.find(step.kind, step.text)
        assert isinstance(match, Match)
        match.call(play, step.table, step.docstring)
        if step.kind == "then":
            yield Expectation(step=step, can_fail=_can_fail(match, step, play, next_to))


def _can_fail(match: Match, step: Step, play: object, next_to: NextTo) -> bool:
    flips = list(_flips(match, step, play))
    if not flips or negated(match.definition.expression):
        return any(_fails(match, step, other) for other in next_to(play))
    return all(any(_fails(other, changed, play) for other, changed in place) for place in flips)


def _fails(match: Match, step: Step, play: object) -> bool:
    """Whether an expectation is found to be otherwise; one that cannot be read is no answer."""
    try:
        match.call(play, step.table, step.docstring)
    except Unmet:
        return True
    except RulesError:
        return False
    return False


def _flips(match: Match, step: Step, play: object) -> Iterator[Iterable[tuple[Match, Step]]]:
    """For each place of a sentence and each cell of its table: the expectation with something else there."""
    for place, parameter in enumerate(match.definition.places):
        yield _with_others(match, step, place, parameter, play)
    for column, cell in enumerate(match.definition.cells):
        if cell is not None and step.table is not None:
            for row, written in enumerate(step.table):
                if row and column < len(written) and written[column]:
                    yield _with_other_cells(match, step, (row, column), cell, play)


def _with_others(
    match: Match, step: Step, place: int, parameter: Parameter, play: object
) -> Iterator[tuple[Match, Step]]:
    now = match.arguments[place]
    for other in _others(parameter, now, play):
        arguments = (*match.arguments[:place], other, *match.arguments[place + 1 :])
        yield Match(definition=match.definition, arguments=arguments), step


def _others(parameter: Parameter, now: object, play: object) -> Iterator[object]:
    if parameter.foils is None and isinstance(now, int | float):
        yield now + 1
        return
    for foil in parameter.foils(play) if parameter.foils else parameter.values or parameter.examples:
        try:
            other = parameter.convert(foil)
        except (RulesError, ValueError):
            continue
        if other != now:
            yield other


def _with_other_cells(
    match: Match, step: Step, cell: tuple[int, int], parameter: Parameter, play: object
) -> Iterator[tuple[Match, Step]]:
    row, column = cell
    table = step.table or ()
    for foil in parameter.foils(play) if parameter.foils else parameter.values or parameter.examples:
        if foil != table[row][column]:
            changed = (*table[row][:column], foil, *table[row][column + 1 :])
            rows: Table = (*table[:row], changed, *table[row + 1 :])
            yield match, Step(kind=step.kind, keyword=step.keyword, text=step.text, line=step.line, table=rows)

"""Runs scenarios, each on a fresh play, and tells apart what a failure is.

A scenario *fails* when a step finds the rules to answer otherwise (`Unmet`). It is in *error* when it cannot be acted
out as written (no definition, two of them, an unknown value). Any other exception is a *fault* of ours: never a pass,
and never blamed on the rules.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from time import perf_counter
from typing import Any

from zarcovi_rules.core.messages import Message, RulesError, msg
from zarcovi_rules.verify.features import Scenario, Step
from zarcovi_rules.verify.selection import choose
from zarcovi_rules.verify.steps import Kind, Match, Play, StepError, Steps

MOST_ADVISED = 100
"""For how many sentences of a run that cannot be acted out the nearest one is looked for: it takes long."""


class Unmet(Exception):  # noqa: N818 - not an error: an expectation that the rules do not meet
    """An `Então` that does not hold: what was expected and what is, with the proof and the rulings that decided.

    Proof and rulings may be functions that find them: that takes long, and of many failures nobody reads all.
    """

    def __init__(
        self, message: Message, proof: object = None, rulings: Sequence[str] | Callable[[], Sequence[str]] = ()
    ) -> None:
        super().__init__(message, proof, rulings)
        self.message = message
        self.proof = proof
        self.rulings = rulings

    def __str__(self) -> str:
        return "\n".join(filter(None, (str(self.message), proof_text(self.proof, str))))


def proof_text(proof: object, say: Callable[[Message], str]) -> str:
    """A proof as lines of text: a message, a sequence of proofs, a function that makes one, or what can be written."""
    if proof is None:
        return ""
    if callable(proof):
        return proof_text(proof(), say)
    if isinstance(proof, Message):
        return say(proof)
    if type(proof) is list or type(proof) is tuple:  # no record
        return "\n".join(proof_text(part, say) for part in proof)
    return str(proof)


class Status(Enum):
    """How a scenario ended."""

    PASSED = "passed"
    FAILED = "failed"
    ERROR = "error"
    FAULT = "fault"
    MATCHED = "matched"  # a dry run: all its steps are defined, none was acted out


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """Why a scenario did not pass, at one of its steps (None: before or after them).

    `line` is where the wrong value stands: that of the step, or of a row from which it took the value.
    """

    step: Step | None
    line: int
    message: Message
    help: Message | None = None
    proof: object = None
    rulings: Sequence[str] | Callable[[], Sequence[str]] = ()
    trace: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What became of one scenario: `took` has the seconds of each step that was acted out, in their order."""

    scenario: Scenario
    status: Status
    problems: tuple[Problem, ...] = ()
    took: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """What became of all: `found` before filters, with those that cannot be run; `results` of those chosen."""

    found: int
    results: tuple[Result, ...]

    def count(self, *statuses: Status) -> int:
        """How many ended so."""
        return sum(result.status in statuses for result in self.results)

    @property
    def confirmed(self) -> tuple[Scenario, ...]:
        """The scenarios that passed."""
        return tuple(result.scenario for result in self.results if result.status is Status.PASSED)

    @property
    def run(self) -> int:
        """How many were acted out; in a dry run, those that could not even be read count too."""
        return len(self.results) - self.count(Status.MATCHED)

    @property
    def passed(self) -> int:
        """How many passed."""
        return self.count(Status.PASSED)

    @property
    def failed(self) -> int:
        """How many did not pass, for whatever reason."""
        return self.run - self.passed


def run(
    steps: Steps[Play],
    scenarios: Sequence[Scenario],
    *,
    ruling: str | None = None,
    name: str | None = None,
    dry_run: bool = False,
    refused: int = 0,
    observe: Callable[[Scenario, Play], object] | None = None,
) -> Run:
    """Run the chosen scenarios in order. `observe` sees each play after its scenario, whatever became of it.

    `refused` scenarios were found beside these, and cannot be run.
    """
    chosen = choose(scenarios, ruling=ruling, name=name) if ruling or name else scenarios
    find = _finder(steps)
    results = tuple(_one(steps, find, scenario, dry_run, observe) for scenario in chosen)
    return Run(found=len(scenarios) + refused, results=results)


def _finder(steps: Steps[Any]) -> Callable[[Step], Match | StepError]:
    """What finds the definitions of steps; only the first sentences without one are told the nearest."""
    advised: set[tuple[Kind, str]] = set()

    def find(step: Step) -> Match | StepError:
        key = step.kind, step.text
        found = steps.find(*key, advise=key in advised or len(advised) < MOST_ADVISED)
        if isinstance(found, StepError) and len(advised) < MOST_ADVISED:
            advised.add(key)
        return found

    return find


def _one(
    steps: Steps[Play],
    find: Callable[[Step], Match | StepError],
    scenario: Scenario,
    dry_run: bool,
    observe: Callable[[Scenario, Play], object] | None,
) -> Result:
    ready: list[tuple[Step, Match]] = []
    problems: list[Problem] = []
    current: Step | None = None
    try:
        for current in scenario.steps:
            match = find(current)
            if isinstance(match, Match):
                ready.append((current, match))
                problem = match.problem(current.table, current.docstring)
            else:
                problem = match
            if problem is not None:
                problems.append(_refused(scenario, current, problem))
        if problems:
            return Result(scenario=scenario, status=Status.ERROR, problems=tuple(problems))
        if dry_run:
            return Result(scenario=scenario, status=Status.MATCHED)
        current = None
        play = steps.new_play()
        outcome = _act(scenario, ready, play)
        if observe is not None:
            observe(scenario, play)
    # A step that calls sys.exit would otherwise end the run as if all were well.
    except (Exception, SystemExit) as error:
        return Result(scenario=scenario, status=Status.FAULT, problems=(_fault(scenario, current, error),))
    return outcome


def _act(scenario: Scenario, ready: Sequence[tuple[Step, Match]], play: object) -> Result:
    times = [perf_counter()]
    status, problem = Status.PASSED, None
    for step, match in ready:
        try:
            match.call(play, step.table, step.docstring)
        except Unmet as unmet:
            status = Status.FAILED
            problem = Problem(
                step=step,
                line=_line(scenario, step, unmet.message),
                message=unmet.message,
                proof=unmet.proof,
                rulings=unmet.rulings,
            )
        except RulesError as refused:
            status, problem = Status.ERROR, _refused(scenario, step, refused)
        except (Exception, SystemExit) as error:
            status, problem = Status.FAULT, _fault(scenario, step, error)
        times.append(perf_counter())
        if problem is not None:
            break
    took = tuple(after - before for before, after in pairwise(times))
    return Result(scenario=scenario, status=status, problems=() if problem is None else (problem,), took=took)


def _refused(scenario: Scenario, step: Step, error: RulesError) -> Problem:
    help_, line = error.help, _line(scenario, step, error.message)
    empty = [column for column, value in step.cells if not value]
    if empty and scenario.row is not None and isinstance(error, StepError) and not error.definitions:
        help_ = msg("The cell of <{column}> is empty in this row: write its value.", column=empty[0])
        line = scenario.row
    return Problem(step=step, line=line, message=error.message, help=help_)


def _line(scenario: Scenario, step: Step | None, message: Message) -> int:
    """Where what a message speaks of is written: the last row of the step's table, or the row of `Exemplos`, with it.

    Else the line of the step.
    """
    row = scenario.row or scenario.line
    if step is None:
        return row
    said = {str(value) for value in message.values.values()}
    rows = zip(step.table or (), step.rows, strict=False)
    found = [line for cells, line in rows if not said.isdisjoint(cell for cell in cells if cell)]
    if found:
        return found[-1]
    return row if any(value in said for _, value in step.cells if value) else step.line


def _fault(scenario: Scenario, step: Step | None, error: BaseException) -> Problem:
    said = f"{type(error).__name__}: {error}"
    return Problem(
        step=step,
        line=scenario.row or scenario.line if step is None else step.line,
        message=msg("A fault of ours, not of the rules: {error}", error=said),
        help=msg("Please report it with this message."),
        proof=getattr(error, "proof", None),
        trace="".join(traceback.format_exception(error)),
    )

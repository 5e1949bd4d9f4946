"""What a run says: as text for people, as JSON for programs, as JUnit for CI; and the catalogue of steps.

Nothing is printed here. Sentences are turned into text by `say`, which knows the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.source.text import visible
from zarcovi_rules.verify import tags
from zarcovi_rules.verify.features import Scenario
from zarcovi_rules.verify.junit import placed_case, xml
from zarcovi_rules.verify.matrix import Coverage, Matrix
from zarcovi_rules.verify.parameters import Parameter
from zarcovi_rules.verify.runner import Problem, Result, Run, Status, proof_text
from zarcovi_rules.verify.steps import Definition, Match, Steps, header_row
from zarcovi_rules.verify.text import beginning

if TYPE_CHECKING:
    from zarcovi_rules.verify.flips import Flips

Say = Callable[[Message], str]

_ORDER = ("given", "when", "then")
MOST_PROOFS = 50
"""How many failures the text tells with their proof; JSON and JUnit tell all."""

_MOST_VALUES = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A run with what was found in the files and in the tags. `complete`: each required case must have a scenario.

    `committee` is the file by which the table plays, where it does not play by the book alone; `played` tells it.
    `flips` is what trying out the scenarios that passed has found, if it was asked for.
    """

    run: Run
    matrix: Matrix
    coverage: Coverage = field(default_factory=Coverage)
    committee: str | None = None
    played: Message | None = None
    errors: tuple[Finding, ...] = ()
    notices: tuple[Finding, ...] = ()
    complete: bool = False
    version: str = ""
    flips: Flips | None = None

    @property
    def weak(self) -> tuple[Finding, ...]:
        """The expectations that were found unable to fail."""
        return self.flips.cannot_fail if self.flips else ()


def exit_code(report: Report) -> int:
    """0 fine; 1 something failed, cannot be read, or nothing was checked; 3 a fault of ours."""
    run = report.run
    if run.count(Status.FAULT):
        return 3
    lacking = report.complete and report.matrix.missing
    fine = run.results and not (run.failed or report.errors or report.weak or lacking)
    return 0 if fine else 1


def headline(report: Report, say: Say) -> str:
    """How the run went, in one line."""
    return say(verdict(report))


def text(report: Report, say: Say) -> str:
    """The whole report: a first line that fits on a phone, then a block for each thing that is wrong."""
    blocks = [_summary(report, say)]
    if matched := [result.scenario for result in report.run.results if result.status is Status.MATCHED]:
        blocks.append("\n".join(_would_run(scenario) for scenario in matched))
    proofs = 0
    for result in report.run.results:
        for problem in result.problems:
            proofs += problem.proof is not None
            blocks.append(block(result, problem, say, proof=proofs <= MOST_PROOFS))
    if proofs > MOST_PROOFS:
        blocks.append(
            say(
                msg(
                    "Failures whose proof is not shown: {count}. `--format json` gives the proof of each.",
                    count=proofs - MOST_PROOFS,
                )
            )
        )
    blocks += [_finding(finding, say) for finding in (*report.errors, *report.weak)]
    if report.complete and report.matrix.missing:
        missing = [f"  {_tag(cited, case)}" for cited, case in report.matrix.missing]
        blocks.append("\n".join([say(msg("Cases that no scenario shows: {count}", count=len(missing))), *missing]))
    blocks += [_finding(finding, say) for finding in (*report.notices, *(report.flips.idle if report.flips else ()))]
    return "\n\n".join(blocks) + "\n"


def _summary(report: Report, say: Say) -> str:
    return "\n".join([headline(report, say), *_numbers(report, say)])


def _would_run(scenario: Scenario) -> str:
    return f"{Place(scenario.path, scenario.row or scenario.line)}: {visible(beginning(scenario.name))}"


def verdict(report: Report) -> Message:
    """How it went, in one line."""
    run = report.run
    if faults := run.count(Status.FAULT):
        return msg("Faults of ours: {faults} in {run} scenarios", faults=faults, run=run.run)
    if run.failed:
        return msg("Scenarios that failed: {failed} of {run}", failed=run.failed, run=run.run)
    if report.errors:
        return msg("Errors in the files: {errors}", errors=len(report.errors))
    if report.weak:
        return msg("Expectations that cannot fail: {count}", count=len(report.weak))
    if not run.results:
        return msg("No scenario was checked")
    if report.complete and report.matrix.missing:
        return msg("Cases that no scenario shows: {count}", count=len(report.matrix.missing))
    if matched := run.count(Status.MATCHED):
        return msg("Scenarios whose steps are all defined: {matched}", matched=matched)
    return msg("Scenarios that passed: {passed} of {run}", passed=run.passed, run=run.run)


def _numbers(report: Report, say: Say) -> Iterator[str]:
    run, rulings, others = report.run, report.coverage.rulings, report.coverage.others
    if report.played is not None:
        yield say(report.played)
    yield say(
        msg("Found {found}, run {run}, passed {passed}.", found=run.found, run=run.run, passed=run.passed),
    )
    if not run.passed:
        return
    if report.flips:
        yield say(
            msg(
                "Expectations tried out: {expectations}; unable to fail: {weak}; idle scenarios: {idle}.",
                expectations=report.flips.expectations,
                weak=len(report.flips.cannot_fail),
                idle=len(report.flips.idle),
            )
        )
    if report.complete:
        yield say(msg("Rulings covered: {covered} of {all}.", covered=rulings.covered, all=rulings.all))
        yield say(
            msg("Readings, gaps and tensions covered: {covered} of {all}.", covered=others.covered, all=others.all)
        )
        return
    # Of a part of the features it would discourage to be told how little of the book they cover.
    if rulings.shown:
        yield say(msg("Rulings that these scenarios show: {count}.", count=rulings.shown))
    if others.shown:
        yield say(msg("Readings, gaps and tensions that these scenarios show: {count}.", count=others.shown))


def block(result: Result, problem: Problem, say: Say, *, proof: bool = True) -> str:
    """Why a scenario did not pass: where, at which step, what is wrong, and what the verdict hangs on."""
    scenario = result.scenario
    lines = [f"{place_of(scenario, problem)}: {visible(beginning(scenario.name))}"]
    if problem.step is not None:
        lines.append(f"  {problem.step.keyword} {visible(beginning(problem.step.text))}")
    if (row := _row(scenario, problem)) is not None:
        lines.append("  " + say(msg("Row of `Exemplos`: line {line}", line=row)))
    if ids := rulings_of(scenario, problem) if proof else tags.cited(scenario):
        lines.append("  " + say(msg("Ruling: {ids}", ids=visible(", ".join(ids)))))
    lines.append("  " + _seen(say(problem.message)))
    if problem.help is not None:
        lines.append("  " + _seen(say(problem.help)))
    if proof:
        lines += [f"    {visible(line)}" for line in proof_text(problem.proof, say).splitlines()]
    return "\n".join(lines)


def _finding(finding: Finding, say: Say) -> str:
    lines = [f"{visible(str(finding.place))}: {_seen(say(finding.message))}"]
    if finding.help is not None:
        lines.append("  " + _seen(say(finding.help)))
    return "\n".join(lines)


def _seen(said: str) -> str:
    """A sentence in which nothing is hidden that it quotes from a file."""
    return "\n".join(map(visible, said.split("\n")))


def sentences(message: Message, advice: Message | None, say: Say) -> str:
    """What is wrong and what to do about it, one after the other."""
    if advice is None:
        return say(message)
    said = say(message)
    return f"{said} {say(advice)}" if said.endswith((".", "?", "!")) else f"{said}. {say(advice)}"


def place_of(scenario: Scenario, problem: Problem) -> Place:
    """The line at which a scenario went wrong."""
    return Place(scenario.path, problem.line)


def _row(scenario: Scenario, problem: Problem) -> int | None:
    """The row of an outline that did not pass, where the place of the problem is another line."""
    return scenario.row if scenario.row != problem.line else None


def rulings_of(scenario: Scenario, problem: Problem) -> Sequence[str]:
    """The rulings that decided; those that the scenario shows, where none did."""
    return (problem.rulings() if callable(problem.rulings) else problem.rulings) or tags.cited(scenario)


def _tag(cited: str, case: str) -> str:
    return f"@{cited}:{case}" if case else f"@{cited}"


def as_json(report: Report, say: Say) -> dict[str, Any]:
    """The report as the object that `verify --format json` writes; its keys are relied on."""
    run, matrix, coverage, flips = report.run, report.matrix, report.coverage, report.flips
    return {
        "version": report.version,
        "found": run.found,
        "run": run.run,
        "passed": run.passed,
        "failed": run.failed,
        "rulings": coverage.rulings.all,
        "covered": coverage.rulings.covered,
        "others": coverage.others.all,
        "others_covered": coverage.others.covered,
        "comite": report.committee,
        "failures": [_failure(result, problem, say) for result in run.results for problem in result.problems],
        "would_run": [_shown(result.scenario) for result in run.results if result.status is Status.MATCHED],
        "matrix": {
            cited: {case: [_shown(scenario) for scenario in scenarios] for case, scenarios in cases.items()}
            for cited, cases in _with_missing(matrix).items()
        },
        "findings": [
            *(_finding_json(finding, "error", say) for finding in report.errors),
            *(_finding_json(finding, "notice", say) for finding in report.notices),
        ],
        "flips": None
        if flips is None
        else {
            "scenarios": flips.scenarios,
            "expectations": flips.expectations,
            "cannot_fail": [_finding_json(finding, "error", say) for finding in flips.cannot_fail],
            "idle": [_finding_json(finding, "notice", say) for finding in flips.idle],
        },
    }


def _with_missing(matrix: Matrix) -> Mapping[str, Mapping[str, Sequence[Scenario]]]:
    """The matrix in which a required case without scenarios has an empty list."""
    whole: dict[str, dict[str, Sequence[Scenario]]] = {cited: dict(cases) for cited, cases in matrix.shown.items()}
    for cited, case in matrix.missing:
        whole.setdefault(cited, {})[case] = ()
    return {cited: dict(sorted(cases.items())) for cited, cases in sorted(whole.items())}


def _failure(result: Result, problem: Problem, say: Say) -> dict[str, Any]:
    scenario, step = result.scenario, problem.step
    place = place_of(scenario, problem)
    return {
        "path": place.path,
        "line": place.line,
        "row": scenario.row,
        "scenario": scenario.name,
        "step": None if step is None else f"{step.keyword} {step.text}",
        "rulings": list(rulings_of(scenario, problem)),
        "message": sentences(problem.message, problem.help, say),
        "error": say(problem.message),
        "help": None if problem.help is None else say(problem.help),
        "proof": proof_text(problem.proof, say) or None,
    }


def _shown(scenario: Scenario) -> dict[str, Any]:
    return {"scenario": scenario.name, "path": scenario.path, "line": scenario.row or scenario.line}


def _finding_json(finding: Finding, severity: str, say: Say) -> dict[str, Any]:
    return {
        "severity": severity,
        "message": say(finding.message),
        "help": None if finding.help is None else say(finding.help),
        "path": finding.place.path,
        "line": finding.place.line,
        "column": finding.place.column,
    }


def junit(report: Report, say: Say) -> str:
    """JUnit XML: a suite for each feature file, a case for each scenario, a suite for what is wrong in the files."""
    from junitparser import JUnitXml, TestSuite

    whole = JUnitXml()
    for path, results in groupby(report.run.results, key=lambda result: result.scenario.path):
        suite = TestSuite(xml(path))
        suite.add_testcases([_case(result, say) for result in results])
        whole.add_testsuite(suite)
    if errors := (*report.errors, *report.weak):
        suite = TestSuite("features")
        suite.add_testcases([_finding_case(finding, say) for finding in errors])
        whole.add_testsuite(suite)
    whole.update_statistics()  # type: ignore[no-untyped-call]
    return str(whole.tostring().decode("utf-8"))  # type: ignore[no-untyped-call]


def _case(result: Result, say: Say) -> Any:
    from junitparser import Error, Failure, Skipped

    scenario = result.scenario
    case = _new_case(visible(scenario.name), Place(scenario.path, scenario.row or scenario.line))
    kind = Failure if result.status is Status.FAILED else Error
    outcomes = []
    for problem in result.problems:
        outcome = kind(xml(_seen(say(problem.message))), result.status.value)
        outcome.text = xml("\n".join(filter(None, (block(result, problem, say), problem.trace))))
        outcomes.append(outcome)
    # What a dry run leaves out has not passed.
    case.result = [Skipped()] if result.status is Status.MATCHED else outcomes
    return case


def _finding_case(finding: Finding, say: Say) -> Any:
    from junitparser import Error

    case = _new_case(visible(str(finding.place)), finding.place)
    outcome = Error(xml(_seen(say(finding.message))), "error")
    outcome.text = xml(_finding(finding, say))
    case.result = [outcome]
    return case


def _new_case(name: str, place: Place) -> Any:
    case = placed_case()(xml(name), xml(place.path))
    case.file = xml(place.path)
    case.line = str(place.line or 1)
    return case


@dataclass(frozen=True, slots=True, kw_only=True)
class Use:
    """A step of the catalogue: its definition, how often features use it, and where first."""

    definition: Definition
    uses: int
    first: Place | None


def uses(steps: Steps[Any], scenarios: Iterable[Scenario]) -> tuple[Use, ...]:
    """All definitions by kind, in the order in which they were written: what belongs together stands together.

    A step of an outline or of a background counts once.
    """
    places: dict[tuple[str, str], dict[Place, None]] = {}
    for scenario in scenarios:
        for step in scenario.steps:
            match = steps.find(step.kind, step.text, advise=False)
            if isinstance(match, Match):
                used = places.setdefault((match.definition.kind, match.definition.expression), {})
                used[Place(scenario.path, step.line)] = None
    catalogue = []
    for definition in sorted(steps.definitions, key=lambda each: _ORDER.index(each.kind)):
        used = places.get((definition.kind, definition.expression), {})
        catalogue.append(Use(definition=definition, uses=len(used), first=next(iter(used), None)))
    return tuple(catalogue)


def steps_text(catalogue: Sequence[Use], say: Say) -> str:
    """The catalogue for people: each sentence with its help and how often it is used."""
    blocks = [
        say(msg("Steps: {count}, unused: {unused}", count=len(catalogue), unused=sum(not u.uses for u in catalogue)))
    ]
    for use in catalogue:
        definition = use.definition
        lines = [_as_begun(definition)]
        lines += [f"  {line}".rstrip() for line in say(msg("{text}", text=definition.help)).splitlines()]
        lines += [f"  {say(place_told(place))}" for place in definition.parameters]
        lines += ["  " + say(msg("Table: {row}", row=header_row(names))) for names in definition.tables]
        lines.append("  " + say(msg("Used {uses} times; defined in {place}", uses=use.uses, place=definition.place)))
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def _as_begun(definition: Definition) -> str:
    """A sentence as a feature has it: whoever copies it writes Portuguese."""
    if definition.kind != "given" or definition.expression.endswith(":"):  # what a table follows is no clause
        return f"{definition.keyword} {definition.expression}"
    from zarcovi_rules.verify.sentences import begun  # needs the steps themselves

    return begun(definition.expression)


def place_told(place: Parameter) -> Message:
    """What may stand in a place of a sentence: everything, where that is not too much to read."""
    if place.values is not None and len(place.values) <= _MOST_VALUES:
        return msg("{{{name}}}: {values}", name=place.name, values=", ".join(place.values))
    return msg("{{{name}}}: {examples}, for example", name=place.name, examples=", ".join(place.examples or ("…",)))


def steps_json(catalogue: Sequence[Use], say: Say) -> list[dict[str, Any]]:
    """The catalogue for programs."""
    return [
        {
            "expr": use.definition.expression,
            "kind": use.definition.kind,
            "keyword": use.definition.keyword,
            "help": say(msg("{text}", text=use.definition.help)),
            "parameters": [
                {
                    "name": place.name,
                    "values": None if place.values is None else list(place.values),
                    "examples": list(place.examples),
                }
                for place in use.definition.parameters
            ],
            "tables": [list(names) for names in use.definition.tables],
            "uses": use.uses,
            "source": str(use.definition.place),
        }
        for use in catalogue
    ]

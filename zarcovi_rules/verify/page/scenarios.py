"""Scenarios as the page shows them: an outline once, as its table with a result in each row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import PurePosixPath

from zarcovi_rules.source.text import visible
from zarcovi_rules.verify import tags
from zarcovi_rules.verify.features import Scenario, Step
from zarcovi_rules.verify.outlines import Line
from zarcovi_rules.verify.page.marks import Mark, of_status, worst
from zarcovi_rules.verify.report import Say, place_of, rulings_of
from zarcovi_rules.verify.runner import Problem, Result, Status, proof_text
from zarcovi_rules.verify.steps import Table
from zarcovi_rules.verify.tags import Catalogue

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A way to something on this page; without `to` only its name."""

    to: str | None
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StepView:
    """A step, with what stands below it."""

    keyword: str
    text: str
    table: Table | None = None
    docstring: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RowView:
    """A row of examples and what became of it; no mark where it was not run."""

    cells: tuple[str, ...]
    mark: Mark | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ExamplesView:
    """A table of an outline."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[RowView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ProblemView:
    """Why a scenario did not pass, all that there is to say of it."""

    title: str
    place: str
    step: str
    rulings: tuple[Link, ...]
    message: str
    help: str
    proof: tuple[str, ...]
    trace: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioView:
    """A scenario or an outline, at `anchor`; `label` is short enough to cite it by, `place` the whole path and line."""

    anchor: str
    label: str
    place: str
    title: str
    mark: Mark
    runs: int
    tags: tuple[Link, ...]
    steps: tuple[StepView, ...]
    examples: tuple[ExamplesView, ...]
    problems: tuple[ProblemView, ...]

    @property
    def passed(self) -> bool:
        """Whether nothing of it failed."""
        return not self.problems


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleView:
    """The scenarios of one `Regra`, in their order; `text` is empty where there is none."""

    text: str
    scenarios: tuple[ScenarioView, ...]

    @property
    def passed(self) -> bool:
        """Whether nothing of it failed."""
        return all(scenario.passed for scenario in self.scenarios)


@dataclass(frozen=True, slots=True, kw_only=True)
class FeatureView:
    """One feature file."""

    anchor: str
    name: str
    path: str
    runs: int
    failed: int
    rules: tuple[RuleView, ...]

    @property
    def passed(self) -> bool:
        """Whether nothing of it failed."""
        return all(rule.passed for rule in self.rules)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """Where a case is shown: the scenario and how its rows that are tagged so ended."""

    scenario: ScenarioView
    runs: int
    status: Status


@dataclass(slots=True)
class Scenarios:
    """All scenarios of a run, by feature; and for each case that tags name, the scenarios that show it."""

    features: list[FeatureView] = field(default_factory=list)
    shown: dict[Pair, list[Shown]] = field(default_factory=dict)

    def problems(self) -> Iterator[tuple[ScenarioView, ProblemView]]:
        """Everything that failed, in the order of the files."""
        for feature in self.features:
            for rule in feature.rules:
                for scenario in rule.scenarios:
                    yield from ((scenario, problem) for problem in scenario.problems)


def anchor(kind: str, name: str) -> str:
    """The id of something in the page: no spaces, which ids may not have."""
    return f"{kind}-{'_'.join(name.split())}"


def scenarios(
    results: Sequence[Result], catalogue: Catalogue, linked: Callable[[str], str | None], say: Say
) -> Scenarios:
    """The scenarios of these results. `linked` gives the place on the page of an id, or of an id and a case."""
    found = Scenarios()
    labels = short_names(result.scenario.path for result in results)
    for path, in_file in groupby(results, key=lambda result: result.scenario.path):
        own = list(in_file)
        rules = []
        for rule, in_rule in groupby(own, key=lambda result: result.scenario.rule):
            views = []
            for line, together in groupby(in_rule, key=lambda result: result.scenario.line):
                group = list(together)
                view = _scenario(group, f"{labels[path]}:{line}", catalogue.labels, linked, say)
                views.append(view)
                for pair, rows in _pairs(group, catalogue).items():
                    shown = Shown(scenario=view, runs=len(rows), status=worst(row.status for row in rows))
                    found.shown.setdefault(pair, []).append(shown)
            rules.append(RuleView(text=visible(rule or ""), scenarios=tuple(views)))
        found.features.append(
            FeatureView(
                anchor=anchor("f", labels[path]),
                name=visible(own[0].scenario.feature),
                path=path,
                runs=len(own),
                failed=sum(result.status not in (Status.PASSED, Status.MATCHED) for result in own),
                rules=tuple(rules),
            )
        )
    return found


def short_names(paths: Iterable[str]) -> dict[str, str]:
    """A short name for each feature file; the whole path where two files are called alike."""
    paths = dict.fromkeys(paths)
    times = Counter(PurePosixPath(path).stem for path in paths)
    return {path: stem if times[stem := PurePosixPath(path).stem] == 1 else path for path in paths}


def _pairs(group: Sequence[Result], catalogue: Catalogue) -> Mapping[Pair, list[Result]]:
    """For each case, the rows of one scenario that are tagged so."""
    pairs: dict[Pair, list[Result]] = {}
    for result in group:
        for pair in tags.known(result.scenario, catalogue):
            pairs.setdefault(pair, []).append(result)
    return pairs


def _scenario(
    group: Sequence[Result], label: str, labels: frozenset[str], linked: Callable[[str], str | None], say: Say
) -> ScenarioView:
    first = group[0].scenario
    written = dict.fromkeys(tag.text for result in group for tag in result.scenario.tags)
    return ScenarioView(
        anchor=anchor("c", label),
        label=label,
        place=f"{first.path}:{first.line}",
        title=visible(first.outline.name if first.outline else first.name),
        mark=of_status(worst(result.status for result in group), say),
        runs=len(group),
        tags=tuple(Link(to=linked(tag), text=f"@{tag}") for tag in written if tag not in labels),
        steps=tuple(_steps(first)),
        examples=tuple(_examples(first, group, say)),
        problems=tuple(_problem(result, problem, linked, say) for result in group for problem in result.problems),
    )


def _steps(scenario: Scenario) -> Iterator[StepView]:
    """The steps as they are written; those of a `Contexto` come first, and have no places."""
    lines: tuple[Line, ...] = scenario.outline.steps if scenario.outline else ()
    before: tuple[Step, ...] = scenario.steps[: len(scenario.steps) - len(lines)]
    written: tuple[Step | Line, ...] = (*before, *lines)
    for step in written:
        yield StepView(keyword=step.keyword, text=step.text, table=step.table, docstring=step.docstring)


def _examples(scenario: Scenario, group: Sequence[Result], say: Say) -> Iterator[ExamplesView]:
    if scenario.outline is None:
        return
    ended = {result.scenario.row: result.status for result in group}
    for table in scenario.outline.examples:
        rows = (
            RowView(cells=cells, mark=of_status(ended[line], say) if line in ended else None)
            for line, cells in table.rows.items()
        )
        yield ExamplesView(name=table.name, columns=table.columns, rows=tuple(rows))


def _problem(result: Result, problem: Problem, linked: Callable[[str], str | None], say: Say) -> ProblemView:
    scenario, step = result.scenario, problem.step
    return ProblemView(
        title=visible(scenario.name),
        place=str(place_of(scenario, problem)),
        step="" if step is None else f"{step.keyword} {step.text}",
        rulings=tuple(Link(to=linked(id_), text=id_) for id_ in rulings_of(scenario, problem)),
        message=say(problem.message),
        help="" if problem.help is None else say(problem.help),
        proof=tuple(proof_text(problem.proof, say).splitlines()),
        trace=problem.trace or "",
    )

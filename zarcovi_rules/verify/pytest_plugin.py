"""The same feature files under pytest-bdd, from the same registry of steps.

Nothing else here needs pytest, and nothing else imports this module. A conftest says where the files are:

    def pytest_configure(config):
        install(config, steps, Path(__file__).parent)

Each feature file is collected as a module of its own, so a test's id names it and a broken file hides no other. Files
are read by `features.parse`: a file with an error has one failing test that says so (an error of collection would stop
all other files), and pytest-bdd never sees a file in which it would skip a scenario in silence.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

try:
    import pytest
    from pytest_bdd import parser as bdd_parser
    from pytest_bdd import scenario as bdd_scenario
    from pytest_bdd import step as bdd_step
    from pytest_bdd.feature import features as bdd_features
    from pytest_bdd.gherkin_parser import GherkinDocument
    from pytest_bdd.parsers import StepParser
    from pytest_bdd.scenario import get_python_name_generator, scenario_wrapper_template_registry
except ModuleNotFoundError as missing:
    if missing.name not in ("pytest", "pytest_bdd"):
        raise
    raise ModuleNotFoundError(
        f"{__name__} needs {missing.name}: pip install 'zarcovi-rules[pytest]'", name=missing.name
    ) from missing

from zarcovi_rules.source.places import Finding
from zarcovi_rules.verify import compiling, features, tags
from zarcovi_rules.verify.features import Scenario
from zarcovi_rules.verify.report import sentences
from zarcovi_rules.verify.runner import Status, run
from zarcovi_rules.verify.steps import Definition, Kind, Match, StepError, Steps

_PLAY = "_verify_play"
_MARK = "regra"
_KINDS: dict[str, Kind] = {"given": "given", "when": "when", "then": "then"}


def install(config: pytest.Config, steps: Steps[Any], folder: Path) -> None:
    """Let pytest collect the feature files below `folder` and run them with these steps."""
    config.addinivalue_line("markers", f"{_MARK}(id, papel): what the scenario verifies")
    config.pluginmanager.register(plugin(steps, folder), f"features of {folder}")


def plugin(steps: Steps[Any], folder: Path) -> object:
    """The plugin that `install` registers: its hooks, the play of a scenario, and a pytest-bdd step a definition."""
    hooks = _Hooks(steps, folder.resolve())

    @pytest.fixture(name=_PLAY)
    def play() -> object:
        return steps.new_play()

    # pytest looks for fixtures in modules and in classes, not in what an object was given later.
    made = ModuleType(f"features of {folder}")
    vars(made).update({name: getattr(hooks, name) for name in dir(hooks) if name.startswith("pytest_")})
    vars(made).update(_step_fixtures(steps), **{_PLAY: play})
    return made


class _RegistryParser(StepParser):
    """What pytest-bdd asks about one definition, answered by the registry that holds all."""

    def __init__(self, steps: Steps[Any], definition: Definition) -> None:
        super().__init__(definition.expression)
        self.steps = steps
        self.definition = definition

    def is_matching(self, name: str) -> bool:
        found = self.steps.find(self.definition.kind, name)
        # Of two definitions that read a step pytest-bdd would take either: here the first takes it, and refuses it.
        candidates = found.definitions if isinstance(found, StepError) else (found.definition,)
        return any(candidate is self.definition for candidate in candidates[:1])

    def parse_arguments(self, name: str) -> dict[str, Any]:
        found = self.steps.find(self.definition.kind, name)
        if isinstance(found, StepError):
            raise found
        return {"match": found}


def _step_fixtures(steps: Steps[Any]) -> dict[str, object]:
    """The fixtures by which pytest-bdd knows each definition."""

    # pytest-bdd writes a fixture into the names of whoever calls it, so the caller is a class made up for that.
    class Names:
        for definition in steps.definitions:
            bdd_step(_RegistryParser(steps, definition), definition.kind)(_act)

    return {name: value for name, value in vars(Names).items() if name.startswith("pytestbdd_")}


def _act(
    match: Match, _verify_play: object, datatable: Sequence[Sequence[str]] | None = None, docstring: str | None = None
) -> None:
    """The function of every step under pytest-bdd: it fills in the arguments by their names."""
    table = None if datatable is None else tuple(tuple(row) for row in datatable)
    if problem := match.problem(table, docstring):
        raise problem
    match.call(_verify_play, table, docstring)


class _FeatureParser(bdd_parser.FeatureParser):
    """pytest-bdd's reader over text that has been repaired and checked."""

    def __init__(self, file: Path, document: Any) -> None:
        super().__init__(str(file.parent), file.name)
        self._document = document

    def _parse_feature_file(self) -> GherkinDocument:
        return GherkinDocument.from_dict(self._document)

    def parse_scenario(self, *args: Any, **kwargs: Any) -> bdd_parser.ScenarioTemplate:
        template = super().parse_scenario(*args, **kwargs)
        for examples in template.examples:
            # pytest-bdd makes marks of these without asking; the rows get theirs from our own scenarios.
            examples.tags = set()
        return template


class _FeatureModule(pytest.Module):
    """One feature file."""

    hooks: _Hooks

    def _getobj(self) -> ModuleType:
        module = ModuleType(f"feature_{self.path.stem}")
        parsed = compiling.parse_file(self.path, base=self.config.rootpath)
        loaded = compiling.of_parsed(features.shown_path(self.path, self.config.rootpath), parsed)
        if loaded.errors:
            module.test_feature_can_be_read = _failing(loaded.errors)  # type: ignore[attr-defined]
            return module
        self.hooks.learn(self.path, loaded.scenarios)
        feature = _FeatureParser(self.path, parsed.document).parse()
        bdd_features[str(self.path.absolute())] = feature
        for name in feature.scenarios:
            make = bdd_scenario(str(self.path), name, features_base_dir=str(self.path.parent))
            free = next(each for each in get_python_name_generator(name) if each not in vars(module))
            setattr(module, free, make(_nothing_else()))
        return module


def _nothing_else() -> Callable[[], None]:
    def after_the_steps() -> None:
        """A scenario is its steps."""

    return after_the_steps


def _failing(errors: Sequence[Finding]) -> Callable[[], None]:
    def feature_can_be_read() -> None:
        pytest.fail("\n".join(_sentence(error) for error in errors), pytrace=False)

    return feature_can_be_read


def _sentence(finding: Finding) -> str:
    return f"{finding.place}: {sentences(finding.message, finding.help, str)}"


class _Hooks:
    """The hooks. pytest finds them, and the fixtures, by the names of the attributes."""

    def __init__(self, steps: Steps[Any], folder: Path) -> None:
        self.steps = steps
        self.folder = folder
        self.tags: set[str] = set()
        self.rows: dict[tuple[str, int], list[Scenario]] = {}

    def learn(self, file: Path, scenarios: Iterable[Scenario]) -> None:
        """Remember the scenarios of a file, by where pytest-bdd will say that they are."""
        for scenario in scenarios:
            self.tags.update(tag.text for tag in scenario.tags)
            self.rows.setdefault((str(file.absolute()), scenario.line), []).append(scenario)

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> pytest.Module | None:
        """Each feature file below the folder is a module."""
        if file_path.suffix.lower() != ".feature" or not file_path.resolve().is_relative_to(self.folder):
            return None
        module = _FeatureModule.from_parent(parent, path=file_path)
        module.hooks = self
        return module

    @pytest.hookimpl(tryfirst=True)
    def pytest_bdd_apply_tag(self, tag: str) -> bool | None:
        """Our tags cite rulings: they are no marks of their own, which pytest would not know."""
        return True if tag in self.tags else None

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tell each test which of our scenarios it is."""
        for item in items:
            scenario = self.scenario_of(item)
            if scenario is not None:
                item.user_properties.append(("scenario", (scenario.path, scenario.row or scenario.line, scenario.name)))
                for tag in scenario.tags:
                    cited, case = tags.split(tag.text)
                    item.add_marker(getattr(pytest.mark, _MARK)(id=cited, papel=case))

    def scenario_of(self, item: pytest.Item) -> Scenario | None:
        """Our scenario behind a test: rows of an outline come in the same order on both sides."""
        template = scenario_wrapper_template_registry.get(getattr(item, "obj", None))  # type: ignore[arg-type]
        if template is None:
            return None
        rows = self.rows.get((template.feature.filename, template.line_number))
        call = getattr(item, "callspec", None)
        return rows[call.indices["_pytest_bdd_example"] if call else 0] if rows else None

    def pytest_bdd_step_error(self, feature: Any, step: Any, exception: Exception) -> None:
        """A failure says where it is written."""
        exception.add_note(f"{feature.rel_filename}:{step.line_number}: {step.keyword} {step.name}")

    def pytest_bdd_step_func_lookup_error(self, feature: Any, step: Any, exception: Exception) -> None:
        """A step without a definition says which one is near."""
        found = self.steps.find(_KINDS[step.type], step.name)
        advice = str(found) if isinstance(found, StepError) else ""
        exception.add_note(f"{feature.rel_filename}:{step.line_number}: {step.keyword} {step.name}\n{advice}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Disagreement:
    """A scenario that the two runners judge differently; None: the runner did not come across it."""

    path: str
    line: int
    name: str
    ours: bool | None
    theirs: bool | None


def disagreements(steps: Steps[Any], folder: Path) -> tuple[Disagreement, ...]:
    """Run a folder with both runners and compare which scenarios pass. A file with errors must be run by neither."""
    folder = folder.resolve()
    loaded = features.load([folder], base=folder)
    broken = {error.place.path for error in loaded.errors}
    ours: dict[_Key, bool] = {
        (result.scenario.path, result.scenario.row or result.scenario.line, result.scenario.name): (
            result.status is Status.PASSED
        )
        for result in run(steps, [scenario for scenario in loaded.scenarios if scenario.path not in broken]).results
    }
    recorder = _Recorder()
    arguments = [
        "-p",
        "no:cacheprovider",
        "-p",
        "no:terminal",
        "--assert=plain",
        "--noconftest",
        "-c",
        os.devnull,
        f"--rootdir={folder}",
    ]
    ended = pytest.main(
        [*arguments, "--strict-markers", "-W", "error", str(folder)], plugins=[plugin(steps, folder), recorder]
    )
    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"pytest could not run {folder}: exit code {ended}")
    theirs = recorder.outcomes
    return tuple(
        Disagreement(path=key[0], line=key[1], name=key[2], ours=ours.get(key), theirs=theirs.get(key))
        for key in sorted(ours.keys() | theirs.keys())
        if ours.get(key) is not theirs.get(key)
    )


_Key = tuple[str, int, str]


class _Recorder:
    """Which scenarios passed under pytest."""

    def __init__(self) -> None:
        self.outcomes: dict[_Key, bool] = {}

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", f"{_MARK}(id, papel): what the scenario verifies")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, key in report.user_properties:
            if name == "scenario" and isinstance(key, tuple):
                self.outcomes[key] = self.outcomes.get(key, True) and report.passed

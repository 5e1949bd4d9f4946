"""A run as Cucumber messages: one JSON object a line, as the official reports and dashboards read them.

The messages are those of the schema of `cucumber-messages` 34: what was read (source, gherkinDocument, pickle, or
parseError), the definitions of steps, then each scenario with what became of its steps.
"""

from __future__ import annotations

import json
import platform
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gherkin.stream.id_generator import IdGenerator

from zarcovi_rules.core.messages import Message
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.verify import report
from zarcovi_rules.verify.compiling import compiled
from zarcovi_rules.verify.features import Loaded, Scenario, Step
from zarcovi_rules.verify.parsing import parse
from zarcovi_rules.verify.runner import Problem, Result, Status
from zarcovi_rules.verify.steps import Definition, Match, Steps

PROTOCOL = "34.2.0"
_MEDIA_TYPE = "text/x.cucumber.gherkin+plain"

Say = Callable[[Message], str]
Envelope = dict[str, Any]


class Documents:
    """What features say as gherkin's own trees and pickles: a store that keeps nothing, and remembers what it read."""

    def __init__(self) -> None:
        self._ids = IdGenerator()
        self._read: list[Envelope] = []
        self._pickles: dict[int, Any] = {}
        self._kept: list[Scenario] = []  # so that their identities stay their own

    def get(self, path: str, text: str) -> Loaded:
        """The scenarios of the text, compiled here with ids that are unique among all files."""
        parsed = parse(path, text, self._ids)
        loaded, pickles = compiled(path, parsed, self._ids)
        self._read.append({"source": {"uri": path, "data": text, "mediaType": _MEDIA_TYPE}})
        if parsed.document is not None:
            self._read.append({"gherkinDocument": {**parsed.document, "uri": path}})
        for scenario, pickle in zip(loaded.scenarios, pickles, strict=True):
            self._read.append({"pickle": {**pickle, "uri": path}})
            self._pickles[id(scenario)] = pickle
            self._kept.append(scenario)
        return loaded

    def keep(self, path: str, text: str, loaded: Loaded) -> None:
        """Nothing: all that is asked for has been compiled here."""

    def ndjson(self, made: report.Report, steps: Steps[Any], say: Say) -> str:
        """The messages, a line each."""
        envelopes = _Run(made, steps, say, self._ids, self._pickles).envelopes(self._read)
        return "".join(f"{json.dumps(each, ensure_ascii=False)}\n" for each in envelopes)


class _Run:
    """The messages of one run; its clock is the sum of what the steps took, from now on."""

    def __init__(
        self, made: report.Report, steps: Steps[Any], say: Say, ids: IdGenerator, pickles: dict[int, Any]
    ) -> None:
        self._made = made
        self._steps = steps
        self._say = say
        self._ids = ids
        self._pickles = pickles
        self._run = self._id()
        self._now = time.time_ns()
        self._definitions = {id(definition): self._id() for definition in steps.definitions}

    def envelopes(self, read: Sequence[Envelope]) -> Iterator[Envelope]:
        yield {"meta": _meta(self._made.version)}
        yield from read
        for finding in self._made.errors:
            yield {"parseError": {"source": _source(finding.place), "message": self._told(finding)}}
        for known in self._steps.parameter_types():
            yield {
                "parameterType": {
                    "id": self._id(),
                    "name": known.name,
                    "regularExpressions": [known.regexp],
                    "preferForRegularExpressionMatch": False,
                    "useForSnippets": False,
                }
            }
        for definition in self._steps.definitions:
            yield {
                "stepDefinition": {
                    "id": self._definitions[id(definition)],
                    "pattern": {"source": definition.expression, "type": "CUCUMBER_EXPRESSION"},
                    "sourceReference": _source(definition.place),
                }
            }
        yield {"testRunStarted": {"id": self._run, "timestamp": self._timestamp()}}
        for result in self._made.run.results:
            yield from self._scenario(result, self._pickles[id(result.scenario)])
        yield {
            "testRunFinished": {
                "testRunStartedId": self._run,
                "timestamp": self._timestamp(),
                "success": report.exit_code(self._made) == 0,
                "message": report.headline(self._made, self._say),
            }
        }

    def _scenario(self, result: Result, pickle: Any) -> Iterator[Envelope]:
        case, started = self._id(), self._id()
        steps = list(zip(result.scenario.steps, pickle["steps"], strict=True))
        tests = [self._test_step(step, each["id"], each["text"]) for step, each in steps]
        yield {"testCase": {"id": case, "pickleId": pickle["id"], "testSteps": tests, "testRunStartedId": self._run}}
        yield {"testCaseStarted": {"id": started, "testCaseId": case, "attempt": 0, "timestamp": self._timestamp()}}
        for place, (step, test) in enumerate(zip(result.scenario.steps, tests, strict=True)):
            of_it = {"testCaseStartedId": started, "testStepId": test["id"]}
            yield {"testStepStarted": {**of_it, "timestamp": self._timestamp()}}
            outcome = self._outcome(result, step, place)
            yield {"testStepFinished": {**of_it, "timestamp": self._timestamp(), "testStepResult": outcome}}
        yield {
            "testCaseFinished": {
                "testCaseStartedId": started,
                "timestamp": self._timestamp(),
                "willBeRetried": False,
            }
        }

    def _test_step(self, step: Step, pickled: str, text: str) -> dict[str, Any]:
        found = self._steps.find(step.kind, step.text, advise=False)
        definitions = (found.definition,) if isinstance(found, Match) else found.definitions
        return {
            "id": self._id(),
            "pickleStepId": pickled,
            "stepDefinitionIds": [self._definitions[id(definition)] for definition in definitions],
            "stepMatchArgumentsLists": [
                {"stepMatchArguments": list(_arguments(definition, text))} for definition in definitions
            ],
        }

    def _outcome(self, result: Result, step: Step, place: int) -> dict[str, Any]:
        """What became of a step: those before a problem passed, those after it were left out."""
        seconds = result.took[place] if place < len(result.took) else 0.0
        self._now += int(seconds * 1e9)
        duration = {"seconds": int(seconds), "nanos": int(seconds % 1 * 1e9)}
        wrong = [problem for problem in result.problems if problem.step is step]
        if wrong:
            return {"status": self._status(step, result), "duration": duration, **self._failure(result, wrong[0])}
        passed = place < len(result.took)
        if place == len(result.scenario.steps) - 1 and any(problem.step is None for problem in result.problems):
            return {"status": "FAILED", "duration": duration, **self._failure(result, result.problems[0])}
        return {"status": "PASSED" if passed else "SKIPPED", "duration": duration}

    def _status(self, step: Step, result: Result) -> str:
        found = self._steps.find(step.kind, step.text, advise=False)
        if result.status is Status.ERROR and not isinstance(found, Match):
            return {0: "UNDEFINED", 1: "FAILED"}.get(len(found.definitions), "AMBIGUOUS")
        return "FAILED"

    def _failure(self, result: Result, problem: Problem) -> dict[str, Any]:
        message = report.block(result, problem, self._say)
        return {"message": message, "exception": {"type": result.status.value, "message": message}}

    def _told(self, finding: Finding) -> str:
        return report.sentences(finding.message, finding.help, self._say)

    def _timestamp(self) -> dict[str, int]:
        return {"seconds": self._now // 1_000_000_000, "nanos": self._now % 1_000_000_000}

    def _id(self) -> str:
        return str(self._ids.get_next_id())


def _meta(version: str) -> dict[str, Any]:
    return {
        "protocolVersion": PROTOCOL,
        "implementation": {"name": "zarcovi_rules", "version": version},
        "runtime": {"name": sys.implementation.name, "version": platform.python_version()},
        "os": {"name": platform.system()},
        "cpu": {"name": platform.machine()},
    }


def _source(place: Place) -> dict[str, Any]:
    found: dict[str, Any] = {"uri": place.path}
    if place.line is not None:
        found["location"] = {"line": place.line} | ({} if place.column is None else {"column": place.column})
    return found


def _arguments(definition: Definition, text: str) -> Iterator[dict[str, Any]]:
    """What the places of the sentence took from the text as it was written."""
    for name, value, start in definition.places_in(text):
        yield {"group": {"start": start, "value": value, "children": []}, "parameterTypeName": name}

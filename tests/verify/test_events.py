"""The messages of a run are those of the official schema: the official package reads them, and gives them back."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.app.calling import zarcovi
from tests.verify.toy_steps import toy_steps
from zarcovi_rules.verify import report
from zarcovi_rules.verify.events import Documents
from zarcovi_rules.verify.features import load
from zarcovi_rules.verify.matrix import matrix
from zarcovi_rules.verify.runner import run
from zarcovi_rules.verify.tags import Catalogue

TOY = Path(__file__).parent / "toy"
BAD = Path(__file__).parent / "bad"


def told(*, dry_run: bool = False) -> list[dict[str, Any]]:
    documents = Documents()
    steps = toy_steps()
    steps.dado("uma vela {word}")(lambda _shelf, _word: None)  # so that some steps are read by two
    loaded = load([TOY], base=TOY, store=documents)
    made = report.Report(
        run=run(steps, loaded.scenarios, dry_run=dry_run),
        matrix=matrix(loaded.scenarios, Catalogue(cases={})),
        errors=loaded.errors,
        version="1",
    )
    return [json.loads(line) for line in documents.ndjson(made, steps, str).splitlines()]


def of(kind: str, messages: list[dict[str, Any]]) -> list[Any]:
    return [message[kind] for message in messages if kind in message]


def test_every_kind_of_message_is_told_in_order() -> None:
    kinds = list(dict.fromkeys(next(iter(message)) for message in told()))
    assert kinds == [
        "meta",
        "source",
        "gherkinDocument",
        "pickle",
        "parameterType",
        "stepDefinition",
        "testRunStarted",
        "testCase",
        "testCaseStarted",
        "testStepStarted",
        "testStepFinished",
        "testCaseFinished",
        "testRunFinished",
    ]


def test_the_messages_refer_to_one_another() -> None:
    messages = told()
    kinds = ("pickle", "stepDefinition", "testCase", "testCaseStarted")
    ids = [each["id"] for kind in kinds for each in of(kind, messages)]
    assert len(set(ids)) == len(ids)
    pickles = {pickle["id"]: pickle for pickle in of("pickle", messages)}
    definitions = {each["id"] for each in of("stepDefinition", messages)}
    for case in of("testCase", messages):
        steps = pickles[case["pickleId"]]["steps"]
        assert [step["pickleStepId"] for step in case["testSteps"]] == [step["id"] for step in steps]
        for step in case["testSteps"]:
            assert set(step["stepDefinitionIds"]) <= definitions
    assert len(of("testCase", messages)) == len(of("testCaseFinished", messages)) == len(pickles)


def test_each_step_has_its_outcome() -> None:
    statuses = Counter(each["testStepResult"]["status"] for each in of("testStepFinished", told()))
    assert {"PASSED", "FAILED", "SKIPPED", "UNDEFINED", "AMBIGUOUS"} == set(statuses)
    assert of("testRunFinished", told())[0]["success"] is False
    assert {each["testStepResult"]["status"] for each in of("testStepFinished", told(dry_run=True))} == {
        "SKIPPED",
        "UNDEFINED",
        "AMBIGUOUS",
        "FAILED",
    }


def test_the_values_of_a_step_are_told_where_they_stand() -> None:
    messages = told()
    texts = {step["id"]: step["text"] for pickle in of("pickle", messages) for step in pickle["steps"]}
    for case in of("testCase", messages):
        for step in case["testSteps"]:
            for listed in step["stepMatchArgumentsLists"]:
                for argument in listed["stepMatchArguments"]:
                    group = argument["group"]
                    text = texts[step["pickleStepId"]]
                    assert text[group["start"] :].startswith(group["value"]) or "“" in text


@pytest.mark.parametrize("arguments", [("--ruling", "ROMP-1a"), (str(BAD),)], ids=["shipped", "bad"])
def test_the_official_package_reads_them_and_gives_them_back(arguments: tuple[str, ...]) -> None:
    official = pytest.importorskip("cucumber_messages")
    ran = zarcovi("verify", *arguments, "--format", "messages")
    for line in ran.out.splitlines():
        message = json.loads(line)
        envelope = official.message_converter.from_dict(message, official.Envelope)
        assert official.message_converter.to_dict(envelope) == message
    assert ran.err == ""


def test_what_is_wrong_in_a_file_is_a_parse_error_with_its_place() -> None:
    ran = zarcovi("verify", BAD / "titulo_minusculo.feature", "--format", "messages", "--lang", "en")
    (error,) = of("parseError", [json.loads(line) for line in ran.out.splitlines()])
    assert error["source"]["location"] == {"line": 14, "column": 3}
    assert "looks like `Cenário:`" in error["message"]
    assert ran.code == 1

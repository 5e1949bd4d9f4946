"""What is made from something else says what that says now; and the schemas of what people write are what is read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import event, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.app.calling import ROOT
from tests.app.fitting import damaged, fitting
from zarcovi_rules import shelf
from zarcovi_rules.app.generate import generated
from zarcovi_rules.core.book import Committee
from zarcovi_rules.judge import scenario
from zarcovi_rules.judge.schema import scenario_schema
from zarcovi_rules.shipped import shipped
from zarcovi_rules.source import schema
from zarcovi_rules.source.yaml import read

GENERATED = {path.resolve().relative_to(ROOT).as_posix(): text for path, text in generated()}
SCHEMA: dict[str, Any] = json.loads(shipped("schemas/cenario.schema.json").read_text("utf-8"))
EDITOR = Draft202012Validator(SCHEMA)
DISPUTES: list[dict[str, Any]] = [
    {"livro": "zarcovi", "casos": [case]}
    for path in sorted((ROOT / "scenarios" / "zarcovi").glob("disputas_*.yaml"))
    for case in yaml.safe_load(path.read_text("utf-8"))["casos"]
]
MANY = settings(max_examples=200, derandomize=True)


@pytest.mark.parametrize("path", GENERATED)
def test_a_generated_file_is_what_would_be_generated(path: str) -> None:
    on_disk = (ROOT / path).read_text("utf-8") if (ROOT / path).exists() else ""

    assert on_disk.splitlines() == GENERATED[path].splitlines(), f"{path} has drifted: run `make generate`"


def test_generating_writes_what_is_generated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from zarcovi_rules.app import generate

    made = [(tmp_path / path, text) for path, text in GENERATED.items()]
    monkeypatch.setattr(generate, "generated", lambda: iter(made))

    generate.main()

    assert {path.read_text("utf-8") == text for path, text in made} == {True}


# ------------------------------------------------------------------------------------------------ editor and judge


def judged(data: Any) -> scenario.File:
    return scenario.judge(
        json.dumps(data, ensure_ascii=False), "x.yaml", shelf.book, shelf.books(), Committee(), shelf.logs
    )


def structural(data: Any) -> list[str]:
    """What the judge finds wrong with the fields and values of `data`, before it settles anything."""
    reading = read(json.dumps(data, ensure_ascii=False), "x.yaml")
    assert reading.findings == []
    expected = scenario_schema(shelf.books(), shelf.logs)
    return [str(finding.message) for document in reading.documents for finding in schema.check(document, expected)]


def agree(data: Any) -> str:
    """What an editor accepts the judge reads: each case is settled, or refused for one thing that it says.

    Returns what became of it.
    """
    accepted = EDITOR.is_valid(data)
    found = structural(data)
    file = judged(data)
    if accepted:
        assert found == []
        assert len(file.cases) + len(file.findings) == len(data["casos"])
    else:
        assert found
        assert file.findings
    return f"{'accepted' if accepted else 'refused'}, {len(file.cases)} settled"


@MANY
@given(fitting(SCHEMA))
def test_cases_that_fit_the_schema_are_read(data: Any) -> None:
    assert EDITOR.is_valid(data)
    event(agree(data))


@MANY
@given(st.data())
def test_a_damaged_case_is_refused_by_editor_and_judge_or_by_neither(data: st.DataObject) -> None:
    event(agree(data.draw(damaged(data.draw(st.sampled_from(DISPUTES))))))


def test_the_disputes_are_accepted() -> None:
    for dispute in DISPUTES:
        assert list(EDITOR.iter_errors(dispute)) == []
        agree(dispute)

"""The scenario files of the repository: disputes of a table, each with the verdict that the source gives it."""

from __future__ import annotations

from pathlib import Path

import pytest

from zarcovi_rules import shelf
from zarcovi_rules.core.book import Committee
from zarcovi_rules.judge.scenario import judge, told

ROOT = Path(__file__).parents[2]
FILES = sorted(path for path in (ROOT / "scenarios").rglob("disputas_*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_dispute_comes_out_as_expected(path: Path) -> None:
    file = judge(path.read_text(encoding="utf-8"), str(path), shelf.book, shelf.books(), Committee(), shelf.logs)

    assert [str(finding.message) for finding in (*file.findings, *file.notices)] == []
    assert [f"{unmet.place}: {told(unmet)}" for case in file.cases for unmet in case.unmet] == []
    assert all(case.checked for case in file.cases)
    titles = [case.title for case in file.cases]
    assert sorted(set(titles)) == sorted(titles)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_editor_finds_the_schema_of_every_dispute(path: Path) -> None:
    first = path.read_text(encoding="utf-8").splitlines()[0]

    name = first.removeprefix("# yaml-language-server: $schema=")
    assert (path.parent / name).resolve() == ROOT / "schemas" / "cenario.schema.json"

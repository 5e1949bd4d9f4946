"""Where neither libyaml nor jsonschema_rs is installed, sheets are told the same."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.lint.bad_sheets import every
from zarcovi_rules import shelf
from zarcovi_rules.lint.linting import lint
from zarcovi_rules.source.files import decode

ROOT = Path(__file__).parents[2]
SHEETS = ROOT / "scenarios" / "zarcovi" / "fichas"
HIDDEN = ("yaml._yaml", "jsonschema_rs")
MOST = 200_000
"""Larger files are left out: they take half a minute, and are told no otherwise."""


def findings() -> dict[str, list[Any]]:
    """What is found in the shipped sheets and in every bad one that is a text."""
    linter = shelf.linter("zarcovi")
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in sorted(SHEETS.rglob("*.yaml"))}
    found = {}
    for name, data in (*files.items(), *every()):
        text = decode(data, name) if len(data) <= MOST else None
        if isinstance(text, str):
            found[name] = [_plain(one) for one in lint(text, name, linter).findings]
    return found


def _plain(one: Any) -> list[Any]:
    place, fix = one.place, one.fix
    edits = None if fix is None else [[edit.start, edit.end, edit.text] for edit in fix.edits]
    where = [place.line, place.column, place.end_line, place.end_column, one.document, one.sheet, one.ability]
    return [one.code, one.severity, one.status, str(one.message), str(one.help), list(one.rulings), *where, edits]


def main() -> None:
    """Print them, as they are found where what is quick is not installed."""
    import yaml

    assert not yaml.__with_libyaml__
    json.dump(findings(), sys.stdout)


@pytest.fixture(scope="module")
def both() -> tuple[dict[str, list[Any]], dict[str, list[Any]]]:
    hide = f"import sys; sys.modules.update(dict.fromkeys({HIDDEN!r}))"
    program = f"{hide}; from tests.lint.test_pure import main; main()"
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    ours: dict[str, list[Any]] = json.loads(json.dumps(findings()))
    return ours, json.loads(ran.stdout)


def test_the_pure_path_tells_every_sheet_the_same(both: tuple[dict[str, list[Any]], dict[str, list[Any]]]) -> None:
    quick, pure = both

    assert quick.keys() == pure.keys()
    differ = {name: (quick[name], pure[name]) for name in quick if quick[name] != pure[name]}
    assert differ == {}


def test_there_is_something_to_find(both: tuple[dict[str, list[Any]], dict[str, list[Any]]]) -> None:
    quick, _ = both

    assert sum(map(len, quick.values())) > 200
    assert any(name.startswith("scenarios/") and found for name, found in quick.items())

"""The sample sheets: what a judge expects of each is what the linter finds, in whatever order they are read.

What is expected was written from the rules. Where the reader does not yet read a legend as a judge does, the difference
is written down (see `fichas_lidas`); no other is let pass, and none that is gone.
"""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.app.calling import Ran, zarcovi
from tests.zarcovi.fichas_lidas import PATHS, SHEETS, differences, expected, linted, misread, text, written
from zarcovi_rules import shelf
from zarcovi_rules.lint.findings import Severity, Status

EXPECTED, MISREAD = expected(), misread()
LEGAL = [path for path in PATHS if path.startswith("legais/")]
CLEAN = [path for path in LEGAL if path not in MISREAD]
EACH = pytest.mark.parametrize("path", PATHS)


def test_of_every_sheet_it_is_written_what_a_judge_expects() -> None:
    assert sorted(EXPECTED) == PATHS
    assert MISREAD.keys() <= EXPECTED.keys()
    assert (len(PATHS), len(LEGAL)) == (30, 12)


@EACH
def test_the_linter_finds_what_a_judge_expects(path: str) -> None:
    known = {name: written(entries) for name, entries in MISREAD.get(path, {}).items()}

    assert differences(path) == known


def test_what_is_legal_is_expected_to_have_no_finding_and_nothing_else_is() -> None:
    assert [path for path in PATHS if not EXPECTED[path]] == LEGAL


def test_most_of_what_is_legal_is_found_to_be_so() -> None:
    assert len(CLEAN) > len(LEGAL) // 2


@EACH
def test_every_card_that_is_named_is_in_the_sheet(path: str) -> None:
    (sheet,) = linted(path).read
    names = {card.name for card in sheet.cards} | {None}

    assert {one["card"] for one in EXPECTED[path]} <= names


@EACH
def test_a_sheet_has_as_many_cards_as_one_that_is_played(path: str) -> None:
    (sheet,) = linted(path).read

    assert 6 <= len(sheet.cards) - 1 <= 15


def test_every_code_that_is_expected_is_one_that_weighs() -> None:
    known = {check.code: check for check in shelf.checks("zarcovi")}
    entries = [one for of_sheet in EXPECTED.values() for one in of_sheet]

    assert {one["code"] for one in entries} - known.keys() == set()
    assert {Status(one["status"]) for one in entries} == set(Status)
    assert [one for one in entries if known[one["code"]].severity is Severity.INFO] == []


@EACH
def test_every_finding_points_at_something_in_the_file(path: str) -> None:
    lines = text(path).split("\n")

    for one in linted(path).findings:
        assert one.place.line is not None
        assert one.place.column is not None
        assert lines[one.place.line - 1][one.place.column - 1 :].strip()


# --------------------------------------------------------------------------------------------------------- as a whole


def the_lint(*arguments: str | Path) -> Ran:
    return zarcovi("lint", *arguments, "--no-cache", "--format", "json")


def findings(ran: Ran) -> list[Any]:
    return sorted(ran.data["findings"], key=lambda one: json.dumps(one, sort_keys=True))


def test_the_clean_ones_pass_together() -> None:
    ran = the_lint(*(SHEETS / path for path in CLEAN))

    assert ran.code == 0
    assert ran.data["sheets"] == len(CLEAN)
    assert {one["severity"] for one in ran.data["findings"]} <= {"info"}


def test_the_illegal_ones_fail_together() -> None:
    assert the_lint(SHEETS / "ilegais").code == 1


def test_mending_leaves_the_clean_ones_clean(tmp_path: Path) -> None:
    for path in CLEAN:
        shutil.copy(SHEETS / path, tmp_path)

    mended = the_lint(tmp_path, "--fix")
    after = {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()}
    again = the_lint(tmp_path, "--fix")

    assert (mended.code, again.code) == (0, 0)
    assert {one["severity"] for one in findings(again)} <= {"info"}
    assert findings(again) == findings(mended)
    assert {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()} == after


@EACH
def test_mending_adds_no_finding(path: str, tmp_path: Path) -> None:
    file = tmp_path / "ficha.yaml"
    shutil.copy(SHEETS / path, file)
    before = Counter(one["code"] for one in the_lint(file).data["findings"])

    after = Counter(one["code"] for one in the_lint(file, "--fix").data["findings"])

    added = written(MISREAD.get(path, {}).get("ao_consertar", []))
    assert after - before <= Counter(code for _, code, _ in added)


def test_the_order_of_files_changes_nothing() -> None:
    paths = [SHEETS / path for path in PATHS]

    assert findings(the_lint(*paths)) == findings(the_lint(*reversed(paths))) == findings(the_lint(SHEETS))


def test_what_is_told_of_a_sheet_is_told_of_it_among_others_too() -> None:
    among = the_lint(SHEETS).data["findings"]

    for path in PATHS:
        alone = the_lint(SHEETS / path).data["findings"]
        assert alone == [one for one in among if one["path"].endswith(path)]

"""The sheets that the linter is measured on: the same each time, good but for the mistakes whose lines are known."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import mean

import pytest
from yaml import CSafeLoader, parse

from bench import dense, sheets
from bench.invented import MISTAKES, Sheet, mistake_of, write
from zarcovi_rules import shelf
from zarcovi_rules.lint.findings import Finding, Severity
from zarcovi_rules.lint.linter import CARDS
from zarcovi_rules.lint.linting import lint
from zarcovi_rules.lint.schema import Schema
from zarcovi_rules.source.yaml import read

LINTER = shelf.linter("zarcovi")
SCHEMA = Schema(LINTER.fields, LINTER.law, CARDS, reference=True)
EACH = pytest.mark.parametrize("sheet", [dense.sheet, sheets.sheet], ids=["dense", "legends"])
NUMBERS = range(100)
DENSE = [dense.sheet(number)[0] for number in NUMBERS]


def told(text: str) -> list[Finding]:
    """The findings that weigh: notes do not."""
    return [one for one in lint(text, "ficha.yaml", LINTER).findings if one.severity != Severity.INFO]


@EACH
def test_a_sheet_is_the_same_each_time_and_no_other_is(sheet: Sheet) -> None:
    made = [sheet(number, None)[0] for number in NUMBERS]

    assert [sheet(number, None)[0] for number in NUMBERS] == made
    assert len(set(made)) == len(NUMBERS)


@EACH
def test_a_sheet_fits_the_schema(sheet: Sheet) -> None:
    for number in NUMBERS:
        text, wrong = sheet(number, None)
        (document,) = read(text, "ficha.yaml").documents

        assert wrong is None
        assert SCHEMA._whole.is_valid(document.data), number


@EACH
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_at_the_line_that_is_given(sheet: Sheet, mistake: str) -> None:
    for number in range(20):
        text, wrong = sheet(number, mistake)
        (document,) = read(text, "ficha.yaml").documents

        assert not SCHEMA._whole.is_valid(document.data), number
        assert wrong in {one.place.line for one in told(text) if one.severity == Severity.ERROR}, number


@EACH
def test_every_twentieth_sheet_of_a_folder_has_a_mistake(sheet: Sheet, tmp_path: Path) -> None:
    lines = write(tmp_path, 60, sheet)

    assert [path.name for path in sorted(tmp_path.iterdir())] == [f"ficha_{number:05d}.yaml" for number in range(60)]
    assert lines.keys() == {"ficha_00010.yaml", "ficha_00030.yaml", "ficha_00050.yaml"}


def test_every_mistake_comes_up() -> None:
    assert {mistake_of(number) for number in range(200)} == {None, *MISTAKES}


def test_of_most_dense_sheets_there_is_nothing_to_tell() -> None:
    assert sum(not told(text) for text in DENSE) >= 0.9 * len(DENSE)


@pytest.mark.parametrize(
    ("measure", "least", "most"),
    [
        pytest.param(lambda text: sum(1 for _ in parse(text, CSafeLoader)), 400, 440, id="events"),
        pytest.param(lambda text: len(text.encode()), 4600, 5000, id="bytes"),
        pytest.param(lambda text: text.count("    legenda: "), 16, 19, id="legends"),
    ],
)
def test_dense_sheets_are_as_dense_as_they_should_be(measure: Callable[[str], int], least: int, most: int) -> None:
    assert least <= mean(map(measure, DENSE)) <= most


def test_dense_sheets_have_what_yaml_has() -> None:
    whole = "".join(DENSE)

    for written in (
        "legenda: >-\n",
        "legenda: |\n",
        'legenda: "',
        '- nome: "',
        ": &padrao [",
        ": *padrao\n",
        "[curto, ",
    ):
        assert written in whole

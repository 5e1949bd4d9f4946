"""Whatever people write, the judge says what is wrong with it: it never raises."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.judge.table import BOOK, TODAY, book_of
from zarcovi_rules import shelf
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.judge import committee, scenario
from zarcovi_rules.judge.schema import committee_schema, scenario_schema

BAD = sorted((Path(__file__).parent / "bad").glob("*.yaml"))
MANY = settings(max_examples=150, derandomize=True)


def read_both(text: str) -> None:
    for found in (
        scenario.judge(text, "x.yaml", book_of, [BOOK], Committee()),
        committee.read(text, "x.yaml", book_of, [BOOK], TODAY),
    ):
        for finding in found.findings:
            assert str(finding.message)
            assert finding.place.line is not None


@MANY
@given(st.text())
def test_any_text(text: str) -> None:
    read_both(text)


# ----------------------------------------------------------------------------- files that are nearly right


def fitting(schema: Any, draw: st.DrawFn) -> Any:
    """Something that fits a schema of ours, now and then not quite."""
    if draw(st.integers(0, 24)) == 0:
        return draw(st.sampled_from([None, [], {}, "sim", "", 0, -1, True, "PREC-1", "2026-02-30", ["R-1"], {"a": 1}]))
    if "anyOf" in schema:
        return fitting(draw(st.sampled_from(schema["anyOf"])), draw)
    if "enum" in schema:
        return draw(st.sampled_from(schema["enum"]))
    kind = schema.get("type", "string")
    if isinstance(kind, list):
        kind = draw(st.sampled_from(kind))
    if kind == "object":
        return fields(schema, draw)
    if kind == "array":
        return draw(st.lists(st.builds(lambda _: fitting(schema["items"], draw), st.none()), max_size=3))
    if kind == "integer":
        return draw(st.integers(0, 4))
    if kind == "boolean":
        return draw(st.booleans())
    if "pattern" in schema:
        dates = st.dates(date(2025, 1, 1), date(2027, 1, 1)).map(str)
        return draw(st.sampled_from(["PREC-1", "PREC-2", "PREC-3"]) if "PREC" in schema["pattern"] else dates)
    return draw(st.sampled_from(["R-1", "R-2", "R-3", "R-5:so", "R-3!furado", "GAP-1", "PREC-1", "PREC-2", "dono"]))


def fields(schema: Any, draw: st.DrawFn) -> dict[str, Any]:
    properties = schema.get("properties", {})
    wanted = list(schema.get("required", ()))
    free = [name for name in properties if name not in wanted]
    if free:
        wanted += draw(st.lists(st.sampled_from(free), max_size=4, unique=True))
    made = {name: fitting(properties[name], draw) for name in wanted}
    if not properties and isinstance(other := schema.get("additionalProperties"), dict):
        made[draw(st.sampled_from(["dono", "amigo", "1"]))] = fitting(other, draw)
    return made


@st.composite
def written(draw: st.DrawFn, schema: Any) -> str:
    return json.dumps(fitting(schema, draw), ensure_ascii=False)


@MANY
@given(written(scenario_schema([BOOK])))
def test_any_cases_of_the_book_s_words(text: str) -> None:
    read_both(text)


@MANY
@given(written(committee_schema([BOOK])))
def test_any_decisions_of_the_book_s_words(text: str) -> None:
    read_both(text)


@MANY
@given(st.data())
def test_a_file_that_was_damaged(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([path.read_text(encoding="utf-8") for path in BAD]))
    place = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 6))
    put = data.draw(st.sampled_from(["", " ", "\n", ":", "- ", "{", "]", '"', "'", "&a ", "*a", "#", "!x ", "? ", "~"]))
    read_both(text[:place] + put + text[place + cut :])


@pytest.mark.parametrize("book", shelf.books(), ids=lambda book: book.name)
def test_any_case_of_a_whole_book(book: Book) -> None:
    @settings(max_examples=60, derandomize=True)
    @given(written(scenario_schema([book])))
    def judge(text: str) -> None:
        scenario.judge(text, "x.yaml", shelf.book, [book], Committee())

    judge()


@pytest.mark.parametrize("book", shelf.books(), ids=lambda book: book.name)
def test_any_decision_of_a_whole_book(book: Book) -> None:
    @settings(max_examples=60, derandomize=True)
    @given(written(committee_schema([book])))
    def read(text: str) -> None:
        committee.read(text, "x.yaml", shelf.book, [book], TODAY)

    read()

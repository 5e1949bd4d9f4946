"""Legends as players write them, each with what is to be read of it, what must stay unknown and what must be told."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from zarcovi_rules.books import linting
from zarcovi_rules.lint.assembled import reader_of
from zarcovi_rules.lint.legend.reader import Reader

FILE = Path(__file__).parent / "legends" / "exemplos.jsonl"
PACKAGE = "zarcovi_rules.books.zarcovi"


@cache
def reader() -> Reader:
    return reader_of(linting.fields(PACKAGE), linting.phrases(PACKAGE))


def examples() -> list[Any]:
    lines = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
    return [pytest.param(line, id=f"{line['id']}-{line['trap'][:60]}") for line in lines]


@pytest.mark.parametrize("line", examples())
def test_what_a_legend_says_is_read_and_what_it_does_not_say_stays_unknown(line: dict[str, Any]) -> None:
    reading = reader().read(line["text"])
    read: dict[str, set[str | int]] = {}
    for one in reading.reads:
        read.setdefault(one.name, set()).add(one.value)
    for name, value in line["facts"].items():
        expected = set() if value is None else set(value) if isinstance(value, list) else {value}
        assert read.get(name, set()) == expected, name
    for clause in line.get("clausulas", ()):
        assert clause in read
    doubts = {doubt.name: doubt for doubt in reading.doubts}
    for name in line.get("ambiguo", ()):
        assert doubts[name].ambiguous
    for name in line.get("conflito", ()):
        first, second = doubts[name].reads
        assert first.value != second.value
        assert first.end <= second.start

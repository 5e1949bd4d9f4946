"""Legends that leave something open, and those beside them that do not: what is read, in doubt and not understood.

A line of `legends/abertas.jsonl` holds a legend (`text`), all that is read of it (`facts`, `clausulas`), all that it
leaves open (`aberto`) and the words that are told as not understood (`nao_lido`); `why` says what it is here for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.zarcovi.legends_measured import expected_of, lines_of
from zarcovi_rules import shelf
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.source.text import fold

LINES = lines_of(Path(__file__).parent / "legends" / "abertas.jsonl")


@pytest.mark.parametrize("line", [pytest.param(line, id=f"{line['why']}-{line['text'][:50]}") for line in LINES])
def test_it_reads_what_is_said_and_leaves_open_what_is_left_open(line: dict[str, Any]) -> None:
    linter = shelf.linter("zarcovi")
    reading = linter.read(line["text"], Card(Kind.ABILITY, {}, (), linter.fields[Kind.ABILITY]))

    assert {(one.name, fold(str(one.value))) for one in reading.reads} == expected_of(line)
    assert sorted(doubt.name for doubt in reading.doubts) == sorted(line.get("aberto", ()))
    assert [line["text"][start:end] for start, end in reading.unread] == line.get("nao_lido", [])


def test_no_legend_is_there_twice() -> None:
    assert len({line["text"] for line in LINES}) == len(LINES)

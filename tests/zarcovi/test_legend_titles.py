"""A title is a name: it is not read for rules, unless all its words are a plain label; a sentence is no title."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.zarcovi.legends_measured import expected_of, lines_of
from zarcovi_rules import shelf
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.source.text import fold

LINES = lines_of(Path(__file__).parent / "legends" / "titulos.jsonl")


@pytest.mark.parametrize("line", [pytest.param(line, id=line["text"].split("\n")[0]) for line in LINES])
def test_a_title_names_the_card_and_says_nothing_more(line: dict[str, Any]) -> None:
    linter = shelf.linter("zarcovi")
    reading = linter.read(line["text"], Card(Kind.ABILITY, {}, (), linter.fields[Kind.ABILITY]))

    assert {(one.name, fold(str(one.value))) for one in reading.reads} == expected_of(line)
    assert [line["text"][start:end] for start, end in reading.unread] == line.get("nao_lido", [])
    assert not reading.doubts

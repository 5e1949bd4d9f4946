"""Legends as they are pasted out of chats: with stamps and senders, labels in bold, quotes, lists, emoji, strikes.

A line of `legends/coladas.jsonl` holds a paste (`text`), all that is read of it (`facts`, `clausulas`), all that it
leaves open (`aberto`) and all words that are told as not understood (`nao_lido`); `kind` says what it is here for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.zarcovi.legends_measured import expected_of, lines_of
from zarcovi_rules import shelf
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.legend.reading import Reading
from zarcovi_rules.source.text import fold

LINES = lines_of(Path(__file__).parent / "legends" / "coladas.jsonl")


def read(text: str) -> Reading:
    linter = shelf.linter("zarcovi")
    return linter.read(text, Card(Kind.ABILITY, {}, (), linter.fields[Kind.ABILITY]))


@pytest.mark.parametrize("line", [pytest.param(line, id=f"{line['id']}-{line['kind']}") for line in LINES])
def test_a_paste_is_read_as_it_was_meant(line: dict[str, Any]) -> None:
    reading = read(line["text"])

    maybe = line.get("talvez", ())
    assert {(one.name, fold(str(one.value))) for one in reading.reads if one.name not in maybe} == expected_of(line)
    assert sorted(doubt.name for doubt in reading.doubts) == line.get("aberto", [])
    assert [line["text"][start:end] for start, end in reading.unread] == line.get("nao_lido", [])

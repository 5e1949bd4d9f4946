"""Invented legends and the facts that a reader finds in them; and sentences with words of rules that say none.

`python -m tests.zarcovi.legends_measured FILE.jsonl --show` prints what is not read as expected. The files
`inventadas_1.jsonl` to `inventadas_4.jsonl` are of four authors, each in a style of his own; the vocabulary was
widened by them, so that they tell what must not be lost, not what is read of legends that nobody has seen. Of the last,
what was read wrongly was mended, and of what was missed only what many legends share. The files `naturais_*.jsonl` hold
wordings of one area of the rules each, as players choose them.

`armadilhas*.jsonl` are sentences as they stand in legends: conditions, abilities of others, flavour, negations,
comparisons, questions, what would be. None of them says anything of the card.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.zarcovi.legends_measured import lines_of, measure
from zarcovi_rules import shelf
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.fields import Kind

FOLDER = Path(__file__).parent / "legends"
TRAPS = [line for file in sorted(FOLDER.glob("armadilhas*.jsonl")) for line in lines_of(file)]


@pytest.mark.parametrize(
    ("name", "share"), [("inventadas_1", 0.95), ("inventadas_2", 0.95), ("inventadas_3", 0.95), ("inventadas_4", 0.89)]
)
def test_what_is_read_is_right_and_nearly_all_is_read(name: str, share: float) -> None:
    measured = measure(lines_of(FOLDER / f"{name}.jsonl"))

    assert measured.expected > 500
    assert sum(measured.wrong.values()) / measured.read <= 0.01, measured.wrong
    assert measured.right / measured.expected >= share, measured.missed


@pytest.mark.parametrize("file", sorted(FOLDER.glob("naturais_*.jsonl")), ids=lambda file: file.stem)
def test_what_players_naturally_write_is_read_and_nothing_else(file: Path) -> None:
    assert measure(lines_of(file)).lines == []


@pytest.mark.parametrize("line", [pytest.param(line, id=line["id"]) for line in TRAPS])
def test_a_sentence_that_says_nothing_of_the_card_is_not_read(line: dict[str, Any]) -> None:
    linter = shelf.linter("zarcovi")
    reading = linter.read(line["text"], Card(Kind.ABILITY, {}, (), linter.fields[Kind.ABILITY]))

    assert [(one.name, one.value) for one in reading.reads if one.name not in line.get("talvez", ())] == []


def test_there_are_traps_enough() -> None:
    assert len({line["text"] for line in TRAPS}) >= 200

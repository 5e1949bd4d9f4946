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
    if "negado" in line:
        assert [one.name for one in reading.denied] == line["negado"]


def test_no_legend_is_there_twice() -> None:
    assert len({line["text"] for line in LINES}) == len(LINES)


NUMBERS = {
    "Golpe. Rank {}": "rank",
    "Golpe (R{})": "rank",
    "Golpe. Velocidade: {}": "rank",
    "Golpe ||{}x": "usos",
    "Golpe. Usos: {}": "usos",
    "Pode ser usada {} vezes": "usos",
    "Golpe. {}x por luta": "usos",
    "Golpe. Dura {} turnos": "duracao",
    "Golpe. Duração: {}": "duracao",
    "Pedra que cai em {} turnos": "queda",
    "Golpe. Cai após {} turnos": "queda",
    "Teleporte de {} metros": "alcance_m",
    "Detecta num raio de {} metros": "alcance_m",
    "Atinge {} alvos": "alvos",
    "Sela {} técnicas": "tecnicas",
    "Teleporte, leva {} aliados": "passageiros",
    "Névoa que atinge tudo até rank {}": "rank_limite",
    "Voo rank mínimo {}": "rank_minimo",
    "Espada. Mãos: {}": "maos",
    "Espada. HP {}": "hp",
    "Espada. Para desequipar: rank {}": "rank_de_desequipar",
    "{}x Letal": "multiplicador",
}


@pytest.mark.parametrize("joined", ["2/4", "2-4", "2–4", "2~4", "2 ~ 4", "2 ou 4", "2 a 4", "2 até 4", "2 ou até 4"])
@pytest.mark.parametrize(("legend", "field"), list(NUMBERS.items()))
def test_several_numbers_for_one_thing_leave_it_open(legend: str, field: str, joined: str) -> None:
    linter = shelf.linter("zarcovi")
    card = Card(Kind.ABILITY, {}, (), linter.fields[Kind.ABILITY])

    alone = linter.read(legend.format(4), card)
    assert 4 in {read.value for read in alone.by_name[field]}
    text = legend.format(joined)
    for written in (text, text.upper()):
        reading = linter.read(written, card)
        assert field not in reading.by_name
        (doubt,) = (doubt for doubt in reading.doubts if doubt.name == field)
        start, end = doubt.reads[0].start, doubt.reads[-1].end
        assert joined.upper() in written[start:end].upper()

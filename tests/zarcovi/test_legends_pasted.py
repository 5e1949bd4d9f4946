"""Legends as they are pasted out of chats: with stamps and senders, labels in bold, quotes, lists, emoji, strikes.

A line of `legends/coladas.jsonl` holds a paste (`text`), all that is read of it (`facts`, `clausulas`), all that it
leaves open (`aberto`) and all words that are told as not understood (`nao_lido`); `kind` says what it is here for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.zarcovi.legends_measured import expected_of, lines_of
from zarcovi_rules import shelf
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.legend.pasted import unpacked
from zarcovi_rules.lint.legend.reader import LONGEST
from zarcovi_rules.lint.legend.reading import Reading
from zarcovi_rules.lint.linting import Linted, caption, lint
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


# ------------------------------------------------------------------------------------------- several legends in a paste

MURO = "*Muro de Giz*\nBarreira 360°, de status letal, no campo. Rank 3 ||3x"
CORTE = "*Corte de Sal*\nAtaque unidirecional de curto alcance, dano letal. Rank 2 ||4x"
CASCA = "*Casca de Noz*\nEquipa no braço. HP 500. ||1x"
STAMP = "[12/03 14:22] Ana: "

APART = {
    "two names after empty lines": (f"{MURO}\n\n{CORTE}", ["Muro de Giz", "Corte de Sal"]),
    "three of them": (f"{MURO}\n\n{CORTE}\n \n\n{CASCA}\n", ["Muro de Giz", "Corte de Sal", "Casca de Noz"]),
    "two messages": (f"{STAMP}{MURO}\n{STAMP}{CORTE}", ["Muro de Giz", "Corte de Sal"]),
    "two labels": (
        "Nome: Muro de Giz\nBarreira 360°. Rank: 3\nNome: Corte de Sal\nAtaque unidirecional. Rank: 3",
        ["Muro de Giz", "Corte de Sal"],
    ),
    "two labels in bold": (
        "*NOME:* Muro de Giz\n*Rank:* 3\n*Usos:* 3x\n\n*NOME:* Corte de Sal\n*Rank:* 2\n*Usos:* 4x",
        ["Muro de Giz", "Corte de Sal"],
    ),
    "numbered": (f"1) {MURO}\n\n2) {CORTE}", ["Muro de Giz", "Corte de Sal"]),
    "two of Discord": (
        f"ana — 12/03/2026 14:22\n{MURO}\nana — 12/03/2026 14:25\n{CORTE}",
        ["Muro de Giz", "Corte de Sal"],
    ),
    "quoted": ("> " + f"{MURO}\n\n{CORTE}".replace("\n", "\n> "), ["Muro de Giz", "Corte de Sal"]),
}
TOGETHER = {
    "no line between": (f"{MURO}\n{CORTE}", "*Corte de Sal*"),
    "no names": (
        "Barreira 360°. Rank 3 ||3x\nAtaque unidirecional. Rank 2 ||4x",
        "Ataque unidirecional. Rank 2 ||4x",
    ),
}
ONE = {
    "an empty line": "*Muro de Giz*\n\nBarreira 360°, de status letal.\n\nRank 3 ||3x",
    "a title": "*Muro de Giz*\nBarreira 360°. Rank 3 ||3x\n\n*Cuidado:* não defende Genjutsu",
    "a name of its own for a part": "*Muro de Giz*\nBarreira 360°. Rank 3 ||3x\n\n*Segunda Pele*: defende aliados",
    "a message for each line": f"{STAMP}Nome: Muro de Giz\n{STAMP}Barreira 360°\n{STAMP}Rank 3\n{STAMP}3x",
    "one thing twice": "*Muro de Giz*\nBarreira 360°. 2x de uso\n\nRank 3 ||3x",
}


def linted(text: str) -> Linted:
    return caption(text, "colada.txt", shelf.linter("zarcovi"))


def cards(of: Linted) -> list[Card]:
    return [card for sheet in of.read for card in sheet.cards[1:]]


@pytest.mark.parametrize(("text", "names"), APART.values(), ids=APART)
def test_each_of_several_legends_is_one_of_its_own(text: str, names: list[str]) -> None:
    found = linted(text)

    assert [card.name for card in cards(found)] == names
    assert not {"LEGENDA-02", "LEGENDA-04"} & {one.code for one in found.findings}
    assert not any(card.reading.doubts for card in cards(found))


def test_a_finding_points_into_the_legend_that_it_is_about() -> None:
    text = f"{MURO}\n\n{CORTE}\nXablau."

    told = [one for one in linted(text).findings if one.code == "LEGENDA-01"]

    assert [(one.ability, one.place.line, one.place.column) for one in told] == [("Corte de Sal", 6, 1)]


@pytest.mark.parametrize(("text", "begins"), TOGETHER.values(), ids=TOGETHER)
def test_where_it_is_not_certain_one_finding_says_where_another_seems_to_begin(text: str, begins: str) -> None:
    (one,) = linted(text).findings

    assert one.code == "LEGENDA-04"
    assert (one.place.line, one.place.column) == (text.splitlines().index(begins) + 1, 1)
    assert begins in str(one.detail.message)


@pytest.mark.parametrize("text", ONE.values(), ids=ONE)
def test_one_legend_is_not_taken_for_two(text: str) -> None:
    found = linted(text)

    assert len(cards(found)) == 1
    assert "LEGENDA-04" not in {one.code for one in found.findings}


def test_two_legends_in_one_card_of_a_sheet_are_told_once_and_nothing_else_of_it() -> None:
    legend = f"{MURO}\n\n{CORTE}".replace("\n", "\n      ")
    card = f"  - nome: Muro de Giz\n    rank: 5\n    legenda: |-\n      {legend}\n"
    sheet = f"livro: zarcovi\nnome: Rin\nhabilidades:\n{card}"

    (one,) = lint(sheet, "rin.yaml", shelf.linter("zarcovi")).findings

    assert (one.code, one.place.line, one.place.column) == ("LEGENDA-04", 10, 7)


@pytest.mark.parametrize(
    ("text", "kind"),
    [(MURO, Kind.ABILITY), (CASCA, Kind.ITEM), ("Ativa permanente, pode ser desativado. ||1x", Kind.MODE)],
)
def test_a_caption_is_a_card_of_the_kind_that_it_speaks_of(text: str, kind: Kind) -> None:
    assert [card.kind for card in cards(linted(text))] == [kind]


def test_a_long_legend_is_read_up_to_a_whole_word_and_the_rest_is_told() -> None:
    text = "Barreira 360° que defende globais. " * 700

    reading = read(text)

    start, end = reading.unread[-1]
    assert LONGEST - 100 < start <= LONGEST
    assert end == len(text)
    assert text[start].isspace()


@given(
    st.lists(
        st.sampled_from(
            [STAMP, "\n", "> ", "- ", "1) ", "2) ", "~", "~~", "*", "🔥", "\u200b", "Nome: ", "Muro", " ", MURO, CORTE]
        ),
        max_size=12,
    ).map("".join)
)
def test_whatever_is_pasted_keeps_its_places(text: str) -> None:
    plain = unpacked(text).text
    found = linted(text)

    assert len(plain) == len(text)
    assert plain.count("\n") == text.count("\n")
    for card in cards(found):
        assert card.reading.text in text
        for start, end in card.reading.unread:
            assert 0 <= start < end <= len(card.reading.text)

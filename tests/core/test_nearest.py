"""The name that a word was most likely meant to be: slips of the pen, and not whatever has the same letters in it."""

from __future__ import annotations

import pytest

from zarcovi_rules.core.messages import nearest

FIELDS = [
    "livro", "nome", "jogador", "porte", "maos", "legenda", "clausulas", "habilidades", "modos", "itens", "extensoes",
    "equipado", "tipo", "natureza", "efeito", "forma", "cobertura", "escala", "status", "permanece", "combavel",
    "portal", "destino", "origem", "sentido", "rank", "alcance", "usos", "duracao", "queda", "cabe", "nao_cabe",
    "exige", "verbo", "ativa", "complementar", "complementa", "classe", "mescla", "rank_de_desequipar", "local", "hp",
]  # fmt: skip


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("rnak", "rank"),
        ("ramk", "rank"),
        ("uzos", "usos"),
        ("usoss", "usos"),
        ("nmoe", "nome"),
        ("modo", "modos"),
        ("item", "itens"),
        ("extensao", "extensoes"),
        ("statos", "status"),
        ("estatus", "status"),
        ("efetio", "efeito"),
        ("alcanse", "alcance"),
        ("abilidades", "habilidades"),
        ("habilidaes", "habilidades"),
        ("hablidade", "habilidades"),
        ("clausula", "clausulas"),
        ("cláusulas", "clausulas"),
        ("cobetrura", "cobertura"),
        ("permanesce", "permanece"),
        ("legemda", "legenda"),
        ("equipados", "equipado"),
        ("liv", "livro"),
        ("habil", "habilidades"),
        ("desequipar", "rank_de_desequipar"),
        ("ranking", "rank"),
    ],
)
def test_a_slip_of_the_pen_a_beginning_and_a_part_are_near(word: str, meant: str) -> None:
    assert nearest(word, FIELDS) == meant


@pytest.mark.parametrize(
    "word",
    [
        "idade", "altura", "peso", "aparencia", "historia", "elemento", "raca", "titulo", "foto", "descricao",
        "arma", "data", "custo", "tempo", "recarga", "tags", "ocupacao", "numero", "sobrenome", "poderes", "tecnicas",
        "afinidade", "personalidade", "vila", "nivel", "xp", "cor", "quando",
    ],
)  # fmt: skip
def test_a_word_of_its_own_is_near_to_none_that_has_its_letters(word: str) -> None:
    assert nearest(word, FIELDS) is None


@pytest.mark.parametrize(
    ("word", "meant"), [("defende_aliados", "barreira.defende_aliados"), ("ROMP1a", "ROMP-1a"), ("amb-11", None)]
)
def test_of_ids_a_part_is_near_and_another_number_is_not(word: str, meant: str | None) -> None:
    assert nearest(word, ["barreira.defende_aliados", "ROMP-1a", "amb-1"]) == meant


def test_the_nearest_that_may_be_meant_is_named_though_another_has_more_of_its_letters() -> None:
    assert nearest("casa", ["a_casa_da_casaca", "caso"]) == "caso"

"""What is stated of one ability of a battle counts as what is stated of all of it does, wherever it matters."""

from collections.abc import Mapping

import pytest

from tests.zarcovi.asking import Given
from tests.zarcovi.recording import DUEL, of_battle, said

SENSING = ("requisito_sensorial_cumprido_na_batalha", "Olho", ["Iara ativa:Olho", "Caio usa:Névoa"])
FALLEN = ["Caio usa:Sono", "Iara cai_em_genjutsu", "Caio", "Iara usa:Adaga"]
PENDING = ["Iara usa:Meteoro", "Caio usa:Golpe", "Iara morre", "Caio"]
PORTAL = ["Caio usa:Sopro", "Iara", "Caio usa:Lança", "Iara usa:Janela"]
LANCA: Given = {"ataque.escala": "unidirecional", "ataque.alcance": "longo", "ataque.combavel": "sim"}
JANELA: Given = {
    "dimensional.habilidade": "sim",
    "dimensional.portal": "sim",
    "defesa.ato": "desvia",
    "manipulacao.destino": "autor",
    "usos.na_legenda": 2,
}


@pytest.mark.parametrize(
    ("question", "subject", "posts", "about", "answer"),
    [
        (*SENSING, {"Olho": {"sensorial.tipo": "ocular"}, "Névoa": {"ataque.exige": "ocular"}}, "cumprido"),
        (*SENSING, {"Olho": {"sensorial.tipo": "corporal"}, "Névoa": {"ataque.exige": "ocular"}}, "nao_cumprido"),
        ("card_postado_no_genjutsu", "Iara", FALLEN, {"Adaga": {"card.finalidade": "outra"}}, "recusado"),
        ("card_postado_no_genjutsu", "Iara", FALLEN, {"Adaga": {"card.finalidade": "sair_do_genjutsu"}}, "pode"),
        ("preso_no_genjutsu", "Iara", FALLEN, {"Sono": {"vitima.imune_a_genjutsu": "sim"}}, "livre"),
        (
            "quando_cai_na_batalha",
            "Meteoro",
            ["Iara usa:Meteoro", "Caio"],
            {"Meteoro": {"ofensiva.demora": 1}},
            "encerro_do_dono",
        ),
        ("usos_restantes_na_batalha", "Meteoro", PENDING, {"Meteoro": {"ofensiva.usos": 3}}, 2),
        ("usos_do_portal_na_batalha", "Janela", PORTAL, {"Janela": JANELA, "Lança": LANCA}, 0),
    ],
)
def test_what_is_stated_of_each_counts_as_what_is_stated_of_all(
    question: str, subject: str, posts: list[str], about: Mapping[str, Given], answer: str | int
) -> None:
    of_all = {fact: value for facts in about.values() for fact, value in facts.items()}
    told = [said(one) for one in posts]

    assert of_battle(question, subject, *told, about=about, table=DUEL).answer == answer
    assert of_battle(question, subject, *told, given=of_all, table=DUEL).answer == answer


@pytest.mark.parametrize(("attack", "answer"), [("Lança", 0), ("Punho", "nao_ha")])
def test_a_portal_acts_on_what_an_enemy_used_last_before_it(attack: str, answer: str | int) -> None:
    about = {"Janela": JANELA, "Lança": LANCA, "Punho": {**LANCA, "ataque.natureza": "taijutsu"}}
    posts = ["Caio usa:Punho", "Caio usa:Lança", f"Caio usa:{attack}", "Iara usa:Janela", "Caio usa:Punho"]

    found = of_battle("usos_do_portal_na_batalha", "Janela", *map(said, posts), about=about, table=DUEL)

    assert found.answer == answer

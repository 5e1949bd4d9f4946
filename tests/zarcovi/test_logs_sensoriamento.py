"""Battles with a sensing: whether it was active before the attack that demands it, and what it detects."""

from typing import Any

import pytest

from tests.zarcovi.recording import asked, battle
from zarcovi_rules.books.zarcovi.battle import NowhereError
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.verdict import OMISSO

MET, PRESENCE = "requisito_sensorial_cumprido_na_batalha", "sensoriamento_detecta_presenca_na_batalha"
PLACE = "sensoriamento_da_localizacao_na_batalha"
OCULAR: dict[str, Any] = {"sensorial__tipo": "ocular", "ataque__exige": "sensorial"}


@pytest.mark.parametrize(
    ("posts", "met", "decides", "senses"),
    [
        (("Iara ativa:Faro", "Caio usa:Teia", "Iara"), "cumprido", "SENS-4", "sim"),
        (("Iara equipa:Faro", "Caio usa:Teia"), "cumprido", "SENS-4", "sim"),
        (("Caio usa:Teia", "Iara ativa:Faro"), "nao_cumprido", "SENS-5", "sim"),
        (("Caio usa:Teia", "Iara ativa:Faro", "Caio usa:Teia", "Iara"), "cumprido", "SENS-4", "sim"),
        (("Iara ativa:Faro", "Caio usa:Teia", "Iara desativa:Faro"), "nao_cumprido", None, "nao"),
        (
            ("Iara ativa:Faro", "Iara desativa:Faro", "Caio usa:Teia", "Iara ativa:Faro"),
            "nao_cumprido",
            "SENS-5",
            "sim",
        ),
        (("Iara ativa:Faro", "Duda usa:Teia", "Caio"), "cumprido", "SENS-4", "sim"),
        (("Caio usa:Teia", "Duda usa:Lança", "Iara ativa:Faro"), "nao_cumprido", "SENS-5", "sim"),
    ],
)
def test_it_must_have_been_active_before_the_last_attack(
    posts: tuple[str, ...], met: str, decides: str | None, senses: str
) -> None:
    log = battle(*posts, **OCULAR)
    found = asked(MET, log, "Faro")

    assert (found.answer, next(iter(found.collect("decided")), None)) == (met, decides)
    assert asked(PRESENCE, log, "Faro").answer == senses
    assert asked(PLACE, log, "Faro").answer == ("exata" if senses == "sim" else "nao_da")


def test_an_enemy_of_who_senses_attacks_whoever_sees_the_battle() -> None:
    log = battle("Iara usa:Teia", "Caio ativa:Faro", **OCULAR)

    assert asked(MET, log, "Faro").answer == "nao_cumprido"


def test_what_demands_nothing_may_be_answered_by_any_activation() -> None:
    log = battle("Caio usa:Teia", "Iara ativa:Faro", sensorial__tipo="ocular")

    assert asked(MET, log, "Faro").answer == "nao_ha"


def test_while_active_a_corporal_senses_presence_and_no_place() -> None:
    log = battle("Iara ativa:Faro", "Caio", sensorial__tipo="corporal")

    assert (asked(PRESENCE, log, "Faro").answer, asked(PLACE, log, "Faro").answer) == ("sim", "nao_da")


def test_of_another_dimension_nothing_is_said() -> None:
    log = battle("Iara ativa:Faro", "Caio", sensorial__tipo="ocular", inimigo__lugar="outra_dimensao")

    assert asked(PRESENCE, log, "Faro").answer == OMISSO


@pytest.mark.parametrize(
    ("post", "said"),
    [("Iara usa:Faro", "no post activates or deactivates “Faro”"), ("Iara ativa:Farol", "no post of this log names")],
)
def test_a_sensing_that_no_post_activates_is_told(post: str, said: str) -> None:
    with pytest.raises(NowhereError, match=said):
        asked(MET, battle(post, **OCULAR), "Faro")


def test_what_the_posts_tell_is_not_stated_beside_them() -> None:
    with pytest.raises(RulesError, match=r"the posts already tell sensorial\.estado"):
        asked(MET, battle("Iara ativa:Faro", **OCULAR, sensorial__estado="ativo"), "Faro")

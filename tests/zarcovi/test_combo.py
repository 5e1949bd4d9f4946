"""Combos: what may be comboed, whether a combo happens, and what the book leaves open about both."""

from typing import Any

import pytest

from tests.zarcovi.asking import ask, decided, table
from tests.zarcovi.auditing import faults
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

PORTAL = {"ataque.auxilio": "portal"}
CAN, CANNOT, UNSAID = ({"ataque.combavel": value} for value in ("sim", "nao", "silencia"))


@pytest.mark.parametrize(("attack", "counts"), [(CAN, "sim"), (CANNOT, "nao")])
def test_what_the_legend_says_of_combos_holds(attack: dict[str, Any], counts: str) -> None:
    verdict = ask("ataque_combavel", attack)

    assert (verdict.answer, decided(verdict)) == (counts, ())


def test_a_silent_legend_leaves_it_open_and_an_unstated_one_is_asked_for() -> None:
    assert ask("ataque_combavel", UNSAID).proof.collect("gaps") == ("GAP-34",)
    assert ask("ataque_combavel", {}).proof.depends_on == ("ataque.combavel",)


@pytest.mark.parametrize("aid", ["teleporte", "teletransporte", "portal"])
@pytest.mark.parametrize(("attack", "happens"), [(CAN, "sim"), (CANNOT, "nao"), (UNSAID, OMISSO), ({}, DEPENDE)])
def test_a_combo_happens_with_an_attack_that_can_be_comboed(attack: dict[str, Any], aid: str, happens: str) -> None:
    assert ask("combo_acontece", attack, {"ataque.auxilio": aid}).answer == happens


@pytest.mark.parametrize("attack", [CAN, CANNOT, UNSAID, {}])
def test_an_attack_that_arrives_by_itself_is_no_combo(attack: dict[str, Any]) -> None:
    assert ask("combo_acontece", attack).answer == "nao_ha"


def test_of_portals_the_book_says_both_halves() -> None:
    assert decided(ask("combo_acontece", CAN, PORTAL)) == ("PORT-1:combo",)
    assert decided(ask("combo_acontece", CANNOT, PORTAL)) == ("PORT-7:combo",)


@pytest.mark.parametrize("attack", [CAN, CANNOT, UNSAID, {}])
def test_a_genjutsu_is_not_comboed_whatever_its_legend_says(attack: dict[str, Any]) -> None:
    verdict = ask("ataque_combavel", attack, {"ataque.natureza": "genjutsu"})

    assert verdict.answer == "nao"
    assert "GEN-2a" in decided(verdict)
    assert ask("combo_acontece", attack, {"ataque.natureza": "genjutsu"}, PORTAL).answer == "nao"


def test_where_a_genjutsu_may_be_comboed_its_legend_decides() -> None:
    rules = table(AMB_37="B")

    assert ask("combo_acontece", CAN, {"ataque.natureza": "genjutsu"}, PORTAL, rules=rules).answer == "sim"
    assert ask("combo_acontece", CANNOT, {"ataque.natureza": "genjutsu"}, PORTAL, rules=rules).answer == "nao"


@pytest.mark.parametrize("aid", ["teleporte", "teletransporte", "portal"])
@pytest.mark.parametrize("form", [{}, {"combo.forma_de_uso": "muda_alcance", "combo.alcance_mudado": "curto"}])
def test_a_combo_that_is_refused_has_no_range(aid: str, form: dict[str, Any]) -> None:
    given = {**CANNOT, "ataque.auxilio": aid, "ataque.alcance": "longo", "ataque.escala": "unidirecional"}

    assert ask("alcance_do_combo", given, form).answer == "nao_acontece"


def test_a_legend_does_not_open_a_portal_to_what_cannot_be_comboed() -> None:
    given = {**CANNOT, **PORTAL, "ataque.portal_comba_nao_combavel": "sim"}

    assert ask("combo_acontece", given).answer == "nao"
    assert ask("combo_acontece", given, rules=table(AMB_0="B")).answer == "sim"


@pytest.mark.parametrize(("number", "may"), [(2, "pode"), (3, OMISSO), (5, OMISSO)])
def test_how_many_abilities_a_combo_joins_is_open_above_two(number: int, may: str) -> None:
    assert ask("tamanho_do_combo", {"combo.habilidades": number}).answer == may


@pytest.mark.parametrize("question", ["ataque_combavel", "combo_acontece", "tamanho_do_combo"])
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(question: str) -> None:
    assert faults(question) == []

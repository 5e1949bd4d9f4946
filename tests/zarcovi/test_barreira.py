"""Barriers: the questions that look at one thing of a barrier or of the attack, each asked by itself."""

import pytest

from tests.zarcovi.asking import Given, answer, ask, decided

SENJUTSU, RETIRA = "ataque_deste_tipo_recebe_senjutsu", "barreira_se_retira_ao_segurar"
SEGURA, ABRIGA = "barreira_fica_para_segurar_selamento", "modo_gigante_abriga_da_paralisia"
STAYS, LEAVES = {"barreira.permanece": "sim"}, {"barreira.permanece": "nao"}
GIANT = {"barreira.modo_gigante": "sim"}


@pytest.mark.parametrize(
    ("attack", "receives"),
    [
        ({}, "sim"),
        ({"ataque.efeito": "selamento"}, "sim"),
        ({"ataque.natureza": "taijutsu"}, "nao_diz"),
        ({"ataque.efeito": "paralisia"}, "nao_diz"),
        ({"ataque.imobiliza": "sim"}, "nao_diz"),
        ({"ataque.imobiliza": "sim", "ataque.paralisia_equiparada_a_selamento": "sim"}, "nao_diz"),
    ],
)
def test_senjutsu_is_said_of_neither_taijutsu_nor_what_paralyses(attack: Given, receives: str) -> None:
    assert answer(SENJUTSU, attack) == receives


@pytest.mark.parametrize(
    ("barrier", "options"), [(STAYS, {"A": "sim", "B": "sim"}), (LEAVES, {"A": "nao", "B": "sim"})]
)
def test_a_barrier_that_stays_can_stop_a_sealing_and_by_one_reading_every_barrier(
    barrier: Given, options: Given
) -> None:
    assert {option: answer(SEGURA, barrier, AMB_4=option) for option in options} == options


@pytest.mark.parametrize(("barrier", "options"), [(GIANT, {"A": "sim", "B": "nao"}), ({}, {"A": "nao", "B": "nao"})])
def test_a_giant_mode_shelters_who_is_inside_as_the_table_reads_it(barrier: Given, options: Given) -> None:
    assert {option: answer(ABRIGA, barrier, AMB_7=option) for option in options} == options


@pytest.mark.parametrize(
    ("clauses", "fate", "ruling"),
    [
        ((), "retira_se", "BAR-CAMPO-4b"),
        (("barreira.fica_apos_selamento",), "permanece", "BAR-CAMPO-4b!fica_apos_selamento"),
        (("ataque.nao_afeta_barreiras",), "permanece", "BAR-CAMPO-4c"),
        (("ataque.nao_afeta_barreiras", "barreira.retira_se_sempre"), "retira_se", "BAR-CAMPO-4c!retira_se_sempre"),
    ],
)
def test_a_barrier_that_stops_a_sealing_leaves_unless_a_legend_keeps_it(
    clauses: tuple[str, ...], fate: str, ruling: str
) -> None:
    verdict = ask(RETIRA, dict.fromkeys(clauses, "sim"))

    assert verdict.answer == fate
    assert ruling in decided(verdict)

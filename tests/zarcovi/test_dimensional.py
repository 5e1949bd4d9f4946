"""Dimensional abilities: every case, reading and gap of the chapters, asked as a judge would."""

import pytest

from tests.zarcovi.asking import Given, ask, decided, table
from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.rulings import salvo_id
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

QUESTIONS = (
    "viaja_como_dimensional",
    "uso_obriga_a_viajar",
    "uso_dimensional_vale",
    "viajantes_se_reunem",
    "ataque_entre_dimensoes",
    "destino_de_quem_ficou",
    "invasao_da_dimensao",
    "invasao_gasta_uso",
    "rank_pesa_na_invasao",
    "varios_invadem",
    "invasao_depois_do_turno",
    "consegue_usar_a_habilidade",
)
DIMENSIONAL: Given = {"dimensional.habilidade": "sim"}
PORTAL: Given = {**DIMENSIONAL, "dimensional.portal": "sim"}
COMBA: Given = {"uso.para_que": "combar"}
MANIPULA: Given = {"uso.para_que": "manipular"}
DOIS_USOS: Given = {"uso.quantidade": 2}
A_DIMENSIONAL: Given = {"dimensional.equiparada": "sim"}
A_TELETRANSPORTE: Given = {"deslocamento.equiparado_a_teletransporte": "sim"}
JUNTOS: Given = {"encontro.destinos": "o_mesmo", "encontro.lugar": "o_mesmo"}
AFASTADOS: Given = {"encontro.destinos": "o_mesmo", "encontro.lugar": "outro"}
SEPARADOS: Given = {"encontro.destinos": "diferentes"}
ALIADO: Given = {"invasor": "aliado"}
PODE: Given = {"dimensional.pode_ser_invadida": "sim"}
PROIBIDO: Given = {"uso.impedimento": "proibicao"}
INCAPAZ: Given = {"uso.impedimento": "incapacidade"}


def answer(question: str, *given: Given, rules: Book | None = None) -> str | int:
    return ask(question, *given, rules=rules).answer


# Going.


@pytest.mark.parametrize(
    ("where", "valid"), [("outra_dimensao", "vale"), ("mesma_dimensao", "nao_vale"), ("lugar_nenhum", "nao_vale")]
)
def test_one_use_takes_the_user_to_another_dimension(where: str, valid: str) -> None:
    assert answer("uso_dimensional_vale", DIMENSIONAL, {"uso.destino": where}) == valid
    assert answer("uso_dimensional_vale", {"uso.destino": where}) == "vale"


def test_where_the_user_went_is_asked_for() -> None:
    verdict = ask("uso_dimensional_vale", DIMENSIONAL)

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("uso.destino",))


@pytest.mark.parametrize(("option", "obliges"), [("A", "sim"), ("B", "nao")])
def test_two_uses_at_once_oblige_to_travel_as_the_table_reads_it(option: str, obliges: str) -> None:
    verdict = ask("uso_obriga_a_viajar", DIMENSIONAL, DOIS_USOS, rules=table(AMB_39=option))

    assert (verdict.answer, verdict.readings) == (obliges, ("AMB-39",))
    assert ask("uso_obriga_a_viajar", DIMENSIONAL).readings == ()


@pytest.mark.parametrize("uses", [{}, DOIS_USOS])
@pytest.mark.parametrize("option", ["A", "B"])
@pytest.mark.parametrize("what_for", [COMBA, MANIPULA])
def test_a_combo_or_a_manipulation_by_portal_never_obliges_to_travel(what_for: Given, option: str, uses: Given) -> None:
    assert answer("uso_obriga_a_viajar", PORTAL, what_for, uses, rules=table(AMB_39=option)) == "nao"
    assert answer("uso_obriga_a_viajar", DIMENSIONAL, what_for, uses, rules=table(AMB_39="A")) == "sim"


@pytest.mark.parametrize(
    ("legend", "option", "counts"),
    [
        (A_DIMENSIONAL, "A", "sim"),
        (A_DIMENSIONAL, "B", "nao"),
        (A_TELETRANSPORTE, "A", "nao"),
        (A_TELETRANSPORTE, "B", "sim"),
        ({**A_DIMENSIONAL, **A_TELETRANSPORTE}, "A", "sim"),
        ({**A_DIMENSIONAL, **A_TELETRANSPORTE}, "B", "sim"),
        ({}, "A", "nao"),
        ({}, "B", "nao"),
    ],
)
def test_what_is_equated_travels_as_the_table_reads_it(legend: Given, option: str, counts: str) -> None:
    verdict = ask("viaja_como_dimensional", legend, rules=table(AMB_40=option))

    assert verdict.answer == counts
    assert bool(verdict.readings) == (len(legend) == 1)


# Meeting.


def test_those_whose_abilities_lead_to_one_place_meet_and_others_do_not() -> None:
    assert answer("viajantes_se_reunem", DIMENSIONAL, JUNTOS) == "sim"
    assert answer("viajantes_se_reunem", DIMENSIONAL, SEPARADOS) == "nao"
    assert answer("viajantes_se_reunem", DIMENSIONAL, AFASTADOS) == "nao"
    assert answer("viajantes_se_reunem", JUNTOS) == "nao_ha"


def test_that_it_is_one_dimension_does_not_tell_whether_they_meet() -> None:
    verdict = ask("viajantes_se_reunem", DIMENSIONAL, {"encontro.destinos": "o_mesmo"})

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("encontro.lugar",))


def test_nobody_goes_to_one_place_of_two_dimensions() -> None:
    with pytest.raises(RulesError, match="did not go to the same place"):
        ask("viajantes_se_reunem", DIMENSIONAL, {**SEPARADOS, "encontro.lugar": "o_mesmo"})


# Invading.


@pytest.mark.parametrize(
    ("given", "may"),
    [
        (PORTAL, "sim"),
        ({}, "nao"),
        (ALIADO, "nao"),
        (PODE, "sim"),
        ({**ALIADO, **PODE}, "sim"),
        ({**PORTAL, **ALIADO}, OMISSO),
        ({**PORTAL, **ALIADO, **PODE}, "sim"),
    ],
)
def test_a_portal_or_a_legend_lets_in(given: Given, may: str) -> None:
    assert answer("invasao_da_dimensao", given) == may


# Barring.


@pytest.mark.parametrize(
    ("bar", "dimensional", "ordinary"),
    [
        ("nenhum", "sim", "sim"),
        ("proibicao", "sim", "nao"),
        ("incapacidade", "nao", "nao"),
        ("perda_de_tudo", "nao", "nao"),
    ],
)
def test_a_prohibition_bars_all_but_dimensional_abilities(bar: str, dimensional: str, ordinary: str) -> None:
    given = {"uso.impedimento": bar}

    assert answer("consegue_usar_a_habilidade", DIMENSIONAL, given) == dimensional
    assert answer("consegue_usar_a_habilidade", given) == ordinary


@pytest.mark.parametrize(("option", "able"), [("A", "nao"), ("B", "sim")])
def test_a_paralysis_bars_a_dimensional_ability_as_the_table_reads_it(option: str, able: str) -> None:
    verdict = ask("consegue_usar_a_habilidade", DIMENSIONAL, INCAPAZ, rules=table(AMB_45=option))

    assert (verdict.answer, verdict.readings) == (able, ("AMB-45",))
    assert answer("consegue_usar_a_habilidade", DIMENSIONAL, {"uso.impedimento": "perda_de_tudo"}) == "nao"


# Each part decides.

WITNESSES: dict[str, tuple[str, Given, dict[str, str]]] = {
    "DIM-1": ("uso_obriga_a_viajar", DIMENSIONAL, {}),
    "DIM-2": ("viajantes_se_reunem", {**DIMENSIONAL, **JUNTOS}, {}),
    "PORT-0a": ("invasao_da_dimensao", PORTAL, {}),
    "PORT-0b": ("invasao_da_dimensao", {}, {}),
    "PORT-0b!pode_ser_invadida": ("invasao_da_dimensao", PODE, {}),
    "PORT-1:viagem": ("uso_obriga_a_viajar", {**PORTAL, **COMBA}, {}),
    "PORT-2a:viagem": ("uso_obriga_a_viajar", {**PORTAL, **MANIPULA}, {}),
    "PORT-5a": ("consegue_usar_a_habilidade", {**DIMENSIONAL, **PROIBIDO}, {}),
    "PORT-5b": ("invasao_da_dimensao", PORTAL, {}),
}
CHALLENGES: dict[str, tuple[str, Given, str]] = {
    "DIM-1!sem_viagem": ("uso_obriga_a_viajar", {**DIMENSIONAL, "dimensional.sem_viagem": "sim"}, "nao"),
    "DIM-2!lugar_a_parte": (
        "viajantes_se_reunem",
        {**DIMENSIONAL, **JUNTOS, "dimensional.lugar_a_parte": "sim"},
        "nao",
    ),
    "PORT-5a!proibe_dimensional": (
        "consegue_usar_a_habilidade",
        {**DIMENSIONAL, **PROIBIDO, "ataque.proibe_dimensional": "sim"},
        "nao",
    ),
}


def test_every_case_and_every_challenge_has_a_witness() -> None:
    cases, challenges = set(), set()
    for ruling, case, id_ in book().cases():
        if case.question.name in QUESTIONS:
            cases |= {id_, *(salvo_id(ruling, case, salvo) for salvo in case.salvo)}
            challenges |= {salvo_id(ruling, case, salvo) for salvo in case.challenged_by}

    assert (cases, challenges) == (set(WITNESSES), set(CHALLENGES))


@pytest.mark.parametrize("case", WITNESSES)
def test_without_the_case_the_answer_or_what_decided_it_is_another(case: str) -> None:
    question, given, readings = WITNESSES[case]
    rules = book().under(Committee(readings=readings))
    with_it, without_it = (ask(question, given, rules=each) for each in (rules, rules.without(case)))

    assert case in decided(with_it)
    assert (without_it.answer, decided(without_it)) != (with_it.answer, decided(with_it))


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_clause_against_an_absolute_ruling_is_ignored_unless_the_table_lets_legends_win(challenge: str) -> None:
    question, given, wished = CHALLENGES[challenge]
    verdict = ask(question, given)

    assert verdict.answer not in (wished, OMISSO, DEPENDE)
    assert challenge.partition("!")[0] in {id_ for _, id_ in verdict.proof.collect("ignored")}
    assert answer(question, given, rules=table(AMB_0="B")) == wished


@pytest.mark.parametrize(
    ("gap", "question", "given", "otherwise"),
    [
        ("GAP-39", "invasao_da_dimensao", {**PORTAL, **ALIADO}, {"invasor": "adversario"}),
        *(("GAP-39", question, PORTAL, {"dimensional.portal": "nao"}) for question in QUESTIONS[7:11]),
        ("GAP-40", "ataque_entre_dimensoes", SEPARADOS, JUNTOS),
        ("GAP-41", "destino_de_quem_ficou", {"dimensao.dono": "morto"}, {"dimensao.dono": "vivo"}),
    ],
)
def test_where_the_rules_are_silent_and_where_not(gap: str, question: str, given: Given, otherwise: Given) -> None:
    verdict = ask(question, given)

    assert (verdict.answer, verdict.proof.collect("gaps")) == (OMISSO, (gap,))
    assert ask(question, given, rules=book().without(gap)).proof.collect("gaps") == ()
    assert answer(question, given, otherwise) not in (OMISSO, DEPENDE)


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(question: str) -> None:
    assert faults(question) == []

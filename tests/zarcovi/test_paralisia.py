"""Paralysis and the cut of the flow of chakra: every case, reading and gap of the chapter, asked as a judge would."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, ask, decided, table
from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.rulings import salvo_id
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

QUESTIONS = (
    "ataque_paralisa",
    "e_efeito_negativo",
    "fluxo_de_chakra_cortado",
    "tipo_da_paralisia",
    "duracao_da_paralisia",
    "equipara_se_a_selamento",
    "efeito_que_conta",
    "paralisia_em_vigor",
    "atingido_esta_selado",
    "card_de_quem_nao_se_move",
    "pode_lancar_card",
    "livra_se_da_paralisia",
    "ofensiva_do_paralisado",
    "voo_do_paralisado",
    "ativacoes_do_atingido",
    "corte_alcanca_a_extensao",
)

PARALISIA: Given = {"ataque.efeito": "paralisia"}
IMOBILIZA: Given = {**PARALISIA, "ataque.imobiliza": "sim"}
INCAPACITA: Given = {**PARALISIA, "ataque.incapacita": "sim"}
TAIJUTSU: Given = {"ataque.natureza": "taijutsu"}
CORTA: Given = {**PARALISIA, **TAIJUTSU, "ataque.corta_fluxo": "sim"}
PONTOS: Given = {**TAIJUTSU, "ataque.visa_pontos_de_chakra": "sim"}
DETECTA: Given = {"atacante.detecta_fluxo": "sim"}
KINDS = {"imobilizacao": IMOBILIZA, "corte_do_fluxo": CORTA, "incapacitacao": INCAPACITA}
TT: Given = {"card.tipo": "deslocamento", "deslocamento.tipo": "teletransporte"}
TP: Given = {"card.tipo": "deslocamento", "deslocamento.tipo": "teleporte"}
EQUIPARADO: Given = {**TP, "deslocamento.equiparado_a_teletransporte": "sim"}
MOVE: Given = {"card.tipo": "com_movimento"}
PARADO: Given = {"card.tipo": "sem_movimento"}
DIMENSIONAL: Given = {"dimensional.habilidade": "sim"}
CARDS = {"tt": TT, "tt_dim": {**TT, **DIMENSIONAL}, "tp": TP, "move": MOVE, "parado": PARADO, "equiparado": EQUIPARADO}
ALIADO: Given = {"card.de_quem": "aliado"}
OFENSIVA: Given = {"paralisado.ofensiva": "em_andamento"}
VOA: Given = {"paralisado.tem_voo": "sim"}
ERRA: Given = {"paralisado.atingido": "nao"}
COMO_SELAMENTO: Given = {"ataque.paralisia_equiparada_a_selamento": "sim"}
CAMPO: Given = {"barreira.forma": "campo", "barreira.cobertura": "360", "barreira.status": "ilimitado"}
CAMADA: Given = {"barreira.forma": "camada", "barreira.status": "ilimitado"}
LETAL: Given = {"ataque.escala": "unidirecional", "ataque.status": "letal"}
LEGENDA_VENCE = {"AMB-0": "B"}


def answer(question: str, *given: Given, rules: Book | None = None) -> str | int:
    return ask(question, *given, rules=rules).answer


def turns(number: int) -> Given:
    return {"ataque.turnos_de_paralisia": number}


def passed(number: int) -> Given:
    return {"paralisia.turnos_passados": number}


def said(name: str) -> Given:
    return {name: "sim"}


# The flow of chakra, and the kind of paralysis.


@pytest.mark.parametrize(
    ("blow", "cut"),
    [
        ({**PONTOS, **DETECTA}, "sim"),
        (PONTOS, "nao"),
        ({**TAIJUTSU, **DETECTA}, "nao"),
        ({**PONTOS, **DETECTA, "ataque.natureza": "ninjutsu"}, "nao"),
        ({**PONTOS, **DETECTA, "ataque.natureza": "genjutsu"}, "nao"),
        ({"ataque.natureza": "ninjutsu", "ataque.corta_fluxo": "sim"}, "sim"),
        ({**PONTOS, "ataque.corta_fluxo": "sim"}, "sim"),
        ({}, "nao"),
    ],
)
def test_which_blow_cuts_the_flow(blow: Given, cut: str) -> None:
    assert answer("fluxo_de_chakra_cortado", blow) == cut


def test_without_a_taijutsu_only_a_legend_cuts_the_flow() -> None:
    blow = {**PONTOS, **DETECTA, "ataque.natureza": "ninjutsu"}

    assert decided(ask("fluxo_de_chakra_cortado", blow)) == ("PAR-FLUXOb",)
    assert decided(ask("fluxo_de_chakra_cortado", blow, said("ataque.corta_fluxo"))) == ("PAR-FLUXOb!corta_fluxo",)


@pytest.mark.parametrize(
    ("attack", "kind"),
    [
        *((attack, kind) for kind, attack in KINDS.items()),
        (PARALISIA, "imobilizacao"),
        ({"ataque.incapacita": "sim"}, "incapacitacao"),
        ({**PONTOS, **DETECTA}, "corte_do_fluxo"),
        ({**PARALISIA, **PONTOS}, "imobilizacao"),
        ({"ataque.efeito": "dano"}, "nenhuma"),
        ({"ataque.efeito": "selamento"}, "nenhuma"),
    ],
)
def test_the_legend_says_the_kind_and_a_silent_one_immobilises(attack: Given, kind: str) -> None:
    assert answer("tipo_da_paralisia", attack) == kind
    assert answer("e_efeito_negativo", attack) == ("nao" if kind == "nenhuma" else "sim")


@pytest.mark.parametrize(
    "attack",
    [
        {**IMOBILIZA, "ataque.incapacita": "sim"},
        {**CORTA, "ataque.imobiliza": "sim"},
        {**CORTA, "ataque.incapacita": "sim"},
        {**INCAPACITA, **PONTOS},
        {"ataque.efeito": "selamento", "ataque.incapacita": "sim"},
        {"ataque.efeito": "aprisionamento", **PONTOS},
    ],
)
def test_an_attack_has_one_kind_of_paralysis_and_none_beside_a_sealing(attack: Given) -> None:
    with pytest.raises(RulesError):
        situation(book(), attack)


# How long it lasts, and whether it is like a sealing.


@pytest.mark.parametrize(
    ("attack", "readings", "lasts", "sealing"),
    [
        (PARALISIA, {}, 2, "nao"),
        (IMOBILIZA, {}, 2, "nao"),
        (INCAPACITA, {}, 2, "nao"),
        (INCAPACITA, {"AMB-18": "B"}, "sem_prazo", "sim"),
        (CORTA, {}, "sem_prazo", "sim"),
        (CORTA, {"AMB-19": "B"}, 2, "nao"),
        (CORTA, {"AMB-19": "B", "AMB-49": "A"}, 2, "sim"),
        ({**CORTA, **turns(3)}, {}, 3, "nao"),
        ({**CORTA, **turns(3)}, {"AMB-49": "A"}, 3, "sim"),
        ({**INCAPACITA, **turns(3)}, {"AMB-18": "B"}, 3, "nao"),
        ({**INCAPACITA, **COMO_SELAMENTO}, {}, 2, "sim"),
        ({**IMOBILIZA, **COMO_SELAMENTO}, {}, 2, "sim"),
        ({**CORTA, **turns(3), **COMO_SELAMENTO}, {}, 3, "sim"),
        ({"ataque.efeito": "dano"}, {}, "nao_ha", "nao"),
    ],
)
def test_how_long_it_lasts_and_whether_it_is_like_a_sealing(
    attack: Given, readings: dict[str, str], lasts: str | int, sealing: str
) -> None:
    rules = book().under(Committee(readings=readings))

    assert answer("duracao_da_paralisia", attack, rules=rules) == lasts
    assert answer("equipara_se_a_selamento", attack, rules=rules) == sealing


@pytest.mark.parametrize("attack", [PARALISIA, *KINDS.values()])
@given(number=st.integers(1, 60), gone=st.integers(0, 60))
def test_it_is_in_force_until_the_legends_turns_have_passed(attack: Given, number: int, gone: int) -> None:
    verdict = ask("paralisia_em_vigor", attack, turns(number), passed(gone))

    assert verdict.answer == ("em_vigor" if gone < number else "terminada")


@given(number=st.integers(1, 9), gone=st.integers(0, 12))
def test_the_turns_that_the_book_gives_are_a_figure(number: int, gone: int) -> None:
    rules = book().under(Committee(figures={"turnos_de_paralisia": number}))

    assert answer("duracao_da_paralisia", PARALISIA, rules=rules) == number
    assert answer("paralisia_em_vigor", PARALISIA, passed(gone), rules=rules) == (
        "em_vigor" if gone < number else "terminada"
    )


@given(gone=st.integers(0, 10**6))
def test_a_cut_without_turns_has_no_end(gone: int) -> None:
    assert answer("paralisia_em_vigor", CORTA, passed(gone)) == "em_vigor"


def test_a_paralysis_that_misses_paralyses_nobody() -> None:
    assert answer("paralisia_em_vigor", PARALISIA, ERRA) == "nao_ha"
    assert answer("pode_lancar_card", PARALISIA, ERRA, TP) == "sim"
    assert answer("ofensiva_do_paralisado", PARALISIA, ERRA, OFENSIVA) == "realiza_se"
    assert answer("voo_do_paralisado", PARALISIA, ERRA, VOA) == "voa"


def test_a_paralysis_of_which_nothing_is_said_has_only_begun() -> None:
    assert answer("paralisia_em_vigor", PARALISIA) == "em_vigor"


# Against a barrier.


@pytest.mark.parametrize(
    ("attack", "stays", "holds", "suffers", "by"),
    [
        (CORTA, "sim", "sim", "ileso", "BAR-CAMPO-4a"),
        (CORTA, "nao", "nao", "selado", "BAR-CAMPO-4a:so"),
        ({**CORTA, **turns(2)}, "sim", "sim", "ileso", "BAR-CAMPO-5"),
        ({**CORTA, **turns(2)}, "nao", "sim", "ileso", "BAR-CAMPO-5"),
        ({**INCAPACITA, **COMO_SELAMENTO}, "nao", "nao", "selado", "BAR-CAMPO-4a:so"),
        (INCAPACITA, "nao", "sim", "ileso", "BAR-CAMPO-5"),
    ],
)
def test_a_field_barrier_meets_a_cut_as_a_sealing_or_as_a_paralysis(
    attack: Given, stays: str, holds: str, suffers: str, by: str
) -> None:
    facts = (CAMPO, LETAL, {"barreira.permanece": stays}, attack)

    assert answer("barreira_segura", *facts) == holds
    assert answer("efeito_no_alvo", *facts) == suffers
    assert by in decided(ask("passa_pelo_efeito", *facts))


@pytest.mark.parametrize(
    ("attack", "suffers", "fate"),
    [(CORTA, "selado", "selada"), ({**CORTA, **turns(2)}, "paralisado", "paralisada")],
)
def test_a_body_layer_fails_against_either(attack: Given, suffers: str, fate: str) -> None:
    assert answer("barreira_segura", CAMADA, LETAL, attack) == "nao"
    assert answer("efeito_no_alvo", CAMADA, LETAL, attack) == suffers
    assert answer("destino_da_barreira", CAMADA, LETAL, attack) == fate


def test_a_layer_that_stops_paralyses_does_not_stop_what_is_equated_to_a_sealing() -> None:
    legend = said("barreira.defende_paralisia")

    assert answer("barreira_segura", CAMADA, LETAL, legend, CORTA, turns(2)) == "sim"
    assert answer("barreira_segura", CAMADA, LETAL, legend, CORTA) == "nao"
    assert answer("barreira_segura", CAMADA, LETAL, said("barreira.defende_selamento"), CORTA) == "sim"


@pytest.mark.parametrize("effect", ["dano", "selamento", "aprisionamento", "paralisia"])
def test_an_attack_whose_legend_says_no_more_counts_as_it_is_written(effect: str) -> None:
    assert answer("efeito_que_conta", {"ataque.efeito": effect}) == effect


def test_a_blow_at_the_chakra_points_faces_a_barrier_as_the_cut_that_it_is() -> None:
    assert answer("efeito_que_conta", PONTOS, DETECTA) == "selamento"
    assert answer("efeito_que_conta", PONTOS, DETECTA, turns(1)) == "paralisia"
    assert answer("efeito_que_conta", PONTOS) == "dano"


# What who is paralysed may do.


@pytest.mark.parametrize(
    ("card", "strict", "lenient"),
    [
        ("tt", "sim", "sim"),
        ("tt_dim", "sim", "sim"),
        ("tp", "nao", "nao"),
        ("move", "nao", "nao"),
        ("parado", "nao", "sim"),
        ("equiparado", OMISSO, OMISSO),
    ],
)
def test_an_immobilised_character_posts_teletransporte_and_what_the_table_allows(
    card: str, strict: str, lenient: str
) -> None:
    assert answer("pode_lancar_card", IMOBILIZA, CARDS[card], rules=table(AMB_20="A")) == strict
    assert answer("pode_lancar_card", IMOBILIZA, CARDS[card], rules=table(AMB_20="B")) == lenient


@pytest.mark.parametrize("option", ["A", "B"])
@pytest.mark.parametrize(
    ("card", "frees"),
    [("tt", "sim"), ("tt_dim", "sim"), ("tp", "nao"), ("move", "nao"), ("parado", "nao"), ("equiparado", OMISSO)],
)
def test_only_teletransporte_frees_from_an_immobilisation(option: str, card: str, frees: str) -> None:
    assert answer("livra_se_da_paralisia", IMOBILIZA, CARDS[card], rules=table(AMB_20=option)) == frees


@pytest.mark.parametrize("card", [*CARDS.values(), {**PARADO, **DIMENSIONAL}])
@pytest.mark.parametrize(
    ("attack", "by"), [(CORTA, "PAR-2b"), ({**CORTA, **turns(2)}, "PAR-2b"), (INCAPACITA, "PAR-3a")]
)
def test_with_the_flow_cut_or_incapacitated_no_card_at_all_is_posted(attack: Given, by: str, card: Given) -> None:
    for readings in product("AB", repeat=4):
        rules = table(**dict(zip(("AMB_18", "AMB_19", "AMB_20", "AMB_49"), readings, strict=True)))
        verdict = ask("pode_lancar_card", attack, card, rules=rules)

        assert verdict.answer == "nao"
        assert by in decided(verdict)
        assert answer("livra_se_da_paralisia", attack, card, rules=rules) == "nao"


@pytest.mark.parametrize("effect", ["selamento", "aprisionamento"])
def test_who_is_sealed_posts_no_card_either(effect: str) -> None:
    assert answer("pode_lancar_card", {"ataque.efeito": effect}, TT) == "nao"
    assert answer("pode_lancar_card", {"ataque.efeito": effect}, TT, ERRA) == "sim"


@pytest.mark.parametrize("attack", KINDS.values())
@pytest.mark.parametrize("card", CARDS.values())
def test_once_it_is_over_any_card_is_posted_again(attack: Given, card: Given) -> None:
    over = {**attack, **turns(2), **passed(2)}

    assert answer("pode_lancar_card", over, card) == "sim"
    assert answer("livra_se_da_paralisia", over, card) == "nao_ha"


def test_the_card_is_asked_for_only_where_it_matters() -> None:
    assert ask("pode_lancar_card", IMOBILIZA).proof.depends_on == ("card.tipo", "deslocamento.tipo")
    assert answer("pode_lancar_card", IMOBILIZA) == DEPENDE
    assert answer("pode_lancar_card", CORTA) == "nao"
    assert answer("pode_lancar_card", INCAPACITA) == "nao"


@pytest.mark.parametrize("attack", KINDS.values())
def test_whatever_the_kind_an_offence_under_way_is_interrupted(attack: Given) -> None:
    assert answer("ofensiva_do_paralisado", attack, OFENSIVA) == "interrompida"
    assert answer("ofensiva_do_paralisado", attack, {"paralisado.ofensiva": "concluida"}) == "realiza_se"
    assert answer("ofensiva_do_paralisado", attack) == "nao_ha"


@pytest.mark.parametrize("attack", KINDS.values())
@given(number=st.integers(1, 20), gone=st.integers(0, 30))
def test_flight_is_suspended_while_it_lasts_and_then_returns(attack: Given, number: int, gone: int) -> None:
    flight = answer("voo_do_paralisado", attack, VOA, turns(number), passed(gone))

    assert flight == ("suspenso" if gone < number else "voa")
    assert answer("voo_do_paralisado", attack, turns(number), passed(gone)) == "nao_voa"


def test_the_wearer_of_a_paralysed_layer_still_frees_himself() -> None:
    """CON-36: the layer stays paralysed, its wearer leaves."""
    assert answer("destino_da_barreira", CAMADA, LETAL, PARALISIA) == "paralisada"
    assert answer("livra_se_da_paralisia", CAMADA, LETAL, PARALISIA, TT) == "sim"


# Where the book is silent.


@pytest.mark.parametrize(
    ("question", "facts", "gap"),
    [
        ("pode_lancar_card", {**IMOBILIZA, **EQUIPARADO}, "GAP-17"),
        ("livra_se_da_paralisia", {**IMOBILIZA, **EQUIPARADO}, "GAP-17"),
        ("livra_se_da_paralisia", {**IMOBILIZA, **TT, **ALIADO}, "GAP-17"),
        ("livra_se_da_paralisia", {**INCAPACITA, **TT, **ALIADO}, "GAP-17"),
        ("livra_se_da_paralisia", {**CORTA, **PARADO, **ALIADO}, "GAP-43"),
        ("corte_alcanca_a_extensao", CORTA, "GAP-43"),
        ("ativacoes_do_atingido", PARALISIA, "GAP-18"),
        ("ativacoes_do_atingido", {"ataque.efeito": "selamento"}, "GAP-18"),
    ],
)
def test_the_book_is_silent(question: str, facts: Given, gap: str) -> None:
    verdict = ask(question, facts)

    assert (verdict.answer, verdict.proof.collect("gaps")) == (OMISSO, (gap,))
    assert ask(question, facts, rules=book().without(gap)).proof.collect("gaps") == ()


def test_an_ally_who_is_free_posts_what_he_likes() -> None:
    assert answer("pode_lancar_card", CORTA, TT, ALIADO) == "sim"


def test_nothing_is_silent_where_nobody_is_paralysed_or_sealed() -> None:
    assert answer("ativacoes_do_atingido", {"ataque.efeito": "dano"}) == "nao_ha"
    assert answer("corte_alcanca_a_extensao", INCAPACITA) == "nao_ha"
    assert answer("corte_alcanca_a_extensao", CORTA, turns(1), passed(1)) == "nao_ha"


# Every case counts, and no clause lifts an absolute ruling.

WITNESSES: dict[str, tuple[str, Given, dict[str, str]]] = {
    "PAR-0": ("e_efeito_negativo", PARALISIA, {}),
    "PAR-0:fluxo": ("e_efeito_negativo", {**PONTOS, **DETECTA}, {}),
    "PAR-FLUXOa": ("fluxo_de_chakra_cortado", {**PONTOS, **DETECTA}, {}),
    "PAR-FLUXOa:so": ("fluxo_de_chakra_cortado", PONTOS, {}),
    "PAR-FLUXOa:tipo": ("tipo_da_paralisia", {**PONTOS, **DETECTA}, {}),
    "PAR-FLUXOb": ("fluxo_de_chakra_cortado", {**PONTOS, "ataque.natureza": "ninjutsu"}, {}),
    "PAR-FLUXOb!corta_fluxo": ("fluxo_de_chakra_cortado", {**CORTA, "ataque.natureza": "ninjutsu"}, {}),
    "PAR-P0": ("tipo_da_paralisia", IMOBILIZA, {}),
    "PAR-P0:corte": ("tipo_da_paralisia", CORTA, {}),
    "PAR-P0:incapacitado": ("tipo_da_paralisia", INCAPACITA, {}),
    "PAR-1": ("livra_se_da_paralisia", {**PARALISIA, **TT}, {}),
    "PAR-1:dimensional": ("livra_se_da_paralisia", {**PARALISIA, **TT, **DIMENSIONAL}, {}),
    "PAR-1:outro": ("livra_se_da_paralisia", {**PARALISIA, **PARADO}, {"AMB-20": "B"}),
    "PAR-1:card": ("pode_lancar_card", {**PARALISIA, **TT}, {}),
    "PAR-1:card_dimensional": ("pode_lancar_card", {**PARALISIA, **TT, **DIMENSIONAL}, {}),
    "PAR-1:so": ("pode_lancar_card", {**PARALISIA, **TP}, {}),
    "PAR-1:parado": ("pode_lancar_card", {**PARALISIA, **PARADO}, {"AMB-20": "B"}),
    "PAR-2a": ("equipara_se_a_selamento", CORTA, {}),
    "PAR-2a:com_turnos": ("equipara_se_a_selamento", {**CORTA, **turns(3)}, {}),
    "PAR-2a:com_turnos!paralisia_equiparada_a_selamento": (
        "equipara_se_a_selamento",
        {**CORTA, **turns(3), **COMO_SELAMENTO},
        {},
    ),
    "PAR-2a:todo_corte": ("equipara_se_a_selamento", {**CORTA, **turns(3)}, {"AMB-49": "A"}),
    "PAR-2a:prazo": ("duracao_da_paralisia", CORTA, {}),
    "PAR-2b": ("pode_lancar_card", {**CORTA, **TT}, {}),
    "PAR-2b:selado": ("pode_lancar_card", {"ataque.efeito": "selamento", **TT}, {}),
    "PAR-3a": ("pode_lancar_card", {**INCAPACITA, **TT}, {}),
    "PAR-3b": ("equipara_se_a_selamento", INCAPACITA, {}),
    "PAR-3b!paralisia_equiparada_a_selamento": ("equipara_se_a_selamento", {**INCAPACITA, **COMO_SELAMENTO}, {}),
    "PAR-3b:sem_prazo": ("equipara_se_a_selamento", INCAPACITA, {"AMB-18": "B"}),
    "PAR-3b:prazo": ("duracao_da_paralisia", INCAPACITA, {"AMB-18": "B"}),
    "PAR-OBS1": ("ofensiva_do_paralisado", {**PARALISIA, **OFENSIVA}, {}),
    "PAR-OBS2": ("voo_do_paralisado", {**PARALISIA, **VOA}, {}),
    "PAR-OBS2:fim": ("voo_do_paralisado", {**PARALISIA, **VOA, **passed(2)}, {}),
    "PAR-NOTAa": ("tipo_da_paralisia", PARALISIA, {}),
    "PAR-NOTAb": ("duracao_da_paralisia", PARALISIA, {}),
    "PAR-NOTAb:legenda": ("duracao_da_paralisia", {**PARALISIA, **turns(3)}, {}),
    "EQP-1:selamento": ("efeito_que_conta", CORTA, {}),
}
# Exceptions that only withdraw: without them the ruling would speak against what the legend says.
WITHDRAWALS: dict[str, tuple[str, Given]] = {
    "PAR-FLUXOa:so!corta_fluxo": ("fluxo_de_chakra_cortado", {**PONTOS, "ataque.corta_fluxo": "sim"}),
    "PAR-NOTAa!corta_fluxo": ("tipo_da_paralisia", CORTA),
    "PAR-NOTAa!incapacita": ("tipo_da_paralisia", INCAPACITA),
}
CHALLENGES: dict[str, tuple[str, Given, str]] = {
    "PAR-1!imobiliza_contra_teletransporte": (
        "livra_se_da_paralisia",
        {**PARALISIA, **TT, **said("ataque.imobiliza_contra_teletransporte")},
        "nao",
    ),
    "PAR-1:dimensional!imobiliza_contra_teletransporte": (
        "livra_se_da_paralisia",
        {**PARALISIA, **TT, **DIMENSIONAL, **said("ataque.imobiliza_contra_teletransporte")},
        "nao",
    ),
    "PAR-1:so!age_imobilizado": (
        "pode_lancar_card",
        {**PARALISIA, **MOVE, **said("paralisado.age_imobilizado")},
        "sim",
    ),
    "PAR-2b!lanca_com_fluxo_cortado": (
        "pode_lancar_card",
        {**CORTA, **TT, **said("paralisado.lanca_com_fluxo_cortado")},
        "sim",
    ),
    "PAR-3a!lanca_incapacitado": (
        "pode_lancar_card",
        {**INCAPACITA, **TT, **said("paralisado.lanca_incapacitado")},
        "sim",
    ),
    "PAR-OBS1!conclui_a_ofensiva": (
        "ofensiva_do_paralisado",
        {**PARALISIA, **OFENSIVA, **said("paralisado.conclui_a_ofensiva")},
        "realiza_se",
    ),
    "PAR-OBS2!voa_paralisado": (
        "voo_do_paralisado",
        {**PARALISIA, **VOA, **said("paralisado.voa_paralisado")},
        "voa",
    ),
}


def test_every_case_and_every_challenge_has_a_witness() -> None:
    cases, challenges = set(), set()
    for ruling, case, id_ in book().cases():
        if case.question.name in QUESTIONS:
            cases |= {id_, *(salvo_id(ruling, case, salvo) for salvo in case.salvo)}
            challenges |= {salvo_id(ruling, case, salvo) for salvo in case.challenged_by}

    assert (cases, challenges) == ({*WITNESSES, *WITHDRAWALS}, set(CHALLENGES))


@pytest.mark.parametrize("case", WITNESSES)
def test_without_the_case_the_answer_or_what_decided_it_is_another(case: str) -> None:
    question, facts, readings = WITNESSES[case]
    rules = book().under(Committee(readings=readings))
    with_it, without_it = ask(question, facts, rules=rules), ask(question, facts, rules=rules.without(case))

    assert case in decided(with_it)
    assert (without_it.answer, decided(without_it)) != (with_it.answer, decided(with_it))


@pytest.mark.parametrize("salvo", WITHDRAWALS)
def test_without_the_exception_the_ruling_contradicts_the_legend(salvo: str) -> None:
    question, facts = WITHDRAWALS[salvo]

    assert answer(question, facts) in ("sim", "corte_do_fluxo", "incapacitacao")
    assert answer(question, facts, rules=book().without(salvo)) == "conflito"


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_clause_against_an_absolute_ruling_is_ignored_unless_the_table_lets_legends_win(challenge: str) -> None:
    question, facts, wished = CHALLENGES[challenge]
    verdict = ask(question, facts)

    assert verdict.answer not in (wished, OMISSO, DEPENDE)
    assert challenge.partition("!")[0] in {id_ for _, id_ in verdict.proof.collect("ignored")}
    assert "AMB-0" in verdict.readings
    assert answer(question, facts, rules=book().under(Committee(readings=LEGENDA_VENCE))) == wished


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(question: str) -> None:
    assert faults(question) == []


@pytest.mark.parametrize(
    ("attack", "paralyses"),
    [
        (PARALISIA, "sim"),
        ({"ataque.imobiliza": "sim"}, "sim"),
        ({"ataque.incapacita": "sim"}, "sim"),
        ({**PONTOS, **DETECTA}, "sim"),
        (PONTOS, "nao"),
        ({}, "nao"),
    ],
)
def test_an_attack_paralyses_by_its_effect_by_its_legend_or_by_cutting_the_flow(attack: Given, paralyses: str) -> None:
    assert answer("ataque_paralisa", attack) == paralyses


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        (TT, "teletransporte"),
        ({**TT, **DIMENSIONAL}, "dimensional"),
        (EQUIPARADO, "equiparado"),
        (TP, "move"),
        (MOVE, "move"),
        (PARADO, "parado"),
    ],
)
def test_for_one_who_cannot_move_a_card_is_of_one_of_five_kinds(card: Given, kind: str) -> None:
    assert answer("card_de_quem_nao_se_move", card) == kind


@pytest.mark.parametrize(
    ("given", "sealed"),
    [
        ({"ataque.efeito": "selamento"}, "sim"),
        ({"ataque.efeito": "aprisionamento"}, "sim"),
        ({"ataque.efeito": "selamento", **ERRA}, "nao"),
        (PARALISIA, "nao"),
    ],
)
def test_only_who_is_hit_by_a_sealing_is_sealed(given: Given, sealed: str) -> None:
    assert answer("atingido_esta_selado", given) == sealed

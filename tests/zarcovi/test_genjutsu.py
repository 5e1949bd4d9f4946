"""Genjutsu: every case, reading and gap of the chapter, asked as a judge would."""

import pytest
from hypothesis import given as given_any
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, ask, decided, table
from tests.zarcovi.auditing import Witness, counts, faults, parts, silent_by
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

IMMUNE, LASTS, STATE = "imune_ao_genjutsu", "genjutsu_dura", "estado_da_vitima_do_genjutsu"
MAY_POST, SENT, EFFECT = "pode_postar_card", "card_ativado_em_seguida", "duracao_do_efeito_do_card"
POST, OWED, WAKE = "pode_lancar_card_em_genjutsu", "card_devido_em_genjutsu", "aliado_desperta_a_vitima"
COMBABLE, COMBO, VICTIM_COMBO = "ataque_combavel", "combo_acontece", "combo_da_vitima_do_genjutsu"
SPEED, VICTIM_SPEED, RANK = "genjutsu_sofre_aumento", "aumento_da_vitima_do_genjutsu", "rank_em_vigor_do_genjutsu"
FASTER, ACTIVATE = "ativacao_e_mais_rapida", "ativacao_em_resposta_ao_genjutsu"
DEFENCE, OTHER_IMMUNITY = "defesa_livra_do_genjutsu", "imunidade_livra_do_ataque"
QUESTIONS = (
    IMMUNE,
    OTHER_IMMUNITY,
    LASTS,
    STATE,
    POST,
    OWED,
    WAKE,
    COMBABLE,
    VICTIM_COMBO,
    SPEED,
    VICTIM_SPEED,
    RANK,
    FASTER,
    ACTIVATE,
)

GENJUTSU: Given = {"ataque.natureza": "genjutsu"}
SUPREME: Given = {"genjutsu.tipo": "supremo"}
AIMED: Given = {"genjutsu.visa_o_personagem": "sim"}
HIT: Given = {**AIMED, "vitima.atingida": "sim"}
UNDONE: Given = {"genjutsu.desfeito": "sim"}
OUT: Given = {"card.finalidade": "sair_do_genjutsu"}
OTHER: Given = {"card.finalidade": "outra"}
ACTIVATES: Given = {"card.ativa_outra": "sim", "ativada.na_pagina": "sim", "ativada.enviada_em_seguida": "nao"}
CARD: Given = {"card.e_genjutsu": "sim"}
PARALYSED: Given = {"ataque.efeito": "paralisia"}
CLAIMED: Given = {"card.finalidade": "alegada"}
TO_SUPREME: Given = {"vitima.imune_a_genjutsu_supremo": "sim"}
TO_COMMON: Given = {"vitima.imune_a_genjutsu": "sim"}
IMMUNE_TO_KIND: Given = {"vitima.imune_ao_ataque": "sim"}
EQUIPS: Given = {"resposta.verbo": "equipa"}
RANKS = st.integers(1, 9)


def answer(question: str, *given: Given, rules: Book | None = None) -> str | int:
    return ask(question, *given, rules=rules).answer


def turns(number: int) -> Given:
    return {"genjutsu.turnos_desde": number}


def ranks(activation: int, genjutsu: int) -> Given:
    return {"resposta.rank": activation, "ataque.rank": genjutsu}


def sped_up(genjutsu: int, increased: int) -> Given:
    return {"ataque.rank": genjutsu, "genjutsu.acelerado": "sim", "genjutsu.rank_aumentado": increased}


# The victim.


@given_any(number=st.integers(0, 1000), kind=st.sampled_from(["comum", "supremo"]))
def test_a_genjutsu_lasts_however_many_turns_until_it_is_undone(number: int, kind: str) -> None:
    caught = {**HIT, "genjutsu.tipo": kind, **turns(number)}

    assert (answer(LASTS, caught), answer(STATE, caught)) == ("dura", "inconsciente")
    assert (answer(LASTS, caught, UNDONE), answer(STATE, caught, UNDONE)) == ("acabou", "livre")


@pytest.mark.parametrize("spared", [{"vitima.atingida": "nao"}, HIT | TO_SUPREME])
def test_whom_it_does_not_catch_it_does_not_hold(spared: Given) -> None:
    assert answer(LASTS, spared) == "nao_caiu"
    assert answer(STATE, spared) == "livre"
    assert answer(POST, spared, OTHER) == "pode"


def test_whoever_is_caught_posts_no_card_but_the_one_that_gets_him_out() -> None:
    assert answer(POST, HIT, OTHER) == "recusado"
    assert answer(POST, HIT, OUT) == "pode"
    assert ask(POST, HIT).answer == DEPENDE
    assert answer(POST, HIT, CLAIMED) == OMISSO


@pytest.mark.parametrize(("card", "excused"), [(OTHER, "dispensa"), (OUT, "nao_dispensa")])
def test_nobody_owes_a_card_that_he_cannot_post(card: Given, excused: str) -> None:
    assert answer(OWED, HIT, card) == excused
    assert answer(OWED, HIT, UNDONE, card) == "nao_dispensa"


def test_whom_a_genjutsu_keeps_from_posting_errs_by_no_card_that_does_not_follow() -> None:
    assert answer(SENT, ACTIVATES) == "erro"
    assert answer(SENT, HIT, ACTIVATES, OTHER) == "sem_erro"
    assert answer(SENT, HIT, ACTIVATES, OUT) == "erro"
    assert answer(SENT, HIT, UNDONE, ACTIVATES, OTHER) == "erro"
    assert answer(SENT, HIT, ACTIVATES, CLAIMED) == OMISSO
    assert answer(SENT, HIT, ACTIVATES, CLAIMED, {"ativacao.estado": "ativa"}) == "sem_erro"


@pytest.mark.parametrize("legend", [{}, {"card.dura_tempo_previsto": "sim"}, {"card.permanente": "sim"}])
def test_the_card_of_a_genjutsu_lasts_until_undone_whatever_its_legend(legend: Given) -> None:
    assert answer(EFFECT, CARD, legend) == "ate_ser_desfeito"
    assert answer("tempo_do_efeito_do_card", CARD, legend) == "corre"
    assert answer("tempo_do_efeito_do_card", CARD, legend, UNDONE) == "acabou"
    assert answer(EFFECT, legend) != "ate_ser_desfeito"


@pytest.mark.parametrize(
    ("given", "may"),
    [
        ({}, "pode"),
        ({**HIT, **OTHER}, "nao_pode"),
        ({**HIT, **OUT}, "pode"),
        ({**PARALYSED, "card.tipo": "com_movimento"}, "nao_pode"),
        ({**PARALYSED, "card.tipo": "com_movimento", **HIT, **OUT}, "nao_pode"),
        ({**PARALYSED, "card.tipo": "deslocamento", "deslocamento.tipo": "teletransporte"}, "pode"),
        (
            {**PARALYSED, "card.tipo": "deslocamento", "deslocamento.tipo": "teletransporte", **HIT, **OTHER},
            "nao_pode",
        ),
        ({**HIT, **OTHER, "card.de_quem": "aliado"}, "pode"),
        ({**HIT, **CLAIMED}, OMISSO),
        (HIT, DEPENDE),
    ],
)
def test_a_card_is_posted_if_neither_paralysis_nor_genjutsu_objects(given: Given, may: str) -> None:
    assert answer(MAY_POST, given) == may


def test_a_prohibition_bars_no_dimensional_card_and_incapacity_bars_it_unless_the_table_reads_otherwise() -> None:
    forbidden: Given = {"uso.impedimento": "proibicao"}
    incapable: Given = {"uso.impedimento": "incapacidade"}
    dimensional: Given = {"dimensional.habilidade": "sim"}

    assert answer(MAY_POST, forbidden) == "nao_pode"
    assert answer(MAY_POST, forbidden, dimensional) == "pode"
    assert answer(MAY_POST, HIT, OTHER, forbidden, dimensional) == "nao_pode"
    assert answer(MAY_POST, HIT, OTHER, incapable, dimensional) == "nao_pode"
    assert answer(MAY_POST, HIT, OTHER, incapable, dimensional, rules=table(AMB_45="B")) == "pode"
    assert answer(MAY_POST, HIT, OTHER, incapable, rules=table(AMB_45="B")) == "nao_pode"


def test_of_what_the_three_may_say_the_question_above_them_misses_nothing() -> None:
    assert faults(MAY_POST, "pode_lancar_card", POST, "consegue_usar_a_habilidade") == []


def test_a_genjutsu_hits_nobody_whom_none_is_aimed_at() -> None:
    with pytest.raises(RulesError, match=r"genjutsu\.visa_o_personagem"):
        situation(book(), {"vitima.atingida": "sim"})


# Immunity.


@pytest.mark.parametrize(
    ("immunity", "common", "supreme"),
    [
        ({}, "nao", "nao"),
        (TO_COMMON, "sim", "nao"),
        (TO_SUPREME, "sim", "sim"),
        (TO_COMMON | TO_SUPREME, "sim", "sim"),
    ],
)
def test_who_is_immune_to_what(immunity: Given, common: str, supreme: str) -> None:
    assert answer(IMMUNE, immunity) == common
    assert answer(IMMUNE, immunity, SUPREME) == supreme


def test_immunity_to_genjutsu_says_nothing_of_other_attacks_nor_the_reverse() -> None:
    assert answer(OTHER_IMMUNITY, TO_SUPREME) == "nao_livra"
    assert answer(OTHER_IMMUNITY, TO_SUPREME, GENJUTSU) == "livra"
    assert answer(OTHER_IMMUNITY, IMMUNE_TO_KIND, GENJUTSU) == "nao_livra"


# Combos and speed.


@pytest.mark.parametrize("fits", ["sim", "nao"])
def test_a_genjutsu_is_comboed_only_where_the_table_reads_the_rule_of_its_victim(fits: str) -> None:
    attack: Given = {**GENJUTSU, "ataque.combavel": fits, "ataque.auxilio": "teleporte"}
    of_victim = table(AMB_37="B")

    assert (answer(COMBABLE, attack), answer(COMBO, attack)) == ("nao", "nao")
    assert (answer(COMBABLE, attack, rules=of_victim), answer(COMBO, attack, rules=of_victim)) == (fits, fits)
    assert [answer(question, HIT) for question in (VICTIM_COMBO, VICTIM_SPEED)] == ["nao_impede"] * 2
    assert [answer(question, HIT, rules=of_victim) for question in (VICTIM_COMBO, VICTIM_SPEED)] == ["impede"] * 2


def test_what_is_not_comboed_is_neither_manipulated_nor_returned_but_may_be_repelled() -> None:
    attack: Given = {**GENJUTSU, "ataque.combavel": "sim", "ataque.escala": "unidirecional"}
    returns: Given = {"defesa.devolve": "sim"}

    assert answer("manipulacao_do_ataque", attack, {"defesa.ato": "desvia"}) == "nao"
    assert answer("devolucao_do_ataque", attack, returns) == "nao_devolve"
    assert answer("devolucao_do_ataque", attack, returns, {"defesa.escolha": "apenas_repelir"}) == "apenas_repele"


@given_any(legend=st.integers(2, 9), data=st.data())
def test_no_increase_changes_the_rank_of_a_genjutsu(legend: int, data: st.DataObject) -> None:
    given = sped_up(legend, data.draw(st.integers(1, legend - 1)))

    assert answer(RANK, given) == legend
    assert decided(ask(RANK, given)) == ("GEN-2b",)
    assert answer(RANK, given, rules=table(AMB_37="B")) == given["genjutsu.rank_aumentado"]


def test_a_defence_against_it_may_be_sped_up() -> None:
    assert answer("rank_em_vigor_da_defesa", GENJUTSU, {"defesa.aumentos": "um"}) == "aumentado"


@pytest.mark.parametrize("given", [sped_up(3, 3), sped_up(3, 4), {**sped_up(3, 2), "genjutsu.acelerado": "nao"}])
def test_an_increase_that_cannot_be_is_refused(given: Given) -> None:
    with pytest.raises(RulesError, match=r"genjutsu\.rank_aumentado = "):
        situation(book(), given)


# Activations in answer.


@given_any(activation=RANKS, genjutsu=RANKS)
def test_a_common_genjutsu_may_be_answered_by_any_activation_a_supreme_one_only_if_slower(
    activation: int, genjutsu: int
) -> None:
    given = ranks(activation, genjutsu)
    foreseen = {"resposta.preve_supremo": "sim"}

    assert answer(ACTIVATE, given) == "permitida"
    assert answer(ACTIVATE, given, SUPREME) == ("permitida" if activation < genjutsu else "recusada")
    assert answer(ACTIVATE, given, SUPREME, foreseen) == "permitida"


def test_of_a_common_genjutsu_no_rank_need_be_known_of_a_supreme_one_both() -> None:
    assert answer(ACTIVATE) == "permitida"
    assert ask(ACTIVATE, SUPREME, {"resposta.rank": 3}).proof.depends_on == ("ataque.rank",)


@pytest.mark.parametrize("verb", [EQUIPS, {"resposta.verbo": "outro"}])
@pytest.mark.parametrize(("kind", "under_a"), [({}, "permitida"), (SUPREME, "recusada")])
def test_what_is_an_activation_is_a_reading(verb: Given, kind: Given, under_a: str) -> None:
    given = {**ranks(5, 1), **verb, **kind}

    assert ask(ACTIVATE, given).readings == ("AMB-38",)
    assert answer(ACTIVATE, given) == under_a
    assert answer(ACTIVATE, given, rules=table(AMB_38="B")) == "nao_e_ativacao"
    assert answer(ACTIVATE, given, {"resposta.verbo": "ativa"}, rules=table(AMB_38="B")) == under_a


def test_speeding_a_supreme_up_wins_it_nothing() -> None:
    given = {**SUPREME, **sped_up(4, 2), "resposta.rank": 3}

    assert answer(ACTIVATE, given) == "permitida"
    assert answer(ACTIVATE, given, rules=table(AMB_37="B")) == "recusada"


# Every part counts.

_VICTIMS = {"AMB-37": "B"}
WITNESSES: dict[str, Witness] = {
    "GEN-1a": (STATE, {**HIT, **turns(5)}, {}),
    "GEN-1a:desfeito": (STATE, {**HIT, **UNDONE}, {}),
    "GEN-1a:inconsciente": (STATE, HIT, {}),
    "GEN-1a:card": (EFFECT, CARD, {}),
    "GEN-1b": (POST, {**HIT, **OTHER}, {}),
    "GEN-1b:saida": (POST, {**HIT, **OUT}, {}),
    "GEN-2a": (COMBABLE, {**GENJUTSU, "ataque.combavel": "sim"}, {}),
    "GEN-2a:vitima": (VICTIM_COMBO, HIT, _VICTIMS),
    "GEN-2b": (RANK, sped_up(3, 2), {}),
    "GEN-2b:vitima": (VICTIM_SPEED, HIT, _VICTIMS),
    "GEN-3a": (ACTIVATE, ranks(5, 1), {}),
    "GEN-3b": (ACTIVATE, {**SUPREME, **ranks(5, 1)}, {}),
    "GEN-3b:mais_lento": (ACTIVATE, {**SUPREME, **ranks(3, 4)}, {}),
    "GEN-3b!preve_supremo": (ACTIVATE, {**SUPREME, **ranks(5, 1), "resposta.preve_supremo": "sim"}, {}),
    "GEN-4a": (IMMUNE, TO_SUPREME, {}),
    "GEN-4b": (IMMUNE, {**SUPREME, **TO_COMMON}, {}),
}
CHALLENGES: dict[str, tuple[str, Given, str | int]] = {
    "GEN-1a!dura_um_turno": (LASTS, {**HIT, **turns(1), "genjutsu.dura_um_turno": "sim"}, "acabou"),
    "GEN-1a:inconsciente!consciente_em_genjutsu": (STATE, {**HIT, "vitima.consciente_em_genjutsu": "sim"}, "livre"),
    "GEN-1a:card!dura_tempo_previsto": (
        EFFECT,
        {**CARD, "card.dura_tempo_previsto": "sim", "card.tempo": 3},
        3,
    ),
    "GEN-1b!usa_cards_em_genjutsu": (POST, {**HIT, **OTHER, "vitima.usa_cards_em_genjutsu": "sim"}, "pode"),
    "GEN-1b:saida!sem_saida": (POST, {**HIT, **OUT, "genjutsu.sem_saida": "sim"}, "recusado"),
    "GEN-2a!aceita_combo": (COMBABLE, {**GENJUTSU, "genjutsu.aceita_combo": "sim"}, "sim"),
    "GEN-2b!aceita_aumento": (RANK, {**sped_up(3, 2), "genjutsu.aceita_aumento": "sim"}, 2),
    "GEN-3a!nao_admite_ativacao": (ACTIVATE, {"genjutsu.nao_admite_ativacao": "sim"}, "recusada"),
    "GEN-4a!afeta_imunes": (IMMUNE, {**TO_SUPREME, "genjutsu.afeta_imunes": "sim"}, "nao"),
    "GEN-4b!imunidade_cobre_supremo": (
        IMMUNE,
        {**SUPREME, **TO_COMMON, "vitima.imunidade_cobre_supremo": "sim"},
        "sim",
    ),
}
_MEANS = ("barreira", "repelir", "absorcao", "sensoriamento")
SILENCES: list[tuple[str, str, Given, Given]] = [
    *(("GAP-20", DEFENCE, {"genjutsu.defesa": means}, TO_SUPREME) for means in _MEANS),
    *(("GAP-20", DEFENCE, {"genjutsu.defesa": means}, {"genjutsu.preve_a_defesa": "sim"}) for means in _MEANS),
    ("GAP-20", DEFENCE, {**SUPREME, **TO_COMMON, "genjutsu.defesa": "barreira"}, {"genjutsu.tipo": "comum"}),
    ("GAP-21", POST, {**HIT, **CLAIMED}, OUT),
    ("GAP-21", POST, {**HIT, **CLAIMED}, UNDONE),
    ("GAP-21", WAKE, HIT, UNDONE),
    ("GAP-51", OTHER_IMMUNITY, IMMUNE_TO_KIND, {"vitima.imune_ao_ataque": "nao"}),
    ("GAP-51", OTHER_IMMUNITY, {**IMMUNE_TO_KIND, "ataque.natureza": "taijutsu"}, {"ataque.natureza": "genjutsu"}),
]


def flight(*given: Given) -> str | int:
    return answer(DEFENCE, {"genjutsu.defesa": "deslocamento", "deslocamento.rank": 2, "ataque.rank": 4}, *given)


def test_whether_one_flees_a_genjutsu_is_for_its_legend_as_with_any_attack() -> None:
    by_teleporte: Given = {"deslocamento.tipo": "teleporte"}

    assert flight(by_teleporte, {"ataque.cabe_teleporte": "preve"}) == "livra"
    assert flight(by_teleporte, {"ataque.cabe_teleporte": "preve", "ataque.rank": 1}) == "nao_livra"
    assert flight(by_teleporte, {"ataque.cabe_teleporte": "exclui"}) == "nao_livra"
    assert flight(by_teleporte, {"ataque.cabe_teleporte": "exclui", "genjutsu.preve_a_defesa": "sim"}) == "livra"
    assert flight(by_teleporte) == "nao_livra"
    assert flight({"deslocamento.tipo": "teletransporte", "ataque.cabe_teletransporte": "preve"}) == "livra"


@pytest.mark.parametrize("scale", ["unidirecional", "multidirecional", "global"])
@pytest.mark.parametrize(
    "covers", [{"barreira.forma": "camada"}, {"barreira.forma": "campo", "barreira.cobertura": "360"}]
)
def test_of_no_barrier_does_the_book_say_that_it_stops_a_genjutsu(scale: str, covers: Given) -> None:
    attack: Given = {**covers, "ataque.escala": scale, "ataque.status": "letal", "barreira.status": "ilimitado"}

    assert answer("barreira_segura", attack) == "sim"
    assert answer("barreira_segura", attack, GENJUTSU) == OMISSO
    assert ask("barreira_segura", attack, GENJUTSU).proof.collect("gaps") == ("GAP-20",)
    assert answer("barreira_segura", attack, GENJUTSU, {"genjutsu.preve_a_defesa": "sim"}) == "sim"
    assert answer("barreira_segura", attack, GENJUTSU, {"ataque.ignora_barreiras": "sim"}) == "nao"


def test_every_case_and_every_challenge_has_a_witness() -> None:
    assert parts("GEN") == (set(WITNESSES), set(CHALLENGES))


@pytest.mark.parametrize("part", WITNESSES)
def test_without_the_case_the_answer_or_what_decided_it_is_another(part: str) -> None:
    assert counts(part, WITNESSES[part])


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_clause_against_an_absolute_ruling_is_ignored_unless_the_table_lets_legends_win(challenge: str) -> None:
    question, given, wished = CHALLENGES[challenge]
    verdict = ask(question, given)

    assert verdict.answer != wished
    assert challenge.partition("!")[0] in {id_ for _, id_ in verdict.proof.collect("ignored")}
    assert "AMB-0" in verdict.readings
    assert answer(question, given, rules=table(AMB_0="B")) == wished


@pytest.mark.parametrize(("gap", "question", "given", "otherwise"), SILENCES)
def test_where_the_rules_are_silent_and_where_not(gap: str, question: str, given: Given, otherwise: Given) -> None:
    assert silent_by(gap, (question, given, {}))
    assert answer(question, given, otherwise) not in (OMISSO, DEPENDE)


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(question: str) -> None:
    assert faults(question) == []


def test_nor_is_a_defence_against_it() -> None:
    assert faults(DEFENCE, "deslocamento_escapa") == []

"""Activating and equipping: every case, reading and gap of the chapter, asked as a judge would."""

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
    "card_conta_como",
    "duracao_do_efeito_do_card",
    "tempo_do_efeito_do_card",
    "verbo_do_card",
    "card_ativado_em_seguida",
    "card_proibido",
    "proibicao_permanente",
    "acao_do_card",
    "destino_do_que_proibe",
    "estorno_do_card",
    "erro_por_card_proibido",
    "rank_ao_desligar",
)

ATIVA: Given = {"card.verbo_da_legenda": "ativa"}
EQUIPA: Given = {"card.verbo_da_legenda": "equipa"}
SEM_VERBO: Given = {"card.verbo_da_legenda": "nenhum"}
PERMANENTE: Given = {"card.permanente": "sim"}
ENCURTA: Given = {"ataque.sem_tempo_dura_um_turno": "sim"}
DIZ_NADA: Given = {"card.verbo_do_post": "nenhum"}
DISPENSA_VERBO: Given = {"card.dispensa_verbo": "sim"}
ATIVA_OUTRA: Given = {"card.ativa_outra": "sim", "ativada.na_pagina": "sim"}
ENVIADA: Given = {"ativada.enviada_em_seguida": "sim"}
NAO_ENVIADA: Given = {"ativada.enviada_em_seguida": "nao"}
JA_ATIVA: Given = {"ativacao.estado": "ativa"}
ENCERRADA: Given = {"ativacao.estado": "encerrada"}
PROIBIDO: Given = {"card.proibido": "expressamente"}
DO_INIMIGO: Given = {**PROIBIDO, "proibicao.de_quem": "inimiga"}
POR_INTERPRETACAO: Given = {"card.proibido": "por_interpretacao"}
DE_PERMANENTE: Given = {**PROIBIDO, "proibicao.permanente": "sim"}
DESATIVAVEL: Given = {**DE_PERMANENTE, "proibicao.pode_ser_desativada": "sim"}
NO_RANK_3: Given = {"item.rank_ao_ligar": 3}
RANK_DA_LEGENDA: Given = {"item.rank_proprio_de_desligar": "sim", "item.rank_de_desligar": 1}


def answer(question: str, *given_: Given, rules: Book | None = None) -> str | int:
    return ask(question, *given_, rules=rules).answer


def lasts(turns: int) -> Given:
    return {"card.dura_tempo_previsto": "sim", "card.tempo": turns}


def passed(turns: int, moves: int) -> Given:
    return {"card.turnos_passados": turns, "card.vezes_passadas": moves}


# How long.


@pytest.mark.parametrize("verb", [ATIVA, EQUIPA])
@pytest.mark.parametrize(
    ("said", "duration", "by"),
    [({}, "permanente", "ATV-1b"), (lasts(3), 3, "ATV-1a"), (PERMANENTE, "permanente", "ATV-1b:prevista")],
)
def test_activating_and_equipping_last_alike(verb: Given, said: Given, duration: str | int, by: str) -> None:
    verdict = ask("duracao_do_efeito_do_card", verb, said)

    assert verdict.answer == duration
    assert set(decided(verdict)) == {"ATV-0", by}


@pytest.mark.parametrize(
    ("said", "duration", "by"),
    [
        ({}, 1, "ATV-1c"),
        (lasts(4), 4, "ATV-1c!dura_tempo_previsto"),
        (PERMANENTE, "permanente", "ATV-1c!permanente"),
    ],
)
def test_without_a_verb_it_lasts_one_turn_unless_the_legend_says_more(
    said: Given, duration: str | int, by: str
) -> None:
    verdict = ask("duracao_do_efeito_do_card", said)

    assert (verdict.answer, decided(verdict)) == (duration, (by,))


def test_a_card_may_not_be_permanent_and_last_a_stated_time() -> None:
    with pytest.raises(RulesError):
        situation(book(), {**ATIVA, **PERMANENTE, **lasts(3)})


def test_turns_that_no_legend_gives_are_refused() -> None:
    with pytest.raises(RulesError, match=r"card\.tempo"):
        situation(book(), {**ATIVA, "card.tempo": 3})


@given(turns=st.integers(1, 30), first=st.integers(0, 40), later=st.integers(0, 40))
def test_time_that_is_over_never_runs_again(turns: int, first: int, later: int) -> None:
    before, after = (
        answer("tempo_do_efeito_do_card", ATIVA, lasts(turns), {"card.turnos_passados": n})
        for n in (first, first + later)
    )

    assert before == ("corre" if first < turns else "acabou")
    assert not (before == "acabou" and after == "corre")


@given(turns=st.integers(0, 99), moves=st.integers(0, 99))
def test_what_is_permanent_never_ends_by_itself(turns: int, moves: int) -> None:
    assert answer("tempo_do_efeito_do_card", EQUIPA, passed(turns, moves)) == "corre"


@pytest.mark.parametrize(
    ("option", "turns", "moves", "runs"),
    [
        ("A", 0, 0, "corre"),
        ("A", 1, 0, "corre"),
        ("A", 1, 1, "acabou"),
        ("B", 0, 0, "corre"),
        ("B", 1, 0, "acabou"),
        ("B", 1, 1, "acabou"),
    ],
)
def test_the_single_turn_ends_as_the_table_reads_it(option: str, turns: int, moves: int, runs: str) -> None:
    assert answer("tempo_do_efeito_do_card", SEM_VERBO, passed(turns, moves), rules=table(AMB_28=option)) == runs


def test_the_readings_of_the_single_turn_differ_only_between_closing_and_move() -> None:
    assert ask("tempo_do_efeito_do_card", SEM_VERBO, passed(1, 0)).readings == ("AMB-28",)
    assert ask("tempo_do_efeito_do_card", SEM_VERBO, passed(0, 0)).readings == ()
    assert ask("tempo_do_efeito_do_card", SEM_VERBO, passed(1, 1)).readings == ()


def test_a_committee_may_give_such_cards_more_turns() -> None:
    rules = book().under(Committee(figures={"turnos_sem_ativacao": 2}))

    assert answer("duracao_do_efeito_do_card", SEM_VERBO, rules=rules) == 2
    assert [answer("tempo_do_efeito_do_card", passed(n, n), rules=rules) for n in range(3)] == [
        "corre",
        "corre",
        "acabou",
    ]


# What the player posts.


@pytest.mark.parametrize("legend", ["ativa", "equipa"])
@pytest.mark.parametrize("post", ["ativa", "equipa", "nenhum"])
@pytest.mark.parametrize(("option", "wrong"), [("A", "erro"), ("B", "erro_possivel")])
def test_the_post_uses_the_legends_verb(legend: str, post: str, option: str, wrong: str) -> None:
    given_ = {"card.verbo_da_legenda": legend, "card.verbo_do_post": post}

    assert answer("verbo_do_card", given_, rules=table(AMB_29=option)) == ("sem_erro" if legend == post else wrong)


@pytest.mark.parametrize("post", ["ativa", "equipa", "nenhum"])
def test_a_legend_without_a_verb_asks_for_none(post: str) -> None:
    verdict = ask("verbo_do_card", SEM_VERBO, {"card.verbo_do_post": post})

    assert (verdict.answer, decided(verdict)) == ("sem_erro", ())


@pytest.mark.parametrize(
    ("given_", "errs"),
    [
        ({**ATIVA_OUTRA, **ENVIADA}, "sem_erro"),
        ({**ATIVA_OUTRA, **NAO_ENVIADA}, "erro"),
        ({**ATIVA_OUTRA, **NAO_ENVIADA, **JA_ATIVA}, "sem_erro"),
        ({**ATIVA_OUTRA, **ENVIADA, **JA_ATIVA}, "sem_erro"),
        ({**ATIVA_OUTRA, **JA_ATIVA}, "sem_erro"),
        ({**ATIVA_OUTRA, **NAO_ENVIADA, **ENCERRADA}, "erro"),
        ({**ATIVA_OUTRA, **ENVIADA, **ENCERRADA}, "sem_erro"),
        ({**ATIVA_OUTRA, **NAO_ENVIADA, "ativada.na_pagina": "nao"}, "sem_erro"),
        ({**NAO_ENVIADA, "card.ativa_outra": "nao"}, "sem_erro"),
        (ATIVA_OUTRA, DEPENDE),
    ],
)
def test_the_card_of_what_is_activated_follows(given_: Given, errs: str) -> None:
    assert answer("card_ativado_em_seguida", given_) == errs


@pytest.mark.parametrize(("state", "by_the_letter"), [({}, "erro"), (JA_ATIVA, "sem_erro"), (ENCERRADA, "sem_erro")])
def test_to_the_letter_what_was_ever_activated_needs_no_card(state: Given, by_the_letter: str) -> None:
    given_ = {**ATIVA_OUTRA, **NAO_ENVIADA, **state}
    to_the_letter = book().under(Committee(readings={"AMB-29-encerrada": "B"}))

    assert answer("card_ativado_em_seguida", given_, rules=to_the_letter) == by_the_letter
    assert ("AMB-29-encerrada" in ask("card_ativado_em_seguida", given_).readings) == (state == ENCERRADA)


# A forbidden card.


@pytest.mark.parametrize(
    ("given_", "action", "fate", "refund", "erro"),
    [
        ({}, "ocorre", "nao_ha", "nao_ha", "sem_erro"),
        (PROIBIDO, "ocorre", "desligado", "nao_ha", "sem_erro"),
        (DE_PERMANENTE, "anulada", "permanece", "sem_estorno", "erro"),
        (DESATIVAVEL, "ocorre", "desligado", "nao_ha", "sem_erro"),
    ],
)
def test_what_a_forbidden_card_brings_about(given_: Given, action: str, fate: str, refund: str, erro: str) -> None:
    assert [
        answer(question, given_)
        for question in ("acao_do_card", "destino_do_que_proibe", "estorno_do_card", "erro_por_card_proibido")
    ] == [action, fate, refund, erro]


def test_what_may_be_switched_off_counts_as_permanent_in_the_other_reading() -> None:
    verdict = ask("acao_do_card", DESATIVAVEL, rules=table(AMB_31="A"))

    assert (verdict.answer, verdict.readings) == ("anulada", ("AMB-31",))
    assert ask("acao_do_card", DE_PERMANENTE).readings == ()


@pytest.mark.parametrize(
    ("type_", "action", "readings"),
    [
        ("nao_desativavel", "anulada", ()),
        ("desativavel", "ocorre", ("AMB-31",)),
        ("so_substituivel", "anulada", ()),
    ],
)
def test_whether_a_mode_that_forbids_is_permanent_its_type_tells(
    type_: str, action: str, readings: tuple[str, ...]
) -> None:
    by_mode: Given = {**PROIBIDO, "proibicao.por_modo": "sim"}
    verdict = ask("acao_do_card", by_mode, {"modo.tipo": type_})

    assert (verdict.answer, verdict.readings) == (action, readings)
    assert answer("acao_do_card", by_mode, {"modo.tipo": type_}, rules=table(AMB_31="A")) == "anulada"
    assert ask("acao_do_card", by_mode).proof.collect("depends_on") == ("modo.tipo",)
    assert answer("acao_do_card", PROIBIDO, {"modo.tipo": type_}) == "ocorre"


def test_only_a_written_permanence_annuls() -> None:
    """What is permanent for want of a stated time is not so by its legend."""
    assert answer("duracao_do_efeito_do_card", ATIVA) == "permanente"
    assert answer("acao_do_card", PROIBIDO, ATIVA) == "ocorre"


@pytest.mark.parametrize(("option", "fate"), [("A", OMISSO), ("B", "desligado")])
def test_an_enemys_prohibition_counts_as_the_table_reads_it(option: str, fate: str) -> None:
    verdict = ask("destino_do_que_proibe", DO_INIMIGO, rules=table(AMB_30=option))

    assert (verdict.answer, verdict.readings) == (fate, ("AMB-30",))


@given(on=st.integers(1, 50), off=st.integers(1, 50))
def test_it_goes_off_at_its_own_rank_unless_the_legend_gives_another(on: int, off: int) -> None:
    at = {"item.rank_ao_ligar": on}

    for forbidden in ({}, PROIBIDO):
        assert answer("rank_ao_desligar", forbidden, at) == on
        assert answer("rank_ao_desligar", forbidden, at, RANK_DA_LEGENDA, {"item.rank_de_desligar": off}) == off


def test_a_legends_rank_defeats_that_of_the_forbidden_card() -> None:
    verdict = ask("rank_ao_desligar", PROIBIDO, NO_RANK_3, RANK_DA_LEGENDA)
    defeats = {defeat.id: defeat.by for defeat in verdict.proof.collect("defeated")}

    assert verdict.answer == 1
    assert defeats["ATV-3a:rank"] == ("ITEM-3!rank_proprio_de_desligar",)


# Silences.


@pytest.mark.parametrize("given_", [DO_INIMIGO, POR_INTERPRETACAO])
@pytest.mark.parametrize("question", ["card_proibido", "destino_do_que_proibe"])
def test_how_far_a_prohibition_goes_is_silent(question: str, given_: Given) -> None:
    verdict = ask(question, given_)

    assert (verdict.answer, verdict.proof.collect("gaps")) == (OMISSO, ("GAP-31",))
    assert ask(question, given_, rules=book().without("GAP-31")).proof.collect("gaps") == ()


def test_where_nothing_permanent_forbids_the_action_takes_place_whatever_the_gap() -> None:
    assert answer("acao_do_card", POR_INTERPRETACAO) == "ocorre"
    assert answer("acao_do_card", POR_INTERPRETACAO, DE_PERMANENTE, POR_INTERPRETACAO) == OMISSO


# Every case counts, and no clause lifts an absolute ruling.

WITNESSES: dict[str, tuple[str, Given, dict[str, str]]] = {
    "ATV-0": ("card_conta_como", ATIVA, {}),
    "ATV-1a": ("duracao_do_efeito_do_card", {**ATIVA, **lasts(3)}, {}),
    "ATV-1b": ("duracao_do_efeito_do_card", ATIVA, {}),
    "ATV-1b:prevista": ("duracao_do_efeito_do_card", {**EQUIPA, **PERMANENTE}, {}),
    "ATV-1c": ("duracao_do_efeito_do_card", SEM_VERBO, {}),
    "ATV-1c!dura_tempo_previsto": ("duracao_do_efeito_do_card", lasts(2), {}),
    "ATV-1c!permanente": ("duracao_do_efeito_do_card", PERMANENTE, {}),
    "ATV-OBS": ("verbo_do_card", {**EQUIPA, "card.verbo_do_post": "equipa"}, {}),
    "ATV-OBS:criterio": ("verbo_do_card", {**EQUIPA, **DIZ_NADA}, {}),
    "ATV-OBS:sempre": ("verbo_do_card", {**EQUIPA, **DIZ_NADA}, {"AMB-29": "A"}),
    "ATV-2a": ("card_ativado_em_seguida", {**ATIVA_OUTRA, **ENVIADA}, {}),
    "ATV-2a:so": ("card_ativado_em_seguida", {**ATIVA_OUTRA, **NAO_ENVIADA}, {}),
    "ATV-2b": ("card_ativado_em_seguida", {**ATIVA_OUTRA, **NAO_ENVIADA, **JA_ATIVA}, {}),
    "ATV-2b:encerrada": (
        "card_ativado_em_seguida",
        {**ATIVA_OUTRA, **NAO_ENVIADA, **ENCERRADA},
        {"AMB-29-encerrada": "B"},
    ),
    "ATV-3a": ("acao_do_card", PROIBIDO, {}),
    "ATV-3a:desliga": ("destino_do_que_proibe", PROIBIDO, {}),
    "ATV-3a:rank": ("rank_ao_desligar", {**PROIBIDO, **NO_RANK_3}, {}),
    "ATV-3b": ("acao_do_card", DE_PERMANENTE, {}),
    "ATV-3b:permanece": ("destino_do_que_proibe", DE_PERMANENTE, {}),
    "ATV-3b:estorno": ("estorno_do_card", DE_PERMANENTE, {}),
    "ATV-3b:erro": ("erro_por_card_proibido", DE_PERMANENTE, {}),
}
CHALLENGES: dict[str, tuple[str, Given, dict[str, str], str | int]] = {
    "ATV-1b!sem_tempo_dura_um_turno": ("duracao_do_efeito_do_card", {**ATIVA, **ENCURTA}, {}, 1),
    "ATV-OBS:criterio!dispensa_verbo": ("verbo_do_card", {**EQUIPA, **DIZ_NADA, **DISPENSA_VERBO}, {}, "sem_erro"),
    "ATV-OBS:sempre!dispensa_verbo": (
        "verbo_do_card",
        {**EQUIPA, **DIZ_NADA, **DISPENSA_VERBO},
        {"AMB-29": "A"},
        "sem_erro",
    ),
    "ATV-2a:so!dispensa_envio": (
        "card_ativado_em_seguida",
        {**ATIVA_OUTRA, **NAO_ENVIADA, "card.dispensa_envio": "sim"},
        {},
        "sem_erro",
    ),
    "ATV-2b!exige_reenvio": (
        "card_ativado_em_seguida",
        {**ATIVA_OUTRA, **NAO_ENVIADA, **JA_ATIVA, "card.exige_reenvio": "sim"},
        {},
        "erro",
    ),
    "ATV-3a:desliga!nao_cai": ("destino_do_que_proibe", {**PROIBIDO, "proibicao.nao_cai": "sim"}, {}, "permanece"),
    "ATV-3b!ignora_proibicao": ("acao_do_card", {**DE_PERMANENTE, "card.ignora_proibicao": "sim"}, {}, "ocorre"),
    "ATV-3b:estorno!estorna_se_anulado": (
        "estorno_do_card",
        {**DE_PERMANENTE, "card.estorna_se_anulado": "sim"},
        {},
        "com_estorno",
    ),
}


def test_every_case_and_every_challenge_has_a_witness() -> None:
    mine = [(ruling, case, id_) for ruling, case, id_ in book().cases() if ruling.id.startswith("ATV-")]
    cases = {id_ for _, _, id_ in mine} | {salvo_id(r, c, salvo) for r, c, _ in mine for salvo in c.salvo}

    assert cases == set(WITNESSES)
    assert {salvo_id(r, c, salvo) for r, c, _ in mine for salvo in c.challenged_by} == set(CHALLENGES)


@pytest.mark.parametrize("case", WITNESSES)
def test_without_the_case_the_answer_or_what_decided_it_is_another(case: str) -> None:
    question, given_, readings = WITNESSES[case]
    rules = book().under(Committee(readings=readings))
    with_it, without_it = ask(question, given_, rules=rules), ask(question, given_, rules=rules.without(case))

    assert case in decided(with_it)
    assert (without_it.answer, decided(without_it)) != (with_it.answer, decided(with_it))


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_clause_against_an_absolute_ruling_is_ignored_unless_the_table_lets_legends_win(challenge: str) -> None:
    question, given_, readings, wished = CHALLENGES[challenge]
    verdict = ask(question, given_, rules=book().under(Committee(readings=readings)))

    assert verdict.answer not in (wished, OMISSO, DEPENDE)
    assert challenge.partition("!")[0] in {id_ for _, id_ in verdict.proof.collect("ignored")}
    assert "AMB-0" in verdict.readings
    assert answer(question, given_, rules=book().under(Committee(readings={**readings, "AMB-0": "B"}))) == wished


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(question: str) -> None:
    assert faults(question) == []

"""Ranges: what may be specified, when a choice is owed, and what the book does not measure."""

from itertools import product

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, answer, ask, decided, table
from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.rulings import salvo_id
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

QUESTIONS = (
    "maior_alcance_da_habilidade",
    "alcance_pode_ser_especificado",
    "alcance_e_fixado",
    "escolha_de_alcance_e_devida",
    "escolha_de_alcance",
    "alcance_do_combo",
    "alvo_ao_alcance",
    "alvos_pela_escala",
)
FREE = {"escolha_de_alcance": ("combo_conta_como",), "alcance_do_combo": ("combo_conta_como", "escala_do_ataque")}
"""Below these the facts are too many to be spread together: the answers named here are taken to be any."""
RANGES = ("curto", "medio", "longo")
OFFERED = {
    "curto_e_medio": ("curto", "medio"),
    "curto_e_longo": ("curto", "longo"),
    "medio_e_longo": ("medio", "longo"),
    "todas": RANGES,
}

VARIOS: Given = {"alcance.opcoes": "curto_e_medio"}
COM_TELEPORTE: Given = {
    "ataque.escala": "unidirecional",
    "ataque.combavel": "sim",
    "ataque.auxilio": "teleporte",
}


def attack(range_: str) -> Given:
    return {"ataque.escala": "unidirecional", "ataque.combavel": "sim", "ataque.alcance": range_}


def specified(range_: str) -> Given:
    return {"alcance.especificado": "sim", "alcance.escolhido": range_}


@pytest.mark.parametrize(("own", "chosen"), list(product(RANGES, RANGES)))
def test_a_smaller_range_may_be_specified_and_a_larger_may_not(own: str, chosen: str) -> None:
    allowed = RANGES.index(chosen) <= RANGES.index(own)

    assert ask("alcance_pode_ser_especificado", attack(own), specified(chosen)).answer == (
        "pode" if allowed else "nao_pode"
    )
    assert ask("alcance_do_combo", attack(own), specified(chosen)).answer == (chosen if allowed else own)


@pytest.mark.parametrize("own", RANGES)
def test_without_a_word_the_attack_strikes_at_its_own_range(own: str) -> None:
    verdict = ask("alcance_do_combo", attack(own))

    assert (verdict.answer, decided(verdict)) == (own, ())


@pytest.mark.parametrize(("own", "chosen"), [("longo", "medio"), ("longo", "curto"), ("medio", "curto")])
def test_a_portal_combo_says_the_same_of_the_range(own: str, chosen: str) -> None:
    combo = {"ataque.auxilio": "portal", "combo.forma_de_uso": "muda_alcance", "combo.alcance_mudado": chosen}

    assert ask("alcance_do_combo", attack(own), combo).answer == chosen
    assert ask("alcance_do_combo", attack(own), specified(chosen)).answer == chosen
    assert "PORT-3" in book().same["ALC-1"]


@pytest.mark.parametrize(("options", "chosen"), list(product(OFFERED, RANGES)))
def test_of_several_ranges_one_has_to_be_chosen(options: str, chosen: str) -> None:
    given = {"alcance.opcoes": options}
    within = RANGES.index(chosen) <= RANGES.index(OFFERED[options][-1])

    assert ask("escolha_de_alcance", given).answer == "erro"
    assert ask("escolha_de_alcance", given, specified(chosen)).answer == ("sem_erro" if within else "erro")
    if within:
        verdict = ask("alcance_pode_ser_especificado", given, specified(chosen))
        assert decided(verdict) == (() if chosen in OFFERED[options] else ("ALC-1",))
        assert ask("alcance_do_combo", given, specified(chosen)).answer == chosen


@pytest.mark.parametrize("own", RANGES)
def test_of_one_range_there_is_nothing_to_choose(own: str) -> None:
    assert ask("escolha_de_alcance", attack(own)).answer == "sem_erro"
    assert ask("escolha_de_alcance", {}).answer == "sem_erro"


def test_a_teleporte_fixes_the_range_so_nothing_is_left_to_choose() -> None:
    verdict = ask("escolha_de_alcance", VARIOS, COM_TELEPORTE)

    assert (verdict.answer, decided(verdict)) == ("sem_erro", ("ALC-2a:fixado", "TP-5:fixa"))
    assert ask("escolha_de_alcance", VARIOS, COM_TELEPORTE, rules=book().without("TP-5:fixa")).answer == OMISSO


@pytest.mark.parametrize(
    ("aid", "answer"), [("nenhum", "erro"), ("teletransporte", "erro"), ("portal", "erro"), ("teleporte", "sem_erro")]
)
def test_nothing_but_a_teleporte_fixes_it(aid: str, answer: str) -> None:
    given = {**VARIOS, **COM_TELEPORTE, "ataque.auxilio": aid}

    assert ask("escolha_de_alcance", given).answer == answer
    assert ask("escolha_de_alcance", given, {"ataque.alcance_fixado": "sim"}).answer == "sem_erro"


def test_an_equated_teleporte_fixes_it_as_the_table_reads_it() -> None:
    given = {**VARIOS, **COM_TELEPORTE, "ataque.auxilio_equiparado_a_teletransporte": "sim"}

    assert ask("escolha_de_alcance", given, rules=table(AMB_11="A")).answer == "sem_erro"
    assert ask("escolha_de_alcance", given, rules=table(AMB_11="B")).answer == "erro"


def test_whether_a_teleporte_fixes_a_global_attack_is_left_open() -> None:
    given = {**VARIOS, **COM_TELEPORTE, "ataque.escala": "global"}
    verdict = ask("escolha_de_alcance", given)

    assert (verdict.answer, verdict.proof.collect("gaps")) == (OMISSO, ("GAP-36",))
    assert ask("escolha_de_alcance", given, specified("curto")).answer == "sem_erro"


@pytest.mark.parametrize("question", ["alvo_ao_alcance", "alvos_pela_escala"])
def test_what_ranges_and_scales_measure_is_left_open(question: str) -> None:
    verdict = ask(question, attack("medio"))

    assert (verdict.answer, verdict.proof.collect("gaps")) == (OMISSO, ("GAP-35",))


def test_the_range_that_the_player_specified_is_asked_for() -> None:
    verdict = ask("alcance_do_combo", attack("longo"), {"alcance.especificado": "sim"})

    assert (verdict.answer, verdict.proof.collect("depends_on")) == (DEPENDE, ("alcance.escolhido",))


@settings(max_examples=60)
@drawn(
    st.sampled_from(RANGES),
    st.sampled_from(RANGES),
    st.sampled_from(["nenhum", "teleporte", "portal"]),
    st.booleans(),
)
def test_no_attack_strikes_farther_than_its_own_range(own: str, chosen: str, aid: str, promises: bool) -> None:
    given = {**attack(own), **specified(chosen), "ataque.auxilio": aid}
    if promises:
        given["ataque.alcance_pode_aumentar"] = "sim"

    assert RANGES.index(str(answer("alcance_do_combo", given))) <= RANGES.index(own)


WITNESSES: dict[str, tuple[str, Given]] = {
    "ALC-1": ("alcance_pode_ser_especificado", {**attack("longo"), **specified("curto")}),
    "ALC-1:so": ("alcance_pode_ser_especificado", {**attack("curto"), **specified("longo")}),
    "ALC-1:alcance": ("alcance_do_combo", {**attack("longo"), **specified("curto")}),
    "ALC-1:mantem": ("alcance_do_combo", {**attack("curto"), **specified("longo")}),
    "ALC-2a": ("escolha_de_alcance_e_devida", VARIOS),
    "ALC-2a:fixado": ("escolha_de_alcance_e_devida", {**VARIOS, **COM_TELEPORTE}),
    "ALC-2b": ("escolha_de_alcance", VARIOS),
    "TP-5:fixa": ("alcance_e_fixado", COM_TELEPORTE),
}
CHALLENGES: dict[str, tuple[str, Given, str]] = {
    "ALC-1:so!alcance_pode_aumentar": (
        "alcance_do_combo",
        {**attack("curto"), **specified("longo"), "ataque.alcance_pode_aumentar": "sim"},
        "longo",
    ),
    "ALC-2a!dispensa_escolha_de_alcance": (
        "escolha_de_alcance",
        {**VARIOS, "ataque.dispensa_escolha_de_alcance": "sim"},
        "sem_erro",
    ),
    "ALC-2b!sem_escolha_vale_o_maior": (
        "escolha_de_alcance",
        {**VARIOS, "ataque.sem_escolha_vale_o_maior": "sim"},
        "sem_erro",
    ),
    "TP-5:fixa!combo_mantem_alcance": (
        "alcance_e_fixado",
        {**COM_TELEPORTE, "ataque.combo_mantem_alcance": "sim"},
        "nao",
    ),
}


def test_every_case_and_every_challenge_has_a_witness() -> None:
    cases, challenges = set(), set()
    for ruling, case, id_ in book().cases():
        if ruling.id.startswith("ALC-") or id_ == "TP-5:fixa":
            cases |= {id_, *(salvo_id(ruling, case, salvo) for salvo in case.salvo)}
            challenges |= {salvo_id(ruling, case, salvo) for salvo in case.challenged_by}

    assert (cases, challenges) == (set(WITNESSES), set(CHALLENGES))


@pytest.mark.parametrize("case", WITNESSES)
def test_without_the_case_the_answer_or_what_decided_it_is_another(case: str) -> None:
    question, given = WITNESSES[case]
    with_it, without_it = ask(question, given), ask(question, given, rules=book().without(case))

    assert case in decided(with_it)
    assert (without_it.answer, decided(without_it)) != (with_it.answer, decided(with_it))


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_clause_against_an_absolute_ruling_is_ignored_unless_the_table_lets_legends_win(challenge: str) -> None:
    question, given, wished = CHALLENGES[challenge]
    verdict = ask(question, given)

    assert verdict.answer not in (wished, OMISSO, DEPENDE)
    assert challenge.partition("!")[0] in {id_ for _, id_ in verdict.proof.collect("ignored")}
    assert "AMB-0" in verdict.readings
    assert ask(question, given, rules=table(AMB_0="B")).answer == wished


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(question: str) -> None:
    assert faults(question, *FREE.get(question, ())) == []

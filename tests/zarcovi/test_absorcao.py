"""Absorption: every case, reading and gap of the chapter, asked as a judge would."""

from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, answer, ask, decided, table
from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.rulings import salvo_id
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

QUESTIONS = (
    "absorcao_prevista",
    "absorcao_pela_legenda",
    "absorcao_pela_escala",
    "absorcao_pelo_efeito",
    "absorcao_absorve",
    "status_conta_na_absorcao",
    "absorcao_chega_a_tempo",
)

UNI: Given = {"ataque.escala": "unidirecional", "ataque.status": "letal"}
GLOBAL: Given = {"ataque.escala": "global", "ataque.status": "letal"}
EQUIPARADO: Given = {**UNI, "ataque.equiparado_a_global": "sim"}
NINJUTSU: Given = {"absorcao.absorve_ninjutsu": "sim"}
NEGA_GLOBAL: Given = {**NINJUTSU, "absorcao.nao_absorve_global": "sim"}


def absorbed(*given: Given, **readings: str) -> str | int:
    return answer("absorcao_absorve", *given, **readings)


@pytest.mark.parametrize("kind", ["ninjutsu", "taijutsu", "genjutsu"])
@pytest.mark.parametrize("listed", ["ninjutsu", "taijutsu", "genjutsu"])
@pytest.mark.parametrize("scale", ["unidirecional", "multidirecional", "global"])
def test_what_the_legend_lists_is_absorbed_and_nothing_else(kind: str, listed: str, scale: str) -> None:
    found = absorbed({f"absorcao.absorve_{listed}": "sim"}, {"ataque.natureza": kind, "ataque.escala": scale})

    assert found == ("sim" if kind == listed else "nao")


def test_without_a_list_nothing_is_absorbed() -> None:
    verdict = ask("absorcao_absorve", UNI)

    assert (verdict.answer, decided(verdict)) == ("nao", ("ABS-1:so",))


def test_a_global_attack_is_absorbed_without_a_word_about_it_unless_the_legend_denies_it() -> None:
    assert absorbed(NINJUTSU, GLOBAL) == "sim"
    assert absorbed(NEGA_GLOBAL, GLOBAL) == "nao"
    assert absorbed(NEGA_GLOBAL, UNI) == "sim"


@pytest.mark.parametrize("scale", ["unidirecional", "multidirecional"])
@pytest.mark.parametrize("option", ["A", "B"])
def test_an_attack_equated_to_global_is_absorbed_even_where_global_is_denied(scale: str, option: str) -> None:
    attack = {**EQUIPARADO, "ataque.escala": scale}
    verdict = ask("absorcao_absorve", NEGA_GLOBAL, attack, rules=table(AMB_0=option))

    assert verdict.answer == "sim"
    assert set(decided(verdict)) >= {"ABS-1", "ABS-3", "EQP-2"} - ({"EQP-2"} if option == "B" else set())


def test_equating_that_changes_the_scale_makes_it_global_where_legends_win() -> None:
    attack = {**EQUIPARADO, "ataque.equiparacao_muda_escala": "sim"}

    assert absorbed(NEGA_GLOBAL, attack) == "sim"
    assert absorbed(NEGA_GLOBAL, attack, AMB_0="B") == "nao"


@pytest.mark.parametrize(
    ("option", "absorber", "attack", "answer"),
    [
        ("A", NINJUTSU, {}, "sim"),
        ("A", {}, {"ataque.pode_ser_absorvido": "sim"}, "nao"),
        ("A", NINJUTSU, {"ataque.nao_pode_ser_absorvido": "sim"}, "nao"),
        ("B", NINJUTSU, {}, "nao"),
        ("B", {}, {"ataque.pode_ser_absorvido": "sim"}, "sim"),
        ("B", NINJUTSU, {"ataque.nao_pode_ser_absorvido": "sim"}, "nao"),
    ],
)
def test_whose_legend_counts_is_a_reading(option: str, absorber: Given, attack: Given, answer: str) -> None:
    assert absorbed(absorber, UNI, attack, AMB_25=option) == answer


@pytest.mark.parametrize(
    ("attack", "absorber", "answer", "gaps"),
    [
        ({"ataque.efeito": "selamento"}, NINJUTSU, OMISSO, {"GAP-24"}),
        ({"ataque.efeito": "aprisionamento"}, NINJUTSU, OMISSO, {"GAP-24"}),
        ({"ataque.efeito": "paralisia"}, NINJUTSU, OMISSO, {"GAP-24", "GAP-48"}),
        ({"ataque.efeito": "selamento"}, {**NINJUTSU, "absorcao.absorve_selamento": "sim"}, "sim", set()),
        (
            {"ataque.efeito": "aprisionamento"},
            {**NINJUTSU, "absorcao.absorve_selamento": "sim"},
            OMISSO,
            {"GAP-24"},
        ),
        ({"ataque.efeito": "paralisia"}, {**NINJUTSU, "absorcao.absorve_paralisia": "sim"}, "sim", set()),
        ({"ataque.natureza": "genjutsu"}, {"absorcao.absorve_tudo": "sim"}, OMISSO, {"GAP-20"}),
        (
            {"ataque.natureza": "genjutsu"},
            {"absorcao.absorve_tudo": "sim", "absorcao.absorve_genjutsu": "sim"},
            "sim",
            set(),
        ),
        ({"ataque.natureza": "taijutsu", "ataque.efeito": "paralisia"}, NINJUTSU, "nao", set()),
    ],
)
def test_what_is_no_damage_is_left_open_unless_it_is_listed(
    attack: Given, absorber: Given, answer: str, gaps: set[str]
) -> None:
    verdict = ask("absorcao_absorve", UNI, attack, absorber)

    assert (verdict.answer, set(verdict.proof.collect("gaps"))) == (answer, gaps)


def test_whether_the_status_counts_is_left_open() -> None:
    verdict = ask("status_conta_na_absorcao", NINJUTSU, UNI)

    assert (verdict.answer, verdict.proof.collect("gaps")) == (OMISSO, ("GAP-24",))
    assert ask("status_conta_na_absorcao", UNI).answer == "nao_ha"


@pytest.mark.parametrize(
    ("own", "boosts", "answer", "gaps"),
    [
        (2, {}, "sim", ()),
        (3, {}, OMISSO, ("GAP-4",)),
        (4, {}, OMISSO, ("GAP-24",)),
        (4, {"defesa.aumentos": "um", "defesa.rank_aumentado": 2}, "sim", ()),
        (2, {"defesa.aumentos": "varios"}, OMISSO, ("GAP-33",)),
    ],
)
def test_whether_an_absorption_is_in_time(own: int, boosts: dict[str, Any], answer: str, gaps: tuple[str, ...]) -> None:
    verdict = ask("absorcao_chega_a_tempo", {"defesa.rank": own, "ataque.rank": 3}, boosts)

    assert (verdict.answer, verdict.proof.collect("gaps")) == (answer, gaps)


_CLAUSES = [f"absorcao.absorve_{kind}" for kind in ("ninjutsu", "taijutsu", "genjutsu", "tudo")]
_CASES = st.fixed_dictionaries(
    {
        "ataque.natureza": st.sampled_from(["ninjutsu", "taijutsu", "genjutsu"]),
        "ataque.efeito": st.sampled_from(["dano", "selamento", "paralisia"]),
        "ataque.equiparado_a_global": st.sampled_from(["sim", "nao"]),
        **{name: st.sampled_from(["sim", "nao"]) for name in _CLAUSES},
    }
)


@settings(max_examples=60)
@drawn(_CASES, st.sampled_from(["unidirecional", "multidirecional"]))
def test_denying_global_takes_away_nothing_but_what_is_truly_global(case: Given, scale: str) -> None:
    case = {**case, "ataque.escala": scale}

    assert absorbed(case) == absorbed(case, {"absorcao.nao_absorve_global": "sim"})


@settings(max_examples=60)
@drawn(_CASES, st.sampled_from(["unidirecional", "multidirecional"]))
def test_the_scale_alone_never_counts(case: Given, scale: str) -> None:
    case = {**case, "ataque.equiparado_a_global": "nao"}

    assert absorbed({**case, "ataque.escala": scale}) == absorbed({**case, "ataque.escala": "global"})


WITNESSES: dict[str, tuple[Given, dict[str, str]]] = {
    "ABS-1": ({**NINJUTSU, **UNI}, {}),
    "ABS-1!nao_pode_ser_absorvido": ({**NINJUTSU, **UNI, "ataque.nao_pode_ser_absorvido": "sim"}, {}),
    "ABS-1:so": (UNI, {}),
    "ABS-1:efeito": (
        {**NINJUTSU, **UNI, "ataque.efeito": "selamento", "absorcao.absorve_selamento": "sim"},
        {},
    ),
    "ABS-2": ({**NINJUTSU, **GLOBAL}, {}),
    "ABS-3": ({**NEGA_GLOBAL, **EQUIPARADO}, {}),
    "ABS-3:global": ({**NEGA_GLOBAL, **GLOBAL}, {}),
}
CHALLENGES: dict[str, Given] = {
    "ABS-2!exige_previsao_de_global": {**NINJUTSU, **GLOBAL, "ataque.exige_previsao_de_global": "sim"},
    "ABS-3!nao_absorve_equiparado": {**NINJUTSU, **EQUIPARADO, "absorcao.nao_absorve_equiparado": "sim"},
}


def test_every_case_and_every_challenge_has_a_witness() -> None:
    cases, challenges = set(), set()
    for ruling, case, id_ in book().cases():
        if ruling.id.startswith("ABS-"):
            cases |= {id_, *(salvo_id(ruling, case, salvo) for salvo in case.salvo)}
            challenges |= {salvo_id(ruling, case, salvo) for salvo in case.challenged_by}

    assert (cases, challenges) == (set(WITNESSES), set(CHALLENGES))


@pytest.mark.parametrize("case", WITNESSES)
def test_without_the_case_the_answer_or_what_decided_it_is_another(case: str) -> None:
    given, readings = WITNESSES[case]
    rules = book().under(Committee(readings=readings))
    with_it = ask("absorcao_absorve", given, rules=rules)
    without_it = ask("absorcao_absorve", given, rules=rules.without(case))

    assert case in decided(with_it)
    assert (without_it.answer, decided(without_it)) != (with_it.answer, decided(with_it))


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_clause_against_an_absolute_ruling_is_ignored_unless_the_table_lets_legends_win(challenge: str) -> None:
    verdict = ask("absorcao_absorve", CHALLENGES[challenge])

    assert verdict.answer == "sim"
    assert challenge.partition("!")[0] in {id_ for _, id_ in verdict.proof.collect("ignored")}
    assert "AMB-0" in verdict.readings
    assert absorbed(CHALLENGES[challenge], AMB_0="B") == "nao"


def test_a_legend_that_says_both_is_refused() -> None:
    with pytest.raises(RulesError):
        ask("absorcao_absorve", UNI, {"ataque.pode_ser_absorvido": "sim", "ataque.nao_pode_ser_absorvido": "sim"})


def test_what_is_not_known_is_asked_for() -> None:
    verdict = ask("absorcao_absorve", NEGA_GLOBAL)

    assert (verdict.answer, verdict.proof.collect("depends_on")) == (DEPENDE, ("ataque.escala",))


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(question: str) -> None:
    # What is settled below, and audited by itself: with all of it composed there are too many states.
    below = {"efeito_que_conta", "escala_do_ataque", "absorcao_pela_escala", "absorcao_pelo_efeito"} - {question}
    assert faults(question, *below) == []

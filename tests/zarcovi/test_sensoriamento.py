"""Sensing: every case, reading and gap of the chapter, asked as a judge would."""

import pytest

from tests.zarcovi.asking import Given, ask, decided, table
from tests.zarcovi.auditing import Witness, counts, faults, parts, silent_by
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.verdict import DEPENDE

PRESENCE, PLACE = "sensoriamento_detecta_presenca", "sensoriamento_da_localizacao"
BARS, MET, COUNTS_AS = "exigencia_impede_ativacao", "requisito_sensorial_cumprido", "sensorial_conta_como"
QUESTIONS = (COUNTS_AS, PRESENCE, PLACE, BARS, MET)
SENSINGS = ("sensoriamento", "corporal", "ocular", "percepcao_ocular")


def user(kind: str, state: str = "ativo") -> Given:
    return {"sensorial.tipo": kind, "sensorial.estado": state}


def demands(what: str) -> Given:
    return {"ataque.exige": what}


def answer(question: str, *given: Given, rules: Book | None = None) -> str | int:
    return ask(question, *given, rules=rules).answer


HIDING: Given = {"inimigo.ocultacao": "escondido"}
ELSEWHERE: Given = {"inimigo.lugar": "outra_dimensao"}
CONCEALED: Given = {"inimigo.ocultacao": "por_habilidade"}
ANSWERING: Given = {"genjutsu.tipo": "comum", "resposta.sensorial": "sim"}


# What sensing detects.


@pytest.mark.parametrize("kind", SENSINGS)
@pytest.mark.parametrize("state", ["ativo", "em_resposta"])
@pytest.mark.parametrize("enemy", [{}, HIDING])
def test_every_active_sensing_detects_that_the_enemy_is_there(kind: str, state: str, enemy: Given) -> None:
    assert answer(PRESENCE, user(kind, state), enemy) == "sim"


@pytest.mark.parametrize(
    ("kind", "option", "found"),
    [
        ("sensoriamento", "A", "exata"),
        ("ocular", "A", "exata"),
        ("percepcao_ocular", "A", "exata"),
        ("corporal", "A", "nao_da"),
        ("corporal", "B", "exata"),
    ],
)
def test_only_corporal_leaves_the_position_open(kind: str, option: str, found: str) -> None:
    verdict = ask(PLACE, user(kind), HIDING, rules=table(AMB_26=option))

    assert verdict.answer == found
    assert ("AMB-26" in verdict.readings) == (kind == "corporal")


@pytest.mark.parametrize("who", [user("nenhum"), user("deteccao_especifica"), user("ocular", "inativo")])
def test_without_active_sensing_nothing_is_sensed(who: Given) -> None:
    assert answer(PRESENCE, who, HIDING) == "nao"
    assert answer(PLACE, who, HIDING) == "nao_da"
    assert answer(PRESENCE, who, ELSEWHERE) == "nao"


def test_it_depends_on_whether_the_sensing_is_active() -> None:
    verdict = ask(PRESENCE, {"sensorial.tipo": "ocular"})

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("sensorial.estado",))


# Whether the demand is met.

MEETS = {
    "sensorial": {"sensoriamento", "corporal", "ocular", "percepcao_ocular"},
    "corporal": {"corporal"},
    "ocular": {"ocular", "percepcao_ocular"},
    "deteccao_especifica": {"deteccao_especifica"},
}


@pytest.mark.parametrize("demanded", MEETS)
@pytest.mark.parametrize("kind", ["nenhum", *SENSINGS, "deteccao_especifica"])
def test_what_was_active_before_meets_the_demand_if_it_is_what_is_demanded(demanded: str, kind: str) -> None:
    met = "cumprido" if kind in MEETS[demanded] else "nao_cumprido"

    assert answer(MET, user(kind), demands(demanded)) == met
    assert answer(MET, user(kind, "inativo"), demands(demanded)) == "nao_cumprido"


@pytest.mark.parametrize("demanded", MEETS)
@pytest.mark.parametrize("kind", [*SENSINGS, "deteccao_especifica"])
def test_nothing_activated_in_answer_meets_a_demand(demanded: str, kind: str) -> None:
    assert answer(MET, user(kind, "em_resposta"), demands(demanded)) == "nao_cumprido"


def test_a_detection_that_is_no_sensing_may_be_activated_where_the_table_reads_so() -> None:
    given = {**user("deteccao_especifica", "em_resposta"), **demands("deteccao_especifica")}

    assert answer(MET, given) == "nao_cumprido"
    assert answer(MET, given, rules=table(AMB_27="B")) == "cumprido"
    assert ask(MET, given).readings == ("AMB-27",)
    for kind in SENSINGS:
        late = {**user(kind, "em_resposta"), **demands("sensorial")}
        assert answer(MET, late, rules=table(AMB_27="B")) == "nao_cumprido"


@pytest.mark.parametrize("state", ["inativo", "ativo", "em_resposta"])
def test_where_nothing_is_demanded_there_is_nothing_to_meet(state: str) -> None:
    assert answer(MET, user("ocular", state)) == "nao_ha"
    assert answer(BARS, user("ocular", state)) == "nao_impede"


# Every part counts.

WITNESSES: dict[str, Witness] = {
    "SENS-1": (PRESENCE, {**user("sensoriamento"), **HIDING}, {}),
    "SENS-1:localizacao": (PLACE, {**user("ocular"), **HIDING}, {}),
    "SENS-2": (PRESENCE, user("corporal"), {}),
    "SENS-2:localizacao": (PLACE, user("corporal"), {}),
    "SENS-3": (MET, {**user("percepcao_ocular"), **demands("ocular")}, {}),
    "SENS-4": (MET, {**user("ocular"), **demands("sensorial")}, {}),
    "SENS-5": (MET, {**user("corporal", "em_resposta"), **demands("sensorial")}, {}),
    "SENS-5:deteccao": (MET, {**user("deteccao_especifica", "em_resposta"), **demands("deteccao_especifica")}, {}),
    "SENS-5:genjutsu": (
        "ativacao_em_resposta_ao_genjutsu",
        {**ANSWERING, **user("ocular", "em_resposta"), **demands("ocular")},
        {},
    ),
}
CHALLENGES: dict[str, tuple[str, Given, str]] = {
    "SENS-1:localizacao!sem_localizacao": (PLACE, {**user("ocular"), "inimigo.sem_localizacao": "sim"}, "nao_da"),
    "SENS-2:localizacao!corporal_localiza": (
        PLACE,
        {**user("corporal"), "sensorial.corporal_localiza": "sim"},
        "exata",
    ),
    "SENS-3!recusa_percepcao_ocular": (
        MET,
        {**user("percepcao_ocular"), **demands("ocular"), "ataque.recusa_percepcao_ocular": "sim"},
        "nao_cumprido",
    ),
    "SENS-4!sensorial_quer_dizer_ocular": (
        MET,
        {**user("corporal"), **demands("sensorial"), "ataque.sensorial_quer_dizer_ocular": "sim"},
        "nao_cumprido",
    ),
    "SENS-5!ativa_em_resposta": (
        MET,
        {**user("ocular", "em_resposta"), **demands("ocular"), "sensorial.ativa_em_resposta": "sim"},
        "cumprido",
    ),
}
SILENCES: list[tuple[str, Given, Given]] = [
    (PRESENCE, {**user("sensoriamento"), **ELSEWHERE}, HIDING | {"inimigo.lugar": "campo"}),
    (PRESENCE, {**user("corporal"), **ELSEWHERE}, {"inimigo.lugar": "campo"}),
    (PLACE, {**user("corporal"), **ELSEWHERE}, {"inimigo.lugar": "campo"}),
    (PRESENCE, {**user("corporal"), **CONCEALED}, HIDING),
    (PLACE, {**user("ocular"), **CONCEALED}, HIDING),
    (PLACE, {**user("corporal"), **CONCEALED}, {"sensorial.estado": "inativo"}),
]


def test_every_case_and_every_challenge_has_a_witness() -> None:
    assert parts("SENS") == (set(WITNESSES), set(CHALLENGES))


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


@pytest.mark.parametrize(("question", "given", "otherwise"), SILENCES)
def test_where_the_rules_are_silent_and_where_not(question: str, given: Given, otherwise: Given) -> None:
    assert silent_by("GAP-50", (question, given, {}))
    assert decided(ask(question, given)) == ()
    assert answer(question, given, otherwise) in ("sim", "nao", "exata", "nao_da")


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(question: str) -> None:
    assert faults(question) == []

"""Offences that take some turns: every case, reading and gap of the chapter, asked as a judge would."""

import pytest
from hypothesis import given as given_any
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, ask, table
from tests.zarcovi.auditing import Witness, counts, faults, parts, silent_by
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

GOES_ON, DECLARED = "ofensiva_tardia_segue", "declaracao_da_queda"
WHERE, WHEN, DIMENSION = "onde_cai_a_ofensiva", "quando_cai_a_ofensiva", "dimensao_da_queda"
HITS, REFUNDED, LEFT = "ofensiva_alcanca_o_alvo", "uso_estornado", "usos_restantes_da_ofensiva"
OTHER_EFFECT, RESURRECTS = "outro_efeito_pendente_segue", "ressurreicao_em_turno_posterior"
QUESTIONS = (GOES_ON, DECLARED, WHERE, WHEN, DIMENSION, HITS, REFUNDED, LEFT, OTHER_EFFECT, RESURRECTS)

FALLS: Given = {"ofensiva.demora": 2, "ofensiva.turnos_passados": 2}
IN_RANGE: Given = {"queda.declaracao": "ao_alcance"}
FAR: Given = {"queda.declaracao": "fora_do_alcance"}
ELSEWHERE: Given = {"queda.declaracao": "outra_dimensao"}
SAME_TURN: Given = {"dono.recuperado": "no_mesmo_turno"}
LATER: Given = {"dono.recuperado": "depois"}
OWNER_AWAY: Given = {"dono.ao_encerrar": "outra_dimensao"}
TARGET_AWAY: Given = {"queda.alvo_em": "outra_dimensao"}


def answer(question: str, *given: Given, rules: Book | None = None) -> str | int:
    return ask(question, *given, rules=rules).answer


def befalls(what: str) -> Given:
    return {"dono.enquanto_pendente": what}


def uses(all_: int, spent: int) -> Given:
    return {"ofensiva.usos": all_, "ofensiva.usos_gastos": spent}


# Whether it goes on.


@pytest.mark.parametrize("lost", ["genjutsu", "morte"])
@pytest.mark.parametrize(("recovery", "by"), [({}, "OFR-3a"), (SAME_TURN, "OFR-3b"), (LATER, "OFR-3a")])
def test_an_owner_in_a_genjutsu_or_dead_loses_it_whether_or_not_he_recovers(
    lost: str, recovery: Given, by: str
) -> None:
    verdict = ask(GOES_ON, befalls(lost), recovery)

    assert (verdict.answer, verdict.proof.collect("decided")) == ("cancelada", (by,))
    assert [answer(question, FALLS, befalls(lost), recovery) for question in (WHERE, WHEN, DIMENSION)] == [
        "nao_cai"
    ] * 3


@pytest.mark.parametrize("kept", ["nada", "paralisia", "drible_de_morte"])
def test_whatever_else_befalls_him_it_goes_on(kept: str) -> None:
    assert answer(GOES_ON, befalls(kept)) == "segue"


def test_whether_a_dodged_death_is_a_death_is_a_reading() -> None:
    dodged = befalls("drible_de_morte")

    assert ask(GOES_ON, dodged).readings == ("AMB-47",)
    assert answer(GOES_ON, dodged, rules=table(AMB_47="A")) == "cancelada"


@pytest.mark.parametrize("given", [SAME_TURN, LATER, befalls("drible_de_morte") | SAME_TURN])
def test_nobody_recovers_from_nothing(given: Given) -> None:
    with pytest.raises(RulesError, match=r"dono\.recuperado = "):
        situation(book(), given)


# Where and when it falls.


@given_any(delay=st.integers(1, 20), passed=st.integers(0, 40))
def test_it_falls_once_its_turns_have_passed_and_not_before(delay: int, passed: int) -> None:
    given = {"ofensiva.demora": delay, "ofensiva.turnos_passados": passed}
    pending = passed < delay

    assert answer(WHERE, given) == ("ainda_nao_cai" if pending else "junto_ao_dono")
    assert answer(WHEN, given) == ("ainda_nao_cai" if pending else "encerro_do_dono")
    assert answer(DECLARED, given, IN_RANGE) == ("vale" if passed == delay else "nao_vale")


@pytest.mark.parametrize(
    ("place", "closing", "where", "when"),
    [
        ("A", "A", "junto_ao_alvo", "encerro_do_alvo"),
        ("A", "B", "junto_ao_alvo", "encerro_do_dono"),
        ("B", "A", "junto_ao_dono", "encerro_do_alvo"),
        ("B", "B", "junto_ao_dono", "encerro_do_dono"),
    ],
)
def test_whose_place_and_whose_closing_are_two_readings(place: str, closing: str, where: str, when: str) -> None:
    rules = book().under(Committee(readings={"AMB-14-local": place, "AMB-14-encerro": closing}))

    assert (answer(WHERE, FALLS, rules=rules), answer(WHEN, FALLS, rules=rules)) == (where, when)
    assert answer(WHERE, FALLS, IN_RANGE, rules=rules) == "local_declarado"
    assert answer(WHEN, FALLS, IN_RANGE, rules=rules) == "momento_declarado"


@pytest.mark.parametrize("far", [FAR, ELSEWHERE])
def test_a_place_beyond_its_range_holds_only_where_the_table_reads_so(far: Given) -> None:
    assert answer(DECLARED, FALLS, far) == "nao_vale"
    assert answer(WHERE, FALLS, far) == "junto_ao_dono"
    assert answer(WHERE, FALLS, far, rules=table(AMB_15="A")) == "local_declarado"
    assert set(ask(WHERE, FALLS, far).readings) == {"AMB-14-local", "AMB-15"}


@pytest.mark.parametrize(
    ("given", "dimension"),
    [
        ({}, "campo"),
        (OWNER_AWAY, "outra_dimensao"),
        (TARGET_AWAY, "campo"),
        (IN_RANGE, "campo"),
        (IN_RANGE | OWNER_AWAY, "outra_dimensao"),
    ],
)
def test_it_falls_in_the_dimension_in_which_its_owner_closes(given: Given, dimension: str) -> None:
    assert answer(DIMENSION, FALLS, given) == dimension


# Its use.


@given_any(all_=st.integers(1, 9), data=st.data())
def test_a_cancelled_offence_gives_no_use_back(all_: int, data: st.DataObject) -> None:
    given = uses(all_, data.draw(st.integers(1, all_)))
    spent = given["ofensiva.usos_gastos"]

    assert answer(LEFT, befalls("morte"), given) == answer(LEFT, given) == all_ - spent
    assert answer(LEFT, befalls("morte"), given, {"ofensiva.estorna_uso": "sim"}) == all_ - spent


def test_more_spent_than_there_were_leaves_none() -> None:
    assert answer(LEFT, uses(1, 3)) == 0


# Every part counts.

WITNESSES: dict[str, Witness] = {
    "OFR-1": (WHERE, FALLS, {}),
    "OFR-1:alvo": (WHERE, FALLS, {"AMB-14-local": "A"}),
    "OFR-1:encerro": (WHEN, FALLS, {}),
    "OFR-1:encerro_do_alvo": (WHEN, FALLS, {"AMB-14-encerro": "A"}),
    "OFR-2": (DECLARED, {**FALLS, **IN_RANGE}, {}),
    "OFR-2:turno": (DECLARED, {**FALLS, **IN_RANGE, "ofensiva.turnos_passados": 1}, {}),
    "OFR-2:alcance": (DECLARED, {**FALLS, **FAR}, {}),
    "OFR-2:local": (WHERE, {**FALLS, **IN_RANGE}, {}),
    "OFR-2:momento": (WHEN, {**FALLS, **IN_RANGE}, {}),
    "OFR-3a": (GOES_ON, befalls("morte"), {}),
    "OFR-3b": (GOES_ON, {**befalls("morte"), **SAME_TURN}, {}),
    "OFR-3c": (LEFT, {**befalls("morte"), **uses(3, 1)}, {}),
}
CHALLENGES: dict[str, tuple[str, Given, str | int]] = {
    "OFR-1!persegue_o_alvo": (WHERE, {**FALLS, "ofensiva.persegue_o_alvo": "sim"}, "junto_ao_alvo"),
    "OFR-2!local_fixo": (DECLARED, {**FALLS, **IN_RANGE, "ofensiva.local_fixo": "sim"}, "nao_vale"),
    "OFR-2:alcance!cai_em_qualquer_lugar": (
        DECLARED,
        {**FALLS, **ELSEWHERE, "ofensiva.cai_em_qualquer_lugar": "sim"},
        "vale",
    ),
    "OFR-3a!sobrevive_ao_dono": (GOES_ON, {**befalls("genjutsu"), "ofensiva.sobrevive_ao_dono": "sim"}, "segue"),
    "OFR-3b!segue_se_recuperado": (
        GOES_ON,
        {**befalls("morte"), **SAME_TURN, "ofensiva.segue_se_recuperado": "sim"},
        "segue",
    ),
    "OFR-3c!estorna_uso": (LEFT, {**befalls("morte"), **uses(3, 1), "ofensiva.estorna_uso": "sim"}, 3),
}
SILENCES: list[tuple[str, str, Given, Given]] = [
    ("GAP-18", OTHER_EFFECT, befalls("genjutsu"), befalls("nada")),
    ("GAP-18", OTHER_EFFECT, befalls("paralisia"), befalls("drible_de_morte")),
    ("GAP-19", GOES_ON, befalls("selamento"), befalls("paralisia")),
    ("GAP-19", WHERE, {**FALLS, **befalls("selamento")}, befalls("nada")),
    ("GAP-19", HITS, {**FALLS, **OWNER_AWAY}, TARGET_AWAY),
    ("GAP-19", HITS, {**FALLS, **TARGET_AWAY}, OWNER_AWAY),
    ("GAP-49", OTHER_EFFECT, befalls("morte"), befalls("drible_de_morte")),
    ("GAP-49", RESURRECTS, befalls("morte"), befalls("genjutsu")),
]


def test_every_case_and_every_challenge_has_a_witness() -> None:
    assert parts("OFR") == (set(WITNESSES), set(CHALLENGES))


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

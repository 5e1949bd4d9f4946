"""Committee files: readings, figures and precedents change how a table plays, while they are valid."""

from __future__ import annotations

from datetime import date

import pytest

from tests.judge.table import decided, judged
from zarcovi_rules import shelf
from zarcovi_rules.core.book import Committee
from zarcovi_rules.judge import committee, scenario

HAIL = "casos: [{caso: Cai granizo., pergunta: molha, ceu: granizo}]"
OPEN = "casos: [{caso: Cai granizo., pergunta: molha, ceu: granizo, guarda_chuva: {aberto: sim}}]"

PRECEDENT = """
    precedentes:
      - id: PREC-1
        data: 2026-01-10
        fonte: reunião de janeiro
        texto: O guarda-chuva aberto segura o granizo.
        pergunta: agua_chega
        fatos: {ceu: granizo, guarda_chuva: {aberto: sim}}
        resposta: nao_chega
        vence: [GAP-1]
"""
TWO = (
    PRECEDENT
    + """
      - id: PREC-2
        data: 2026-02-10
        fonte: reunião de fevereiro
        texto: O guarda-chuva aberto não segura o granizo.
        pergunta: agua_chega
        fatos: {ceu: granizo, guarda_chuva: {aberto: sim}}
        resposta: chega
        vence: [GAP-1, PREC-1]
        vale_ate: 2026-02-20
"""
)


def played(text: str, as_of: date = date(2026, 3, 1)) -> Committee:
    file = decided(text, as_of)
    assert file.findings == ()
    assert file.livro == "toy"
    return file.committee


def answer(case: str, by: Committee) -> object:
    (judged_case,) = judged(case, by).cases
    return judged_case.answer


def test_a_file_that_decides_nothing_changes_nothing() -> None:
    assert played("") == Committee()


def test_a_reading_changes_the_answer() -> None:
    assert answer(HAIL, played("")) == "omisso"
    assert answer(HAIL, played("leituras: {AMB-1: B}")) == "sim"


def test_figures_of_the_shape_of_the_book_s_own_are_taken() -> None:
    assert played("figuras: {escada: [brisa, sopro, vendaval], limite: 5}").figures == {
        "escada": ["brisa", "sopro", "vendaval"],
        "limite": 5,
    }


def test_a_precedent_fills_a_gap_and_is_cited() -> None:
    assert answer(OPEN, played("")) == "omisso"

    (case,) = judged(OPEN, played(PRECEDENT)).cases

    assert case.answer == "nao"
    assert case.verdicts[""].collect("decided") == ("PREC-1",)


def test_a_precedent_answers_in_a_gap_even_if_it_does_not_say_that_it_beats_it() -> None:
    assert answer(OPEN, played(PRECEDENT.replace("        vence: [GAP-1]\n", ""))) == "nao"


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        (date(2026, 1, 9), "omisso"),
        (date(2026, 1, 10), "nao"),
        (date(2026, 2, 9), "nao"),
        (date(2026, 2, 10), "sim"),
        (date(2026, 2, 20), "sim"),
        (date(2026, 2, 21), "nao"),
    ],
)
def test_the_day_decides_which_precedents_hold(day: date, expected: str) -> None:
    assert answer(OPEN, played(TWO, day)) == expected


def test_a_precedent_may_begin_later_than_it_was_decided() -> None:
    later = PRECEDENT + "        vale_de: 2026-04-01\n"

    assert answer(OPEN, played(later, date(2026, 3, 31))) == "omisso"
    assert answer(OPEN, played(later, date(2026, 4, 1))) == "nao"


def test_a_precedent_that_is_not_valid_is_checked_all_the_same() -> None:
    file = decided(TWO.replace("[GAP-1, PREC-1]", "[GAP-1, PREC-7]"), date(2030, 1, 1))

    assert [str(finding.message) for finding in file.findings] == ["unknown ruling: PREC-7"]


def test_a_precedent_may_change_a_rule_if_it_says_so() -> None:
    text = """
        precedentes:
          - id: PREC-SOL
            data: 2026-01-10
            fonte: reunião de janeiro
            texto: O sol molha, de suor.
            text: The sun wets, with sweat.
            pergunta: agua_chega
            fatos: {ceu: sol}
            resposta: chega
            vence: [R-1]
            altera_regra: true
    """
    sun = "casos: [{caso: Faz sol., pergunta: molha, ceu: sol}]"

    assert answer(sun, played("")) == "nao"
    assert answer(sun, played(text)) == "sim"


def test_a_precedent_may_look_at_a_comparison_of_numbers() -> None:
    text = """
        precedentes:
          - id: PREC-1
            data: 2026-01-10
            fonte: reunião de janeiro
            texto: Com forças iguais o guarda-chuva aguenta.
            pergunta: vira
            fatos: {forcas: {vento_e_armacao: igual}}
            resposta: não
            vence: [GAP-2]
    """
    case = "casos: [{caso: Venta., pergunta: vira, vento: {forca: 2}, guarda_chuva: {armacao: 2}}]"

    assert answer(case, played("")) == "omisso"
    assert answer(case, played(text)) == "nao"


def test_a_precedent_may_look_at_the_answer_of_a_question_below() -> None:
    text = """
        precedentes:
          - id: PREC-1
            data: 2026-01-10
            fonte: reunião de janeiro
            texto: Quem é amigo e não se molha está abrigado.
            pergunta: abrigado
            fatos: {pessoa: amigo, molha: não}
            resposta: sim
            vence: [R-5:so]
    """
    case = "casos: [{caso: Faz sol., pergunta: abrigado, ceu: sol, pessoa: amigo}]"

    assert answer(case, played("")) == "nao"
    assert answer(case, played(text)) == "sim"


def test_an_answer_of_another_question_is_not_suggested() -> None:
    for written, help_ in (
        ("nao_cega", "Did you mean nao_chega? Known are: chega, nao_chega."),
        ("sim", "Choose one of: chega, nao_chega."),
    ):
        (finding,) = decided(PRECEDENT.replace("resposta: nao_chega", f"resposta: {written}")).findings

        assert str(finding.message) == f"agua_chega has no answer {written}"
        assert str(finding.help) == help_


# The same on a whole rulebook.

LAYER = """
livro: zarcovi
casos:
  - caso: Do colapso de Nara só se escapa por teletransporte, e Tomé confia na pele de bronze.
    pergunta: barreira_segura
    barreira: {forma: camada, status: ilimitado}
    ataque: {escala: unidirecional, status: letal, so_teletransporte_escapa: sim}
  - caso: A redoma letal de Bento se diz inquebrável, e a lâmina de Caio é ilimitada.
    pergunta: barreira_segura
    barreira: {forma: campo, cobertura: 360, status: letal, clausulas: [inquebravel]}
    ataque: {escala: unidirecional, status: ilimitado}
"""
TABLE = """
livro: zarcovi
leituras: {AMB-0: B}
precedentes:
  - id: PREC-2026-01
    data: 2026-01-15
    fonte: votação da mesa
    texto: A barreira corporal não segura ataque do qual só teletransporte escapa.
    pergunta: passa_pela_fuga
    fatos:
      barreira: {forma: camada}
      ataque: {so_teletransporte_escapa: sim}
    resposta: alcanca
    vence: [GAP-8]
    vale_ate: 2026-06-30
"""


def answers(day: date | None) -> list[object]:
    committee_ = Committee()
    if day is not None:
        file = committee.read(TABLE, "comite.yaml", shelf.book, shelf.books(), day)
        assert file.findings == ()
        committee_ = file.committee
    file_ = scenario.judge(LAYER, "casos.yaml", shelf.book, shelf.books(), committee_)
    assert file_.findings == ()
    return [case.answer for case in file_.cases]


def test_a_table_of_zarcovi_decides_what_the_book_leaves_open() -> None:
    assert answers(None) == ["omisso", "nao"]
    assert answers(date(2026, 2, 1)) == ["nao", "sim"]
    assert answers(date(2026, 7, 1)) == ["omisso", "sim"]


# What precedents get wrong together, or say against each other.


def told_of(text: str) -> list[tuple[int | None, str, str]]:
    return [(found.place.line, str(found.message), str(found.help)) for found in decided(text).findings]


def test_a_circle_of_questions_is_told_where_a_precedent_closes_it() -> None:
    text = PRECEDENT.replace("        vence: [GAP-1]\n", "").replace(
        "{ceu: granizo, guarda_chuva: {aberto: sim}}", "{ceu: granizo, molha: sim}"
    )

    ((line, message, help_),) = told_of(text)
    assert line == 9
    assert message.startswith("questions look at each other in a circle")
    assert help_ == "PREC-1 answers agua_chega, on which molha hangs already: state facts instead"


def test_a_precedent_says_something() -> None:
    for empty in ('""', '"  "'):
        text = PRECEDENT.replace("O guarda-chuva aberto segura o granizo.", empty)
        assert told_of(text) == [(7, "texto is empty", "write the decision in one sentence")]


@pytest.mark.parametrize("id_", ["PREC-", "PREC--", "PREC-1-", "PREC-1--2", '"PREC-1\\n"', "prec-1"])
def test_ids_of_precedents_are_written_one_way(id_: str) -> None:
    assert [line for line, *_ in told_of(PRECEDENT.replace("PREC-1", id_))] == [4]


@pytest.mark.parametrize("day", ['"2026-01-10\\n"', '"20260110"', '"2026-W02-6"', '"２０２６-01-10"'])
def test_dates_are_written_one_way(day: str) -> None:
    assert [line for line, *_ in told_of(PRECEDENT.replace("2026-01-10", day))] == [5]


def notices(text: str) -> list[str]:
    file = decided(text)
    assert file.findings == ()
    return [f"{notice.place.line}: {notice.message}" for notice in file.notices]


def test_precedents_that_answer_otherwise_on_the_same_facts_are_noticed() -> None:
    against = TWO.replace("[GAP-1, PREC-1]", "[GAP-1]")

    assert notices(against) == ["13: PREC-2 and PREC-1 can contradict each other"]
    assert notices(TWO) == []
    second = "PREC-2" + against.split("PREC-2")[1]
    assert notices(against.replace(second, second.replace("ceu: granizo", "ceu: chuva"))) == []
    assert notices(against.replace(second, second.replace("resposta: chega", "resposta: nao_chega"))) == []
    assert notices(against.replace("vale_ate: 2026-02-20", "vale_ate: 2026-02-20\n        vale_de: 2026-02-15")) != []
    before = against.replace("        vence: [GAP-1]\n", "        vence: [GAP-1]\n        vale_ate: 2026-02-09\n", 1)
    assert notices(before) == []

"""Scenario files: each case is settled, each expectation is checked, and what is wrong is said at its place."""

from __future__ import annotations

import textwrap
from typing import Any

import pytest

from tests.core.toy import toy
from tests.judge.table import BOOK, judged
from zarcovi_rules import shelf
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.situation import Situation
from zarcovi_rules.judge import given, scenario
from zarcovi_rules.judge.schema import committee_schema, scenario_schema

THREE = """
    casos:
      - caso: Três pessoas na chuva, sob um só guarda-chuva.
        pergunta: abrigado
        ceu: chuva
        vento: não
        guarda_chuva: {aberto: sim}
        pessoas:
          - dono
          - {quem: amigo, nome: Lia}
          - {quem: amigo, nome: Caio}
        espera: {dono: sim, lia: não, Caio: nao}
        decidida_por: [R-5, R-5:so, R-3]
"""


def only(file: scenario.File) -> scenario.Judged:
    assert file.findings == ()
    (case,) = file.cases
    return case


def test_a_case_without_expectation_is_judged_and_not_checked() -> None:
    case = only(judged("casos: [{caso: Chove., pergunta: molha, ceu: chuva}]"))

    assert case.answer == "sim"
    assert case.title == "Chove."
    assert (case.place.line, case.place.column) == (2, 9)
    assert not case.checked
    assert case.unmet == ()


def test_each_item_of_a_list_gets_its_answer_under_its_name() -> None:
    case = only(judged(THREE))

    assert {label: verdict.answer for label, verdict in case.verdicts.items()} == {
        "dono": "sim",
        "Lia": "nao",
        "Caio": "nao",
    }
    assert case.answer == "varia"
    assert case.unmet == ()


def test_a_question_that_is_not_asked_of_each_item_answers_for_each_the_same() -> None:
    case = only(
        judged("casos: [{caso: Chove., pergunta: molha, ceu: chuva, pessoas: [dono, amigo], espera: {dono: sim}}]")
    )

    assert [*case.verdicts] == ["dono", "amigo"]
    assert case.answer == "sim"


def test_an_expectation_that_does_not_hold_stands_where_it_was_written() -> None:
    case = only(
        judged("""
            casos:
              - caso: Chove.
                pergunta: molha
                ceu: chuva
                espera: não
                decidida_por:
                  - R-2
                  - R-1
                lacunas: [GAP-1]
        """)
    )

    found = [(unmet.place.line, unmet.place.column, str(scenario.told(unmet))) for unmet in case.unmet]
    assert found == [
        (7, 13, "expected nao, found sim"),
        (10, 9, "decidida_por: expected R-1, found R-2"),
        (11, 15, "lacunas: expected GAP-1, found —"),
    ]


def test_an_expectation_of_one_item_names_it() -> None:
    case = only(judged(THREE.replace("lia: não", "Lia: sim")))

    assert [str(scenario.told(unmet)) for unmet in case.unmet] == ["Lia: expected sim, found nao"]


def test_yes_and_no_may_be_written_as_people_do() -> None:
    for word in ("sim", "Sim", "true"):
        case = only(judged(f"casos: [{{caso: Chove., pergunta: molha, ceu: chuva, espera: {word}}}]"))
        assert case.unmet == ()
    for word in ("nao", "não", "NÃO", "false"):
        case = only(judged(f"casos: [{{caso: Faz sol., pergunta: molha, ceu: sol, espera: {word}}}]"))
        assert case.unmet == ()


def test_omisso_and_depende_are_answers_that_a_case_may_expect() -> None:
    file = judged("""
        casos:
          - caso: Granizo sobre o guarda-chuva aberto.
            pergunta: molha
            ceu: granizo
            guarda_chuva: {aberto: true}
            espera: omisso
            lacunas: [GAP-1]
          - caso: Ninguém diz como está o céu.
            pergunta: molha
            espera: depende
          - caso: Numa mesa, ventos iguais.
            pergunta: vira
            vento: {forca: 3}
            guarda_chuva: {armacao: 3}
            espera: omisso
            lacunas: [GAP-2]
    """)

    assert file.findings == ()
    assert [case.unmet for case in file.cases] == [(), (), ()]


def test_readings_of_the_file_hold_for_all_its_cases_and_a_case_may_choose_its_own() -> None:
    file = judged("""
        leituras: {AMB-1: B}
        casos:
          - {caso: Cai granizo., pergunta: molha, ceu: granizo, espera: sim}
          - {caso: Cai granizo em outra mesa., pergunta: molha, ceu: granizo, espera: omisso, leituras: {AMB-1: A}}
    """)

    assert file.findings == ()
    assert [case.unmet for case in file.cases] == [(), ()]


def test_the_readings_of_a_file_go_before_those_of_the_committee() -> None:
    case = "casos: [{caso: Cai granizo., pergunta: molha, ceu: granizo}]"
    played = Committee(readings={"AMB-1": "B"})

    assert only(judged(case, played)).answer == "sim"
    assert only(judged("leituras: {AMB-1: A}\n" + case, played)).answer == "omisso"


def test_two_committees_are_never_taken_for_one_another() -> None:
    case = "casos: [{caso: Cai granizo., pergunta: molha, ceu: granizo}]"

    answers = [only(judged(case, Committee(readings={"AMB-1": option}))).answer for option in "ABAB"]

    assert answers == ["omisso", "sim", "omisso", "sim"]


def test_the_same_choices_are_played_with_the_same_book() -> None:
    case = "casos: [{caso: Cai granizo., pergunta: molha, ceu: granizo}]"
    figures = {"escada": ["brisa", "sopro"]}

    first = only(judged(case, Committee(figures=dict(figures), readings={"AMB-1": "B"})))
    second = only(judged(case, Committee(figures=dict(figures), readings={"AMB-1": "B"})))

    assert first.book is second.book
    assert only(judged(case)).book is BOOK


def test_a_wrong_case_does_not_keep_the_others_from_being_judged() -> None:
    file = judged("""
        casos:
          - {caso: Chove., pergunta: molha, ceu: chuva}
          - {caso: Chuvisca., pergunta: molha, ceu: chuvisco}
          - {caso: Granizo sem vento., pergunta: molha, ceu: granizo, vento: não}
          - {caso: Faz sol., pergunta: molha, ceu: sol}
    """)

    assert [case.title for case in file.cases] == ["Chove.", "Faz sol."]
    assert [finding.place.line for finding in file.findings] == [5, 6]


def test_a_file_that_yaml_cannot_read_is_not_judged_at_all() -> None:
    file = judged('casos: [{caso: Chove., pergunta: molha, ceu: chuva, ceu: sol}]\nfim: "')

    assert file.cases == ()
    assert file.findings


def test_several_documents_are_judged_one_after_the_other() -> None:
    document = "casos: [{caso: Chove., pergunta: molha, ceu: chuva}]\n"
    file = judged(document + "---\nlivro: toy\n" + document)

    assert file.findings == ()
    assert [case.place.line for case in file.cases] == [2, 5]


def test_what_other_readers_of_yaml_understand_otherwise_is_noticed() -> None:
    file = judged("casos: [{caso: on, pergunta: molha, ceu: chuva}]")

    assert [case.title for case in file.cases] == ["on"]
    assert [(notice.place.line, notice.place.column) for notice in file.notices] == [(2, 16)]


def named(name: str) -> Book:
    return Book.of(name, [part for parts in _parts(toy()) for part in parts])


def _parts(book: Book) -> list[list[object]]:
    kinds = (book.rulings, book.questions, book.gaps, book.readings, book.facts)
    return [[*kind.values()] for kind in kinds] + [[*book.silences, *book.impossible]]


def test_with_several_books_a_file_is_judged_by_the_one_it_names() -> None:
    books = {name: named(name) for name in ("sol", "lua")}
    text = textwrap.dedent("""
        livro: lua
        casos:
          - {caso: Chove., pergunta: molha, ceu: chuva, espera: sim}
    """)

    file = scenario.judge(text, "casos.yaml", books.__getitem__, books.values(), Committee())

    assert file.findings == ()
    assert [case.book.name for case in file.cases] == ["lua"]

    wrong = scenario.judge(text.replace("ceu", "cel"), "casos.yaml", books.__getitem__, books.values(), Committee())
    assert [str(finding.message) for finding in wrong.findings] == ["Item 1 of casos has no field cel"]


def test_schemas_are_made_once_for_the_same_books() -> None:
    assert scenario_schema([BOOK]) is scenario_schema(iter([BOOK]))
    assert committee_schema([BOOK]) is committee_schema((BOOK,))


def test_yes_in_english_is_told_to_be_sim_and_once() -> None:
    file = judged("casos: [{caso: Chove., pergunta: molha, ceu: chuva, espera: yes}]")

    assert [(str(found.message), str(found.help)) for found in file.findings] == [
        ("molha has no answer yes", "Did you mean sim? Known are: sim, nao, conflito, depende, omisso.")
    ]
    assert file.notices == ()


def test_a_clause_may_be_found_by_its_sentence() -> None:
    file = judged("""
        casos:
          - {caso: Chove., pergunta: abrigado, guarda_chuva: {clausulas: [Cobre duas pessoas]}}
    """)

    assert [str(found.help) for found in file.findings] == ["Write its name, largo: it covers two people."]


def test_what_the_question_does_not_look_at_is_named() -> None:
    seen = only(judged("casos: [{caso: Chove., pergunta: molha, ceu: chuva, guarda_chuva: {aberto: sim}}]"))
    unseen = only(
        judged("""
            casos:
              - caso: Chove.
                pergunta: molha
                ceu: chuva
                vento: {forca: 3}
                pessoas: [dono, {quem: amigo, nome: Lia}]
        """)
    )

    assert seen.unseen == ()
    assert unseen.unseen == ("vento.forca", "pessoa")


def test_numbers_are_seen_through_the_fact_that_compares_them() -> None:
    case = only(judged("casos: [{caso: Venta., pergunta: vira, vento: {forca: 3}, guarda_chuva: {armacao: 2}}]"))

    assert case.unseen == ()


ALIKE = """
    casos:
      - caso: Dois de nome parecido.
        pergunta: abrigado
        ceu: sol
        pessoas:
          - {quem: dono, nome: Lança}
          - {quem: amigo, nome: lanca}
        espera: ESPERA
"""


def told_of(file: scenario.File) -> list[tuple[int | None, str, str]]:
    return [(found.place.line, str(found.message), str(found.help)) for found in file.findings]


def test_an_expectation_means_the_item_called_exactly_so() -> None:
    assert only(judged(ALIKE.replace("ESPERA", "{Lança: sim, lanca: nao}"))).unmet == ()
    (unmet,) = only(judged(ALIKE.replace("ESPERA", "{Lança: nao}"))).unmet
    assert (unmet.label, unmet.found) == ("Lança", "sim")


def test_an_expectation_that_may_mean_two_items_is_refused() -> None:
    assert told_of(judged(ALIKE.replace("ESPERA", "{LANCA: sim}"))) == [
        (10, "espera: LANCA may be any of Lança, lanca", "write the name exactly as the item has it")
    ]


def test_two_expectations_of_one_item_are_refused() -> None:
    file = judged(THREE.replace("Caio: nao", "LIA: sim"))

    assert told_of(file) == [(13, "espera: Lia is there twice", "keep one of them")]


def test_what_expects_nothing_is_refused() -> None:
    for field, empty in (("espera", "{}"), ("decidida_por", "[]"), ("lacunas", "[]")):
        file = judged(f"casos: [{{caso: Chove., pergunta: molha, ceu: chuva, {field}: {empty}}}]")
        assert file.cases == ()
        ((_, message, help_),) = told_of(file)
        assert field in message
        assert "leave the field out" in help_


def test_a_number_too_long_to_be_read_is_no_answer() -> None:
    long = "9" * 5000
    file = judged(f"casos: [{{caso: Chove., pergunta: molha, ceu: chuva, espera: '{long}'}}]")

    ((_, message, _),) = told_of(file)
    assert message == f"molha has no answer {'9' * 40}…"


def test_a_fault_of_ours_in_one_case_keeps_no_other_from_being_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    made = given.situations

    def faulty(book: Book, written: dict[str, Any]) -> dict[str, Situation]:
        if written["caso"] == "Chove.":
            raise ZeroDivisionError
        return made(book, written)

    monkeypatch.setattr(scenario, "situations", faulty)
    file = judged("""
        casos:
          - {caso: Chove., pergunta: molha, ceu: chuva}
          - {caso: Faz sol., pergunta: molha, ceu: sol}
    """)

    assert [case.title for case in file.cases] == ["Faz sol."]
    assert file.findings == ()
    assert [(fault.title, fault.place.line, type(fault.error)) for fault in file.faults] == [
        ("Chove.", 4, ZeroDivisionError)
    ]


def of_zarcovi(text: str) -> scenario.File:
    return scenario.judge(
        "livro: zarcovi\n" + textwrap.dedent(text), "c.yaml", shelf.book, shelf.books(), Committee(), shelf.logs
    )


def test_combinations_of_two_lists_that_would_be_called_alike_are_refused() -> None:
    file = of_zarcovi("""
        casos:
          - caso: Dois passageiros e dois golpes.
            pergunta: passageiro_escapa
            passageiros: [{nome: b / c}, {nome: c}]
            ataques: [{nome: a}, {nome: a / b}]
    """)

    assert told_of(file) == [
        (7, "“a” + “b / c” and “a / b” + “c” are both called a / b / c", "give them a `nome` without a slash")
    ]


def test_lists_that_make_too_many_combinations_are_refused() -> None:
    many = ", ".join(f"{{nome: n{place}}}" for place in range(40))
    file = of_zarcovi(f"casos: [{{caso: A, pergunta: passageiro_escapa, passageiros: [{many}], ataques: [{many}]}}]")

    assert told_of(file) == [
        (2, "the lists of this case make 1600 combinations", "split it into cases of at most 1000")
    ]


def test_the_sound_cases_among_many_with_a_slip_are_found() -> None:
    cases = "\n".join(
        f"  - {{caso: c{place}, pergunta: molha, {'cel' if place % 3 else 'ceu'}: sol}}" for place in range(30)
    )
    file = judged("casos:\n" + cases)

    assert [case.title for case in file.cases] == [f"c{place}" for place in range(0, 30, 3)]
    assert len(file.findings) == 20

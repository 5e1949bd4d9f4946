"""Scenario files: each case is settled, each expectation is checked, and what is wrong is said at its place."""

from __future__ import annotations

import textwrap

from tests.core.toy import toy
from tests.judge.table import BOOK, judged
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.judge import scenario
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

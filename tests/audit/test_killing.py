"""Which scenarios kill mutants: their own expectations decide, and nothing that might kill is passed over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from tests.core.toy import CHEGA, toy
from zarcovi_rules.audit.mutation.attempts import Attempt, of_cases, of_features, tagged, under
from zarcovi_rules.audit.mutation.killing import Killing, killing
from zarcovi_rules.audit.mutation.mutants import Mutant, mutants
from zarcovi_rules.core.book import Book
from zarcovi_rules.verify.features import read
from zarcovi_rules.verify.rules import catalogue, rule_steps

HEAD = "# language: pt\n@toy\nFuncionalidade: Guarda-chuvas\n"
RAIN = """
  @R-2:base
  Cenário: Chove
    Dado que se sabe que it rains
    E que se sabe que no wind blows
    Quando perguntam ao juiz: does water reach you?
    Então a resposta é: chega
    E decide R-2
"""
WET = """
  @R-2:base
  Cenário: Molha-se
    Dado que se sabe que it rains
    E que se sabe que no wind blows
    Quando perguntam ao juiz: do you get wet?
    Então a resposta é: sim
    E decide R-2
"""
UMBRELLA = """
  @R-3:base
  Cenário: Chove, com guarda-chuva
    Dado que se sabe que it rains
    E que se sabe que no wind blows
    E que se sabe que it is open
    Quando perguntam ao juiz: does water reach you?
    Então a resposta é: nao_chega
    E R-2 é vencida por R-3
"""
CHARMED = """
  @R-2:desafio-encantado
  Cenário: Encantado
    Dado que se sabe que it rains
    E que se sabe que no wind blows
    E a legenda diz que resiste a tudo
    Quando perguntam ao juiz: does water reach you?
    Então a resposta é: chega
    E o juiz ignora que resiste a tudo
"""
UNKNOWN = """
  @R-3:base
  Cenário: Ninguém sabe se venta
    Dado que se sabe que it rains
    E que se sabe que it is open
    Quando perguntam ao juiz: does water reach you?
    Então a resposta é: depende
    E falta saber: wind?
"""
HAIL = """
  @AMB-1:B
  Cenário: Granizo como chuva
    Dado que o comitê adota a leitura B de AMB-1
    E que se sabe que it hails
    E que se sabe que the wind blows
    Quando perguntam ao juiz: does water reach you?
    Então a resposta é: chega
    E a resposta depende da leitura AMB-1
"""
SUN = """
  @R-1:base
  Cenário: Faz sol, e ninguém pergunta do vento
    Dado que se sabe que the sun shines
    Quando perguntam ao juiz: does water reach you?
    Então a resposta é: nao_chega
"""
FALSE = RAIN.replace("chega\n", "nao_chega\n").replace("Chove", "Engano")
EVERY = (RAIN, WET, UMBRELLA, CHARMED, UNKNOWN, HAIL, SUN)


def attempts(book: Book, *scenarios: str) -> Sequence[Attempt]:
    loaded = read("toy.feature", HEAD + "".join(scenarios))
    assert not loaded.errors
    return of_features(rule_steps(book), loaded.scenarios, book, catalogue(book))


def tried(*scenarios: str, jobs: int = 1) -> Killing:
    book = toy()
    return killing(book, list(mutants(book)), attempts(book, *scenarios), jobs=jobs)


def fates(found: Killing) -> dict[str, str]:
    return {one.mutant.id: "" if one.killer is None else one.killer.name for one in found.tried}


def test_a_ruling_that_no_scenario_tells_of_survives_and_one_that_is_told_of_dies() -> None:
    found = fates(tried(RAIN))

    assert found["R-2/caso"] == "Chove"
    assert found["R-1/caso"] == ""


def test_an_answer_that_changes_without_an_expectation_that_looks_kills_nothing() -> None:
    only_citation = RAIN.replace("    Então a resposta é: chega\n    E decide R-2\n", "    Então decide R-2\n")

    assert fates(tried(only_citation))["R-2/responde/nao_chega"] == ""
    assert fates(tried(RAIN))["R-2/responde/nao_chega"] == "Chove"


@pytest.mark.parametrize(
    ("scenario", "mutant"),
    [
        (WET, "R-2/caso"),
        (WET, "molha~chega/elo"),
        (UMBRELLA, "R-3/vence/R-2"),
        (CHARMED, "R-2/desafio/encantado"),
        (UNKNOWN, "R-4/alarga/5"),
        (SUN, "R-4/alarga/1"),
        (HAIL, "R-2:granizo/caso"),
        (HAIL, "R-2:granizo/alarga/5"),
    ],
    ids=lambda part: part.split("\n")[2].strip() if "\n" in part else part,
)
def test_whatever_an_expectation_looks_at_may_kill(scenario: str, mutant: str) -> None:
    assert fates(tried(scenario))[mutant] != ""


def test_nothing_that_might_kill_is_passed_over() -> None:
    book = toy()
    every = attempts(book, *EVERY)
    found = killing(book, list(mutants(book)), every)

    def mutated(mutant: Mutant, readings: tuple[tuple[str, str], ...]) -> Book:
        return mutant.of_book(under(book)(readings))

    for one in found.tried:
        killers = {attempt for attempt in every if not attempt.passes(partial(mutated, one.mutant))}
        assert (one.killer in killers) if killers else (one.killer is None), one.mutant.id


def test_what_touches_no_situation_runs_nothing_again() -> None:
    sun = next(one for one in tried(RAIN).tried if one.mutant.id == "R-1/caso")

    assert (sun.changed, sun.replayed) == (0, 0)


def test_survivors_come_with_the_layer_of_the_book_and_their_own() -> None:
    found = tried(RAIN)
    survivor = next(survivor for survivor in found.survivors if survivor.mutant.id == "R-1/caso")
    ((own, changed),) = survivor.layers

    assert own is found.book.layers[CHEGA]
    assert [node.id for node in changed.nodes] == [node.id for node in own.nodes]


def test_several_processes_come_to_the_same() -> None:
    assert fates(tried(*EVERY, jobs=2)) == fates(tried(*EVERY))


def test_a_scenario_that_fails_with_the_book_kills_nothing() -> None:
    found = tried(FALSE)

    assert [attempt.name for attempt in found.failing] == ["Engano"]
    assert set(fates(found).values()) == {""}


CASES = """
livro: toy
casos:
  - caso: Chove
    pergunta: molha
    ceu: chuva
    vento: nao
    espera: sim
    decidida_por: [R-2]
  - caso: Ninguém espera nada
    pergunta: molha
    ceu: sol
"""


def test_judged_cases_kill_too() -> None:
    book = toy()
    cases = list(of_cases(CASES, "casos.yaml", book))
    found = fates(killing(book, list(mutants(book)), cases))

    assert [case.name for case in cases] == ["Chove"]
    assert found["R-2/caso"] == found["molha~chega/elo"] == "Chove"
    assert found["R-1/caso"] == ""


def test_a_text_with_mistakes_has_no_cases() -> None:
    assert list(of_cases("livro: [", "casos.yaml", toy())) == []


def test_ids_are_ranked_as_tags_cite_them() -> None:
    assert [tagged(id_) for id_ in ("R-1", "R-1:so", "R-1!furado")] == [
        ("R-1", "base"),
        ("R-1", "so"),
        ("R-1", "salvo-furado"),
    ]

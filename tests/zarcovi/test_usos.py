"""Uses and complementary abilities: every case, reading and gap, asked as a judge would, and the arithmetic's laws."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, ask, decided, table
from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Committee
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import salvo_id
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

LEFT, REACHES, MAY_USE = "usos_restantes", "alteracao_alcanca_a_habilidade", "uso_da_habilidade"
QUESTIONS = (
    "habilidade_complementar",
    "usos_se_contam",
    REACHES,
    MAY_USE,
    "consequencia_do_uso_a_mais",
    LEFT,
    "erros_custam_a_luta",
)
USA: Given = {"usos.evento": "usar"}
OUTRA_BATALHA: Given = {"usos.evento": "nova_batalha"}
FORA: Given = {"habilidade.utilizavel": "nao"}
SEM_USOS: Given = {"usos.escritos": "nao"}
COMPLEMENTAR: Given = {"habilidade.completa": "outra"}
MANY = settings(max_examples=60, derandomize=True)
NUMBERS = st.integers(min_value=0, max_value=20)
AMOUNTS = st.integers(min_value=1, max_value=20)


def has(uses: int) -> Given:
    return {"usos.antes": uses}


def loses(uses: int, *clauses: str) -> Given:
    return altered("diminuir", uses, *clauses)


def gains(uses: int, *clauses: str) -> Given:
    return altered("aumentar", uses, *clauses)


def altered(event: str, uses: int, *clauses: str) -> Given:
    return {"usos.evento": event, "usos.variacao": uses} | {f"usos.{clause}": "sim" for clause in clauses}


@cache
def plan(piso: str = "A") -> Plan:
    rules = table(AMB_46_piso=piso)
    return Plan(rules, rules.questions[LEFT])


def left(*given: Given, piso: str = "A") -> Any:
    stated = {name: value for part in given for name, value in part.items()}
    return plan(piso).ask(situation(plan(piso).book, stated)).answer


# What a use and an alteration do.


def test_a_third_use_of_an_ability_of_two_is_refused() -> None:
    uses, answers = 2, []
    for _ in range(3):
        answers.append(ask(MAY_USE, has(uses)).answer)
        uses = left(has(uses), USA)

    assert (answers, uses) == (["pode", "pode", "recusado"], 0)


@pytest.mark.parametrize(("event", "after"), [(loses(1), 2), (gains(1), 4)])
@pytest.mark.parametrize("reach", [{}, FORA, {"habilidade.utilizavel": "sim"}])
def test_what_cannot_be_made_use_of_is_altered_like_all_else(event: Given, after: int, reach: Given) -> None:
    assert left(has(3), event, reach) == after


@pytest.mark.parametrize(
    ("event", "clause"), [(loses, "perda_so_das_utilizaveis"), (gains, "aumento_so_das_utilizaveis")]
)
def test_a_legend_may_spare_what_cannot_be_made_use_of(event: Any, clause: str) -> None:
    given = has(3) | event(1, clause)

    assert left(given, FORA) == 3
    assert left(given, {"habilidade.utilizavel": "sim"}) == left(has(3), event(1))
    assert ask(LEFT, given).proof.depends_on == ("habilidade.utilizavel",)


@pytest.mark.parametrize("event", [loses(1), gains(1)])
@pytest.mark.parametrize("completes", ["modo", "doujutsu", "outra"])
def test_a_complementary_ability_is_not_altered(event: Given, completes: str) -> None:
    verdict = ask(LEFT, has(2), event, {"habilidade.completa": completes})

    assert verdict.answer == 2
    assert {"XUSO-3", "COMP-2"} <= set(decided(verdict))


@pytest.mark.parametrize("gone", ["XUSO-3", "COMP-2"])
def test_the_ruling_written_twice_is_lost_only_with_both(gone: str) -> None:
    given = has(2) | loses(1) | COMPLEMENTAR
    other = {"XUSO-3", "COMP-2"} - {gone}

    assert ask(LEFT, given, rules=book().without(gone)).answer == 2
    assert ask(LEFT, given, rules=book().without(gone).without(other.pop())).answer == 1


@pytest.mark.parametrize(
    ("given", "names"),
    [
        (loses(1), ("usos.antes",)),
        (has(3) | {"usos.evento": "diminuir"}, ("usos.variacao",)),
        (USA, ("usos.antes",)),
        (has(3) | OUTRA_BATALHA, ("usos.na_legenda",)),
    ],
)
def test_a_missing_number_is_asked_for(given: Given, names: tuple[str, ...]) -> None:
    verdict = ask(LEFT, given)
    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, names)


# The laws of the arithmetic.


@MANY
@examples(NUMBERS, AMOUNTS, st.sampled_from(["A", "B"]))
def test_no_loss_leaves_less_than_nothing_nor_more_than_before(before: int, lost: int, piso: str) -> None:
    assert min(before, {"A": 0, "B": 1}[piso]) <= left(has(before), loses(lost), piso=piso) <= before


@MANY
@examples(NUMBERS, AMOUNTS)
def test_a_loss_takes_back_what_an_increase_gave(before: int, amount: int) -> None:
    assert left(has(left(has(before), gains(amount))), loses(amount)) == before


@MANY
@examples(NUMBERS, AMOUNTS, AMOUNTS)
def test_two_losses_are_one_of_their_sum(before: int, one: int, other: int) -> None:
    assert left(has(left(has(before), loses(one))), loses(other)) == left(has(before), loses(one + other))


@MANY
@examples(NUMBERS)
def test_a_use_is_granted_exactly_when_it_spends_something(before: int) -> None:
    assert (ask(MAY_USE, has(before)).answer == "pode") == (left(has(before), USA) < before)


# Readings.


@pytest.mark.parametrize("event", [USA, loses(1), gains(2), OUTRA_BATALHA])
def test_an_ability_without_written_uses_is_exempt(event: Given) -> None:
    verdict = ask(LEFT, SEM_USOS, event, has(3), {"usos.na_legenda": 3})

    assert verdict.answer == "sem_contagem"
    assert "XUSO-0:isenta" in decided(verdict)
    assert verdict.readings == ("AMB-46-isencao",)


def test_where_none_is_exempt_the_table_says_how_many_uses_it_has() -> None:
    rules = table(AMB_46_isencao="B")

    assert ask(LEFT, SEM_USOS, loses(1), has(3), rules=rules).answer == 2
    assert ask(LEFT, SEM_USOS, loses(1), rules=rules).proof.depends_on == ("usos.antes",)


@pytest.mark.parametrize(("before", "lost", "a", "b"), [(1, 1, 0, 1), (3, 2, 1, 1), (3, 5, 0, 1), (0, 1, 0, 0)])
def test_how_far_down_a_loss_goes_is_a_reading(before: int, lost: int, a: int, b: int) -> None:
    assert [left(has(before), loses(lost), piso=option) for option in ("A", "B")] == [a, b]


# Each part decides.

_PERDE = has(3) | loses(1)
_GANHA = has(3) | gains(1)
WITNESSES: dict[str, tuple[str, Given, dict[str, str]]] = {
    "XUSO-0": ("usos_se_contam", {}, {}),
    "XUSO-0:isenta": ("usos_se_contam", SEM_USOS, {}),
    "XUSO-0:todas": ("usos_se_contam", SEM_USOS, {"AMB-46-isencao": "B"}),
    "XUSO-0:uso": (MAY_USE, has(1), {}),
    "XUSO-0:so": (MAY_USE, has(0), {}),
    "XUSO-0:gasta": (LEFT, has(1) | USA, {}),
    "XUSO-0:batalha": (LEFT, {"usos.na_legenda": 3} | OUTRA_BATALHA, {}),
    "XUSO-1": (LEFT, _PERDE | FORA, {}),
    "XUSO-1!perda_so_das_utilizaveis": (LEFT, has(3) | loses(1, "perda_so_das_utilizaveis") | FORA, {}),
    "XUSO-2": (LEFT, _GANHA | FORA, {}),
    "XUSO-2!aumento_so_das_utilizaveis": (LEFT, has(3) | gains(1, "aumento_so_das_utilizaveis") | FORA, {}),
    "XUSO-3": (LEFT, _PERDE | COMPLEMENTAR, {}),
    "COMP-0": ("habilidade_complementar", COMPLEMENTAR, {}),
    "COMP-0:principal": ("habilidade_complementar", {}, {}),
    **{
        f"COMP-EX{letter}{part}": (
            "habilidade_complementar",
            {"habilidade.especie": kind, "habilidade.completa": completes},
            {},
        )
        for letter, part, kind, completes in (
            ("a", "", "teleporte", "modo"),
            ("a", ":principal", "modo", "nenhuma"),
            ("b", "", "aumento_de_velocidade", "doujutsu"),
            ("b", ":principal", "doujutsu", "nenhuma"),
        )
    },
    "COMP-2": (LEFT, _GANHA | COMPLEMENTAR, {}),
}


def test_every_case_has_a_witness() -> None:
    cases = set()
    for ruling, case, id_ in book().cases():
        if ruling.id.startswith(("XUSO-", "COMP-")):
            cases |= {id_, *(salvo_id(ruling, case, salvo) for salvo in case.salvo)}
    assert cases == set(WITNESSES)


@pytest.mark.parametrize("case", WITNESSES)
def test_without_the_case_the_answer_or_what_decided_it_is_another(case: str) -> None:
    question, given, readings = WITNESSES[case]
    rules = book().under(Committee(readings=readings))
    with_it, without_it = ask(question, given, rules=rules), ask(question, given, rules=rules.without(case))

    assert case in decided(with_it)
    assert (without_it.answer, decided(without_it)) != (with_it.answer, decided(with_it))


@pytest.mark.parametrize("complement", [("teleporte", "modo"), ("aumento_de_velocidade", "doujutsu")])
def test_the_worked_cases_say_what_the_definition_says(complement: tuple[str, str]) -> None:
    kind, main = complement
    given = {"habilidade.especie": kind, "habilidade.completa": main}
    undefined = book().without("COMP-0").without("COMP-0:principal")

    assert ask("habilidade_complementar", given, rules=undefined).answer == "sim"
    assert ask("habilidade_complementar", given).answer == "sim"
    assert ask("habilidade_complementar", {"habilidade.especie": main}, rules=undefined).answer == "nao"


@pytest.mark.parametrize(("event", "altered_to"), [(loses, 1), (gains, 3)])
def test_a_clause_that_reaches_complementary_abilities_counts_only_where_legends_win(
    event: Any, altered_to: int
) -> None:
    given = has(2) | event(1, "alcanca_complementares") | COMPLEMENTAR
    verdict = ask(LEFT, given)

    assert verdict.answer == 2
    assert {id_ for _, id_ in verdict.collect("ignored")} == {"XUSO-3", "COMP-2"}
    assert ask(LEFT, given, rules=table(AMB_0="B")).answer == altered_to


# Where the book is silent.


@pytest.mark.parametrize(
    ("question", "given", "gap"),
    [
        ("consequencia_do_uso_a_mais", has(0), "GAP-12"),
        *[("erros_custam_a_luta", {"jogador.erros": erros}, "GAP-11") for erros in (1, 3, 100)],
    ],
)
def test_what_the_book_leaves_open(question: str, given: Given, gap: str) -> None:
    verdict = ask(question, given)

    assert (verdict.answer, verdict.proof.gaps) == (OMISSO, (gap,))
    assert ask(question, given, rules=book().without(gap)).proof.gaps == ()


def test_nothing_is_open_where_nothing_was_overdone() -> None:
    assert ask("consequencia_do_uso_a_mais", has(1)).answer == "nao_ha"
    assert ask("erros_custam_a_luta", {"jogador.erros": 0}).answer == "nao"


@pytest.mark.parametrize("name", QUESTIONS)
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(name: str) -> None:
    assert faults(name) == []

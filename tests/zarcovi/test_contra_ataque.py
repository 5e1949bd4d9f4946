"""Returning an attack: every ruling, reading, gap and clause of the chapter, asked as a judge would."""

from typing import Any

import pytest

from tests.zarcovi.asking import ask, decided, table
from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.questions.contra_ataque import COMBINACAO, rank_combinado
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.rulings import Look
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

UNI = {"ataque.escala": "unidirecional"}
DEVOLVE = {"defesa.devolve": "sim", "ataque.combavel": "sim", **UNI}
NAO_COMBAVEL = {"defesa.devolve": "sim", "ataque.combavel": "nao", **UNI}
REPELE = {"defesa.escolha": "apenas_repelir"}
QUESTIONS = (
    "devolucao_do_ataque",
    "rank_pesa_no_contra_ataque",
    "rank_em_vigor_da_defesa",
    "comparacao_de_ranks",
    "combinacao_de_ranks",
    "rank_do_contra_ataque",
    "quem_responde_ao_contra_ataque",
    "contra_ataque_pode_ser_devolvido",
    "contra_ataque_conserva_status",
    "contra_ataque_conserva_escala",
    "contra_ataque_conserva_natureza",
    "contra_ataque_pode_ser_absorvido",
    "contra_ataque_pode_ser_repelido",
)


def ranks(defence: int, attack: int, boosted: int | None = None) -> dict[str, Any]:
    given = {**DEVOLVE, "defesa.rank": defence, "ataque.rank": attack}
    return given if boosted is None else {**given, "defesa.aumentos": "um", "defesa.rank_aumentado": boosted}


def counter_rank(given: dict[str, Any], rules: Book | None = None) -> str | int:
    return ask("rank_do_contra_ataque", given, rules=rules).answer


# What the ability does.


def test_a_legend_that_returns_defends_and_counters() -> None:
    verdict = ask("devolucao_do_ataque", DEVOLVE)
    assert (verdict.answer, decided(verdict)) == ("defende_e_contra_ataca", ("DEV-1a", "MAN-0", "MAN-2"))


def test_a_silent_legend_returns_nothing() -> None:
    verdict = ask("devolucao_do_ataque", {"ataque.combavel": "sim"})
    assert (verdict.answer, decided(verdict)) == ("nao_devolve", ())


@pytest.mark.parametrize("attack", [DEVOLVE, NAO_COMBAVEL, {"defesa.devolve": "sim"}])
def test_repelling_only_serves_whether_or_not_the_attack_can_be_comboed(attack: dict[str, Any]) -> None:
    verdict = ask("devolucao_do_ataque", attack | REPELE)
    assert (verdict.answer, decided(verdict)) == ("apenas_repele", ("DEV-1b",))


def test_an_attack_that_cannot_be_comboed_is_not_returned() -> None:
    verdict = ask("devolucao_do_ataque", NAO_COMBAVEL)
    assert (verdict.answer, decided(verdict)) == ("nao_devolve", ("DEV-1b:so", "MAN-0", "MAN-2:so"))


def test_whether_it_returns_depends_on_whether_the_attack_can_be_comboed() -> None:
    verdict = ask("devolucao_do_ataque", {"defesa.devolve": "sim", **UNI})
    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("ataque.combavel",))


@pytest.mark.parametrize(
    ("attack", "answer", "by"),
    [(DEVOLVE, "defende_e_contra_ataca", "DEV-1a"), (NAO_COMBAVEL, "nao_devolve", "DEV-1b:so")],
)
def test_while_the_revision_does_not_bind_there_is_no_choice_to_only_repel(
    attack: dict[str, Any], answer: str, by: str
) -> None:
    verdict = ask("devolucao_do_ataque", attack | REPELE, rules=table(AMB_22="B"))
    assert (verdict.answer, decided(verdict)[0]) == (answer, by)
    assert ask("devolucao_do_ataque", attack | REPELE).readings == ("AMB-22",)


# Which rank is in force, and who is faster.


@pytest.mark.parametrize(
    ("boosts", "answer", "by"), [("nenhum", "legenda", ()), ("um", "aumentado", ("DEV-3",)), ("varios", OMISSO, ())]
)
def test_the_rank_in_force(boosts: str, answer: str, by: tuple[str, ...]) -> None:
    verdict = ask("rank_em_vigor_da_defesa", {"defesa.aumentos": boosts})
    assert (verdict.answer, decided(verdict)) == (answer, by)


def test_the_speed_rank_always_counts() -> None:
    verdict = ask("rank_pesa_no_contra_ataque", {})
    assert (verdict.answer, decided(verdict)) == ("sim", ("DEV-2",))


@pytest.mark.parametrize(("defence", "answer"), [(2, "mais_rapida"), (3, "igual"), (4, "mais_lenta")])
def test_a_lower_rank_is_faster(defence: int, answer: str) -> None:
    assert ask("comparacao_de_ranks", ranks(defence, 3)).answer == answer
    assert ask("comparacao_de_ranks", ranks(5, 3, boosted=defence)).answer == answer


@pytest.mark.parametrize(
    ("option", "answer"), [("A", "pela_tabela"), ("B", "um_mais_rapido"), ("C", "produto_pela_soma")]
)
def test_how_ranks_combine_is_a_reading(option: str, answer: str) -> None:
    assert ask("combinacao_de_ranks", {}, rules=table(AMB_17=option)).answer == answer


# The rank of the counter-attack.


@pytest.mark.parametrize(
    ("given", "rank", "by"),
    [
        (ranks(3, 3), 2, {"DEV-2a", "DEV-2", "DEV-1a"}),
        (ranks(2, 5), 2, {"DEV-2b", "DEV-2", "DEV-1a"}),
        (ranks(3, 5, boosted=2), 2, {"DEV-2b", "DEV-3", "DEV-2", "DEV-1a"}),
        (ranks(4, 3, boosted=3), 2, {"DEV-2a", "DEV-3", "DEV-2", "DEV-1a"}),
    ],
)
def test_the_rank_of_the_counter(given: dict[str, Any], rank: int, by: set[str]) -> None:
    verdict = ask("rank_do_contra_ataque", given)
    assert (verdict.answer, set(decided(verdict))) == (rank, by | {"MAN-0", "MAN-2"})
    assert not verdict.readings


def test_a_boost_may_gain_nothing_and_the_tie_may_return_faster() -> None:
    """As written: 3 against 3 returns at 2 by combining, 3 sped up to 2 returns at 2 by being faster."""
    assert counter_rank(ranks(3, 3)) == counter_rank(ranks(3, 3, boosted=2)) == 2
    by_one_more = table(AMB_17="B")
    assert counter_rank(ranks(2, 2), by_one_more) == 1
    assert counter_rank(ranks(2, 3), by_one_more) == 2


@pytest.mark.parametrize("given", [{}, NAO_COMBAVEL, DEVOLVE | REPELE])
def test_without_a_counter_there_is_no_rank(given: dict[str, Any]) -> None:
    assert counter_rank({"ataque.combavel": "sim", "defesa.rank": 3, "ataque.rank": 3, **given}) == "nao_ha"


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ({"ataque.rank": 3}, ("defesa.rank",)),
        ({"defesa.rank": 3}, ("ataque.rank",)),
        ({"defesa.rank": 3, "ataque.rank": 5, "defesa.aumentos": "um"}, ("defesa.rank_aumentado",)),
    ],
)
def test_a_missing_rank_is_asked_for(given: dict[str, Any], names: tuple[str, ...]) -> None:
    verdict = ask("rank_do_contra_ataque", DEVOLVE | given)
    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, names)


@pytest.mark.parametrize(
    ("option", "rank", "combined"),
    [
        *[("A", 3, 2)],
        *[("B", rank, combined) for rank, combined in ((1, 1), (2, 1), (3, 2), (5, 4))],
        *[("C", rank, combined) for rank, combined in ((1, 1), (2, 1), (3, 2), (5, 3))],
    ],
)
def test_equal_ranks_combine_by_the_reading(option: str, rank: int, combined: int) -> None:
    assert counter_rank(ranks(rank, rank), table(AMB_17=option)) == combined


@pytest.mark.parametrize(("how", "combined"), [("pela_tabela", None), ("um_mais_rapido", 1), ("produto_pela_soma", 2)])
def test_unequal_ranks_combine_either_way_round(how: str, combined: int | None) -> None:
    look = Look(figures=book().figures, numbers={}, answers={COMBINACAO: how})
    assert rank_combinado(look, 2, 5) == rank_combinado(look, 5, 2) == combined


def test_a_committee_with_the_guide_fills_the_table() -> None:
    rules = book().under(Committee(figures={"combinacao_de_ranks": {"3+3": 2, "2+2": 1, "1+1": 1}}))
    assert [counter_rank(ranks(rank, rank), rules) for rank in (1, 2, 3, 4)] == [1, 1, 2, OMISSO]


# Where the book is silent.


@pytest.mark.parametrize(
    ("given", "gap"),
    [
        (ranks(4, 4), "GAP-1"),
        (ranks(3, 2, boosted=2), "GAP-1"),
        (ranks(1, 1), "GAP-2"),
        (ranks(4, 3), "GAP-3"),
        (ranks(5, 3, boosted=4), "GAP-3"),
        (DEVOLVE | {"defesa.rank": 2, "ataque.rank": 5, "defesa.aumentos": "varios"}, "GAP-33"),
        (DEVOLVE | {"defesa.rank": 3, "ataque.rank": 3, "defesa.aumentos": "varios"}, "GAP-33"),
    ],
)
def test_the_rank_is_silent(given: dict[str, Any], gap: str) -> None:
    verdict = ask("rank_do_contra_ataque", given)
    assert (verdict.answer, verdict.proof.collect("gaps")) == (OMISSO, (gap,))


@pytest.mark.parametrize(
    ("question", "gap"),
    [(name, "GAP-44") for name in QUESTIONS[6:8]] + [(name, "GAP-45") for name in QUESTIONS[8:]],
)
def test_what_follows_from_a_counter_is_silent(question: str, gap: str) -> None:
    verdict = ask(question, DEVOLVE)
    assert (verdict.answer, verdict.proof.collect("gaps")) == (OMISSO, (gap,))
    assert ask(question, DEVOLVE | REPELE).answer == "nao_ha"


def test_a_gap_of_the_table_depends_on_the_reading() -> None:
    assert ask("rank_do_contra_ataque", ranks(4, 4)).readings == ("AMB-17",)


# Clauses against absolute rulings: ignored, unless the table lets legends lift them.


@pytest.mark.parametrize(
    ("question", "given", "clause", "ruling", "ignored", "lifted"),
    [
        (
            "devolucao_do_ataque",
            NAO_COMBAVEL,
            "defesa.devolve_nao_combavel",
            "DEV-1b:so",
            "nao_devolve",
            "defende_e_contra_ataca",
        ),
        (
            "devolucao_do_ataque",
            NAO_COMBAVEL | REPELE,
            "ataque.so_repelido_se_combavel",
            "DEV-1b",
            "apenas_repele",
            "nao_devolve",
        ),
        ("rank_do_contra_ataque", ranks(3, 3), "defesa.contra_ataque_ignora_rank", "DEV-2", 2, "sem_rank"),
        ("rank_do_contra_ataque", ranks(3, 3), "defesa.devolve_no_rank_do_ataque", "DEV-2a", 2, 3),
        ("rank_do_contra_ataque", ranks(2, 5), "defesa.devolve_no_rank_do_ataque", "DEV-2b", 2, 5),
        ("rank_do_contra_ataque", ranks(4, 5, boosted=2), "defesa.aumento_nao_vale_ao_devolver", "DEV-3", 2, 4),
    ],
)
def test_a_clause_against_an_absolute_ruling(
    question: str, given: dict[str, Any], clause: str, ruling: str, ignored: str | int, lifted: str | int
) -> None:
    given = given | {clause: "sim"}
    verdict = ask(question, given)
    assert verdict.answer == ignored
    assert (clause, ruling) in [(said.name, by) for said, by in verdict.proof.collect("ignored")]
    assert ask(question, given, rules=table(AMB_0="B")).answer == lifted


def test_a_clause_about_attacks_that_cannot_be_comboed_says_nothing_of_others() -> None:
    given = DEVOLVE | REPELE | {"ataque.so_repelido_se_combavel": "sim"}
    assert ask("devolucao_do_ataque", given, rules=table(AMB_0="B")).answer == "apenas_repele"


# Each part decides.


@pytest.mark.parametrize(
    ("part", "question", "given"),
    [
        ("DEV-1a", "devolucao_do_ataque", DEVOLVE),
        ("DEV-1b", "devolucao_do_ataque", DEVOLVE | REPELE),
        ("DEV-1b:so", "devolucao_do_ataque", NAO_COMBAVEL),
        ("DEV-2", "rank_pesa_no_contra_ataque", {}),
        ("DEV-2", "rank_do_contra_ataque", ranks(3, 3)),
        ("DEV-2a", "rank_do_contra_ataque", ranks(3, 3)),
        ("DEV-2b", "rank_do_contra_ataque", ranks(2, 5)),
        ("DEV-3", "rank_do_contra_ataque", ranks(3, 5, boosted=2)),
    ],
)
def test_each_case_decides(part: str, question: str, given: dict[str, Any]) -> None:
    with_it, without = ask(question, given), ask(question, given, rules=book().without(part))
    assert part in decided(with_it)
    assert (without.answer, decided(without)) != (with_it.answer, decided(with_it))


@pytest.mark.parametrize(
    ("part", "question", "given"),
    [
        ("DEV-1b!so_repelido_se_combavel", "devolucao_do_ataque", NAO_COMBAVEL | REPELE),
        ("DEV-1b:so!devolve_nao_combavel", "devolucao_do_ataque", NAO_COMBAVEL),
        ("DEV-2!contra_ataque_ignora_rank", "rank_do_contra_ataque", ranks(3, 3)),
        ("DEV-2a!devolve_no_rank_do_ataque", "rank_do_contra_ataque", ranks(3, 3)),
        ("DEV-2b!devolve_no_rank_do_ataque", "rank_do_contra_ataque", ranks(2, 5)),
        ("DEV-3!aumento_nao_vale_ao_devolver", "rank_do_contra_ataque", ranks(4, 5, boosted=2)),
    ],
)
def test_each_challenge_lifts_under_the_other_reading(part: str, question: str, given: dict[str, Any]) -> None:
    rules = table(AMB_0="B")
    short = part.partition("!")[2]
    clause = next(name for name in rules.facts if name.endswith(f".{short}"))
    given = given | {clause: "sim"}
    assert ask(question, given, rules=rules).answer != ask(question, given, rules=rules.without(part)).answer


@pytest.mark.parametrize(
    ("gap", "question", "given"),
    [
        ("GAP-1", "rank_do_contra_ataque", ranks(4, 4)),
        ("GAP-2", "rank_do_contra_ataque", ranks(1, 1)),
        ("GAP-3", "rank_do_contra_ataque", ranks(4, 3)),
        ("GAP-33", "rank_em_vigor_da_defesa", {"defesa.aumentos": "varios"}),
        ("GAP-44", "quem_responde_ao_contra_ataque", DEVOLVE),
        ("GAP-45", "contra_ataque_conserva_status", DEVOLVE),
    ],
)
def test_each_gap_is_cited(gap: str, question: str, given: dict[str, Any]) -> None:
    assert ask(question, given).proof.collect("gaps") == (gap,)
    assert ask(question, given, rules=book().without(gap)).proof.collect("gaps") == ()


# What a case may not state.


@pytest.mark.parametrize(
    "given",
    [
        {"defesa.rank": 3, "defesa.rank_aumentado": 2},
        {"defesa.rank": 3, "defesa.rank_aumentado": 3, "defesa.aumentos": "um"},
        {"defesa.rank": 3, "defesa.rank_aumentado": 4, "defesa.aumentos": "um"},
    ],
)
def test_an_increase_that_cannot_be_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(RulesError, match=r"defesa\.rank = 3, defesa\.rank_aumentado = "):
        situation(book(), DEVOLVE | given)


@pytest.mark.parametrize("name", QUESTIONS)
def test_no_situation_conflicts_or_is_silent_without_a_gap(name: str) -> None:
    assert faults(name, "manipulacao_do_ataque", "ataque_combavel") == []

"""Extensions: what of their user's effects they share, and what the book leaves open."""

from itertools import product
from typing import Any

import pytest

from tests.zarcovi.asking import ask, decided, table
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import DEPENDE, OMISSO, Verdict
from zarcovi_rules.core.vocabulary import Fact, Reading

EM_CAMPO, FORA = {"extensao.em_campo": "sim"}, {"extensao.em_campo": "nao"}
MESMO_FORA = {"extensao.intangivel_mesmo_fora": "sim"}
SO_O_USUARIO = {"extensao.intangivel_so_o_usuario": "sim"}
SALVOS = {
    "regeneracao": "extensao.regenera_junto",
    "ressurreicao": "extensao.ressuscita_junto",
    "drible_de_morte": "extensao.dribla_a_morte_junto",
}
OPEN = {
    "efeito_na_extensao_passa_ao_usuario": "GAP-25",
    "extensao_age_por_si": "GAP-25",
    "intangibilidade_evita_o_ataque": "GAP-26",
}


# Effects that save the user.


@pytest.mark.parametrize("effect", SALVOS)
def test_what_saves_the_user_does_not_save_the_extension(effect: str) -> None:
    verdict = ask("efeito_se_estende_a_extensao", {"usuario.efeito": effect})
    assert (verdict.answer, decided(verdict)) == ("nao", ("EXT-2",))


@pytest.mark.parametrize("effect", SALVOS)
@pytest.mark.parametrize("said", SALVOS)
def test_a_legend_extends_the_effect_that_it_names_and_no_other(effect: str, said: str) -> None:
    verdict = ask("efeito_se_estende_a_extensao", {"usuario.efeito": effect, SALVOS[said]: "sim"})
    short = SALVOS[said].partition(".")[2]
    assert (verdict.answer, decided(verdict)) == (
        ("sim", (f"EXT-2!{short}",)) if effect == said else ("nao", ("EXT-2",))
    )


# Intangibility.


def test_an_extension_in_the_field_turns_intangible_unasked() -> None:
    verdict = ask("extensao_fica_intangivel", EM_CAMPO)
    assert (verdict.answer, decided(verdict)) == ("sim", ("EXT-3a",))


def test_a_legend_may_keep_intangibility_to_the_user() -> None:
    verdict = ask("extensao_fica_intangivel", EM_CAMPO | SO_O_USUARIO)
    assert (verdict.answer, decided(verdict)) == ("nao", ("EXT-3a!intangivel_so_o_usuario",))


@pytest.mark.parametrize("option", ["A", "B"])
def test_an_absent_extension_does_not_turn_intangible(option: str) -> None:
    verdict = ask("extensao_fica_intangivel", FORA, rules=table(AMB_36=option))
    assert (verdict.answer, decided(verdict)) == ("nao", ("EXT-3b",))


def test_the_extension_must_be_known_to_be_in_the_field() -> None:
    verdict = ask("extensao_fica_intangivel", {})
    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("extensao.em_campo",))


def test_a_legend_does_not_waive_the_presence() -> None:
    verdict = ask("extensao_fica_intangivel", FORA | MESMO_FORA)
    assert (verdict.answer, decided(verdict), set(verdict.readings)) == ("nao", ("EXT-3b",), {"AMB-0", "AMB-36"})
    assert [(said.name, by) for said, by in verdict.proof.ignored] == [("extensao.intangivel_mesmo_fora", "EXT-3b")]


def test_a_legend_waives_the_presence_if_its_exception_covers_it() -> None:
    verdict = ask("extensao_fica_intangivel", FORA | MESMO_FORA, rules=table(AMB_36="A"))
    assert (verdict.answer, decided(verdict), verdict.readings) == ("sim", ("EXT-3b:dispensada",), ("AMB-36",))
    assert not verdict.proof.ignored


def test_a_legend_waives_the_presence_where_legends_lift_even_absolute_rulings() -> None:
    verdict = ask("extensao_fica_intangivel", FORA | MESMO_FORA, rules=table(AMB_0="B"))
    assert (verdict.answer, decided(verdict)) == ("sim", ("EXT-3b!intangivel_mesmo_fora",))


def test_a_legend_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(RulesError, match="intangivel_mesmo_fora"):
        situation(book(), EM_CAMPO | SO_O_USUARIO | MESMO_FORA)


# Each part decides.


@pytest.mark.parametrize(
    ("part", "question", "given", "rules"),
    [
        ("EXT-2", "efeito_se_estende_a_extensao", {"usuario.efeito": "regeneracao"}, book()),
        *[
            (
                f"EXT-2!{clause.partition('.')[2]}",
                "efeito_se_estende_a_extensao",
                {"usuario.efeito": effect, clause: "sim"},
                book(),
            )
            for effect, clause in SALVOS.items()
        ],
        ("EXT-3a", "extensao_fica_intangivel", EM_CAMPO, book()),
        ("EXT-3a!intangivel_so_o_usuario", "extensao_fica_intangivel", EM_CAMPO | SO_O_USUARIO, book()),
        ("EXT-3b", "extensao_fica_intangivel", FORA, book()),
        ("EXT-3b:dispensada", "extensao_fica_intangivel", FORA | MESMO_FORA, table(AMB_36="A")),
        ("EXT-3b!intangivel_mesmo_fora", "extensao_fica_intangivel", FORA | MESMO_FORA, table(AMB_0="B")),
    ],
)
def test_each_case_decides(part: str, question: str, given: dict[str, Any], rules: Book) -> None:
    with_it, without = ask(question, given, rules=rules), ask(question, given, rules=rules.without(part))
    assert part in decided(with_it)
    assert without.answer != with_it.answer


# Where the book is silent.


@pytest.mark.parametrize(("question", "gap"), OPEN.items())
def test_what_the_book_leaves_open(question: str, gap: str) -> None:
    verdict = ask(question, {"ataque.escala": "global", "ataque.status": "supremo", "ataque.efeito": "paralisia"})
    assert (verdict.answer, verdict.proof.gaps) == (OMISSO, (gap,))
    assert ask(question, {}, rules=book().without(gap)).proof.gaps == ()


@pytest.mark.parametrize("name", ["efeito_se_estende_a_extensao", "extensao_fica_intangivel", *OPEN])
def test_no_situation_conflicts_or_is_silent_without_a_gap(name: str) -> None:
    question = book().questions[name]
    expected = set(question.values) if name not in OPEN else {OMISSO}
    assert {verdict.answer for verdict in everything(question)} == expected
    assert all(verdict.proof.gaps for verdict in everything(question) if verdict.answer == OMISSO)


def everything(question: Question) -> list[Verdict]:
    """The verdicts over every value of every fact and reading."""
    variables = Plan(book(), question).variables
    facts = [variable for variable in variables if isinstance(variable, Fact)]
    readings = [variable for variable in variables if isinstance(variable, Reading)]
    verdicts = []
    for options in product(*(reading.domain for reading in readings)):
        rules = book().under(Committee(readings={r.name: option for r, option in zip(readings, options, strict=True)}))
        plan = Plan(rules, question)
        for values in product(*(fact.domain for fact in facts)):
            try:
                made = situation(rules, {fact.name: value for fact, value in zip(facts, values, strict=True)})
            except RulesError:
                continue
            verdicts.append(plan.ask(made))
    return verdicts

"""Defaults, exceptions and overrides: what withdraws a ruling, what defeats it, and what comes back to life."""

from __future__ import annotations

import pytest

from tests.core.asking import ask
from tests.core.small import small_fact, small_question, small_ruling
from tests.core.toy import ABERTO, AMB_1, CEU, CHEGA, ENCANTADO, FURADO, PARTS, VENTO, toy
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.verdict import CONFLITO, OMISSO
from zarcovi_rules.core.vocabulary import Carrier, clause

RAIN: Given = {CEU.name: "chuva", ABERTO.name: True, VENTO.name: False}
PIERCES = clause("c.fura", Carrier.ITEM, "fura", "it pierces")
F = small_fact("f", 3, absent="a")
Q = small_question("q", 3)


def settled(*rulings: Ruling, **given: str) -> tuple[str, tuple[str, ...]]:
    """The answer to q when the clause c.fura is said, and who decided."""
    proof = ask(Book.of("small", [F, Q, PIERCES, *rulings]), Q, {"c.fura": "sim", **given}).proof
    return proof.answer, tuple(sorted(proof.decided))


def says(id_: str, answer: str, *overrides: str, salvo: tuple[Salvo, ...] = ()) -> Ruling:
    return small_ruling(id_, Case(question=Q, when=ALWAYS, then=answer, overrides=overrides, salvo=salvo))


WITHDRAWN = (Salvo(clause=PIERCES),)


def test_an_override_defeats_the_general_ruling() -> None:
    assert ask(toy(), CHEGA, RAIN).proof.decided == ("R-3",)


def test_a_withdrawn_ruling_leaves_its_victims_alive() -> None:
    assert ask(toy(), CHEGA, {**RAIN, FURADO.name: True}).proof.decided == ("R-2",)


def test_a_defeated_ruling_defeats_nothing() -> None:
    proof = ask(toy(), CHEGA, {**RAIN, VENTO.name: True}).proof

    assert (proof.answer, set(proof.decided)) == ("chega", {"R-2", "R-4"})


def test_a_chain_of_overrides_alternates() -> None:
    chain = [says("R-1", "a"), says("R-2", "b", "R-1"), says("R-3", "a", "R-2"), says("R-4", "b", "R-3")]

    assert settled(*chain[:1]) == ("a", ("R-1",))
    assert settled(*chain[:2]) == ("b", ("R-2",))
    assert settled(*chain[:3]) == ("a", ("R-1", "R-3"))
    assert settled(*chain) == ("b", ("R-2", "R-4"))


def test_two_undefeated_answers_are_a_conflict_of_all_who_give_them() -> None:
    assert settled(says("R-1", "a"), says("R-2", "b"), says("R-3", "b")) == (CONFLITO, ("R-1", "R-2", "R-3"))


def test_an_exception_without_an_answer_leaves_silence() -> None:
    assert settled(says("R-1", "a", salvo=WITHDRAWN)) == (OMISSO, ())


def test_an_exception_with_an_answer_answers_under_its_own_id() -> None:
    assert settled(says("R-1", "a", salvo=(Salvo(clause=PIERCES, then="b"),))) == ("b", ("R-1!fura",))


def test_an_exception_speaks_only_where_its_ruling_does() -> None:
    ruling = small_ruling("R-1", Case(question=Q, when=F.is_("b"), then="a", salvo=(Salvo(clause=PIERCES, then="b"),)))

    assert settled(ruling, f="a") == (OMISSO, ())
    assert settled(ruling, f="b") == ("b", ("R-1!fura",))


def test_an_exception_lifts_only_where_its_own_condition_holds() -> None:
    ruling = says("R-1", "a", salvo=(Salvo(clause=PIERCES, then="b", when=F.is_("b")),))

    assert settled(ruling, f="a") == ("a", ("R-1",))
    assert settled(ruling, f="b") == ("b", ("R-1!fura",))


def test_an_exception_does_not_inherit_what_its_ruling_overrides() -> None:
    rulings = (says("R-1", "c"), says("R-2", "a", "R-1", salvo=(Salvo(clause=PIERCES, then="b"),)))

    assert settled(*rulings) == (CONFLITO, ("R-1", "R-2!fura"))


def test_an_exception_defeats_what_it_overrides_itself() -> None:
    salvo = Salvo(clause=PIERCES, then="b", overrides=("R-1",))

    assert settled(says("R-1", "c"), says("R-2", "a", salvo=(salvo,))) == ("b", ("R-2!fura",))


def test_who_overrides_a_ruling_does_not_override_its_exception() -> None:
    general = says("R-1", "a", salvo=(Salvo(clause=PIERCES, then="b"),))

    assert settled(general, says("R-2", "c", "R-1")) == (CONFLITO, ("R-1!fura", "R-2"))
    assert settled(general, says("R-2", "c", "R-1!fura")) == ("c", ("R-2",))


def test_an_exception_that_is_defeated_still_withdraws_its_ruling() -> None:
    general = says("R-1", "a", salvo=(Salvo(clause=PIERCES, then="b"),))
    proof = ask(Book.of("small", [F, Q, PIERCES, general, says("R-2", "c", "R-1!fura")]), Q, {"c.fura": "sim"}).proof

    assert {(defeat.id, defeat.withdrawn) for defeat in proof.defeated} == {("R-1!fura", False), ("R-1", True)}


def test_an_override_of_one_case_leaves_the_ruling_s_other_cases() -> None:
    ruling = small_ruling(
        "R-1", Case(question=Q, when=ALWAYS, then="a"), Case(name="so", question=Q, when=ALWAYS, then="b")
    )

    assert settled(ruling, says("R-2", "b", "R-1:base")) == ("b", ("R-1:so", "R-2"))
    assert settled(ruling, says("R-2", "a", "R-1:so")) == ("a", ("R-1", "R-2"))
    assert settled(ruling, says("R-2", "c", "R-1")) == ("c", ("R-2",))


@pytest.mark.parametrize("force", [force for force in Force if force not in (Force.PADRAO, Force.LEGENDA)])
def test_a_clause_does_not_lift_a_ruling_without_a_salvo(force: Force) -> None:
    case = Case(question=Q, when=ALWAYS, then="a", challenged_by=(Salvo(clause=PIERCES, then="b"),))

    assert settled(small_ruling("R-1", case, force=force)) == ("a", ("R-1",))


def test_a_reading_may_let_clauses_lift_even_absolute_rulings() -> None:
    book = Book.of("toy", PARTS, absolute_yields=AMB_1.is_("A"))
    proof = ask(book, CHEGA, {CEU.name: "chuva", VENTO.name: False, ENCANTADO.name: True}).proof

    assert (proof.answer, proof.decided, proof.ignored) == ("nao_chega", ("R-2!encantado",), ())
    assert proof.used == (ENCANTADO,)


def test_force_ranks_nothing() -> None:
    absolute = small_ruling("R-1", Case(question=Q, when=ALWAYS, then="a"), force=Force.ABSOLUTA)

    assert settled(absolute, says("R-2", "b")) == (CONFLITO, ("R-1", "R-2"))
    assert settled(absolute, says("R-2", "b", "R-1")) == ("b", ("R-2",))

"""A witness is a case that the judge answers as the finding says, and of which nothing can be left out."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given

from tests.audit.auditing import ended, filled
from tests.core.small import Small, examples, rulebooks
from tests.core.toy import ABERTO, AMB_1, CEU, CHEGA, FURADO, VENTO, toy
from zarcovi_rules.audit.findings import Audit, Kind
from zarcovi_rules.audit.witness import UnconfirmedError, Witness, feature, losing, scenario, witness
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import CONFLITO, OMISSO, Verdict
from zarcovi_rules.verify.rules import rule_steps
from zarcovi_rules.verify.runner import Status
from zarcovi_rules.verify.sentences import Sentences

EVERYTHING = {"ceu": "chuva", "guarda_chuva.aberto": "sim", "vento": "nao", "guarda_chuva.furado": "nao"}
REST = {"guarda_chuva.encantado": "nao", "AMB-1": "A", "agua_chega": "nao_chega", "molha": "nao"}
HAIL_ON_A_HEAD = {
    **EVERYTHING, **REST, "ceu": "granizo", "guarda_chuva.aberto": "nao", "vento": "sim", "AMB-1": "B"
}  # fmt: skip


def asked(book: Book, shown: Witness, given_: dict[str, str]) -> Verdict | None:
    """The judge's answer to the question of a witness, other facts being stated."""
    committee = replace(book.committee, readings={**book.committee.readings, **shown.readings})
    played = book.under(committee)
    try:
        return plan(played, shown.question).ask(situation(played, given_))
    except RulesError:
        return None


def told(verdict: Verdict) -> tuple[str, set[str], set[str]]:
    return verdict.outcome, set(verdict.proof.decided), set(verdict.proof.gaps)


@given(rulebooks())
@examples(40)
def test_the_judge_says_of_a_witness_what_it_says_he_does(small: Small) -> None:
    audit = Audit(small.book)
    for found in (*audit.report().found, *(one for _, _, finds in audit.flipped() for one in finds)):
        shown = audit.witness(found)
        if shown is None:
            assert found.kind in (Kind.DEAD, Kind.UNUSED, Kind.IDLE)
            continue
        verdict = asked(small.book, shown, dict(shown.given))

        assert verdict is not None
        assert told(verdict) == told(shown.verdict)
        assert found.kind is not Kind.CONFLICT or shown.answer == CONFLITO
        assert found.kind not in (Kind.GAP, Kind.DECLARED) or shown.answer == OMISSO
        assert found.under.items() <= {**small.book.committee.readings, **shown.readings}.items()


@given(rulebooks())
@examples(40)
def test_of_a_witness_no_fact_can_be_left_out(small: Small) -> None:
    audit = Audit(small.book)
    for found in audit.report().of(Kind.CONFLICT, Kind.GAP, Kind.DECLARED, Kind.SUBSUMED, Kind.REDUNDANT):
        shown = audit.witness(found)
        assert shown is not None
        for name in shown.given:
            fewer = {other: value for other, value in shown.given.items() if other != name}
            without = asked(small.book, shown, fewer)
            assert without is None or told(without) != told(shown.verdict)


def test_random_witnesses_state_facts_and_readings() -> None:
    met: Counter[str] = Counter()

    @given(rulebooks())
    @examples(40)
    def look(small: Small) -> None:
        audit = Audit(small.book)
        for found in (*audit.report().found, *(one for _, _, finds in audit.flipped() for one in finds)):
            if shown := audit.witness(found):
                met.update(facts=len(shown.given), readings=len(shown.readings), shown=1)
                met["several"] += len(shown.given) > 1

    look()
    assert min(met[word] for word in ("facts", "readings", "shown", "several")) > 10


def test_what_holds_when_nothing_is_said_is_not_stated() -> None:
    shown = witness(toy(), CHEGA, {**EVERYTHING, **REST})

    # Nor is the sky: where no wind blows it does not hail, and an open umbrella keeps off the rest.
    assert shown.given == {ABERTO.name: "sim", VENTO.name: "nao"}
    assert (shown.answer, shown.readings, shown.question) == ("nao_chega", {}, CHEGA)


def test_what_does_not_change_the_verdict_is_not_stated() -> None:
    shown = witness(
        toy(), CHEGA, {**EVERYTHING, **REST, "guarda_chuva.aberto": "nao", "vento": "sim", "agua_chega": "chega"}
    )

    assert shown.given == {CEU.name: "chuva", VENTO.name: "sim"}
    assert set(shown.verdict.proof.decided) == {"R-2", "R-4"}


def test_a_reading_is_stated_where_it_is_not_in_force() -> None:
    state = {**HAIL_ON_A_HEAD, "agua_chega": "chega"}

    assert witness(toy(), CHEGA, state).readings == {AMB_1.name: "B"}
    assert witness(toy().under(Committee(readings={"AMB-1": "B"})), CHEGA, state).readings == {}


def test_a_situation_of_which_the_judge_says_something_else_is_no_witness() -> None:
    with pytest.raises(UnconfirmedError):
        witness(toy(), CHEGA, {**HAIL_ON_A_HEAD, "agua_chega": "nao_chega"})


def test_a_situation_that_cannot_be_is_no_witness() -> None:
    with pytest.raises(UnconfirmedError):
        witness(toy(), CHEGA, {**EVERYTHING, **REST, "ceu": "granizo", "vento": "nao"})


def test_what_is_said_of_the_ids_looked_at_stays_so() -> None:
    state = {**EVERYTHING, **REST, "vento": "sim", "agua_chega": "chega"}

    assert witness(toy(), CHEGA, state).given == {CEU.name: "chuva", VENTO.name: "sim"}
    assert witness(toy(), CHEGA, state, losing(["R-3"])).given == {
        CEU.name: "chuva",
        ABERTO.name: "sim",
        VENTO.name: "sim",
    }


def test_a_scenario_tells_the_readings_the_facts_and_a_blank() -> None:
    book = toy()
    state = {**HAIL_ON_A_HEAD, "agua_chega": "chega"}
    shown = witness(book, CHEGA, state)
    lines = list(scenario(Sentences(book, rule_steps(book)), shown, "Granizo", ["a comment"], ["R-2:granizo"]))

    assert lines == [
        "  @R-2:granizo",
        "  Cenário: Granizo",
        "    # a comment",
        "    Dado que o comitê adota a leitura B de AMB-1",
        "    E se sabe que it hails",
        "    Quando perguntam ao juiz: does water reach you?",
        "    Então a resposta é: ___",
    ]
    assert [one.status for one in ended(book, [filled(lines, "chega")])] == [Status.PASSED]
    assert [one.status for one in ended(book, [filled(lines, "nao_chega")])] == [Status.FAILED]


def test_a_scenario_may_state_nothing() -> None:
    book = toy()
    shown = Witness(question=CHEGA, given={}, readings={}, verdict=plan(book, CHEGA).ask(situation(book, {})))
    lines = list(scenario(Sentences(book, rule_steps(book)), shown, "Nada", []))

    assert lines[1:] == ["    Quando perguntam ao juiz: does water reach you?", "    Então a resposta é: ___"]
    assert [one.status for one in ended(book, [filled(lines, "depende")])] == [Status.PASSED]


def test_a_feature_names_its_book_and_keeps_its_comments() -> None:
    text = feature(toy(), "Auditoria", [["  Cenário: A"], ["  Cenário: B"]], ["one", "other"])

    assert text == ("# language: pt\n# one\n# other\n@toy\nFuncionalidade: Auditoria\n\n  Cenário: A\n\n  Cenário: B\n")
    assert FURADO.name not in text

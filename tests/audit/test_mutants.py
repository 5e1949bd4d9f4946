"""Mutants of a small book: every kind is made, each is what it says, and the book stays as it was."""

from __future__ import annotations

import gc
import weakref
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.asking import known
from tests.core.literal import states
from tests.core.small import Small, conditions, examples, rulebooks, small_fact, small_question, small_ruling
from tests.core.toy import CHEGA, toy
from zarcovi_rules.audit.mutation.mutants import Kind, Mutant, changes, mutants
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import ALWAYS, Condition
from zarcovi_rules.core.plan import Plan, plan
from zarcovi_rules.core.rulings import Case, Link
from zarcovi_rules.core.settlement import spread
from zarcovi_rules.core.situation import situation

ALL = {mutant.id: mutant for mutant in mutants(toy())}
F = small_fact("f", 3)
G = small_fact("g")
Q = small_question("q", 3)


def of_condition(when: Condition) -> set[str]:
    """The mutants of one case that holds when `when` does, in words."""
    book = Book.of("one", [F, G, Q, small_ruling("R-1", Case(question=Q, when=when, then="a"))])
    return {str(mutant.said) for mutant in mutants(book) if mutant.kind in (Kind.WIDER, Kind.NARROWER)}


def asked(book: Book, **stated: str) -> str:
    given_ = {"vento": "nao", **{name.replace("__", "."): value for name, value in stated.items()}}
    return plan(book, CHEGA).ask(situation(book, given_)).outcome


def test_every_kind_of_mutant_is_made() -> None:
    assert {mutant.kind for mutant in ALL.values()} == set(Kind)


@pytest.mark.parametrize(
    ("id_", "stated", "before", "after"),
    [
        ("R-2/regra", {"ceu": "chuva"}, "chega", "omisso"),
        ("R-1/caso", {"ceu": "sol"}, "nao_chega", "omisso"),
        ("R-1/responde/chega", {"ceu": "sol"}, "nao_chega", "chega"),
        ("R-1/alarga/3", {"ceu": "chuva"}, "chega", "conflito"),
        ("R-4/vence/R-3", {"ceu": "chuva", "vento": "sim", "guarda_chuva__aberto": "sim"}, "chega", "conflito"),
        (
            "R-3/salvo/furado",
            {"ceu": "chuva", "guarda_chuva__aberto": "sim", "guarda_chuva__furado": "sim"},
            "chega",
            "nao_chega",
        ),
        ("R-3/alarga/furado", {"ceu": "chuva", "guarda_chuva__aberto": "sim"}, "nao_chega", "chega"),
        ("R-3/estreita/6", {"ceu": "chuva", "guarda_chuva__aberto": "sim"}, "nao_chega", "chega"),
        ("GAP-1@agua_chega/alarga/5", {"ceu": "granizo", "vento": "sim"}, "omisso", "omisso"),
    ],
)
def test_a_mutant_answers_as_its_change_has_it(id_: str, stated: dict[str, str], before: str, after: str) -> None:
    book = toy()
    mutant = next(mutant for mutant in mutants(book) if mutant.id == id_)

    assert asked(mutant.of_book(book), **stated) == after
    assert asked(book, **stated) == before


def test_a_gap_that_no_longer_shows_is_not_cited_and_defeats_nothing() -> None:
    book = toy()
    silence = next(mutant for mutant in mutants(book) if mutant.kind is Kind.SILENCE)
    hail = situation(book, {"ceu": "granizo", "vento": "sim", "guarda_chuva.aberto": "sim"})

    assert plan(book, CHEGA).ask(hail).proof.gaps == ("GAP-1",)
    assert plan(silence.of_book(book), CHEGA).ask(hail).proof.gaps == ()


def test_a_challenge_that_is_taken_out_is_not_told_to_be_ignored() -> None:
    book = toy()
    challenge = next(mutant for mutant in mutants(book) if mutant.kind is Kind.CHALLENGE)
    charmed = situation(book, {"ceu": "chuva", "vento": "nao", "guarda_chuva.encantado": "sim"})

    assert plan(book, CHEGA).ask(charmed).proof.ignored != ()
    assert plan(challenge.of_book(book), CHEGA).ask(charmed).proof.ignored == ()


def test_a_comparison_always_holds_never_holds_has_a_value_more_or_one_less() -> None:
    assert of_condition(F.is_("a", "b")) == {
        "R-1: as if `f = a | b` always held",
        "R-1: `f = a | b` holds with `a` no longer",
        "R-1: `f = a | b` holds with `b` no longer",
    }
    assert of_condition(F.is_("a") | G.is_("a")) == {
        "R-1: as if `f = a` always held",
        "R-1: as if `f = a` never held",
        "R-1: `f = a` holds with `b` too",
        "R-1: `f = a` holds with `c` too",
        "R-1: as if `g = a` never held",
    }


def test_a_denied_comparison_widens_where_it_never_holds() -> None:
    wider = {change.wider for _, change in changes(~G.is_("a")) if not change.holds}

    assert wider == {True}


@given(conditions([F, G, small_fact("h", 3)]))
@examples(100)
def test_what_is_wider_holds_wherever_the_condition_did_and_what_is_narrower_nowhere_else(when: Condition) -> None:
    variables = list(dict.fromkeys(atom.variable for atom in when.atoms()))
    columns = spread(variables)
    full = (1 << prod(len(variable.domain) for variable in variables)) - 1
    before = when.holds(columns, full)
    for changed, change in changes(when):
        after = changed.holds(columns, full)
        assert not (before & ~after if change.wider else after & ~before)


def test_an_answer_that_is_looked_up_is_fixed_at_each_value() -> None:
    low = small_question("low", links=(Link(name="l", when=ALWAYS, then="a"),))
    top = small_question("top", links=(Link(name="same", when=ALWAYS, then=low),))

    said = {str(mutant.said) for mutant in mutants(Book.of("two", [low, top])) if mutant.of == "top~same"}

    assert {"top~same answers a, not low", "top~same answers b, not low"} < said


def test_mutants_have_names_of_their_own_and_come_in_the_same_order() -> None:
    first, second = [[(mutant.id, str(mutant.said)) for mutant in mutants(book)] for book in (toy(), toy())]

    assert first == second
    assert len({id_ for id_, _ in first}) == len(first)


@given(rulebooks(), st.data())
@examples(25)
def test_a_mutant_has_the_plans_of_its_book_but_for_what_changed(small: Small, data: st.DataObject) -> None:
    every = list(mutants(small.book))
    before = answers(small.book, small)
    for mutant in data.draw(st.lists(st.sampled_from(every), min_size=1, max_size=4)):
        changed = mutant.of_book(small.book)
        for question in small.questions:
            fresh = Plan(changed, question)
            for state in states(small.book):
                case = known(state)
                assert plan(changed, question).ask(case).outcome == fresh.ask(case).outcome
    assert answers(small.book, small) == before


@given(rulebooks())
@examples(25)
def test_a_case_taken_out_is_a_case_never_written(small: Small) -> None:
    ids = {id_ for _, _, id_ in small.book.cases()}
    for mutant in mutants(small.book):
        if mutant.kind is Kind.CASE and mutant.of in ids:
            assert answers(mutant.of_book(small.book), small) == answers(small.book.without(mutant.of), small)


def answers(book: Book, small: Small) -> list[str]:
    return [
        plan(book, question).ask(known(state)).outcome for state in states(small.book) for question in small.questions
    ]


def test_the_book_itself_and_its_layers_stay_as_they_were() -> None:
    book = toy()
    version, layers = book.version, dict(book.layers)
    for mutant in mutants(book):
        mutant.of_book(book)

    assert (book.version, dict(book.layers)) == (version, layers)


def test_a_mutated_book_is_forgotten_with_its_plans() -> None:
    book = toy()
    mutant: Mutant = next(mutants(book))
    changed = mutant.of_book(book)
    asked(changed, ceu="sol")
    gone = weakref.ref(changed)
    del changed
    gc.collect()

    assert gone() is None

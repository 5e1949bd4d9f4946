"""Whole situations, drawn at random, are answered by a plan as the words say; what would not be is found and told."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.composed import Drawing, Odds, Whole, amount, differences
from tests.core.literal import Literal, truth
from tests.core.small import Small, examples, rulebooks, small_fact, small_question, small_reading, small_ruling
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Case, Gap, Impossible, Silence
from zarcovi_rules.core.verdict import DEPENDE
from zarcovi_rules.core.vocabulary import Quantity, Text


@given(rulebooks(silences=3), st.randoms(use_true_random=False))
@examples(60)
def test_whole_situations_are_answered_as_the_words_say(small: Small, choose: Random) -> None:
    literal = Literal(small.book)
    for question in small.questions:
        drawing = Drawing(literal, question)
        for _ in range(5):
            assert list(differences(literal, Plan(small.book, question), drawing.draw(choose))) == []


@given(rulebooks(), st.randoms(use_true_random=False))
@examples(30)
def test_what_is_drawn_can_be_and_gives_all_that_a_plan_looks_at(small: Small, choose: Random) -> None:
    whole = Drawing(Literal(small.book), small.top).draw(choose)
    flipped = [v for v, value in small.book.chosen.items() if whole.values.get(v, value) != value]
    decidable = [
        each.when for each in small.book.impossible if all(a.variable in whole.values for a in each.when.atoms())
    ]
    looked_at = {v for v in Plan(small.book, small.top).variables if v not in small.questions}

    assert len(flipped) <= 1
    assert looked_at <= set(whole.values)
    assert not any(truth(when, whole.values) for when in decidable)


F, G, AMB, N = (
    small_fact("f"),
    small_fact("g", absent="a"),
    small_reading("AMB-1"),
    Quantity(name="n", text=Text("n", "n")),
)
LOW = small_question("low")
TOP = small_question("top", amounts={"b": lambda look: look.number(N) + 1}, numbers=(N,))
PARTS = (
    F,
    G,
    AMB,
    N,
    LOW,
    TOP,
    small_ruling("R-1", Case(question=LOW, when=F.is_("a") & G.is_("a"), then="a")),
    small_ruling("R-2", Case(question=LOW, when=F.is_("a") & AMB.is_("b"), then="b", overrides=("R-1",))),
    small_ruling("R-3", Case(question=TOP, when=LOW.is_("a"), then="b")),
    small_ruling("R-4", Case(question=TOP, when=LOW.is_("b"), then="a")),
    Gap(id="GAP-1", texto="lacuna", text="gap"),
    Silence(gap="GAP-1", question=LOW, when=F.is_("b")),
    Impossible(when=F.is_("b") & G.is_("b"), texto="", text=""),
)
BOOK = Book.of("composed", PARTS)
DRAWN = [Drawing(Literal(BOOK), TOP).draw(Random(seed)) for seed in range(100)]


def test_all_that_can_be_is_drawn() -> None:
    states = {(whole.values[F], whole.values[G], whole.values[AMB]) for whole in DRAWN}
    numbers = {whole.numbers.get(N) for whole in DRAWN}

    assert states == {(f, g, amb) for f, g in ("aa", "ab", "ba") for amb in "ab"}
    assert numbers > {None, 0, 7}


def test_an_amount_is_worked_out_and_depends_on_a_number_that_is_not_stated() -> None:
    literal = Literal(BOOK)
    values = {F: "a", G: "a", AMB: "a"}
    found = literal.ask_all(TOP, values, {})

    assert amount(literal, Whole(question=TOP, values=values, numbers={N: 2}), found) == 3
    assert amount(literal, Whole(question=TOP, values=values, numbers={}), found) == DEPENDE


@pytest.mark.parametrize("left_out", ["R-1", "R-2", "R-3", "R-4", "GAP-1"])
def test_what_a_plan_leaves_out_is_found(left_out: str) -> None:
    faulty = Plan(BOOK.without(left_out), TOP)
    found = [odds for whole in DRAWN for odds in differences(Literal(BOOK), faulty, whole)]

    assert found
    assert all(odds.literal != odds.plan for odds in found)


def test_what_is_found_is_told_with_all_facts_and_both_outcomes() -> None:
    whole = Whole(question=TOP, values={F: "a", AMB: "b"}, numbers={N: 2})
    odds = Odds(whole=whole, of="the answer", literal=("a", frozenset({"R-2", "R-1"})), plan=("b", frozenset()))

    assert str(odds).splitlines() == [
        "top: the two evaluators disagree on the answer where",
        "    f = a",
        "    AMB-1 = b",
        "    n = 2",
        "  literal: a; R-1 R-2",
        "  plan:    b; -",
    ]

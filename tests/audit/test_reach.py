"""What a solver says can come about is what comes about: compared with every situation of small books, one by one."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import pytest
from hypothesis import given

from tests.core.literal import Literal, can_be, states
from tests.core.small import Small, examples, rulebooks
from tests.core.toy import CHEGA, toy
from zarcovi_rules.audit.diagram import Space
from zarcovi_rules.audit.reach import Reach
from zarcovi_rules.audit.table import IMPOSSIBLE, UNANSWERED, Outcome, Table, tables
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError


def situations(book: Book) -> list[dict[str, str]]:
    """Every situation that can be, whole: its facts and readings, and what a second evaluator says of each question."""
    literal = Literal(book)
    found = []
    for state in states(book):
        if can_be(book, state):
            whole = {variable.name: value for variable, value in state.items()}
            for question in book.questions.values():
                outcome = literal.ask(question, state).outcome
                whole[question.name] = outcome if outcome in question.domain else UNANSWERED
            found.append(whole)
    return found


def local(table: Table, whole: Mapping[str, str]) -> dict[str, str]:
    return {axis.name: whole[axis.name] for axis in table.space.axes}


def unusual(small: Book, table: Table, whole: Mapping[str, str]) -> int:
    """How many facts that may count for the question are other than when nothing is said."""
    facts = {v.name for layer in small.below(table.layer.question) for v in layer.reads}
    return sum(
        fact.absent is not None and whole[name] != fact.absent for name, fact in small.facts.items() if name in facts
    )


@given(rulebooks(impossible=2))
@examples(40)
def test_an_outcome_is_found_exactly_if_some_situation_comes_to_it(small: Small) -> None:
    found = tables(small.book)
    reach = Reach(small.book, found)
    every = situations(small.book)
    for question, table in found.items():
        comes = {table.space.at(table.root, local(table, whole)) for whole in every}
        assert IMPOSSIBLE not in comes
        for said in table.space.counts(table.root):
            state = reach.find(table, lambda other, said=said: other == said, {})  # type: ignore[misc]
            assert (state is not None) == (said in comes)
            if state is not None:
                assert isinstance(said, Outcome)
                assert table.space.at(table.root, local(table, state)) == said
                # What the solver gives is a situation as it is, question by question.
                assert state in every
                assert state[question.name] in (said.answer, UNANSWERED)


@given(rulebooks())
@examples(40)
def test_the_smallest_situation_has_the_fewest_facts_out_of_the_ordinary(small: Small) -> None:
    found = tables(small.book)
    reach = Reach(small.book, found)
    every = situations(small.book)
    chosen = {reading.name: value for reading, value in small.book.chosen.items()}
    played = [whole for whole in every if chosen.items() <= whole.items()]
    for table in found.values():
        for said in table.space.counts(table.root):
            fits = [whole for whole in played if table.space.at(table.root, local(table, whole)) == said]
            state = reach.smallest(table, lambda other, said=said: other == said, chosen)  # type: ignore[misc]
            assert (state is None) == (not fits)
            if state is not None:
                assert state in fits
                least = min(unusual(small.book, table, whole) for whole in fits)
                assert unusual(small.book, table, state) == least


def test_what_is_given_is_kept() -> None:
    book = toy()
    found = tables(book)
    reach = Reach(book, found)

    state = reach.find(found[CHEGA], lambda said: said.answer == "chega", {"ceu": "granizo"})
    assert state is not None
    assert (state["ceu"], state["AMB-1"], state["vento"], state["molha"]) == ("granizo", "B", "sim", "sim")
    assert reach.find(found[CHEGA], lambda said: said.answer == "chega", {"ceu": "granizo", "AMB-1": "A"}) is None


def test_tables_made_for_one_question_and_dropped_are_not_taken_for_one_another() -> None:
    book = toy()
    found = tables(book)
    reach = Reach(book, found)
    layer = found[CHEGA].layer
    marked, other = (Outcome(answer, frozenset(), frozenset()) for answer in ("marked", ""))

    for _ in range(20):
        for value in ("sol", "chuva", "granizo"):
            space = Space(found[CHEGA].space.axes)
            level = [axis.name for axis in space.axes].index("ceu")
            axis = space.axes[level]
            root = space.node(level, tuple(space.leaf(marked if each == value else other) for each in axis.values))
            state = reach.find(Table(layer, space, root), lambda said: said.answer == "marked", {})
            assert state is not None
            assert state["ceu"] == value


def test_without_a_solver_the_way_to_get_one_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pysat.solvers", None)

    with pytest.raises(RulesError, match=r"python-sat.*pip install"):
        Reach(toy(), {})

"""Asking a book, as the tests of the core do it."""

from __future__ import annotations

from hypothesis import assume

from tests.core.literal import State
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import Given, Situation, situation
from zarcovi_rules.core.verdict import Verdict


def ask(book: Book, question: Question, given: Given) -> Verdict:
    """The verdict on what a case states."""
    return Plan(book, question).ask(situation(book, given))


def known(state: State) -> Situation:
    """The situation in which every fact and every reading is as `state` says."""
    return Situation(values=state, stated=frozenset(state), numbers={})


def possible_situation(book: Book, given: Given) -> Situation:
    """The situation that a case states; an example that states what cannot be together is passed over."""
    try:
        return situation(book, given)
    except RulesError:
        assume(False)
        raise

"""How the tests of this book ask its judge: facts in, a verdict out, under the readings of a table."""

from functools import cache
from typing import Any

from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import Verdict

Given = dict[str, Any]


def ask(question: str, *given: Given, rules: Book | None = None) -> Verdict:
    """The verdict on all that is given; of two values of one fact the later counts."""
    rules = rules or book()
    stated = {name: value for part in given for name, value in part.items()}
    return Plan(rules, rules.questions[question]).ask(situation(rules, stated))


def table(**readings: str) -> Book:
    """The book of a table that chose these readings: `table(AMB_17="B")`."""
    return book().under(Committee(readings={name.replace("_", "-"): option for name, option in readings.items()}))


@cache
def _planned(question: str, **readings: str) -> Plan:
    rules = table(**readings)
    return Plan(rules, rules.questions[question])


def answer(question: str, *given: Given, **readings: str) -> str | int:
    """The answer alone, under the readings of a table; the plan is kept, for laws that ask many times."""
    plan = _planned(question, **readings)
    return plan.ask(situation(plan.book, {name: value for part in given for name, value in part.items()})).answer


def decided(verdict: Verdict) -> tuple[str, ...]:
    """The ids that decided, of this question and of those below."""
    return verdict.proof.collect("decided")

"""How the tests of this book ask its judge: facts in, a verdict out, under the readings of a table."""

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


def decided(verdict: Verdict) -> tuple[str, ...]:
    """The ids that decided, of this question and of those below."""
    return verdict.proof.collect("decided")

"""The audit of a question: every value of every fact and reading that it looks at, settled at once."""

from __future__ import annotations

from functools import reduce
from math import prod
from operator import or_

from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Gap, Question
from zarcovi_rules.core.settlement import settle_all, spread
from zarcovi_rules.core.verdict import possible


def faults(name: str) -> tuple[int, int]:
    """In how many states of the question something conflicts, and in how many it is silent without a gap's id."""
    question = book().questions[name]
    plan = Plan(book(), question)
    facts = [variable for variable in plan.variables if not isinstance(variable, Question)]
    columns = spread(facts)
    full = possible(plan, columns, (1 << prod(len(fact.domain) for fact in facts)) - 1)
    columns = {fact: {value: bits & full for value, bits in column.items()} for fact, column in columns.items()}
    settled = settle_all(plan.layers, columns, full)
    conflicts = reduce(or_, (done.conflict for done in settled.values()), 0)
    declared = reduce(
        or_,
        (
            stands
            for done in settled.values()
            for node, stands in zip(done.layer.nodes, done.stands, strict=True)
            if isinstance(node.origin, Gap)
        ),
        0,
    )
    return conflicts.bit_count(), (settled[question].silent & ~declared).bit_count()

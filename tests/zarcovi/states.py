"""Every state of a question: all values of all facts and readings that it looks at, in all layers."""

from functools import reduce
from operator import or_

from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Gap, Question
from zarcovi_rules.core.settlement import settle_all, spread
from zarcovi_rules.core.verdict import possible


def audit(name: str) -> tuple[list[str], int]:
    """The layers that are somewhere in conflict, and in how many states the question is silent without a gap."""
    plan = Plan(book(), book().questions[name])
    facts = [variable for variable in plan.variables if not isinstance(variable, Question)]
    columns = spread(facts)
    width = 1
    for fact in facts:
        width *= len(fact.domain)
    full = possible(plan, columns, (1 << width) - 1)
    columns = {fact: {value: bits & full for value, bits in column.items()} for fact, column in columns.items()}
    settled = settle_all(plan.layers, columns, full)
    gaps = (
        stands
        for below in settled.values()
        for node, stands in zip(below.layer.nodes, below.stands, strict=True)
        if isinstance(node.origin, Gap)
    )
    conflicts = [below.layer.question.name for below in settled.values() if below.conflict]
    undeclared = settled[plan.target].silent & ~reduce(or_, gaps, 0)
    return conflicts, undeclared.bit_count()

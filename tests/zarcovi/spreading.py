"""Every state of a question: over all values of what it looks at and every reading, what is torn or silently silent."""

from __future__ import annotations

from itertools import product
from math import prod

from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Gap
from zarcovi_rules.core.settlement import settle_all, spread
from zarcovi_rules.core.verdict import possible
from zarcovi_rules.core.vocabulary import Reading


def unsound(name: str, *, locally: bool = False, rules: Book | None = None) -> list[str]:
    """What is wrong with the question of that name: questions in conflict, and silences that no gap explains.

    `locally` leaves the answers below free, for questions that see too many facts: a wider check than the composed one.
    """
    rules = rules or book()
    plan = Plan(rules, rules.questions[name])
    layers = plan.layers[-1:] if locally else plan.layers
    settled_here = {layer.question for layer in layers}
    seen = dict.fromkeys(variable for layer in layers for variable in layer.reads)
    readings = [variable for variable in seen if isinstance(variable, Reading)]
    facts = [v for v in seen if not isinstance(v, Reading) and v not in settled_here]
    columns = spread(facts)
    here = possible(plan, columns, (1 << prod(len(fact.domain) for fact in facts)) - 1)
    found: list[str] = []
    for options in product(*(reading.domain for reading in readings)):
        stated = {v: {value: bits & here for value, bits in column.items()} for v, column in columns.items()}
        stated |= {reading: {option: here} for reading, option in zip(readings, options, strict=True)}
        settled = settle_all(layers, stated, here)
        declared = 0
        for done in settled.values():
            for node, stands in zip(done.layer.nodes, done.stands, strict=True):
                if isinstance(node.origin, Gap):
                    declared |= stands & done.silent
        found += [f"{done.layer.question.name} {options}: conflict" for done in settled.values() if done.conflict]
        if settled[plan.target].silent & ~declared:
            found.append(f"{name} {options}: silent without a gap")
    return found

"""A question over every value of every fact that it hangs on, under every reading."""

from collections.abc import Iterator
from functools import reduce
from itertools import product
from math import prod
from operator import or_

from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Gap, Question
from zarcovi_rules.core.settlement import settle_all, spread
from zarcovi_rules.core.verdict import possible
from zarcovi_rules.core.vocabulary import Reading


def _down_to(layers: tuple[Layer, ...], free: frozenset[Question]) -> tuple[Layer, ...]:
    """The layers that the last one needs, `free` ones and what only they need left out."""
    needed = {layers[-1].question}
    for layer in reversed(layers):
        if layer.question in needed:
            needed |= {below for below in layer.below if below not in free}
    return tuple(layer for layer in layers if layer.question in needed)


def faults(question: str, *free: str) -> Iterator[str]:
    """The questions that conflict somewhere, and where `question` is silent without a gap.

    The answers of the `free` questions are taken to be any: a wider check than the composed one, where that one is too
    wide to make. Each of them is to be checked by itself.
    """
    plan = Plan(book(), book().questions[question])
    layers = _down_to(plan.layers, frozenset(book().questions[name] for name in free))
    settled_here = {layer.question for layer in layers}
    seen = dict.fromkeys(v for layer in layers for v in layer.reads if v not in settled_here)
    readings = [v for v in seen if isinstance(v, Reading)]
    facts = [v for v in seen if not isinstance(v, Reading)]
    spread_out = spread(facts)
    here = possible(plan, spread_out, (1 << prod(len(fact.domain) for fact in facts)) - 1)
    for options in product(*(reading.domain for reading in readings)):
        columns = {v: {value: bits & here for value, bits in column.items()} for v, column in spread_out.items()}
        columns |= {reading: {option: here} for reading, option in zip(readings, options, strict=True)}
        settled = settle_all(layers, columns, here)
        gaps = reduce(
            or_,
            (
                stands & layer.silent
                for layer in settled.values()
                for node, stands in zip(layer.layer.nodes, layer.stands, strict=True)
                if isinstance(node.origin, Gap)
            ),
            0,
        )
        yield from (f"{layer.layer.question.name} conflicts" for layer in settled.values() if layer.conflict)
        if settled[plan.target].silent & ~gaps:
            yield f"{question} is silent without a gap under {options}"

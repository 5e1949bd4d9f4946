"""What the tests of a chapter ask of all its questions: every state settles, and every part of it counts."""

from functools import reduce
from itertools import product
from math import prod
from operator import or_

from tests.zarcovi.asking import Given, ask, decided
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Committee
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Gap, Question, salvo_id
from zarcovi_rules.core.settlement import settle_all, spread
from zarcovi_rules.core.together import possible
from zarcovi_rules.core.verdict import OMISSO
from zarcovi_rules.core.vocabulary import Reading

Witness = tuple[str, Given, dict[str, str]]
"""A question, what is given, and the readings of the table at which it is asked."""


def _down_to(layers: tuple[Layer, ...], free: frozenset[Question]) -> tuple[Layer, ...]:
    """The layers that the last one needs, `free` ones and what only they need left out."""
    needed = {layers[-1].question}
    for layer in reversed(layers):
        if layer.question in needed:
            needed |= {below for below in layer.below if below not in free}
    return tuple(layer for layer in layers if layer.question in needed)


def faults(question: str, *free: str) -> list[str]:
    """The questions that conflict somewhere, and where `question` is silent without a gap, over all that may be.

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
    here = possible(plan.book, spread_out, (1 << prod(len(fact.domain) for fact in facts)) - 1)
    found: list[str] = []
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
        found += [f"{layer.layer.question.name} conflicts" for layer in settled.values() if layer.conflict]
        if settled[plan.target].silent & ~gaps:
            found.append(f"{question} is silent without a gap under {options}")
    return found


def parts(*chapters: str) -> tuple[set[str], set[str]]:
    """The cases and salvos of these chapters, and the clauses that challenge them."""
    cases, challenges = set(), set()
    for ruling, case, id_ in book().cases():
        if ruling.id.partition("-")[0] in chapters:
            cases |= {id_, *(salvo_id(ruling, case, salvo) for salvo in case.salvo)}
            challenges |= {salvo_id(ruling, case, salvo) for salvo in case.challenged_by}
    return cases, challenges


def counts(part: str, witness: Witness) -> bool:
    """Whether the part decides, and another answer or citation comes without it."""
    question, given, readings = witness
    rules = book().under(Committee(readings=readings))
    with_it, without_it = ask(question, given, rules=rules), ask(question, given, rules=rules.without(part))
    return part in decided(with_it) and (without_it.answer, decided(without_it)) != (with_it.answer, decided(with_it))


def silent_by(gap: str, witness: Witness) -> bool:
    """Whether the answer is silent and cites the gap, and no longer does without it."""
    question, given, readings = witness
    rules = book().under(Committee(readings=readings))
    verdict, without = ask(question, given, rules=rules), ask(question, given, rules=rules.without(gap))
    return (
        verdict.answer == OMISSO
        and verdict.proof.collect("gaps") == (gap,)
        and gap not in without.proof.collect("gaps")
    )

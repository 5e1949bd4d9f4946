"""No question of the book conflicts anywhere, and none is silent without a gap: over all that may be, not by luck.

Each question is settled over every value of all that it looks at, with the answers of the questions below taken to be
any: a wider check than the composed one. Where these are never given together, the questions below that keep them apart
are settled too.
"""

from __future__ import annotations

import random
from functools import reduce
from math import prod
from operator import or_

import pytest

from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Gap, Question
from zarcovi_rules.core.settlement import settle_all, spread
from zarcovi_rules.core.together import possible

BOOK = book()
COMPOSED = {
    "alcance_pode_ser_especificado": 1,
    "efeito_que_conta": 2,
    "equipara_se_a_selamento": 2,
    "levar_passageiro": 1,
    "livra_se_da_paralisia": 2,
    "meio_de_fuga_cabe": 1,
    "ataque_atravessa_a_barreira": 1,
    "paralisia_em_vigor": 2,
    "pode_lancar_card": 2,
    "tipo_da_paralisia": 1,
    "usos_restantes": 1,
}
"""How many layers below have to be settled too."""
TOO_WIDE = {"ataque_rompe_a_barreira", "destino_da_barreira", "efeito_no_alvo"}
"""With what keeps their inputs apart there are more states than a test can hold: slices of them are settled."""
SLICES, SPREAD = 80, 14
"""How many slices, each over all that this many facts may be while the others stand still."""


def beyond(question: Question, depth: int) -> set[Question]:
    """The questions just below those that are at most `depth` layers below `question`."""
    near, edge = {question}, {question}
    for _ in range(depth):
        edge = {below for each in edge for below in BOOK.layers[each].below}
        near |= edge
    return {below for each in near for below in BOOK.layers[each].below} - near


@pytest.mark.parametrize("name", sorted(set(BOOK.questions) - TOO_WIDE))
def test_no_state_conflicts_and_none_is_silent_without_a_gap(name: str) -> None:
    free = beyond(BOOK.questions[name], COMPOSED.get(name, 0))

    assert faults(name, *(question.name for question in free)) == []


@pytest.mark.parametrize("name", COMPOSED)
def test_no_more_layers_are_settled_than_need_be(name: str) -> None:
    free = beyond(BOOK.questions[name], COMPOSED[name] - 1)

    assert faults(name, *(question.name for question in free))


@pytest.mark.parametrize("name", sorted(BOOK.questions))
def test_no_slice_of_all_that_is_settled_for_it_conflicts_or_is_silent_without_a_gap(name: str) -> None:
    plan = Plan(BOOK, BOOK.questions[name])
    settled_here = {layer.question for layer in plan.layers}
    free = [v for v in dict.fromkeys(v for layer in plan.layers for v in layer.reads) if v not in settled_here]
    choose = random.Random(name)
    states = 0
    for _ in range(SLICES):
        moving = choose.sample(free, min(SPREAD, len(free)))
        columns = spread(moving)
        full = (1 << prod(len(fact.domain) for fact in moving)) - 1
        columns |= {fact: {choose.choice(fact.domain): full} for fact in free if fact not in moving}
        here = possible(plan.book, columns, full)
        columns = {fact: {value: bits & here for value, bits in column.items()} for fact, column in columns.items()}
        settled = settle_all(plan.layers, columns, here)
        gaps = [
            stands
            for layer in settled.values()
            for node, stands in zip(layer.layer.nodes, layer.stands, strict=True)
            if isinstance(node.origin, Gap)
        ]
        assert [layer.layer.question.name for layer in settled.values() if layer.conflict] == []
        assert not settled[plan.target].silent & ~reduce(or_, gaps, 0)
        states += here.bit_count()
    assert states > (100_000 if name in TOO_WIDE else 0)

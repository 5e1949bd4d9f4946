"""Facts that compare the same numbers: what is declared impossible is what no numbers and no figures bring about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.situation import Given, Situation, situation

Values = tuple[str, ...]
ONE_TO_FOUR: Mapping[str, list[Any]] = {"turnos_de_paralisia": [1, 2, 3, 4], "maos_por_personagem": [1, 2, 3, 4]}
TABLES: list[dict[str, int]] = [{}, {"1+1": 1}, {"1+1": 1, "2+2": 1, "1+2": 1}, {"2+2": 1, "1+3": 1}]


@dataclass(frozen=True, kw_only=True, eq=False)
class Topic:
    """Facts that compare the same numbers.

    `stated` is what makes the numbers count; `faster` are pairs of ranks of which the first is an increased one, hence
    lower than the second; `optional` a number that a case may leave out; `figures` what committees may set.
    """

    facts: tuple[str, ...]
    stated: Given = field(default_factory=dict)
    faster: tuple[tuple[str, str], ...] = ()
    optional: str = ""
    figures: Mapping[str, list[Any]] = field(default_factory=dict)

    @property
    def minima(self) -> dict[str, int]:
        """The numbers that the facts compare, each with the least that it may be."""
        return {quantity.name: quantity.minimum for name in self.facts for quantity in book().facts[name].inputs}

    def books(self) -> Iterator[Book]:
        """The book under each figure that a committee may set."""
        yield book()
        for name, options in self.figures.items():
            for option in options:
                yield played({name: option})

    def fits(self, numbers: Mapping[str, int]) -> bool:
        """Whether what is increased is faster."""
        return all(numbers[increased] < numbers[own] for increased, own in self.faster)


TOPICS = {
    "defesa": Topic(
        facts=("ranks.defesa_e_ataque", "ranks.defesa_acelerada_e_ataque", "ranks.guia_combina_iguais"),
        stated={"defesa.aumentos": "um"},
        faster=(("defesa.rank_aumentado", "defesa.rank"),),
        figures={"combinacao_de_ranks": TABLES},
    ),
    "manipulacao": Topic(
        facts=("ranks.manipulacao_e_ataque", "ranks.guia_combina_manipulacao"), figures={"combinacao_de_ranks": TABLES}
    ),
    "genjutsu": Topic(
        facts=("ranks.ativacao_e_genjutsu", "ranks.ativacao_e_genjutsu_acelerado"),
        stated={"genjutsu.acelerado": "sim"},
        faster=(("genjutsu.rank_aumentado", "ataque.rank"),),
    ),
    "paralisia": Topic(
        facts=("paralisia.prazo_da_legenda", "paralisia.prazo_do_livro", "paralisia.turnos_previstos"),
        optional="ataque.turnos_de_paralisia",
        figures=ONE_TO_FOUR,
    ),
    "maos": Topic(
        facts=(
            "equipados.ha_de_ambas_as_maos",
            "equipados.ha_nas_maos",
            "equipados.maos_livres",
            "equipados.maos_livres_por_legenda",
        ),
        stated={"personagem.tem_outras_maos": "sim"},
        figures=ONE_TO_FOUR,
    ),
    "carga": Topic(facts=("quantos.passageiros", "quantos.gigantes", "quantos.mega_gigantes")),
}


def played(figures: Mapping[str, Any]) -> Book:
    """The book of a committee that set these figures."""
    return book().under(Committee(figures=figures))


def seen(topic: Topic, made: Situation) -> Values:
    """What the topic's facts are in a situation."""
    return tuple(made.values[book().facts[name]] for name in topic.facts)


@cache
def reached(name: str) -> frozenset[Values]:
    """All that small numbers make of the topic's facts, under any figures."""
    topic = TOPICS[name]
    found = set()
    for rules in topic.books():
        for values in product(*(range(least, least + 5) for least in topic.minima.values())):
            numbers = dict(zip(topic.minima, values, strict=True))
            if not topic.fits(numbers) or (name == "carga" and not carried(numbers)):
                continue
            found.add(seen(topic, situation(rules, {**topic.stated, **numbers})))
            if topic.optional:
                fewer = {number: value for number, value in numbers.items() if number != topic.optional}
                found.add(seen(topic, situation(rules, {**topic.stated, **fewer})))
    return frozenset(found)


def carried(numbers: Mapping[str, int]) -> bool:
    """Whether the large ones are among those taken."""
    return numbers["carga.gigantes"] + numbers["carga.mega_gigantes"] <= numbers["carga.passageiros"]


def refused(topic: Topic, values: Values) -> bool:
    """Whether the book refuses the facts, stated as such."""
    try:
        situation(book(), {**topic.stated, **dict(zip(topic.facts, values, strict=True))})
    except RulesError:
        return True
    return False


@pytest.mark.parametrize("name", TOPICS)
def test_what_is_not_refused_is_what_numbers_bring_about(name: str) -> None:
    topic = TOPICS[name]
    all_values = product(*(book().facts[fact].domain for fact in topic.facts))

    assert {values for values in all_values if not refused(topic, values)} == reached(name)


@pytest.mark.parametrize("name", sorted(set(TOPICS) - {"carga"}))
@settings(max_examples=40)
@given(data=st.data())
def test_no_numbers_and_no_figures_are_refused(name: str, data: st.DataObject) -> None:
    topic = TOPICS[name]
    drawn = {number: data.draw(st.integers(least, least + 30), label=number) for number, least in topic.minima.items()}
    for increased, own in topic.faster:
        drawn[own] = drawn[increased] + data.draw(st.integers(1, 30), label=own)
    figures: dict[str, Any] = {}
    if "combinacao_de_ranks" in topic.figures:
        pairs = st.tuples(st.integers(1, 31), st.integers(1, 31)).map(lambda pair: f"{pair[0]}+{pair[1]}")
        figures["combinacao_de_ranks"] = data.draw(st.dictionaries(pairs, st.integers(1, 31), max_size=4))
    for figure in topic.figures.keys() & ONE_TO_FOUR.keys():
        figures[figure] = data.draw(st.integers(1, 30), label=figure)

    assert topic.fits(drawn)
    made = situation(played(figures), {**topic.stated, **drawn})

    assert not refused(topic, seen(topic, made))


@pytest.mark.parametrize(
    "given_",
    [
        {"ranks.defesa_e_ataque": "igual", "ranks.guia_combina_iguais": "um_com_um"},
        {"ranks.defesa_e_ataque": "igual", "ranks.defesa_acelerada_e_ataque": "mais_lenta"},
        {"ranks.ativacao_e_genjutsu": "igual", "ranks.ativacao_e_genjutsu_acelerado": "mais_rapida"},
    ],
)
def test_an_increased_rank_that_nothing_brings_about_rules_nothing_out(given_: Given) -> None:
    assert situation(book(), given_).values.keys() >= {book().facts[name] for name in given_}

"""Sheets for tests of the linter: good ones, and what people get wrong in them."""

from __future__ import annotations

from functools import cache
from typing import Any

import yaml as pyyaml
from hypothesis import strategies as st

from zarcovi_rules import shelf
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Field, Holds, Kind
from zarcovi_rules.lint.findings import Finding
from zarcovi_rules.lint.linter import CARDS, Linter
from zarcovi_rules.lint.linting import lint


@cache
def linter() -> Linter:
    return shelf.linter("zarcovi")


def findings(text: str) -> list[Finding]:
    return lint(text, "f", linter()).findings


def whole(example: str) -> str:
    """The text of a file from a check's example: a card is put into a sheet."""
    return f"livro: zarcovi\nnome: Rin\nhabilidades:\n- {example}\n" if example.startswith("{") else example


def example_of(check: Check, example: str) -> str:
    """An example as a whole sheet: a sheet already, or a card of the first kind that its check looks at."""
    if example.lstrip().startswith("livro:"):
        return example
    card = pyyaml.safe_load(example)
    assert isinstance(card, dict)
    lists = {kind: name for name, kind in CARDS.items()}
    kind = Kind.ABILITY if Kind.ABILITY in check.of else check.of[0]
    sheet = {"livro": "zarcovi", "nome": "Ninguém", **({lists[kind]: [card]} if kind in lists else card)}
    return pyyaml.safe_dump(sheet, allow_unicode=True, sort_keys=False)


def found_by(check: Check, text: str) -> list[Finding]:
    return [one for one in findings(whole(text)) if one.code == check.code]


def card(*fields: str) -> str:
    """A sheet with one ability of these fields, one a line."""
    return "livro: zarcovi\nnome: Rin\nhabilidades:\n- " + "\n  ".join(fields) + "\n"


LEGENDS = st.lists(
    st.sampled_from(
        [
            "Barreira 360° de lama", "que defende globais", "não defende globais", "Rank 3", "R2", "||4x", "5x de uso",
            "alcance médio", "Barreira unidirecional", "Def: Letal", "dano ilimitado", "Muro: 'sal'", 'diz "pare"',
            "#1", "Repele ataques", "manto sobre o corpo", "Camada no corpo", "Ataque global", "Teleporte", "selamento",
            "Ataque multidirecional de curto alcance", "não cabe teleporte", "Ativa permanente", "Equipa na mão",
        ]
    ),
    max_size=5,
).map(" \n".join).map(str.strip)  # fmt: skip
"""Legends of some words that are read."""

ODD = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 400), st.floats(-2, 60).map(lambda x: round(x, 1)), st.text(max_size=6),
    st.sampled_from(["4x", "R3", "médio", "360°", "Ilimitado", "letall", "x", "50.000", "curto, longo", "Sim"]),
    st.lists(st.sampled_from(["curto", "curtoo", "letal", 3, None]), max_size=3),
    st.dictionaries(st.just("a"), st.just(1)),
)  # fmt: skip
"""What does not fit many fields."""


def good(field: Field) -> st.SearchStrategy[Any]:
    """Values that fit a field."""
    one = st.sampled_from([*field.values] or ["Rin", "Muro de Sal"])
    match field.holds:
        case Holds.CHOICES:
            return one | st.lists(one, min_size=1, max_size=3, unique=True)
        case Holds.NUMBER:
            return st.integers(field.minimum, min(field.maximum, 90)) | (one if field.values else st.nothing())
        case Holds.NAMES:
            return one | st.lists(one, min_size=1, max_size=2)
        case Holds.LEGEND:
            return LEGENDS.filter(bool)
        case Holds.FREE:
            any_one = one | st.integers(-2, 400) | st.floats(0, 9)
            return any_one | st.none() | st.lists(any_one, max_size=2)
        case Holds.CLAUSES:
            return st.lists(st.sampled_from(sorted(linter().law.clauses)[:40]), max_size=3, unique=True)
        case _:
            return one


def cards(kind: Kind, *, bad: bool) -> st.SearchStrategy[Any]:
    """Cards of a kind; `bad`: with values and fields that may not fit."""
    known = [field for field in linter().fields[kind].values() if field.written and field.holds is not Holds.CARDS]
    rest = {field.name: good(field) | (ODD if bad else st.nothing()) for field in known if field.name != "livro"}
    if bad:
        rest |= {"rnak": ODD, "hp": ODD, "Tipo": ODD, "casos": ODD}
        return st.fixed_dictionaries({}, optional=rest) | st.sampled_from([None, "Muro", [], 3])
    return st.fixed_dictionaries({"nome": rest.pop("nome")}, optional=rest)


@st.composite
def sheets(draw: st.DrawFn, *, bad: bool = False) -> Any:
    """Documents that are sheets, or `bad` ones that may be anything near one."""
    sheet = draw(cards(Kind.CHARACTER, bad=bad))
    if not isinstance(sheet, dict):
        return sheet
    for name, kind in CARDS.items():
        if draw(st.booleans()):
            several = st.lists(cards(kind, bad=bad), max_size=3)
            sheet[name] = draw(several | ODD if bad else several)
    if not bad or draw(st.booleans()):
        sheet["livro"] = draw(
            st.sampled_from(["zarcovi", "zarcovi", "Zarcovi", "outro", 3]) if bad else st.just("zarcovi")
        )
    return sheet

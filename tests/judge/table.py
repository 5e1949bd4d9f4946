"""The book and the ways to ask that the tests of written cases share: the umbrellas, with numbers, targets, figures."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from datetime import date
from typing import Any

from tests.core.toy import CEU, FURADO, MOLHA, source, two
from tests.core.toy import PARTS as TOY
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.figures import Figure
from zarcovi_rules.core.rulings import Case, Computed, Force, Gap, Impossible, Question, Ruling, Salvo, Silence
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, clause
from zarcovi_rules.judge import committee, scenario

PESSOA = Fact(
    name="pessoa",
    about=two("who stands below?"),
    values={"dono": two("its owner stands below"), "amigo": two("a friend stands below")},
    absent="dono",
)
LARGO = clause("guarda_chuva.largo", Carrier.ITEM, "cobre duas pessoas", "it covers two people")
NOVO = clause("guarda_chuva.novo", Carrier.ITEM, "não tem furo algum", "it has no hole at all")
NOVO_E_FURADO = Impossible(when=NOVO.said & FURADO.said, texto="ou tem furos ou não tem", text="it has holes or not")

ABRIGADO = Question(
    name="abrigado",
    about=two("is one sheltered?"),
    values={"sim": two("one is"), "nao": two("one is not")},
    each=("pessoa",),
)
R5 = Ruling(
    id="R-5", texto="O guarda-chuva abriga só o dono.", text="An umbrella shelters its owner only.", source=source(5),
    force=Force.PADRAO,
    cases=(
        Case(question=ABRIGADO, when=PESSOA.is_("dono") & MOLHA.is_("nao"), then="sim"),
        Case(
            name="so", question=ABRIGADO, when=PESSOA.is_("amigo"), then="nao",
            salvo=(Salvo(clause=LARGO, then="sim"),),
        ),
    ),
)  # fmt: skip

FORCA = Quantity(name="vento.forca", text=two("force of the wind"), minimum=1)
ARMACAO = Quantity(name="guarda_chuva.armacao", text=two("strength of the frame"), minimum=1)


def _compare(_: Mapping[str, Any], wind: int, frame: int) -> str:
    return "mais" if wind > frame else "igual" if wind == frame else "menos"


FORCAS = Fact(
    name="forcas.vento_e_armacao",
    about=two("is the wind stronger?"),
    values={"mais": two("stronger"), "igual": two("equal"), "menos": two("weaker")},
    inputs=(FORCA, ARMACAO),
    derive=_compare,
)
VIRA = Question(name="vira", about=two("does it turn?"), values={"sim": two("it turns"), "nao": two("it does not")})
R6 = Ruling(
    id="R-6", texto="O vento mais forte vira o guarda-chuva.", text="A stronger wind turns it.", source=source(6),
    force=Force.PADRAO,
    cases=(
        Case(question=VIRA, when=FORCAS.is_("mais"), then="sim"),
        Case(name="so", question=VIRA, when=FORCAS.is_("menos"), then="nao"),
    ),
)  # fmt: skip
GAP_2 = Gap(id="GAP-2", texto="Vento e armação iguais.", text="Wind and frame alike.")
EQUAL = Silence(gap="GAP-2", question=VIRA, when=FORCAS.is_("igual"))

ESCADA = Figure(
    name="escada", value=["brisa", "vendaval"], texto="Ventos", text="Winds", source="l. 7",
    schema={"type": "array", "items": {"type": "string"}, "minItems": 1},
)  # fmt: skip
LIMITE = Figure(name="limite", value=3, texto="Limite", text="Limit", source="l. 8", schema={"type": "integer"})
TABELA = Figure(
    name="tabela", value={"chuva": 1}, texto="Gotas de cada céu", text="Drops of each sky", source="l. 9",
    schema={"type": "object", "additionalProperties": {"type": "integer", "minimum": 1}},
)  # fmt: skip
GOTAS = Fact(
    name="gotas.suportadas",
    about=two("does it stand the drops?"),
    values={"sim": two("it stands them"), "nao": two("too many drops")},
    inputs=(ARMACAO,),
    derive=lambda figures, frame: "sim" if frame >= figures["tabela"]["chuva"] else "nao",
)
FURA = Question(
    name="fura",
    about=two("does it tear?"),
    values={"sim": two("it tears"), "nao": two("it holds"), "n": two("by so many drops")},
    computed=Computed(inputs=(CEU,), compute=lambda figures, sky: "n" if sky in figures["tabela"] else None),
    amounts={"n": lambda look: int(look.figures["tabela"]["chuva"])},
)
RASGA = Question(name="rasga", about=two("does it rip?"), values={"sim": two("it rips"), "nao": two("it does not rip")})
R7 = Ruling(
    id="R-7", texto="Gotas demais rasgam o guarda-chuva.", text="Too many drops rip it.", source=source(7),
    force=Force.DEFINICAO,
    cases=(
        Case(question=RASGA, when=GOTAS.is_("nao"), then="sim"),
        Case(name="so", question=RASGA, when=GOTAS.is_("sim"), then="nao"),
    ),
)  # fmt: skip

PARTS = [
    *TOY, PESSOA, LARGO, NOVO, NOVO_E_FURADO, ABRIGADO, R5, FORCA, ARMACAO, FORCAS, VIRA, R6, GAP_2, EQUAL, ESCADA,
    LIMITE, TABELA, GOTAS, FURA, RASGA, R7,
]  # fmt: skip
BOOK = Book.of("toy", PARTS)
TODAY = date(2026, 3, 1)


def book_of(name: str) -> Book:
    assert name == BOOK.name
    return BOOK


def judged(text: str, played: Committee | None = None) -> scenario.File:
    """The cases in `text`, a scenario file without its first line."""
    whole = "livro: toy\n" + textwrap.dedent(text)
    return scenario.judge(whole, "casos.yaml", book_of, [BOOK], played or Committee())


def decided(text: str, as_of: date = TODAY) -> committee.File:
    """The committee file `text`, without its first line."""
    return committee.read("livro: toy\n" + textwrap.dedent(text), "comite.yaml", book_of, [BOOK], as_of)

"""What is equated to Global (source, lines 173 to 181)."""

from collections.abc import Iterator

from zarcovi_rules.books.zarcovi.lints.missing import missing
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found

_EQUATED = ("ataque.equiparado_a_global",)


def _global_and_equated(card: Card) -> Iterator[Spot]:
    # That the legend wants the scale changed is told anyway.
    if card.has("escala", "global") and not card.claims("ataque.equiparacao_muda_escala"):
        yield card.at("escala")


LINT_16 = Check(
    code="LINT-16",
    name="equiparado_com_escala_global",
    rulings=("EQP-2",),
    statement=Text(
        "O ataque equiparado a global tem escala global.", "The attack equated to Global has a Global scale."
    ),
    why=Text(
        "Ser equiparado a global torna o dano global, e a escala continua unidirecional ou multidirecional.",
        "Being equated to Global makes the damage Global, and the scale stays unidirectional or multidirectional.",
    ),
    help=Text(
        "Escreva a escala que ele tem, unidirecional ou multidirecional; se for mesmo global, tire o “equiparado”.",
        "Write the scale that it has, unidirectional or multidirectional; if it is Global, take “equated” away.",
    ),
    bad="""
nome: Chuva de Agulhas
tipo: ofensiva
escala: global
alcance: longo
clausulas: [ataque.equiparado_a_global]
""",
    good="""
nome: Chuva de Agulhas
tipo: ofensiva
escala: multidirecional
alcance: longo
clausulas: [ataque.equiparado_a_global]
""",
    on=_EQUATED,
    find=_global_and_equated,
    challenges=("ataque.equiparacao_muda_escala",),
)


def _no_scale(card: Card) -> Iterator[Found]:
    yield from missing(card, "escala")


LINT_17 = Check(
    code="LINT-17",
    name="equiparado_sem_escala",
    rulings=("EQP-2",),
    statement=Text(
        "Não está dito que escala tem o ataque equiparado a global.",
        "It is not said which scale the attack equated to Global has.",
    ),
    why=Text(
        "Ser equiparado a global não dá escala ao ataque: ela continua a que a legenda diz.",
        "Being equated to Global gives the attack no scale: it stays the one that the legend states.",
    ),
    help=Text("Escreva unidirecional ou multidirecional.", "Write unidirecional or multidirecional."),
    bad="{nome: Sol Baixo, tipo: ofensiva, alcance: longo, clausulas: [ataque.equiparado_a_global]}",
    good="""
nome: Sol Baixo
tipo: ofensiva
escala: unidirecional
alcance: longo
clausulas: [ataque.equiparado_a_global]
""",
    on=_EQUATED,
    find=_no_scale,
)

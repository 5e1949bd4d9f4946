"""Dimensional abilities (source, lines 88 to 94)."""

from zarcovi_rules.books.zarcovi.facts import ataque, dimensional, manipulacao
from zarcovi_rules.books.zarcovi.questions.dimensional import (
    CONTA_COMO_DIMENSIONAL,
    DIMENSIONAL,
    GASTA_O_QUE_OBRIGA,
    OBRIGA,
    REUNIAO,
)
from zarcovi_rules.books.zarcovi.questions.manipulacao import ESCALA_ADMITE
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text


def _source(item: str, *lines: int) -> Source:
    return Source(section=Text("Habilidades dimensionais", "Dimensional abilities"), item=item, lines=lines)


DIM_1 = Ruling(
    id="DIM-1",
    texto="Quem gasta um uso de habilidade dimensional, ou equiparada, tem de ir para uma dimensão que não é a atual.",
    text="Who spends one use of a dimensional (or equated) ability must go to a dimension other than the present.",
    source=_source("item 1", 88),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=OBRIGA,
            when=CONTA_COMO_DIMENSIONAL & GASTA_O_QUE_OBRIGA,
            then="sim",
            challenged_by=(Salvo(clause=dimensional.SEM_VIAGEM, then="nao"),),
        ),
    ),
)
DIM_2 = Ruling(
    id="DIM-2",
    texto="Quem viaja por habilidades dimensionais, ou equiparadas, que dão acesso ao mesmo lugar se reúne nele.",
    text="Those who travel by dimensional (or equated) abilities that give access to the same place meet there.",
    source=_source("item 2", 90),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=REUNIAO,
            when=CONTA_COMO_DIMENSIONAL & dimensional.LUGAR.is_("o_mesmo"),
            then="sim",
            challenged_by=(Salvo(clause=dimensional.LUGAR_A_PARTE, then="nao"),),
        ),
    ),
)
DIM_3A = Ruling(
    id="DIM-3a",
    texto="Habilidades dimensionais não manipulam ataques globais, salvo se a legenda prevê que podem.",
    text="Dimensional abilities do not manipulate Global attacks, unless the legend says that they may.",
    source=_source("item 3", 94),
    force=Force.PADRAO,
    cases=(
        Case(
            question=ESCALA_ADMITE,
            when=DIMENSIONAL & ataque.ESCALA.is_("global"),
            then="nao",
            salvo=(Salvo(clause=manipulacao.MANIPULA_GLOBAL, then="sim"),),
        ),
    ),
)
DIM_3B = Ruling(
    id="DIM-3b",
    texto="Habilidades dimensionais podem manipular ataques equiparados a global.",
    text="Dimensional abilities may manipulate attacks that are equated to Global.",
    source=_source("item 3", 94),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ESCALA_ADMITE,
            when=DIMENSIONAL & ataque.EQUIPARADO_A_GLOBAL.said,
            then="sim",
            challenged_by=(Salvo(clause=manipulacao.EQUIPARADO_NAO_MANIPULAVEL, then="nao"),),
        ),
    ),
)

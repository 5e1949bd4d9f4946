"""Dimensional abilities (source, lines 88 to 94)."""

from zarcovi_rules.books.zarcovi.facts import ataque, manipulacao
from zarcovi_rules.books.zarcovi.questions.manipulacao import DIMENSIONAL, ESCALA_ADMITE
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text


def _source(item: str, *lines: int) -> Source:
    return Source(section=Text("Habilidades dimensionais", "Dimensional abilities"), item=item, lines=lines)


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

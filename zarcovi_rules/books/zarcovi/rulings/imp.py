"""Propelling one's own attack with an ability that attracts or repels (source, line 123)."""

from zarcovi_rules.books.zarcovi.facts import forca
from zarcovi_rules.books.zarcovi.questions.barreira import ESCALA
from zarcovi_rules.books.zarcovi.questions.deslocamento import ALCANCE
from zarcovi_rules.books.zarcovi.questions.forca import IMPULSIONA
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_MOVE = forca.SUPLEMENTAR.is_("repelir", "atrair", "repelir_e_atrair")


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Impulsionar", "Propelling"), item=item, lines=lines)


IMP_1 = Ruling(
    id="IMP-1",
    texto="A habilidade suplementar que atrai ou repele impulsiona também ataques de médio e longo alcance do usuário.",
    text="A supplementary ability that attracts or repels also propels its user's medium- and long-range attacks.",
    source=_source("item 2", 123),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=IMPULSIONA, when=_MOVE & ALCANCE.is_("medio", "longo"), then="pode"),
        Case(
            name="so",
            question=IMPULSIONA,
            when=_MOVE & ALCANCE.is_("curto"),
            then="nao_pode",
            challenged_by=(Salvo(clause=forca.IMPULSIONA_CURTO, then="pode"),),
            texto="O ataque de curto alcance não é impulsionado.",
            text="A short-range attack is not propelled.",
        ),
    ),
)
IMP_2 = Ruling(
    id="IMP-2",
    texto="A ofensiva global não é impulsionada, salvo se a legenda o prevê.",
    text="A Global offence is not propelled, unless a legend says so.",
    source=_source("item 2", 123),
    force=Force.PADRAO,
    cases=(
        Case(
            question=IMPULSIONA,
            when=_MOVE & ESCALA.is_("global"),
            then="nao_pode",
            overrides=("IMP-1:base", "IMP-1:so!impulsiona_curto"),
            salvo=(Salvo(clause=forca.IMPULSIONA_GLOBAL), Salvo(clause=forca.PODE_SER_IMPULSIONADO)),
        ),
    ),
)

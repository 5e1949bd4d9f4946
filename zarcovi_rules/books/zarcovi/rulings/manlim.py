"""Limits of manipulating an attack (source, lines 100 to 102)."""

from zarcovi_rules.books.zarcovi.facts import ataque, contra_ataque, manipulacao
from zarcovi_rules.books.zarcovi.questions.manipulacao import E_MANIPULACAO, NATUREZA_ADMITE, REPELE
from zarcovi_rules.books.zarcovi.readings.geral import AMB_22
from zarcovi_rules.books.zarcovi.readings.manipulacao import AMB_21
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text


def _source(item: str, *lines: int) -> Source:
    return Source(section=Text("Limites da manipulação", "Limits of manipulating an attack"), item=item, lines=lines)


# Whoever may choose only to repel, and does, returns nothing.
_DEVOLVE_DE_FATO = contra_ataque.ESCOLHA.is_("devolver") | AMB_22.is_("B")

MANLIM_1 = Ruling(
    id="MANLIM-1",
    texto="Taijutsu não pode ser manipulado.",
    text="Taijutsu cannot be manipulated.",
    source=_source("item 1", 100),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=NATUREZA_ADMITE,
            when=ataque.NATUREZA.is_("taijutsu"),
            then="nao",
            challenged_by=(Salvo(clause=manipulacao.MANIPULA_TAIJUTSU, then="sim"),),
        ),
    ),
)
MANLIM_2 = Ruling(
    id="MANLIM-2",
    texto="Repelir não é manipular, salvo se a legenda prevê que o ataque será devolvido.",
    text="To repel is not to manipulate, unless the legend says that the attack will be returned.",
    source=_source("item 2", 102),
    force=Force.PADRAO,
    cases=(
        Case(
            question=E_MANIPULACAO,
            when=REPELE,
            then="nao",
            overrides=("MAN-0",),
            salvo=(
                Salvo(clause=contra_ataque.DEVOLVE, when=AMB_21.is_("A") & _DEVOLVE_DE_FATO),
                Salvo(clause=manipulacao.VOLTA_A_QUEM_REPELE, when=AMB_21.is_("B")),
            ),
        ),
    ),
)

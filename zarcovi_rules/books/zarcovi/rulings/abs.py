"""Absorbing an attack (source, lines 163 to 171)."""

from zarcovi_rules.books.zarcovi.facts import absorcao, ataque
from zarcovi_rules.books.zarcovi.questions.absorcao import (
    NAO_SERVE,
    PELA_ESCALA,
    PELA_LEGENDA,
    PELO_EFEITO,
    PREVISTA,
    SERVE,
)
from zarcovi_rules.books.zarcovi.questions.barreira import ESCALA
from zarcovi_rules.books.zarcovi.questions.paralisia import EFEITO
from zarcovi_rules.books.zarcovi.readings.absorcao import AMB_25
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

EFEITO_ESCRITO = (
    AMB_25.is_("A")
    & (
        (EFEITO.is_("selamento") & absorcao.ABSORVE_SELAMENTO.said)
        | (EFEITO.is_("paralisia") & absorcao.ABSORVE_PARALISIA.said)
    )
) | (AMB_25.is_("B") & ~EFEITO.is_("dano") & absorcao.PODE_SER_ABSORVIDO.said)


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Absorção", "Absorption"), item=item, lines=lines)


ABS_1 = Ruling(
    id="ABS-1",
    texto="É absorvível o que uma legenda diz que se absorve.",
    text="What a legend says can be absorbed is absorbable.",
    source=_source("item 1", 163),
    force=Force.LEGENDA,
    cases=(
        Case(
            question=PELA_LEGENDA,
            when=PREVISTA.is_("sim"),
            then=SERVE,
            salvo=(Salvo(clause=absorcao.NAO_PODE_SER_ABSORVIDO, then=NAO_SERVE),),
        ),
        Case(
            name="so",
            question=PELA_LEGENDA,
            when=PREVISTA.is_("nao"),
            then=NAO_SERVE,
            texto="Nada é absorvível sem que uma legenda o diga.",
            text="Nothing is absorbable unless a legend says so.",
        ),
        Case(
            name="efeito",
            question=PELO_EFEITO,
            when=EFEITO_ESCRITO,
            then=SERVE,
            texto="O selamento ou a paralisia que a legenda diz absorver é absorvível.",
            text="The sealing or paralysis that the legend says is absorbed is absorbable.",
        ),
    ),
)
ABS_2 = Ruling(
    id="ABS-2",
    texto="Toda habilidade de absorção absorve ataque global.",
    text="Every absorption ability absorbs Global attacks.",
    source=_source("item 2", 167),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=PELA_ESCALA,
            when=ESCALA.is_("global"),
            then=SERVE,
            challenged_by=(Salvo(clause=absorcao.EXIGE_PREVISAO_DE_GLOBAL, then=NAO_SERVE),),
        ),
    ),
)
ABS_3 = Ruling(
    id="ABS-3",
    texto="Equiparado a global não é global: é absorvível, ainda que a absorção diga que não absorve global.",
    text="Equated to Global is not Global: it is absorbable, even if the absorption says that it absorbs no Global.",
    source=_source("item 3", 171),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=PELA_ESCALA,
            when=ataque.EQUIPARADO_A_GLOBAL.said & ~ESCALA.is_("global"),
            then=SERVE,
            challenged_by=(Salvo(clause=absorcao.NAO_ABSORVE_EQUIPARADO, then=NAO_SERVE),),
        ),
        Case(
            name="global",
            question=PELA_ESCALA,
            when=absorcao.NAO_ABSORVE_GLOBAL.said & ESCALA.is_("global"),
            then=NAO_SERVE,
            overrides=("ABS-2",),
            texto="A absorção cuja legenda diz que não absorve global não absorve o que é global de fato.",
            text="An absorption whose legend says that it absorbs no Global does not absorb what is truly Global.",
        ),
    ),
)

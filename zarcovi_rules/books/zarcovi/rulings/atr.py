"""Attracting beings and equipment (source, line 125)."""

from zarcovi_rules.books.zarcovi.facts import forca
from zarcovi_rules.books.zarcovi.questions.forca import ATRAI, ATRAI_ALGO, CLASSE
from zarcovi_rules.books.zarcovi.readings.forca import AMB_23, AMB_24
from zarcovi_rules.books.zarcovi.readings.geral import AMB_0
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_SER = ATRAI_ALGO & forca.ATRAIDO.is_("ser")
_RESSALVA = AMB_23.is_("B") | AMB_0.is_("B")


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Atrair", "Attracting"), item=item, lines=lines)


ATR_1 = Ruling(
    id="ATR-1",
    texto="A habilidade suplementar que atrai pode atrair seres que não sejam Gigantes, Mega Gigantes nem bijuus.",
    text="A supplementary ability that attracts may attract beings that are no Giants, Mega Giants or bijuus.",
    source=_source("item 3", 125),
    force=Force.PADRAO,
    cases=(
        Case(question=ATRAI, when=_SER & CLASSE.is_("normal"), then="atrai"),
        Case(
            name="gigante",
            question=ATRAI,
            when=_SER & CLASSE.is_("gigante", "mega_gigante"),
            then="nao_atrai",
            overrides=("ATR-2:ser",),
            salvo=(Salvo(clause=forca.ATRAI_GIGANTES, when=_RESSALVA),),
            texto="Gigante e Mega Gigante não são atraídos.",
            text="Giants and Mega Giants are not attracted.",
        ),
        Case(
            name="bijuu",
            question=ATRAI,
            when=_SER & CLASSE.is_("bijuu") & AMB_24.is_("A"),
            then="nao_atrai",
            overrides=("ATR-2:ser",),
            salvo=(Salvo(clause=forca.ATRAI_BIJUUS, when=_RESSALVA),),
            texto="Bijuu não é atraída.",
            text="A bijuu is not attracted.",
        ),
        Case(
            name="bijuu_tambem",
            question=ATRAI,
            when=_SER & CLASSE.is_("bijuu") & AMB_24.is_("B"),
            then="atrai",
            texto="Bijuu também é atraída.",
            text="A bijuu is attracted too.",
        ),
    ),
)
ATR_2 = Ruling(
    id="ATR-2",
    texto="Em geral, o que se atrai são seres e equipamentos, salvo se a legenda diz outra coisa.",
    text="In general beings and equipment are what is attracted, unless the legend says otherwise.",
    source=_source("item 3", 125),
    force=Force.PADRAO,
    cases=(
        Case(
            question=ATRAI,
            when=ATRAI_ALGO & forca.ATRAIDO.is_("equipamento"),
            then="atrai",
            salvo=(Salvo(clause=forca.ATRAI_SO_SERES, then="nao_atrai"),),
        ),
        Case(
            name="ser",
            question=ATRAI,
            when=_SER,
            then="atrai",
            salvo=(
                Salvo(
                    clause=forca.ATRAI_SO_EQUIPAMENTOS,
                    then="nao_atrai",
                    overrides=("ATR-1:base", "ATR-1:bijuu_tambem"),
                ),
            ),
        ),
        Case(
            name="outro",
            question=ATRAI,
            when=ATRAI_ALGO & forca.ATRAIDO.is_("outro"),
            then="nao_atrai",
            salvo=(Salvo(clause=forca.ATRAI_OUTROS, then="atrai"),),
            texto="O que não é ser nem equipamento só é atraído se a legenda o diz.",
            text="What is neither being nor equipment is attracted only if the legend says so.",
        ),
    ),
)

"""Items, equipment and tools (source, lines 230 to 250; items 2 to 5 are written twice, word for word)."""

from zarcovi_rules.books.zarcovi.facts import ataque, item
from zarcovi_rules.books.zarcovi.facts.item import ALGUMA, NENHUMA, TODAS
from zarcovi_rules.books.zarcovi.questions.barreira import DANO
from zarcovi_rules.books.zarcovi.questions.item import (
    ARMADURA,
    CORTE,
    DESTRUIDO,
    LIVRES,
    MAOS,
    NAS_MAOS,
    OCUPA,
    RANK,
    ROUBADO,
    SELAMENTO,
)
from zarcovi_rules.books.zarcovi.questions.paralisia import FLUXO
from zarcovi_rules.books.zarcovi.readings.geral import AMB_22
from zarcovi_rules.books.zarcovi.readings.item import AMB_32_ARMADURAS, AMB_32_MAOS
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_NA_MAO = item.LUGAR.is_("uma_mao", "ambas_as_maos")
_ARMADURA = item.LUGAR.is_("armadura")
_JA_VESTE = item.VESTE_ARMADURA.is_("sim")
_CABE = (OCUPA.is_("uma") & LIVRES.is_(ALGUMA, TODAS)) | (OCUPA.is_("ambas") & LIVRES.is_(TODAS))
_NAO_CABE = (OCUPA.is_("uma") & LIVRES.is_(NENHUMA)) | (OCUPA.is_("ambas") & LIVRES.is_(ALGUMA, NENHUMA))
_SEM_HP = item.HP.is_("nao")
_DANO_NO_ITEM = item.ATINGIDO.is_("diretamente") & ataque.EFEITO.is_("dano")
_DANO_SUPREMO = _DANO_NO_ITEM & DANO.is_("supremo")
_PODE_ROUBAR = item.GRAVITACIONAL.is_("sim") & _NA_MAO & item.ESTADO.is_("equipado")


def _source(name: str | Text, *lines: int) -> Source:
    return Source(section=Text("Itens, equipamentos e ferramentas", "Items and equipment"), item=name, lines=lines)


ITEM_1A = Ruling(
    id="ITEM-1a",
    texto="Via de regra, o personagem tem duas mãos.",
    text="As a rule a character has two hands.",
    source=_source("item 1", 230),
    force=Force.PADRAO,
    cases=(
        Case(
            question=MAOS,
            when=ALWAYS,
            then="de_regra",
            salvo=(Salvo(clause=item.OUTRAS_MAOS, when=AMB_32_MAOS.is_("A"), then="da_legenda"),),
        ),
    ),
)
ITEM_1B = Ruling(
    id="ITEM-1b",
    texto="Cabem nas mãos até dois itens de uma mão cada, ou um único item de ambas as mãos.",
    text="The hands hold up to two one-hand items, or a single item for both hands.",
    source=_source("item 1", 230),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=NAS_MAOS, when=_CABE, then="cabe"),
        Case(
            name="so",
            question=NAS_MAOS,
            when=_NAO_CABE,
            then="nao_cabe",
            challenged_by=(Salvo(clause=item.DISPENSA_MAO_LIVRE, then="cabe"),),
            texto="Sem mão livre que baste, o item não cabe nas mãos.",
            text="Without hands enough free, the item does not fit in the hands.",
        ),
    ),
)
ITEM_1C = Ruling(
    id="ITEM-1c",
    texto="O personagem pode equipar uma armadura.",
    text="A character may equip an armour.",
    source=_source("item 1", 230),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=ARMADURA, when=_ARMADURA & ~_JA_VESTE, then="nao_impede"),
        Case(
            name="so",
            question=ARMADURA,
            when=_ARMADURA & _JA_VESTE & (AMB_32_ARMADURAS.is_("B") | item.MEIA_ARMADURA.is_("nao")),
            then="impede",
            challenged_by=(Salvo(clause=item.MEIA_ARMADURA, when=AMB_32_ARMADURAS.is_("B"), then="nao_impede"),),
            texto="A armadura é uma só, porque se equipa no corpo inteiro.",
            text="There is only one armour, because it is worn over the whole body.",
        ),
        # Where the legend may allow a second, that is no challenge: a case of its own, which can be cited.
        Case(
            name="meia",
            question=ARMADURA,
            when=_ARMADURA & _JA_VESTE & AMB_32_ARMADURAS.is_("A") & item.MEIA_ARMADURA.said,
            then="nao_impede",
            texto="Na leitura A de AMB-32-armaduras, a armadura que cobre só parte do corpo se soma a outra.",
            text="By reading A of AMB-32-armaduras an armour for part of the body goes with another.",
        ),
        Case(
            name="maos",
            question=ARMADURA,
            when=_NA_MAO & _JA_VESTE,
            then="nao_impede",
            texto="A armadura se soma ao que se leva nas mãos.",
            text="The armour comes on top of what is held in the hands.",
        ),
    ),
)
ITEM_1D = Ruling(
    id="ITEM-1d",
    texto="O item de braço, pescoço ou costas não é impedido pela armadura.",
    text="An item for arm, neck or back is not kept off by the armour.",
    source=_source("item 1", 230),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ARMADURA,
            when=item.LUGAR.is_("outro_local") & _JA_VESTE & AMB_22.is_("A"),
            then="nao_impede",
            challenged_by=(Salvo(clause=item.NADA_POR_CIMA, then="impede"),),
        ),
    ),
)
ITEM_2 = Ruling(
    id="ITEM-2",
    texto="O item que não indica ocupar mão não ocupa espaço.",
    text="An item that does not say that it occupies a hand takes no space.",
    source=_source("item 2", 232, 242),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=OCUPA,
            when=~_NA_MAO,
            then="nenhuma",
            challenged_by=(Salvo(clause=item.PESA_NAS_MAOS, then="uma"),),
        ),
        Case(
            name="corpo",
            question=ARMADURA,
            when=item.LUGAR.is_("nao_diz", "outro_local") & _JA_VESTE,
            then="nao_impede",
            challenged_by=(Salvo(clause=item.NADA_POR_CIMA, then="impede"),),
        ),
    ),
)
ITEM_3 = Ruling(
    id="ITEM-3",
    texto="O que se equipa ou ativa se desliga no mesmo rank em que foi ligado.",
    text="What is equipped or activated goes off at the same rank at which it went on.",
    source=_source("item 3", 234, 244),
    force=Force.PADRAO,
    cases=(
        Case(
            question=RANK,
            when=ALWAYS,
            then="de_quando_ligou",
            salvo=(Salvo(clause=item.RANK_PROPRIO, then="da_legenda", overrides=("ATV-3a:rank",)),),
        ),
    ),
)
ITEM_4 = Ruling(
    id="ITEM-4",
    texto="O item sem HP é destruído pelo Dano Supremo que o atinge.",
    text="An item without HP is destroyed by Supreme Damage that hits it.",
    source=_source("item 4", 236, 246),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=DESTRUIDO,
            when=_SEM_HP & _DANO_SUPREMO,
            then="destruido",
            challenged_by=(Salvo(clause=item.INDESTRUTIVEL, then="intacto"),),
        ),
        Case(
            name="selamento",
            question=DESTRUIDO,
            when=_SEM_HP & SELAMENTO.is_("sim"),
            then="destruido",
            challenged_by=(Salvo(clause=item.INDESTRUTIVEL, then="intacto"),),
            texto="O item sem HP é destruído pelo selamento que o atinge.",
            text="An item without HP is destroyed by a sealing that hits it.",
        ),
        Case(
            name="so",
            question=DESTRUIDO,
            when=_SEM_HP & SELAMENTO.is_("nao") & ~_DANO_SUPREMO,
            then="intacto",
            challenged_by=(
                Salvo(clause=item.DESTROI_ITENS, when=item.ATINGIDO.is_("diretamente"), then="destruido"),
                Salvo(clause=item.QUEBRA_COM_MENOS, when=_DANO_NO_ITEM, then="destruido"),
            ),
            texto="Nada além de Dano Supremo ou selamento destrói o item sem HP.",
            text="Nothing but Supreme Damage or sealing destroys an item without HP.",
        ),
    ),
)
ITEM_4_1 = Ruling(
    id="ITEM-4.1",
    texto="O corte do fluxo de chakra não funciona contra equipamentos.",
    text="Cutting the chakra flow does not work on equipment.",
    source=_source("item 4.1", 238, 248),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=CORTE,
            when=FLUXO.is_("sim"),
            then="nao_afeta",
            challenged_by=(Salvo(clause=item.CORTE_QUEBRA, then="afeta"),),
        ),
    ),
)
ITEM_5 = Ruling(
    id="ITEM-5",
    texto="O equipamento que permanece na mão pode ser atraído e roubado por habilidade gravitacional.",
    text="Equipment that stays in the hand may be attracted and stolen by a gravitational ability.",
    source=_source("item 5", 240, 250),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ROUBADO,
            when=_PODE_ROUBAR,
            then="roubado",
            challenged_by=(Salvo(clause=item.NAO_SE_ROUBA, then="nao_roubado"),),
        ),
        Case(
            name="so",
            question=ROUBADO,
            when=~_PODE_ROUBAR,
            then="nao_roubado",
            challenged_by=(Salvo(clause=item.ROUBA_QUALQUER, when=item.ESTADO.is_("equipado"), then="roubado"),),
            texto="Fora da mão, ou por habilidade que não é gravitacional, o equipamento não é roubado.",
            text="Outside the hand, or by an ability that is not gravitational, equipment is not stolen.",
        ),
    ),
)

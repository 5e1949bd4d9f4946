"""Modes (source, lines 135 to 145)."""

from zarcovi_rules.books.zarcovi.facts import modo
from zarcovi_rules.books.zarcovi.questions.modo import (
    ACONTECE,
    ATIVO,
    CONCEDE,
    DESATIVA,
    ENCERRADO,
    FIM,
    MESCLA,
    SOBREPOE,
    SUBSTITUI,
    SUSPENSO,
)
from zarcovi_rules.books.zarcovi.readings.modo import AMB_44
from zarcovi_rules.core.conditions import Condition
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_PEDIDO_ESCRITO = (
    (modo.PEDIDO.is_("voo") & modo.CONCEDE_VOO.said)
    | (modo.PEDIDO.is_("atributo") & modo.CONCEDE_ATRIBUTO.said)
    | (modo.PEDIDO.is_("habilidade") & modo.CONCEDE_HABILIDADE.said)
)
_DESATIVAVEL_POR_LEGENDA = (
    Salvo(clause=modo.PODE_SER_DESATIVADO, then="desativado"),
    Salvo(clause=modo.DESATIVADO_POR_HABILIDADE, then="desativado"),
)
_NAO_SOBREPOSTO = (Salvo(clause=modo.NAO_PODE_SER_SOBREPOSTO, then="recusado"),)


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Modos", "Modes"), item=item, lines=lines)


def _lasting(of_type: Condition) -> tuple[Case, ...]:
    """What the three types have in common: they may be replaced, and they last until the fight ends."""
    return (
        Case(
            name="substitui",
            question=SUBSTITUI,
            when=of_type,
            then="substituido",
            salvo=(Salvo(clause=modo.NAO_PODE_SER_SUBSTITUIDO, then="recusado"),),
            texto="O modo ativo pode ser substituído por outro.",
            text="An active mode may be replaced by another.",
        ),
        Case(
            name="permanece",
            question=FIM,
            when=of_type & modo.OPERACAO.is_("fim_do_turno"),
            then="permanece",
            salvo=(Salvo(clause=modo.ACABA_COM_O_TURNO, then="desativado"),),
            texto="O modo é permanente: passa de um turno a outro sem acabar.",
            text="The mode is permanent: it goes on from one turn to the next.",
        ),
        Case(
            name="fim",
            question=FIM,
            when=of_type & modo.OPERACAO.is_("fim_da_luta"),
            then="encerrado_com_a_luta",
            texto="O modo permanece até o fim da luta, e então acaba.",
            text="The mode lasts until the end of the fight, and then it ends.",
        ),
    )


def _merging(of_type: Condition) -> tuple[Case, ...]:
    """What the two types that merge have in common: with a mode that foresees it, and only with such a mode."""
    return (
        Case(
            question=MESCLA,
            when=of_type & modo.OUTRO_PREVE_MESCLA.said,
            then="mesclado",
            challenged_by=(Salvo(clause=modo.RECUSA_MESCLA, then="recusado"),),
        ),
        Case(
            name="so",
            question=MESCLA,
            when=of_type & ~modo.OUTRO_PREVE_MESCLA.said,
            then="recusado",
            challenged_by=(Salvo(clause=modo.ACEITA_MESCLA, then="mesclado"),),
            texto="O modo não se mescla com outro que não preveja a mescla.",
            text="The mode does not merge with one that does not foresee the merging.",
        ),
    )


_TIPO_1, _TIPO_2, _TIPO_3 = (modo.TIPO.is_(value) for value in modo.TIPO.domain)

MODO_0 = Ruling(
    id="MODO-0",
    texto="O modo concede os atributos e as habilidades que a sua própria legenda prevê, enquanto está ativo.",
    text="A mode grants the attributes and abilities that its own legend foresees, while it is active.",
    source=_source(Text("abertura", "opening"), 135),
    force=Force.LEGENDA,
    cases=(
        Case(question=CONCEDE, when=ATIVO & _PEDIDO_ESCRITO, then="sim"),
        Case(
            name="so",
            question=CONCEDE,
            when=ATIVO & ~_PEDIDO_ESCRITO,
            then="nao",
            texto="O modo não concede o que a sua legenda não prevê.",
            text="A mode does not grant what its legend does not foresee.",
        ),
        Case(
            name="ativa",
            question=ACONTECE,
            when=ENCERRADO & modo.OPERACAO.is_("ativar") & modo.OUTRO_ATIVO.is_("nao"),
            then="ativado",
            texto="O modo passa a valer quando é ativado.",
            text="A mode is in force once it is activated.",
        ),
    ),
)
MODO_1A = Ruling(
    id="MODO-1a",
    texto="O modo do primeiro tipo não pode ser desativado: só cabe substituí-lo.",
    text="A mode of the first type cannot be deactivated: it can only be replaced.",
    source=_source("item 1", 137),
    force=Force.PADRAO,
    cases=(
        Case(
            question=DESATIVA,
            when=_TIPO_1,
            then="recusado",
            salvo=_DESATIVAVEL_POR_LEGENDA,
        ),
        *_lasting(_TIPO_1),
    ),
)
MODO_1B = Ruling(
    id="MODO-1b",
    texto="O modo do primeiro tipo se mescla com outro que preveja a mescla.",
    text="A mode of the first type merges with one that foresees the merging.",
    source=_source("item 1", 137),
    force=Force.ABSOLUTA,
    cases=_merging(_TIPO_1),
)
MODO_2A = Ruling(
    id="MODO-2a",
    texto="O modo do segundo tipo pode ser desativado ou substituído.",
    text="A mode of the second type may be deactivated or replaced.",
    source=_source("item 2", 141),
    force=Force.PADRAO,
    cases=(
        Case(
            question=DESATIVA,
            when=_TIPO_2,
            then="desativado",
            salvo=(Salvo(clause=modo.NAO_PODE_SER_DESATIVADO, then="recusado"),),
        ),
        *_lasting(_TIPO_2),
    ),
)
MODO_2B = Ruling(
    id="MODO-2b",
    texto="O modo do segundo tipo se mescla com outro que preveja a mescla.",
    text="A mode of the second type merges with one that foresees the merging.",
    source=_source("item 2", 141),
    force=Force.ABSOLUTA,
    cases=_merging(_TIPO_2),
)
MODO_3A = Ruling(
    id="MODO-3a",
    texto="O modo do terceiro tipo só pode ser substituído: não pode ser desativado.",
    text="A mode of the third type can only be replaced: it cannot be deactivated.",
    source=_source("item 3", 145),
    force=Force.PADRAO,
    cases=(
        Case(
            question=DESATIVA,
            when=_TIPO_3,
            then="recusado",
            salvo=_DESATIVAVEL_POR_LEGENDA,
        ),
        *_lasting(_TIPO_3),
    ),
)
MODO_3B = Ruling(
    id="MODO-3b",
    texto="O modo do terceiro tipo não se mescla com nenhum outro; outro modo apenas se sobrepõe a ele.",
    text="A mode of the third type merges with no other; another mode only overlays it.",
    source=_source("item 3", 145),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=MESCLA,
            when=_TIPO_3,
            then="recusado",
            challenged_by=(Salvo(clause=modo.ACEITA_MESCLA, then="mesclado"),),
        ),
        # The other mode is of the third type: it merges with none, whatever its own legend foresees.
        Case(
            name="outro",
            question=MESCLA,
            when=modo.OUTRO_SO_SUBSTITUIVEL.is_("sim"),
            then="recusado",
            overrides=(
                "MODO-1b:base",
                "MODO-2b:base",
                "MODO-1b:so!aceita_mescla",
                "MODO-2b:so!aceita_mescla",
                "MODO-3b!aceita_mescla",
            ),
            challenged_by=(Salvo(clause=modo.OUTRO_PREVE_MESCLA),),
            texto="Nenhum modo se mescla com outro que seja do terceiro tipo.",
            text="No mode merges with another that is of the third type.",
        ),
        Case(
            name="sobreposto",
            question=SOBREPOE,
            when=_TIPO_3 & AMB_44.is_("A"),
            then="sobreposto_e_encerrado",
            challenged_by=_NAO_SOBREPOSTO,
            texto="Ao modo do terceiro tipo outro se sobrepõe e fica no lugar dele, que acaba.",
            text="Another mode overlays one of the third type and takes its place, and that one ends.",
        ),
        Case(
            name="suspenso",
            question=SOBREPOE,
            when=_TIPO_3 & AMB_44.is_("B"),
            then="sobreposto_e_suspenso",
            challenged_by=_NAO_SOBREPOSTO,
            texto="Na leitura B de AMB-44, o modo a que outro se sobrepõe fica suspenso.",
            text="By reading B of AMB-44 a mode that another overlays is suspended.",
        ),
        Case(
            name="volta",
            question=ACONTECE,
            when=SUSPENSO & modo.OPERACAO.is_("fim_do_outro"),
            then="retomado",
            texto="Na leitura B de AMB-44, o modo suspenso volta quando acaba o que se sobrepôs a ele.",
            text="By reading B of AMB-44 a suspended mode returns when the one over it ends.",
        ),
    ),
)

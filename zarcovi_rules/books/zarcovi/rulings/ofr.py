"""Offences that take some turns to fall (source, lines 56 to 60)."""

from zarcovi_rules.books.zarcovi.facts import ofensiva_tardia
from zarcovi_rules.books.zarcovi.facts.ofensiva_tardia import DECLARACAO, DONO, NA_QUEDA, PASSOU, PENDENTE, RECUPERADO
from zarcovi_rules.books.zarcovi.questions.ofensiva_tardia import (
    CAI,
    CANCELADA,
    DECLARADA,
    ESTORNO,
    MORREU,
    ONDE,
    QUANDO,
    SEGUE,
)
from zarcovi_rules.books.zarcovi.readings.ofensiva_tardia import AMB_14_ENCERRO, AMB_14_LOCAL, AMB_15
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source

_NA_QUEDA = ofensiva_tardia.MOMENTO.is_(NA_QUEDA)
_LONGE = DECLARACAO.is_("fora_do_alcance", "outra_dimensao")
_DECLARADA = CAI & DECLARADA.is_("vale")
_PERDIDO = DONO.is_("genjutsu") | MORREU


def _source(item: str, *lines: int) -> Source:
    return Source(section="Ofensivas que demoram turnos", item=item, lines=lines)


OFR_1 = Ruling(
    id="OFR-1",
    texto="A ofensiva que demora turnos cai onde o personagem estiver no momento do encerro.",
    text="An offence that takes turns falls where the character is at the moment of closing.",
    source=_source("item 1", 56),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ONDE,
            when=CAI & AMB_14_LOCAL.is_("B"),
            then="junto_ao_dono",
            challenged_by=(Salvo(clause=ofensiva_tardia.PERSEGUE_O_ALVO, then="junto_ao_alvo"),),
            texto="A ofensiva que demora turnos cai onde o dono dela estiver no encerro.",
            text="An offence that takes turns falls where its owner is at the closing.",
        ),
        Case(
            name="alvo",
            question=ONDE,
            when=CAI & AMB_14_LOCAL.is_("A"),
            then="junto_ao_alvo",
            texto="A ofensiva que demora turnos cai onde o alvo dela estiver no encerro.",
            text="An offence that takes turns falls where its target is at the closing.",
        ),
        Case(
            name="encerro",
            question=QUANDO,
            when=CAI & AMB_14_ENCERRO.is_("B"),
            then="encerro_do_dono",
            texto="A ofensiva que demora turnos cai no encerro do dono dela.",
            text="An offence that takes turns falls at its owner's closing.",
        ),
        Case(
            name="encerro_do_alvo",
            question=QUANDO,
            when=CAI & AMB_14_ENCERRO.is_("A"),
            then="encerro_do_alvo",
            texto="A ofensiva que demora turnos cai no encerro do alvo dela.",
            text="An offence that takes turns falls at its target's closing.",
        ),
    ),
)
OFR_2 = Ruling(
    id="OFR-2",
    texto="No turno da queda o jogador pode enviar o card da ofensiva e dizer em que momento e local ela cai.",
    text="In the turn of the fall the player may post the offence's card and say at which moment and place it falls.",
    source=_source("item 2", 58),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=DECLARADA,
            when=_NA_QUEDA & (DECLARACAO.is_("ao_alcance") | (_LONGE & AMB_15.is_("A"))),
            then="vale",
            challenged_by=(Salvo(clause=ofensiva_tardia.LOCAL_FIXO, then="nao_vale"),),
        ),
        Case(
            name="turno",
            question=DECLARADA,
            when=ofensiva_tardia.MOMENTO.is_(PENDENTE, PASSOU) & ~DECLARACAO.is_("nenhuma"),
            then="nao_vale",
            texto="Momento e local de queda se declaram no turno da queda, nem antes nem depois.",
            text="Moment and place of the fall are declared in the turn of the fall, neither before nor after.",
        ),
        Case(
            name="alcance",
            question=DECLARADA,
            when=_NA_QUEDA & _LONGE & AMB_15.is_("B"),
            then="nao_vale",
            challenged_by=(Salvo(clause=ofensiva_tardia.CAI_EM_QUALQUER_LUGAR, then="vale"),),
            texto="O local de queda que se declara tem de estar ao alcance da ofensiva.",
            text="The declared place of the fall has to be within the offence's range.",
        ),
        Case(
            name="local",
            question=ONDE,
            when=_DECLARADA,
            then="local_declarado",
            overrides=("OFR-1", "OFR-1!persegue_o_alvo"),
            texto="Declarado no turno da queda, vale o local que o jogador disse.",
            text="Declared in the turn of the fall, the place that the player said holds.",
        ),
        Case(
            name="momento",
            question=QUANDO,
            when=_DECLARADA,
            then="momento_declarado",
            overrides=("OFR-1",),
            texto="Declarado no turno da queda, vale o momento que o jogador disse.",
            text="Declared in the turn of the fall, the moment that the player said holds.",
        ),
    ),
)
OFR_3A = Ruling(
    id="OFR-3a",
    texto="Se o dono cai em um Genjutsu ou morre enquanto a ofensiva está por cair, ela é cancelada.",
    text="If its owner falls into a Genjutsu or dies while the offence is yet to fall, it is cancelled.",
    source=_source("item 3", 60),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=SEGUE,
            when=_PERDIDO & RECUPERADO.is_("nao", "depois"),
            then="cancelada",
            challenged_by=(Salvo(clause=ofensiva_tardia.SOBREVIVE_AO_DONO, then="segue"),),
        ),
    ),
)
OFR_3B = Ruling(
    id="OFR-3b",
    texto="Ressuscitar ou sair do Genjutsu no mesmo turno não salva a ofensiva que estava por cair.",
    text="To resurrect or to leave the Genjutsu in the same turn does not save the offence that was yet to fall.",
    source=_source("item 3", 60),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=SEGUE,
            when=_PERDIDO & RECUPERADO.is_("no_mesmo_turno"),
            then="cancelada",
            challenged_by=(Salvo(clause=ofensiva_tardia.SEGUE_SE_RECUPERADO, then="segue"),),
        ),
    ),
)
OFR_3C = Ruling(
    id="OFR-3c",
    texto="A ofensiva cancelada não tem o seu uso estornado.",
    text="A cancelled offence's use is not refunded.",
    source=_source("item 3", 60),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ESTORNO,
            when=CANCELADA,
            then="nao",
            challenged_by=(Salvo(clause=ofensiva_tardia.ESTORNA_USO, then="sim"),),
        ),
    ),
)

"""Genjutsu (source, lines 266 to 274)."""

from zarcovi_rules.books.zarcovi.facts import ataque, ativacao, genjutsu
from zarcovi_rules.books.zarcovi.facts.ranks import IGUAL, MAIS_LENTA, MAIS_RAPIDA
from zarcovi_rules.books.zarcovi.questions.ativacao import DURACAO
from zarcovi_rules.books.zarcovi.questions.combo import COMBAVEL
from zarcovi_rules.books.zarcovi.questions.genjutsu import (
    ATIVACAO,
    AUMENTO,
    AUMENTO_DA_VITIMA,
    CAIU,
    COMBO_DA_VITIMA,
    COMPARACAO,
    DURA,
    E_ATIVACAO,
    ESTADO,
    IMUNE,
    INCONSCIENTE,
    PODE_LANCAR,
)
from zarcovi_rules.books.zarcovi.readings.genjutsu import AMB_37
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source

_COMUM, _SUPREMO = genjutsu.TIPO.is_("comum"), genjutsu.TIPO.is_("supremo")


def _source(item: str, *lines: int) -> Source:
    return Source(section="Genjutsu", item=item, lines=lines)


GEN_1A = Ruling(
    id="GEN-1a",
    texto="O Genjutsu dura até ser desfeito, e enquanto dura quem caiu nele está inconsciente.",
    text="A Genjutsu lasts until it is undone, and while it lasts whoever fell into it is unconscious.",
    source=_source("item 1", 266),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=DURA,
            when=CAIU & genjutsu.DESFEITO.is_("nao"),
            then="dura",
            challenged_by=(Salvo(clause=genjutsu.DURA_UM_TURNO, when=genjutsu.TURNO.is_("depois"), then="acabou"),),
            texto="O Genjutsu não acaba sozinho: dura enquanto não for desfeito.",
            text="A Genjutsu does not end by itself: it lasts as long as it is not undone.",
        ),
        Case(
            name="desfeito",
            question=DURA,
            when=CAIU & genjutsu.DESFEITO.is_("sim"),
            then="acabou",
            texto="Desfeito o Genjutsu, acabam os seus efeitos.",
            text="Once the Genjutsu is undone, its effects are over.",
        ),
        Case(
            name="inconsciente",
            question=ESTADO,
            when=DURA.is_("dura"),
            then="inconsciente",
            challenged_by=(Salvo(clause=genjutsu.CONSCIENTE, then="livre"),),
            texto="Enquanto o Genjutsu dura, quem caiu nele está inconsciente.",
            text="While the Genjutsu lasts, whoever fell into it is unconscious.",
        ),
        Case(
            name="card",
            question=DURACAO,
            when=genjutsu.CARD_DE_GENJUTSU.is_("sim"),
            then="ate_ser_desfeito",
            overrides=(
                "ATV-1a",
                "ATV-1b",
                "ATV-1b!sem_tempo_dura_um_turno",
                "ATV-1c",
                "ATV-1c!dura_tempo_previsto",
                "ATV-1c!permanente",
            ),
            challenged_by=(Salvo(clause=ativacao.DURA),),
            texto="O efeito do card de Genjutsu dura até ser desfeito, diga ou não a legenda que ativa.",
            text="The effect of a Genjutsu card lasts until undone, whether or not its legend says that it activates.",
        ),
    ),
)
GEN_1B = Ruling(
    id="GEN-1b",
    texto="Quem está em um Genjutsu não lança card algum, exceto o que o ajude a sair dele.",
    text="Whoever is in a Genjutsu posts no card at all, except one that helps him to get out of it.",
    source=_source("item 1", 266),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=PODE_LANCAR,
            when=INCONSCIENTE & genjutsu.FINALIDADE.is_("outra"),
            then="recusado",
            challenged_by=(Salvo(clause=genjutsu.USA_CARDS, then="pode"),),
            texto="Quem está em um Genjutsu não lança card que não o ajude a sair dele.",
            text="Whoever is in a Genjutsu posts no card that does not help him to get out of it.",
        ),
        Case(
            name="saida",
            question=PODE_LANCAR,
            when=INCONSCIENTE & genjutsu.FINALIDADE.is_("sair_do_genjutsu"),
            then="pode",
            challenged_by=(Salvo(clause=genjutsu.SEM_SAIDA, then="recusado"),),
            texto="Em qualquer turno, quem está em um Genjutsu pode lançar card que o ajude a sair dele.",
            text="In any turn whoever is in a Genjutsu may post a card that helps him to get out of it.",
        ),
    ),
)
GEN_2A = Ruling(
    id="GEN-2a",
    texto="Genjutsu não se comba.",
    text="A Genjutsu is not comboed.",
    source=_source("item 2", 268),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=COMBAVEL,
            when=ataque.NATUREZA.is_("genjutsu") & AMB_37.is_("A"),
            then="nao",
            overrides=("ataque_combavel~diz_que_sim",),
            challenged_by=(
                Salvo(clause=genjutsu.ACEITA_COMBO, then="sim", overrides=("ataque_combavel~diz_que_nao",)),
            ),
        ),
        Case(
            name="vitima",
            question=COMBO_DA_VITIMA,
            when=AMB_37.is_("B") & INCONSCIENTE,
            then="impede",
            texto="Quem está em um Genjutsu não comba.",
            text="Whoever is in a Genjutsu makes no combo.",
        ),
    ),
)
GEN_2B = Ruling(
    id="GEN-2b",
    texto="Genjutsu não sofre aumento de velocidade.",
    text="A Genjutsu gains no speed.",
    source=_source("item 2", 268),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=AUMENTO,
            when=AMB_37.is_("A"),
            then="nao_sofre",
            challenged_by=(Salvo(clause=genjutsu.ACEITA_AUMENTO, then="sofre"),),
        ),
        Case(
            name="vitima",
            question=AUMENTO_DA_VITIMA,
            when=AMB_37.is_("B") & INCONSCIENTE,
            then="impede",
            texto="O card de quem está em um Genjutsu não sofre aumento de velocidade.",
            text="The card of whoever is in a Genjutsu gains no speed.",
        ),
    ),
)
GEN_3A = Ruling(
    id="GEN-3a",
    texto="Em resposta a um Genjutsu comum pode haver ativação, seja qual for o rank dela.",
    text="In answer to a common Genjutsu there may be an activation, whatever its rank.",
    source=_source("item 3", 272),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ATIVACAO,
            when=E_ATIVACAO & _COMUM,
            then="permitida",
            challenged_by=(Salvo(clause=genjutsu.NAO_ADMITE_ATIVACAO, then="recusada"),),
        ),
    ),
)
GEN_3B = Ruling(
    id="GEN-3b",
    texto="Em resposta a um Genjutsu Supremo não há ativação, salvo se a habilidade o previr ou se ele for mais lento.",
    text="In answer to a Supreme Genjutsu nothing is activated, unless the ability foresees it or it is slower.",
    source=_source("item 3", 272),
    force=Force.PADRAO,
    cases=(
        Case(
            question=ATIVACAO,
            when=E_ATIVACAO & _SUPREMO & COMPARACAO.is_(IGUAL, MAIS_LENTA),
            then="recusada",
            salvo=(Salvo(clause=genjutsu.PREVE_SUPREMO, then="permitida"),),
            texto="Nada se ativa em resposta a um Genjutsu Supremo tão rápido quanto a ativação, ou mais rápido.",
            text="Nothing is activated in answer to a Supreme Genjutsu that is as fast as the activation, or faster.",
        ),
        Case(
            name="mais_lento",
            question=ATIVACAO,
            when=E_ATIVACAO & _SUPREMO & COMPARACAO.is_(MAIS_RAPIDA),
            then="permitida",
            texto="Em resposta a um Genjutsu Supremo mais lento que a ativação, ela é permitida.",
            text="In answer to a Supreme Genjutsu that is slower than the activation, it is allowed.",
        ),
    ),
)
GEN_4A = Ruling(
    id="GEN-4a",
    texto="Quem é imune a Genjutsu Supremo é imune a todo Genjutsu.",
    text="Whoever is immune to Supreme Genjutsu is immune to every Genjutsu.",
    source=_source("item 4", 274),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=IMUNE,
            when=genjutsu.IMUNE_SUPREMO.said,
            then="sim",
            challenged_by=(Salvo(clause=genjutsu.AFETA_IMUNES, then="nao"),),
        ),
    ),
)
GEN_4B = Ruling(
    id="GEN-4b",
    texto="A imunidade a Genjutsu não vale contra Genjutsu Supremo.",
    text="Immunity to Genjutsu does not hold against Supreme Genjutsu.",
    source=_source("item 4", 274),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=IMUNE,
            when=genjutsu.IMUNE.said & genjutsu.IMUNE_SUPREMO.is_("nao") & _SUPREMO,
            then="nao",
            challenged_by=(Salvo(clause=genjutsu.IMUNIDADE_COBRE_SUPREMO, then="sim"),),
        ),
    ),
)

"""Where the rules are silent: each gap with its docket line, and the ordinary questions on which it shows."""

from zarcovi_rules.books.zarcovi.facts import ataque, barreira
from zarcovi_rules.books.zarcovi.questions.barreira import (
    A_TEMPO,
    ATRAVESSA,
    BARREIRA_MAIS_LENTA,
    COBERTURA,
    COMPARACAO,
    CONTEM,
    DANO,
    DESTINO,
    EFEITO_NO_ALVO,
    ESCALA,
    LIBERTA,
    PELA_ESCALA,
    PELA_FUGA,
    PELA_QUEBRA,
    PELO_EFEITO,
    RANKS,
    RANKS_IGUAIS,
    ROMPE,
    SECAO,
    SEGURA,
)
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Gap, Silence

_CORPORAL = SECAO.is_("corpo")
_DANO = ataque.EFEITO.is_("dano")
_SENJUTSU = ataque.SENJUTSU.is_("sim")

GAP_3 = Gap(
    id="GAP-3",
    texto="Defesa mais lenta que o ataque: só se deduz, dos teleportes, que ela falha.",
    text="A defence slower than the attack: that it fails is only implied, for teleportes.",
    silences=(Silence(question=A_TEMPO, when=RANKS.is_(BARREIRA_MAIS_LENTA)),),
)
GAP_4 = Gap(
    id="GAP-4",
    texto="Mesmo rank entre ataque e barreira, repelir ou absorção: quem vem primeiro?",
    text="Equal ranks of attack and barrier, repel or absorption: who comes first?",
    silences=(Silence(question=A_TEMPO, when=RANKS.is_(RANKS_IGUAIS)),),
)
GAP_5 = Gap(
    id="GAP-5",
    texto="A escada de status completa: abaixo de letal, e entre os nomeados, nada está escrito.",
    text="The full ladder of statuses: below lethal, and between those named, nothing is written.",
    silences=(
        Silence(
            question=COMPARACAO,
            when=DANO.is_("outro") | (barreira.STATUS.is_("outro") & ~DANO.is_("supremo")),
        ),
    ),
)
GAP_6 = Gap(
    id="GAP-6",
    texto="Status igual, sem rompedor: a barreira sai ilesa? Continua?",
    text="Equal status without a breaker: is the barrier unhurt? Does it last?",
    silences=(
        Silence(
            question=DESTINO,
            when=_DANO & COMPARACAO.is_("igual") & ROMPE.is_("nao_rompe") & ATRAVESSA.is_("nao_atravessa"),
            defeats=("destino_da_barreira~de_pe",),
        ),
    ),
)
GAP_7 = Gap(
    id="GAP-7",
    texto="Rompida a barreira, o mesmo ataque ainda atinge quem estava atrás dela? Com o dano todo?",
    text="Once the barrier is broken, does the same attack still hit who stood behind it? With full damage?",
    silences=(Silence(question=EFEITO_NO_ALVO, when=SEGURA.is_("nao") & PELA_QUEBRA.is_("alcanca")),),
)
GAP_8 = Gap(
    id="GAP-8",
    texto="Camada corporal contra ataque só escapável por teletransporte, aprisionamento ou equiparado: a seção cala.",
    text="A body layer against teletransporte-only, imprisoning or equated attacks: its section is silent.",
    silences=(
        Silence(question=PELA_FUGA, when=_CORPORAL & ataque.SO_TELETRANSPORTE.is_("sim")),
        Silence(question=PELO_EFEITO, when=_CORPORAL & ataque.EFEITO.is_("aprisionamento")),
        Silence(
            question=PELA_ESCALA,
            when=_CORPORAL & ataque.EQUIPARADO_A_GLOBAL.said,
            defeats=("BAR-CAMPO-3",),
        ),
    ),
)
GAP_9 = Gap(
    id="GAP-9",
    texto="Tipos de selamento, como se desfazem e quem pode libertar o selado.",
    text="Kinds of sealing, how they are undone, and who may free the sealed.",
    silences=(Silence(question=LIBERTA, when=ALWAYS),),
)
GAP_18 = Gap(
    id="GAP-18",
    texto="Modos, barreiras e ativações de quem está paralisado, selado ou em Genjutsu: continuam ou caem?",
    text="Modes, barriers and activations of who is paralysed, sealed or in a Genjutsu: do they stay or fall?",
    silences=(
        Silence(
            question=DESTINO,
            when=CONTEM.is_("nao") & ~_DANO & ROMPE.is_("nao_rompe") & ATRAVESSA.is_("nao_atravessa"),
        ),
    ),
)
GAP_27 = Gap(
    id="GAP-27",
    texto="Dano Supremo contra barreira de status que o livro não nomeia: rompe todas?",
    text="Supreme Damage against a barrier of a status that the book does not name: does it break all?",
    silences=(Silence(question=COMPARACAO, when=DANO.is_("supremo") & barreira.STATUS.is_("outro")),),
)
GAP_28 = Gap(
    id="GAP-28",
    texto="Senjutsu em paralisia, Taijutsu, supremo ou equiparado; como se adiciona e o que custa em velocidade.",
    text="Senjutsu on paralysis, Taijutsu, supreme or equated attacks; how it is added, what it costs in speed.",
    silences=(
        Silence(
            question=ROMPE,
            when=_SENJUTSU
            & (ataque.EFEITO.is_("paralisia") | ataque.NATUREZA.is_("taijutsu"))
            & COMPARACAO.is_("igual", "menor")
            & ataque.NAO_ROMPE.is_("nao"),
            defeats=("SENJ-1", "SENJ-2", "ROMP-1a:so", "ROMP-2:so"),
        ),
        Silence(
            question=DANO,
            when=_SENJUTSU & ataque.STATUS.is_("ilimitado") & ESCALA.is_("global") & ~_DANO,
            defeats=("SENJ-3", "status_do_ataque~escrito"),
        ),
    ),
)
GAP_42 = Gap(
    id="GAP-42",
    texto="Barreira unidirecional: para que lado se volta, e o ataque que vem pelas costas ou sai de um portal.",
    text="A unidirectional barrier: which way it faces, and what of an attack from behind or out of a portal.",
    silences=(
        Silence(
            question=PELA_ESCALA,
            when=COBERTURA.is_("unidirecional") & ataque.DIRECAO.is_("costas") & ~ESCALA.is_("global"),
            defeats=("BAR-CAMPO-1",),
        ),
        Silence(question=ATRAVESSA, when=COBERTURA.is_("unidirecional") & ataque.AUXILIO.is_("portal")),
    ),
)
GAP_46 = Gap(
    id="GAP-46",
    texto="Uma só barreira, ou um só repelir, contra vários ataques.",
    text="One barrier, or one repel, against several attacks.",
    silences=(
        Silence(
            question=PELA_ESCALA,
            when=barreira.ATAQUES.is_("varios"),
            defeats=("BAR-CAMPO-1", "BAR-CAMPO-3"),
        ),
    ),
)
GAP_47 = Gap(
    id="GAP-47",
    texto="O que gasta ou retira a barreira (ou o repelir) depois de usada.",
    text="What consumes or removes a barrier (or a repel) after use.",
    silences=(
        Silence(
            question=DESTINO,
            when=barreira.PERMANECE.is_("nao")
            & ATRAVESSA.is_("nao_atravessa")
            & ROMPE.is_("nao_rompe")
            & (_DANO | (ataque.EFEITO.is_("paralisia") & CONTEM.is_("sim"))),
        ),
    ),
)
GAP_52 = Gap(
    id="GAP-52",
    texto="Legendas que se contradizem (o ataque diz que rompe, a barreira diz que é inquebrável): qual vence?",
    text="Legends that contradict each other (the attack breaks, the barrier is unbreakable): which wins?",
    silences=(
        Silence(
            question=ROMPE,
            when=barreira.INQUEBRAVEL.said
            & ataque.NAO_ROMPE.is_("nao")
            & (
                (COMPARACAO.is_("igual") & (ataque.ROMPE_IGUAL.said | ataque.ROMPE_SUPERIOR.said))
                | (COMPARACAO.is_("menor") & ataque.ROMPE_SUPERIOR.said)
            ),
            defeats=("ROMP-1a:so", "ROMP-1b", "ROMP-2", "SENJ-1", "SENJ-2"),
        ),
    ),
)

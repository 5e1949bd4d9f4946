"""Where the rules are silent: each gap with its docket line, what a committee would have to decide.

The ordinary questions on which a gap shows are in `silences/`.
"""

from zarcovi_rules.core.rulings import Gap

GAP_3 = Gap(
    id="GAP-3",
    texto="Defesa mais lenta que o ataque: só se deduz, dos teleportes, que ela falha.",
    text="A defence slower than the attack: that it fails is only implied, for teleportes.",
)
GAP_4 = Gap(
    id="GAP-4",
    texto="Mesmo rank entre ataque e barreira, repelir ou absorção: quem vem primeiro?",
    text="Equal ranks of attack and barrier, repel or absorption: who comes first?",
)
GAP_5 = Gap(
    id="GAP-5",
    texto="A escada de status completa: abaixo de letal, e entre os nomeados, nada está escrito.",
    text="The full ladder of statuses: below lethal, and between those named, nothing is written.",
)
GAP_6 = Gap(
    id="GAP-6",
    texto="Status igual, sem rompedor: a barreira sai ilesa? Continua?",
    text="Equal status without a breaker: is the barrier unhurt? Does it last?",
)
GAP_7 = Gap(
    id="GAP-7",
    texto="Rompida a barreira, o mesmo ataque ainda atinge quem estava atrás dela? Com o dano todo?",
    text="Once the barrier is broken, does the same attack still hit who stood behind it? With full damage?",
)
GAP_8 = Gap(
    id="GAP-8",
    texto="Camada corporal contra ataque só escapável por teletransporte, aprisionamento ou equiparado: a seção cala.",
    text="A body layer against teletransporte-only, imprisoning or equated attacks: its section is silent.",
)
GAP_9 = Gap(
    id="GAP-9",
    texto="Tipos de selamento, como se desfazem e quem pode libertar o selado.",
    text="Kinds of sealing, how they are undone, and who may free the sealed.",
)
GAP_14 = Gap(
    id="GAP-14",
    texto="O aliado levado pelo teleporte também se defende do ataque de que o usuário escapa?",
    text="Does an ally taken along by a teleporte also escape the attack that its user escapes?",
)
GAP_15 = Gap(
    id="GAP-15",
    texto="O inimigo levado à força: como se defende, e o que é dos ataques dele contra quem o leva.",
    text="An enemy who is carried off: how he defends, and what becomes of his attacks on who carries him.",
)
GAP_16 = Gap(
    id="GAP-16",
    texto="Que outras defesas (esquiva, voo, corrida) cabem quando a legenda do ataque se cala.",
    text="Which other defences (dodge, flight, running) fit when the attack's legend is silent.",
)
GAP_18 = Gap(
    id="GAP-18",
    texto="Modos, barreiras e ativações de quem está paralisado, selado ou em Genjutsu: continuam ou caem?",
    text="Modes, barriers and activations of who is paralysed, sealed or in a Genjutsu: do they stay or fall?",
)
GAP_22 = Gap(
    id="GAP-22",
    texto="O que o voo faz, quem precisa dele, e se o teletransporte também o empresta.",
    text="What flight does, who needs it, and whether a teletransporte lends it too.",
)
GAP_27 = Gap(
    id="GAP-27",
    texto="Dano Supremo contra barreira de status que o livro não nomeia: rompe todas?",
    text="Supreme Damage against a barrier of a status that the book does not name: does it break all?",
)
GAP_28 = Gap(
    id="GAP-28",
    texto="Senjutsu em paralisia, Taijutsu, supremo ou equiparado; como se adiciona e o que custa em velocidade.",
    text="Senjutsu on paralysis, Taijutsu, supreme or equated attacks; how it is added, what it costs in speed.",
)
GAP_36 = Gap(
    id="GAP-36",
    texto="Combo de ataque global com teleporte: um global pode ser de curto alcance?",
    text="A Global attack in a combo with teleporte: can a Global be of short range?",
)
GAP_42 = Gap(
    id="GAP-42",
    texto="Barreira unidirecional: para que lado se volta, e o ataque que vem pelas costas ou sai de um portal.",
    text="A unidirectional barrier: which way it faces, and what of an attack from behind or out of a portal.",
)
GAP_46 = Gap(
    id="GAP-46",
    texto="Uma só barreira, ou um só repelir, contra vários ataques.",
    text="One barrier, or one repel, against several attacks.",
)
GAP_47 = Gap(
    id="GAP-47",
    texto="O que gasta ou retira a barreira (ou o repelir) depois de usada.",
    text="What consumes or removes a barrier (or a repel) after use.",
)
GAP_52 = Gap(
    id="GAP-52",
    texto="Legendas que se contradizem (o ataque diz que rompe, a barreira diz que é inquebrável): qual vence?",
    text="Legends that contradict each other (the attack breaks, the barrier is unbreakable): which wins?",
)

# Time
GAP_10 = Gap(
    id="GAP-10",
    texto="Quantos turnos pode durar o selamento (ou a estadia) em outra dimensão: o número nunca é dado.",
    text="How many turns a sealing (or a stay) in another dimension may last: the number is never given.",
)
GAP_13 = Gap(
    id="GAP-13",
    texto="A ordem dos turnos com aliados, vários encerros do mesmo inimigo, turnos pulados e prazos vencidos.",
    text="Turn order with allies, several closings of one enemy, skipped turns and timeouts.",
)

# Returning an attack; extensions.
GAP_1 = Gap(
    id="GAP-1",
    texto="O guia de ranks, que o livro cita e não traz: até onde vai a escala e quanto dão dois ranks combinados.",
    text="The rank guide, which the book cites and lacks: how far the scale goes and what two combined ranks give.",
)
GAP_2 = Gap(
    id="GAP-2",
    texto="Rank 1 combinado com rank 1: já é o mais rápido, ou há um rank 0?",
    text="Rank 1 combined with rank 1: is it the fastest already, or is there a rank 0?",
)
GAP_25 = Gap(
    id="GAP-25",
    texto="A extensão: movimentação própria, morte, número; e quando só ela é paralisada, selada ou posta em Genjutsu.",
    text="The extension: moves of its own, death, number; and when it alone is paralysed, sealed or in a Genjutsu.",
)
GAP_26 = Gap(
    id="GAP-26",
    texto="O que a intangibilidade evita; e se evita global, supremo, selamento, paralisia ou Genjutsu.",
    text="What intangibility escapes; and whether Global, supreme, sealing, paralysis or Genjutsu are among it.",
)
GAP_33 = Gap(
    id="GAP-33",
    texto="Vários aumentos de velocidade ao mesmo tempo: somam-se? Até que rank?",
    text="Several increases of speed at once: do they add up? Down to which rank?",
)
GAP_44 = Gap(
    id="GAP-44",
    texto="O contra-ataque: quem pode responder a ele, e se pode, por sua vez, ser devolvido.",
    text="The counter-attack: who may answer it, and whether it may in turn be returned.",
)
GAP_45 = Gap(
    id="GAP-45",
    texto="O ataque devolvido conserva status, escala e natureza? Pode ser absorvido ou repelido?",
    text="Does a returned attack keep its status, scale and kind? May it be absorbed or repelled?",
)

"""Where the rules on barriers are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_4 = Gap(
    id="GAP-4",
    texto="Mesmo rank entre ataque e barreira, repelir ou absorção: quem vem primeiro?",
    text="Equal ranks of attack and barrier, repel or absorption: who comes first?",
)
GAP_5 = Gap(
    id="GAP-5",
    texto="A escada de status: o que há abaixo de letal e entre os nomeados; que supremo é o maior só se deduz.",
    text="The ladder of statuses: what is below lethal and between those named; that supreme is top is only implied.",
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
    texto="Os tipos de selamento e em que diferem, como se desfazem e quem pode libertar o selado.",
    text="The kinds of sealing and how they differ, how they are undone, and who may free the sealed.",
)
GAP_18 = Gap(
    id="GAP-18",
    texto="Modos, barreiras e ativações de quem está paralisado, selado ou em Genjutsu: continuam ou caem?",
    text="Modes, barriers and activations of who is paralysed, sealed or in a Genjutsu: do they stay or fall?",
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
GAP_42 = Gap(
    id="GAP-42",
    texto="Barreira unidirecional: para que lado se volta, e os ataques por trás, de um portal ou dois de uma vez.",
    text="A unidirectional barrier: which way it faces, and attacks from behind, out of a portal, or two at once.",
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

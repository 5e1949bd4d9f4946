"""Where the rules on returning an attack are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_1 = Gap(
    id="GAP-1",
    texto="O guia de ranks, que o livro cita e não traz: a escala, quanto dão dois ranks combinados e os empates.",
    text="The rank guide, which the book cites and lacks: the scale, what two combined ranks give, and ties.",
)
GAP_2 = Gap(
    id="GAP-2",
    texto="Rank 1 combinado com rank 1: já é o mais rápido, ou há um rank 0?",
    text="Rank 1 combined with rank 1: is it the fastest already, or is there a rank 0?",
)
GAP_3 = Gap(
    id="GAP-3",
    texto="Defesa mais lenta que o ataque: só se deduz, do teleporte e do teletransporte, que ela falha.",
    text="A defence slower than the attack: that it fails is only implied, for teleporte and teletransporte.",
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

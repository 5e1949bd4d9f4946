"""Where the rules on dimensional abilities are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_39 = Gap(
    id="GAP-39",
    texto="Invadir por um portal: custo, rank, quantos entram, por quanto tempo; e se aliados também entram.",
    text="Invading through a portal: cost, rank, how many enter, for how long; and whether allies enter too.",
)
GAP_40 = Gap(
    id="GAP-40",
    texto="Ataques de uma dimensão a outra; o global atravessa dimensões?",
    text="Attacks from one dimension to another; does a Global attack cross dimensions?",
)
GAP_41 = Gap(
    id="GAP-41",
    texto="O que acontece com quem ficou na dimensão quando morre o dono dela.",
    text="What becomes of those left in a dimension when its owner dies.",
)

"""Where the rules on combos are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_34 = Gap(
    id="GAP-34",
    texto="O que é um combo, o que torna um ataque combável quando a legenda se cala, e quantas habilidades cabem.",
    text="What a combo is, what makes an attack one that can be comboed if its legend is silent, how many abilities.",
)

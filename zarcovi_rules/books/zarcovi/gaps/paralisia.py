"""Where the rules on paralysis are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_17 = Gap(
    id="GAP-17",
    texto="Quem está imobilizado ou incapacitado: o card de um aliado o livra? E o teleporte equiparado?",
    text="Who is immobilised or incapacitated: does an ally's card free him? Does an equated teleporte?",
)
GAP_43 = Gap(
    id="GAP-43",
    texto="O corte do fluxo de chakra: o que o cura, e se alcança também a extensão ou o clone.",
    text="A cut of the flow of chakra: what cures it, and whether it reaches the extension or clone too.",
)

"""Where the rules on paralysis are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_17 = Gap(
    id="GAP-17",
    texto="Quem está imobilizado ou incapacitado: o que o livra: card de aliado, teleporte equiparado, outro card?",
    text="Who is immobilised or incapacitated: what frees him: an ally's card, an equated teleporte, another card?",
)
GAP_43 = Gap(
    id="GAP-43",
    texto="O corte do fluxo de chakra: o que o cura, e se alcança também a extensão ou o clone.",
    text="A cut of the flow of chakra: what cures it, and whether it reaches the extension or clone too.",
)

"""Where the rules on absorption are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_24 = Gap(
    id="GAP-24",
    texto="A velocidade da absorção, os efeitos que não são dano, e que status ela absorve.",
    text="The speed of an absorption, effects that are no damage, and which statuses it absorbs.",
)

"""Where the rules on activating and equipping are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_31 = Gap(
    id="GAP-31",
    texto="Como se escreve, e até onde vai, a proibição de um card por item ou ativação, e a que o inimigo impõe.",
    text="How an item's or activation's prohibition of a card is worded, how far it goes, and what of an enemy's.",
)

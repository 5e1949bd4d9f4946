"""Where the rules on items are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_29 = Gap(
    id="GAP-29",
    texto="Como age o HP de um item; o que fazer com o item que não cabe; item de duas mãos com outro em mão extra.",
    text="How an item's HP works; what of an item that does not fit; a two-hand item besides another in extra hands.",
)
GAP_30 = Gap(
    id="GAP-30",
    texto="O item roubado: se quem roubou o usa, se conserva os usos gastos, se volta ao dono.",
    text="A stolen item: whether the thief may use it, whether it keeps the uses spent, whether it goes back.",
)

"""Where the rules on sensing are silent: what a committee would have to decide.

How long sensing lasts is no silence: like any card, as long as what ATV-1a, ATV-1b and ATV-1c say of its legend.
"""

from zarcovi_rules.core.rulings import Gap

GAP_50 = Gap(
    id="GAP-50",
    texto="O sensoriamento alcança outra dimensão? Acha quem uma habilidade oculta?",
    text="Does sensing reach another dimension? Does it find whom an ability conceals?",
)

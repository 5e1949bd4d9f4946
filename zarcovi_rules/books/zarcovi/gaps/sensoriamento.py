"""Where the rules on sensing are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_50 = Gap(
    id="GAP-50",
    texto="O sensoriamento alcança outra dimensão? Acha quem uma habilidade oculta? Por quanto tempo dura?",
    text="Does sensing reach another dimension? Does it find whom an ability conceals? How long does it last?",
)

"""Where the rules on repelling and attracting are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_23 = Gap(
    id="GAP-23",
    texto="O que faz de um ser Gigante, Mega Gigante ou bijuu: a medida não está escrita.",
    text="What makes a being a Giant, a Mega Giant or a bijuu: the measure is not written.",
)
GAP_48 = Gap(
    id="GAP-48",
    texto="A paralisia contra intangibilidade, repelir ou absorção.",
    text="A paralysis against intangibility, a repel or an absorption.",
)

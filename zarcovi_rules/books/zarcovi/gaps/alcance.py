"""Where the rules on range are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_35 = Gap(
    id="GAP-35",
    texto="Que distância é curto, médio e longo alcance, e a quantos alvos cada escala chega.",
    text="What distance short, medium and long range are, and how many targets each scale reaches.",
)

"""Where the rules on offences that take some turns are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_19 = Gap(
    id="GAP-19",
    texto="Ofensiva tardia cujo dono foi selado, ou que cai em dimensão diferente daquela em que o alvo está.",
    text="A delayed offence whose owner was sealed, or that falls in another dimension than its target is in.",
)
GAP_49 = Gap(
    id="GAP-49",
    texto="Até quando cabe a ressurreição, e o que acontece com os outros efeitos pendentes de quem morreu.",
    text="Until when resurrection fits, and what becomes of the other pending effects of the dead.",
)

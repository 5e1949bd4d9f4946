"""Passages on teleporte and teletransporte that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_12 = Tension(
    id="CON-12",
    texto="Todo combo com teleporte é curto, mas o do teleporte equiparado a teletransporte mantém o alcance.",
    text="Every combo with a teleporte is short, yet that with a teleporte equated to teletransporte keeps its range.",
    settled_by="AMB-11",
    rulings=("TP-5", "EQP-1"),
)
CON_34 = Tension(
    id="CON-34",
    texto="O teleporte leva um, o teletransporte ninguém: o teleporte equiparado leva o que leva um teleporte.",
    text="A teleporte takes one, a teletransporte nobody: an equated teleporte takes what a teleporte takes.",
    settled_by="TP-2:passageiro",
    rulings=("TP-2", "TT-1a", "EQP-1"),
)
CON_45 = Tension(
    id="CON-45",
    texto="O teleporte equiparado satisfaz a exigência de teletransporte, mas não faz o ataque admitir teleporte.",
    text="An equated teleporte meets the demand for teletransporte, yet makes no attack admit teleporte.",
    settled_by="EQP-1ex",
    rulings=("BAR-CAMPO-7", "EQP-1ex", "REP-1c"),
)

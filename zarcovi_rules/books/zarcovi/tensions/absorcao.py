"""Passages on absorption that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_2 = Tension(
    id="CON-2",
    texto="Nada se absorve, todas absorvem global, e a legenda pode negar o global: cada uma fala de um eixo.",
    text="Nothing is absorbed, all absorb Global, and the legend may deny Global: each speaks of one axis.",
    settled_by="ABS-3:global",
    rulings=("ABS-1", "ABS-2", "ABS-3"),
)

"""Passages on uses that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_28 = Tension(
    id="CON-28",
    texto="A perda e o aumento de usos alcançam todas as habilidades, mas as complementares nunca se alteram.",
    text="Losses and increases of uses reach all abilities, yet complementary ones are never altered.",
    settled_by="XUSO-3",
    rulings=("XUSO-1", "XUSO-2", "XUSO-3", "COMP-2"),
)

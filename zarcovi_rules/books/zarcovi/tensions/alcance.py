"""Passages on range that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_13 = Tension(
    id="CON-13",
    texto="É preciso escolher o alcance, mas o combo com teleporte já o fixa em curto: nada resta a escolher.",
    text="The range has to be chosen, yet a combo with teleporte fixes it at short: nothing is left to choose.",
    settled_by="ALC-2a:fixado",
    rulings=("ALC-2a", "TP-5"),
)

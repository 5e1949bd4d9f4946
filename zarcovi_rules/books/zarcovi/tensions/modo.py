"""Passages on modes that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_26 = Tension(
    id="CON-26",
    texto="O primeiro e o terceiro tipo de modo dizem quase o mesmo: só a mescla os distingue.",
    text="The first and the third type of mode say almost the same: only merging tells them apart.",
    settled_by="MODO-3b",
    rulings=("MODO-1a", "MODO-1b", "MODO-3a", "MODO-3b"),
)

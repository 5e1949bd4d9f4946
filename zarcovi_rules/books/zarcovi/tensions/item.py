"""Passages on items that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_11 = Tension(
    id="CON-11",
    texto="O corte do fluxo sem turnos equivale a selamento, que destrói itens; mas o corte não funciona contra eles.",
    text="A cut of the flow without turns amounts to sealing, which destroys items; yet it does not work on them.",
    settled_by="ITEM-4.1",
    rulings=("ITEM-4", "ITEM-4.1"),
)
CON_32 = Tension(
    id="CON-32",
    texto="Quem atrai, atrai equipamentos em geral, mas só o que está na mão é roubado, e só por gravidade.",
    text="What attracts, attracts equipment in general, yet only what is in the hand is stolen, and only by gravity.",
    settled_by="ITEM-5",
    rulings=("ATR-2", "ITEM-5"),
)

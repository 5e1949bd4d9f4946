"""Passages on activating and equipping that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_27 = Tension(
    id="CON-27",
    texto="O que proíbe um card cai no rank em que foi ligado, mas o rank que a legenda dá para desligar prevalece.",
    text="What forbids a card goes off at the rank at which it went on, but a legend's own rank for it prevails.",
    settled_by="ITEM-3!rank_proprio_de_desligar",
    rulings=("ATV-3a", "ITEM-3"),
)
CON_39 = Tension(
    id="CON-39",
    texto="Sem tempo previsto, é permanente ou dura um turno: decide se a legenda ativa ou equipa.",
    text="Without a stated time it is permanent or lasts one turn: whether the legend activates or equips decides.",
    settled_by="card_conta_como",
    rulings=("ATV-1b", "ATV-1c"),
)

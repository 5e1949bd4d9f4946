"""Passages on repelling that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_17 = Tension(
    id="CON-17",
    texto="O repelir fala de teleporte e a barreira de teletransporte: o que só teletransporte escapa passa por ambos.",
    text="Repels speak of teleporte, barriers of teletransporte: what only teletransporte escapes passes both.",
    settled_by="AMB-9",
    rulings=("REP-1a", "REP-1c", "BAR-CAMPO-7"),
)
CON_18 = Tension(
    id="CON-18",
    texto="O Dano Supremo se repele, mas o que o Senjutsu fez supremo continua global, e por isso não.",
    text="Supreme Damage is repelled, yet what Senjutsu made supreme is still Global, and so it is not.",
    settled_by="REP-NOTA:so",
    rulings=("REP-NOTA", "SENJ-3"),
)
CON_42 = Tension(
    id="CON-42",
    texto="O poder de romper é contra barreiras: o repelir não é barreira, e nada lhe faz.",
    text="Breaking power is against barriers: a repel is none, and it does nothing to it.",
    settled_by="REP-OBSa",
    rulings=("REP-OBSa", "ROMP-1b", "SENJ-1"),
)

"""Passages on Genjutsu that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_22 = Tension(
    id="CON-22",
    texto="Efeito que a legenda não diz ativar dura um turno, mas o do Genjutsu dura até ser desfeito.",
    text="An effect that its legend does not say to activate lasts one turn, but a Genjutsu's lasts until undone.",
    settled_by="GEN-1a:card",
    rulings=("ATV-1c", "GEN-1a"),
)
CON_23 = Tension(
    id="CON-23",
    texto="Quem deve lançar o card do que ativou não erra se o Genjutsu o impede de lançá-lo.",
    text="Whoever owes the card of what he activated does not err if the Genjutsu keeps him from posting it.",
    settled_by="card_devido_em_genjutsu",
    rulings=("ATV-2a", "GEN-1b"),
)
CON_24 = Tension(
    id="CON-24",
    texto="O Genjutsu nunca é acelerado, mas a defesa contra ele pode ser.",
    text="A Genjutsu is never sped up, but a defence against it may be.",
    settled_by="GEN-2b",
    rulings=("GEN-2b", "DEV-3", "COMP-EXb"),
)
CON_25 = Tension(
    id="CON-25",
    texto="Ataques se combam com teleporte, teletransporte e portal; o Genjutsu não.",
    text="Attacks are comboed with teleporte, teletransporte and portal; a Genjutsu is not.",
    settled_by="GEN-2a",
    rulings=("GEN-2a", "TP-5", "TT-3", "PORT-1", "MAN-2", "DEV-1b"),
)

"""Passages on time that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_31 = Tension(
    id="CON-31",
    texto="O encerro inimigo já é um turno, mas o do uso dimensional é o turno 0: cada contagem tem o seu domínio.",
    text="An enemy closing is already a turn, yet the turn of a dimensional use is turn 0: each count has its domain.",
    settled_by="contagem_que_vale",
    rulings=("TUR-1a", "TURDIM-1"),
)

"""Passages on dimensional abilities that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_4 = Tension(
    id="CON-4",
    texto="Um uso dimensional obriga a mudar de dimensão, mas o combo e a manipulação por portal dispensam a viagem.",
    text="A dimensional use obliges to change dimensions, yet a combo or manipulation by portal needs no travel.",
    settled_by="uso_obriga_a_viajar",
    rulings=("DIM-1", "PORT-1", "PORT-2a", "PORT-6"),
)
CON_9 = Tension(
    id="CON-9",
    texto="Nada impede a dimensional, e há efeitos que tiram todos os cards: a proibição não vale, a perda, sim.",
    text="Nothing bars a dimensional ability, yet some effects take all cards: a prohibition is void, the loss is not.",
    settled_by="consegue_usar_a_habilidade",
    rulings=("PORT-5a", "PAR-2b", "PAR-3a", "GEN-1b", "XUSO-1"),
)

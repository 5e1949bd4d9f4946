"""Passages on paralysis that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_8 = Tension(
    id="CON-8",
    texto="Toda paralisia dura os turnos da nota, mas o corte do fluxo sem turnos na legenda vale como selamento.",
    text="Every paralysis lasts the note's turns, yet a cut of the flow without turns in its legend is like a sealing.",
    settled_by="PAR-2a:prazo",
    rulings=("PAR-2a", "PAR-NOTAb"),
)
CON_10 = Tension(
    id="CON-10",
    texto="O corte do fluxo diante de uma barreira: com turnos conta como paralisia, sem turnos como selamento.",
    text="A cut of the flow against a barrier: with turns it counts as a paralysis, without them as a sealing.",
    settled_by="EQP-1:selamento",
    rulings=("PAR-2a", "BAR-CAMPO-4a", "BAR-CAMPO-5", "EQP-1"),
)
# No conflict: one is about the barrier, the other about who wears it.
CON_36 = Tension(
    id="CON-36",
    texto="A camada é paralisada com quem a veste, mas quem a veste, imobilizado, ainda se livra por teletransporte.",
    text="A layer is paralysed with its wearer, yet the wearer, immobilised, still frees himself by teletransporte.",
    settled_by="PAR-1",
    rulings=("PAR-1", "BAR-CORPO-4"),
)
CON_38 = Tension(
    id="CON-38",
    texto="Só Taijutsu corta o fluxo, mas o corte do fluxo é um tipo de paralisia: fora do Taijutsu, só por legenda.",
    text="Only Taijutsu cuts the flow, yet a cut is a kind of paralysis: beyond Taijutsu only by a legend.",
    settled_by="PAR-FLUXOb",
    rulings=("PAR-FLUXOb", "PAR-2a"),
)
CON_46 = Tension(
    id="CON-46",
    texto="As duas frases sobre o corte do fluxo: todo corte é como selamento, ou só o que não tem turnos.",
    text="The two sentences on a cut of the flow: every cut is like a sealing, or only one without turns.",
    settled_by="AMB-49",
    rulings=("PAR-2a", "PAR-2b"),
)

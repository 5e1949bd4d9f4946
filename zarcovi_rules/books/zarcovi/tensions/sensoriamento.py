"""Passages on sensing that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_20 = Tension(
    id="CON-20",
    texto="O sensoriamento dá a localização exata, mas o Corporal só dá a presença.",
    text="Sensing gives the exact position, but Corporal gives the presence only.",
    settled_by="SENS-2:localizacao",
    rulings=("SENS-1", "SENS-2"),
)
CON_21 = Tension(
    id="CON-21",
    texto="Em resposta a um Genjutsu se pode ativar o que for, menos o sensorial que ele exige.",
    text="In answer to a Genjutsu anything may be activated, but not the sensing that it demands.",
    settled_by="SENS-5:genjutsu",
    rulings=("GEN-3a", "SENS-5"),
)

"""Passages on offences that take some turns that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_29 = Tension(
    id="CON-29",
    texto="A ofensiva tardia cai onde o dono está no encerro, mas o local declarado no turno da queda prevalece.",
    text="The delayed offence falls where its owner is at the closing, but a place declared in time prevails.",
    settled_by="OFR-2:local",
    rulings=("OFR-1", "OFR-2"),
)
# To be looked at again: the text on paralysis is as broad as can be, and a table may well read it so.
CON_30 = Tension(
    id="CON-30",
    texto="A paralisia interrompe a ofensiva que se faz; a que está por cair segue: o seu capítulo não a cita.",
    text="Paralysis interrupts an offence being made; one yet to fall goes on: its chapter does not name it.",
    settled_by="ofensiva_tardia_segue",
    rulings=("OFR-3a", "PAR-OBS1"),
)

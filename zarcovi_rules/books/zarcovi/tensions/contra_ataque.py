"""Passages on returning an attack that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_15 = Tension(
    id="CON-15",
    texto="O rank da legenda e o rank aumentado da defesa: o aumentado toma o lugar do outro, no empate ou à frente.",
    text="The legend's rank and the increased rank: the increased one takes the other's place, in a tie or ahead.",
    settled_by="rank_em_vigor_da_defesa",
    rulings=("DEV-2a", "DEV-2b", "DEV-3"),
)
# No conflict: one comparison has one outcome. It stays as written, however odd.
CON_16 = Tension(
    id="CON-16",
    texto="O empate soma os ranks: pode devolver mais rápido que a defesa que se adianta, ou tão rápido quanto ela.",
    text="A tie adds the ranks up, so it may return faster than a defence that is ahead, or just as fast.",
    settled_by="comparacao_de_ranks",
    rulings=("DEV-2a", "DEV-2b", "DEV-3"),
)
CON_19 = Tension(
    id="CON-19",
    texto="Contra ataque não combável, a habilidade que devolve serve para repelir, mas não para devolver.",
    text="Against an attack that cannot be comboed, a returning ability may repel, but not return.",
    settled_by="DEV-1b",
    rulings=("DEV-1a", "DEV-1b", "MAN-2", "MANLIM-1", "MANLIM-2", "GEN-2a"),
)

"""Passages on manipulating an attack that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_3 = Tension(
    id="CON-3",
    texto="O Taijutsu não se manipula para lado nenhum; do portal se diz só que não o manda de volta a quem o fez.",
    text="Taijutsu is manipulated nowhere; of portals it is said only that they do not send it back at who made it.",
    settled_by="MANLIM-1",
    rulings=("MANLIM-1", "PORT-2b"),
)
CON_14 = Tension(
    id="CON-14",
    texto="Manipular combina ranks sempre; devolver só no empate. O que devolve segue as regras de devolver.",
    text="Manipulating always combines ranks, returning only in a tie. What returns follows the rules on returning.",
    settled_by="rank_da_manipulacao",
    rulings=("MAN-1", "PORT-2a", "DEV-2b"),
)
CON_41 = Tension(
    id="CON-41",
    texto="A habilidade que devolve, ou o portal, devolve o que ataca; mas o global, só se a legenda o prevê.",
    text="What returns attacks, or a portal, sends the attack back; yet a Global one only if the legend says so.",
    settled_by="escala_admite_manipulacao",
    rulings=("DEV-1a", "DEV-1b", "REP-1b", "PORT-2a", "DIM-3a"),
)
CON_44 = Tension(
    id="CON-44",
    texto="O dimensional manipula o equiparado a global, mas os outros limites da manipulação continuam a valer.",
    text="A dimensional ability manipulates what is equated to Global, yet the other limits still hold.",
    settled_by="manipulacao_do_ataque",
    rulings=("DIM-3b", "MAN-2", "PORT-2b"),
)

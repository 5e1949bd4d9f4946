"""Where the rules on Genjutsu are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_20 = Gap(
    id="GAP-20",
    texto="Barreira, repelir, absorção ou sensoriamento livram alguém de um Genjutsu?",
    text="Do a barrier, a repel, absorption or sensing free anybody of a Genjutsu?",
)
GAP_21 = Gap(
    id="GAP-21",
    texto="Que cards ajudam a sair de um Genjutsu, e se um aliado pode despertar a vítima.",
    text="Which cards help to get out of a Genjutsu, and whether an ally may wake the victim.",
)
GAP_51 = Gap(
    id="GAP-51",
    texto="Imunidade ao que não é Genjutsu: o que ela cobre, e o que a vence.",
    text="Immunity to what is no Genjutsu: what it covers, and what defeats it.",
)

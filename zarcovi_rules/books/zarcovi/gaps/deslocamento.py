"""Where the rules on teleporte and teletransporte are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_14 = Gap(
    id="GAP-14",
    texto="O aliado levado pelo teleporte também se defende do ataque de que o usuário escapa?",
    text="Does an ally taken along by a teleporte also escape the attack that its user escapes?",
)
GAP_15 = Gap(
    id="GAP-15",
    texto="O inimigo levado à força: como se defende, e o que acontece com os ataques dele contra quem o leva.",
    text="An enemy who is carried off: how he defends, and what becomes of his attacks on who carries him.",
)
GAP_16 = Gap(
    id="GAP-16",
    texto="Que outras defesas (esquiva, voo, corrida) cabem quando a legenda do ataque se cala.",
    text="Which other defences (dodge, flight, running) fit when the attack's legend is silent.",
)
GAP_22 = Gap(
    id="GAP-22",
    texto="O que o voo faz, quem precisa dele, e se o teletransporte também o empresta.",
    text="What flight does, who needs it, and whether a teletransporte lends it too.",
)
GAP_36 = Gap(
    id="GAP-36",
    texto="Combo de ataque global com teleporte: um global pode ser de curto alcance?",
    text="A Global attack in a combo with teleporte: can a Global be of short range?",
)

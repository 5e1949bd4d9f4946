"""Where the rules on time are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_10 = Gap(
    id="GAP-10",
    texto="Quantos turnos pode durar o selamento (ou a estadia) em outra dimensão: o número nunca é dado.",
    text="How many turns a sealing (or a stay) in another dimension may last: the number is never given.",
)
GAP_13 = Gap(
    id="GAP-13",
    texto="A ordem dos turnos com aliados, vários encerros do mesmo inimigo, turnos pulados e prazos vencidos.",
    text="Turn order with allies, several closings of one enemy, skipped turns and timeouts.",
)

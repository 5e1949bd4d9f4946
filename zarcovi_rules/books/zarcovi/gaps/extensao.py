"""Where the rules on extensions are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_25 = Gap(
    id="GAP-25",
    texto="A extensão: movimentação própria, morte, número; e quando só ela é paralisada, selada ou posta em Genjutsu.",
    text="The extension: moves of its own, death, number; and when it alone is paralysed, sealed or in a Genjutsu.",
)
GAP_26 = Gap(
    id="GAP-26",
    texto="O que a intangibilidade evita; e se evita global, supremo, selamento, paralisia ou Genjutsu.",
    text="What intangibility escapes; and whether Global, supreme, sealing, paralysis or Genjutsu are among it.",
)

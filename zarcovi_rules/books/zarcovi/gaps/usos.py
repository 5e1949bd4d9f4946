"""Where the rules on uses, and on erros, are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_11 = Gap(
    id="GAP-11",
    texto="Quantos erros custam a luta, ou que outra pena eles dão.",
    text="How many erros cost the fight, or what other penalty they bring.",
)
GAP_12 = Gap(
    id="GAP-12",
    texto="O card usado sem que lhe restasse uso: é anulado, dá erro, ou as duas coisas?",
    text="A card played when it had no use left: is it void, an erro, or both?",
)

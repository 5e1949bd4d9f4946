"""Where the rules on modes are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_32 = Gap(
    id="GAP-32",
    texto="Modos: quantos cabem ao mesmo tempo, o que resulta de uma mescla, e as complementares do que acaba.",
    text="Modes: how many fit at once, what a merging results in, and the complementary abilities of one that ends.",
)

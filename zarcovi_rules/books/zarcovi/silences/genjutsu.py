"""Where the rules on Genjutsu are silent."""

from zarcovi_rules.books.zarcovi.facts import ataque, genjutsu
from zarcovi_rules.books.zarcovi.questions.genjutsu import DESPERTA, IMUNE, IMUNIDADE, INCONSCIENTE, LIVRA, PODE_LANCAR
from zarcovi_rules.core.rulings import Silence

SILENCE_20 = Silence(
    gap="GAP-20",
    question=LIVRA,
    when=genjutsu.DEFESA.is_("barreira", "repelir", "absorcao", "sensoriamento")
    & IMUNE.is_("nao")
    & genjutsu.PREVE_A_DEFESA.is_("nao"),
)
SILENCE_21_A = Silence(gap="GAP-21", question=PODE_LANCAR, when=INCONSCIENTE & genjutsu.FINALIDADE.is_("alegada"))
SILENCE_21_B = Silence(gap="GAP-21", question=DESPERTA, when=INCONSCIENTE)
SILENCE_51 = Silence(
    gap="GAP-51", question=IMUNIDADE, when=~ataque.NATUREZA.is_("genjutsu") & genjutsu.IMUNE_AO_ATAQUE.said
)

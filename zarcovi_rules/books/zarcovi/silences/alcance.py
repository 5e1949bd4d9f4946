"""Where the rules on range are silent."""

from zarcovi_rules.books.zarcovi.facts import alcance
from zarcovi_rules.books.zarcovi.questions.alcance import ALVOS, AO_ALCANCE, FIXADO
from zarcovi_rules.books.zarcovi.questions.barreira import ESCALA
from zarcovi_rules.books.zarcovi.questions.deslocamento import COMBO
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Silence

SILENCE_35_A = Silence(gap="GAP-35", question=AO_ALCANCE, when=ALWAYS)
SILENCE_35_B = Silence(gap="GAP-35", question=ALVOS, when=ALWAYS)
# Whether a teleporte makes a Global attack short at all is open, and so is whether it fixes its range.
SILENCE_36 = Silence(
    gap="GAP-36",
    question=FIXADO,
    when=COMBO.is_("teleporte") & ESCALA.is_("global") & alcance.ALGO_FIXA.is_("nao"),
    defeats=("TP-5:fixa",),
)

"""Where the rules on combos are silent."""

from zarcovi_rules.books.zarcovi.facts import ataque, combo
from zarcovi_rules.books.zarcovi.questions.combo import COMBAVEL, TAMANHO
from zarcovi_rules.core.rulings import Silence

SILENCE_34_A = Silence(gap="GAP-34", question=COMBAVEL, when=ataque.COMBAVEL.is_("silencia"))
SILENCE_34_B = Silence(gap="GAP-34", question=TAMANHO, when=combo.QUANTAS.is_(combo.MAIS_DE_DUAS))

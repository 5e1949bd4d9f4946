"""Where the rules on extensions and on intangibility are silent."""

from zarcovi_rules.books.zarcovi.questions.extensao import AGE_POR_SI, EVITA, PASSA_AO_USUARIO
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Silence

SILENCE_25_A = Silence(gap="GAP-25", question=PASSA_AO_USUARIO, when=ALWAYS)
SILENCE_25_B = Silence(gap="GAP-25", question=AGE_POR_SI, when=ALWAYS)
# The book uses the word without saying what it escapes, so no attack is exempt from this silence.
SILENCE_26 = Silence(gap="GAP-26", question=EVITA, when=ALWAYS)

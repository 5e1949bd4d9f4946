"""Where the rules on absorption are silent."""

from zarcovi_rules.books.zarcovi.facts import contra_ataque, ranks
from zarcovi_rules.books.zarcovi.questions.absorcao import (
    A_TEMPO,
    ABSORVE,
    PELO_EFEITO,
    PREVISTA,
    STATUS_CONTA,
    TUDO_E_GENJUTSU,
)
from zarcovi_rules.books.zarcovi.questions.forca import ranks_are
from zarcovi_rules.books.zarcovi.questions.paralisia import EFEITO, PARALISA
from zarcovi_rules.core.rulings import Silence

SILENCE_4 = Silence(gap="GAP-4", question=A_TEMPO, when=ranks_are(ranks.IGUAL))
SILENCE_20 = Silence(gap="GAP-20", question=PREVISTA, when=TUDO_E_GENJUTSU)
SILENCE_24_A = Silence(gap="GAP-24", question=A_TEMPO, when=ranks_are(ranks.MAIS_LENTA))
SILENCE_24_B = Silence(gap="GAP-24", question=PELO_EFEITO, when=~EFEITO.is_("dano"))
SILENCE_24_C = Silence(gap="GAP-24", question=STATUS_CONTA, when=ABSORVE.is_("sim"))
SILENCE_33 = Silence(gap="GAP-33", question=A_TEMPO, when=contra_ataque.AUMENTOS.is_("varios"))
SILENCE_48 = Silence(gap="GAP-48", question=PELO_EFEITO, when=PARALISA)

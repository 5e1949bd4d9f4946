"""Where the rules on dimensional abilities are silent."""

from zarcovi_rules.books.zarcovi.facts import dimensional
from zarcovi_rules.books.zarcovi.questions.dimensional import (
    ALIADO_SEM_PREVISAO,
    DEIXADOS,
    DEPOIS_DO_TURNO,
    ENTRE_DIMENSOES,
    GASTA_USO,
    INVASAO,
    RANK_PESA,
    VARIOS_INVADEM,
)
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Silence

# Of a portal it is said that adversaries may come through it; of allies, only that without it they may not.
SILENCE_39_A = Silence(gap="GAP-39", question=INVASAO, when=ALIADO_SEM_PREVISAO)
# Where it is settled that nobody enters, there is no invasion to ask about, and no silence.
SILENCE_39_B = Silence(gap="GAP-39", question=GASTA_USO, when=ALWAYS)
SILENCE_39_C = Silence(gap="GAP-39", question=RANK_PESA, when=ALWAYS)
SILENCE_39_D = Silence(gap="GAP-39", question=VARIOS_INVADEM, when=ALWAYS)
SILENCE_39_E = Silence(gap="GAP-39", question=DEPOIS_DO_TURNO, when=ALWAYS)
SILENCE_40 = Silence(gap="GAP-40", question=ENTRE_DIMENSOES, when=dimensional.DESTINOS.is_("diferentes"))
SILENCE_41 = Silence(gap="GAP-41", question=DEIXADOS, when=dimensional.DONO.is_("morto"))

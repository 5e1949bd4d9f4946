"""Where the rules on offences that take some turns are silent."""

from zarcovi_rules.books.zarcovi.facts.ofensiva_tardia import DONO
from zarcovi_rules.books.zarcovi.questions.ofensiva_tardia import (
    ALCANCA,
    MORREU,
    OUTRO_EFEITO,
    RESSURREICAO,
    SEGUE,
)
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Silence

SILENCE_18 = Silence(gap="GAP-18", question=OUTRO_EFEITO, when=DONO.is_("genjutsu", "paralisia", "selamento"))
SILENCE_19_A = Silence(gap="GAP-19", question=SEGUE, when=DONO.is_("selamento"))
# In the same dimension, and where nothing falls, the question answers itself: another dimension is what remains.
SILENCE_19_B = Silence(gap="GAP-19", question=ALCANCA, when=ALWAYS)
SILENCE_49_A = Silence(gap="GAP-49", question=OUTRO_EFEITO, when=MORREU)
SILENCE_49_B = Silence(gap="GAP-49", question=RESSURREICAO, when=MORREU)

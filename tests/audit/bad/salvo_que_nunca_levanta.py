"""An exception counts where it hails only, where its ruling never speaks."""

from dataclasses import replace

from tests.audit.good import PARTS as GOOD
from tests.core.toy import CEU, ENCANTADO, R3
from zarcovi_rules.core.rulings import Salvo

(UMBRELLA,) = R3.cases
HAILED = Salvo(clause=ENCANTADO, when=CEU.is_("granizo"))
PARTS = [
    *(part for part in GOOD if part is not R3),
    replace(R3, cases=(replace(UMBRELLA, salvo=(*UMBRELLA.salvo, HAILED)),)),
]

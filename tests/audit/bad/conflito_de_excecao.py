"""An exception answers, and wins nothing against a ruling that answers otherwise."""

from dataclasses import replace

from tests.audit.good import PARTS as GOOD
from tests.core.toy import ENCANTADO, R3
from zarcovi_rules.core.rulings import Salvo

(UMBRELLA,) = R3.cases
DRAWS = Salvo(clause=ENCANTADO, then="chega")
PARTS = [
    *(part for part in GOOD if part is not R3),
    replace(R3, cases=(replace(UMBRELLA, salvo=(*UMBRELLA.salvo, DRAWS)),)),
]

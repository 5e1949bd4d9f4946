"""An exception is written as if a legend could lift an absolute ruling."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import CEU, ENCANTADO
from zarcovi_rules.core.rulings import Force, Salvo

PARTS = [*GOOD, ruling("R-5", CEU.is_("sol"), "nao_chega", force=Force.ABSOLUTA, salvo=(Salvo(clause=ENCANTADO),))]

"""A worked example of the source says what a ruling says already: as it should be."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import ABERTO, CEU
from zarcovi_rules.core.rulings import Force

PARTS = [*GOOD, ruling("R-5", CEU.is_("sol") & ABERTO.is_("nao"), "nao_chega", force=Force.EXEMPLO)]

"""Under the other reading, hail wets by one ruling and does not by another."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import ABERTO, AMB_1, CEU

PARTS = [*GOOD, ruling("R-5", CEU.is_("granizo") & ABERTO.is_("nao") & AMB_1.is_("B"), "nao_chega")]

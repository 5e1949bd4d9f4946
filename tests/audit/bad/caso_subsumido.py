"""A case says what one other says wherever it stands."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import ABERTO, CEU

PARTS = [*GOOD, ruling("R-5", CEU.is_("sol") & ABERTO.is_("nao"), "nao_chega")]

"""A case says what two others say between them."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import ABERTO, CEU, FURADO, VENTO

WHOLE = ABERTO.is_("sim") & FURADO.is_("nao") & CEU.is_("chuva") & VENTO.is_("nao")
PARTS = [*GOOD, ruling("R-5", WHOLE | (CEU.is_("sol") & ABERTO.is_("nao")), "nao_chega")]

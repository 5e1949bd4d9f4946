"""A case asks for a hail without wind, which cannot be."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import CEU, VENTO

PARTS = [*GOOD, ruling("R-5", CEU.is_("granizo") & VENTO.is_("nao"), "chega")]

"""Two rulings have one id."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import CEU

PARTS = [*GOOD, ruling("R-1", CEU.is_("chuva"), "chega")]

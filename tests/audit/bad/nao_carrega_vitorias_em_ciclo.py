"""Two rulings override each other."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import CEU

PARTS = [
    *GOOD,
    ruling("R-5", CEU.is_("sol"), "chega", overrides=("R-6",)),
    ruling("R-6", CEU.is_("sol"), "nao_chega", overrides=("R-5",)),
]

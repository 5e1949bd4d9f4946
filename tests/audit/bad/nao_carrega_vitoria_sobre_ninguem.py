"""A ruling overrides one that does not exist."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import CEU

PARTS = [*GOOD, ruling("R-5", CEU.is_("sol"), "chega", overrides=("R-9",))]

"""A ruling gives an answer that its question does not have."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import CEU

PARTS = [*GOOD, ruling("R-5", CEU.is_("sol"), "talvez")]

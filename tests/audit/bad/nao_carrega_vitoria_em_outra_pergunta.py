"""A ruling overrides one that answers another question."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import question, ruling
from tests.core.toy import CEU

FESTA = question("festa", "sim", "nao")
PARTS = [*GOOD, FESTA, ruling("R-5", CEU.is_("sol"), "sim", question=FESTA, overrides=("R-1",))]

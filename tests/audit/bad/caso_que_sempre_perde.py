"""A case holds where the sun shines on wind, and always loses to another."""

from dataclasses import replace

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import CEU, R1, VENTO

(SUN,) = R1.cases
R5 = ruling("R-5", CEU.is_("sol") & VENTO.is_("sim"), "chega")
PARTS = [*(part for part in GOOD if part is not R1), replace(R1, cases=(replace(SUN, overrides=("R-5",)),)), R5]

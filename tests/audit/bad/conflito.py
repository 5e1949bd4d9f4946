"""Two rulings answer differently where the sun shines and the wind blows."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import CEU, VENTO

PARTS = [*GOOD, ruling("R-5", CEU.is_("sol") & VENTO.is_("sim"), "chega")]

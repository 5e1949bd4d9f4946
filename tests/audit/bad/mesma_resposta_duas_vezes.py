"""Two rulings give the same answer where both hold, and each holds elsewhere alone: no conflict."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import ABERTO, CEU, FURADO

HOLES = FURADO.is_("sim") & ABERTO.is_("nao") & CEU.is_("chuva", "granizo")
PARTS = [*GOOD, ruling("R-5", HOLES, "chega", overrides=("GAP-2",))]

"""A gap is declared for a hail without wind, which cannot be."""

from tests.audit.good import PARTS as GOOD
from tests.core.toy import CEU, CHEGA, VENTO
from zarcovi_rules.core.rulings import Gap, Silence

GAP_3 = Gap(id="GAP-3", texto="Granizo sem vento.", text="Hail without wind.")
PARTS = [*GOOD, GAP_3, Silence(gap="GAP-3", question=CHEGA, when=CEU.is_("granizo") & VENTO.is_("nao"))]

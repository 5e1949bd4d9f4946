"""A gap is declared where a ruling answers: it had to defeat that ruling."""

from tests.audit.good import PARTS as GOOD
from tests.core.toy import ABERTO, CEU, CHEGA
from zarcovi_rules.core.rulings import Gap, Silence

GAP_3 = Gap(id="GAP-3", texto="Guarda-chuva ao sol.", text="An umbrella in the sun.")
PARTS = [*GOOD, GAP_3, Silence(gap="GAP-3", question=CHEGA, when=CEU.is_("sol") & ABERTO.is_("sim"))]

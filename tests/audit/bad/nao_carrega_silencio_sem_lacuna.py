"""A silence shows a gap that the book does not have."""

from tests.audit.good import PARTS as GOOD
from tests.core.toy import CEU, CHEGA
from zarcovi_rules.core.rulings import Silence

PARTS = [*GOOD, Silence(gap="GAP-9", question=CHEGA, when=CEU.is_("sol"))]

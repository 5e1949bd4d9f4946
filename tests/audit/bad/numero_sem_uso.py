"""No fact and no answer is worked out from the number of drops."""

from tests.audit.good import PARTS as GOOD
from tests.core.toy import two
from zarcovi_rules.core.vocabulary import Quantity

PARTS = [*GOOD, Quantity(name="gotas", text=two("how many drops"))]

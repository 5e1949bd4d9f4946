"""No ruling looks at what a legend may say of colours."""

from tests.audit.good import PARTS as GOOD
from zarcovi_rules.core.vocabulary import Carrier, clause

PARTS = [*GOOD, clause("guarda_chuva.colorido", Carrier.ITEM, "o guarda-chuva é colorido", "the umbrella is coloured")]

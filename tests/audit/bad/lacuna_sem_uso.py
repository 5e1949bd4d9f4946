"""A gap is declared that shows on no question."""

from tests.audit.good import PARTS as GOOD
from zarcovi_rules.core.rulings import Gap

PARTS = [*GOOD, Gap(id="GAP-3", texto="A neve.", text="The snow.")]

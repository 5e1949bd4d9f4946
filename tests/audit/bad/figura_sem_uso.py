"""Nothing reads a figure."""

from tests.audit.good import PARTS as GOOD
from zarcovi_rules.core.figures import Figure

PARTS = [*GOOD, Figure(name="limite", value=3, texto="limite", text="limit", source="Toy")]

"""Nothing answers where it hails on the bare head, and no gap says so."""

from tests.audit.good import BARE, GAP_2
from tests.audit.good import PARTS as GOOD

PARTS = [part for part in GOOD if part not in (BARE, GAP_2)]

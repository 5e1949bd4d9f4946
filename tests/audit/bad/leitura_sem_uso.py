"""No ruling looks at a reading."""

from tests.audit.good import PARTS as GOOD
from tests.core.toy import two
from zarcovi_rules.core.vocabulary import Reading

AMB_2 = Reading(
    name="AMB-2", about=two("does fog count as rain?"), values={"A": two("no"), "B": two("yes")}, default="A",
    reason=two("the text says rain"),
)  # fmt: skip
PARTS = [*GOOD, AMB_2]

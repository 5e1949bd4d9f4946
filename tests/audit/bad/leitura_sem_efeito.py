"""A reading is looked at by a case that holds in no situation that can be."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import CEU, VENTO, two
from zarcovi_rules.core.vocabulary import Reading

AMB_2 = Reading(
    name="AMB-2", about=two("does calm hail count as rain?"), values={"A": two("no"), "B": two("yes")}, default="A",
    reason=two("the text says rain"),
)  # fmt: skip
PARTS = [*GOOD, AMB_2, ruling("R-5", CEU.is_("granizo") & VENTO.is_("nao") & AMB_2.is_("B"), "chega")]

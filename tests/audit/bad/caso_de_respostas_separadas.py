"""A case asks for two answers that are never given together."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import question, ruling
from tests.core.toy import CEU, CHEGA
from zarcovi_rules.core.rulings import Link

LINKS = (
    Link(name="sol", when=CEU.is_("sol"), then="quente"),
    Link(name="sem_sol", when=~CEU.is_("sol"), then="frio"),
)
CALOR = question("calor", "quente", "frio", links=LINKS)
ROUPA = question("roupa", "leve", "pesada", links=(Link(name="calor", when=CALOR.is_("quente"), then="leve"),))
PARTS = [
    *GOOD,
    CALOR,
    ROUPA,
    ruling("R-5", CALOR.is_("frio"), "pesada", question=ROUPA),
    ruling("R-6", CALOR.is_("quente") & CHEGA.is_("chega"), "pesada", question=ROUPA),
]

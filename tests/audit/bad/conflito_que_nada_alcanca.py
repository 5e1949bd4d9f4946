"""Warmth and water would contradict each other about clothes, but no sky gives both: it must not fail."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import question, ruling
from tests.core.toy import CEU, CHEGA
from zarcovi_rules.core.rulings import Link

LINKS = (
    Link(name="sol", when=CEU.is_("sol"), then="quente"),
    Link(name="sem_sol", when=~CEU.is_("sol"), then="frio"),
)
CALOR = question("calor", "quente", "frio", links=LINKS)
ROUPA = question("roupa", "leve", "pesada")
PARTS = [
    *GOOD,
    CALOR,
    ROUPA,
    ruling("R-5", CALOR.is_("quente"), "leve", question=ROUPA),
    ruling("R-6", CHEGA.is_("chega"), "pesada", question=ROUPA),
    ruling("R-7", CALOR.is_("frio") & CHEGA.is_("nao_chega"), "leve", question=ROUPA),
]

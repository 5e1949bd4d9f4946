"""A case asks for an answer that a question below never gives, but might once its silence is filled."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import question, ruling
from tests.core.toy import CEU
from zarcovi_rules.core.rulings import Gap, Link, Silence

COR = question("cor", "azul", "verde", links=(Link(name="sol", when=CEU.is_("sol"), then="azul"),))
FESTA = question("festa", "sim", "nao", links=(Link(name="azul", when=COR.is_("azul"), then="sim"),))
GAP_3 = Gap(id="GAP-3", texto="A cor sem sol.", text="The colour without sun.")
PARTS = [
    *GOOD,
    COR,
    FESTA,
    GAP_3,
    Silence(gap="GAP-3", question=COR, when=~CEU.is_("sol")),
    ruling("R-5", COR.is_("verde"), "nao", question=FESTA),
]

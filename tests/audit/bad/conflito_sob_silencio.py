"""Whatever a silent question below would answer, some two contradict each other; not the same two."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import question, ruling
from tests.core.toy import CEU
from zarcovi_rules.core.rulings import Gap, Link, Silence

COR = question("cor", "azul", "verde", links=(Link(name="sol", when=CEU.is_("sol"), then="azul"),))
FESTA = question("festa", "sim", "nao", links=(Link(name="seco", when=~CEU.is_("chuva"), then="sim"),))
GAP_3 = Gap(id="GAP-3", texto="A cor sem sol.", text="The colour without sun.")
PARTS = [
    *GOOD,
    COR,
    FESTA,
    GAP_3,
    Silence(gap="GAP-3", question=COR, when=~CEU.is_("sol")),
    ruling("R-5", CEU.is_("chuva"), "sim", question=FESTA),
    ruling("R-6", CEU.is_("chuva") & COR.is_("azul"), "nao", question=FESTA),
    ruling("R-7", CEU.is_("chuva") & COR.is_("verde"), "nao", question=FESTA),
]

"""Two questions look at each other."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import question, ruling

COR, FESTA = question("cor", "azul", "verde"), question("festa", "sim", "nao")
PARTS = [
    *GOOD,
    COR,
    FESTA,
    ruling("R-5", FESTA.is_("sim"), "azul", question=COR),
    ruling("R-6", COR.is_("azul"), "sim", question=FESTA),
]

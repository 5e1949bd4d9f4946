"""Where the rules on uses, and on erros, are silent."""

from zarcovi_rules.books.zarcovi.facts.usos import TEM_ERROS
from zarcovi_rules.books.zarcovi.questions.usos import CONSEQUENCIA, CUSTAM_A_LUTA, USO
from zarcovi_rules.core.rulings import Silence

SILENCE_11 = Silence(gap="GAP-11", question=CUSTAM_A_LUTA, when=TEM_ERROS.is_("sim"))
SILENCE_12 = Silence(gap="GAP-12", question=CONSEQUENCIA, when=USO.is_("recusado"))

"""Where the rules on activating and equipping are silent."""

from zarcovi_rules.books.zarcovi.facts import ativacao
from zarcovi_rules.books.zarcovi.questions.ativacao import PROIBICAO
from zarcovi_rules.books.zarcovi.readings.ativacao import AMB_30
from zarcovi_rules.core.rulings import Silence

SILENCE_31_A = Silence(gap="GAP-31", question=PROIBICAO, when=ativacao.PROIBIDO.is_("por_interpretacao"))
SILENCE_31_B = Silence(
    gap="GAP-31",
    question=PROIBICAO,
    when=ativacao.PROIBIDO.is_("expressamente") & ativacao.DE_QUEM.is_("inimiga") & AMB_30.is_("A"),
)

"""Where the rules on activating and equipping are silent."""

from zarcovi_rules.books.zarcovi.facts import ativacao, item
from zarcovi_rules.books.zarcovi.questions.ativacao import PROIBICAO
from zarcovi_rules.books.zarcovi.readings.ativacao import AMB_30
from zarcovi_rules.core.rulings import Silence

_LIGADO = item.ESTADO.is_("equipado")

SILENCE_31_A = Silence(gap="GAP-31", question=PROIBICAO, when=ativacao.PROIBIDO.is_("por_interpretacao") & _LIGADO)
SILENCE_31_B = Silence(
    gap="GAP-31",
    question=PROIBICAO,
    when=ativacao.PROIBIDO.is_("expressamente") & _LIGADO & ativacao.DE_QUEM.is_("inimiga") & AMB_30.is_("A"),
)

"""Where the rules on sensing are silent."""

from zarcovi_rules.books.zarcovi.facts.sensoriamento import ESTADO, LUGAR, OCULTACAO
from zarcovi_rules.books.zarcovi.questions.sensoriamento import E_SENSORIAL, LOCALIZACAO, PRESENCA
from zarcovi_rules.core.rulings import Silence

_SENTE = E_SENSORIAL & ESTADO.is_("ativo", "em_resposta")
_OUTRA_DIMENSAO = _SENTE & LUGAR.is_("outra_dimensao")
# Whoever merely hides is sensed. Against an ability that conceals his presence, neither of the two is said to prevail.
_OCULTO = _SENTE & LUGAR.is_("campo") & OCULTACAO.is_("por_habilidade")

SILENCE_50_A = Silence(gap="GAP-50", question=PRESENCA, when=_OUTRA_DIMENSAO)
SILENCE_50_B = Silence(gap="GAP-50", question=LOCALIZACAO, when=_OUTRA_DIMENSAO)
SILENCE_50_C = Silence(gap="GAP-50", question=PRESENCA, when=_OCULTO, defeats=("SENS-1", "SENS-2"))
SILENCE_50_D = Silence(
    gap="GAP-50",
    question=LOCALIZACAO,
    when=_OCULTO,
    defeats=("SENS-1", "SENS-1:localizacao!sem_localizacao", "SENS-2"),
)

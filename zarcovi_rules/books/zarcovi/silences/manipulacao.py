"""Where the rules on manipulating an attack are silent."""

from zarcovi_rules.books.zarcovi.facts import manipulacao
from zarcovi_rules.books.zarcovi.facts.ranks import MAIS_LENTA
from zarcovi_rules.books.zarcovi.questions.dimensional import POR_PORTAL
from zarcovi_rules.books.zarcovi.questions.manipulacao import AUTOR_ADMITE, CONTRA_O_AUTOR
from zarcovi_rules.books.zarcovi.questions.manipulacao_feita import (
    A_TEMPO,
    ALIADO,
    COMBINA_RANKS,
    CONSENTE,
    CUSTO,
    MANIPULA,
    MANIPULA_POR_PORTAL,
    NOVO_ALVO,
    PELA_TABELA,
    RANK,
)
from zarcovi_rules.core.rulings import Silence

_COMBINADO = ("MAN-1", "PORT-2a:rank")
_PELA_TABELA = COMBINA_RANKS & PELA_TABELA

SILENCE_1 = Silence(
    gap="GAP-1", question=RANK, when=_PELA_TABELA & manipulacao.GUIA.is_("nao_combina"), defeats=_COMBINADO
)
SILENCE_2 = Silence(
    gap="GAP-2", question=RANK, when=_PELA_TABELA & manipulacao.GUIA.is_("um_com_um"), defeats=_COMBINADO
)
SILENCE_37_A = Silence(gap="GAP-37", question=A_TEMPO, when=manipulacao.RANKS.is_(MAIS_LENTA))
SILENCE_37_B = Silence(gap="GAP-37", question=NOVO_ALVO, when=MANIPULA & manipulacao.DESTINO.is_("autor", "outro"))
# Only of portals it is said that they manipulate an ally's attack too.
SILENCE_38_A = Silence(gap="GAP-38", question=AUTOR_ADMITE, when=ALIADO & ~POR_PORTAL)
SILENCE_38_B = Silence(
    gap="GAP-38",
    question=CUSTO,
    when=MANIPULA_POR_PORTAL & (ALIADO | ~CONTRA_O_AUTOR),
)
SILENCE_38_C = Silence(gap="GAP-38", question=CONSENTE, when=MANIPULA & ALIADO)

"""Where the rules on paralysis are silent."""

from zarcovi_rules.books.zarcovi.facts import paralisia
from zarcovi_rules.books.zarcovi.questions.paralisia import (
    ATIVACOES,
    CARD_DO_IMOBILIZADO,
    CORTE,
    EM_VIGOR,
    EXTENSAO,
    IMOBILIZACAO,
    INCAPACITACAO,
    LIVRA,
    PODE,
    SELADO,
    TIPO,
    VIGOR,
)
from zarcovi_rules.core.rulings import Silence

_EM_VIGOR = VIGOR.is_(EM_VIGOR)
_DO_ATINGIDO = paralisia.DE_QUEM.is_("atingido")
# Of who is immobilised only teletransporte is said to fit; whether what is treated as one fits too is not.
_EQUIPARADO = _EM_VIGOR & TIPO.is_(IMOBILIZACAO) & _DO_ATINGIDO & CARD_DO_IMOBILIZADO.is_("equiparado")

SILENCE_17_A = Silence(gap="GAP-17", question=PODE, when=_EQUIPARADO)
# A card that may not be posted frees nobody, and of teletransporte the rulings speak: the gap is all that remains.
SILENCE_17_B = Silence(gap="GAP-17", question=LIVRA, when=_EM_VIGOR & TIPO.is_(IMOBILIZACAO, INCAPACITACAO))
SILENCE_18 = Silence(gap="GAP-18", question=ATIVACOES, when=_EM_VIGOR | SELADO)
SILENCE_43_A = Silence(gap="GAP-43", question=LIVRA, when=_EM_VIGOR & TIPO.is_(CORTE))
SILENCE_43_B = Silence(gap="GAP-43", question=EXTENSAO, when=_EM_VIGOR & TIPO.is_(CORTE))

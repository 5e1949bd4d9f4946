"""Where the rules on returning an attack are silent."""

from zarcovi_rules.books.zarcovi.facts.contra_ataque import AUMENTOS, GUIA
from zarcovi_rules.books.zarcovi.facts.ranks import IGUAL, MAIS_LENTA
from zarcovi_rules.books.zarcovi.questions.contra_ataque import (
    ABSORVE_SE,
    COMBINACAO,
    COMPARACAO,
    CONSERVA_ESCALA,
    CONSERVA_NATUREZA,
    CONSERVA_STATUS,
    CONTRA_ATACA,
    DEVOLVE_SE,
    EM_VIGOR,
    PESA,
    RANK,
    REPELE_SE,
    RESPONDE,
)
from zarcovi_rules.core.rulings import Silence

_CONTA_RANK = CONTRA_ATACA & PESA.is_("sim")
_PELA_TABELA = _CONTA_RANK & COMPARACAO.is_(IGUAL) & COMBINACAO.is_("pela_tabela")
_VARIOS = AUMENTOS.is_("varios")

SILENCE_1 = Silence(gap="GAP-1", question=RANK, when=_PELA_TABELA & GUIA.is_("nao_combina"), defeats=("DEV-2a",))
SILENCE_2 = Silence(gap="GAP-2", question=RANK, when=_PELA_TABELA & GUIA.is_("um_com_um"), defeats=("DEV-2a",))
SILENCE_3 = Silence(gap="GAP-3", question=RANK, when=_CONTA_RANK & COMPARACAO.is_(MAIS_LENTA))
SILENCE_33_A = Silence(gap="GAP-33", question=EM_VIGOR, when=_VARIOS)
# Even where the legend's rank and the last increased one compare alike: the true rank is neither.
SILENCE_33_B = Silence(
    gap="GAP-33",
    question=COMPARACAO,
    when=_VARIOS,
    defeats=("comparacao_de_ranks~legenda", "comparacao_de_ranks~aumentado"),
)
SILENCE_44_A = Silence(gap="GAP-44", question=RESPONDE, when=CONTRA_ATACA)
SILENCE_44_B = Silence(gap="GAP-44", question=DEVOLVE_SE, when=CONTRA_ATACA)
SILENCE_45_A = Silence(gap="GAP-45", question=CONSERVA_STATUS, when=CONTRA_ATACA)
SILENCE_45_B = Silence(gap="GAP-45", question=CONSERVA_ESCALA, when=CONTRA_ATACA)
SILENCE_45_C = Silence(gap="GAP-45", question=CONSERVA_NATUREZA, when=CONTRA_ATACA)
SILENCE_45_D = Silence(gap="GAP-45", question=ABSORVE_SE, when=CONTRA_ATACA)
SILENCE_45_E = Silence(gap="GAP-45", question=REPELE_SE, when=CONTRA_ATACA)

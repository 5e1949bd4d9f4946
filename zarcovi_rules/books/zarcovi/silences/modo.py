"""Where the rules on modes are silent."""

from zarcovi_rules.books.zarcovi.facts import modo
from zarcovi_rules.books.zarcovi.questions.modo import (
    ACABOU,
    ACONTECE,
    ATIVO,
    COMPLEMENTARES,
    CONCEDE,
    DESATIVA,
    NADA_MUDOU,
    REATIVA,
    SOBREPOE,
    TIPO_DA_MESCLA,
)
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Silence

# A gap is told only where nothing answers: what is answered need not be left out.
SILENCE_32_A = Silence(gap="GAP-32", question=REATIVA, when=ALWAYS)
# Of a mode that is merged, or covered, the book says little more than that it lasts; of activating one beside another,
# nothing.
SILENCE_32_C = Silence(gap="GAP-32", question=ACONTECE, when=~ATIVO)
# The text lets a mode be overlaid only where it cannot be merged.
SILENCE_32_B = Silence(gap="GAP-32", question=SOBREPOE, when=~modo.TIPO.is_("so_substituivel"))
SILENCE_32_E = Silence(gap="GAP-32", question=CONCEDE, when=modo.ESTADO.is_("mesclado"))
SILENCE_32_F = Silence(gap="GAP-32", question=COMPLEMENTARES, when=ACABOU | NADA_MUDOU | ACONTECE.is_("mesclado"))
SILENCE_32_G = Silence(gap="GAP-32", question=TIPO_DA_MESCLA, when=modo.OPERACAO.is_("mesclar"))
# The mode's own legend forbids what another legend says that it does to any mode.
SILENCE_52 = Silence(
    gap="GAP-52",
    question=DESATIVA,
    when=modo.TIPO.is_("desativavel") & modo.NAO_PODE_SER_DESATIVADO.said & modo.DESATIVADO_POR_HABILIDADE.said,
    defeats=("MODO-2a!nao_pode_ser_desativado",),
)

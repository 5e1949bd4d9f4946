"""Where the rules on modes are silent."""

from zarcovi_rules.books.zarcovi.facts import modo
from zarcovi_rules.books.zarcovi.questions.modo import (
    ACABOU,
    ACONTECE,
    ATIVO,
    COMPLEMENTARES,
    CONCEDE,
    DESATIVA,
    ENCERRADO,
    FIM,
    NADA_MUDOU,
    SOBREPOE,
    SUSPENSO,
    TIPO_DA_MESCLA,
)
from zarcovi_rules.core.rulings import Silence

_MESCLADO = modo.ESTADO.is_("mesclado")
_ATIVA = modo.OPERACAO.is_("ativar")

SILENCE_32_A = Silence(
    gap="GAP-32", question=ACONTECE, when=_ATIVA & (ATIVO | (ENCERRADO & modo.OUTRO_ATIVO.is_("sim")))
)
# The text lets a mode be overlaid only where it cannot be merged.
SILENCE_32_B = Silence(gap="GAP-32", question=SOBREPOE, when=~modo.TIPO.is_("so_substituivel"))
SILENCE_32_C = Silence(
    gap="GAP-32", question=ACONTECE, when=_MESCLADO & ~modo.OPERACAO.is_("fim_do_turno", "fim_da_luta")
)
SILENCE_32_D = Silence(
    gap="GAP-32",
    question=ACONTECE,
    when=SUSPENSO & modo.OPERACAO.is_("ativar", "desativar", "substituir", "mesclar", "sobrepor"),
)
SILENCE_32_E = Silence(gap="GAP-32", question=CONCEDE, when=_MESCLADO)
SILENCE_32_F = Silence(
    gap="GAP-32",
    question=COMPLEMENTARES,
    when=ACABOU | ACONTECE.is_("mesclado") | (NADA_MUDOU & modo.ESTADO.is_("mesclado", "suspenso")),
)
SILENCE_32_H = Silence(
    gap="GAP-32",
    question=FIM,
    when=(_MESCLADO | SUSPENSO) & modo.OPERACAO.is_("fim_do_turno") & modo.ACABA_COM_O_TURNO.said,
)
SILENCE_32_G = Silence(gap="GAP-32", question=TIPO_DA_MESCLA, when=ACONTECE.is_("mesclado"))
# The mode's own legend forbids what another legend says that it does to any mode.
SILENCE_52 = Silence(
    gap="GAP-52",
    question=DESATIVA,
    when=modo.TIPO.is_("desativavel") & modo.NAO_PODE_SER_DESATIVADO.said & modo.DESATIVADO_POR_HABILIDADE.said,
    defeats=("MODO-2a!nao_pode_ser_desativado",),
)

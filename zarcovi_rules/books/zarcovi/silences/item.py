"""Where the rules on items are silent."""

from zarcovi_rules.books.zarcovi.facts import item
from zarcovi_rules.books.zarcovi.facts.item import ALGUMA, TODAS
from zarcovi_rules.books.zarcovi.questions.item import (
    DESTRUIDO,
    DEVOLUCAO,
    ESTADO_DEPOIS,
    LADRAO_USA,
    LIVRES,
    MAOS,
    NAS_MAOS,
    OCUPA,
    ROUBADO,
    SEM_CABER,
    USOS,
)
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Silence

# With more hands than two, "both hands" no longer says whether another hand may hold something besides.
_AMBAS_E_OUTRA = (OCUPA.is_("uma") & LIVRES.is_(ALGUMA, TODAS) & item.HA_DE_AMBAS.is_("sim")) | (
    OCUPA.is_("ambas") & LIVRES.is_(TODAS) & item.HA_NAS_MAOS.is_("sim")
)
_ROUBADO = ROUBADO.is_("roubado")

SILENCE_29_A = Silence(gap="GAP-29", question=DESTRUIDO, when=item.HP.is_("sim"))
# Of what fits the question answers itself: what does not is what remains.
SILENCE_29_B = Silence(gap="GAP-29", question=SEM_CABER, when=ALWAYS)
SILENCE_29_C = Silence(
    gap="GAP-29", question=NAS_MAOS, when=MAOS.is_("da_legenda") & _AMBAS_E_OUTRA, defeats=("ITEM-1b",)
)
SILENCE_30_A = Silence(gap="GAP-30", question=LADRAO_USA, when=_ROUBADO)
SILENCE_30_B = Silence(gap="GAP-30", question=USOS, when=_ROUBADO)
SILENCE_30_C = Silence(gap="GAP-30", question=DEVOLUCAO, when=_ROUBADO)
# The thief or its owner: that it is his to equip is what the text does not say.
SILENCE_30_D = Silence(gap="GAP-30", question=ESTADO_DEPOIS, when=item.OPERACAO.is_("equipar_roubado"))

"""Where the rules on time are silent: the order of play, and the number of turns of a dimensional sealing."""

from zarcovi_rules.books.zarcovi.facts import tempo
from zarcovi_rules.books.zarcovi.questions.tempo import CONTA_TURNO, MARCA_DIMENSIONAL, QUEM_LIMITA, VOLTA_NO_PRAZO
from zarcovi_rules.core.rulings import Silence

# No ruling says whether a turn passes when somebody's move is missing, doubled, or an ally's. My own closings in a row
# count nothing either way (TUR-1b), but whether the second opens a dimensional turn is not written.
_FORA_DE_ORDEM = tempo.AUTOR.is_("aliado") | tempo.ORDEM.is_("pulado", "faltou_inimigo", "repetido")

SILENCE_10 = Silence(
    gap="GAP-10",
    question=VOLTA_NO_PRAZO,
    when=tempo.LIMITE_PREVISTO.is_("nao")
    | (QUEM_LIMITA.is_("usuario") & tempo.QUEM.is_("vitima"))
    | (QUEM_LIMITA.is_("vitima") & tempo.QUEM.is_("usuario")),
)
SILENCE_13_A = Silence(gap="GAP-13", question=CONTA_TURNO, when=_FORA_DE_ORDEM, defeats=("TUR-1a", "TUR-1b", "TUR-1c"))
SILENCE_13_B = Silence(
    gap="GAP-13",
    question=MARCA_DIMENSIONAL,
    when=tempo.MOMENTO.is_("depois") & (_FORA_DE_ORDEM | tempo.ORDEM.is_("seguido")),
    defeats=("TURDIM-2", "TURDIM-3"),
)

"""Where the rules on repelling and attracting are silent."""

from zarcovi_rules.books.zarcovi.facts import ataque, contra_ataque, forca, ranks
from zarcovi_rules.books.zarcovi.questions.forca import A_TEMPO, CLASSE, DESTINO, E_REPELIR, REPELE, ranks_are
from zarcovi_rules.books.zarcovi.questions.paralisia import ATAQUE_PARALISA
from zarcovi_rules.core.rulings import Silence

_REPELE = E_REPELIR.is_("sim")

SILENCE_3 = Silence(gap="GAP-3", question=A_TEMPO, when=ranks_are(ranks.MAIS_LENTA))
SILENCE_4 = Silence(gap="GAP-4", question=A_TEMPO, when=ranks_are(ranks.IGUAL))
SILENCE_20 = Silence(
    gap="GAP-20",
    question=REPELE,
    when=_REPELE & ataque.NATUREZA.is_("genjutsu"),
    defeats=("REP-1a", "REP-NOTA:base"),
)
SILENCE_23 = Silence(gap="GAP-23", question=CLASSE, when=forca.CLASSE.is_("indefinida"))
SILENCE_33 = Silence(gap="GAP-33", question=A_TEMPO, when=contra_ataque.AUMENTOS.is_("varios"))
SILENCE_47 = Silence(gap="GAP-47", question=DESTINO, when=REPELE.is_("sim", "nao"))
SILENCE_48 = Silence(
    gap="GAP-48",
    question=REPELE,
    when=_REPELE & ATAQUE_PARALISA.is_("sim"),
    defeats=("REP-1a", "REP-NOTA:base"),
)

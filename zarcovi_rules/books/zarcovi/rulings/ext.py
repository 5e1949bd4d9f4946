"""Extensions of the body or of the character (source, lines 260 to 264)."""

from zarcovi_rules.books.zarcovi.facts import alvo, barreira
from zarcovi_rules.books.zarcovi.questions.barreira import ALCANCA, NAO_ALCANCA, PELO_ALVO
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source


def _source(item: str, *lines: int) -> Source:
    return Source(section="Extensão corporal", item=item, lines=lines)


EXT_1 = Ruling(
    id="EXT-1",
    texto="A extensão vale como parte do corpo: as defesas a cobrem sem que seja preciso dizer.",
    text="An extension counts as part of the body: defences cover it without its being named.",
    source=_source("item 1", 260),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=PELO_ALVO,
            when=alvo.ALVO.is_("extensao"),
            then=NAO_ALCANCA,
            challenged_by=(Salvo(clause=barreira.SO_O_CORPO, then=ALCANCA),),
        ),
    ),
)

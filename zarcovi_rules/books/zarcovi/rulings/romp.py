"""Breaking barriers (source, lines 127 to 133)."""

from zarcovi_rules.books.zarcovi.facts import ataque, barreira
from zarcovi_rules.books.zarcovi.questions.barreira import COMPARACAO, ROMPE
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Rompimento de barreiras", "Breaking barriers"), item=item, lines=lines)


ROMP_1A = Ruling(
    id="ROMP-1a",
    texto="O ataque rompe apenas barreiras de status inferior ao seu.",
    text="An attack breaks only barriers of a status lower than its own.",
    source=_source("item 1", 127),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ROMPE,
            when=COMPARACAO.is_("maior"),
            then="rompe",
            challenged_by=(Salvo(clause=barreira.INQUEBRAVEL, then="nao_rompe"),),
        ),
        Case(
            name="so",
            question=ROMPE,
            when=COMPARACAO.is_("igual", "menor"),
            then="nao_rompe",
            texto="O ataque não rompe barreira de status igual ou superior ao seu.",
            text="An attack does not break a barrier of the same status or of a higher one.",
        ),
    ),
)
ROMP_1B = Ruling(
    id="ROMP-1b",
    texto="O ataque rompe barreira de status igual se a sua legenda prevê.",
    text="An attack breaks a barrier of equal status if its legend foresees it.",
    source=_source("item 1", 129),
    force=Force.LEGENDA,
    cases=(
        Case(
            question=ROMPE,
            when=COMPARACAO.is_("igual") & (ataque.ROMPE_IGUAL.said | ataque.ROMPE_SUPERIOR.said),
            then="rompe",
            overrides=("ROMP-1a:so",),
        ),
    ),
)
ROMP_2 = Ruling(
    id="ROMP-2",
    texto="O ataque somente rompe barreira de status superior se a sua legenda diz isso.",
    text="An attack breaks a barrier of higher status only if its legend says so.",
    source=_source("item 2", 131),
    force=Force.LEGENDA,
    cases=(
        Case(
            question=ROMPE,
            when=COMPARACAO.is_("menor") & ataque.ROMPE_SUPERIOR.said,
            then="rompe",
            overrides=("ROMP-1a:so", "SENJ-2:so"),
        ),
        Case(
            name="so",
            question=ROMPE,
            when=COMPARACAO.is_("menor") & ataque.ROMPE_SUPERIOR.is_("nao"),
            then="nao_rompe",
            texto="O ataque cuja legenda não o diz não rompe barreira de status superior.",
            text="An attack whose legend does not say so does not break a barrier of a higher status.",
        ),
    ),
)
ROMP_3 = Ruling(
    id="ROMP-3",
    texto="A legenda pode dizer que o ataque não rompe barreiras.",
    text="A legend may say that the attack cannot break barriers.",
    source=_source("item 3", 133),
    force=Force.LEGENDA,
    cases=(
        Case(
            question=ROMPE,
            when=ataque.NAO_ROMPE.said,
            then="nao_rompe",
            # A legend that says both is refused, so ROMP-1b and ROMP-2 never meet this.
            overrides=("ROMP-1a", "SENJ-1", "SENJ-2"),
        ),
    ),
)

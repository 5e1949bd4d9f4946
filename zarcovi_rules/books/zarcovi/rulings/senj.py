"""Senjutsu added to an attack (source, lines 252 to 258)."""

from zarcovi_rules.books.zarcovi.facts import ataque, barreira
from zarcovi_rules.books.zarcovi.questions.barreira import COMPARACAO, DANO, ESCALA, ROMPE
from zarcovi_rules.books.zarcovi.readings.barreira import AMB_34, AMB_35
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_SENJUTSU = ataque.SENJUTSU.is_("sim")
_ILIMITADO = ataque.STATUS.is_("ilimitado")
_LETAL = ataque.STATUS.is_("letal")


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Adição de Senjutsu", "Adding Senjutsu"), item=item, lines=lines)


SENJ_1 = Ruling(
    id="SENJ-1",
    texto="Senjutsu adicionado a ataque ilimitado o torna rompedor de barreira.",
    text="Senjutsu added to an unlimited attack makes it barrier-breaking.",
    source=_source("item 1", 252),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ROMPE,
            when=_SENJUTSU & _ILIMITADO & (COMPARACAO.is_("igual") | AMB_34.is_("B")),
            then="rompe",
            overrides=("ROMP-1a:so", "ROMP-2:so"),
            challenged_by=(
                Salvo(clause=barreira.RESISTE_A_SENJUTSU),
                Salvo(clause=barreira.INQUEBRAVEL, then="nao_rompe"),
            ),
        ),
    ),
)
SENJ_2 = Ruling(
    id="SENJ-2",
    texto="Senjutsu adicionado a ataque letal o faz romper barreiras que não sejam ilimitadas.",
    text="Senjutsu added to a lethal attack makes it break barriers that are not unlimited.",
    source=_source("item 2", 256),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ROMPE,
            when=_SENJUTSU & _LETAL & (barreira.STATUS.is_("letal") | (barreira.STATUS.is_("outro") & AMB_34.is_("B"))),
            then="rompe",
            overrides=("ROMP-1a:so", "ROMP-2:so"),
            challenged_by=(
                Salvo(clause=barreira.RESISTE_A_SENJUTSU),
                Salvo(clause=barreira.INQUEBRAVEL, then="nao_rompe"),
            ),
        ),
        Case(
            name="so",
            question=ROMPE,
            when=_SENJUTSU & _LETAL & barreira.STATUS.is_("ilimitado"),
            then="nao_rompe",
            texto="Senjutsu adicionado a ataque letal não o faz romper barreira ilimitada.",
            text="Senjutsu added to a lethal attack does not make it break an unlimited barrier.",
        ),
    ),
)
SENJ_3 = Ruling(
    id="SENJ-3",
    texto="Senjutsu adicionado a ataque ilimitado global o torna Dano Supremo.",
    text="Senjutsu added to an unlimited Global attack makes it Supreme Damage.",
    source=_source("item 3", 258),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=DANO,
            when=_SENJUTSU & _ILIMITADO & (ESCALA.is_("global") | (ataque.EQUIPARADO_A_GLOBAL.said & AMB_35.is_("A"))),
            then="supremo",
            overrides=("status_do_ataque~escrito",),
            challenged_by=(Salvo(clause=ataque.MANTEM_DANO_COM_SENJUTSU, then="ilimitado"),),
        ),
    ),
)

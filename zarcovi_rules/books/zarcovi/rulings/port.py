"""Dimensional abilities that form a portal (source, lines 276 to 300). Here so far: portals against barriers."""

from zarcovi_rules.books.zarcovi.facts import ataque, barreira
from zarcovi_rules.books.zarcovi.questions.barreira import ATRAVESSA, COBERTURA, SECAO
from zarcovi_rules.books.zarcovi.readings import AMB_41
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source

PORT_4 = Ruling(
    id="PORT-4",
    texto="Ataques feitos com auxílio de portal podem ser feitos contra quem tem barreira 360° ativa.",
    text="Attacks made with the aid of a portal can be made on those who have an active 360° barrier.",
    source=Source(section="Dimensionais com “(Portal)”", item="item 4", lines=(290,)),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ATRAVESSA,
            when=ataque.AUXILIO.is_("portal") & COBERTURA.is_("360"),
            then="atravessa",
            challenged_by=(Salvo(clause=barreira.BLOQUEIA_PORTAIS, then="nao_atravessa"),),
        ),
        Case(
            name="corpo",
            question=ATRAVESSA,
            when=ataque.AUXILIO.is_("portal") & SECAO.is_("corpo") & AMB_41.is_("A"),
            then="atravessa",
            overrides=("BAR-CORPO-2",),
            challenged_by=(Salvo(clause=barreira.BLOQUEIA_PORTAIS, then="nao_atravessa"),),
        ),
    ),
)

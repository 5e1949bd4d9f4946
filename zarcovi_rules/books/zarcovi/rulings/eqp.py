"""Equated to …: not the thing itself, but treated as if it were (source, lines 173 to 181)."""

from zarcovi_rules.books.zarcovi.facts import ataque, deslocamento
from zarcovi_rules.books.zarcovi.questions.barreira import AUXILIO_CONTA, DANO_GLOBAL, ESCALA
from zarcovi_rules.books.zarcovi.questions.deslocamento import CABE, CONTA_COMO_TELETRANSPORTE
from zarcovi_rules.books.zarcovi.questions.paralisia import EFEITO, EQUIPARA
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_EQUIPARADO = ataque.EQUIPARADO_A_GLOBAL.said
_TELEPORTE_EQUIPARADO = deslocamento.TIPO.is_("teleporte") & deslocamento.EQUIPARADO.said


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Equiparado a …", "Equated to …"), item=item, lines=lines)


EQP_1 = Ruling(
    id="EQP-1",
    texto="“Equiparado a” quer dizer: não é a coisa, mas os efeitos são tratados como se fosse.",
    text="“Equated to” means: it is not the thing, but its effects are treated as if it were.",
    source=_source("item 1", 173),
    force=Force.DEFINICAO,
    cases=(
        Case(name="global", question=ESCALA, when=_EQUIPARADO, then="global"),
        Case(name="teletransporte", question=CONTA_COMO_TELETRANSPORTE, when=_TELEPORTE_EQUIPARADO, then="sim"),
        Case(
            name="auxilio",
            question=AUXILIO_CONTA,
            when=ataque.AUXILIO.is_("teleporte") & ataque.AUXILIO_EQUIPARADO.said,
            then="teletransporte",
        ),
        Case(name="selamento", question=EFEITO, when=EQUIPARA.is_("sim"), then="selamento"),
    ),
)
EQP_1_EX = Ruling(
    id="EQP-1ex",
    texto="O teleporte equiparado a teletransporte segue sendo teleporte, mas defende do que exige teletransporte.",
    text="A teleporte equated to teletransporte stays a teleporte, yet defends from what demands teletransporte.",
    source=_source(Text("exemplo do item 1", "example of item 1"), 175),
    force=Force.EXEMPLO,
    cases=(
        Case(
            question=CABE,
            when=_TELEPORTE_EQUIPARADO & ataque.SO_TELETRANSPORTE.is_("sim"),
            then="cabe",
        ),
    ),
)
EQP_2 = Ruling(
    id="EQP-2",
    texto="Ser equiparado a global apenas torna o dano global: a escala continua a mesma.",
    text="Being equated to Global only makes the damage Global: the scale stays the same.",
    source=_source("item 2", 179),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ESCALA,
            when=_EQUIPARADO,
            then=ataque.ESCALA,
            overrides=("EQP-1",),
            challenged_by=(Salvo(clause=ataque.TORNA_ESCALA_GLOBAL),),
        ),
        Case(name="dano", question=DANO_GLOBAL, when=_EQUIPARADO, then="sim"),
    ),
)


def _worked(id_: str, escala: str, texto: str, text: str) -> Ruling:
    """One of the source's two worked cases: the scale stays, the damage is Global."""
    when = _EQUIPARADO & ataque.ESCALA.is_(escala) & ataque.STATUS.is_("ilimitado")
    return Ruling(
        id=id_,
        texto=texto,
        text=text,
        source=_source(Text("exemplo do item 2", "example of item 2"), 181),
        force=Force.EXEMPLO,
        cases=(
            Case(
                question=ESCALA,
                when=when,
                then=escala,
                overrides=("EQP-1",),
                challenged_by=(Salvo(clause=ataque.TORNA_ESCALA_GLOBAL),),
            ),
            Case(name="dano", question=DANO_GLOBAL, when=when, then="sim"),
        ),
    )


EQP_2_EXA = _worked(
    "EQP-2exa",
    "unidirecional",
    "O ataque unidirecional ilimitado equiparado a global segue unidirecional, com dano ilimitado global.",
    "A unidirectional unlimited attack equated to Global stays unidirectional, with unlimited Global damage.",
)
EQP_2_EXB = _worked(
    "EQP-2exb",
    "multidirecional",
    "O ataque multidirecional ilimitado equiparado a global segue multidirecional, com dano ilimitado global.",
    "A multidirectional unlimited attack equated to Global stays multidirectional, with unlimited Global damage.",
)

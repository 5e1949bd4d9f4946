"""Counting turns for sealing in another dimension, from turn 0 (source, lines 3 to 19)."""

from zarcovi_rules.books.zarcovi.facts import tempo
from zarcovi_rules.books.zarcovi.questions.tempo import (
    ABRE_TURNO,
    CONTAGEM_QUE_VALE,
    FECHA_TURNO,
    MARCA_DIMENSIONAL,
    MARCA_ZERO,
    ONDE_ESTA,
    QUEM_LIMITA,
    SEGUE,
    VOLTA_NO_PRAZO,
)
from zarcovi_rules.books.zarcovi.readings.tempo import AMB_2, AMB_3
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_DEPOIS = tempo.MOMENTO.is_("depois")
_EU = tempo.AUTOR.is_("eu")
_INIMIGO = tempo.AUTOR.is_("inimigo")
_LIMITADO = (QUEM_LIMITA.is_("usuario") & tempo.QUEM.is_("usuario")) | (
    QUEM_LIMITA.is_("vitima") & tempo.QUEM.is_("vitima")
)


def _source(item: str | Text, *lines: int) -> Source:
    return Source(
        section=Text(
            "Contagem de turnos para selamento em dimensão alternativa",
            "Counting turns for sealing in another dimension",
        ),
        item=item,
        lines=lines,
    )


TURDIM_1 = Ruling(
    id="TURDIM-1",
    texto="No selamento em dimensão alternativa, o turno do uso é sempre o turno 0.",
    text="In sealing in another dimension the turn of the use is always turn 0.",
    source=_source(Text("método", "method"), 3, 5),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=MARCA_DIMENSIONAL,
            when=_EU & tempo.MOMENTO.is_("uso"),
            then=MARCA_ZERO,
            challenged_by=(Salvo(clause=tempo.USO_JA_CONTA, then=ABRE_TURNO),),
        ),
        Case(
            name="contagem",
            question=CONTAGEM_QUE_VALE,
            when=tempo.EFEITO.is_("selamento_dimensional") | AMB_3.is_("B"),
            then="turno_zero",
            texto="Para o selamento em dimensão alternativa vale a contagem desde o turno 0.",
            text="For sealing in another dimension the count from turn 0 holds.",
        ),
    ),
)
TURDIM_2 = Ruling(
    id="TURDIM-2",
    texto="Cada vez que chega a minha vez, começa um novo turno.",
    text="Each time my own move comes round, a new turn begins.",
    source=_source(Text("método", "method"), 3, 9, 13, 17),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=MARCA_DIMENSIONAL,
            when=_EU & _DEPOIS,
            then=ABRE_TURNO,
            challenged_by=(Salvo(clause=tempo.VEZ_NAO_ABRE, then=SEGUE),),
        ),
    ),
)
TURDIM_3 = Ruling(
    id="TURDIM-3",
    texto="A vez do inimigo que vem logo antes da minha encerra o turno corrente.",
    text="The enemy's move right before mine ends the running turn.",
    source=_source(Text("método", "method"), 3, 7, 11, 15, 19),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=MARCA_DIMENSIONAL,
            when=_INIMIGO & _DEPOIS & tempo.ULTIMO_INIMIGO.is_("sim"),
            then=FECHA_TURNO,
            challenged_by=(Salvo(clause=tempo.INIMIGO_NAO_ENCERRA, then=SEGUE),),
        ),
        Case(
            name="so",
            question=MARCA_DIMENSIONAL,
            when=_INIMIGO & _DEPOIS & tempo.ULTIMO_INIMIGO.is_("nao"),
            then=SEGUE,
            texto="Enquanto outro inimigo ainda encerra antes da minha vez, o turno segue.",
            text="While another enemy still closes before my move, the turn goes on.",
        ),
    ),
)
TURDIM_4 = Ruling(
    id="TURDIM-4",
    texto="Uso no turno 0 e volta postada no início do turno 3: já se está na Terra antes de o turno 4 começar.",
    text="Used in turn 0, with the return posted as turn 3 begins: one is on Earth before turn 4 opens.",
    source=_source(Text("exemplo", "example"), 5, 7, 9, 11, 13, 15, 17, 19),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ONDE_ESTA,
            when=tempo.VOLTOU.is_("sim"),
            then="terra",
            challenged_by=(Salvo(clause=tempo.VOLTA_DEPOIS, then="outra_dimensao"),),
        ),
        Case(
            name="fora",
            question=ONDE_ESTA,
            when=tempo.VOLTOU.is_("nao"),
            then="outra_dimensao",
            texto="Quem ainda não postou a volta está na outra dimensão.",
            text="Who has not posted the return yet is in the other dimension.",
        ),
        Case(
            name="limita_usuario",
            question=QUEM_LIMITA,
            when=AMB_2.is_("B"),
            then="usuario",
            texto="No exemplo quem volta é o usuário: a contagem limita a permanência dele.",
            text="In the example it is the user who returns: the count limits his stay.",
        ),
        Case(
            name="limita_vitima",
            question=QUEM_LIMITA,
            when=AMB_2.is_("A"),
            then="vitima",
            texto="Pela outra leitura, a contagem limita a permanência da vítima selada.",
            text="By the other reading the count limits the stay of the sealed victim.",
        ),
        Case(
            name="no_prazo",
            question=VOLTA_NO_PRAZO,
            when=_LIMITADO & tempo.LIMITE_PREVISTO.is_("sim") & tempo.PRAZO.is_("dentro"),
            then="no_prazo",
            texto="A volta postada até o turno que a legenda dá como limite vem no prazo.",
            text="A return posted by the turn that the legend sets as its limit is in time.",
        ),
        Case(
            name="fora_do_prazo",
            question=VOLTA_NO_PRAZO,
            when=_LIMITADO & tempo.LIMITE_PREVISTO.is_("sim") & tempo.PRAZO.is_("fora"),
            then="fora_do_prazo",
            texto="A volta postada depois do turno que a legenda dá como limite vem fora do prazo.",
            text="A return posted after the turn that the legend sets as its limit comes too late.",
        ),
    ),
)

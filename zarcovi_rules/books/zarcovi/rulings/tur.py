"""Counting turns by the enemy's closing (source, line 1)."""

from zarcovi_rules.books.zarcovi.facts import tempo
from zarcovi_rules.books.zarcovi.questions.tempo import CONTA, CONTA_TURNO, CONTAGEM_QUE_VALE, NAO_CONTA
from zarcovi_rules.books.zarcovi.readings.tempo import AMB_1_DURACAO, AMB_1_NUMERO, AMB_3
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_INIMIGO = tempo.AUTOR.is_("inimigo")
_ULTIMO = tempo.ULTIMO_INIMIGO.is_("sim")
_ANTES_CONTA = (tempo.FINALIDADE.is_("numero") & AMB_1_NUMERO.is_("A")) | (
    tempo.FINALIDADE.is_("duracao") & AMB_1_DURACAO.is_("A")
)
_ANTES_NAO_CONTA = (tempo.FINALIDADE.is_("numero") & AMB_1_NUMERO.is_("B")) | (
    tempo.FINALIDADE.is_("duracao") & AMB_1_DURACAO.is_("B")
)


def _source(item: Text) -> Source:
    return Source(section=Text("Contagem de turnos", "Counting turns"), item=item, lines=(1,))


TUR_1A = Ruling(
    id="TUR-1a",
    texto="Passa um turno cada vez que o inimigo encerra antes da minha movimentação.",
    text="A turn passes each time the enemy closes before my own move.",
    source=_source(Text("método", "method")),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=CONTA_TURNO,
            when=_INIMIGO & _ULTIMO & (tempo.ANTES_DO_INICIO.is_("nao") | _ANTES_CONTA),
            then=CONTA,
            challenged_by=(Salvo(clause=tempo.ENCERRO_INIMIGO_NAO_CONTA, then=NAO_CONTA),),
        ),
        Case(
            name="antes",
            question=CONTA_TURNO,
            when=_INIMIGO & _ULTIMO & tempo.ANTES_DO_INICIO.is_("sim") & _ANTES_NAO_CONTA,
            then=NAO_CONTA,
            texto="O encerro anterior ao início da contagem não conta turno.",
            text="A closing before the count begins does not count as a turn.",
        ),
        Case(
            name="contagem",
            question=CONTAGEM_QUE_VALE,
            when=~tempo.EFEITO.is_("selamento_dimensional") & AMB_3.is_("A"),
            then="geral",
            texto="Fora do selamento em dimensão alternativa vale a contagem geral.",
            text="Outside of sealing in another dimension the general count holds.",
        ),
    ),
)
TUR_1B = Ruling(
    id="TUR-1b",
    texto="O próprio encerro não conta turno.",
    text="One's own closing does not count as a turn.",
    source=_source(Text("exemplo", "example")),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=CONTA_TURNO,
            when=tempo.AUTOR.is_("eu"),
            then=NAO_CONTA,
            challenged_by=(Salvo(clause=tempo.ENCERRO_PROPRIO_CONTA, then=CONTA),),
        ),
    ),
)
TUR_1C = Ruling(
    id="TUR-1c",
    texto="Havendo vários inimigos, só conta o encerro do último antes da minha vez.",
    text="With several enemies only the closing of the last one before my turn counts.",
    source=_source(Text("método", "method")),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=CONTA_TURNO,
            when=_INIMIGO & tempo.ULTIMO_INIMIGO.is_("nao"),
            then=NAO_CONTA,
            challenged_by=(Salvo(clause=tempo.CADA_INIMIGO_CONTA, then=CONTA),),
        ),
    ),
)

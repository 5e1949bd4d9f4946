"""Dimensional abilities that form a portal (source, lines 276 to 300)."""

from zarcovi_rules.books.zarcovi.facts import ataque, barreira, dimensional, manipulacao
from zarcovi_rules.books.zarcovi.questions.barreira import ATRAVESSA, COBERTURA, SECAO
from zarcovi_rules.books.zarcovi.questions.combo import COMBAVEL, COMBO_ACONTECE
from zarcovi_rules.books.zarcovi.questions.deslocamento import ALCANCE, COMBO
from zarcovi_rules.books.zarcovi.questions.dimensional import INVASAO, NAO_IMPEDE, OBRIGA, POR_PORTAL, USA
from zarcovi_rules.books.zarcovi.questions.manipulacao import (
    ALCANCE_ADMITE,
    AUTOR_ADMITE,
    COMBO_ADMITE,
    CONTRA_O_AUTOR,
    NATUREZA_ADMITE,
)
from zarcovi_rules.books.zarcovi.questions.manipulacao_feita import ALCANCE as ALCANCE_MANIPULADO
from zarcovi_rules.books.zarcovi.questions.manipulacao_feita import COMBINA_RANKS, CUSTO, MANIPULA, MUDA_ALCANCE
from zarcovi_rules.books.zarcovi.questions.manipulacao_feita import RANK as RANK_DA_MANIPULACAO
from zarcovi_rules.books.zarcovi.readings.barreira import AMB_41
from zarcovi_rules.books.zarcovi.rulings.man import LEGENDAS_DO_NAO_COMBAVEL
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_OUTRO_ALCANCE = COMBO.is_("portal") & ataque.FORMA_DE_USO.is_("muda_alcance")
_ADVERSARIO_PELO_PORTAL = dimensional.PORTAL.said & dimensional.INVASOR.is_("adversario")
_MENOR = (ataque.ALCANCE.is_("longo") & ataque.ALCANCE_MUDADO.is_("medio", "curto")) | (
    ataque.ALCANCE.is_("medio") & ataque.ALCANCE_MUDADO.is_("curto")
)


def _source(item: str | Text, *lines: int) -> Source:
    return Source(
        section=Text("Dimensionais com “(Portal)”", "Dimensional abilities with “(Portal)”"), item=item, lines=lines
    )


PORT_0A = Ruling(
    id="PORT-0a",
    texto="“(Portal)” na legenda de uma dimensional diz que ela forma um portal, por onde o adversário pode invadir.",
    text="“(Portal)” in a dimensional legend says that it forms a portal, by which adversaries may invade.",
    source=_source("", 276),
    force=Force.LEGENDA,
    cases=(Case(question=INVASAO, when=_ADVERSARIO_PELO_PORTAL, then="sim"),),
)
PORT_0B = Ruling(
    id="PORT-0b",
    texto="Sem “(Portal)”, nem adversários nem aliados invadem a dimensão, salvo se a legenda o prevê.",
    text="Without “(Portal)” neither adversaries nor allies invade the dimension, unless the legend foresees it.",
    source=_source("", 276),
    force=Force.PADRAO,
    cases=(
        Case(
            question=INVASAO,
            when=dimensional.PORTAL.is_("nao"),
            then="nao",
            salvo=(Salvo(clause=dimensional.PODE_SER_INVADIDA, then="sim"),),
        ),
    ),
)
# That the ability's legend has "(Portal)" is what it means that the attack goes through a portal.
PORT_1 = Ruling(
    id="PORT-1",
    texto="A habilidade com “(Portal)” na legenda pode ser combada com o próprio ataque, e o alcance dele se mantém.",
    text="An ability with “(Portal)” in its legend may be comboed with one's own attack, which keeps its range.",
    source=_source("item 1", 278),
    force=Force.LEGENDA,
    cases=(
        Case(question=ALCANCE, when=COMBO.is_("portal"), then=ataque.ALCANCE),
        Case(
            name="combo",
            question=COMBO_ACONTECE,
            when=ataque.AUXILIO.is_("portal") & COMBAVEL.is_("sim"),
            then="sim",
            texto="A habilidade com “(Portal)” na legenda pode ser combada com o próprio ataque.",
            text="An ability with “(Portal)” in its legend may be comboed with one's own attack.",
        ),
        Case(
            name="viagem",
            question=OBRIGA,
            when=POR_PORTAL & dimensional.PARA_QUE.is_("combar"),
            then="nao",
            overrides=("DIM-1",),
            texto="Combar com portal o próprio ataque não obriga a viajar.",
            text="To combo one's own attack with a portal does not oblige one to travel.",
        ),
    ),
)
PORT_2A = Ruling(
    id="PORT-2a",
    texto="Com portal se manipula a ofensiva do inimigo, e também a do aliado, e os dois ranks se combinam.",
    text="With a portal an enemy's offence is manipulated, and an ally's too, and the two ranks are combined.",
    source=_source("item 2", 282),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=AUTOR_ADMITE,
            when=POR_PORTAL,
            then="sim",
            challenged_by=(Salvo(clause=manipulacao.NAO_MANIPULAVEL_POR_PORTAL, then="nao"),),
        ),
        Case(
            name="rank",
            question=RANK_DA_MANIPULACAO,
            when=COMBINA_RANKS & POR_PORTAL,
            then="combinado",
            challenged_by=(Salvo(clause=manipulacao.MANTEM_RANK, then="do_ataque"),),
            texto="A ofensiva manipulada por portal segue no rank combinado.",
            text="An offence manipulated by portal goes on at the combined rank.",
        ),
        Case(
            name="viagem",
            question=OBRIGA,
            when=POR_PORTAL & dimensional.PARA_QUE.is_("manipular"),
            then="nao",
            overrides=("DIM-1",),
            texto="Manipular uma ofensiva com portal não obriga a viajar.",
            text="To manipulate an offence with a portal does not oblige one to travel.",
        ),
    ),
)
PORT_2B = Ruling(
    id="PORT-2b",
    texto="Com portal, nem ataque de curto alcance nem Taijutsu é mandado de volta a quem o fez.",
    text="With a portal neither a short-range attack nor Taijutsu is sent back at who made it.",
    source=_source("item 2", 282),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ALCANCE_ADMITE,
            when=CONTRA_O_AUTOR & ataque.ALCANCE.is_("curto"),
            then="nao",
            challenged_by=(Salvo(clause=manipulacao.DEVOLVE_CURTO, then="sim"),),
        ),
        Case(
            name="taijutsu",
            question=NATUREZA_ADMITE,
            when=CONTRA_O_AUTOR & ataque.NATUREZA.is_("taijutsu"),
            then="nao",
            challenged_by=(Salvo(clause=manipulacao.MANIPULA_TAIJUTSU, then="sim"),),
        ),
    ),
)
PORT_2C = Ruling(
    id="PORT-2c",
    texto="Com portal não se manipula ofensiva não combável.",
    text="With a portal an offence that cannot be comboed is not manipulated.",
    source=_source("item 2", 282),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=COMBO_ADMITE,
            when=POR_PORTAL & COMBAVEL.is_("nao"),
            then="nao",
            challenged_by=LEGENDAS_DO_NAO_COMBAVEL,
        ),
    ),
    same_as=("MAN-2",),
)
PORT_3 = Ruling(
    id="PORT-3",
    texto="Ao combar com portal, o jogador pode especificar o alcance do ataque, desde que menor.",
    text="On a combo with a portal the player may specify the attack's range, provided that it is smaller.",
    source=_source("item 3", 286),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=ALCANCE, when=_OUTRO_ALCANCE & _MENOR, then=ataque.ALCANCE_MUDADO, overrides=("PORT-1",)),
        Case(
            name="so",
            question=ALCANCE,
            when=_OUTRO_ALCANCE & ~_MENOR,
            then=ataque.ALCANCE,
            challenged_by=(
                Salvo(clause=ataque.PORTAL_AUMENTA_ALCANCE, then=ataque.ALCANCE_MUDADO, overrides=("PORT-1",)),
            ),
            texto="Ao combar com portal, o alcance que o jogador especifica não vale se não for menor que o do ataque.",
            text="In a portal combo the range that the player specifies holds only if it is shorter.",
        ),
        Case(
            name="manipulacao",
            question=ALCANCE_MANIPULADO,
            when=MUDA_ALCANCE & _MENOR,
            then=ataque.ALCANCE_MUDADO,
            texto="Ao manipular com portal, o jogador pode especificar o alcance do ataque, desde que menor.",
            text="On manipulating with a portal the player may specify the attack's range, if smaller.",
        ),
        Case(
            name="manipulacao_so",
            question=ALCANCE_MANIPULADO,
            when=MUDA_ALCANCE & ~_MENOR,
            then=ataque.ALCANCE,
            challenged_by=(Salvo(clause=ataque.PORTAL_AUMENTA_ALCANCE, then=ataque.ALCANCE_MUDADO),),
            texto="Ao manipular com portal, o alcance que o jogador especifica não vale se não for menor.",
            text="On manipulating with a portal the range that the player specifies holds only if it is shorter.",
        ),
    ),
)
PORT_4 = Ruling(
    id="PORT-4",
    texto="Ataques feitos com auxílio de portal podem ser feitos contra quem tem barreira 360° ativa.",
    text="Attacks made with the aid of a portal can be made on those who have an active 360° barrier.",
    source=_source("item 4", 290),
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
PORT_5A = Ruling(
    id="PORT-5a",
    texto="Não se pode impedir o inimigo de usar uma habilidade dimensional.",
    text="An enemy cannot be kept from using a dimensional ability.",
    source=_source("item 5", 294),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=USA,
            when=NAO_IMPEDE,
            then="sim",
            challenged_by=(Salvo(clause=dimensional.PROIBE_DIMENSIONAL, then="nao"),),
        ),
    ),
)
PORT_5B = Ruling(
    id="PORT-5b",
    texto="Na dimensão do inimigo se pode entrar, se a legenda dele tem “(Portal)”.",
    text="An enemy's dimension may be entered if its legend has “(Portal)”.",
    source=_source("item 5", 294),
    force=Force.LEGENDA,
    cases=(Case(question=INVASAO, when=_ADVERSARIO_PELO_PORTAL, then="sim"),),
)
PORT_6 = Ruling(
    id="PORT-6",
    texto="Mandar a ofensiva inimiga de volta contra quem a fez, por portal, gasta dois usos.",
    text="Sending an enemy's offence back at who made it, by portal, costs two uses.",
    source=_source("item 6", 298),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=CUSTO,
            when=MANIPULA & CONTRA_O_AUTOR & manipulacao.AUTOR.is_("inimigo"),
            then="o_de_mandar_de_volta",
            challenged_by=(Salvo(clause=manipulacao.DEVOLVE_POR_UM_USO, then="um_uso"),),
        ),
    ),
)
PORT_7 = Ruling(
    id="PORT-7",
    texto="Com portal não se manipula nem se comba um ataque não combável.",
    text="With a portal an attack that cannot be comboed is neither manipulated nor comboed.",
    source=_source("item 7", 300),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=COMBO_ADMITE,
            when=POR_PORTAL & COMBAVEL.is_("nao"),
            then="nao",
            challenged_by=LEGENDAS_DO_NAO_COMBAVEL,
        ),
        Case(
            name="combo",
            question=COMBO_ACONTECE,
            when=ataque.AUXILIO.is_("portal") & COMBAVEL.is_("nao"),
            then="nao",
            challenged_by=(Salvo(clause=ataque.PORTAL_COMBA_NAO_COMBAVEL, then="sim"),),
            texto="Com portal não se comba um ataque não combável.",
            text="With a portal an attack that cannot be comboed is not comboed.",
        ),
    ),
    same_as=("MAN-2",),
)

"""Dimensional abilities: must the user travel, who meets whom, may the dimension be invaded, may the use be barred."""

from zarcovi_rules.books.zarcovi.facts import deslocamento, dimensional
from zarcovi_rules.books.zarcovi.readings.dimensional import AMB_39, AMB_40, AMB_45
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

DIMENSIONAL = dimensional.DIMENSIONAL.is_("sim")
POR_PORTAL = DIMENSIONAL & dimensional.PORTAL.said

_A_DIMENSIONAL = dimensional.EQUIPARADA.said
_A_TELETRANSPORTE = deslocamento.EQUIPARADO.said
# Each link looks at no more than it needs, so that the reading shows only where it matters.
CONTA = Question(
    name="viaja_como_dimensional",
    about=Text(
        "para a viagem, a habilidade conta como dimensional?", "as to travel, does the ability count as dimensional?"
    ),
    values={
        "sim": Text("a habilidade conta como dimensional", "the ability counts as a dimensional one"),
        "nao": Text("a habilidade não conta como dimensional", "the ability does not count as a dimensional one"),
    },
    links=(
        Link(name="dimensional", when=DIMENSIONAL, then="sim"),
        Link(name="nem_equiparada", when=~DIMENSIONAL & ~_A_DIMENSIONAL & ~_A_TELETRANSPORTE, then="nao"),
        Link(name="as_duas", when=~DIMENSIONAL & _A_DIMENSIONAL & _A_TELETRANSPORTE, then="sim"),
        Link(
            name="equiparada",
            when=~DIMENSIONAL
            & (
                (_A_DIMENSIONAL & ~_A_TELETRANSPORTE & AMB_40.is_("A"))
                | (_A_TELETRANSPORTE & ~_A_DIMENSIONAL & AMB_40.is_("B"))
            ),
            then="sim",
        ),
        Link(
            name="equiparada_a_outra",
            when=~DIMENSIONAL
            & (
                (_A_DIMENSIONAL & ~_A_TELETRANSPORTE & AMB_40.is_("B"))
                | (_A_TELETRANSPORTE & ~_A_DIMENSIONAL & AMB_40.is_("A"))
            ),
            then="nao",
        ),
    ),
)
CONTA_COMO_DIMENSIONAL = CONTA.is_("sim")

_UM_USO = dimensional.QUANTOS_USOS.is_(dimensional.UM)
_VARIOS_USOS = dimensional.QUANTOS_USOS.is_(dimensional.VARIOS)
GASTA_O_QUE_OBRIGA = _UM_USO | (_VARIOS_USOS & AMB_39.is_("A"))
OBRIGA = Question(
    name="uso_obriga_a_viajar",
    permits=("sim", "nao"),
    about=Text(
        "usar a habilidade obriga o usuário a ir para outra dimensão?",
        "does using the ability oblige the user to go to another dimension?",
    ),
    values={
        "sim": Text(
            "o uso obriga o usuário a ir para outra dimensão", "the use obliges the user to go to another dimension"
        ),
        "nao": Text("o uso não obriga o usuário a viajar", "the use does not oblige the user to travel"),
    },
    links=(
        Link(name="nao_dimensional", when=CONTA.is_("nao"), then="nao"),
        Link(name="varios_usos", when=CONTA_COMO_DIMENSIONAL & _VARIOS_USOS & AMB_39.is_("B"), then="nao"),
    ),
    effects=("uso_dimensional_vale",),
)
VALE = Question(
    name="uso_dimensional_vale",
    permits=("nao_vale", "vale"),
    about=Text("este uso da habilidade vale?", "is this use of the ability valid?"),
    values={
        "vale": Text("o uso vale", "the use is valid"),
        "nao_vale": Text("o uso não vale", "the use is not valid"),
    },
    links=(
        Link(name="livre", when=OBRIGA.is_("nao"), then="vale"),
        Link(name="viajou", when=OBRIGA.is_("sim") & dimensional.ONDE_FICA.is_("outra_dimensao"), then="vale"),
        Link(
            name="nao_viajou",
            when=OBRIGA.is_("sim") & dimensional.ONDE_FICA.is_("mesma_dimensao", "lugar_nenhum"),
            then="nao_vale",
        ),
    ),
)
REUNIAO = Question(
    name="viajantes_se_reunem",
    about=Text("os que viajaram se reúnem no mesmo lugar?", "do those who travelled meet at the same place?"),
    values={
        "sim": Text("os que viajaram se reúnem no mesmo lugar", "those who travelled meet at the same place"),
        "nao": Text("os que viajaram não se reúnem", "those who travelled do not meet"),
        "nao_ha": Text("ninguém viajou por habilidade dimensional", "nobody travelled by a dimensional ability"),
    },
    links=(
        Link(name="nao_dimensional", when=CONTA.is_("nao"), then="nao_ha"),
        Link(name="cada_um_na_sua", when=CONTA_COMO_DIMENSIONAL & dimensional.DESTINOS.is_("diferentes"), then="nao"),
        Link(name="cada_um_no_seu_lugar", when=CONTA_COMO_DIMENSIONAL & dimensional.LUGAR.is_("outro"), then="nao"),
    ),
)
ENTRE_DIMENSOES = Question(
    name="ataque_entre_dimensoes",
    about=Text(
        "o ataque alcança quem foi para outra dimensão?", "does the attack reach who went to another dimension?"
    ),
    values={
        "alcanca": Text("o ataque alcança a outra dimensão", "the attack reaches the other dimension"),
        "nao_alcanca": Text("o ataque não alcança a outra dimensão", "the attack does not reach the other dimension"),
        "nao_ha": Text("os dois estão na mesma dimensão", "the two are in the same dimension"),
    },
    links=(Link(name="a_mesma", when=dimensional.DESTINOS.is_("o_mesmo"), then="nao_ha"),),
)
DEIXADOS = Question(
    name="destino_de_quem_ficou",
    about=Text(
        "o que acontece com quem está na dimensão, se o dono dela morrer?",
        "what becomes of who is in a dimension if its owner dies?",
    ),
    values={
        "voltam": Text("quem estava na dimensão volta de lá", "who was in the dimension comes back"),
        "ficam": Text("quem estava na dimensão fica preso nela", "who was in the dimension stays caught in it"),
        "nada_muda": Text("o dono vive, e nada muda", "the owner lives, and nothing changes"),
    },
    links=(Link(name="dono_vivo", when=dimensional.DONO.is_("vivo"), then="nada_muda"),),
)

_ALIADO_PELO_PORTAL = dimensional.PORTAL.said & dimensional.INVASOR.is_("aliado")
INVASAO = Question(
    name="invasao_da_dimensao",
    permits=("nao", "sim"),
    about=Text("a dimensão pode ser invadida?", "may the dimension be entered?"),
    values={
        "sim": Text("a dimensão pode ser invadida por ele", "the dimension may be entered by him"),
        "nao": Text("a dimensão não pode ser invadida por ele", "the dimension may not be entered by him"),
    },
    links=(Link(name="preve", when=_ALIADO_PELO_PORTAL & dimensional.PODE_SER_INVADIDA.said, then="sim"),),
    effects=(
        "invasao_gasta_uso",
        "rank_pesa_na_invasao",
        "varios_invadem",
        "invasao_depois_do_turno",
    ),
)
INVADE = INVASAO.is_("sim")
ALIADO_SEM_PREVISAO = _ALIADO_PELO_PORTAL & dimensional.PODE_SER_INVADIDA.is_("nao")


def _open(name: str, about: Text, sim: Text, nao: Text, permits: tuple[str, ...] = ()) -> Question:
    """A question about an invasion that the book does not answer while there may be one."""
    return Question(
        name=name,
        permits=permits,
        about=about,
        values={"sim": sim, "nao": nao, "nao_ha": Text("não há invasão", "there is no invasion")},
        links=(Link(name="nao_ha", when=~INVADE, then="nao_ha"),),
    )


GASTA_USO = _open(
    "invasao_gasta_uso",
    Text("invadir a dimensão gasta um uso de quem invade?", "does an invasion cost the invader a use?"),
    Text("invadir gasta um uso", "invading costs a use"),
    Text("invadir não gasta uso", "invading costs no use"),
    permits=("sim", "nao"),
)
RANK_PESA = _open(
    "rank_pesa_na_invasao",
    Text("o rank de velocidade conta para invadir?", "does the speed rank count for an invasion?"),
    Text("o rank conta para invadir", "the rank counts for an invasion"),
    Text("o rank não conta para invadir", "the rank does not count for an invasion"),
)
VARIOS_INVADEM = _open(
    "varios_invadem",
    Text("vários podem invadir a dimensão de uma vez?", "may several invade the dimension at once?"),
    Text("vários podem invadir de uma vez", "several may invade at once"),
    Text("só um invade de cada vez", "only one invades at a time"),
    permits=("nao", "sim"),
)
DEPOIS_DO_TURNO = _open(
    "invasao_depois_do_turno",
    Text(
        "a dimensão ainda pode ser invadida depois do turno em que o portal se formou?",
        "may the dimension still be invaded after the turn in which the portal was formed?",
    ),
    Text("o portal ainda serve à invasão", "the portal still serves for an invasion"),
    Text("o portal não serve mais à invasão", "the portal no longer serves for an invasion"),
    permits=("nao", "sim"),
)

_PROIBIDO = dimensional.IMPEDIMENTO.is_("proibicao")
_INCAPAZ = dimensional.IMPEDIMENTO.is_("incapacidade")
NAO_IMPEDE = DIMENSIONAL & (_PROIBIDO | (_INCAPAZ & AMB_45.is_("B")))
USA = Question(
    name="consegue_usar_a_habilidade",
    permits=("nao", "sim"),
    about=Text("o usuário consegue usar a habilidade?", "is the user able to use the ability?"),
    values={
        "sim": Text("o usuário consegue usar a habilidade", "the user is able to use the ability"),
        "nao": Text("o usuário não consegue usar a habilidade", "the user is not able to use the ability"),
    },
    links=(
        Link(name="livre", when=dimensional.IMPEDIMENTO.is_("nenhum"), then="sim"),
        # Who has nothing left to use has not been kept from using it.
        Link(name="nada_resta", when=dimensional.IMPEDIMENTO.is_("perda_de_tudo"), then="nao"),
        Link(name="outra_habilidade", when=~DIMENSIONAL & (_PROIBIDO | _INCAPAZ), then="nao"),
        Link(name="incapaz", when=DIMENSIONAL & _INCAPAZ & AMB_45.is_("A"), then="nao"),
    ),
)

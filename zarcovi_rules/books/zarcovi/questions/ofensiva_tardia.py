"""Where, when and whether does an offence fall that takes some turns?

Lowest: whether it goes on, and whether what the player declares holds. Then: where and when it falls. Last: in which
dimension that is, what of its use, and what the book leaves open.
"""

from zarcovi_rules.books.zarcovi.facts.ofensiva_tardia import (
    ALVO_EM,
    DECLARACAO,
    DONO,
    DONO_EM,
    GASTOS,
    MOMENTO,
    NA_QUEDA,
    PASSOU,
    PENDENTE,
    USOS,
)
from zarcovi_rules.books.zarcovi.readings.ofensiva_tardia import AMB_47
from zarcovi_rules.core.rulings import Link, Look, Question
from zarcovi_rules.core.vocabulary import Text

MORREU = DONO.is_("morte") | (DONO.is_("drible_de_morte") & AMB_47.is_("A"))
_ILESO = DONO.is_("nada") | (DONO.is_("drible_de_morte") & AMB_47.is_("B"))

SEGUE = Question(
    name="ofensiva_tardia_segue",
    about=Text("a ofensiva que demora turnos segue?", "does the offence that takes turns go on?"),
    values={
        "segue": Text("a ofensiva segue", "the offence goes on"),
        "cancelada": Text("a ofensiva é cancelada", "the offence is cancelled"),
    },
    links=(
        Link(name="ileso", when=_ILESO, then="segue"),
        # Of those who lose a pending offence the chapter names two, and the paralysed are not among them.
        Link(name="paralisia_nao_listada", when=DONO.is_("paralisia"), then="segue"),
    ),
    effects=("onde_cai_a_ofensiva", "quando_cai_a_ofensiva", "uso_estornado", "usos_restantes_da_ofensiva"),
)
CANCELADA = SEGUE.is_("cancelada")
CAI = SEGUE.is_("segue") & MOMENTO.is_(NA_QUEDA, PASSOU)
_AINDA_NAO = Link(name="pendente", when=SEGUE.is_("segue") & MOMENTO.is_(PENDENTE), then="ainda_nao_cai")
_NAO_CAI = Link(name="cancelada", when=CANCELADA, then="nao_cai")
_NAO_HA_QUEDA = {
    "ainda_nao_cai": Text("a ofensiva ainda não cai", "the offence does not fall yet"),
    "nao_cai": Text("a ofensiva não cai", "the offence does not fall"),
}

DECLARADA = Question(
    name="declaracao_da_queda",
    permits=("nao_vale", "vale"),
    about=Text(
        "valem o momento e o local da queda que o jogador declara?",
        "do the moment and place of the fall that the player declares hold?",
    ),
    values={
        "vale": Text("a declaração de momento e local vale", "the declaration of moment and place holds"),
        "nao_vale": Text("a declaração de momento e local não vale", "the declaration does not hold"),
        "nao_ha": Text("não há declaração de momento e local", "there is no declaration of moment and place"),
    },
    links=(Link(name="nao_ha", when=DECLARACAO.is_("nenhuma"), then="nao_ha"),),
)
ONDE = Question(
    name="onde_cai_a_ofensiva",
    about=Text("onde a ofensiva cai?", "where does the offence fall?"),
    values={
        "junto_ao_dono": Text(
            "a ofensiva cai onde o dono está no encerro", "it falls where its owner is at the closing"
        ),
        "junto_ao_alvo": Text(
            "a ofensiva cai onde o alvo está no encerro", "it falls where its target is at the closing"
        ),
        "local_declarado": Text("a ofensiva cai no local declarado", "the offence falls at the declared place"),
        **_NAO_HA_QUEDA,
    },
    links=(_AINDA_NAO, _NAO_CAI),
    effects=("dimensao_da_queda", "ofensiva_alcanca_o_alvo"),
)
QUANDO = Question(
    name="quando_cai_a_ofensiva",
    about=Text("em que momento a ofensiva cai?", "at which moment does the offence fall?"),
    values={
        "encerro_do_dono": Text("a ofensiva cai no encerro do dono", "the offence falls at its owner's closing"),
        "encerro_do_alvo": Text("a ofensiva cai no encerro do alvo", "the offence falls at its target's closing"),
        "momento_declarado": Text("a ofensiva cai no momento declarado", "it falls at the declared moment"),
        **_NAO_HA_QUEDA,
    },
    links=(_AINDA_NAO, _NAO_CAI),
)
_DECLARADO = ONDE.is_("local_declarado")
DIMENSAO = Question(
    name="dimensao_da_queda",
    about=Text("em que dimensão a ofensiva cai?", "in which dimension does the offence fall?"),
    values={
        "campo": Text("a ofensiva cai no campo", "the offence falls in the field"),
        "outra_dimensao": Text("a ofensiva cai em outra dimensão", "the offence falls in another dimension"),
        **_NAO_HA_QUEDA,
    },
    links=(
        Link(name="do_dono", when=ONDE.is_("junto_ao_dono"), then=DONO_EM),
        Link(name="do_alvo", when=ONDE.is_("junto_ao_alvo"), then=ALVO_EM),
        Link(name="declarada", when=_DECLARADO & DECLARACAO.is_("outra_dimensao"), then="outra_dimensao"),
        # A range is measured from where the owner is.
        Link(name="no_alcance_do_dono", when=_DECLARADO & ~DECLARACAO.is_("outra_dimensao"), then=DONO_EM),
        Link(name="pendente", when=ONDE.is_("ainda_nao_cai"), then="ainda_nao_cai"),
        Link(name="cancelada", when=ONDE.is_("nao_cai"), then="nao_cai"),
    ),
)
MESMA_DIMENSAO = (DIMENSAO.is_("campo") & ALVO_EM.is_("campo")) | (
    DIMENSAO.is_("outra_dimensao") & ALVO_EM.is_("outra_dimensao")
)
ALCANCA = Question(
    name="ofensiva_alcanca_o_alvo",
    permits=("nao_pode", "pode"),
    about=Text("a ofensiva que cai pode atingir o alvo?", "may the falling offence hit its target?"),
    values={
        "pode": Text(
            "a ofensiva pode atingir o alvo, que se defende dela", "it may hit the target, who defends from it"
        ),
        "nao_pode": Text("a ofensiva não atinge o alvo", "the offence does not hit the target"),
    },
    links=(
        Link(name="junto_dele", when=MESMA_DIMENSAO, then="pode"),
        Link(name="nao_cai", when=DIMENSAO.is_("ainda_nao_cai", "nao_cai"), then="nao_pode"),
    ),
)

ESTORNO = Question(
    name="uso_estornado",
    permits=("nao", "sim"),
    about=Text("o uso da ofensiva cancelada é estornado?", "is the use of the cancelled offence refunded?"),
    values={
        "sim": Text("o uso da ofensiva é estornado", "the offence's use is refunded"),
        "nao": Text("o uso da ofensiva não é estornado", "the offence's use is not refunded"),
        "nao_ha": Text("a ofensiva não foi cancelada", "the offence was not cancelled"),
    },
    links=(Link(name="segue", when=SEGUE.is_("segue"), then="nao_ha"),),
)


def _left(look: Look) -> int:
    return max(0, look.number(USOS) - look.number(GASTOS))


RESTANTES = Question(
    name="usos_restantes_da_ofensiva",
    about=Text("quantos usos da ofensiva restam?", "how many uses of the offence are left?"),
    values={
        "sem_estorno": Text("restam os usos que não foram gastos", "the uses that were not spent are left"),
        "com_estorno": Text("restam os usos que não foram gastos e o estornado", "those and the refunded one are left"),
    },
    links=(
        Link(name="gasto", when=ESTORNO.is_("nao", "nao_ha"), then="sem_estorno"),
        Link(name="estornado", when=ESTORNO.is_("sim"), then="com_estorno"),
    ),
    amounts={"sem_estorno": _left, "com_estorno": lambda look: min(_left(look) + 1, look.number(USOS))},
    numbers=(USOS, GASTOS),
)
OUTRO_EFEITO = Question(
    name="outro_efeito_pendente_segue",
    about=Text(
        "outro efeito pendente do mesmo personagem segue?", "does another pending effect of the same character go on?"
    ),
    values={
        "segue": Text("o outro efeito pendente segue", "the other pending effect goes on"),
        "cessa": Text("o outro efeito pendente cessa", "the other pending effect ceases"),
    },
    links=(Link(name="ileso", when=_ILESO, then="segue"),),
)
RESSURREICAO = Question(
    name="ressurreicao_em_turno_posterior",
    permits=("nao_pode", "pode"),
    about=Text(
        "quem morreu pode ressuscitar em turno posterior ao da morte?",
        "may whoever died resurrect in a turn later than that of the death?",
    ),
    values={
        "pode": Text("a ressurreição cabe em turno posterior", "resurrection fits in a later turn"),
        "nao_pode": Text("a ressurreição só cabe no turno da morte", "resurrection fits only in the turn of the death"),
        "nao_ha": Text("ninguém morreu", "nobody died"),
    },
    links=(
        Link(name="vivo", when=DONO.is_("nada", "genjutsu", "paralisia", "selamento"), then="nao_ha"),
        Link(name="driblou", when=DONO.is_("drible_de_morte") & AMB_47.is_("B"), then="nao_ha"),
    ),
)

"""Offences that take some turns to fall: how long, what befell their owner meanwhile, what the player declares."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, clause

PENDENTE, NA_QUEDA, PASSOU = "pendente", "turno_da_queda", "passou"


def _moment(_: Mapping[str, Any], delay: int, passed: int) -> str:
    return PENDENTE if passed < delay else NA_QUEDA if passed == delay else PASSOU


DEMORA = Quantity(
    name="ofensiva.demora", text=Text("turnos que a ofensiva demora", "the turns that the offence takes"), minimum=1
)
PASSADOS = Quantity(
    name="ofensiva.turnos_passados",
    text=Text("turnos passados desde o card da ofensiva", "turns passed since the offence's card"),
)
MOMENTO = Fact(
    name="ofensiva.momento",
    about=Text("é o turno em que a ofensiva cai?", "is it the turn in which the offence falls?"),
    values={
        PENDENTE: Text("a ofensiva ainda está por cair", "the offence is yet to fall"),
        NA_QUEDA: Text("é o turno em que a ofensiva cai", "it is the turn in which the offence falls"),
        PASSOU: Text("o turno da queda da ofensiva já passou", "the turn of the offence's fall has passed"),
    },
    inputs=(DEMORA, PASSADOS),
    derive=_moment,
)
DECLARACAO = Fact(
    name="queda.declaracao",
    about=Text(
        "que momento e local de queda o jogador declara com o card?",
        "which moment and place of the fall does the player declare with the card?",
    ),
    values={
        "nenhuma": Text("o jogador não declara momento nem local de queda", "the player declares neither"),
        "ao_alcance": Text(
            "o jogador declara momento e local de queda, ao alcance da ofensiva",
            "the player declares moment and place of the fall, within the offence's range",
        ),
        "fora_do_alcance": Text(
            "o jogador declara momento e local de queda, fora do alcance da ofensiva",
            "the player declares moment and place of the fall, beyond the offence's range",
        ),
        "outra_dimensao": Text(
            "o jogador declara momento e local de queda, em outra dimensão",
            "the player declares moment and place of the fall, in another dimension",
        ),
    },
    absent="nenhuma",
)
DONO = Fact(
    name="dono.enquanto_pendente",
    about=Text(
        "o que houve com o dono da ofensiva enquanto ela estava por cair?",
        "what befell the offence's owner while it was yet to fall?",
    ),
    values={
        "nada": Text("nada houve com o dono da ofensiva", "nothing befell the offence's owner"),
        "genjutsu": Text("o dono da ofensiva caiu em um Genjutsu", "the offence's owner fell into a Genjutsu"),
        "morte": Text("o dono da ofensiva morreu", "the offence's owner died"),
        "drible_de_morte": Text("o dono da ofensiva driblou a morte", "the offence's owner dodged death"),
        "paralisia": Text("o dono da ofensiva foi paralisado", "the offence's owner was paralysed"),
        "selamento": Text("o dono da ofensiva foi selado", "the offence's owner was sealed"),
    },
    absent="nada",
)
RECUPERADO = Fact(
    name="dono.recuperado",
    about=Text(
        "o dono da ofensiva se recuperou do que houve?", "did the offence's owner recover from what befell him?"
    ),
    values={
        "nao": Text("o dono da ofensiva não se recuperou", "the offence's owner did not recover"),
        "no_mesmo_turno": Text(
            "o dono da ofensiva se recuperou no mesmo turno", "the offence's owner recovered in the same turn"
        ),
        "depois": Text(
            "o dono da ofensiva se recuperou em turno posterior", "the offence's owner recovered in a later turn"
        ),
    },
    absent="nao",
)
DONO_EM = Fact(
    name="dono.ao_encerrar",
    about=Text("onde está o dono da ofensiva ao encerrar?", "where is the offence's owner when he closes?"),
    values={
        "campo": Text("o dono da ofensiva encerra em campo", "the offence's owner closes in the field"),
        "outra_dimensao": Text(
            "o dono da ofensiva encerra em outra dimensão", "the offence's owner closes in another dimension"
        ),
    },
    absent="campo",
)
ALVO_EM = Fact(
    name="queda.alvo_em",
    about=Text("onde está o alvo na queda da ofensiva?", "where is the target when the offence falls?"),
    values={
        "campo": Text("o alvo está em campo na queda da ofensiva", "the target is in the field when the offence falls"),
        "outra_dimensao": Text(
            "o alvo está em outra dimensão na queda da ofensiva",
            "the target is in another dimension when the offence falls",
        ),
    },
    absent="campo",
)
USOS = Quantity(
    name="ofensiva.usos",
    text=Text("x de uso da ofensiva em sua legenda", "the offence's uses by its legend"),
    minimum=1,
)
GASTOS = Quantity(
    name="ofensiva.usos_gastos",
    text=Text(
        "usos da ofensiva já gastos, contando o da que está por cair", "its uses spent, the pending one included"
    ),
)

PERSEGUE_O_ALVO = clause(
    "ofensiva.persegue_o_alvo",
    Carrier.ATACANTE,
    "a ofensiva cai sobre o alvo, onde quer que ele esteja",
    "the offence falls on its target, wherever he is",
)
LOCAL_FIXO = clause(
    "ofensiva.local_fixo",
    Carrier.ATACANTE,
    "o momento e o local da queda da ofensiva não podem ser escolhidos",
    "moment and place of the offence's fall cannot be chosen",
)
CAI_EM_QUALQUER_LUGAR = clause(
    "ofensiva.cai_em_qualquer_lugar",
    Carrier.ATACANTE,
    "a ofensiva pode cair em qualquer lugar",
    "the offence may fall anywhere",
)
SOBREVIVE_AO_DONO = clause(
    "ofensiva.sobrevive_ao_dono",
    Carrier.ATACANTE,
    "a ofensiva cai mesmo que o usuário morra ou caia em um Genjutsu",
    "the offence falls even if its user dies or falls into a Genjutsu",
)
SEGUE_SE_RECUPERADO = clause(
    "ofensiva.segue_se_recuperado",
    Carrier.ATACANTE,
    "a ofensiva segue se o usuário ressuscitar ou sair do Genjutsu no mesmo turno",
    "the offence goes on if its user resurrects or leaves the Genjutsu in the same turn",
)
ESTORNA_USO = clause(
    "ofensiva.estorna_uso",
    Carrier.ATACANTE,
    "o uso da ofensiva é estornado se ela for cancelada",
    "the offence's use is refunded if it is cancelled",
)

RECUPERADO_DE_NADA = Impossible(
    when=DONO.is_("nada", "drible_de_morte") & RECUPERADO.is_("no_mesmo_turno", "depois"),
    texto="o dono da ofensiva não tem de que se recuperar: diga em dono.enquanto_pendente o que houve com ele",
    text="the offence's owner has nothing to recover from: say in dono.enquanto_pendente what befell him",
)

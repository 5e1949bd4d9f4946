"""Dimensional abilities: going to a dimension, meeting there, invading it, and what may bar their use."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, clause, yes_no

DIMENSIONAL = yes_no(
    "dimensional.habilidade",
    Text("a habilidade é dimensional?", "is the ability a dimensional one?"),
    Text("a habilidade é dimensional", "the ability is a dimensional one"),
    Text("a habilidade não é dimensional", "the ability is not a dimensional one"),
)
PARA_QUE = Fact(
    name="uso.para_que",
    about=Text("para que se usa a habilidade?", "what is the ability used for?"),
    values={
        "viajar": Text("a habilidade é usada para viajar", "the ability is used for travelling"),
        "combar": Text("a habilidade é usada para combar o próprio ataque", "the ability is used for a combo"),
        "manipular": Text(
            "a habilidade é usada para manipular um ataque", "the ability is used to manipulate an attack"
        ),
    },
    absent="viajar",
)
ONDE_FICA = Fact(
    name="uso.destino",
    about=Text("para onde o usuário vai ao usar a habilidade?", "where does the user go when using the ability?"),
    values={
        "outra_dimensao": Text(
            "o usuário vai para uma dimensão diferente da atual", "the user goes to a dimension other than the present"
        ),
        "mesma_dimensao": Text(
            "o usuário vai para outro lugar da dimensão atual", "the user goes elsewhere in the present dimension"
        ),
        "lugar_nenhum": Text("o usuário não sai de onde está", "the user does not leave where he is"),
    },
)

UM, VARIOS = "um", "varios"
USOS_GASTOS = Quantity(
    name="uso.quantidade", text=Text("usos que se gastam de uma vez", "uses spent at once"), minimum=1
)


def _counted(_: Mapping[str, Any], number: int) -> str:
    return UM if number == 1 else VARIOS


QUANTOS_USOS = Fact(
    name="quantos.usos_gastos",
    about=Text("quantos usos se gastam de uma vez?", "how many uses are spent at once?"),
    values={
        UM: Text("gasta-se um uso", "one use is spent"),
        VARIOS: Text("gastam-se dois usos ou mais", "two uses or more are spent"),
    },
    inputs=(USOS_GASTOS,),
    derive=_counted,
    absent=UM,
)
DESTINOS = Fact(
    name="encontro.destinos",
    about=Text("aonde foram os que viajaram?", "where did those who travelled go?"),
    values={
        "o_mesmo": Text(
            "os que viajaram foram para a mesma dimensão", "those who travelled went to the same dimension"
        ),
        "diferentes": Text(
            "os que viajaram foram para dimensões diferentes", "those who travelled went to different dimensions"
        ),
    },
)
# The ruling speaks of the place that the abilities give access to; that a dimension has but one, nobody says.
LUGAR = Fact(
    name="encontro.lugar",
    about=Text(
        "as habilidades dos que viajaram dão acesso ao mesmo lugar?",
        "do the abilities of those who travelled give access to the same place?",
    ),
    values={
        "o_mesmo": Text(
            "as habilidades dos que viajaram dão acesso ao mesmo lugar",
            "the abilities of those who travelled give access to the same place",
        ),
        "outro": Text(
            "cada habilidade dá acesso a um lugar da dimensão", "each ability gives access to a place of its own there"
        ),
    },
)
MESMO_LUGAR_DE_OUTRA = Impossible(
    when=DESTINOS.is_("diferentes") & LUGAR.is_("o_mesmo"),
    texto="os que foram para dimensões diferentes não foram ao mesmo lugar",
    text="those who went to different dimensions did not go to the same place",
)
DONO = Fact(
    name="dimensao.dono",
    about=Text("o dono da dimensão está vivo?", "is the dimension's owner alive?"),
    values={
        "vivo": Text("o dono da dimensão está vivo", "the dimension's owner is alive"),
        "morto": Text("o dono da dimensão morreu", "the dimension's owner is dead"),
    },
    absent="vivo",
)
INVASOR = Fact(
    name="invasor",
    about=Text("quem quer entrar na dimensão?", "who wants to enter the dimension?"),
    values={
        "adversario": Text("um adversário quer entrar na dimensão", "an adversary wants to enter the dimension"),
        "aliado": Text("um aliado quer entrar na dimensão", "an ally wants to enter the dimension"),
    },
    absent="adversario",
)
IMPEDIMENTO = Fact(
    name="uso.impedimento",
    about=Text("o que impede o usuário de usar a habilidade?", "what keeps the user from using the ability?"),
    values={
        "nenhum": Text("nada impede o usuário", "nothing keeps the user from it"),
        "proibicao": Text(
            "um efeito proíbe o usuário de usar a habilidade", "an effect forbids the user to use the ability"
        ),
        "incapacidade": Text(
            "o usuário está paralisado, selado ou em Genjutsu", "the user is paralysed, sealed or in a Genjutsu"
        ),
        "perda_de_tudo": Text(
            "o usuário perdeu todos os cards, ou todos os usos", "the user has lost all cards, or all uses"
        ),
    },
    absent="nenhum",
)

PORTAL = clause(
    "dimensional.portal",
    Carrier.DEFENSOR,
    "a habilidade dimensional forma um portal",
    "the dimensional ability forms a portal",
)
EQUIPARADA = clause(
    "dimensional.equiparada",
    Carrier.DEFENSOR,
    "a habilidade é equiparada a dimensional",
    "the ability is equated to a dimensional one",
)
SEM_VIAGEM = clause(
    "dimensional.sem_viagem",
    Carrier.DEFENSOR,
    "a habilidade dimensional pode ser usada sem mudar de dimensão",
    "the dimensional ability may be used without a change of dimension",
)
LUGAR_A_PARTE = clause(
    "dimensional.lugar_a_parte",
    Carrier.DEFENSOR,
    "quem viaja por esta habilidade chega a um lugar à parte",
    "who travels by this ability arrives at a place apart",
)
PODE_SER_INVADIDA = clause(
    "dimensional.pode_ser_invadida",
    Carrier.DEFENSOR,
    "a dimensão pode ser invadida",
    "the dimension may be invaded",
)
PROIBE_DIMENSIONAL = clause(
    "ataque.proibe_dimensional",
    Carrier.ATACANTE,
    "o inimigo fica impedido de usar habilidades dimensionais",
    "the enemy is kept from using dimensional abilities",
)

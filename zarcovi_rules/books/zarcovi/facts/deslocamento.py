"""Teleporte and teletransporte: the means, whom it takes along, and what its legend may say."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.books.zarcovi.facts import ataque
from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, clause, yes_no

TIPO = Fact(
    name="deslocamento.tipo",
    about=Text("qual é o deslocamento usado?", "by which means does the user move?"),
    values={
        "teleporte": Text("o deslocamento é um teleporte", "the means is a teleporte"),
        "teletransporte": Text("o deslocamento é um teletransporte", "the means is a teletransporte"),
    },
)
MEIO_DA_DEFESA = Fact(
    name="defesa.meio",
    about=Text("com que o usuário se defende?", "by what does the user defend?"),
    values={
        "deslocamento": Text(
            "a defesa é um teleporte ou teletransporte", "the defence is a teleporte or teletransporte"
        ),
        "barreira": Text("a defesa é uma barreira", "the defence is a barrier"),
        "repelir": Text("a defesa é repelir", "the defence is a repel"),
    },
    absent="deslocamento",
)
VESTE_CAMADA = yes_no(
    "defensor.veste_camada",
    Text("quem se defende veste uma barreira corporal?", "does the defender wear a body barrier?"),
    Text("quem se defende veste uma barreira corporal", "the defender wears a body barrier"),
    Text("quem se defende não veste barreira corporal", "the defender wears no body barrier"),
)
PORTE_DO_USUARIO = Fact(
    name="usuario.porte",
    about=Text("qual é o porte de quem se desloca?", "of what size is the user who moves?"),
    values={
        "normal": Text("o usuário tem porte normal", "the user is of normal size"),
        "gigante": Text("o usuário é Gigante", "the user is a Giant"),
        "mega_gigante": Text("o usuário é Mega Gigante", "the user is a Mega Giant"),
    },
    absent="normal",
)
VOO_ATIVO = yes_no(
    "usuario.voo_ativo",
    Text("quem se desloca está com o voo ativo?", "is the flight of the user who moves active?"),
    Text("o usuário está com o voo ativo", "the user's flight is active"),
    Text("o usuário não está com o voo ativo", "the user's flight is not active"),
)

PASSAGEIRO = Fact(
    name="passageiro",
    about=Text("quem acompanha o usuário?", "who goes along with the user?"),
    values={
        "aliado": Text("o passageiro é um aliado", "the passenger is an ally"),
        "inimigo": Text("o passageiro é um inimigo", "the passenger is an enemy"),
        "extensao": Text("o passageiro é a extensão do usuário", "the passenger is the user's extension"),
    },
)
PORTE_DO_PASSAGEIRO = Fact(
    name="passageiro.porte",
    about=Text("qual é o porte do passageiro?", "of what size is the passenger?"),
    values={
        "normal": Text("o passageiro tem porte normal", "the passenger is of normal size"),
        "gigante": Text("o passageiro é Gigante", "the passenger is a Giant"),
        "mega_gigante": Text("o passageiro é Mega Gigante", "the passenger is a Mega Giant"),
    },
    absent="normal",
)
NOMEADO = yes_no(
    "passageiro.nomeado",
    Text("o jogador nomeou o passageiro ao se deslocar?", "did the player name the passenger when moving?"),
    Text("o jogador nomeou o passageiro", "the player named the passenger"),
    Text("o jogador não nomeou o passageiro", "the player did not name the passenger"),
)

MAIS_RAPIDO, RANKS_IGUAIS, MAIS_LENTO = "mais_rapido", "igual", "mais_lento"


def _faster(_: Mapping[str, Any], means: int, attack: int) -> str:
    """A lower rank is faster."""
    return MAIS_RAPIDO if means < attack else RANKS_IGUAIS if means == attack else MAIS_LENTO


RANK = Quantity(name="deslocamento.rank", text=Text("rank do deslocamento", "the means' rank"), minimum=1)
RANKS = Fact(
    name="ranks.deslocamento_e_ataque",
    about=Text("o deslocamento é mais rápido que o ataque?", "is the means faster than the attack?"),
    values={
        MAIS_RAPIDO: Text("o deslocamento é mais rápido que o ataque", "the means is faster than the attack"),
        RANKS_IGUAIS: Text("o deslocamento e o ataque têm o mesmo rank", "the means and the attack have the same rank"),
        MAIS_LENTO: Text("o deslocamento é mais lento que o ataque", "the means is slower than the attack"),
    },
    inputs=(RANK, ataque.RANK),
    derive=_faster,
)

NENHUM, UM, DOIS, DOIS_OU_MAIS, MAIS_DE_DOIS = "nenhum", "um", "dois", "dois_ou_mais", "mais_de_dois"


def _counted(_: Mapping[str, Any], number: int) -> str:
    return {0: NENHUM, 1: UM, 2: DOIS}.get(number, MAIS_DE_DOIS)


def _counted_giants(_: Mapping[str, Any], number: int) -> str:
    return {0: NENHUM, 1: UM}.get(number, DOIS_OU_MAIS)


PASSAGEIROS = Quantity(
    name="carga.passageiros",
    text=Text(
        "personagens levados, de qualquer porte, sem a extensão", "characters taken, of any size, extension aside"
    ),
)
GIGANTES = Quantity(name="carga.gigantes", text=Text("Gigantes entre os levados", "Giants among those taken"))
MEGA_GIGANTES = Quantity(
    name="carga.mega_gigantes", text=Text("Mega Gigantes entre os levados", "Mega Giants among those taken")
)
QUANTOS = Fact(
    name="quantos.passageiros",
    about=Text("quantos personagens são levados?", "how many characters are taken?"),
    values={
        NENHUM: Text("ninguém é levado", "nobody is taken"),
        UM: Text("um personagem é levado", "one character is taken"),
        DOIS: Text("dois personagens são levados", "two characters are taken"),
        MAIS_DE_DOIS: Text("mais de dois personagens são levados", "more than two characters are taken"),
    },
    inputs=(PASSAGEIROS,),
    derive=_counted,
)
QUANTOS_GIGANTES = Fact(
    name="quantos.gigantes",
    about=Text("quantos dos levados são Gigantes?", "how many of those taken are Giants?"),
    values={
        NENHUM: Text("nenhum dos levados é Gigante", "none of those taken is a Giant"),
        UM: Text("um dos levados é Gigante", "one of those taken is a Giant"),
        DOIS_OU_MAIS: Text("dois ou mais dos levados são Gigantes", "two or more of those taken are Giants"),
    },
    inputs=(GIGANTES,),
    derive=_counted_giants,
    absent=NENHUM,
)
QUANTOS_MEGA_GIGANTES = Fact(
    name="quantos.mega_gigantes",
    about=Text("quantos dos levados são Mega Gigantes?", "how many of those taken are Mega Giants?"),
    values={
        NENHUM: Text("nenhum dos levados é Mega Gigante", "none of those taken is a Mega Giant"),
        UM: Text("um dos levados é Mega Gigante", "one of those taken is a Mega Giant"),
        DOIS_OU_MAIS: Text("dois ou mais dos levados são Mega Gigantes", "two or more of those taken are Mega Giants"),
    },
    inputs=(MEGA_GIGANTES,),
    derive=_counted_giants,
    absent=NENHUM,
)

ALIADOS_NOMEADOS, ALIADO_NAO_NOMEADO, INIMIGO = "aliados_nomeados", "aliado_nao_nomeado", "inimigo"
LEVADOS = Fact(
    name="carga.levados",
    about=Text("quem são os levados?", "who are those taken?"),
    values={
        ALIADOS_NOMEADOS: Text(
            "os levados são aliados que o jogador nomeou", "those taken are allies whom the player named"
        ),
        ALIADO_NAO_NOMEADO: Text(
            "há entre os levados um aliado que o jogador não nomeou",
            "among those taken is an ally whom the player did not name",
        ),
        INIMIGO: Text("há entre os levados um inimigo", "among those taken is an enemy"),
    },
)

NO_TURNO, NO_SEGUINTE, DEPOIS = "no_turno", "no_seguinte", "depois"


def _since(_: Mapping[str, Any], turns: int) -> str:
    return {0: NO_TURNO, 1: NO_SEGUINTE}.get(turns, DEPOIS)


TURNOS = Quantity(
    name="deslocamento.turnos_desde", text=Text("turnos passados desde o deslocamento", "turns passed since the move")
)
TURNO = Fact(
    name="turno.desde_o_deslocamento",
    about=Text("em que turno se está, a contar do deslocamento?", "which turn is it, counted from the move?"),
    values={
        NO_TURNO: Text("é o próprio turno do deslocamento", "it is the very turn of the move"),
        NO_SEGUINTE: Text("é o turno seguinte ao do deslocamento", "it is the turn after that of the move"),
        DEPOIS: Text(
            "passaram dois turnos ou mais desde o deslocamento", "two turns or more have passed since the move"
        ),
    },
    inputs=(TURNOS,),
    derive=_since,
)

EQUIPARADO = clause(
    "deslocamento.equiparado_a_teletransporte",
    Carrier.DEFENSOR,
    "o teleporte é equiparado a teletransporte",
    "the teleporte is equated to teletransporte",
)
LEVA_ALIADOS = clause(
    "deslocamento.leva_aliados",
    Carrier.DEFENSOR,
    "o teletransporte pode levar aliados",
    "the teletransporte may take allies",
)
LEVA_SEM_NOMEAR = clause(
    "deslocamento.leva_sem_nomear",
    Carrier.DEFENSOR,
    "os aliados são levados sem precisar ser nomeados",
    "allies are taken without having to be named",
)
DEIXA_EXTENSAO = clause(
    "deslocamento.deixa_extensao",
    Carrier.DEFENSOR,
    "a extensão do usuário não é levada",
    "the user's extension is not taken",
)
CONTA_EXTENSAO = clause(
    "deslocamento.conta_extensao",
    Carrier.DEFENSOR,
    "a extensão levada conta como aliado",
    "an extension that is taken counts as an ally",
)
LEVA_DOIS = clause(
    "deslocamento.leva_dois", Carrier.DEFENSOR, "o teleporte leva dois aliados", "the teleporte takes two allies"
)
LEVA_GIGANTE = clause(
    "deslocamento.leva_gigante", Carrier.DEFENSOR, "o teleporte leva um Gigante", "the teleporte takes a Giant"
)
LEVA_TRES = clause(
    "deslocamento.leva_tres",
    Carrier.DEFENSOR,
    "o teleporte leva três personagens ou mais",
    "the teleporte takes three characters or more",
)
LEVA_DOIS_GIGANTES = clause(
    "deslocamento.leva_dois_gigantes",
    Carrier.DEFENSOR,
    "o teleporte leva dois Gigantes",
    "the teleporte takes two Giants",
)
LEVA_A_FORCA = clause(
    "deslocamento.leva_a_forca",
    Carrier.DEFENSOR,
    "o inimigo é levado sem poder se defender",
    "an enemy is taken without being able to defend",
)
ESCAPA_DE_MAIS_RAPIDOS = clause(
    "deslocamento.escapa_de_mais_rapidos",
    Carrier.DEFENSOR,
    "o deslocamento escapa até de ataques mais rápidos",
    "the means escapes even faster attacks",
)
UM_ATAQUE_POR_USO = clause(
    "deslocamento.um_ataque_por_uso",
    Carrier.DEFENSOR,
    "cada uso do deslocamento defende de um só ataque",
    "each use of the means defends from one attack only",
)
VOO_PROLONGADO = clause(
    "deslocamento.voo_prolongado",
    Carrier.DEFENSOR,
    "o teleportado voa por vários turnos",
    "the teleported character flies for several turns",
)

MAIS_GRANDES_QUE_LEVADOS = Impossible(
    when=(QUANTOS.is_(NENHUM) & ~(QUANTOS_GIGANTES.is_(NENHUM) & QUANTOS_MEGA_GIGANTES.is_(NENHUM)))
    | (QUANTOS.is_(UM) & (QUANTOS_GIGANTES.is_(DOIS_OU_MAIS) | QUANTOS_MEGA_GIGANTES.is_(DOIS_OU_MAIS)))
    | (QUANTOS.is_(UM) & QUANTOS_GIGANTES.is_(UM) & QUANTOS_MEGA_GIGANTES.is_(UM))
    | (QUANTOS.is_(DOIS) & QUANTOS_GIGANTES.is_(DOIS_OU_MAIS) & ~QUANTOS_MEGA_GIGANTES.is_(NENHUM))
    | (QUANTOS.is_(DOIS) & QUANTOS_MEGA_GIGANTES.is_(DOIS_OU_MAIS) & ~QUANTOS_GIGANTES.is_(NENHUM)),
    texto="há mais Gigantes e Mega Gigantes do que personagens levados",
    text="there are more Giants and Mega Giants than characters taken",
)

"""Activating and equipping: the card's legend and post, what it sets off, and what forbids it."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, clause, yes_no

VERBO_DA_LEGENDA = Fact(
    name="card.verbo_da_legenda",
    about=Text("a legenda do card diz que ele ativa ou que equipa?", "does the card's legend say activate or equip?"),
    values={
        "ativa": Text("a legenda do card diz que ele ativa", "the card's legend says that it activates"),
        "equipa": Text("a legenda do card diz que ele equipa", "the card's legend says that it equips"),
        "nenhum": Text(
            "a legenda do card não fala em ativar nem em equipar", "the card's legend speaks of neither verb"
        ),
    },
    absent="nenhum",
)
VERBO_DO_POST = Fact(
    name="card.verbo_do_post",
    about=Text("com que verbo o jogador usa o card no post?", "with which verb does the player's post use the card?"),
    values={
        "ativa": Text("o post diz que ativa", "the post says that it activates"),
        "equipa": Text("o post diz que equipa", "the post says that it equips"),
        "nenhum": Text("o post não diz que ativa nem que equipa", "the post says neither verb"),
    },
)
DISPENSA_VERBO = clause(
    "card.dispensa_verbo",
    Carrier.ITEM,
    "o post não precisa dizer que ativa nem que equipa",
    "the post need not say that it activates or equips",
)

# How long.

TEMPO = Quantity(
    name="card.tempo",
    text=Text("turnos que a legenda dá ao efeito", "turns that the legend gives the effect"),
    minimum=1,
)
DURA = clause(
    "card.dura_tempo_previsto",
    Carrier.MODO,
    "o efeito do card dura um número certo de turnos",
    "the card's effect lasts a stated number of turns",
)
PERMANENTE = clause("card.permanente", Carrier.MODO, "o efeito do card é permanente", "the card's effect is permanent")
SEM_TEMPO_DURA_POUCO = clause(
    "ataque.sem_tempo_dura_um_turno",
    Carrier.ATACANTE,
    "o que o alvo ativa sem tempo previsto dura um só turno",
    "what the target activates without a stated time lasts a single turn",
)
TURNOS = Quantity(
    name="card.turnos_passados", text=Text("turnos contados desde o uso do card", "turns counted since the card's use")
)
VEZES = Quantity(
    name="card.vezes_passadas",
    text=Text("vezes do usuário desde a do uso do card", "moves of the user since that of the card's use"),
)


def _stated(_: Mapping[str, Any], turns: int) -> str:  # noqa: ARG001 - that there is a number is all that counts
    return "sim"


def _at_least_one_turn(figures: Mapping[str, Any], passed: int) -> str:
    return "sim" if passed >= figures["turnos_sem_ativacao"] else "nao"


TEMPO_DADO = Fact(
    name="card.tempo_dado",
    about=Text("o caso dá os turnos do efeito do card?", "does the case give the turns of the card's effect?"),
    values={
        "sim": Text("o caso dá os turnos do efeito do card", "the case gives the turns of the card's effect"),
        "nao": Text(
            "o caso não dá os turnos do efeito do card", "the case does not give the turns of the card's effect"
        ),
    },
    absent="nao",
    inputs=(TEMPO,),
    derive=_stated,
)
TEMPO_ESGOTADO = Fact(
    name="card.tempo_esgotado",
    about=Text("o tempo que a legenda dá já passou?", "has the time that the legend gives passed?"),
    values={
        "sim": Text("o tempo que a legenda dá já passou", "the time that the legend gives has passed"),
        "nao": Text("o tempo que a legenda dá ainda não passou", "the time that the legend gives has not passed yet"),
    },
    inputs=(TURNOS, TEMPO),
    derive=lambda _, passed, given: "sim" if passed >= given else "nao",
)
UM_TURNO_CONTADO = Fact(
    name="card.um_turno_contado",
    about=Text("um inimigo já encerrou depois do uso?", "has an enemy closed since the use?"),
    values={
        "sim": Text("desde o uso do card já se contou um turno", "one turn has been counted since the card's use"),
        "nao": Text("desde o uso do card não se contou turno", "no turn has been counted since the card's use"),
    },
    inputs=(TURNOS,),
    derive=_at_least_one_turn,
)
VEZ_VOLTOU = Fact(
    name="card.vez_voltou",
    about=Text("a vez de quem usou o card já voltou?", "has the move come round again to the card's user?"),
    values={
        "sim": Text("a vez de quem usou o card já voltou", "the move has come round again to the card's user"),
        "nao": Text("a vez de quem usou o card não voltou", "the move has not come round again to the card's user"),
    },
    inputs=(VEZES,),
    derive=_at_least_one_turn,
)
TEMPO_SEM_CLAUSULA = Impossible(
    when=TEMPO_DADO.is_("sim") & DURA.is_("nao"),
    texto="o caso dá os turnos, mas nenhuma legenda diz que o efeito os dura: falta card.dura_tempo_previsto",
    text="the case gives the turns, but no legend says that the effect lasts them: card.dura_tempo_previsto is missing",
)
TEMPO_E_PERMANENCIA = Impossible(
    when=DURA.said & PERMANENTE.said,
    texto="a legenda diz ao mesmo tempo que o efeito é permanente e que dura um número certo de turnos",
    text="the legend says both that the effect is permanent and that it lasts a stated number of turns",
)

# What one card activates, another has to follow.

ATIVA_OUTRA = yes_no(
    "card.ativa_outra",
    Text("o card usado diz que outra habilidade se ativa?", "does the card used say that another ability activates?"),
    Text("o card usado diz que outra habilidade se ativa", "the card used says that another ability activates"),
    Text("o card usado não ativa outra habilidade", "the card used activates no other ability"),
)
NA_PAGINA = yes_no(
    "ativada.na_pagina",
    Text("a habilidade ativada está na página do personagem?", "is the activated ability on the character's page?"),
    Text("a habilidade ativada está na página do personagem", "the activated ability is on the character's page"),
    Text("a habilidade ativada não está na página", "the activated ability is not on the page"),
    absent=None,
)
ENVIADA = yes_no(
    "ativada.enviada_em_seguida",
    Text("o card da habilidade ativada foi enviado em seguida?", "was the activated ability's card posted next?"),
    Text("o card da habilidade ativada foi enviado em seguida", "the activated ability's card was posted next"),
    Text("o card da habilidade ativada não foi enviado em seguida", "the activated ability's card was not posted next"),
    absent=None,
)
ESTADO = Fact(
    name="ativacao.estado",
    about=Text("a habilidade já estava ativa?", "was the ability active already?"),
    values={
        "ativa": Text("a habilidade já estava ativa", "the ability was active already"),
        "encerrada": Text(
            "a habilidade foi ativada antes e já não estava ativa",
            "the ability was activated before and was no longer active",
        ),
        "inativa": Text("a habilidade ainda não tinha sido ativada", "the ability had not been activated yet"),
    },
    absent="inativa",
)
DISPENSA_ENVIO = clause(
    "card.dispensa_envio",
    Carrier.MODO,
    "o card da habilidade ativada não precisa ser enviado",
    "the activated ability's card need not be posted",
)
EXIGE_REENVIO = clause(
    "card.exige_reenvio",
    Carrier.MODO,
    "o card da habilidade já ativa é enviado outra vez",
    "the card of the ability that is active already is posted again",
)

# What forbids a card.

PROIBIDO = Fact(
    name="card.proibido",
    about=Text("algum item ou ativação proíbe o card?", "does some item or activation forbid the card?"),
    values={
        "nao": Text("nenhum item nem ativação proíbe o card", "no item and no activation forbids the card"),
        "expressamente": Text(
            "um item ou ativação proíbe expressamente o card", "an item or activation expressly forbids the card"
        ),
        "por_interpretacao": Text(
            "só por interpretação um item ou ativação proíbe o card",
            "an item or activation forbids the card only by interpretation",
        ),
    },
    absent="nao",
)
DE_QUEM = Fact(
    name="proibicao.de_quem",
    about=Text("de quem é o que proíbe o card?", "whose is what forbids the card?"),
    values={
        "propria": Text("o que proíbe o card é de quem o usa", "what forbids the card is its user's own"),
        "inimiga": Text("o que proíbe o card é do inimigo", "what forbids the card is the enemy's"),
    },
    absent="propria",
)
POR_MODO = yes_no(
    "proibicao.por_modo",
    Text("o que proíbe o card é um modo?", "is what forbids the card a mode?"),
    Text("o que proíbe o card é um modo", "what forbids the card is a mode"),
    Text("o que proíbe o card não é um modo", "what forbids the card is no mode"),
)
PROIBICAO_PERMANENTE = clause(
    "proibicao.permanente",
    Carrier.ITEM,
    "o item ou a ativação que proíbe é permanente",
    "the item or activation that forbids is permanent",
)
PODE_SER_DESLIGADA = clause(
    "proibicao.pode_ser_desativada",
    Carrier.MODO,
    "a ativação que proíbe pode ser desativada",
    "the activation that forbids may be deactivated",
)
NAO_CAI = clause(
    "proibicao.nao_cai",
    Carrier.ITEM,
    "o que proíbe continua mesmo que o card proibido seja usado",
    "what forbids goes on even if the forbidden card is used",
)
IGNORA_PROIBICAO = clause(
    "card.ignora_proibicao",
    Carrier.ATACANTE,
    "o card pode ser usado mesmo que algo o proíba",
    "the card may be used even if something forbids it",
)
ESTORNA = clause(
    "card.estorna_se_anulado",
    Carrier.ATACANTE,
    "o uso do card anulado é estornado",
    "the use of the annulled card is refunded",
)

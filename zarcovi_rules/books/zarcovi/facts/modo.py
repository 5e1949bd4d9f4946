"""A mode: its type, how it stands, what is done to it, and what the legends say (source, lines 135 to 145)."""

from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Text, clause, yes_no

TIPO = Fact(
    name="modo.tipo",
    about=Text("de que tipo é o modo?", "of which type is the mode?"),
    values={
        "nao_desativavel": Text(
            "o modo é do tipo que não pode ser desativado", "the mode is of the type that cannot be deactivated"
        ),
        "desativavel": Text(
            "o modo é do tipo que pode ser desativado", "the mode is of the type that can be deactivated"
        ),
        "so_substituivel": Text(
            "o modo é do tipo que só pode ser substituído", "the mode is of the type that can only be replaced"
        ),
    },
)
ESTADO = Fact(
    name="modo.estado",
    about=Text("como está o modo?", "how does the mode stand?"),
    values={
        "inativo": Text("o modo está inativo", "the mode is inactive"),
        "ativo": Text("o modo está ativo", "the mode is active"),
        "mesclado": Text("o modo está mesclado com outro", "the mode is merged with another"),
        "suspenso": Text("o modo está coberto por outro", "the mode is covered by another"),
    },
)
OPERACAO = Fact(
    name="modo.operacao",
    about=Text("o que se faz com o modo, ou o que acontece a ele?", "what is done to the mode, or befalls it?"),
    values={
        "ativar": Text("o jogador ativa o modo", "the player activates the mode"),
        "desativar": Text("tenta-se desativar o modo", "an attempt is made to deactivate the mode"),
        "substituir": Text("outro modo vem substituir o modo", "another mode comes to replace the mode"),
        "mesclar": Text("outro modo vem mesclar-se ao modo", "another mode comes to merge with the mode"),
        "sobrepor": Text("outro modo vem sobrepor-se ao modo", "another mode comes to overlay the mode"),
        "fim_do_turno": Text("o turno acaba", "the turn ends"),
        "fim_do_outro": Text(
            "acaba o outro modo, mesclado ou sobreposto ao modo", "the other mode, merged with it or over it, ends"
        ),
        "fim_da_luta": Text("a luta acaba", "the fight ends"),
    },
)
OUTRO_SO_SUBSTITUIVEL = yes_no(
    "modo.outro_so_substituivel",
    Text(
        "o outro modo é do tipo que só pode ser substituído?",
        "is the other mode of the type that can only be replaced?",
    ),
    Text("o outro modo é do tipo que só pode ser substituído", "the other mode can only be replaced"),
    Text("o outro modo não é do tipo que só pode ser substituído", "the other mode may do more than be replaced"),
)
OUTRO_ATIVO = yes_no(
    "modo.outro_ativo",
    Text("o personagem já tem outro modo ativo?", "does the character have another mode active already?"),
    Text("o personagem já tem outro modo ativo", "the character has another mode active already"),
    Text("o personagem não tem outro modo ativo", "the character has no other mode active"),
)
PEDIDO = Fact(
    name="modo.pedido",
    about=Text("o que se quer tirar do modo?", "what is wanted of the mode?"),
    values={
        "voo": Text("quer-se do modo o voo", "flight is wanted of the mode"),
        "atributo": Text("quer-se do modo um atributo", "an attribute is wanted of the mode"),
        "habilidade": Text("quer-se do modo uma habilidade nova", "a new ability is wanted of the mode"),
    },
)

CONCEDE_VOO = clause("modo.concede_voo", Carrier.MODO, "o modo concede voo", "the mode grants flight")
CONCEDE_ATRIBUTO = clause(
    "modo.concede_atributo", Carrier.MODO, "o modo concede o atributo pedido", "the mode grants the attribute wanted"
)
CONCEDE_HABILIDADE = clause(
    "modo.concede_habilidade", Carrier.MODO, "o modo concede a habilidade pedida", "the mode grants the ability wanted"
)
PODE_SER_DESATIVADO = clause(
    "modo.pode_ser_desativado", Carrier.MODO, "o modo pode ser desativado", "the mode can be deactivated"
)
NAO_PODE_SER_DESATIVADO = clause(
    "modo.nao_pode_ser_desativado", Carrier.MODO, "o modo não pode ser desativado", "the mode cannot be deactivated"
)
NAO_PODE_SER_SUBSTITUIDO = clause(
    "modo.nao_pode_ser_substituido", Carrier.MODO, "o modo não pode ser substituído", "the mode cannot be replaced"
)
ACABA_COM_O_TURNO = clause(
    "modo.acaba_com_o_turno", Carrier.MODO, "o modo acaba com o turno", "the mode ends with the turn"
)
DESATIVADO_POR_HABILIDADE = clause(
    "modo.desativado_por_habilidade",
    Carrier.ATACANTE,
    "a habilidade desativa qualquer modo, mesmo o que não pode ser desativado",
    "the ability deactivates any mode, even one that cannot be deactivated",
)
OUTRO_PREVE_MESCLA = clause(
    "modo.outro_preve_mescla", Carrier.MODO, "o outro modo prevê a mescla", "the other mode foresees the merging"
)
RECUSA_MESCLA = clause(
    "modo.recusa_mescla", Carrier.MODO, "o modo não se mescla com nenhum outro", "the mode merges with no other"
)
ACEITA_MESCLA = clause(
    "modo.aceita_mescla", Carrier.MODO, "o modo se mescla com qualquer outro", "the mode merges with any other"
)
NAO_PODE_SER_SOBREPOSTO = clause(
    "modo.nao_pode_ser_sobreposto",
    Carrier.MODO,
    "nenhum modo se sobrepõe ao modo",
    "no mode overlays the mode",
)

DIZ_E_DESDIZ_DESATIVACAO = Impossible(
    when=PODE_SER_DESATIVADO.said & NAO_PODE_SER_DESATIVADO.said,
    texto="a legenda diz e desdiz que o modo pode ser desativado",
    text="the legend says both that the mode can and that it cannot be deactivated",
)
DIZ_E_DESDIZ_MESCLA = Impossible(
    when=ACEITA_MESCLA.said & RECUSA_MESCLA.said,
    texto="a legenda diz e desdiz que o modo se mescla",
    text="the legend says both that the mode merges and that it does not",
)

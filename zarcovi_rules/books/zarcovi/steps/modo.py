"""What features say of a mode and of what befalls it."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

steps.parameter(
    "tipo_de_modo",
    "não pode ser desativado|pode ser desativado|só pode ser substituído",
    {
        "não pode ser desativado": "nao_desativavel",
        "pode ser desativado": "desativavel",
        "só pode ser substituído": "so_substituivel",
    }.__getitem__,
    examples=["só pode ser substituído"],
)
_ALONE = {"ativo": "ativo", "inativo": "inativo"}
_WITH_ANOTHER = {"mesclado com outro": "mesclado", "coberto por outro": "suspenso"}
_STATES = _ALONE | _WITH_ANOTHER
steps.parameter("estado_do_modo", "|".join(_STATES), _STATES.__getitem__, examples=["ativo"])
steps.parameter("modo_so", "|".join(_ALONE), _ALONE.__getitem__, examples=["ativo"])
steps.parameter("modo_com_outro", "|".join(_WITH_ANOTHER), _WITH_ANOTHER.__getitem__, examples=["coberto por outro"])
steps.parameter(
    "vinda_de_outro_modo",
    "substituí-lo|mesclar-se a ele|sobrepor-se a ele",
    {"substituí-lo": "substituir", "mesclar-se a ele": "mesclar", "sobrepor-se a ele": "sobrepor"}.__getitem__,
    examples=["mesclar-se a ele"],
)
steps.parameter(
    "fim_no_modo",
    "o turno|o outro modo|a luta",
    {"o turno": "fim_do_turno", "o outro modo": "fim_do_outro", "a luta": "fim_da_luta"}.__getitem__,
    examples=["o turno"],
)
steps.parameter(
    "pedido_ao_modo",
    "voo|um atributo|uma habilidade nova",
    {"voo": "voo", "um atributo": "atributo", "uma habilidade nova": "habilidade"}.__getitem__,
    examples=["um atributo"],
)


@steps.dado("um modo {estado_do_modo}", en="A mode and how it stands, its type unsaid.")
def _(play: Play, estado: str) -> None:
    """Um modo e como ele está, sem dizer o tipo."""
    play.state({"modo.estado": estado})


@steps.dado("um modo {modo_so} que {tipo_de_modo}", en="A mode, active or not, and its type.")
def _(play: Play, estado: str, tipo: str) -> None:
    """Um modo, ativo ou não, e o seu tipo."""
    play.state({"modo.estado": estado, "modo.tipo": tipo})


@steps.dado(
    "um modo que {tipo_de_modo}, {modo_com_outro}", en="A mode's type, and that another is merged with it or over it."
)
def _(play: Play, tipo: str, estado: str) -> None:
    """O tipo de um modo, e que outro está mesclado com ele ou sobre ele."""
    play.state({"modo.estado": estado, "modo.tipo": tipo})


@steps.dado("um modo que {tipo_de_modo}", en="A mode's type; how it stands is left to the posts of a battle.")
def _(play: Play, tipo: str) -> None:
    """O tipo de um modo; como ele está dizem os posts de uma batalha."""
    play.state({"modo.tipo": tipo})


@steps.dado("um card proibido por um modo que {tipo_de_modo}", en="One's own mode forbids the card; the mode's type.")
def _(play: Play, tipo: str) -> None:
    """O card usado é expressamente proibido por um modo do próprio jogador, e de que tipo é esse modo."""
    play.state({"card.proibido": "expressamente", "proibicao.por_modo": "sim", "modo.tipo": tipo})


@steps.dado("o jogador ativa o modo", en="The player activates the mode.")
def _(play: Play) -> None:
    """O jogador ativa o modo."""
    play.state({"modo.operacao": "ativar"})


@steps.dado("o jogador tenta desativar o modo", en="Somebody tries to deactivate the mode: its player, or another.")
def _(play: Play) -> None:
    """Tenta-se desativar o modo: quem o ativou, ou outro."""
    play.state({"modo.operacao": "desativar"})


@steps.dado("outro modo vem {vinda_de_outro_modo}", en="Another mode comes: to replace, to merge, to overlay.")
def _(play: Play, vinda: str) -> None:
    """Vem outro modo: substituir, mesclar-se ou sobrepor-se."""
    play.state({"modo.operacao": vinda})


@steps.dado("acaba {fim_no_modo}", en="What ends: the turn, the other mode (merged with it, or over it), the fight.")
def _(play: Play, fim: str) -> None:
    """O que acaba: o turno, o outro modo (o mesclado a ele, ou o que está sobre ele), a luta."""
    play.state({"modo.operacao": fim})


@steps.dado("o outro modo só pode ser substituído", en="The other mode is of the third type; if not said, it is not.")
def _(play: Play) -> None:
    """O outro modo é do terceiro tipo; se não for dito, não é."""
    play.state({"modo.outro_so_substituivel": "sim"})


@steps.dado("já há outro modo ativo", en="The character has another mode active; if not said, none.")
def _(play: Play) -> None:
    """O personagem já tem outro modo ativo; se não for dito, não tem."""
    play.state({"modo.outro_ativo": "sim"})


@steps.dado("se quer do modo {pedido_ao_modo}", en="What is wanted of the mode: flight, an attribute, a new ability.")
def _(play: Play, pedido: str) -> None:
    """O que se quer tirar do modo: voo, um atributo, uma habilidade nova."""
    play.state({"modo.pedido": pedido})

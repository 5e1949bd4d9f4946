"""What features say of activating and equipping, and of cards that are forbidden."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

steps.parameter("verbo", "ativa|equipa", examples=["ativa"])
steps.parameter(
    "dono_da_proibicao",
    "do próprio jogador|do inimigo",
    {"do próprio jogador": "propria", "do inimigo": "inimiga"}.__getitem__,
    examples=["do próprio jogador"],
)


@steps.dado("um card cuja legenda diz que {verbo}", en="The card: its legend says that it activates, or equips.")
def _(play: Play, verbo: str) -> None:
    """O card: a legenda dele diz que ativa, ou que equipa."""
    play.state({"card.verbo_da_legenda": verbo})


@steps.dado(
    "um card cuja legenda não diz que ativa nem que equipa",
    en="The card: its legend speaks of neither activating nor equipping.",
)
def _(play: Play) -> None:
    """O card: a legenda dele não fala em ativar nem em equipar."""
    play.state({"card.verbo_da_legenda": "nenhum"})


@steps.dado("o efeito do card dura {int} turno(s)", en="For how many turns the card's effect lasts by its legend.")
def _(play: Play, turnos: int) -> None:
    """Quantos turnos o efeito do card dura por legenda."""
    play.state({"card.dura_tempo_previsto": "sim", "card.tempo": turnos})


@steps.dado(
    "passou/passaram {int} turno(s) desde o uso do card",
    en="How many turns have been counted since the card was used: as many as enemy closings.",
)
def _(play: Play, turnos: int) -> None:
    """Quantos turnos se contaram desde o uso do card: tantos quantos os encerros do inimigo."""
    play.state({"card.turnos_passados": turnos})


@steps.dado(
    "a vez de quem usou o card voltou {int} vez(es)",
    en="How often the move has come round again to who used the card.",
)
def _(play: Play, vezes: int) -> None:
    """Quantas vezes a vez de quem usou o card já voltou."""
    play.state({"card.vezes_passadas": vezes})


@steps.dado(
    "um card proibido por item ou ativação {dono_da_proibicao}",
    en="The card used is expressly forbidden by an item or activation: whose that is.",
)
def _(play: Play, de_quem: str) -> None:
    """O card usado é expressamente proibido por um item ou ativação, e de quem é o que o proíbe."""
    play.state({"card.proibido": "expressamente", "proibicao.de_quem": de_quem})

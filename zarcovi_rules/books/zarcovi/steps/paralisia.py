"""What features say of a paralysis, of whom it hit, and of the cards that he wants to post."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

_TT = {"card.tipo": "deslocamento", "deslocamento.tipo": "teletransporte"}
_TP = {"card.tipo": "deslocamento", "deslocamento.tipo": "teleporte"}
_CARDS = {
    "um teletransporte": {**_TT, "dimensional.habilidade": "nao"},
    "um teletransporte dimensional": {**_TT, "dimensional.habilidade": "sim"},
    "um teleporte": {**_TP, "deslocamento.equiparado_a_teletransporte": "nao"},
    "um teleporte equiparado a teletransporte": {**_TP, "deslocamento.equiparado_a_teletransporte": "sim"},
    "um card que exige movimento": {"card.tipo": "com_movimento"},
    "um card dimensional que exige movimento": {"card.tipo": "com_movimento", "dimensional.habilidade": "sim"},
    "um card que não exige movimento": {"card.tipo": "sem_movimento"},
    "um card dimensional que não exige movimento": {"card.tipo": "sem_movimento", "dimensional.habilidade": "sim"},
}
_LONGEST_FIRST = sorted(_CARDS, key=len, reverse=True)

steps.parameter("card", "|".join(_LONGEST_FIRST), examples=["um teletransporte dimensional"])


@steps.dado("quem ataca detecta o fluxo de chakra", en="The attacker detects the flow of chakra; if not said, not.")
def _(play: Play) -> None:
    """Quem ataca detecta o fluxo de chakra; se não for dito, não detecta."""
    play.state({"atacante.detecta_fluxo": "sim"})


@steps.dado("o ataque visa os pontos de chakra", en="The blow is aimed at the chakra points; if not said, it is not.")
def _(play: Play) -> None:
    """O golpe visa os pontos de chakra; se não for dito, não visa."""
    play.state({"ataque.visa_pontos_de_chakra": "sim"})


@steps.dado("o ataque não atinge quem visa", en="The attack misses, or is defended; if not said, it hits.")
def _(play: Play) -> None:
    """O ataque erra ou é defendido; se não for dito, atinge."""
    play.state({"paralisado.atingido": "nao"})


@steps.dado(
    "a legenda dá {int} turno(s) de paralisia",
    en="The number of turns that the attack's legend gives; if not said, it gives none.",
)
def _(play: Play, turns: int) -> None:
    """O número de turnos que a legenda do ataque dá; se não for dito, não dá nenhum."""
    play.state({"ataque.turnos_de_paralisia": turns})


@steps.dado(
    "passou/passaram {int} turno(s) de paralisia",
    en="How many turns have passed since it began: 0 if it has just begun, as when nothing is said.",
)
def _(play: Play, turns: int) -> None:
    """Quantos turnos passaram desde que ela começou: 0 se acaba de começar, como quando nada é dito."""
    play.state({"paralisia.turnos_passados": turns})


@steps.dado("quem foi atingido lança {card}", en="The card that who was hit wants to post.")
def _(play: Play, card: str) -> None:
    """O card que quem foi atingido quer lançar."""
    play.state({"card.de_quem": "atingido", **_CARDS[card]})


@steps.dado("um aliado lança {card} para livrá-lo", en="The card by which an ally wants to free who was hit.")
def _(play: Play, card: str) -> None:
    """O card com que um aliado quer livrar quem foi atingido."""
    play.state({"card.de_quem": "aliado", **_CARDS[card]})


@steps.dado(
    "quem foi atingido realizava uma ofensiva", en="Who was hit was making an offence, and had not finished it."
)
def _(play: Play) -> None:
    """Quem foi atingido realizava uma ofensiva e ainda não a havia concluído."""
    play.state({"paralisado.ofensiva": "em_andamento"})


@steps.dado("quem foi atingido já havia concluído a sua ofensiva", en="The offence of who was hit was over before.")
def _(play: Play) -> None:
    """A ofensiva de quem foi atingido acabou antes de ele ser atingido."""
    play.state({"paralisado.ofensiva": "concluida"})


@steps.dado(
    "a ofensiva de quem foi atingido ainda está por cair",
    en="The offence of who was hit takes turns, and its fall had not come.",
)
def _(play: Play) -> None:
    """A ofensiva de quem foi atingido demora turnos, e a queda não havia chegado."""
    play.state({"paralisado.ofensiva": "por_cair"})


@steps.dado("quem foi atingido tem capacidade de voo", en="Who was hit is able to fly; if not said, not.")
def _(play: Play) -> None:
    """Quem foi atingido sabe voar; se não for dito, não sabe."""
    play.state({"paralisado.tem_voo": "sim"})

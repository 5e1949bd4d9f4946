"""What features say of an offence that takes some turns to fall, and of its owner."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

_BEFALLS = {
    "cai em um Genjutsu": "genjutsu",
    "morre": "morte",
    "dribla a morte": "drible_de_morte",
    "é paralisado": "paralisia",
    "é selado": "selamento",
}
_PLACES = {
    "um local ao alcance": "ao_alcance",
    "um local fora do alcance": "fora_do_alcance",
    "um local em outra dimensão": "outra_dimensao",
}

steps.parameter("desventura", "|".join(_BEFALLS), _BEFALLS.__getitem__, examples=["morre"])
steps.parameter("local", "|".join(_PLACES), _PLACES.__getitem__, examples=["um local ao alcance"])
steps.parameter(
    "recuperacao",
    "(?:ressuscita|se livra) (?:no mesmo turno|depois)",
    lambda text: "depois" if text.endswith("depois") else "no_mesmo_turno",
    examples=["ressuscita no mesmo turno"],
)


@steps.dado("uma ofensiva que cai em {int} turno(s)", en="The offence: how many turns it takes to fall.")
def _(play: Play, delay: int) -> None:
    """A ofensiva: quantos turnos demora a cair."""
    play.state({"ofensiva.demora": delay})


@steps.dado("passa(ram) {int} turno(s) desde o card da ofensiva", en="How many turns have passed since its card.")
def _(play: Play, turns: int) -> None:
    """Quantos turnos se passaram desde o card da ofensiva."""
    play.state({"ofensiva.turnos_passados": turns})


@steps.dado(
    "o jogador declara {local} e o momento da queda",
    en="The player posts the card again with moment and place of the fall; if not said, he declares neither.",
)
def _(play: Play, local: str) -> None:
    """O jogador envia o card com o momento e o local da queda; se não for dito, nada declara."""
    play.state({"queda.declaracao": local})


@steps.dado(
    "antes da queda o dono {desventura}",
    en="What befalls the offence's owner while it is yet to fall; if unsaid, nothing.",
)
def _(play: Play, desventura: str) -> None:
    """O que houve com o dono enquanto a ofensiva estava por cair; se não for dito, nada."""
    play.state({"dono.enquanto_pendente": desventura})


@steps.dado("o dono {recuperacao}", en="Whether the owner recovers, and when; if not said, he does not.")
def _(play: Play, recuperacao: str) -> None:
    """Se o dono se recupera, e quando; se não for dito, não se recupera."""
    play.state({"dono.recuperado": recuperacao})


@steps.dado("a ofensiva tem {int} usos", en="The offence's uses by its legend; a battle tells how many were spent.")
def _(play: Play, uses: int) -> None:
    """Os usos da ofensiva pela legenda; quantos se gastaram, a batalha o diz."""
    play.state({"ofensiva.usos": uses})


@steps.dado(
    "a ofensiva tem {int} usos, dos quais {int} gasto(s)",
    en="The offence's uses by its legend, and those spent, the pending one included.",
)
def _(play: Play, uses: int, spent: int) -> None:
    """Os usos da ofensiva pela legenda, e os já gastos, contando o da que está por cair."""
    play.state({"ofensiva.usos": uses, "ofensiva.usos_gastos": spent})

"""What features say of the attack."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play


@steps.dado("um ataque {escala} de status {status}", en="The attack: scale and status.")
def _(play: Play, escala: str, status: str) -> None:
    """O ataque: escala e status."""
    play.state({"ataque.escala": escala, "ataque.status": status})


@steps.dado("o ataque é de {efeito}", en="What the attack does: damage, sealing, imprisonment or paralysis.")
def _(play: Play, efeito: str) -> None:
    """O que o ataque faz: dano, selamento, aprisionamento ou paralisia."""
    play.state({"ataque.efeito": efeito})


@steps.dado(
    "o ataque chega por {auxilio}",
    en="What takes the attack to its target: a portal, a teleporte or a teletransporte.",
)
def _(play: Play, auxilio: str) -> None:
    """O que leva o ataque até o alvo: portal, teleporte ou teletransporte."""
    play.state({"ataque.auxilio": auxilio})


@steps.dado("o ataque visa {alvo}", en="Whom the attack tries to hit; if not said, the defence's user.")
def _(play: Play, alvo: str) -> None:
    """Quem o ataque tenta atingir; se não for dito, o usuário da defesa."""
    play.state({"alvo": alvo})


@steps.dado("o ataque vem {direcao}", en="From which side of the defence the attack comes; if not said, at its front.")
def _(play: Play, direcao: str) -> None:
    """De que lado da defesa o ataque vem; se não for dito, pela frente."""
    play.state({"ataque.direcao": direcao})


@steps.dado("o ataque tem adição de Senjutsu", en="Senjutsu was added to the attack.")
def _(play: Play) -> None:
    """Foi adicionado Senjutsu ao ataque."""
    play.state({"ataque.senjutsu": "sim"})


@steps.dado("o ataque é {natureza}", en="The attack's kind; if not said, Ninjutsu.")
def _(play: Play, natureza: str) -> None:
    """A natureza do ataque; se não for dita, Ninjutsu."""
    play.state({"ataque.natureza": natureza})


@steps.dado("o ataque é de rank {int}", en="The attack's speed rank: the lower, the faster.")
def _(play: Play, rank: int) -> None:
    """O rank de velocidade do ataque: quanto menor, mais rápido."""
    play.state({"ataque.rank": rank})


@steps.dado("um ataque {combavel}", en="The attack and whether it can be comboed, its rank unsaid.")
def _(play: Play, combavel: str) -> None:
    """O ataque e se é combável, sem dizer o rank."""
    play.state({"ataque.combavel": combavel})


@steps.dado("um ataque {combavel} de rank {int}", en="The attack: whether it can be comboed, and its speed rank.")
def _(play: Play, combavel: str, rank: int) -> None:
    """O ataque: se é combável e o seu rank de velocidade."""
    play.state({"ataque.combavel": combavel, "ataque.rank": rank})


@steps.dado("um ataque {escala} de {alcance} alcance", en="The attack: its scale and its legend's range.")
def _(play: Play, escala: str, alcance: str) -> None:
    """O ataque: a escala e o alcance da sua legenda."""
    play.state({"ataque.escala": escala, "ataque.alcance": alcance})


@steps.dado(
    "um ataque {combavel} {escala} de {alcance} alcance",
    en="The attack: whether it can be comboed, its scale and its legend's range.",
)
def _(play: Play, combavel: str, escala: str, alcance: str) -> None:
    """O ataque: se é combável, a escala e o alcance da sua legenda."""
    play.state({"ataque.combavel": combavel, "ataque.escala": escala, "ataque.alcance": alcance})


@steps.dado(
    "o ataque é combado com {auxilio}",
    en="With what players combo their own attack: portal, teleporte or teletransporte.",
)
def _(play: Play, auxilio: str) -> None:
    """Com que o jogador comba o próprio ataque: portal, teleporte ou teletransporte."""
    play.state({"ataque.auxilio": auxilio})

"""What features say of ranges that an ability offers and that a player specifies."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

steps.parameter(
    "opcoes",
    "curto e médio|curto e longo|médio e longo|curto, médio e longo",
    {
        "curto e médio": "curto_e_medio",
        "curto e longo": "curto_e_longo",
        "médio e longo": "medio_e_longo",
        "curto, médio e longo": "todas",
    }.__getitem__,
    examples=["curto e longo"],
)


@steps.dado(
    "uma habilidade com {opcoes} alcance",
    en="The ability offers more than one range; if not said, it has only the attack's.",
)
def _(play: Play, opcoes: str) -> None:
    """A habilidade oferece mais de um alcance; se não for dito, tem só o do ataque."""
    play.state({"alcance.opcoes": opcoes})


@steps.dado("o jogador especifica o {alcance} alcance", en="The player says at which range the attack is made.")
def _(play: Play, alcance: str) -> None:
    """O jogador diz em que alcance faz o ataque."""
    play.state({"alcance.especificado": "sim", "alcance.escolhido": alcance})


@steps.dado(
    "o jogador não especifica o alcance", en="The player says nothing of the range; it is so too if nothing is said."
)
def _(play: Play) -> None:
    """O jogador nada diz do alcance; é assim também se não for dito."""
    play.state({"alcance.especificado": "nao"})

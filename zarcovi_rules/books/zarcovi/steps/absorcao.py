"""What features say of absorption."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

_LISTED = ("ninjutsu", "taijutsu", "genjutsu")
steps.parameter(
    "absorvido",
    "Ninjutsu|Taijutsu|Genjutsu|qualquer ataque",
    lambda text: "tudo" if text == "qualquer ataque" else text.lower(),
    examples=["Ninjutsu"],
)


@steps.dado(
    "uma habilidade que absorve {absorvido}",
    en="The absorption and what its legend lists: one kind of attack, or any attack.",
)
def _(play: Play, absorvido: str) -> None:
    """A absorção e o que a sua legenda lista: um tipo de ataque, ou qualquer ataque."""
    play.state({f"absorcao.absorve_{absorvido}": "sim"})


@steps.dado(
    "uma habilidade que absorve {absorvido}, de rank {int}",
    en="The absorption, what its legend lists, and its rank.",
)
def _(play: Play, absorvido: str, rank: int) -> None:
    """A absorção, o que a sua legenda lista, e o rank dela."""
    play.state({f"absorcao.absorve_{absorvido}": "sim", "defesa.rank": rank})


@steps.dado("uma habilidade de absorção que não diz o que absorve", en="The absorption whose legend lists nothing.")
def _(play: Play) -> None:
    """A absorção cuja legenda nada lista."""
    play.state({f"absorcao.absorve_{kind}": "nao" for kind in (*_LISTED, "tudo")})

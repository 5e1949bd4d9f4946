"""What features say of a defence that returns the attack."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

steps.parameter(
    "escolha",
    "devolver|apenas repelir",
    {"devolver": "devolver", "apenas repelir": "apenas_repelir"}.__getitem__,
    examples=["apenas repelir"],
)


@steps.dado(
    "uma defesa de rank {int}",
    en="The defence and its legend's rank; the legend does not say that it returns the attack.",
)
def _(play: Play, rank: int) -> None:
    """A defesa e o rank da sua legenda, que não diz que ela devolve."""
    play.state({"defesa.rank": rank})


@steps.dado(
    "uma defesa que devolve o ataque",
    en="The defence whose legend says that it returns the attack, its rank unsaid.",
)
def _(play: Play) -> None:
    """A defesa cuja legenda diz que ela devolve o ataque, sem dizer o rank."""
    play.state({"defesa.devolve": "sim"})


@steps.dado(
    "uma defesa de rank {int} que devolve o ataque",
    en="The defence whose legend says that it returns the attack, and that legend's rank.",
)
def _(play: Play, rank: int) -> None:
    """A defesa cuja legenda diz que ela devolve o ataque, e o rank dessa legenda."""
    play.state({"defesa.devolve": "sim", "defesa.rank": rank})


@steps.dado(
    "o jogador escolhe {escolha}",
    en="What the player of a returning defence does: return, or only repel; if not said, return.",
)
def _(play: Play, escolha: str) -> None:
    """O que faz quem tem a legenda de devolver: devolver ou apenas repelir; se não for dito, devolver."""
    play.state({"defesa.escolha": escolha})


@steps.dado("nada acelera a defesa", en="The defence keeps its legend's rank; it does so too if nothing is said.")
def _(play: Play) -> None:
    """A defesa fica no rank da legenda; é assim também se não for dito."""
    play.state({"defesa.aumentos": "nenhum"})


@steps.dado(
    "a defesa é acelerada para o rank {int}",
    en="An ability speeds the defence up, and to which rank: lower than its legend's.",
)
def _(play: Play, rank: int) -> None:
    """Uma habilidade acelera a defesa, e o rank a que a leva: menor que o da legenda."""
    play.state({"defesa.aumentos": "um", "defesa.rank_aumentado": rank})


@steps.dado("várias habilidades aceleram a defesa", en="More than one increase of speed at once.")
def _(play: Play) -> None:
    """Mais de um aumento de velocidade ao mesmo tempo."""
    play.state({"defesa.aumentos": "varios"})

"""What features say of an ability that manipulates an attack, and of where the attack is sent."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

_DESTINOS = {
    "de volta contra quem o fez": "autor",
    "contra outro alvo": "outro",
    "para onde não há ninguém": "ninguem",
}
steps.parameter("destino", "|".join(_DESTINOS), _DESTINOS.__getitem__, examples=["contra outro alvo"])
steps.parameter(
    "autor",
    "um aliado|um inimigo",
    {"um aliado": "aliado", "um inimigo": "inimigo"}.__getitem__,
    examples=["um aliado"],
)


@steps.dado(
    "uma {mecanica} que dá outro destino ao ataque",
    en="The ability that sends the attack elsewhere, its rank unsaid.",
)
def _(play: Play, mecanica: tuple[tuple[str, str], ...]) -> None:
    """A habilidade que manda o ataque para outro destino, sem dizer o rank."""
    play.state({**dict(mecanica), "defesa.ato": "desvia"})


@steps.dado(
    "uma {mecanica} de rank {int} que dá outro destino ao ataque",
    en="The ability that sends the attack elsewhere, and its speed rank: the lower, the faster.",
)
def _(play: Play, mecanica: tuple[tuple[str, str], ...], rank: int) -> None:
    """A habilidade que manda o ataque para outro destino, e o seu rank: quanto menor, mais rápido."""
    play.state({**dict(mecanica), "defesa.ato": "desvia", "manipulacao.rank": rank})


@steps.dado("o ataque é mandado {destino}", en="Where the manipulated attack is sent.")
def _(play: Play, destino: str) -> None:
    """Para onde vai o ataque manipulado."""
    play.state({"manipulacao.destino": destino})


@steps.dado("o ataque é de {autor}", en="Who made the attack; if not said, an enemy.")
def _(play: Play, autor: str) -> None:
    """Quem fez o ataque; se não for dito, um inimigo."""
    play.state({"ataque.autor": autor})


@steps.dado("o portal tem {int} uso(s)", en="How many uses the portal has before it manipulates the attack.")
def _(play: Play, uses: int) -> None:
    """Quantos usos o portal tem antes de manipular o ataque."""
    play.state({"manipulacao.usos": uses})

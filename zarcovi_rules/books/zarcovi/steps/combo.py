"""What features say of combos."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play


@steps.dado(
    "o combo junta {int} habilidades",
    en="How many abilities the combo joins, the attack among them; if not said, two.",
)
def _(play: Play, number: int) -> None:
    """Quantas habilidades o combo junta, contado o ataque; se não for dito, duas."""
    play.state({"combo.habilidades": number})

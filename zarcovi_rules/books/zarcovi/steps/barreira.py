"""What features say of the barrier."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

steps.parameter(
    "forma",
    "de campo|em manto|corporal",
    {"de campo": "campo", "em manto": "manto", "corporal": "camada"}.__getitem__,
    examples=["de campo"],
)
steps.parameter("cobertura", r"unidirecional|360°?", lambda text: text.removesuffix("°"), examples=["360°"])


@steps.dado(
    "uma barreira {forma} {cobertura} de status {status_da_barreira}",
    en="The barrier that defends: form, coverage and status.",
)
def _(play: Play, forma: str, cobertura: str, status: str) -> None:
    """A barreira que defende: forma, cobertura e status."""
    play.state({"barreira.forma": forma, "barreira.cobertura": cobertura, "barreira.status": status})


@steps.dado(
    "uma barreira {forma} de status {status_da_barreira}",
    en="The barrier that defends, its coverage unsaid (on the body it is always 360°).",
)
def _(play: Play, forma: str, status: str) -> None:
    """A barreira que defende, sem dizer a cobertura (a corporal é sempre 360°)."""
    play.state({"barreira.forma": forma, "barreira.status": status})


@steps.dado("a barreira permanece em campo", en="The barrier stays in the field after it is raised.")
def _(play: Play) -> None:
    """A barreira fica em campo depois de erguida."""
    play.state({"barreira.permanece": "sim"})


@steps.dado("a barreira não permanece em campo", en="The barrier is gone once used.")
def _(play: Play) -> None:
    """A barreira some depois de usada."""
    play.state({"barreira.permanece": "nao"})


@steps.dado(
    "a barreira se comporta como modo gigante",
    en="The barrier behaves as a giant mode; if not said, it does not.",
)
def _(play: Play) -> None:
    """A barreira se comporta como modo gigante; se não for dito, não."""
    play.state({"barreira.modo_gigante": "sim"})


@steps.dado("a barreira é de rank {int}", en="The speed rank at which the barrier is raised: the lower, the faster.")
def _(play: Play, rank: int) -> None:
    """O rank de velocidade com que a barreira se ergue: quanto menor, mais rápida."""
    play.state({"barreira.rank": rank})

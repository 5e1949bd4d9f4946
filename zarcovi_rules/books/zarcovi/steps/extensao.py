"""What features say of extensions and of what saves their user."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

steps.parameter(
    "salvamento",
    "se regenera|ressuscita|dribla a morte",
    {"se regenera": "regeneracao", "ressuscita": "ressurreicao", "dribla a morte": "drible_de_morte"}.__getitem__,
    examples=["dribla a morte"],
)
steps.parameter("presenca", "está|não está", {"está": "sim", "não está": "nao"}.__getitem__, examples=["não está"])


@steps.dado(
    "o usuário {salvamento}",
    en="The effect that saves the user: regenerating, coming back to life or dodging death.",
)
def _(play: Play, salvamento: str) -> None:
    """O efeito que salva o usuário: ele se regenera, ressuscita ou dribla a morte."""
    play.state({"usuario.efeito": salvamento})


@steps.dado(
    "a extensão {presenca} em campo",
    en="Whether the extension is in the field when its user turns intangible.",
)
def _(play: Play, presenca: str) -> None:
    """Se a extensão está em campo quando o usuário fica intangível."""
    play.state({"extensao.em_campo": presenca})

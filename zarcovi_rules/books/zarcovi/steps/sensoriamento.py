"""What features say of sensing, of what an attack demands of it, and of the enemy who is sensed."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

_KINDS = {
    "sensoriamento": "sensoriamento",
    "Sensorial Corporal": "corporal",
    "Sensorial Ocular": "ocular",
    "percepção ocular": "percepcao_ocular",
    "detecção específica": "deteccao_especifica",
}
_STATES = {"inativ": "inativo", "já ativ": "ativo", "ativad": "em_resposta"}
_DEMANDS = {"Sensorial": "sensorial"} | {words: kind for words, kind in _KINDS.items() if kind != "percepcao_ocular"}

steps.parameter("sensorial", "|".join(_KINDS), _KINDS.__getitem__, examples=["Sensorial Corporal"])
steps.parameter(
    "ativo",
    r"já ativ[oa]|inativ[oa]|ativad[oa] em resposta",
    lambda text: next(state for words, state in _STATES.items() if text.startswith(words)),
    examples=["já ativo"],
)
steps.parameter(
    "exigido",
    "Sensorial Corporal|Sensorial Ocular|Sensorial|detecção específica",
    _DEMANDS.__getitem__,
    examples=["Sensorial"],
)


@steps.dado(
    "um usuário com {sensorial} {ativo}",
    en="The user's sensing: active before the attack, activated in answer to it, or not active.",
)
def _(play: Play, sensorial: str, ativo: str) -> None:
    """O sensorial do usuário: ativo antes do ataque, ativado em resposta a ele, ou inativo."""
    play.state({"sensorial.tipo": sensorial, "sensorial.estado": ativo})


@steps.dado("um usuário sem sensorial", en="The user has neither sensing nor specific detection.")
def _(play: Play) -> None:
    """O usuário não tem sensorial nem detecção específica."""
    play.state({"sensorial.tipo": "nenhum", "sensorial.estado": "inativo"})


@steps.dado(
    "o ataque exige {exigido} de quem se defende",
    en="Which sensing the attack's legend demands to defend from it; if not said, none.",
)
def _(play: Play, exigido: str) -> None:
    """O sensorial que a legenda do ataque exige de quem se defende; se não for dito, nenhum."""
    play.state({"ataque.exige": exigido})

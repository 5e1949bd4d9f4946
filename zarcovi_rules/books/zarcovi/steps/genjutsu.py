"""What features say of a Genjutsu, of its victim, and of what is activated in answer to it."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

AIMED = {"ataque.natureza": "genjutsu", "genjutsu.visa_o_personagem": "sim"}

steps.parameter(
    "genjutsu",
    "Genjutsu comum|Genjutsu Supremo",
    {"Genjutsu comum": "comum", "Genjutsu Supremo": "supremo"}.__getitem__,
    examples=["Genjutsu Supremo"],
)
steps.parameter(
    "atinge", "atinge|não atinge", {"atinge": "sim", "não atinge": "nao"}.__getitem__, examples=["não atinge"]
)
steps.parameter(
    "finalidade",
    "ajuda a sair do Genjutsu|serve para outra coisa|ele diz ajudar a sair do Genjutsu",
    {
        "ajuda a sair do Genjutsu": "sair_do_genjutsu",
        "serve para outra coisa": "outra",
        "ele diz ajudar a sair do Genjutsu": "alegada",
    }.__getitem__,
    examples=["ajuda a sair do Genjutsu"],
)


@steps.dado("um {genjutsu}", en="The Genjutsu, its rank unsaid.")
def _(play: Play, genjutsu: str) -> None:
    """O Genjutsu, sem dizer o rank."""
    play.state({**AIMED, "genjutsu.tipo": genjutsu})


@steps.dado("um {genjutsu} de rank {int}", en="The Genjutsu and its legend's rank: the lower, the faster.")
def _(play: Play, genjutsu: str, rank: int) -> None:
    """O Genjutsu e o rank da sua legenda: quanto menor, mais rápido."""
    play.state({**AIMED, "genjutsu.tipo": genjutsu, "ataque.rank": rank})


@steps.dado(
    "um {genjutsu} que {atinge} o personagem", en="The Genjutsu, and whether it hits; who is immune may be hit in vain."
)
def _(play: Play, genjutsu: str, atinge: str) -> None:
    """O Genjutsu, e se ele atinge; quem é imune pode ser atingido em vão."""
    play.state({**AIMED, "genjutsu.tipo": genjutsu, "vitima.atingida": atinge})


@steps.dado("passa(ram) {int} turno(s) desde o Genjutsu", en="How many turns have passed since the Genjutsu hit.")
def _(play: Play, turns: int) -> None:
    """Quantos turnos se passaram desde que o Genjutsu atingiu."""
    play.state({"genjutsu.turnos_desde": turns})


@steps.dado(
    "o personagem quer lançar um card que {finalidade}",
    en="What the card is for: to get out by its legend, to get out as the player claims, or something else.",
)
def _(play: Play, finalidade: str) -> None:
    """Para que serve o card: sair do Genjutsu pela legenda, sair segundo o jogador, ou outra coisa."""
    play.state({"card.finalidade": finalidade})


@steps.dado(
    "uma habilidade acelera o Genjutsu para o rank {int}",
    en="An ability would speed the Genjutsu up to this rank: lower than its legend's.",
)
def _(play: Play, rank: int) -> None:
    """Uma habilidade levaria o Genjutsu a esse rank, menor que o da legenda."""
    play.state({"genjutsu.acelerado": "sim", "genjutsu.rank_aumentado": rank})


@steps.dado("uma ativação de rank {int} em resposta", en="What is activated in answer to the Genjutsu: its rank.")
def _(play: Play, rank: int) -> None:
    """O que se ativa em resposta ao Genjutsu: o rank."""
    play.state({"resposta.rank": rank})

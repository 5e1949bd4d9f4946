"""Dimensional abilities (source, lines 88 to 94)."""

from collections.abc import Iterator

from zarcovi_rules.books.zarcovi.lints.missing import missing
from zarcovi_rules.books.zarcovi.lints.sentences import speaks_of_all
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.findings import Severity, Status

_DIMENSIONAL = ("tipo:dimensional",)


def _no_destination(card: Card) -> Iterator[Found]:
    if card.has("tipo", "dimensional"):
        yield from missing(card, "destino")


LINT_26 = Check(
    code="LINT-26",
    name="dimensional_sem_destino",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("DIM-1",),
    statement=Text(
        "Não está dito aonde a habilidade dimensional leva.", "It is not said where the dimensional ability leads to."
    ),
    why=Text(
        "Quem usa uma habilidade dimensional vai para uma dimensão que não é a atual, e quem vai à mesma se reúne.",
        "Whoever uses a dimensional ability goes to a dimension other than the present one; the same place unites.",
    ),
    help=Text("Escreva o nome da dimensão em “destino”.", "Write the dimension's name in “destino”."),
    bad="{nome: Fenda, tipo: dimensional, rank: 3}",
    good="{nome: Fenda, tipo: dimensional, rank: 3, destino: Jardim de Sal}",
    on=_DIMENSIONAL,
    find=_no_destination,
)


def _stays(card: Card) -> Iterator[Spot]:
    from zarcovi_rules.source.text import fold

    if card.claims("dimensional.sem_viagem"):  # which is told anyway
        return
    start = {fold(str(place)) for place in card.values("origem")}
    if any(fold(str(place)) in start for place in card.values("destino")):
        yield card.at("destino")


LINT_27 = Check(
    code="LINT-27",
    name="dimensional_sem_viagem",
    rulings=("DIM-1",),
    statement=Text(
        "A habilidade dimensional leva aonde já se está.", "The dimensional ability leads to where one is already."
    ),
    why=Text(
        "Quem gasta um uso de habilidade dimensional tem de ir para uma dimensão que não é a atual.",
        "Whoever spends a use of a dimensional ability has to go to a dimension other than the present one.",
    ),
    help=Text("Dê outro destino a ela.", "Give it another destination."),
    bad="{nome: Volta Curta, tipo: dimensional, origem: Terra, destino: terra}",
    good="{nome: Volta Curta, tipo: dimensional, origem: Terra, destino: Jardim de Sal}",
    on=("origem",),
    find=_stays,
    challenges=("dimensional.sem_viagem",),
)
LINT_28 = Check(
    code="LINT-28",
    name="dimensional_manipula_global_sem_dizer",
    rulings=("DIM-3a",),
    statement=Text(
        "A legenda não diz que a habilidade dimensional manipula ataques globais.",
        "The legend does not say that the dimensional ability manipulates Global attacks.",
    ),
    why=Text(
        "Habilidades dimensionais não manipulam ataques globais, salvo se a legenda prevê que podem.",
        "Dimensional abilities do not manipulate Global attacks, unless the legend foresees that they can.",
    ),
    help=Text(
        "Escreva na legenda que ela manipula ataques globais, ou tire a cláusula.",
        "Write in the legend that it manipulates Global attacks, or take the clause away.",
    ),
    bad="""
nome: Ralo
tipo: dimensional
destino: Fosso
rank: 3
legenda: Rank 3. ||2x
clausulas: [dimensional.manipula_global]
""",
    good="{nome: Ralo, tipo: dimensional, destino: Fosso, rank: 3, legenda: Manipula ataques globais. ||2x}",
    unsaid=("dimensional.manipula_global",),
    doubt=speaks_of_all,
)

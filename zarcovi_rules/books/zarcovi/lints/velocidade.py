"""Increases of speed (source, lines 110 to 116)."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status
from zarcovi_rules.source.text import fold


def _to_no_rank(card: Card) -> Iterator[Spot]:
    # A rank that stands in the legend and was not understood may well be the step.
    silent = card.lacks("rank", "rank_minimo", "rank_limite") and "rank" not in fold(card.reading.text)
    if silent and card.has("tipo", "velocidade"):
        yield card.at("tipo")


LINT_82 = Check(
    code="LINT-82",
    name="aumento_sem_rank",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("DEV-3",),
    statement=Text(
        "O aumento de velocidade não diz para que rank, nem de quantos.",
        "The increase of speed does not say to which rank, nor by how many.",
    ),
    why=Text(
        "Velocidade se conta em ranks: sem o rank novo, ou quantos ranks ganha, não se sabe quem é mais rápido.",
        "Speed is counted in ranks: without the new rank, or how many are gained, nobody knows who is faster.",
    ),
    help=Text(
        "Escreva o rank novo, ou de quantos ranks é o aumento.",
        "Write the new rank, or by how many ranks it increases.",
    ),
    bad="{nome: Pés Leves, tipo: velocidade, verbo: ativa, usos: 1}",
    good="{nome: Pés Leves, tipo: velocidade, verbo: ativa, usos: 1, rank: 2}",
    of=(Kind.ABILITY,),
    on=("tipo:velocidade",),
    find=_to_no_rank,
)

"""Barriers (source, lines 21 to 50)."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check


def _unidirectional_layer(card: Card) -> Iterator[Spot]:
    if card.has("forma", "camada") and card.has("cobertura", "unidirecional"):
        yield card.at("cobertura")


LINT_01 = Check(
    code="LINT-01",
    name="camada_unidirecional",
    rulings=("BAR-CORPO-0b",),
    statement=Text("Uma camada sobre o corpo não é unidirecional.", "A layer over the body is not unidirectional."),
    why=Text(
        "A barreira corporal funciona sempre como 360°; a regra não admite exceção.",
        "A body barrier always works as 360°; the ruling admits no exception.",
    ),
    help=Text("Escreva 360°, ou faça dela uma barreira de campo.", "Write 360°, or make it a field barrier."),
    bad="{nome: Pele de Ferro, tipo: barreira, forma: camada, cobertura: unidirecional, status: letal}",
    good='{nome: Pele de Ferro, tipo: barreira, forma: camada, cobertura: "360", status: letal}',
    on=("forma:camada",),
    find=_unidirectional_layer,
)

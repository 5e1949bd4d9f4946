"""Numbers that cannot be, and numbers that hardly can."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status

_USED = (Kind.ABILITY, Kind.MODE, Kind.ITEM)
_FROM_ONE = ("rank", "duracao", "queda", "hp", "rank_de_desequipar")
"""What is at least 1 where there is any; 0 uses are a finding of their own."""

_FEW = {"usos": 99, "rank": 30, "duracao": 99, "queda": 30, "maos": 20}
"""No sheet has more of these, unless by a slip of the pen."""


def _none(card: Card) -> Iterator[Found]:
    for name in _FROM_ONE:
        if card.has(name, 0):
            yield Found(card.at(name), status=None if card.written(name) else Status.UNKNOWN)


NONE = Check(
    code="FICHA-16",
    name="numero_impossivel",
    rulings=(),
    statement=Text("Este número não pode ser 0.", "This number cannot be 0."),
    why=Text(
        "Ranks, turnos e HP contam a partir de 1; o que não existe não se escreve.",
        "Ranks, turns and HP count from 1; what there is none of is not written.",
    ),
    help=Text("Escreva 1 ou mais, ou tire o campo.", "Write 1 or more, or take the field away."),
    bad="{nome: Corte de Vento, tipo: outra, usos: 5, rank: 0}",
    good="{nome: Corte de Vento, tipo: outra, usos: 5, rank: 1}",
    of=_USED,
    on=tuple(f"{name}:0" for name in _FROM_ONE),
    find=_none,
)


def _too_many(card: Card) -> Iterator[Spot]:
    features = card.features
    for name, most in _FEW.items():
        if name in features and (card.number(name) or 0) > most:
            yield card.at(name)


MANY = Check(
    code="FICHA-17",
    name="numero_descabido",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=(),
    statement=Text("O número é grande demais para uma ficha.", "The number is too large for a sheet."),
    why=Text(
        "Quase sempre é um engano: um custo no lugar dos usos, um algarismo a mais.",
        "Nearly always it is a slip: a cost in the place of the uses, a digit too many.",
    ),
    help=Text("Confira o número.", "Look at the number again."),
    bad="{nome: Corte de Vento, tipo: outra, usos: 50000}",
    good="{nome: Corte de Vento, tipo: outra, usos: 5}",
    of=(*_USED, Kind.CHARACTER),
    on=tuple(_FEW),
    find=_too_many,
)

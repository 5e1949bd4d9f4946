"""Combos: how many abilities they join."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.core.vocabulary import Fact, Quantity, Text

DUAS, MAIS_DE_DUAS = "duas", "mais_de_duas"


def _counted(_: Mapping[str, Any], number: int) -> str:
    return DUAS if number == 2 else MAIS_DE_DUAS


HABILIDADES = Quantity(
    name="combo.habilidades",
    text=Text("habilidades que o combo junta, contado o ataque", "abilities that the combo joins, the attack included"),
    minimum=2,
)
QUANTAS = Fact(
    name="quantas.habilidades_combadas",
    about=Text("quantas habilidades o combo junta?", "how many abilities does the combo join?"),
    values={
        DUAS: Text("o combo junta duas habilidades", "the combo joins two abilities"),
        MAIS_DE_DUAS: Text("o combo junta mais de duas habilidades", "the combo joins more than two abilities"),
    },
    inputs=(HABILIDADES,),
    derive=_counted,
    absent=DUAS,
)

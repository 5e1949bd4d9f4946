"""The toy rulebook without anything to find: what the bad ones beside it add one mistake to."""

from __future__ import annotations

from typing import Any

from tests.core import toy
from tests.core.toy import ABERTO, CEU, CHEGA, source, two
from zarcovi_rules.core.conditions import Condition
from zarcovi_rules.core.rulings import Case, Force, Gap, Question, Ruling, Silence

GAP_2 = Gap(id="GAP-2", texto="Granizo sem guarda-chuva.", text="Hail and no umbrella.")
BARE = Silence(gap="GAP-2", question=CHEGA, when=CEU.is_("granizo") & ABERTO.is_("nao"))

PARTS = [*toy.PARTS, GAP_2, BARE]


def ruling(
    id_: str, when: Condition, then: str, *, question: Question = CHEGA, force: Force = Force.PADRAO, **more: Any
) -> Ruling:
    """A ruling of one case; its number is the line of its source."""
    line = int("".join(filter(str.isdigit, id_)) or 0)
    cases = (Case(question=question, when=when, then=then, **more),)
    return Ruling(
        id=id_, texto=f"Texto de {id_}.", text=f"Text of {id_}.", source=source(line), force=force, cases=cases
    )


def question(name: str, *answers: str, **more: Any) -> Question:
    return Question(
        name=name, about=two(f"what of {name}?"), values={each: two(f"{name} is {each}") for each in answers}, **more
    )

"""The words a rulebook is written in: facts, clauses, quantities and readings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from zarcovi_rules.core.conditions import Is
from zarcovi_rules.core.messages import Text


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Variable:
    """Something with a finite list of values that a condition may look at: a fact, a reading, or a question below.

    `values` maps each value, as people write it in files, to the sentence that says that it holds.
    """

    name: str
    values: Mapping[str, Text]

    @property
    def domain(self) -> tuple[str, ...]:
        """The values, in their written order."""
        return tuple(self.values)

    def is_(self, *values: str) -> Is:
        """The condition that this has one of `values`. A value that it cannot have is a mistake of the rulebook."""
        for value in values:
            if value not in self.values:
                raise ValueError(f"{self.name} cannot be {value!r}: it is one of {', '.join(self.values)}")
        return Is(self, values)

    def says(self, value: str) -> Text:
        """The sentence that says that this has `value`."""
        return self.values[value]

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class Carrier(StrEnum):
    """Whose legend says a clause. The attacker's and the defender's clauses never mix."""

    ATACANTE = "atacante"
    DEFENSOR = "defensor"
    ITEM = "item"
    MODO = "modo"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Quantity:
    """A whole number that a case may state (a rank, a count of turns). Rulings see it only through derived facts."""

    name: str
    text: Text
    minimum: int = 0


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Fact(Variable):
    """A property of the situation with a finite domain: the only thing a ruling may look at.

    `about` asks the question that the fact answers. `absent` is what holds when a case does not state it; None means
    that it is then unknown. A fact with `inputs` is *derived*: `derive(figures, *numbers)` compares the quantities.
    """

    about: Text
    absent: str | None = None
    inputs: tuple[Quantity, ...] = ()
    derive: Callable[..., str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Clause(Fact):
    """One machine-readable thing that a legend may say. A silent legend has no such clause.

    Its values are `sim` and `nao`; `carrier` tells whose legend may carry it.
    """

    carrier: Carrier

    @property
    def said(self) -> Is:
        """The condition that the legend says it."""
        return self.is_("sim")


def clause(name: str, carrier: Carrier, pt: str, en: str) -> Clause:
    """A clause called `name` (`group.short_name`) whose legend text means `pt` / `en`."""
    values = {"sim": Text(pt, en), "nao": Text(f"nenhuma legenda diz: {pt}", f"no legend says: {en}")}
    return Clause(name=name, values=values, about=Text(pt, en), absent="nao", carrier=carrier)


def yes_no(name: str, about: Text, sim: Text, nao: Text, absent: str | None = "nao") -> Fact:
    """A fact that is either so or not so."""
    return Fact(name=name, about=about, values={"sim": sim, "nao": nao}, absent=absent)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Reading(Variable):
    """A switch for a text that admits two readings. `name` is its fixed id (AMB-4); the values are the readings.

    `inventory` is the ambiguity it belongs to, when one ambiguity needs two switches. `reason` says why the default is
    the default.
    """

    about: Text
    default: str
    reason: Text
    lines: tuple[int, ...] = field(default=())
    inventory: str = ""


__all__ = [
    "Carrier",
    "Clause",
    "Fact",
    "Quantity",
    "Reading",
    "Text",
    "Variable",
    "clause",
    "yes_no",
]

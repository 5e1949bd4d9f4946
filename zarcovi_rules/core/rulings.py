"""Rulings, gaps and questions: what a rulebook says, as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from zarcovi_rules.core.conditions import ALWAYS, Condition
from zarcovi_rules.core.vocabulary import Clause, Quantity, Text, Variable


class Force(StrEnum):
    """What may lift a ruling. Force does not rank rulings: only overrides do."""

    PADRAO = "padrao"
    """A legend may lift it."""
    ABSOLUTA = "absoluta"
    """The text has no "salvo": no clause may lift it."""
    LEGENDA = "legenda"
    """It exists only if a legend says so."""
    DEFINICAO = "definicao"
    """It says what a word means."""
    EXEMPLO = "exemplo"
    """A worked case of the source."""
    PRECEDENTE = "precedente"
    """A committee decided it."""


@dataclass(frozen=True, slots=True)
class Look:
    """What an amount may look at: the figures in force, the case's numbers, the answers given below."""

    figures: Mapping[str, Any]
    numbers: Mapping[Quantity, int]
    answers: Mapping[Variable, str]

    def number(self, quantity: Quantity) -> int:
        """A number of the case. Without it the amount cannot be worked out, and the verdict depends on it."""
        if quantity not in self.numbers:
            raise UnstatedError(quantity)
        return self.numbers[quantity]


class UnstatedError(LookupError):
    """An amount needs a number that the case does not state."""

    def __init__(self, quantity: Quantity) -> None:
        super().__init__(quantity.name)
        self.quantity = quantity


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Question(Variable):
    """Something a judge is asked, on one axis, with a closed list of answers.

    An answer below is a fact above: a question is a variable too, and questions form layers without cycles. `links` are
    its own structure (what the answers below add up to, what a legend simply states): they answer, but they are no
    rulings and are never cited; `computed` is structure worked out from figures. `amounts` turns an answer into a whole
    number, for which it may look at `numbers`. `each` names the lists of a case over which the question is asked once
    an item; `effects` the questions whose answers are consequences of this one (they look at it, so they stand above
    it). `permits` are the answers that allow somebody something, from the strictest to the loosest, as seen by whoever
    acts or asks: only where that is evident, and without those that allow and forbid nothing. No verdict hangs on it.
    """

    about: Text
    links: tuple[Link, ...] = ()
    computed: Computed | None = None
    amounts: Mapping[str, Callable[[Look], int | None]] = field(default_factory=dict)
    numbers: tuple[Quantity, ...] = ()
    each: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()
    permits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """Part of a question's structure: when `when` holds the answer is `then`."""

    name: str
    when: Condition
    then: str | Variable


@dataclass(frozen=True, slots=True, kw_only=True)
class Computed:
    """An answer worked out by `compute(figures, *values of inputs)`; None where the figures are silent.

    It is tabulated over all values once a book, so that it is settled, listed and audited like everything else.
    """

    inputs: tuple[Variable, ...]
    compute: Callable[..., str | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Where a ruling is written: section, item, and the lines of the source text. A plain text is the same in both."""

    section: str | Text
    item: str | Text
    lines: tuple[int, ...]

    @property
    def said(self) -> Text:
        """The place in one line."""
        lines = ", ".join(str(line) for line in self.lines)
        section, item = (Text(part, part) if isinstance(part, str) else part for part in (self.section, self.item))
        pt, en = (f"{section[lang]}{item[lang] and f', {item[lang]}'}{lines and f' (l. {lines})'}" for lang in (0, 1))
        return Text(pt, en)

    def __str__(self) -> str:
        return self.said.pt


@dataclass(frozen=True, slots=True, kw_only=True)
class Salvo:
    """An exception that a legend's clause makes to one case.

    It withdraws the case (what that had defeated revives). With `then` it answers too, as a case of its own that does
    not inherit its parent's overrides but has its own.
    """

    clause: Clause
    then: str | Variable | None = None
    when: Condition = ALWAYS
    overrides: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One way in which a ruling speaks: on this question, when this holds, this is the answer.

    "Only" is two cases, so that the negative one can be cited. `overrides` names the cases (or whole rulings) that this
    one defeats because it is more specific. `salvo` lists the clauses that may lift it; `challenged_by` those that
    players write against an absolute ruling, which the judge ignores and the linter reports. `texto` / `text` is what
    the ruling says in this case, where its own statement would read wrong when the case is cited.
    """

    question: Question
    when: Condition
    then: str | Variable
    name: str = "base"
    overrides: tuple[str, ...] = ()
    salvo: tuple[Salvo, ...] = ()
    challenged_by: tuple[Salvo, ...] = ()
    texto: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """A written ruling: its statement in our own words (Portuguese and English), its source, its force, its cases.

    `same_as` names rulings that say the same elsewhere; one of them says it, and `Book.same` knows it of all.
    """

    id: str
    texto: str
    text: str
    source: Source
    force: Force
    cases: tuple[Case, ...]
    same_as: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Silence:
    """Where the gap of id `gap` shows: on this question, when this holds.

    It defeats the catch-all cases that would swallow it.
    """

    gap: str
    question: Question
    when: Condition
    defeats: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Gap:
    """A point on which the rules are silent. `texto` / `text` is its docket line: what a committee has to decide."""

    id: str
    texto: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Tension:
    """Two passages that seem to contradict each other, and how the rulebook settles it."""

    id: str
    texto: str
    text: str
    settled_by: str
    rulings: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """An ambiguity of the source that no answer hangs on: how it is taken is written down, and there is no switch."""

    id: str
    texto: str
    text: str
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Impossible:
    """A combination of facts that cannot be: a case that states it is refused, an audit leaves it out."""

    when: Condition
    texto: str
    text: str


def ruling_of(cited: str) -> str:
    """The id of the ruling of which a case or an exception is cited."""
    return cited.split("!")[0].split(":")[0]


def case_id(ruling: Ruling, case: Case) -> str:
    """The id by which a case is cited: the ruling's own for its base case, `RULING:name` for the others."""
    return ruling.id if case.name == "base" else f"{ruling.id}:{case.name}"


def salvo_id(ruling: Ruling, case: Case, salvo: Salvo) -> str:
    """The id by which an exception is cited: the case's id, `!`, and the clause's short name."""
    return f"{case_id(ruling, case)}!{salvo.clause.name.rpartition('.')[2]}"

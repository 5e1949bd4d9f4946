"""Random small rulebooks: a few facts, clauses and readings, layered questions, rulings over random conditions.

Every book that is drawn loads: overrides only name what was made before, so there are no circles. Values of facts,
readings and questions are the same letters, so that a case may also answer with what another variable says.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import ALWAYS, NEVER, All, Condition, Is, Not, Some
from zarcovi_rules.core.figures import Figure
from zarcovi_rules.core.rulings import (
    Case,
    Computed,
    Force,
    Gap,
    Impossible,
    Link,
    Question,
    Ruling,
    Salvo,
    Silence,
    Source,
)
from zarcovi_rules.core.vocabulary import Carrier, Fact, Reading, Text, Variable, clause

T = TypeVar("T")

LETTERS = ("a", "b", "c")
SOURCE = Source(section="Small", item="", lines=(1,))
FORCES = (Force.PADRAO, Force.PADRAO, Force.LEGENDA, Force.ABSOLUTA, Force.DEFINICAO)


THOROUGH = int(os.environ.get("THOROUGH", "1"))
"""`THOROUGH=20 pytest tests/core` tries twenty times as many examples, other ones at each run."""


def examples(most: int) -> settings:
    """At most `most` examples, the same ones on every machine."""
    return settings(max_examples=most * THOROUGH, derandomize=THOROUGH == 1, database=None)


def letters(count: int) -> dict[str, Text]:
    return {letter: Text(letter, letter) for letter in LETTERS[:count]}


def small_fact(name: str, count: int = 2, absent: str | None = None) -> Fact:
    return Fact(name=name, about=Text(name, name), values=letters(count), absent=absent)


def small_reading(name: str) -> Reading:
    return Reading(name=name, about=Text(name, name), values=letters(2), default="a", reason=Text("", ""))


def small_question(name: str, count: int = 2, **more: Any) -> Question:
    return Question(name=name, about=Text(name, name), values=letters(count), **more)


def small_ruling(id_: str, *cases: Case, force: Force = Force.PADRAO) -> Ruling:
    return Ruling(id=id_, texto=f"texto de {id_}", text=f"text of {id_}", source=SOURCE, force=force, cases=cases)


def told(condition: Condition) -> str:
    """A condition in one line."""
    match condition:
        case Is(variable, values):
            return f"{variable.name}={'/'.join(values)}"
        case Not(part):
            return f"~{told(part)}"
        case All(parts):
            return f"({' & '.join(map(told, parts))})" if parts else "always"
        case Some(parts):
            return f"({' | '.join(map(told, parts))})" if parts else "never"
    raise TypeError(condition)


@dataclass(frozen=True, kw_only=True, repr=False)
class Small:
    """A drawn rulebook: the objects it is made of, and the book."""

    parts: tuple[object, ...]
    yields: Condition
    book: Book

    @property
    def questions(self) -> list[Question]:
        """The questions, lowest first."""
        return [part for part in self.parts if isinstance(part, Question)]

    @property
    def top(self) -> Question:
        return self.questions[-1]

    @property
    def facts(self) -> list[Fact]:
        return [part for part in self.parts if isinstance(part, Fact)]

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:  # what a failing example prints
        printer.text(repr(self))

    def __repr__(self) -> str:
        lines = [f"{fact.name} = {'/'.join(fact.domain)}, absent {fact.absent}" for fact in self.facts]
        lines += [f"impossible: {told(impossible.when)}" for impossible in self.book.impossible]
        for question, layer in self.book.layers.items():
            lines.append(f"{question.name} = {'/'.join(question.domain)}")
            for node in layer.nodes:
                beats = f", beats {' '.join(node.overrides)}" if node.overrides else ""
                lifts = "".join(f", unless {lift.id} {told(lift.when)}" for lift in node.lifts)
                lines.append(f"  {node.id}: {told(node.when)} -> {node.then}{beats}{lifts}")
        return "\n".join(("", *lines, ""))


@cache
def between(least: int, most: int) -> st.SearchStrategy[int]:
    """Whole numbers; a strategy is dear to make, and a book takes a hundred draws."""
    return st.integers(least, most)


class Picks:
    """Draws small things; shrinks towards the first option."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw

    def number(self, least: int, most: int) -> int:
        return self.draw(between(least, most))

    def pick(self, options: Sequence[T]) -> T:
        return options[0] if len(options) == 1 else options[self.number(0, len(options) - 1)]

    def some(self, options: Sequence[T], most: int) -> tuple[T, ...]:
        count = min(self.number(0, most), len(options))
        return tuple(dict.fromkeys(self.pick(options) for _ in range(count)))

    def atom(self, variables: Sequence[Variable]) -> Condition:
        variable = self.pick(variables)
        return variable.is_(*dict.fromkeys((self.pick(variable.domain), self.pick(variable.domain))))

    def condition(self, variables: Sequence[Variable], depth: int = 2) -> Condition:
        kind = self.number(0, 6) if depth else 0
        if kind <= 2:
            return self.atom(variables)
        if kind == 3:
            return ~self.condition(variables, depth - 1)
        one, other = self.condition(variables, depth - 1), self.condition(variables, depth - 1)
        return one | other if kind == 4 else one & other


class Drawer(Picks):
    """What has been drawn of one book so far. `sayable` is, a question each, what an override there may name."""

    def __init__(self, draw: st.DrawFn) -> None:
        super().__init__(draw)
        self.clauses = [
            clause(f"c.c{place}", Carrier.ITEM, f"c{place}", f"c{place}") for place in range(self.number(1, 2))
        ]
        plain = self.number(1, 4 - len(self.clauses))
        self.facts = [small_fact(f"f{place}", self.number(2, 3), self.absent()) for place in range(plain)]
        self.readings = [small_reading(f"AMB-{place}") for place in range(self.number(1, 2))]
        self.questions: list[Question] = []
        self.sayable: dict[Question, list[str]] = {}
        for place in range(self.number(2, 3)):
            self.question(f"q{place}")

    def absent(self) -> str | None:
        return self.pick((None, None, None, "a"))

    def variables(self, below: Sequence[Question]) -> list[Variable]:
        return [*self.facts, *self.clauses, *self.readings, *below, *below]

    def answer(self, question: Question, variables: Sequence[Variable]) -> str | Variable:
        given = [v for v in variables if set(v.domain) <= set(question.domain)]
        if given and self.number(0, 6) == 6:
            return self.pick(given)
        return self.pick(question.domain)

    def question(self, name: str) -> None:
        below = tuple(self.questions)
        variables = self.variables(below)
        count = self.number(2, 3)
        domain = LETTERS[:count]
        links = tuple(
            Link(name=f"l{place}", when=self.condition(variables, 1), then=self.pick(domain))
            for place in range(self.number(0, 2))
        )
        computed = self.computed(variables, domain) if self.number(0, 4) == 4 else None
        made = small_question(name, count, links=links, computed=computed)
        self.questions.append(made)
        self.sayable[made] = [f"{name}~{link.name}" for link in links]

    def computed(self, variables: Sequence[Variable], domain: Sequence[str]) -> Computed:
        inputs = (self.pick(variables),)
        table = {value: self.pick((None, *domain)) for value in inputs[0].domain}
        return Computed(inputs=inputs, compute=lambda _figures, value: table[value])

    def salvos(self, question: Question, variables: Sequence[Variable]) -> tuple[Salvo, ...]:
        return tuple(
            Salvo(
                clause=said,
                then=self.pick((None, self.answer(question, variables))),
                when=self.condition(variables, 1) if self.number(0, 3) == 3 else ALWAYS,
                overrides=self.some(self.sayable[question], 2),
            )
            for said in self.some(self.clauses, 2)
        )

    def ruling(self, id_: str) -> Ruling:
        force = self.pick(FORCES)
        lifted = force in (Force.PADRAO, Force.LEGENDA)
        cases: list[Case] = []
        for name in ("base", "so")[: self.number(1, 2)]:
            question = self.pick(self.questions)
            variables = self.variables(self.questions[: self.questions.index(question)])
            sayable = [*self.sayable[question], *(f"{id_}:base" for case in cases if case.question is question)]
            salvos = self.salvos(question, variables)
            case = Case(
                name=name,
                question=question,
                when=self.condition(variables),
                then=self.answer(question, variables),
                overrides=self.some(sayable, 3),
                salvo=salvos if lifted else (),
                challenged_by=() if lifted else salvos,
            )
            cases.append(case)
        for case in cases:
            full = id_ if case.name == "base" else f"{id_}:{case.name}"
            self.sayable[case.question] += [full, f"{id_}:{case.name}", id_]
            self.sayable[case.question] += [f"{full}!{s.clause.name[2:]}" for s in (*case.salvo, *case.challenged_by)]
        return small_ruling(id_, *cases, force=force)

    def silences(self, gap: Gap, most: int) -> list[Silence]:
        """One to `most` silences of the gap, all on one question."""
        question = self.pick(self.questions)
        variables = self.variables(self.questions[: self.questions.index(question)])
        made = []
        for _ in range(self.pick(range(1, most + 1))):
            defeats = self.some(self.sayable[question], 3)
            made.append(Silence(gap=gap.id, question=question, when=self.condition(variables, 1), defeats=defeats))
        self.sayable[question].append(gap.id)
        return made

    def impossible(self, name: str) -> Impossible:
        one, other = self.pick([*self.facts, *self.clauses]), self.pick([*self.facts, *self.clauses])
        value, another = self.pick(one.domain), self.pick(other.domain)
        if value == one.absent and another == other.absent:  # what holds when nothing is said goes together
            another = next(letter for letter in other.domain if letter != another)
        when = one.is_(value) & other.is_(another)
        return Impossible(when=when, texto=name, text=name)


@st.composite
def rulebooks(draw: st.DrawFn, impossible: int = 1, silences: int = 1) -> Small:
    """A random small rulebook with at most `impossible` impossible combinations; a gap shows in at most `silences`."""
    drawer = Drawer(draw)
    made: list[object] = []
    for place in range(drawer.number(1, 6)):
        made.append(drawer.ruling(f"R-{place}"))
        if drawer.number(0, 3) == 3:
            gap = Gap(id=f"GAP-{place}", texto="lacuna", text="gap")
            made += [gap, *drawer.silences(gap, silences)]
    made += [drawer.impossible(f"i{place}") for place in range(drawer.number(0, impossible))]
    figure = Figure(name="n", value=1, texto="n", text="n", source="small")
    parts = (*drawer.facts, *drawer.clauses, *drawer.readings, figure, *drawer.questions, *made)
    yields = drawer.pick((NEVER, drawer.readings[0].is_("b")))
    return Small(parts=parts, yields=yields, book=Book.of("small", parts, absolute_yields=yields))


@st.composite
def conditions(draw: st.DrawFn, variables: Sequence[Variable]) -> Condition:
    """A random condition over `variables`."""
    return Picks(draw).condition(variables, 3)


@st.composite
def cases(draw: st.DrawFn, impossible: int = 1) -> tuple[Small, dict[str, str]]:
    """A random small rulebook and what a case states in it: some facts, perhaps none, perhaps all."""
    small = draw(rulebooks(impossible=impossible))
    given: dict[str, str] = {}
    for fact in small.facts:
        place = draw(between(0, 2 * len(fact.domain) - 1))
        if place < len(fact.domain):
            given[fact.name] = fact.domain[place]
    return small, given

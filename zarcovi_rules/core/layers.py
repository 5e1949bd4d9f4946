"""Layers: a book's rulings, gaps and links made ready for settlement, question by question, lowest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise, product

from zarcovi_rules.core.conditions import NEVER, All, Condition
from zarcovi_rules.core.figures import Figures
from zarcovi_rules.core.messages import Message, RulesError, msg
from zarcovi_rules.core.rulings import Computed, Gap, Question, Ruling, Silence, case_id, salvo_id
from zarcovi_rules.core.vocabulary import Clause, Variable


class BookError(RulesError):
    """The rulebook itself is wrong. `problems` lists every mistake found, not the first only."""

    def __init__(self, problems: list[Message]) -> None:
        super().__init__(msg("the rulebook does not load: {problems}", problems="; ".join(map(str, problems))))
        self.problems = problems


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Lift:
    """What withdraws a node: the salvo's id, its clause, when, and what it takes `besides` the clause.

    A `challenge` is a clause against an absolute ruling.
    """

    id: str
    clause: Clause
    when: Condition
    besides: Condition
    challenge: bool


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Node:
    """A case made ready for settlement.

    `then` is None for a gap, which defeats but does not answer. `origin` is None for a question's own links.
    `overrides` and `beaten_by` are ids and places in the layer's list of nodes; `figures` the names of the figures that
    a computed answer was worked out from.
    """

    id: str
    origin: Ruling | Gap | None
    when: Condition
    then: str | Variable | None
    lifts: tuple[Lift, ...] = ()
    overrides: tuple[str, ...] = ()
    beaten_by: tuple[int, ...] = ()
    figures: tuple[str, ...] = ()

    def reads(self) -> Iterator[Variable]:
        """Every variable whose value this node looks at."""
        for condition in (self.when, *(lift.when for lift in self.lifts)):
            for atom in condition.atoms():
                yield atom.variable
        if isinstance(self.then, Variable):
            yield self.then


@dataclass(frozen=True, kw_only=True, eq=False)
class Layer:
    """A question with its nodes, in an order in which whatever beats a node stands before it."""

    question: Question
    nodes: tuple[Node, ...]

    @cached_property
    def reads(self) -> tuple[Variable, ...]:
        """The variables that decide this question, each once."""
        return tuple(dict.fromkeys(variable for node in self.nodes for variable in node.reads()))

    @cached_property
    def below(self) -> tuple[Question, ...]:
        """The questions whose answers this one looks at."""
        return tuple(variable for variable in self.reads if isinstance(variable, Question))


def build(
    questions: Iterable[Question],
    rulings: Iterable[Ruling],
    silences: Iterable[tuple[Gap, Silence]],
    figures: Figures,
    absolute_yields: Condition,
) -> dict[Question, Layer]:
    """Every question with its nodes, lowest first: a layer looks only at facts and at layers before it.

    Raises `BookError` naming every circle of overrides, or a circle of questions.
    """
    nodes = _nodes(questions, rulings, silences, figures, absolute_yields)
    made: dict[Question, Layer] = {}
    problems: list[Message] = []
    for question in nodes:
        try:
            made[question] = _ordered(question, nodes[question])
        except BookError as error:
            problems += error.problems
    if problems:
        raise BookError(problems)
    graph = {question: [below for below in layer.below if below in made] for question, layer in made.items()}
    try:
        order = list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        circle = [question.name for question in error.args[1]]
        raise BookError(
            [msg("questions look at each other in a circle: {circle}", circle=" → ".join(circle))]
        ) from None
    return {question: made[question] for question in order}


def _nodes(
    questions: Iterable[Question],
    rulings: Iterable[Ruling],
    silences: Iterable[tuple[Gap, Silence]],
    figures: Figures,
    absolute_yields: Condition,
) -> dict[Question, list[Node]]:
    nodes: dict[Question, list[Node]] = {question: [] for question in questions}
    for ruling, case in [(each, case) for each in rulings for case in each.cases]:
        if case.question not in nodes:
            continue
        lifts = []
        for salvo, challenge in [*((s, False) for s in case.salvo), *((s, True) for s in case.challenged_by)]:
            besides = salvo.when & absolute_yields if challenge else salvo.when
            lift = Lift(
                id=salvo_id(ruling, case, salvo),
                clause=salvo.clause,
                when=salvo.clause.said & besides,
                besides=besides,
                challenge=challenge,
            )
            lifts.append(lift)
            if salvo.then is not None and not (challenge and absolute_yields == NEVER):
                node = Node(
                    id=lift.id, origin=ruling, when=case.when & lift.when, then=salvo.then, overrides=salvo.overrides
                )
                nodes[case.question].append(node)
        node = Node(
            id=case_id(ruling, case),
            origin=ruling,
            when=case.when,
            then=case.then,
            lifts=tuple(lifts),
            overrides=case.overrides,
        )
        nodes[case.question].append(node)
    for gap, silence in silences:
        if silence.question not in nodes:
            continue
        node = Node(id=gap.id, origin=gap, when=silence.when, then=None, overrides=silence.defeats)
        nodes[silence.question].append(node)
    for question in nodes:
        nodes[question].extend(
            Node(id=f"{question.name}~{link.name}", origin=None, when=link.when, then=link.then)
            for link in question.links
        )
        if question.computed is not None:
            nodes[question].extend(_tabulated(question, question.computed, figures))
    return nodes


def _tabulated(question: Question, computed: Computed, figures: Figures) -> Iterator[Node]:
    for values in product(*(variable.domain for variable in computed.inputs)):
        watched = figures.watched()
        answer = computed.compute(watched, *values)
        if answer is not None:
            inputs = zip(computed.inputs, values, strict=True)
            yield Node(
                id=f"{question.name}~{'~'.join(values)}",
                origin=None,
                when=All(tuple(variable.is_(value) for variable, value in inputs)),
                then=answer,
                figures=watched.read,
            )


def _ordered(question: Question, nodes: list[Node]) -> Layer:
    nodes = sorted(nodes, key=lambda node: (node.id, repr(node.when), node.overrides))
    graph: dict[int, set[int]] = {place: set() for place in range(len(nodes))}
    for beater, node in enumerate(nodes):
        for name in node.overrides:
            for beaten, other in enumerate(nodes):
                if means(name, other):
                    graph[beaten].add(beater)
    try:
        order = list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        circle = [nodes[place].id for place in error.args[1]]
        steps = ", ".join(f"{lower} ← {upper}" for lower, upper in pairwise(circle))
        raise BookError([msg("these override each other in a circle: {steps}", steps=steps)]) from None
    place_of = {old: new for new, old in enumerate(order)}
    return Layer(
        question=question,
        nodes=tuple(
            replace(nodes[old], beaten_by=tuple(sorted(place_of[beater] for beater in graph[old]))) for old in order
        ),
    )


def means(name: str, node: Node) -> bool:
    """Whether an override by `name` means `node`.

    `ID:case` and `ID!clause` name one node (`ID:base` the base case), `ID` alone every case of the ruling but no salvo.
    """
    if node.origin is None or "!" in node.id:
        return name == node.id
    return name in (node.id if ":" in node.id else f"{node.id}:base", node.origin.id)

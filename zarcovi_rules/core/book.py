"""A rulebook, put together and checked: every mistake its authors can make is found here, at load time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cached_property
from graphlib import CycleError, TopologicalSorter
from hashlib import sha256
from itertools import pairwise, product
from typing import Any

from zarcovi_rules.core.conditions import NEVER, All, Condition
from zarcovi_rules.core.figures import Figure, Figures
from zarcovi_rules.core.messages import Message, RulesError, msg, nearest
from zarcovi_rules.core.rulings import Case, Computed, Force, Gap, Impossible, Question, Ruling, Salvo, Silence, Tension
from zarcovi_rules.core.vocabulary import Clause, Fact, Quantity, Reading, Variable

FORCES_WITHOUT_SALVO = frozenset({Force.ABSOLUTA, Force.DEFINICAO, Force.EXEMPLO, Force.PRECEDENTE})


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
    `overrides` and `beaten_by` are ids and places in the layer's list of nodes.
    """

    id: str
    origin: Ruling | Gap | None
    when: Condition
    then: str | Variable | None
    lifts: tuple[Lift, ...] = ()
    overrides: tuple[str, ...] = ()
    beaten_by: tuple[int, ...] = ()

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Committee:
    """What one table decided for itself: which readings, which figures, which precedents (as rulings)."""

    readings: Mapping[str, str] = field(default_factory=dict)
    figures: Mapping[str, Any] = field(default_factory=dict)
    precedents: tuple[Ruling, ...] = ()


@dataclass(frozen=True, kw_only=True, eq=False)
class Book:
    """One rulebook. Build it with `Book.of`, which finds the parts among any objects given, in any order.

    `absolute_yields` is when a legend may lift even an absolute ruling: a reading of the book, never by default.
    """

    name: str
    absolute_yields: Condition
    rulings: Mapping[str, Ruling]
    questions: Mapping[str, Question]
    gaps: Mapping[str, Gap]
    silences: tuple[Silence, ...]
    tensions: Mapping[str, Tension]
    readings: Mapping[str, Reading]
    facts: Mapping[str, Fact]
    quantities: Mapping[str, Quantity]
    impossible: tuple[Impossible, ...]
    figure_list: Mapping[str, Figure]
    committee: Committee = Committee()

    @classmethod
    def of(cls, name: str, objects: Iterable[object], *, absolute_yields: Condition = NEVER) -> Book:
        """The book made of `objects`, whatever their order. Raises `BookError` naming every mistake."""
        found: dict[type, dict[int, Any]] = {}
        for thing in objects:
            for kind in _KINDS:
                if isinstance(thing, kind):
                    found.setdefault(kind, {})[id(thing)] = thing
        problems: list[Message] = []

        def named(kind: type, key: str) -> dict[str, Any]:
            parts: dict[str, Any] = {}
            for part in sorted(found.get(kind, {}).values(), key=lambda part: str(getattr(part, key))):
                if getattr(part, key) in parts:
                    problems.append(msg("{id} is defined twice", id=getattr(part, key)))
                parts[getattr(part, key)] = part
            return parts

        book = cls(
            name=name,
            absolute_yields=absolute_yields,
            rulings=named(Ruling, "id"),
            questions=named(Question, "name"),
            gaps=named(Gap, "id"),
            silences=tuple(sorted(found.get(Silence, {}).values(), key=_written)),
            tensions=named(Tension, "id"),
            readings=named(Reading, "name"),
            facts=named(Fact, "name"),
            quantities=named(Quantity, "name"),
            impossible=tuple(sorted(found.get(Impossible, {}).values(), key=_written)),
            figure_list=named(Figure, "name"),
        )
        problems.extend(_mistakes(book))
        if problems:
            raise BookError(problems)
        book.layers  # noqa: B018 - building the layers finds cycles
        return book

    def under(self, committee: Committee) -> Book:
        """This book as `committee` plays it. Raises `RulesError` for an unknown id and for overrides in a circle."""
        for id_, value in committee.readings.items():
            reading = self.readings.get(id_)
            if reading is None:
                raise unknown(msg("reading"), id_, self.readings)
            if value not in reading.values:
                raise RulesError(
                    msg("reading {id} has no option {value}", id=id_, value=value),
                    msg("choose one of: {known}", known=", ".join(reading.values)),
                )
        for name in committee.figures:
            if name not in self.figure_list:
                raise unknown(msg("figure"), name, self.figure_list)
        rulings = dict(self.rulings)
        for precedent in committee.precedents:
            if precedent.id in rulings:
                raise RulesError(msg("{id} is defined twice", id=precedent.id))
            rulings[precedent.id] = precedent
        book = replace(self, committee=committee, rulings=dict(sorted(rulings.items())))
        problems = list(_mistakes(book))
        if problems:
            raise BookError(problems)
        book.layers  # noqa: B018
        return book

    def without(self, case: str) -> Book:
        """This book with one case, salvo or gap taken out: what would be lost without it?"""
        kept = tuple(silence for silence in self.silences if silence.gap != case)
        return replace(self, rulings=dict(_without(self.rulings, case)), silences=kept)

    @cached_property
    def figures(self) -> Figures:
        """The figures in force: the book's, with the committee's in their place."""
        return Figures({name: figure.value for name, figure in self.figure_list.items()} | dict(self.committee.figures))

    @cached_property
    def chosen(self) -> dict[Variable, str]:
        """The reading in force for each ambiguity."""
        return {reading: self.committee.readings.get(name, reading.default) for name, reading in self.readings.items()}

    @cached_property
    def layers(self) -> dict[Question, Layer]:
        """Every question with its nodes, lowest first: a layer looks only at facts and at layers before it."""
        nodes = _nodes(self)
        made: dict[Question, Layer] = {}
        problems: list[Message] = []
        for question in self.questions.values():
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

    def below(self, target: Question) -> tuple[Layer, ...]:
        """The layers needed to answer `target`, lowest first, `target` last."""
        needed, open_ = {target}, [target]
        while open_:
            for question in self.layers[open_.pop()].below:
                if question not in needed:
                    needed.add(question)
                    open_.append(question)
        return tuple(layer for question, layer in self.layers.items() if question in needed)

    def cases(self) -> Iterator[tuple[Ruling, Case, str]]:
        """Every case of every ruling with the id by which it is cited."""
        for ruling in self.rulings.values():
            for case in ruling.cases:
                yield ruling, case, case_id(ruling, case)

    @cached_property
    def version(self) -> str:
        """A short hash of everything that a verdict can depend on."""
        settled_by = {
            name: [(node.id, node.when, node.then, node.lifts, node.overrides) for node in self.layers[question].nodes]
            for name, question in self.questions.items()
        }
        absent = {name: fact.absent for name, fact in self.facts.items()}
        seen = _written((self.rulings, settled_by, absent, self.impossible, self.figures, self.chosen))
        return sha256(seen.encode()).hexdigest()[:12]


_KINDS = (Ruling, Question, Gap, Silence, Tension, Reading, Fact, Quantity, Impossible, Figure)


def case_id(ruling: Ruling, case: Case) -> str:
    """The id by which a case is cited: the ruling's own for its base case, `RULING:name` for the others."""
    return ruling.id if case.name == "base" else f"{ruling.id}:{case.name}"


def salvo_id(ruling: Ruling, case: Case, salvo: Salvo) -> str:
    """The id by which an exception is cited: the case's id, `!`, and the clause's short name."""
    return f"{case_id(ruling, case)}!{salvo.clause.name.rpartition('.')[2]}"


def unknown(kind: Message, name: str, known: Iterable[str]) -> RulesError:
    """The error for a name that a book does not have, with the nearest that it has."""
    names = sorted(known)
    guess = nearest(name, names)
    help_ = msg("did you mean {guess}?", guess=guess) if guess else msg("known: {known}", known=", ".join(names))
    return RulesError(msg("unknown {kind}: {name}", kind=kind, name=name), help_)


def _nodes(book: Book) -> dict[Question, list[Node]]:
    nodes: dict[Question, list[Node]] = {question: [] for question in book.questions.values()}
    for ruling, case, id_ in book.cases():
        lifts = []
        for salvo, challenge in [*((s, False) for s in case.salvo), *((s, True) for s in case.challenged_by)]:
            besides = salvo.when & book.absolute_yields if challenge else salvo.when
            lift = Lift(
                id=salvo_id(ruling, case, salvo),
                clause=salvo.clause,
                when=salvo.clause.said & besides,
                besides=besides,
                challenge=challenge,
            )
            lifts.append(lift)
            if salvo.then is not None and not (challenge and book.absolute_yields == NEVER):
                node = Node(
                    id=lift.id, origin=ruling, when=case.when & lift.when, then=salvo.then, overrides=salvo.overrides
                )
                nodes[case.question].append(node)
        node = Node(id=id_, origin=ruling, when=case.when, then=case.then, lifts=tuple(lifts), overrides=case.overrides)
        nodes[case.question].append(node)
    for silence in book.silences:
        gap = book.gaps.get(silence.gap)
        if gap is not None:
            node = Node(id=gap.id, origin=gap, when=silence.when, then=None, overrides=silence.defeats)
            nodes[silence.question].append(node)
    for question in book.questions.values():
        nodes[question].extend(
            Node(id=f"{question.name}~{link.name}", origin=None, when=link.when, then=link.then)
            for link in question.links
        )
        if question.computed is not None:
            nodes[question].extend(_tabulated(question, question.computed, book.figures))
    return nodes


def _tabulated(question: Question, computed: Computed, figures: Figures) -> Iterator[Node]:
    for values in product(*(variable.domain for variable in computed.inputs)):
        answer = computed.compute(figures, *values)
        if answer is not None:
            inputs = zip(computed.inputs, values, strict=True)
            when = All(tuple(variable.is_(value) for variable, value in inputs))
            yield Node(id=f"{question.name}~{'~'.join(values)}", origin=None, when=when, then=answer)


def _ordered(question: Question, nodes: list[Node]) -> Layer:
    nodes = sorted(nodes, key=lambda node: (node.id, repr(node.when), node.overrides))
    graph: dict[int, set[int]] = {place: set() for place in range(len(nodes))}
    for beater, node in enumerate(nodes):
        for name in node.overrides:
            for beaten, other in enumerate(nodes):
                if _names(name, other):
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


def _names(name: str, node: Node) -> bool:
    """Whether an override by `name` means `node`.

    `ID:case` and `ID!clause` name one node (`ID:base` the base case), `ID` alone every case of the ruling but no salvo.
    """
    if node.origin is None or "!" in node.id:
        return name == node.id
    return name in (node.id if ":" in node.id else f"{node.id}:base", node.origin.id)


def _without(rulings: Mapping[str, Ruling], gone: str) -> Iterator[tuple[str, Ruling]]:
    for id_, ruling in rulings.items():
        cases = (
            replace(
                case,
                salvo=tuple(salvo for salvo in case.salvo if salvo_id(ruling, case, salvo) != gone),
                challenged_by=tuple(salvo for salvo in case.challenged_by if salvo_id(ruling, case, salvo) != gone),
            )
            for case in ruling.cases
            if case_id(ruling, case) != gone
        )
        yield id_, replace(ruling, cases=tuple(cases))


def _mistakes(book: Book) -> Iterator[Message]:
    cases = list(book.cases())
    exceptions = [
        (salvo_id(ruling, case, salvo), case, salvo)
        for ruling, case, _ in cases
        for salvo in (*case.salvo, *case.challenged_by)
    ]
    cited = [*(id_ for _, _, id_ in cases), *(id_ for id_, _, _ in exceptions), *book.gaps]
    links = (f"{question.name}~{link.name}" for question in book.questions.values() for link in question.links)
    known = {*cited, *book.rulings, *(f"{ruling}:base" for ruling in book.rulings), *links}
    for name, times in Counter((*cited, *book.facts, *book.quantities)).items():
        if times > 1:
            yield msg("{id} is defined twice", id=name)
    for ruling in book.rulings.values():
        if not (ruling.texto and ruling.text):
            yield msg("{id} has no statement in both languages", id=ruling.id)
    for ruling, case, id_ in cases:
        if case.salvo and ruling.force in FORCES_WITHOUT_SALVO:
            yield msg("{id} is {force}: no clause may lift it", id=id_, force=str(ruling.force))
        if case.challenged_by and ruling.force not in FORCES_WITHOUT_SALVO:
            yield msg("{id} may be lifted: what challenges it is a salvo", id=id_)
        yield from _mistakes_of_speaker(book, id_, case.question, case.then, (case.when,))
        yield from _mistakes_of_overrides(known, id_, case.overrides)
    for id_, case, salvo in exceptions:
        yield from _mistakes_of_speaker(book, id_, case.question, salvo.then, (salvo.clause.said, salvo.when))
        yield from _mistakes_of_overrides(known, id_, salvo.overrides)
    for silence in book.silences:
        if silence.gap not in book.gaps:
            yield msg("a silence shows {id}, a gap which the book does not have", id=silence.gap)
        yield from _mistakes_of_speaker(book, silence.gap, silence.question, None, (silence.when,))
        yield from _mistakes_of_overrides(known, silence.gap, silence.defeats)
    for question in book.questions.values():
        for link in question.links:
            yield from _mistakes_of_speaker(book, f"{question.name}~{link.name}", question, link.then, (link.when,))
        if question.computed is not None:
            inputs = tuple(variable.is_() for variable in question.computed.inputs)
            yield from _mistakes_of_words(book, question.name, inputs)
    for impossible in book.impossible:
        yield from _mistakes_of_words(book, impossible.text, (impossible.when,))


def _mistakes_of_speaker(
    book: Book, id_: str, question: Question, then: str | Variable | None, conditions: tuple[Condition, ...]
) -> Iterator[Message]:
    if book.questions.get(question.name) is not question:
        yield msg("{id} answers {question}, which the book does not have", id=id_, question=question.name)
    for answer in then.domain if isinstance(then, Variable) else () if then is None else (then,):
        if answer not in question.values:
            yield msg(
                "{id} answers {answer}, which {question} does not have", id=id_, answer=answer, question=question.name
            )
    if isinstance(then, Variable):
        conditions = (*conditions, then.is_())
    yield from _mistakes_of_words(book, id_, conditions)


def _mistakes_of_words(book: Book, id_: str, conditions: tuple[Condition, ...]) -> Iterator[Message]:
    words: tuple[Mapping[str, Variable], ...] = (book.facts, book.readings, book.questions)
    for variable in dict.fromkeys(atom.variable for condition in conditions for atom in condition.atoms()):
        if not any(known.get(variable.name) is variable for known in words):
            yield msg("{id} looks at {name}, which the book does not have", id=id_, name=variable.name)


def _mistakes_of_overrides(known: set[str], id_: str, overrides: tuple[str, ...]) -> Iterator[Message]:
    for name in overrides:
        if name not in known:
            yield msg("{id} overrides {name}, which does not exist", id=id_, name=name)
        if name == id_:
            yield msg("{id} overrides itself", id=id_)


def _written(value: object) -> str:
    """`value` in writing, the same for all that are equal."""
    return repr(_plain(value))


def _plain(value: object) -> object:
    """`value` as nested tuples in a fixed order, without addresses, so that equal books hash alike."""
    if isinstance(value, Variable):
        return (type(value).__name__, value.name, tuple(value.values))
    if is_dataclass(value):
        return (type(value).__name__, *(_plain(getattr(value, part.name)) for part in fields(value)))
    if isinstance(value, Mapping):
        return tuple(sorted((repr(_plain(key)), _plain(item)) for key, item in value.items()))
    if isinstance(value, (list, tuple, frozenset, set)):
        return tuple(_plain(item) for item in value)
    return getattr(value, "__qualname__", None) or repr(value)

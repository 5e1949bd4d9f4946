"""Two books in one: what both say alike is there once, what they say otherwise twice, over the same facts.

So one solver can be asked what both books make of one situation. Readings are no variables here: each book has its own
choice of them, and is taken as it is played. A fact that one book alone has is nothing to the other; of a fact that
both have, only the values that both know can be compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import ALWAYS, NEVER, All, Condition, Is, Not, Some
from zarcovi_rules.core.layers import Layer, Lift, Node
from zarcovi_rules.core.rulings import Gap, Impossible, Question
from zarcovi_rules.core.vocabulary import Fact, Reading, Text, Variable

V = TypeVar("V", Fact, Question)

Form = tuple[object, ...]
Named = Callable[[Variable], object]
Taken = Callable[[Variable], Variable]

OLD, NEW = "@antes", "@depois"
"""What is added to the name of a question or fact that each book has for itself. No name of a book has such a sign."""


class Sides(NamedTuple):
    """The same of both books."""

    old: Mapping[str, Question]
    new: Mapping[str, Question]


@dataclass(frozen=True, kw_only=True, eq=False)
class Joined:
    """Two books as one, which is only asked what can come about.

    `questions` gives, for each book and by the name of a question, the question that stands for it: one and the same
    where its layer and all layers below are alike in both books, and then it cannot come to different answers.
    """

    old: Book
    new: Book
    book: Book
    questions: Sides
    _sides: tuple[_Side, _Side]

    def same(self, name: str) -> bool:
        """Whether a question that both books have is alike in both, with all below it."""
        return self.questions.old[name] is self.questions.new[name]

    def own(self, name: str) -> tuple[Layer, Layer] | None:
        """The layers of a question in both books, on the same variables; None where its own layer is alike in both.

        Questions below are free there, and those of one name are one: what changes is this layer's own doing.
        """
        old, new = self._sides
        before, after = (side.form(side.book.questions[name], _name) for side in self._sides)
        if before == after:
            return None
        below = _common(self.old.questions, self.new.questions)
        return (
            old.layer(self.old.questions[name], lambda one: below[OLD, one.name]),
            new.layer(self.new.questions[name], lambda one: below[NEW, one.name]),
        )

    def written(self, name: str) -> tuple[str, ...]:
        """The ids of what a question's own layer has in one book alone, or has otherwise, as each book is played."""
        forms: list[dict[str, set[Form]]] = []
        for side in self._sides:
            nodes: dict[str, set[Form]] = {}
            for id_, form in side.nodes(side.book.questions[name], _name):
                nodes.setdefault(id_, set()).add(form)
            forms.append(nodes)
        old, new = forms
        return tuple(id_ for id_ in sorted({*old, *new}) if old.get(id_) != new.get(id_))

    def stated(self, book: Book, state: Mapping[str, str]) -> dict[Fact, str]:
        """What a situation of both books says of the facts of one; those that can have no value are not there."""
        values = {fact: state[self.called(book, fact)] for fact in book.facts.values()}
        return {fact: value for fact, value in values.items() if value in fact.values}

    def called(self, book: Book, fact: Fact) -> str:
        """The name of a book's fact among those of both: its own, unless both have another one of that name."""
        return self._sides[0 if book is self.old else 1].facts[fact].name

    def known(self, book: Book, given: Mapping[str, str]) -> dict[str, str]:
        """What a case that states facts of both books states for one of them."""
        names = {self.called(book, fact): name for name, fact in book.facts.items()}
        return {names[name]: value for name, value in given.items() if name in names}


def join(old: Book, new: Book, more: Callable[[Sides], Mapping[Question, Layer]] = lambda _: {}) -> Joined:
    """The two books as one. `more` makes layers that stand above those of both."""
    facts = _common(old.facts, new.facts)
    sides = (
        _Side(OLD, old, {fact: facts[OLD, fact.name] for fact in old.facts.values()}),
        _Side(NEW, new, {fact: facts[NEW, fact.name] for fact in new.facts.values()}),
    )
    every = {fact.name: fact for fact in facts.values()}
    keys: dict[Form, int] = {}
    of: list[dict[Question, int]] = [{}, {}]
    for side, numbers in zip(sides, of, strict=True):
        for question in side.book.layers:
            form = side.form(question, numbers.__getitem__)
            numbers[question] = keys.setdefault(form, len(keys))
    shared = set(of[0].values()) & set(of[1].values())
    made: dict[int, Question] = {}
    layers: dict[Question, Layer] = {}
    for side, numbers in zip(sides, of, strict=True):
        taken = {question: made[key] for question, key in numbers.items() if key in made}
        for question, key in numbers.items():
            if key not in made:
                name = question.name if key in shared else question.name + side.tag
                made[key] = taken[question] = Question(name=name, about=question.about, values=question.values)
                layers[made[key]] = replace(side.layer(question, taken.__getitem__), question=made[key])
    before, after = ({question.name: made[key] for question, key in numbers.items()} for numbers in of)
    questions = Sides(before, after)
    layers |= more(questions)
    book = Book(
        name=new.name,
        absolute_yields=NEVER,
        rulings={},
        questions={question.name: question for question in layers},
        gaps={},
        silences=(),
        tensions={},
        notes={},
        readings={},
        facts=every,
        quantities={},
        impossible=tuple(_impossible(sides, questions)),
        figure_list={},
    )
    vars(book)["layers"] = layers
    # Between them the two may leave a fact no value that each by itself gives one.
    vars(book)["voids"] = tuple(
        void
        for side, named in zip(sides, questions, strict=True)
        for void in replace(book, impossible=tuple(_impossible((side,), (named,)))).voids
    )
    return Joined(old=old, new=new, book=book, questions=questions, _sides=sides)


@dataclass(frozen=True, eq=False)
class _Side:
    """One of the two books, and how its facts are called where both are one."""

    tag: str
    book: Book
    facts: Mapping[Fact, Fact]

    def form(self, question: Question, below: Callable[[Question], object]) -> Form:
        """All that a question's answers hang on, in a form that is equal for layers that are alike."""
        layer = self.layer(question, lambda one: one)

        def named(variable: Variable) -> object:
            return below(variable) if isinstance(variable, Question) else variable

        def of(node: Node) -> Form:
            then = named(node.then) if isinstance(node.then, Variable) else (node.then,)
            lifts = tuple(_form(lift.when, named) for lift in node.lifts)
            return node.id, isinstance(node.origin, Gap), _form(node.when, named), then, lifts, node.beaten_by

        return question.name, question.domain, *map(of, layer.nodes)

    def nodes(self, question: Question, below: Callable[[Question], object]) -> Iterator[tuple[str, Form]]:
        """Each node of a layer by its id, in a form that is equal for nodes that are alike."""
        _, _, *forms = self.form(question, below)
        for node, form in zip(self.book.layers[question].nodes, forms, strict=True):
            assert isinstance(form, tuple)
            yield node.id, (*form[:-1], node.overrides)  # whose place beats this one is written where it says so

    def layer(self, question: Question, below: Callable[[Question], Variable]) -> Layer:
        """The layer of a question as it is played, on the facts of both books and on what stands for those below."""

        taken = self._taking(below)
        return Layer(
            question=question, nodes=tuple(self._node(node, taken) for node in self.book.layers[question].nodes)
        )

    def condition(self, condition: Condition, questions: Mapping[str, Question]) -> Condition:
        """A condition as it is played, on the facts of both books and these questions."""
        return self._played(condition, self._taking(lambda one: questions[one.name]))

    def _taking(self, below: Callable[[Question], Variable]) -> Taken:
        def taken(variable: Variable) -> Variable:
            if isinstance(variable, Question):
                return below(variable)
            assert isinstance(variable, Fact)
            return self.facts[variable]

        return taken

    def _node(self, node: Node, taken: Taken) -> Node:
        when = self._played(node.when, taken)
        then = node.then
        if isinstance(then, Variable):
            then = self.book.chosen[then] if isinstance(then, Reading) else taken(then)
        lifts: tuple[Lift, ...] = ()
        if when != NEVER:
            lifts = tuple(replace(lift, when=self._played(lift.when, taken), besides=NEVER) for lift in node.lifts)
        return replace(node, when=when, then=then, lifts=tuple(lift for lift in lifts if lift.when != NEVER))

    def _played(self, condition: Condition, taken: Taken) -> Condition:
        """A condition in which the readings are settled."""
        match condition:
            case Is(variable, values) if isinstance(variable, Reading):
                return ALWAYS if self.book.chosen[variable] in values else NEVER
            case Is(variable, values):
                one = taken(variable)
                known = tuple(value for value in values if value in one.values)
                return Is(one, known) if known else NEVER
            case Not(part):
                inner = self._played(part, taken)
                return NEVER if inner == ALWAYS else ALWAYS if inner == NEVER else Not(inner)
            case All(parts):
                played = [self._played(part, taken) for part in parts]
                if NEVER in played:
                    return NEVER
                return All(tuple(part for part in played if part != ALWAYS))
            case Some(parts):
                played = [self._played(part, taken) for part in parts]
                if ALWAYS in played:
                    return ALWAYS
                return Some(tuple(part for part in played if part != NEVER))
        raise TypeError(condition)


def _form(condition: Condition, named: Named) -> Form:
    match condition:
        case Is(variable, values):
            return "is", named(variable), values
        case Not(part):
            return "not", _form(part, named)
        case All(parts):
            return "all", *(_form(part, named) for part in parts)
        case Some(parts):
            return "some", *(_form(part, named) for part in parts)
    raise TypeError(condition)


def _name(question: Question) -> str:
    return question.name


def _common(old: Mapping[str, V], new: Mapping[str, V]) -> dict[tuple[str, str], V]:
    """What stands for the variables of two books, by the book and the name of each.

    Those of one name are one, with the values that both have; where they have none in common they are two.
    """
    found: dict[tuple[str, str], V] = {}
    for tag, own, other in ((OLD, old, new), (NEW, new, old)):
        for name, variable in own.items():
            if name not in other or other[name] is variable:
                found[tag, name] = variable
                continue
            latest = new[name]
            values = {value: latest.values[value] for value in latest.values if value in old[name].values}
            if not values:
                found[tag, name] = replace(variable, name=name + tag)
            elif tag == NEW:
                found[tag, name] = found[OLD, name]
            else:
                found[tag, name] = _narrowed(latest, values)
    return found


def _narrowed(variable: V, values: Mapping[str, Text]) -> V:
    if isinstance(variable, Fact):
        return replace(variable, values=values, absent=variable.absent if variable.absent in values else None)
    return replace(variable, values=values)


def _impossible(sides: Iterable[_Side], questions: Iterable[Mapping[str, Question]]) -> Iterator[Impossible]:
    """What cannot be in one book or the other: no situation that one of them refuses can be compared."""
    seen: set[Form] = set()
    for side, named in zip(sides, questions, strict=True):
        for one in side.book.impossible:
            when = side.condition(one.when, named)
            form = _form(when, lambda variable: variable)
            if when != NEVER and form not in seen:
                seen.add(form)
                yield replace(one, when=when)

"""A rulebook, put together and checked: every mistake its authors can make is found here, at load time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cached_property
from hashlib import sha256
from itertools import product
from typing import Any

from zarcovi_rules.core import layers
from zarcovi_rules.core.conditions import NEVER, Condition, surely
from zarcovi_rules.core.figures import Change, Figure, Figures, differing, merged
from zarcovi_rules.core.layers import BookError, Layer
from zarcovi_rules.core.messages import Message, RulesError, Text, msg, nearest
from zarcovi_rules.core.plan import Plans
from zarcovi_rules.core.rulings import (
    Case,
    Force,
    Gap,
    Impossible,
    Note,
    Question,
    Ruling,
    Silence,
    Tension,
    case_id,
    ruling_of,
    salvo_id,
)
from zarcovi_rules.core.together import Void, voids
from zarcovi_rules.core.vocabulary import Fact, Quantity, Reading, Variable

BINDING = frozenset({Force.ABSOLUTA, Force.DEFINICAO, Force.EXEMPLO})
"""The forces of what no legend lifts: a precedent against such a ruling changes the rule."""
FORCES_WITHOUT_SALVO = BINDING | {Force.PRECEDENTE}


@dataclass(frozen=True, slots=True, kw_only=True)
class Committee:
    """What one table decided for itself: which readings, which figures, which precedents (as rulings).

    `changes` are its dated decisions on figures: they go over `figures`, each over those before it. `book` is the name
    of the only rulebook that all this is about; "" leaves that open.
    """

    readings: Mapping[str, str] = field(default_factory=dict)
    figures: Mapping[str, Any] = field(default_factory=dict)
    precedents: tuple[Ruling, ...] = ()
    changes: tuple[Change, ...] = ()
    book: str = ""

    def plays(self, book: str) -> bool:
        """Whether this was decided for the rulebook of that name."""
        return self.book in ("", book)


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
    notes: Mapping[str, Note]
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
            notes=named(Note, "id"),
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
        """This book as `committee` plays it, and nobody else.

        Raises `RulesError` for an unknown id, for overrides in a circle, and for what was decided for another book.
        """
        if not committee.plays(self.name):
            raise RulesError(
                msg(
                    "the committee decides on the rulebook {other}, not on {book}", other=committee.book, book=self.name
                ),
                msg("leave its file out here, or write one with `livro: {book}`", book=self.name),
            )
        for id_, value in committee.readings.items():
            reading = self.readings.get(id_)
            if reading is None:
                raise unknown(msg("reading"), id_, self.readings)
            if value not in reading.values:
                raise RulesError(
                    msg("reading {id} has no option {value}", id=id_, value=value),
                    msg("Choose one of: {known}.", known=", ".join(reading.values)),
                )
        figures_stay = (committee.figures, committee.changes) == (self.committee.figures, self.committee.changes)
        if figures_stay and committee.precedents == self.committee.precedents:
            # Readings are looked at when a question is settled: they choose nothing that was put together before.
            return self._with(replace(self, committee=committee), {})
        for name in (*committee.figures, *(name for change in committee.changes for name in change.values)):
            if name not in self.figure_list:
                raise unknown(msg("figure"), name, self.figure_list)
        rulings = {id_: ruling for id_, ruling in self.rulings.items() if ruling.force is not Force.PRECEDENTE}
        for precedent in committee.precedents:
            if precedent.id in rulings:
                raise RulesError(msg("{id} is defined twice", id=precedent.id))
            rulings[precedent.id] = precedent
        book = replace(self, committee=committee, rulings=dict(sorted(rulings.items())))
        if book.rulings == self.rulings and figures_stay:
            # Readings are values of a situation: what looks at them is what it was.
            vars(book)["layers"] = self.layers
            return book
        problems = list(_mistakes(book))
        if problems:
            raise BookError(problems)
        book.layers  # noqa: B018
        return book

    def without(self, case: str) -> Book:
        """This book with one case, salvo or gap taken out: what would be lost without it?"""
        kept = tuple(silence for silence in self.silences if silence.gap != case)
        other = replace(self, rulings=dict(_without(self.rulings, case)), silences=kept)
        touched = {silence.question for silence in self.silences if silence.gap == case}
        touched |= {
            written.question
            for ruling, written, id_ in self.cases()
            if case == id_ or case in [salvo_id(ruling, written, s) for s in (*written.salvo, *written.challenged_by)]
        }
        return self._with(other, other._layers(touched))

    def _with(self, other: Book, changed: Mapping[Question, Layer]) -> Book:
        """`other`, which has the layers of this book but for those that changed, and looks at no more than they do."""
        vars(other)["layers"] = {question: changed.get(question, layer) for question, layer in self.layers.items()}
        for name in ("derived", "combinations", "combined", "forbidden", "voids", "figures"):
            vars(other)[name] = getattr(self, name)
        vars(other)["plans"] = Plans(other, self.plans)
        return other

    def altered(self, changed: Mapping[Question, Layer]) -> Book:
        """This book with other layers for some questions, which look at nothing that its own do not look at.

        What is written in it stays as it was: only verdicts are others.
        """
        return self._with(replace(self), changed)

    @cached_property
    def plans(self) -> Plans:
        """The plan of each question, see `plan.plan`."""
        return Plans(self)

    @cached_property
    def figures(self) -> Figures:
        """The figures in force: the committee's in place of the book's. A table is added to, not replaced."""
        values = {name: figure.value for name, figure in self.figure_list.items()}
        for decided in (self.committee.figures, *(change.values for change in self.committee.changes)):
            values |= {name: merged(values[name], value) for name, value in decided.items()}
        return Figures(values)

    @cached_property
    def alters(self) -> dict[str, tuple[str, ...]]:
        """What the committee decided against the rules: each such decision with the rulings or figures that it changes.

        A precedent changes a ruling that no legend lifts by overriding it; a decision on figures changes what the
        book's own table gives.
        """
        found: dict[str, dict[str, None]] = {}
        for ruling in self.rulings.values():
            if ruling.force is Force.PRECEDENTE:
                beaten = (ruling_of(name) for case in ruling.cases for name in case.overrides)
                rulings = (name for name in beaten if name in self.rulings and self.rulings[name].force in BINDING)
                found.setdefault(ruling.id, {}).update(dict.fromkeys(rulings))
        for change in self.committee.changes:
            figures = (name for name, value in change.values.items() if differing(self.figure_list[name], value))
            found.setdefault(change.id, {}).update(dict.fromkeys(figures))
        return {id_: tuple(names) for id_, names in found.items() if names}

    @cached_property
    def chosen(self) -> dict[Variable, str]:
        """The reading in force for each ambiguity."""
        return {reading: self.committee.readings.get(name, reading.default) for name, reading in self.readings.items()}

    @cached_property
    def assumed(self) -> dict[Variable, str]:
        """What holds when nothing is said: the readings in force, and every fact that has a default."""
        return self.chosen | {fact: fact.absent for fact in self.facts.values() if fact.absent is not None}

    @property
    def yields(self) -> bool:
        """Whether, as the readings stand, a legend may lift even an absolute ruling."""
        return bool(surely(self.absolute_yields, {reading: {option: 1} for reading, option in self.chosen.items()}, 1))

    @cached_property
    def derived(self) -> dict[Quantity, tuple[Fact, ...]]:
        """The facts that each number may tell."""
        found: dict[Quantity, list[Fact]] = {}
        for fact in self.facts.values():
            for quantity in fact.inputs:
                found.setdefault(quantity, []).append(fact)
        return {quantity: tuple(facts) for quantity, facts in found.items()}

    @cached_property
    def combinations(self) -> tuple[tuple[Impossible, tuple[Variable, ...]], ...]:
        """What cannot be together, each with what it looks at."""
        return tuple(
            (each, tuple(dict.fromkeys(atom.variable for atom in each.when.atoms()))) for each in self.impossible
        )

    @cached_property
    def forbidden(self) -> tuple[tuple[Mapping[Variable, str], ...], ...]:
        """For each of `combinations`, all that states enough for it to be impossible, known in whole or in part."""
        return tuple(tuple(_forbidden(impossible, variables)) for impossible, variables in self.combinations)

    @cached_property
    def voids(self) -> tuple[Void, ...]:
        """Where facts can have no values, since each of them would be impossible."""
        return voids(stated for group in self.forbidden for stated in group)

    @cached_property
    def combined(self) -> dict[Variable, tuple[int, ...]]:
        """The places in `combinations` of those that look at a variable."""
        found: dict[Variable, list[int]] = {}
        for place, (_, variables) in enumerate(self.combinations):
            for variable in variables:
                found.setdefault(variable, []).append(place)
        return {variable: tuple(places) for variable, places in found.items()}

    @cached_property
    def layers(self) -> dict[Question, Layer]:
        """Every question with its nodes, lowest first: a layer looks only at facts and at layers before it."""
        return self._layers(self.questions.values())

    def _layers(self, questions: Iterable[Question]) -> dict[Question, Layer]:
        return layers.build(
            questions=questions,
            rulings=self.rulings.values(),
            silences=[(self.gaps[s.gap], s) for s in self.silences if s.gap in self.gaps],
            figures=self.figures,
            absolute_yields=self.absolute_yields,
        )

    def changed_by(self, figure: str) -> tuple[Change, ...]:
        """The committee's dated decisions on a figure."""
        return tuple(change for change in self.committee.changes if figure in change.values)

    def layer_of(self, question: Question, precedents: Iterable[Ruling]) -> Layer:
        """The layer that `question` would have with these precedents in the place of the committee's."""
        rulings = {id_: ruling for id_, ruling in self.rulings.items() if ruling.force is not Force.PRECEDENTE}
        rulings |= {ruling.id: ruling for ruling in precedents}
        return replace(self, rulings=rulings)._layers((question,))[question]

    def below(self, target: Question) -> tuple[Layer, ...]:
        """The layers needed to answer `target`, lowest first, `target` last."""
        needed, open_ = {target}, [target]
        while open_:
            for question in self.layers[open_.pop()].below:
                if question not in needed:
                    needed.add(question)
                    open_.append(question)
        return tuple(layer for question, layer in self.layers.items() if question in needed)

    def looks_at(self, target: Question) -> dict[str, Fact | Quantity]:
        """The facts and numbers that may count for `target`, in all layers, by the names that a case states them by."""
        found: dict[str, Fact | Quantity] = {}
        for variable in (variable for layer in self.below(target) for variable in layer.reads):
            if isinstance(variable, Fact):
                stated: tuple[Fact | Quantity, ...] = variable.inputs or (variable,)
                found |= {one.name: one for one in stated}
        return found | {quantity.name: quantity for quantity in target.numbers}

    def cases(self) -> Iterator[tuple[Ruling, Case, str]]:
        """Every case of every ruling with the id by which it is cited."""
        for ruling in self.rulings.values():
            for case in ruling.cases:
                yield ruling, case, case_id(ruling, case)

    def asks(self, name: str) -> Text:
        """What the fact or the number of that name asks."""
        return self.facts[name].about if name in self.facts else self.quantities[name].text

    @cached_property
    def same(self) -> dict[str, tuple[str, ...]]:
        """Each ruling that is written more than once, with those that say the same: one naming another is enough."""
        groups: dict[str, set[str]] = {}
        for ruling in self.rulings.values():
            group = set().union(*(groups.get(id_, {id_}) for id_ in (ruling.id, *ruling.same_as)))
            groups |= dict.fromkeys(group, group)
        found = {id_: tuple(sorted(groups[id_] - {id_})) for id_ in self.rulings}
        return {id_: others for id_, others in found.items() if others}

    @cached_property
    def version(self) -> str:
        """A short hash of all data that a verdict can depend on; functions (amounts, derived facts) by their names."""
        settled_by = {
            name: [(node.id, node.when, node.then, node.lifts, node.overrides) for node in self.layers[question].nodes]
            for name, question in self.questions.items()
        }
        absent = {name: fact.absent for name, fact in self.facts.items()}
        seen = _written((self.rulings, settled_by, absent, self.impossible, self.figures, self.chosen))
        return sha256(seen.encode()).hexdigest()[:12]


_KINDS = (Ruling, Question, Gap, Silence, Tension, Note, Reading, Fact, Quantity, Impossible, Figure)


def unknown(kind: Message, name: str, known: Iterable[str]) -> RulesError:
    """The error for a name that a book does not have, with the nearest that it has."""
    names = sorted(known)
    guess = nearest(name, names)
    help_ = msg("Did you mean {guess}?", guess=guess) if guess else msg("Known are: {known}.", known=", ".join(names))
    return RulesError(msg("unknown {kind}: {name}", kind=kind, name=name), help_)


def _forbidden(impossible: Impossible, variables: tuple[Variable, ...]) -> Iterator[Mapping[Variable, str]]:
    for values in product(*((None, *variable.domain) for variable in variables)):
        stated = {v: value for v, value in zip(variables, values, strict=True) if value is not None}
        if surely(impossible.when, {v: {stated[v]: 1} if v in stated else {} for v in variables}, 1):
            yield stated


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
    answers = _answering(book)
    links = (f"{question.name}~{link.name}" for question in book.questions.values() for link in question.links)
    known = {*cited, *book.rulings, *(f"{ruling}:base" for ruling in book.rulings), *links}
    for name, times in Counter((*cited, *book.facts, *book.quantities)).items():
        if times > 1:
            yield msg("{id} is defined twice", id=name)
    for ruling in book.rulings.values():
        if not (ruling.texto and ruling.text):
            yield msg("{id} has no statement in both languages", id=ruling.id)
    for ruling, case, id_ in cases:
        if bool(case.texto) != bool(case.text):
            yield msg("{id} has no statement in both languages", id=id_)
        if case.salvo and ruling.force in FORCES_WITHOUT_SALVO:
            yield msg("{id} is {force}: no clause may lift it", id=id_, force=str(ruling.force))
        if case.challenged_by and ruling.force not in FORCES_WITHOUT_SALVO:
            yield msg("{id} may be lifted: what challenges it is a salvo", id=id_)
        yield from _mistakes_of_speaker(book, id_, case.question, case.then, (case.when,))
        yield from _mistakes_of_overrides(known, answers, id_, case.question, case.overrides)
    for id_, case, salvo in exceptions:
        yield from _mistakes_of_speaker(book, id_, case.question, salvo.then, (salvo.clause.said, salvo.when))
        yield from _mistakes_of_overrides(known, answers, id_, case.question, salvo.overrides)
    for silence in book.silences:
        if silence.gap not in book.gaps:
            yield msg("a silence shows {id}, a gap which the book does not have", id=silence.gap)
        yield from _mistakes_of_speaker(book, silence.gap, silence.question, None, (silence.when,))
        yield from _mistakes_of_overrides(known, answers, silence.gap, silence.question, silence.defeats)
    for question in book.questions.values():
        for link in question.links:
            yield from _mistakes_of_speaker(book, f"{question.name}~{link.name}", question, link.then, (link.when,))
        if question.computed is not None:
            inputs = tuple(variable.is_() for variable in question.computed.inputs)
            yield from _mistakes_of_words(book, question.name, inputs)
    assumed: dict[Variable, dict[str, int]] = {
        fact: {fact.absent: 1} if fact.absent is not None else {} for fact in book.facts.values()
    }
    for impossible in book.impossible:
        mistakes = list(_mistakes_of_words(book, impossible.text, (impossible.when,)))
        yield from mistakes
        if not mistakes and surely(impossible.when, assumed, 1):
            # A case is refused for what it states. One that states nothing would have nothing to mend.
            yield msg("{id} forbids what holds when nothing is said", id=impossible.text)
    yield from _mistakes_of_references(book, {*cited, *book.rulings})


def _mistakes_of_references(book: Book, cited: set[str]) -> Iterator[Message]:
    """What only tells people where to look, and would tell them of nothing."""
    for question in book.questions.values():
        for name in question.effects:
            if name not in book.questions:
                yield msg("{id} names {name}, a question which the book does not have", id=question.name, name=name)
        for answer in question.permits:
            if answer not in question.values or question.permits.count(answer) > 1:
                yield msg(
                    "{id} orders its answers, and {answer} is none or is there twice", id=question.name, answer=answer
                )
        if len(question.permits) == 1:
            yield msg("{id} orders its answers, and one alone is no order", id=question.name)
    for ruling in book.rulings.values():
        for name in ruling.same_as:
            if name not in cited:
                yield msg("{id} names {name}, a ruling which the book does not have", id=ruling.id, name=name)
    for tension in book.tensions.values():
        for name in tension.rulings:
            if name not in cited:
                yield msg("{id} names {name}, a ruling which the book does not have", id=tension.id, name=name)
        same = ["same_as"] if not book.same.keys().isdisjoint(tension.rulings) else []
        settlers = {*cited, *book.readings, *book.questions, *same}
        if tension.settled_by not in settlers:
            yield msg("{id} is settled by {name}, which does not exist", id=tension.id, name=tension.settled_by)


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


def _answering(book: Book) -> dict[str, set[Question]]:
    """The questions of whatever can be overridden, by all names by which an override may mean it."""
    found: dict[str, set[Question]] = {}
    for ruling, case, id_ in book.cases():
        for name in (id_, ruling.id, f"{ruling.id}:{case.name}"):
            found.setdefault(name, set()).add(case.question)
        for salvo in (*case.salvo, *case.challenged_by):
            found.setdefault(salvo_id(ruling, case, salvo), set()).add(case.question)
    for question in book.questions.values():
        for link in question.links:
            found.setdefault(f"{question.name}~{link.name}", set()).add(question)
    for silence in book.silences:
        found.setdefault(silence.gap, set()).add(silence.question)
    return found


def _mistakes_of_overrides(
    known: set[str], answers: Mapping[str, set[Question]], id_: str, question: Question, overrides: tuple[str, ...]
) -> Iterator[Message]:
    for name in overrides:
        if name not in known:
            yield msg("{id} overrides {name}, which does not exist", id=id_, name=name)
        elif question not in answers.get(name, ()):
            message = msg("{id} overrides {name}, which does not answer {question}")
            yield message.about(id=id_, name=name, question=question.name)
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

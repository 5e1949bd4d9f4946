"""The clock of play by post: a recorded sequence, settled item by item.

Time in a play by post is nothing but the order of the posts. A replay is a fold: each item becomes a situation, derived
from what was settled before it and from itself, and one question is settled about it. Data travels one way: no item
sees what comes after it, and no settled item changes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar, runtime_checkable

from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.situation import Given, Situation, situation
from zarcovi_rules.core.verdict import CONFLITO, DEPENDE, OMISSO, Verdict
from zarcovi_rules.core.vocabulary import Fact, Quantity, Reading, Text, Variable

if TYPE_CHECKING:
    from zarcovi_rules.core.book import Book
    from zarcovi_rules.core.rulings import Question

Item = TypeVar("Item")

WORST_FIRST = (CONFLITO, OMISSO, DEPENDE)
"""Of several silences in one sequence the first of these is the whole's: no further fact would lift it."""


@runtime_checkable
class Authored(Protocol):
    """An item that somebody wrote, and that is told by its author."""

    @property
    def author(self) -> str:
        """Who wrote it."""
        ...


@runtime_checkable
class Named(Authored, Protocol):
    """An item that somebody wrote about something of a name."""

    @property
    def about(self) -> str:
        """The name of what it is about."""
        ...


class Course(Protocol):
    """What is followed through a sequence: a question asked of its items, and a value that the answers lead on."""

    @property
    def about(self) -> Text:
        """What the value at the end answers."""
        ...

    @property
    def question(self) -> Question:
        """What is asked of each item."""
        ...

    @property
    def start(self) -> int | str:
        """The value before the first item."""
        ...

    @property
    def values(self) -> Mapping[str, Text]:
        """What each value that is a word says; none where the value is a number."""
        ...

    @property
    def state(self) -> Fact | Quantity | None:
        """Where an item's question finds the value so far, if it looks at it."""
        ...

    def after(self, value: int | str, answer: int | str) -> int | str:
        """The value once an item has been answered so; `answer` may be a silence, and so may the value."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """A question asked of a whole sequence: of how many of its items is the answer one of `counted`?"""

    name: str
    about: Text
    question: Question
    counted: tuple[str, ...]

    start: ClassVar[int] = 0
    values: ClassVar[Mapping[str, Text]] = {}
    state: ClassVar[None] = None

    def after(self, value: int | str, answer: int | str) -> int | str:
        """One more, if the answer is counted. An item without an answer silences all that follows."""
        if answer in WORST_FIRST:
            return _worst((answer, value))
        return value + (answer in self.counted) if isinstance(value, int) else value


@dataclass(frozen=True, slots=True, kw_only=True)
class Track:
    """A state that a sequence carries along: what an item's question answers leads to the state that the next finds.

    `state` is the fact (or number) that the question looks at, `begins` its value before the first item, `leads` what
    each answer makes of it; an answer that is a number becomes it, and one that is not listed leaves it as it is. After
    an item without an answer the state is unknown, until an answer leads to one again. Where the state is a number, a
    word to which an answer leads (there is none to count) is no number that the next item could find.
    """

    name: str
    about: Text
    question: Question
    state: Fact | Quantity
    begins: int | str
    leads: Mapping[str, str] = field(default_factory=dict)

    @property
    def start(self) -> int | str:
        """The value before the first item."""
        return self.begins

    @property
    def values(self) -> Mapping[str, Text]:
        """What each state says; where it is a number, only the words to which answers may lead instead."""
        if isinstance(self.state, Fact):
            return self.state.values
        return {word: self.question.values[word] for word in self.leads.values()}

    def after(self, value: int | str, answer: int | str) -> int | str:
        """The next state; see the class."""
        if isinstance(answer, int):
            return answer
        if answer in WORST_FIRST:
            return _worst((answer, value))
        return self.leads.get(answer, value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step(Generic[Item]):
    """One item once settled, at its place `index`. `verdict` is None when the question is not asked of the item.

    `given` is what the item states, without the value so far; `total` the value up to and including this item: a count,
    a state, or the silence met so far. `beside` are steps of other things in the same sequence on which this one hangs;
    where they are silent it is not asked at all, and its `total` is their silence.
    """

    index: int
    item: Item
    verdict: Verdict | None
    total: int | str
    given: Given = field(default_factory=dict)
    beside: tuple[Step[Item], ...] = ()


Facts = Callable[[Sequence[Step[Item]], Item], Given | None]
"""What an item states, given the steps before it; None when the question is not asked of it."""


class _Proven(ABC):
    """An answer that rests on several verdicts: its proof is gathered from theirs."""

    __slots__ = ()

    @abstractmethod
    def collect(self, name: str) -> tuple[Any, ...]:
        """All entries of the field `name` of those proofs, each once, in their order."""

    @property
    def decided(self) -> tuple[str, ...]:
        """The ids that decided."""
        return self.collect("decided")

    @property
    def gaps(self) -> tuple[str, ...]:
        """The declared silences met."""
        return self.collect("gaps")


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally(_Proven, Generic[Item]):
    """Where a course ends, with the verdict on every item: its proof is theirs.

    `choice` is the verdict by which this course was followed and not another, `otherwise` where that one ends: where
    the choice is silent and the two do not end alike, so is this.
    """

    count: Course
    steps: tuple[Step[Item], ...]
    choice: Verdict | None = None
    otherwise: int | str | None = None

    @property
    def answer(self) -> int | str:
        """How many were counted, or the last state; *conflito*, *omisso* or *depende* when an item has no answer."""
        found = self.steps[-1].total if self.steps else self.count.start
        if self.choice is not None and self.choice.answer in WORST_FIRST and found != self.otherwise:
            return self.choice.answer
        return found

    @property
    def values(self) -> Mapping[str, Text]:
        """What each answer that is a word says."""
        return self.count.values

    @property
    def numeric(self) -> bool:
        """Whether the answer may be a number."""
        return not isinstance(self.count.state, Fact)

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdict that chose the course, if one did, and those on the items asked about, in their order."""
        asked = tuple(verdict for _, verdict in self.asked)
        return asked if self.choice is None else (self.choice, *asked)

    @property
    def asked(self) -> tuple[tuple[Step[Item], Verdict], ...]:
        """The steps on which there is a verdict, each once and after those beside it, with that verdict."""
        every = (one for step in self.steps for one in (*step.beside, step))
        found = {id(one.verdict): (one, one.verdict) for one in every if one.verdict is not None}
        return tuple(found.values())

    @property
    def silent(self) -> tuple[Step[Item], ...]:
        """The items without an answer: what to look at when the whole has none."""
        return tuple(step for step, verdict in self.asked if verdict.outcome in WORST_FIRST)

    @property
    def readings(self) -> tuple[str, ...]:
        """The readings that, taken the other way, would lead elsewhere."""
        now = self.answer
        variables = dict.fromkeys(v for step in self.steps if step.verdict for v in step.verdict.plan.variables)
        found = [
            reading.name
            for reading in variables
            if isinstance(reading, Reading) and any(self._under(reading, option) != now for option in reading.domain)
        ]
        found += (name for step in self.steps for one in step.beside if one.verdict for name in one.verdict.readings)
        if self.choice is not None and self.otherwise != now:
            found += self.choice.readings
        return tuple(dict.fromkeys(found))

    def collect(self, name: str) -> tuple[Any, ...]:
        """All entries of the field `name` of the proofs of all items, each once, in their order.

        What is followed is never among what the answer depends on: nobody can state it.
        """
        entries = (entry for v in self.verdicts for entry in v.proof.collect(name))
        followed = "" if self.count.state is None else self.count.state.name
        return tuple(dict.fromkeys(entry for entry in entries if name != "depends_on" or entry != followed))

    def _under(self, reading: Reading, option: str) -> int | str:
        value = self.count.start
        answers: dict[object, int | str] = {}  # the same is done again and again in a long battle
        for step in self.steps:
            if step.verdict is None:
                value = step.total if step.beside else value
                continue
            state, verdict = self.count.state, step.verdict
            key = (id(verdict.plan), value, *step.given.items()) if state is not None else id(verdict)
            if key not in answers:
                known = verdict.situation
                if state is not None:
                    known = _met(verdict.plan.book, step.given, {state.name: _found(self.count, value)})
                known = replace(known, values={**known.values, reading: option})
                answers[key] = verdict.plan.ask(known).answer
            value = self.count.after(value, answers[key])
        return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Upon(_Proven):
    """The verdict on a question that looks at counts: each count is a number of the situation."""

    verdict: Verdict
    counts: Mapping[str, Tally[Any]]

    @property
    def values(self) -> Mapping[str, Text]:
        """What each answer that is a word says."""
        return self.verdict.values

    @property
    def numeric(self) -> bool:
        """Whether the answer may be a number."""
        return self.verdict.numeric

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdict on the question, and those on the items of its counts."""
        return (self.verdict, *(verdict for tally in self.counts.values() for verdict in tally.verdicts))

    @property
    def answer(self) -> int | str:
        """The question's answer; where it hangs on a silent count and nothing else, that silence."""
        answer = self.verdict.answer
        if answer == DEPENDE:
            asked = set(self.verdict.proof.depends_on)
            silent = {name: tally.answer for name, tally in self.counts.items() if tally.answer in WORST_FIRST}
            if asked and asked <= silent.keys():
                return _worst(silent[name] for name in asked)
        return answer

    @property
    def readings(self) -> tuple[str, ...]:
        """The readings on which the answer, or one of its counts, depends."""
        counted = (name for tally in self.counts.values() for name in tally.readings)
        return tuple(dict.fromkeys((*self.verdict.readings, *counted)))

    def collect(self, name: str) -> tuple[Any, ...]:
        """All entries of the field `name` of the question's proof and of its counts', each once.

        The counts are never among what the answer depends on: nobody can state them.
        """
        asked = (x for x in self.verdict.proof.collect(name) if name != "depends_on" or x not in self.counts)
        counted = (entry for tally in self.counts.values() for entry in tally.collect(name))
        return tuple(dict.fromkeys((*asked, *counted)))


def tally(book: Book, count: Course, items: Iterable[Item], facts: Facts[Item], *, start: int = 0) -> Tally[Item]:
    """Follow `count` over `items`, of which the first has the place `start` in the whole sequence.

    An item without an answer silences what follows: neither a count nor a state is ever a guess.
    """
    asked = plan(book, count.question)
    steps: list[Step[Item]] = []
    value = count.start
    for index, item in enumerate(items, start):
        given = facts(steps, item)
        verdict = None
        if given is not None:
            carried = {} if count.state is None else {count.state.name: _found(count, value)}
            verdict = asked.ask(_met(book, given, carried))
            value = count.after(value, verdict.answer)
        steps.append(Step(index=index, item=item, verdict=verdict, total=value, given=given or {}))
    return Tally(count=count, steps=tuple(steps))


def ask_upon(book: Book, question: Question, given: Given, counts: Mapping[str, Tally[Any]]) -> Upon:
    """Settle `question` on `given` and on where each course ends, by the name of the fact or number that it is.

    A silent one leaves its fact unknown, so that the question may still have one answer whatever it is.
    """
    ends = {name: _found(tally.count, tally.answer) for name, tally in counts.items()}
    return Upon(verdict=plan(book, question).ask(_met(book, given, ends)), counts=counts)


def _met(book: Book, given: Given, found: Mapping[str, int | str | None]) -> Situation:
    """The situation that a question meets: what is silent is unknown, whatever its default is, and what hangs on it."""
    made = situation(book, {**given, **{name: value for name, value in found.items() if value is not None}})
    silent = {name for name, value in found.items() if value is None}
    silent |= {v.name for v in made.values if v not in made.stated and silent & {q.name for q in _compared(v)}}
    return replace(made, values={v: value for v, value in made.values.items() if v.name not in silent})


def _compared(variable: Variable) -> tuple[Quantity, ...]:
    """The numbers that a fact compares."""
    return variable.inputs if isinstance(variable, Fact) else ()


def _found(course: Course, value: int | str) -> int | str | None:
    """The value, if it is one: neither a silence, nor a word where a number is looked for."""
    return value if value not in WORST_FIRST and isinstance(value, str) is isinstance(course.state, Fact) else None


def _worst(outcomes: Iterable[int | str]) -> str:
    return min((str(o) for o in outcomes if o in WORST_FIRST), key=WORST_FIRST.index)


__all__ = ["Authored", "Count", "Course", "Facts", "Named", "Step", "Tally", "Track", "Upon", "ask_upon", "tally"]

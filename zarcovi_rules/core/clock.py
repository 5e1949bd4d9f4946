"""The clock of play by post: a recorded sequence, settled item by item.

Time in a play by post is nothing but the order of the posts. A replay is a fold: each item becomes a situation, derived
from what was settled before it and from itself, and one question is settled about it. Data travels one way: no item
sees what comes after it, and no settled item changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, runtime_checkable

from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.situation import Given, situation
from zarcovi_rules.core.verdict import CONFLITO, DEPENDE, OMISSO, Analysis, Verdict
from zarcovi_rules.core.vocabulary import Reading, Text

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """A question asked of a whole sequence: of how many of its items is the answer one of `counted`?"""

    name: str
    about: Text
    question: Question
    counted: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Step(Generic[Item]):
    """One item once settled, at its place `index`. `verdict` is None when the question is not asked of the item.

    `total` is the count up to and including this item: a number, or the silence met so far.
    """

    index: int
    item: Item
    verdict: Verdict | None
    total: int | str


Facts = Callable[[Sequence[Step[Item]], Item], Given | None]
"""What an item states, given the steps before it; None when the question is not asked of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally(Generic[Item]):
    """The answer to a count, with the verdict on every item: its proof is theirs."""

    count: Count
    steps: tuple[Step[Item], ...]

    @property
    def answer(self) -> int | str:
        """How many were counted; *conflito*, *omisso* or *depende* when some item has no answer."""
        return self.steps[-1].total if self.steps else 0

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdicts on the items asked about, in their order."""
        return tuple(step.verdict for step in self.steps if step.verdict is not None)

    @property
    def silent(self) -> tuple[Step[Item], ...]:
        """The items without an answer: what to look at when the whole has none."""
        return tuple(step for step in self.steps if step.verdict is not None and step.verdict.outcome in WORST_FIRST)

    @property
    def decided(self) -> tuple[str, ...]:
        """The ids that decided the items."""
        return self.collect("decided")

    @property
    def gaps(self) -> tuple[str, ...]:
        """The declared silences met."""
        return self.collect("gaps")

    @property
    def readings(self) -> tuple[str, ...]:
        """The readings that, taken the other way, would give another count."""
        now = self.answer
        variables = dict.fromkeys(v for verdict in self.verdicts for v in verdict.plan.variables)
        return tuple(
            reading.name
            for reading in variables
            if isinstance(reading, Reading) and any(self._under(reading, option) != now for option in reading.domain)
        )

    def collect(self, name: str) -> tuple[Any, ...]:
        """All entries of the field `name` of the proofs of all items, each once, in their order."""
        return tuple(dict.fromkeys(entry for v in self.verdicts for entry in v.proof.collect(name)))

    def _under(self, reading: Reading, option: str) -> int | str:
        total: int | str = 0
        for verdict in self.verdicts:
            known = replace(verdict.situation, values={**verdict.situation.values, reading: option})
            outcome = Analysis.of(verdict.plan, known).outcome(verdict.plan.target)
            total = _added(total, outcome, self.count.counted)
        return total


@dataclass(frozen=True, slots=True, kw_only=True)
class Upon(Generic[Item]):
    """The verdict on a question that looks at counts: each count is a number of the situation."""

    verdict: Verdict
    counts: Mapping[str, Tally[Item]]

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
            silent = {name: tally.answer for name, tally in self.counts.items() if isinstance(tally.answer, str)}
            if asked and asked <= silent.keys():
                return _worst(silent[name] for name in asked)
        return answer

    @property
    def decided(self) -> tuple[str, ...]:
        """The ids that decided the question, then those that decided the counts."""
        return self.collect("decided")

    @property
    def gaps(self) -> tuple[str, ...]:
        """The declared silences met."""
        return self.collect("gaps")

    @property
    def readings(self) -> tuple[str, ...]:
        """The readings on which the answer, or one of its counts, depends."""
        counted = (name for tally in self.counts.values() for name in tally.readings)
        return tuple(dict.fromkeys((*self.verdict.readings, *counted)))

    def collect(self, name: str) -> tuple[Any, ...]:
        """All entries of the field `name` of the question's proof and of its counts', each once."""
        counted = (entry for tally in self.counts.values() for entry in tally.collect(name))
        return tuple(dict.fromkeys((*self.verdict.proof.collect(name), *counted)))


def tally(book: Book, count: Count, items: Iterable[Item], facts: Facts[Item], *, start: int = 0) -> Tally[Item]:
    """Settle `count` over `items`, of which the first has the place `start` in the whole sequence.

    An item without an answer silences the whole: a count is never a guess.
    """
    asked = plan(book, count.question)
    steps: list[Step[Item]] = []
    total: int | str = 0
    for index, item in enumerate(items, start):
        given = facts(steps, item)
        verdict = None if given is None else asked.ask(situation(book, given))
        if verdict is not None:
            total = _added(total, verdict.outcome, count.counted)
        steps.append(Step(index=index, item=item, verdict=verdict, total=total))
    return Tally(count=count, steps=tuple(steps))


def ask_upon(book: Book, question: Question, given: Given, counts: Mapping[str, Tally[Item]]) -> Upon[Item]:
    """Settle `question` on `given` and on `counts`, by the name of the quantity that each is.

    A silent count leaves its quantity unknown, so that the question may still have one answer whatever it is.
    """
    numbers = {name: tally.answer for name, tally in counts.items() if isinstance(tally.answer, int)}
    return Upon(verdict=plan(book, question).ask(situation(book, {**given, **numbers})), counts=counts)


def _added(total: int | str, outcome: str, counted: tuple[str, ...]) -> int | str:
    if outcome in WORST_FIRST:
        return _worst((outcome, total))
    return total + (outcome in counted) if isinstance(total, int) else total


def _worst(outcomes: Iterable[int | str]) -> str:
    return min((o for o in outcomes if isinstance(o, str)), key=WORST_FIRST.index)


__all__ = ["Authored", "Count", "Facts", "Step", "Tally", "Upon", "ask_upon", "tally"]

"""A second evaluator, slow and literal: the rulebook's words carried out for one situation at a time.

1. A ruling *applies* when its `when` holds and no salvo of it does; it is *defeated* when an undefeated applying ruling
   of the same question overrides it. Undefeated answers: none, *omisso*; all equal, that answer; different, *conflito*.
2. A question below without an answer is unknown above: settle for each possible value; equal, that answer; else
   *omisso*.

Nothing here is shared with the settlement of the core but the objects that authors write.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import ALWAYS, All, Condition, Is, Not, Some
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.vocabulary import Fact, Variable

State = Mapping[Variable, str]
OMISSO, CONFLITO = "omisso", "conflito"
BLOCKED = "blocked"
"""An *omisso* that comes from silence below: the possible answers there lead to different answers here."""


@dataclass(frozen=True)
class Found:
    """What one question came to. `stands`: the ids that stand whatever silent questions below are; `may`: if some are.

    `defeated` and `withdrawn` are the ids that are so whatever silent questions below are.
    """

    outcome: str
    stands: frozenset[str]
    may: frozenset[str]
    defeated: frozenset[str]
    withdrawn: frozenset[str]

    @property
    def answer(self) -> str:
        return OMISSO if self.outcome == BLOCKED else self.outcome


@dataclass(frozen=True)
class Speaker:
    """Something that speaks on a question: a case, an exception with an answer, a gap, a link."""

    id: str
    names: frozenset[str]
    when: Condition
    then: str | Variable | None
    overrides: tuple[str, ...]
    lifted_when: tuple[Condition, ...] = ()

    def overrules(self, other: Speaker) -> bool:
        return any(name in other.names for name in self.overrides)


def truth(condition: Condition, state: State) -> bool:
    match condition:
        case Is(variable, values):
            return state[variable] in values
        case Not(part):
            return not truth(part, state)
        case All(parts):
            return all(truth(part, state) for part in parts)
        case Some(parts):
            return any(truth(part, state) for part in parts)
    raise TypeError(condition)


def speakers(book: Book, question: Question) -> Iterator[Speaker]:
    for ruling in book.rulings.values():
        for case in ruling.cases:
            if case.question is not question:
                continue
            id_ = ruling.id if case.name == "base" else f"{ruling.id}:{case.name}"
            lifted_when = []
            for salvo, yields in (
                *((salvo, ALWAYS) for salvo in case.salvo),
                *((salvo, book.absolute_yields) for salvo in case.challenged_by),
            ):
                lifted = salvo.clause.is_("sim") & salvo.when & yields
                lifted_when.append(lifted)
                salvo_id = f"{id_}!{salvo.clause.name.split('.')[-1]}"
                if salvo.then is not None:
                    yield Speaker(salvo_id, frozenset({salvo_id}), case.when & lifted, salvo.then, salvo.overrides)
            names = frozenset({id_, ruling.id, f"{ruling.id}:{case.name}"})
            yield Speaker(id_, names, case.when, case.then, case.overrides, tuple(lifted_when))
    for silence in book.silences:
        if silence.question is question:
            yield Speaker(silence.gap, frozenset({silence.gap}), silence.when, None, silence.defeats)
    for link in question.links:
        id_ = f"{question.name}~{link.name}"
        yield Speaker(id_, frozenset({id_}), link.when, link.then, ())
    if question.computed is not None:
        for values in product(*(variable.domain for variable in question.computed.inputs)):
            answer = question.computed.compute(book.figures, *values)
            if answer is not None:
                id_ = f"{question.name}~{'~'.join(values)}"
                inputs = zip(question.computed.inputs, values, strict=True)
                when = All(tuple(variable.is_(value) for variable, value in inputs))
                yield Speaker(id_, frozenset({id_}), when, answer, ())


def looked_at(speaker: Speaker) -> Iterator[Variable]:
    for condition in (speaker.when, *speaker.lifted_when):
        for atom in condition.atoms():
            yield atom.variable
    if isinstance(speaker.then, Variable):
        yield speaker.then


class Literal:
    """The slow evaluator of one book."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.speakers = {question: list(speakers(book, question)) for question in book.questions.values()}
        self.below = {
            question: [v for v in book.questions.values() if any(v in looked_at(s) for s in said)]
            for question, said in self.speakers.items()
        }

    def ask(self, question: Question, state: State) -> Found:
        """Settle `question` in `state`, which gives every fact and every reading."""
        return self.ask_all(question, dict(state), {})[question]

    def ask_all(
        self, question: Question, known: dict[Variable, str], found: dict[Question, Found]
    ) -> dict[Question, Found]:
        silent = []
        for below in self.below[question]:
            if below not in found:
                self.ask_all(below, known, found)
            if found[below].outcome in below.domain:
                known[below] = found[below].outcome
            else:
                silent.append(below)
        each = []
        for values in product(*(below.domain for below in silent)):
            assumed = dict(known)
            assumed.update(zip(silent, values, strict=True))
            each.append(self.decide(self.speakers[question], assumed))
        outcomes = {one.outcome for one in each}
        found[question] = Found(
            outcome=outcomes.pop() if len(outcomes) == 1 else BLOCKED,
            stands=frozenset.intersection(*(one.stands for one in each)),
            may=frozenset.union(*(one.stands for one in each)),
            defeated=frozenset.intersection(*(one.defeated for one in each)),
            withdrawn=frozenset.intersection(*(one.withdrawn for one in each)),
        )
        return found

    def decide(self, said: list[Speaker], state: State) -> Found:
        holding = [speaker for speaker in said if truth(speaker.when, state)]
        applying = [s for s in holding if not any(truth(lifted, state) for lifted in s.lifted_when)]

        def defeated(speaker: Speaker) -> bool:
            return any(other.overrules(speaker) and not defeated(other) for other in applying)

        standing = [speaker for speaker in applying if not defeated(speaker)]
        answers = {
            state[speaker.then] if isinstance(speaker.then, Variable) else speaker.then
            for speaker in standing
            if speaker.then is not None
        }
        stands = frozenset(speaker.id for speaker in standing)
        return Found(
            outcome=OMISSO if not answers else CONFLITO if len(answers) > 1 else answers.pop(),
            stands=stands,
            may=stands,
            defeated=frozenset(speaker.id for speaker in applying if defeated(speaker)),
            withdrawn=frozenset(speaker.id for speaker in holding if speaker not in applying),
        )


def free(book: Book) -> list[Variable]:
    """What a state of the book gives: all its facts and readings."""
    return [*book.facts.values(), *book.readings.values()]


def states(book: Book) -> Iterator[dict[Variable, str]]:
    """Every state of the book, whether it can be or not."""
    variables = free(book)
    for values in product(*(variable.domain for variable in variables)):
        yield dict(zip(variables, values, strict=True))


def can_be(book: Book, state: State) -> bool:
    return not any(truth(impossible.when, state) for impossible in book.impossible)


def completions(book: Book, known: State) -> Iterator[dict[Variable, str]]:
    """Every state that can be and agrees with `known`, whatever the facts that `known` does not give."""
    unknown: list[Fact] = [fact for fact in book.facts.values() if fact not in known]
    for values in product(*(fact.domain for fact in unknown)):
        state = dict(known)
        state.update(zip(unknown, values, strict=True))
        if can_be(book, state):
            yield state

"""A second evaluator, slow and literal: the rulebook's words carried out for one situation at a time.

1. A ruling *applies* when its `when` holds and no salvo of it does; it is *defeated* when an undefeated applying ruling
   of the same question overrides it. Undefeated answers: none, *omisso*; all equal, that answer; different, *conflito*.
2. A question below without an answer is unknown above: settle for each possible value; equal, that answer; else
   *omisso*.

Nothing here is shared with the settlement of the core but the objects that authors write.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
MEMORY = 1 << 16
"""Decisions of one question, and findings that were merged, remembered before all of them are forgotten."""


@dataclass(frozen=True, eq=False)
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


@dataclass(frozen=True, eq=False)
class Speaker:
    """Something that speaks on a question: a case, an exception with an answer, a gap, a link.

    `then` is None for a gap; links and what is worked out from figures are structure, which is never `cited`.
    """

    id: str
    names: frozenset[str]
    when: Condition
    then: str | Variable | None
    overrides: tuple[str, ...]
    lifted_when: tuple[Condition, ...] = ()
    cited: bool = True

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
        yield Speaker(id_, frozenset({id_}), link.when, link.then, (), cited=False)
    if question.computed is not None:
        for values in product(*(variable.domain for variable in question.computed.inputs)):
            answer = question.computed.compute(book.figures, *values)
            if answer is not None:
                id_ = f"{question.name}~{'~'.join(values)}"
                inputs = zip(question.computed.inputs, values, strict=True)
                when = All(tuple(variable.is_(value) for variable, value in inputs))
                yield Speaker(id_, frozenset({id_}), when, answer, (), cited=False)


def looked_at(speaker: Speaker) -> Iterator[Variable]:
    for condition in (speaker.when, *speaker.lifted_when):
        for atom in condition.atoms():
            yield atom.variable
    if isinstance(speaker.then, Variable):
        yield speaker.then


class Literal:
    """The slow evaluator of one book.

    `looks` is what a question looks at: facts and readings first, then the questions below. A *local state* gives each
    of these a value, or None to a question below that is silent.
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.speakers = {question: list(speakers(book, question)) for question in book.questions.values()}
        self.looks = {question: list(dict.fromkeys(_first_facts(said))) for question, said in self.speakers.items()}
        self.below = {q: [v for v in looks if isinstance(v, Question)] for q, looks in self.looks.items()}
        self.impossible = {
            question: [
                impossible.when
                for impossible in book.impossible
                if all(atom.variable in looks for atom in impossible.when.atoms())
            ]
            for question, looks in self.looks.items()
        }
        self.decided: dict[Question, dict[tuple[str, ...], Found]] = {question: {} for question in self.speakers}
        self.one: dict[tuple[object, ...], Found] = {}
        self.merged: dict[frozenset[Found], Found] = {}

    def ask(self, question: Question, state: State) -> Found:
        """Settle `question` in `state`, which gives every fact and every reading."""
        return self.ask_all(question, state, {})[question]

    def ask_all(self, question: Question, state: State, found: dict[Question, Found]) -> dict[Question, Found]:
        """Settle `question` and all that it needs in `state`; those in `found` are settled already."""
        known: list[str | None] = []
        for variable in self.looks[question]:
            if isinstance(variable, Question):
                if variable not in found:
                    self.ask_all(variable, state, found)
                outcome = found[variable].outcome
                known.append(outcome if outcome in variable.domain else None)
            else:
                known.append(state[variable])
        found[question] = self.settle(question, known)
        return found

    def can_be(self, question: Question, state: State) -> bool:
        """Whether what is known in a local state of `question`, which gives every fact that it looks at, can be."""
        return not any(truth(impossible, state) for impossible in self.impossible[question])

    def settle(self, question: Question, known: Sequence[str | None]) -> Found:
        """Settle `question` alone in a local state: the values of what it `looks` at, in that order."""
        possible = [
            v.domain if value is None else (value,) for v, value in zip(self.looks[question], known, strict=True)
        ]
        remembered = self.decided[question]
        return self.agreed(
            frozenset(remembered.get(values) or self.decide(question, values) for values in product(*possible))
        )

    def agreed(self, each: frozenset[Found]) -> Found:
        """What holds whichever of these is what the question came to."""
        if len(each) == 1:
            return next(iter(each))
        if each not in self.merged:
            if len(self.merged) >= MEMORY:
                self.merged.clear()
            outcomes = {one.outcome for one in each}
            self.merged[each] = Found(
                outcome=outcomes.pop() if len(outcomes) == 1 else BLOCKED,
                stands=frozenset.intersection(*(one.stands for one in each)),
                may=frozenset.union(*(one.stands for one in each)),
                defeated=frozenset.intersection(*(one.defeated for one in each)),
                withdrawn=frozenset.intersection(*(one.withdrawn for one in each)),
            )
        return self.merged[each]

    def cited(self, question: Question, found: Found) -> frozenset[str]:
        """The ids that are to be cited for an answer: those that give it whatever is silent; if none is, all that may.

        A conflict cites all that may stand, silence nothing.
        """
        answering = frozenset(speaker.id for speaker in self.speakers[question] if speaker.then is not None)
        cited = frozenset(
            speaker.id for speaker in self.speakers[question] if speaker.then is not None and speaker.cited
        )
        if found.answer == OMISSO:
            return frozenset()
        throughout = found.outcome != CONFLITO and answering & found.stands
        return cited & (found.stands if throughout else found.may)

    def gaps(self, question: Question, found: Found) -> frozenset[str]:
        """The gaps of a silence: those that are there; if none is, and no ruling speaks, all that may be."""
        gaps = frozenset(speaker.id for speaker in self.speakers[question] if speaker.then is None)
        if found.answer != OMISSO:
            return frozenset()
        return gaps & found.stands or (gaps & found.may if found.outcome == OMISSO else frozenset())

    def decide(self, question: Question, values: tuple[str, ...]) -> Found:
        """Settle `question` where nothing below is silent. What was decided is remembered, what is the same is one."""
        remembered = self.decided[question]
        if len(remembered) >= MEMORY:
            remembered.clear()
        found = decide(self.speakers[question], dict(zip(self.looks[question], values, strict=True)))
        same = (found.outcome, found.stands, found.defeated, found.withdrawn)
        remembered[values] = self.one.setdefault(same, found)
        return remembered[values]


def decide(said: list[Speaker], state: State) -> Found:
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
        defeated=frozenset(speaker.id for speaker in applying if speaker not in standing),
        withdrawn=frozenset(speaker.id for speaker in holding if speaker not in applying),
    )


def _first_facts(said: list[Speaker]) -> list[Variable]:
    return sorted((v for speaker in said for v in looked_at(speaker)), key=lambda v: isinstance(v, Question))


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

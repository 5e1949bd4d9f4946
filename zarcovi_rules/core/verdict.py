"""Verdicts: an answer together with its proof.

The proof is not a second opinion: it reads the very settlement that gave the answer. It is built when somebody looks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any, Protocol

from zarcovi_rules.core.conditions import All, Columns, Condition, Is, Not, Some, failure, support, surely
from zarcovi_rules.core.rulings import Gap, Look, Question, Ruling, UnstatedError
from zarcovi_rules.core.settlement import Settled, settle, settle_all, spread
from zarcovi_rules.core.situation import Situation
from zarcovi_rules.core.together import possible
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.core.vocabulary import Clause, Fact, Reading, Text, Variable

if TYPE_CHECKING:
    from zarcovi_rules.core.layers import Lift, Node
    from zarcovi_rules.core.plan import Plan

OMISSO, CONFLITO, DEPENDE = "omisso", "conflito", "depende"
SILENCES = frozenset({OMISSO, CONFLITO, DEPENDE})

WIDEST = 1 << 20
"""More combinations of unknown facts than this are not tried: the verdict then depends on all of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Defeat:
    """A case that applied, and the cases that defeated it; or one that was withdrawn, and the salvos that did it."""

    id: str
    by: tuple[str, ...]
    withdrawn: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """Why a question got its answer.

    `decided` are the ids that decided this question; `reasons` the comparisons by which they applied; `below` the
    proofs of the questions that these looked at. `unless` are the salvos that would have lifted a deciding case, had a
    legend said so. `gaps` are the declared silences met, `depends_on` the names of the unknown facts that decide.
    """

    question: Question
    answer: str
    decided: tuple[str, ...] = ()
    reasons: tuple[tuple[Variable, str], ...] = ()
    unless: tuple[tuple[str, Clause], ...] = ()
    defeated: tuple[Defeat, ...] = ()
    ignored: tuple[tuple[Clause, str], ...] = ()
    used: tuple[Clause, ...] = ()
    gaps: tuple[str, ...] = ()
    depends_on: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    below: tuple[Proof, ...] = ()

    def walk(self) -> Iterator[Proof]:
        """This proof and all below it, each question once, from the top down."""
        seen: set[Question] = set()
        open_ = [self]
        while open_:
            proof = open_.pop(0)
            if proof.question not in seen:
                seen.add(proof.question)
                yield proof
                open_.extend(proof.below)

    def collect(self, name: str) -> tuple[Any, ...]:
        """All entries of the field `name` of this proof and those below, each once, top first."""
        return tuple(dict.fromkeys(entry for proof in self.walk() for entry in getattr(proof, name)))


class Answered(Protocol):
    """Whatever a judge answers with: a verdict, or a count over a sequence, or a verdict that looks at counts."""

    @property
    def answer(self) -> str | int:
        """The answer."""

    @property
    def values(self) -> Mapping[str, Text]:
        """What each answer that is a word says; the silences apart."""

    @property
    def numeric(self) -> bool:
        """Whether the answer may be a number."""

    @property
    def readings(self) -> tuple[str, ...]:
        """The readings on which it depends."""

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdicts that it rests on."""

    def collect(self, name: str) -> tuple[Any, ...]:
        """All entries of the field `name` of the proofs that it rests on."""


class Verdict:
    """The answer to one question about one situation. Ask `answer` for the answer, `proof` for the why.

    `answer` is the question's answer as written in files, a whole number where the answer is one, or *omisso*,
    *conflito*, *depende*.
    """

    __slots__ = ("_analysis", "_known", "plan", "settled")

    def __init__(self, plan: Plan, settled: int, known: Situation | frozenset[Variable]) -> None:
        self.plan = plan
        self.settled = settled
        self._known = known
        self._analysis: Analysis | None = None

    @property
    def situation(self) -> Situation:
        """What was known when the question was asked."""
        if isinstance(self._known, frozenset):
            self._known = self.plan.unpacked(self.settled, self._known)
        return self._known

    @property
    def outcome(self) -> str:
        """The answer as a word, before any amount is worked out."""
        found = self.plan.outcome(self.settled)
        # A row tried each unknown fact on its own; only the whole can tell whether all of them lead to one answer.
        return self.analysis.outcome(self.plan.target) if found == DEPENDE else found

    @property
    def answer(self) -> str | int:
        """The answer; see the class."""
        plan = self.plan
        outcome = plan.outcomes[self.settled & plan.target_mask]
        if outcome == DEPENDE:
            outcome = self.outcome
        return self.analysis.answer if outcome in plan.target.amounts else outcome

    @property
    def values(self) -> Mapping[str, Text]:
        """What each answer of its question says."""
        return self.plan.target.values

    @property
    def numeric(self) -> bool:
        """Whether the answer may be a number."""
        return bool(self.plan.target.amounts)

    @property
    def analysis(self) -> Analysis:
        """The settlement of every layer that this answer rests on."""
        if self._analysis is None:
            self._analysis = Analysis.of(self.plan, self.situation)
        return self._analysis

    @property
    def proof(self) -> Proof:
        """Why this is the answer."""
        return self.analysis.proof

    @property
    def readings(self) -> tuple[str, ...]:
        """The readings on which the answer depends: taken the other way, it would be another."""
        return self.analysis.readings

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdicts that this rests on: itself."""
        return (self,)

    def collect(self, name: str) -> tuple[Any, ...]:
        """All entries of the field `name` of the proof, see `Proof.collect`."""
        return self.proof.collect(name)


class Amount(NamedTuple):
    """An answer worked out: the answer, the number missing for it, the figures that it was worked out from."""

    answer: str | int
    missing: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Analysis:
    """All layers of one question settled over every situation that the known facts leave open.

    With everything known that is one situation. `open` are the unknown facts that can matter; `hangs` tells, a question
    each, on which it hangs: a question below that hangs on others cannot matter, and is not answered. With more
    combinations than `WIDEST` nothing is settled here: where the plan's rows do not agree on an answer, it depends on
    all that are unknown.
    """

    plan: Plan
    known: Situation
    open: tuple[Variable, ...]
    hangs: Mapping[Variable, frozenset[Variable]]
    columns: Columns
    full: int
    settled: Mapping[Variable, Settled]

    @classmethod
    def of(cls, plan: Plan, known: Situation) -> Analysis:
        """Analyse `known`."""
        hangs = open_facts(plan, known)
        open_ = tuple(variable for variable in plan.variables if variable in hangs[plan.target])
        width = prod(len(fact.domain) for fact in open_)
        if width > WIDEST:
            return cls(plan=plan, known=known, open=open_, hangs=hangs, columns={}, full=0, settled={})
        full = (1 << width) - 1
        columns = spread(open_)
        for variable in plan.variables:
            if variable not in columns and not isinstance(variable, Question):
                value = known.values.get(variable)
                columns[variable] = {} if value is None else {value: full}
        # Several combinations may rule out together what none does alone: such a case is judged as it was stated.
        full = possible(plan.book, columns, full) or full
        columns = {v: {value: bits & full for value, bits in column.items()} for v, column in columns.items()}
        settled = settle_all(plan.layers, columns, full)
        answers = {q: done.answers if hangs[q] <= hangs[plan.target] else {} for q, done in settled.items()}
        columns = {**columns, **answers}
        return cls(plan=plan, known=known, open=open_, hangs=hangs, columns=columns, full=full, settled=settled)

    def outcome(self, question: Variable) -> str:
        """The one answer of `question` in every situation left open, or the silence that it is."""
        done = self.settled.get(question)
        if done is None:
            return self.plan.outcome(self.plan.settled(self.plan.pack(self.known)), question)
        if self._idle(question):
            return DEPENDE
        for answer, bits in done.answers.items():
            if bits == self.full:
                return answer
        if done.conflict == self.full:
            return CONFLITO
        return OMISSO if done.omitted | done.blocked == self.full else DEPENDE

    @property
    def answer(self) -> str | int:
        """The answer of the target, its amount worked out."""
        return self._amount().answer

    def _amount(self) -> Amount:
        """The answer of the target, what it needs that the case does not state, what it was worked out from."""
        outcome = self.outcome(self.plan.target)
        amount = self.plan.target.amounts.get(outcome)
        if amount is None:
            return Amount(outcome)
        answers: dict[Variable, str] = {layer.question: self.outcome(layer.question) for layer in self.plan.layers}
        figures = self.plan.book.figures.watched()
        try:
            number = amount(Look(figures, self.known.numbers, answers))
        except UnstatedError as error:
            return Amount(DEPENDE, missing=(error.quantity.name,))
        return Amount(OMISSO if number is None else number, figures=figures.read)

    @cached_property
    def proof(self) -> Proof:
        """Why the target got its answer."""
        proof = self.prove(self.plan.target)
        worked = self._amount()
        if worked.missing:
            return replace(proof, answer=DEPENDE, depends_on=worked.missing)
        return replace(proof, figures=tuple(dict.fromkeys((*worked.figures, *proof.figures))))

    def prove(self, question: Question) -> Proof:
        """Why `question` got its answer."""
        done = self.settled.get(question)
        outcome = self.outcome(question)
        if done is None or self._idle(question):
            open_ = [variable for variable in self.plan.variables if variable in self.hangs[question]]
            return Proof(question=question, answer=outcome, depends_on=self._names(open_ if outcome == DEPENDE else ()))
        nodes = list(zip(done.layer.nodes, done.stands, done.may_stand, strict=True))
        # A gap that is there for certain explains the silence. Where no ruling speaks, whatever is silent below, that
        # explains it together with each gap that may be there. Else what is silent below does.
        certain = [gap for gap, bits in done.gaps.items() if bits & done.silent]
        perhaps = [node.id for node, _, may in nodes if isinstance(node.origin, Gap) and may & done.omitted]
        silenced = certain or perhaps
        # What gives the answer throughout explains it; else all that give it somewhere, as a conflict takes all it has.
        deciding = [node for node, stands, _ in nodes if stands == self.full and node.then is not None]
        if outcome == CONFLITO or not deciding:
            deciding = [node for node, _, may_stand in nodes if may_stand and node.then is not None]
        if outcome in (OMISSO, DEPENDE):
            deciding = []
        looked = [atom.variable for node in deciding for atom in support(node.when, self.columns, self.full)]
        looked += [node.then for node in deciding if isinstance(node.then, Variable)]
        looked += [variable for node in deciding for variable in self._kept_from_lifting(node)]
        looked = list(dict.fromkeys(looked))
        if outcome in (OMISSO, DEPENDE):
            silent = done.silent if silenced and not certain else done.blocked
            # Of what is silent below only that counts which something looks at that may have a say here.
            concerned = {variable for node, _, may in nodes if may & silent for variable in node.reads()}
            below = (question for question in done.layer.below if question in concerned and not self._idle(question))
            looked = [question for question in below if self.settled[question].silent & silent]
        return Proof(
            question=question,
            answer=outcome,
            decided=tuple(dict.fromkeys(node.id for node in deciding if isinstance(node.origin, Ruling))),
            reasons=tuple((v, value) for v in looked if (value := self._value(v)) is not None),
            unless=tuple(
                (lift.id, lift.clause)
                for node in deciding
                for lift in node.lifts
                if surely(lift.besides, self.columns, self.full) == self.full
            ),
            defeated=tuple(self._defeats(done)),
            ignored=tuple(self._ignored(done)),
            used=tuple(dict.fromkeys(self._used(done, looked))),
            gaps=tuple(dict.fromkeys(silenced)) if outcome == OMISSO else (),
            depends_on=self._names(list(self._deciders(done)) or self.open) if outcome == DEPENDE else (),
            figures=tuple(dict.fromkeys(name for node in deciding for name in node.figures)),
            below=tuple(self.prove(variable) for variable in looked if isinstance(variable, Question)),
        )

    @cached_property
    def readings(self) -> tuple[str, ...]:
        """The ids of the readings that, taken the other way, would give the target another answer."""
        found = []
        mine = self.answer
        for variable in self.plan.variables:
            if isinstance(variable, Reading):
                for option in variable.domain:
                    if option != self.known.values[variable]:
                        other = replace(self.known, values={**self.known.values, variable: option})
                        if self.plan.ask(other).answer != mine:
                            found.append(variable.name)
                            break
        return tuple(found)

    def _kept_from_lifting(self, node: Node) -> Iterator[Variable]:
        """What keeps a clause that a legend says, and that may lift this case, from lifting it."""
        for lift in node.lifts:
            if not lift.challenge and self.known.values.get(lift.clause) == "sim":
                yield from (atom.variable for atom in failure(lift.besides, self.columns, self.full))

    def _idle(self, question: Variable) -> bool:
        return not self.hangs[question] <= self.hangs[self.plan.target]

    def _value(self, variable: Variable) -> str | None:
        if isinstance(variable, Question):
            return self.outcome(variable)
        return self.known.values.get(variable)

    def _defeats(self, done: Settled) -> Iterator[Defeat]:
        nodes = done.layer.nodes
        for place, node in enumerate(nodes):
            if not isinstance(node.origin, Ruling):
                continue
            # Only what is so in every situation left open is told: "perhaps defeated" is no reason.
            beaten = [beater for beater in node.beaten_by if done.stands[beater] & done.applies[place] == self.full]
            beaters = tuple(dict.fromkeys(nodes[beater].id for beater in beaten))
            if beaters:
                yield Defeat(id=node.id, by=beaters)
            elif lifts := tuple(lift.id for lift in self._lifting(node, everywhere=True)):
                yield Defeat(id=node.id, by=lifts, withdrawn=True)

    def _ignored(self, done: Settled) -> Iterator[tuple[Clause, str]]:
        for place, node in enumerate(done.layer.nodes):
            for lift in node.lifts:
                said = lift.challenge and self.known.values.get(lift.clause) == "sim"
                if said and not lift.when.holds(self.columns, self.full) and done.stands[place]:
                    yield lift.clause, node.id

    def _used(self, done: Settled, looked: Sequence[Variable]) -> Iterator[Clause]:
        for variable in looked:
            if isinstance(variable, Clause) and self.known.values.get(variable) == "sim":
                yield variable
        for node in done.layer.nodes:
            yield from (lift.clause for lift in self._lifting(node))

    def _lifting(self, node: Node, *, everywhere: bool = False) -> Iterator[Lift]:
        """What surely lifts a case that surely applies: in every situation left open, or in some."""
        for lift in node.lifts:
            where = surely(lift.when, self.columns, self.full)
            if where and (where == self.full or not everywhere):
                where &= surely(node.when, self.columns, self.full)
                if where == self.full or (where and not everywhere):
                    yield lift

    def _deciders(self, done: Settled) -> Iterator[Variable]:
        """The open facts of which some change, alone, changes the outcome."""
        outcomes = [*done.answers.values(), done.conflict, done.omitted | done.blocked]
        inner = prod(len(fact.domain) for fact in self.open)
        for fact in self.open:
            inner //= len(fact.domain)
            column = [self.columns[fact].get(value, 0) for value in fact.domain]
            pairs = [(i, j) for j in range(len(column)) for i in range(j)]
            if any(
                ((bits & column[i]) << (inner * (j - i))) & column[j] & ~bits
                or ((~bits & column[i]) << (inner * (j - i))) & column[j] & bits
                for i, j in pairs
                for bits in outcomes
            ):
                yield fact

    def _names(self, facts: Iterable[Variable]) -> tuple[str, ...]:
        """The names to ask for: of a derived fact, the numbers that are missing."""
        names: list[str] = []
        for fact in facts:
            inputs = fact.inputs if isinstance(fact, Fact) else ()
            names += [quantity.name for quantity in inputs if quantity not in self.known.numbers] or [fact.name]
        return tuple(dict.fromkeys(names))


def open_facts(plan: Plan, known: Situation) -> dict[Variable, frozenset[Variable]]:
    """For each question, the unknown facts on which it can hang: those that no known fact makes irrelevant."""
    values: dict[Variable, str] = dict(known.values)
    opens: dict[Variable, frozenset[Variable]] = {}
    for layer in plan.layers:
        found: set[Variable] = set()
        for node in layer.nodes:
            truth, open_ = _residue(node.when, values, opens)
            if truth is False:
                continue
            found |= open_
            for lift in node.lifts:
                found |= _residue(lift.when, values, opens)[1]
            if isinstance(node.then, Variable) and node.then not in values:
                found |= opens.get(node.then, frozenset({node.then}))
        if found:
            opens[layer.question] = frozenset(found)
            continue
        opens[layer.question] = frozenset()
        columns = {v: {values[v]: 1} if v in values else {} for v in layer.reads}
        silent: dict[Variable, int] = {v: 1 for v in layer.below if v not in values}
        answer = next((a for a, bits in settle(layer, columns, silent, 1).answers.items() if bits), None)
        if answer is not None:
            values[layer.question] = answer
    return opens


_NOTHING: frozenset[Variable] = frozenset()


def _residue(
    condition: Condition, values: Mapping[Variable, str], opens: Mapping[Variable, frozenset[Variable]]
) -> tuple[bool | None, frozenset[Variable]]:
    """The truth of `condition` under `values`, or None and the unknown facts that it still hangs on."""
    # Not `match`: this is asked of every condition of every analysis, and classes matched by name take twice the time.
    if isinstance(condition, Is):
        variable = condition.variable
        if variable in values:
            return values[variable] in condition.values, _NOTHING
        return None, opens.get(variable, frozenset({variable}))
    if isinstance(condition, Not):
        truth, open_ = _residue(condition.part, values, opens)
        return (None if truth is None else not truth), open_
    if isinstance(condition, (All, Some)):
        settles = isinstance(condition, Some)
        found = _NOTHING
        undecided = False
        for part in condition.parts:
            truth, open_ = _residue(part, values, opens)
            if truth is settles:
                return settles, _NOTHING
            undecided |= truth is None
            if open_:
                found = found | open_ if found else open_
        return (None if undecided else not settles), found
    raise TypeError(condition)

"""Answer tables: one question settled in every state of what its own layer looks at.

A state gives a value to each fact and each reading, and to each question below one of its answers or none: silence.
What cannot be (`Impossible`) is left out. The settlement of the core does the work, all states at once; silence is
added by its own law: where a question below has no answer, what holds for every answer that it could have had.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import prod

from zarcovi_rules.audit.diagram import Axis, Leaf, Ref, Space
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import Columns, Condition, surely
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.core.rulings import Gap, Question, Ruling
from zarcovi_rules.core.settlement import Settled, settle, spread
from zarcovi_rules.core.verdict import CONFLITO, OMISSO
from zarcovi_rules.core.vocabulary import Fact, Variable

BLOCKED = "sem_resposta_abaixo"
"""No answer because a question below has none, and its answer matters."""
UNANSWERED = "sem_resposta"
"""The value of a question below that has no answer: a silence or a conflict."""
SILENT = frozenset({OMISSO, CONFLITO, BLOCKED})


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a question comes to in a state.

    `answer` is one of its answers, or *omisso* (nothing speaks), *conflito*, `BLOCKED`; `stands` the ids of all that
    stand undefeated there: cases, gaps, links. Where nothing speaks, or some contradict each other, whatever a silent
    question below would answer, `perhaps` are also those that would stand for some answer of it: they may be why.
    """

    answer: str
    stands: frozenset[str]
    perhaps: frozenset[str]


class Impossible:
    """What is said of states that cannot be."""

    def __repr__(self) -> str:
        return "IMPOSSIBLE"


IMPOSSIBLE = Impossible()


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """A question's layer with its outcome in every state: a diagram in a space of its own."""

    layer: Layer
    space: Space
    root: Ref

    @property
    def states(self) -> int:
        """How many states can be."""
        return self.space.states - self.space.counts(self.root).get(IMPOSSIBLE, 0)


def axis(variable: Variable) -> Axis:
    """A variable as an axis: a question below may also have no answer."""
    return Axis(variable.name, (*variable.domain, UNANSWERED) if isinstance(variable, Question) else variable.domain)


def table(book: Book, layer: Layer) -> Table:
    """The answer table of one layer of `book`."""
    space = Space(tuple(map(axis, layer.reads)))
    return Table(layer, space, root_in(book, layer, space, layer.reads))


def root_in(book: Book, layer: Layer, space: Space, reads: tuple[Variable, ...]) -> Ref:
    """The diagram of a layer in the space of the variables `reads`, which it looks at, or at some of them."""
    # Silence is not settled but concluded: the states in which all below is answered are a part of the space.
    answered = Space(tuple(Axis(variable.name, variable.domain) for variable in reads))
    columns = spread(reads)
    full = (1 << prod(len(variable.domain) for variable in reads)) - 1
    may_be = able(book, columns, full)
    done = settle(layer, columns, {}, full)
    sets: dict[object, int] = {IMPOSSIBLE: full & ~may_be}
    sets |= {outcome: bits & may_be for outcome, bits in outcomes(done).items()}
    return with_silence(answered, answered.of_bits(sets), space, agreed)


def able(book: Book, columns: Columns, full: int) -> int:
    """The states of `full` that can be.

    Where a fact can have no value at all (by how much is the defence faster, if nothing makes it faster?), no case
    states it; the judge asks nothing that hangs on it then. A state gives it a value all the same, and may be.
    """
    for impossible, variables in book.combinations:
        if all(variable in columns for variable in variables):
            barred = surely(impossible.when, columns, full)
            for variable in variables:
                if barred and _unassumed(variable):
                    barred &= ~_void(impossible.when, variable, columns, full)
            full &= ~barred
    return full


def void(book: Book, state: Mapping[str, str]) -> Iterator[Variable]:
    """The facts that can have no value in a whole situation."""
    for impossible, variables in book.combinations:
        columns = {variable: {state[variable.name]: 1} for variable in variables}
        yield from (v for v in variables if _unassumed(v) and _void(impossible.when, v, columns, 1))


def barred(book: Book) -> Iterator[Mapping[Variable, str]]:
    """What cannot be together, in the fewest words; see `able`."""
    for group in book.forbidden:
        known = {frozenset(stated.items()) for stated in group}
        least: list[frozenset[tuple[Variable, str]]] = []
        for items in sorted(known, key=lambda items: (len(items), sorted((v.name, value) for v, value in items))):
            if any(fewer <= items for fewer in least):
                continue
            least.append(items)
            stated = dict(items)
            if not any(
                all(frozenset({**stated, variable: value}.items()) in known for value in variable.domain)
                for variable in stated
                if _unassumed(variable)
            ):
                yield stated


def _unassumed(variable: Variable) -> bool:
    return isinstance(variable, Fact) and variable.absent is None


def _void(condition: Condition, variable: Variable, columns: Columns, full: int) -> int:
    """Where a combination cannot be, whichever value the variable has."""
    for value in variable.domain:
        full &= surely(condition, {**columns, variable: {value: full}}, full)
    return full


def outcomes(done: Settled) -> dict[Outcome, int]:
    """The states by what the question comes to in them."""
    parts = {**done.answers, CONFLITO: done.conflict, OMISSO: done.omitted, BLOCKED: done.blocked}
    found: list[tuple[str, tuple[str, ...], int]] = [(answer, (), bits) for answer, bits in parts.items() if bits]
    for node, stands in zip(done.layer.nodes, done.stands, strict=True):
        if stands:
            found = [
                (answer, ids, part)
                for answer, before, bits in found
                for ids, part in (((*before, node.id), bits & stands), (before, bits & ~stands))
                if part
            ]
    merged: dict[Outcome, int] = {}
    for answer, names, bits in found:
        ids = frozenset(names)
        outcome = Outcome(answer, ids, ids)
        merged[outcome] = merged.get(outcome, 0) | bits
    return merged


def with_silence(answered: Space, root: Ref, space: Space, join: Callable[..., Leaf]) -> Ref:
    """The diagram of `answered`, in a space in which questions below may have no answer.

    What is said then is what `join` makes of what is said for each answer that the question could have had.
    """
    made: dict[Ref, Ref] = {}

    def of(ref: Ref) -> Ref:
        if ref < 0:
            return space.leaf(answered.said(ref))
        if ref not in made:
            level, children = answered.nodes[ref]
            known = tuple(map(of, children))
            if len(space.axes[level].values) > len(known):
                known = (*known, space.joined(known, join))
            made[ref] = space.node(level, known)
        return made[ref]

    return of(root)


def agreed(*said: Outcome | Impossible) -> Outcome | Impossible:
    """What holds whichever of several outcomes is the true one; what cannot be is none of them."""
    able = [outcome for outcome in said if isinstance(outcome, Outcome)]
    if not able:
        return IMPOSSIBLE
    answers = {outcome.answer for outcome in able}
    stands = frozenset.intersection(*(outcome.stands for outcome in able))
    answer = answers.pop() if len(answers) == 1 else BLOCKED
    alike = answer in (OMISSO, CONFLITO)
    perhaps = stands.union(*(outcome.perhaps for outcome in able)) if alike else stands
    return Outcome(answer, stands, perhaps)


def cited(layer: Layer) -> dict[str, frozenset[str]]:
    """The ids of a layer's nodes that are cited when they stand: rulings with an answer, gaps with a silence."""
    return {
        "rulings": frozenset(node.id for node in layer.nodes if isinstance(node.origin, Ruling)),
        "gaps": frozenset(node.id for node in layer.nodes if isinstance(node.origin, Gap)),
    }


def tables(book: Book, questions: Iterable[Question] | None = None) -> dict[Question, Table]:
    """The answer tables of a book, lowest question first."""
    wanted = None if questions is None else set(questions)
    return {
        question: table(book, layer) for question, layer in book.layers.items() if wanted is None or question in wanted
    }

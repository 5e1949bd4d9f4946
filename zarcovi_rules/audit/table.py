"""Answer tables: one question settled in every state of what its own layer looks at.

A state gives a value to each fact and each reading, and to each question below one of its answers or none: silence.
What cannot be (`Impossible`) is left out. The settlement of the core does the work, all states at once; silence is
added by its own law: where a question below has no answer, what holds for every answer that it could have had. The
same is so of a fact that can have no value.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import prod

from zarcovi_rules.audit.diagram import Axis, Leaf, Ref, Space
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.core.rulings import Gap, Question, Ruling
from zarcovi_rules.core.settlement import Settled, settle, spread
from zarcovi_rules.core.together import able, possible
from zarcovi_rules.core.verdict import CONFLITO, OMISSO
from zarcovi_rules.core.vocabulary import Variable

BLOCKED = "sem_resposta_abaixo"
"""No answer because a question below has none, and its answer matters."""
UNANSWERED = "sem_resposta"
"""The value of a question below that has no answer: a silence or a conflict."""
NO_VALUE = "sem_valor"
"""The value of a fact that can have none, see `core.together`: its case does not state it."""
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


def axis(book: Book, variable: Variable) -> Axis:
    """A variable as an axis: a question below may also have no answer, and some facts may have no value."""
    if isinstance(variable, Question):
        return Axis(variable.name, (*variable.domain, UNANSWERED))
    if any(variable in void.facts for void in book.voids):
        return Axis(variable.name, (*variable.domain, NO_VALUE))
    return Axis(variable.name, variable.domain)


def space_of(book: Book, layer: Layer) -> Space:
    """All states of what a layer looks at."""
    return Space(tuple(axis(book, variable) for variable in layer.reads))


def table(book: Book, layer: Layer) -> Table:
    """The answer table of one layer of `book`."""
    space = space_of(book, layer)
    return Table(layer, space, root_in(book, layer, space, layer.reads))


def root_in(book: Book, layer: Layer, space: Space, reads: tuple[Variable, ...]) -> Ref:
    """The diagram of a layer in the space of the variables `reads`, which it looks at, or at some of them."""
    return told_of(book, space, reads, outcomes(settle(layer, spread(reads), {}, all_of(reads))))


def all_of(reads: Iterable[Variable]) -> int:
    """The set of all states in which each of some variables has one of its values."""
    return (1 << prod(len(variable.domain) for variable in reads)) - 1


def told_of(book: Book, space: Space, reads: tuple[Variable, ...], sets: Mapping[Outcome, int]) -> Ref:
    """The diagram of what is said of sets of states in which all below is answered: of all states that can be.

    Where a question below has no answer, or a fact no value, that holds which holds for every one that it could have.
    """
    # This is not settled but concluded: the states in which all is answered are a part of the space.
    answered = Space(tuple(Axis(variable.name, variable.domain) for variable in reads))
    columns, full = spread(reads), all_of(reads)
    may_be = possible(book, columns, full)
    without = able(book, columns, full) & ~may_be
    parts: dict[object, int] = {IMPOSSIBLE: full & ~may_be & ~without}
    for outcome, bits in sets.items():
        parts |= {outcome: bits & may_be, _Barred(outcome): bits & without}
    root = _concluded(answered, answered.of_bits(parts), space)
    return space.mapped(root, lambda said: IMPOSSIBLE if isinstance(said, _Barred) else said)


@dataclass(frozen=True, slots=True)
class _Barred:
    """What a question would come to if a fact had a value that it cannot have: that counts where the fact has none."""

    outcome: Outcome


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


def _concluded(answered: Space, root: Ref, space: Space) -> Ref:
    """The diagram of `answered`, in a space in which questions below may have no answer, and facts no value."""
    made: dict[Ref, Ref] = {}

    def of(ref: Ref) -> Ref:
        if ref < 0:
            return space.leaf(answered.said(ref))
        if ref not in made:
            level, children = answered.nodes[ref]
            known = tuple(map(of, children))
            if space.axes[level].values[len(known) :] == (NO_VALUE,):
                known = (*known, space.joined(known, lambda *said: agreed(*map(_unbarred, said))))
            elif len(space.axes[level].values) > len(known):
                known = (*known, space.joined(known, _agreed_below))
            made[ref] = space.node(level, known)
        return made[ref]

    return of(root)


def _unbarred(said: Leaf) -> Leaf:
    return said.outcome if isinstance(said, _Barred) else said


def _agreed_below(*said: Leaf) -> Leaf:
    outcome = agreed(*map(_unbarred, said))
    return _Barred(outcome) if isinstance(outcome, Outcome) and any(isinstance(s, _Barred) for s in said) else outcome


def agreed(*said: Leaf) -> Outcome | Impossible:
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

"""What can come about: which states of a question are reached from facts, through all the questions below.

In a table the answers below are free. Whether they can be given together is asked of a solver: the tables of all
questions, as clauses over the same facts. The clauses are made from the tables, and these by the settlement that gives
verdicts; there is no second account of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Any
from weakref import finalize

from zarcovi_rules.audit.diagram import Leaf, Ref, Space
from zarcovi_rules.audit.table import IMPOSSIBLE, NO_VALUE, SILENT, UNANSWERED, Outcome, Table, axis
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.together import least
from zarcovi_rules.core.vocabulary import Variable

if TYPE_CHECKING:
    from pysat.solvers import Solver

State = Mapping[str, str]
"""A value for each fact, reading and question, by name."""
Wanted = Callable[[Any], bool]
"""Which leaves of a table are wanted: its outcomes, or whatever else is said of its states."""

MOST_STATED = 12
"""Situations with more facts out of the ordinary are not looked for one by one: any that is found is taken."""


def solver() -> Solver:
    """A fresh solver. Raises `RulesError` where none is installed: it comes with an extra."""
    try:
        from pysat.solvers import Solver
    except ImportError:
        raise RulesError(
            msg("the audit needs python-sat, which is not installed"),
            msg("pip install 'zarcovi-rules[audit]'"),
        ) from None
    return Solver(name="glucose4")


class Reach:
    """The situations of a book, whole: a value for every fact that can have one, and what every question comes to."""

    def __init__(self, book: Book, tables: Mapping[Question, Table]) -> None:
        self.book = book
        self.tables = tables
        self.asked = 0
        self._solver = solver()
        finalize(self, self._solver.delete)  # at exit too: the solver's own way out comes when its module is gone
        self._top = 0
        self._is: dict[tuple[str, str], int] = {}
        self._chosen: dict[int, tuple[Space, dict[Ref, int]]] = {}
        self._bounds: dict[str, list[int]] = {}
        self._ordinary = {variable.name: value for variable, value in book.assumed.items()}
        for variable in self._variables():
            self._one_of([self._literal(variable.name, value) for value in axis(book, variable).values])
        self._bar()
        for question, table in tables.items():
            self._one_of([self._literal(question.name, value) for value in axis(book, question).values])
            self._lead(table.space, table.space.mapped(table.root, _told), self._ends(question))

    def can(self, table: Table, wanted: Wanted, given: State) -> bool:
        """Whether facts lead to a wanted outcome of a question at all.

        That they do not is the solver's proof: it holds for every situation.
        """
        return self._solvable([self._wanted(table, wanted), *self._given(given)])

    def find(self, table: Table, wanted: Wanted, given: State) -> State | None:
        """A whole situation, as `given` as far as that goes, in which a question comes to a wanted outcome; or None."""
        return self._solve([self._wanted(table, wanted), *self._given(given)])

    def smallest(self, table: Table, wanted: Wanted, given: State) -> State | None:
        """Such a situation with the fewest facts and readings out of the ordinary.

        Ordinary is what holds when nothing is said, and the readings in force.
        """
        wish = [self._wanted(table, wanted), *self._given(given)]
        found = self._solve(wish)
        if found is None:
            return None
        question = table.layer.question
        near = self._near(question)
        elsewhere = [
            self._literal(name, value)
            for name, value in self._ordinary.items()
            if name not in near and name not in given
        ]
        if (other := self._solve([*wish, *elsewhere])) is not None:
            found, wish = other, [*wish, *elsewhere]
        for most, more in enumerate(self._counted(question)):
            if most >= sum(found[name] != self._ordinary[name] for name in near):
                break
            if (other := self._solve([*wish, -more])) is not None:
                return other
        return found

    def _variables(self) -> Iterator[Variable]:
        yield from self.book.facts.values()
        yield from self.book.readings.values()

    def _bar(self) -> None:
        """Clauses that keep away what cannot be together, and let a fact be without a value only where it has none."""
        without: dict[Variable, list[int]] = {}
        for void in self.book.voids:
            here = self._fresh()
            for variable, value in void.stated.items():
                self._clause((-here, self._literal(variable.name, value)))
            for fact in void.facts:
                without.setdefault(fact, []).append(here)
        for fact, places in without.items():
            self._clause((-self._literal(fact.name, NO_VALUE), *places))
        for forbidden in least(stated for group in self.book.forbidden for stated in group):
            self._clause(-self._literal(variable.name, value) for variable, value in forbidden.items())

    def _near(self, question: Question) -> list[str]:
        """What may count for a question and has an ordinary value."""
        read = dict.fromkeys(variable.name for layer in self.book.below(question) for variable in layer.reads)
        return [name for name in read if name in self._ordinary]

    def _counted(self, question: Question) -> list[int]:
        """Literals of which the one at *n* follows when more than *n* of what is near is out of the ordinary."""
        near = self._near(question)
        if question.name not in self._bounds and near:
            from pysat.card import ITotalizer

            literals = [-self._literal(name, self._ordinary[name]) for name in near]
            counter = ITotalizer(lits=literals, ubound=min(MOST_STATED, len(literals)), top_id=self._top)
            self._top = max(self._top, counter.top_id)
            self._solver.append_formula(counter.cnf.clauses)
            self._bounds[question.name] = list(counter.rhs)[:MOST_STATED]
            counter.delete()
        return self._bounds.setdefault(question.name, [])

    def _solve(self, assumptions: list[int]) -> State | None:
        if not self._solvable(assumptions):
            return None
        model = set(self._solver.get_model())
        return {name: value for (name, value), literal in self._is.items() if literal in model}

    def _solvable(self, assumptions: list[int]) -> bool:
        self.asked += 1
        return bool(self._solver.solve(assumptions=assumptions))

    def _given(self, given: State) -> list[int]:
        return [self._literal(name, value) for name, value in given.items()]

    def _literal(self, name: str, value: str) -> int:
        found = self._is.get((name, value))
        if found is None:
            found = self._is[name, value] = self._fresh()
        return found

    def _fresh(self) -> int:
        self._top += 1
        return self._top

    def _clause(self, literals: Iterable[int]) -> None:
        self._solver.add_clause(list(literals))

    def _one_of(self, literals: list[int]) -> None:
        self._clause(literals)
        for one, other in combinations(literals, 2):
            self._clause((-one, -other))

    def _wanted(self, table: Table, wanted: Wanted) -> int:
        """A literal under which a question comes to a wanted outcome."""
        space, root = table.space, table.root
        target = space.mapped(root, lambda said: said is not IMPOSSIBLE and wanted(said))
        # The space is kept with its literals: another that is made later may have the same address.
        _, chosen = self._chosen.setdefault(id(space), (space, {}))
        if target not in chosen:
            chosen[target] = self._fresh()
            self._lead(space, target, lambda said: None if said else 0, chosen[target])
        return chosen[target]

    def _ends(self, question: Question) -> Callable[[Leaf], int | None]:
        """The literal of what a question comes to; a state that cannot be is never come to."""
        return lambda said: self._literal(question.name, said) if isinstance(said, str) else 0

    def _lead(self, space: Space, root: Ref, ends: Callable[[Leaf], int | None], start: int = 0) -> None:
        """Clauses by which a situation's values lead from the top of a diagram to the literal of its leaf.

        `ends` gives that literal: None where nothing follows, 0 where the situation cannot be. They hold when `start`
        does (0: always). Whatever else the other nodes are said to be leads nowhere: one path is taken for sure.
        """
        reached = {root: start}
        for part in space.below(root):
            level, children = space.nodes[part]
            asked = space.axes[level]
            here = reached[part]
            for value, child in zip(asked.values, children, strict=True):
                step = [-here] if here else []
                step.append(-self._literal(asked.name, value))
                if child >= 0:
                    if child not in reached:
                        reached[child] = self._fresh()
                    self._clause((*step, reached[child]))
                else:
                    end = ends(space.said(child))
                    if end is not None:
                        self._clause((*step, end) if end else step)
        if root < 0:
            end = ends(space.said(root))
            if end is not None:
                self._clause(literal for literal in (-start, end) if literal)


def _told(said: Leaf) -> Leaf:
    """What a question above sees of an outcome."""
    if isinstance(said, Outcome):
        return UNANSWERED if said.answer in SILENT else said.answer
    return IMPOSSIBLE

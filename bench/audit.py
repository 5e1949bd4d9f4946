"""What an audit of the whole rulebook costs, and what it would without diagrams, or with another solver.

    pip install '.[audit,bench]' && python bench/audit.py [STATES]

1. Answer tables: all states of a question at once, as a diagram, silence below included; against settling one after the
   other, where all below is answered. Both must say the same of each. Only questions with at most STATES states.
2. Whether facts lead to a state: the very clauses and the very questions of the audit, put to python-sat as the audit
   does, and to Z3. Both must answer the same. Making the clauses is not counted, only what each takes to answer.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from itertools import product
from math import prod
from typing import Any

from zarcovi_rules.audit import reach
from zarcovi_rules.audit.findings import Audit
from zarcovi_rules.audit.table import IMPOSSIBLE, Outcome, outcomes, table
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.core.settlement import settle
from zarcovi_rules.core.together import possible
from zarcovi_rules.core.vocabulary import Variable

STATES = 2048

Asked = tuple[str, list[int]]
"""A clause that is added, or a question with what it assumes."""


class Recorder:
    """A solver that remembers all that it was told and asked."""

    def __init__(self) -> None:
        self.solver = _real_solver()
        self.heard: list[Asked] = []

    def add_clause(self, clause: list[int]) -> None:
        self.heard.append(("clause", clause))
        self.solver.add_clause(clause)

    def append_formula(self, clauses: Iterable[list[int]]) -> None:
        for clause in clauses:
            self.add_clause(list(clause))

    def solve(self, assumptions: list[int]) -> bool:
        self.heard.append(("solve", assumptions))
        return bool(self.solver.solve(assumptions=assumptions))

    def get_model(self) -> list[int]:
        found: list[int] = self.solver.get_model()
        return found

    def delete(self) -> None:
        self.solver.delete()


_real_solver = reach.solver


def took(call: Callable[[], Any]) -> tuple[float, Any]:
    start = time.perf_counter()
    found = call()
    return time.perf_counter() - start, found


def one_by_one(rules: Book, layer: Layer) -> list[object]:
    """What a question comes to in each of its states, settled alone."""
    found: list[object] = []
    for values in product(*(variable.domain for variable in layer.reads)):
        columns: dict[Variable, dict[str, int]] = {
            variable: {value: 1} for variable, value in zip(layer.reads, values, strict=True)
        }
        (outcome,) = outcomes(settle(layer, columns, {}, 1))
        found.append(outcome if possible(rules, columns, 1) else IMPOSSIBLE)
    return found


def tables(rules: Book, most: int) -> None:
    """Compare tables with settling state by state."""
    layers = [layer for layer in rules.layers.values() if prod(len(v.domain) for v in layer.reads) <= most]
    ours, made = took(lambda: [table(rules, layer) for layer in layers])
    theirs, found = took(lambda: [one_by_one(rules, layer) for layer in layers])
    for one, each in zip(made, found, strict=True):
        states = product(*(variable.domain for variable in one.layer.reads))
        names = [variable.name for variable in one.layer.reads]
        for values, expected in zip(states, each, strict=True):
            said = one.space.at(one.root, dict(zip(names, values, strict=True)))
            assert said is expected is IMPOSSIBLE or (isinstance(said, Outcome) and said == expected), (names, values)
    print(f"{len(layers)} answer tables, {sum(map(len, found))} states with all below answered")
    print(f"  one state after the other  {theirs:8.2f} s")
    print(f"  diagrams, with silence too {ours:8.2f} s  {theirs / ours:.1f} x as fast")


def by_pysat(heard: list[Asked]) -> tuple[float, list[bool]]:
    """Seconds spent on questions, and their answers."""
    solver = _real_solver()
    spent, answers = 0.0, []
    for kind, literals in heard:
        if kind == "clause":
            solver.add_clause(literals)
        else:
            seconds, answer = took(lambda assumed=literals: solver.solve(assumptions=assumed))  # type: ignore[misc]
            spent += seconds
            answers.append(bool(answer))
    solver.delete()
    return spent, answers


def by_z3(heard: list[Asked]) -> tuple[float, list[bool]]:
    """The same of Z3, with its solver for clauses that grow while questions are asked."""
    import z3

    solver = z3.SolverFor("QF_FD")
    positive: dict[int, Any] = {}
    negative: dict[int, Any] = {}

    def literal(number: int) -> Any:
        if abs(number) not in positive:
            positive[abs(number)] = z3.Bool(f"v{abs(number)}")
            negative[abs(number)] = z3.Not(positive[abs(number)])
        return positive[number] if number > 0 else negative[-number]

    spent, answers = 0.0, []
    for kind, literals in heard:
        terms = [literal(number) for number in literals]
        if kind == "clause":
            solver.add(z3.Or(terms))
        else:
            seconds, answer = took(lambda assumed=terms: solver.check(assumed))  # type: ignore[misc]
            spent += seconds
            answers.append(answer == z3.sat)
    return spent, answers


def reachability(rules: Book) -> None:
    """Compare the two solvers on what an audit asks."""
    recorders: list[Recorder] = []

    def recorder() -> Recorder:
        recorders.append(Recorder())
        return recorders[-1]

    whole, _ = took(lambda: Audit(rules).report())
    reach.solver = recorder
    try:
        Audit(rules).report()
    finally:
        reach.solver = _real_solver
    heard = recorders[0].heard
    ours, answers = by_pysat(heard)
    theirs, others = by_z3(heard)
    assert answers == others
    clauses = sum(kind == "clause" for kind, _ in heard)
    print(f"{len(answers)} questions about {clauses} clauses, {sum(answers)} of them with a situation")
    print(f"  Z3                         {theirs:8.2f} s")
    print(f"  python-sat                 {ours:8.2f} s  {theirs / ours:.1f} x as fast")
    print(f"the whole audit              {whole:8.2f} s, of which {ours / whole:.0%} are the solver's")


def main() -> None:
    """Both comparisons, one after the other."""
    rules = book()
    tables(rules, int(sys.argv[1]) if len(sys.argv) > 1 else STATES)
    reachability(rules)


if __name__ == "__main__":
    main()

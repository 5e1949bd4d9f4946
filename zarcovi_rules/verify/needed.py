"""What a scenario hangs on: take away what a tag names, and does the judge answer otherwise, or cite something else?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import case_id, salvo_id
from zarcovi_rules.core.verdict import Verdict

BOOKS, PLANS = 256, 1024
"""How many books that lack something, and questions of theirs, are remembered. Neighbours in a file lack the same."""


def said(verdict: Verdict) -> tuple[object, ...]:
    """The answer with its citations: what decided, the gaps, the clauses that were ignored."""
    proof = verdict.proof
    return verdict.answer, *(frozenset(proof.collect(name)) for name in ("decided", "gaps", "ignored"))


def names(verdict: Verdict) -> set[str]:
    """Every id in the proof. What it does not name rarely changes it: only by its silence."""
    proof = verdict.proof
    defeats = proof.collect("defeated")
    return {
        *proof.collect("decided"),
        *proof.collect("gaps"),
        *(defeat.id for defeat in defeats),
        *(id_ for defeat in defeats for id_ in defeat.by),
        *(id_ for _, id_ in proof.collect("ignored")),
    }


class Needed:
    """Whether verdicts hang on what a tag of `book` names: a case, an exception, a reading, a gap, a tension."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.without = lru_cache(BOOKS)(Book.without)
        self.planned = lru_cache(PLANS)(Plan)
        self._without_silence = lru_cache(BOOKS)(_without_silence)

    def changes(self, verdict: Verdict, book: Book) -> bool:
        """Whether `book` says something else of the same case."""
        return said(self.planned(book, verdict.plan.target).ask(verdict.situation)) != said(verdict)

    def hangs(self, verdict: Verdict, cited: str, case: str) -> bool:
        """Whether this verdict hangs on anything that the tag `cited:case` names, and says so in its proof."""
        return any(self._on(part, verdict) for part in self._parts(cited, case))

    def hangs_unsaid(self, verdict: Verdict, cited: str, case: str) -> bool:
        """Whether it hangs on a case that its proof does not name.

        That a ruling does not apply may hang on the answer of a question below: without that answer it might apply.
        """
        return any(
            self.changes(verdict, self.without(verdict.plan.book, id_))
            for kind, id_, _ in self._parts(cited, case)
            if kind == "case"
        )

    def idle(self, cited: str, case: str, verdicts: Iterable[Verdict]) -> Iterator[str]:
        """Of what the tag `cited:case` names, that on which none of the verdicts hangs."""
        asked = list(verdicts)
        for part in self._parts(cited, case):
            if not any(self._on(part, verdict) for verdict in asked):
                yield " ".join(filter(None, map(str, part[1:])))

    def ids(self, cited: str, case: str | None) -> Iterator[str]:
        """The ids of the case or the exceptions that a tag names; without a case, of all cases of the ruling."""
        ruling = self.book.rulings[cited]
        for written in ruling.cases:
            if case in (None, written.name):
                yield case_id(ruling, written)
            for salvo in (*written.salvo, *written.challenged_by):
                if case is not None and case.partition("-")[2] == salvo.clause.name.rpartition(".")[2]:
                    yield salvo_id(ruling, written, salvo)

    def _parts(self, cited: str, case: str) -> Iterator[tuple[str, str, str | int]]:
        """What a tag names, each part with its kind."""
        if cited in self.book.readings:
            yield "reading", cited, case
        elif cited in self.book.gaps:
            for place, silence in enumerate(self.book.silences):
                if silence.gap == cited:
                    yield "silence", cited, place
        elif cited in self.book.tensions:
            yield "tension", cited, ""
        else:
            for id_ in self.ids(cited, case):
                yield "case", id_, ""

    def _on(self, part: tuple[str, str, str | int], verdict: Verdict) -> bool:
        kind, name, detail = part
        if kind == "reading":
            return self._on_reading(verdict, name, str(detail))
        if kind == "silence":
            return name in names(verdict) and self.changes(
                verdict, self._without_silence(verdict.plan.book, int(detail))
            )
        if kind == "tension":
            return self._settles(verdict, self.book.tensions[name].settled_by)
        return self._on_case(verdict, name)

    def _on_case(self, verdict: Verdict, id_: str) -> bool:
        return id_.split("!")[0] in names(verdict) and self.changes(verdict, self.without(verdict.plan.book, id_))

    def _on_reading(self, verdict: Verdict, reading: str, option: str | None) -> bool:
        """Whether it was asked under `option` of a reading, and another option says something else."""
        variable = self.book.readings[reading]
        if option is not None and verdict.situation.values[variable] != option:
            return False
        others = (
            replace(verdict.situation, values={**verdict.situation.values, variable: other})
            for other in variable.domain
            if other != verdict.situation.values[variable]
        )
        return any(said(verdict.plan.ask(other)) != said(verdict) for other in others)

    def _settles(self, verdict: Verdict, by: str) -> bool:
        """Whether what settles a tension shows: a ruling or reading on which the verdict hangs, or a question."""
        if by in self.book.readings:
            return self._on_reading(verdict, by, None)
        if by in self.book.questions:
            return any(proof.question is self.book.questions[by] for proof in verdict.proof.walk())
        if by == "same_as":
            return not self.book.same.keys().isdisjoint(names(verdict))
        cases = self.ids(by, None) if by in self.book.rulings else [by]
        return any(self._on_case(verdict, id_) for id_ in cases)


def _without_silence(book: Book, place: int) -> Book:
    return replace(book, silences=(*book.silences[:place], *book.silences[place + 1 :]))

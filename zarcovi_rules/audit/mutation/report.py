"""Are the rules tested? What became of all mutants, as text, as data, and as scenarios that would kill the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from zarcovi_rules.audit.mutation.killing import Killing
from zarcovi_rules.audit.mutation.mutants import Kind
from zarcovi_rules.audit.mutation.surviving import Case, Fate, Surviving
from zarcovi_rules.audit.report import citation
from zarcovi_rules.audit.witness import Say, feature, scenario
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.verify.sentences import Sentences

Line = Message | str

KINDS = {
    Kind.RULING: msg("a ruling of several cases taken out"),
    Kind.CASE: msg("a case taken out"),
    Kind.SALVO: msg("an exception taken out"),
    Kind.CHALLENGE: msg("a challenge of an absolute ruling taken out"),
    Kind.SILENCE: msg("a gap taken out of a question"),
    Kind.LINK: msg("a part of a question's own structure taken out"),
    Kind.OVERRIDE: msg("an override taken out"),
    Kind.ANSWER: msg("another answer given"),
    Kind.WIDER: msg("a condition wider"),
    Kind.NARROWER: msg("a condition narrower"),
}
MOST_MUTANTS = 5
"""How many of the mutants that a case kills are told with it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutation:
    """What became of the mutants of a book, told with its sentences in the reader's language."""

    book: Book
    killing: Killing
    surviving: Surviving
    sentences: Sentences
    say: Say

    @property
    def wrong(self) -> bool:
        """Whether there is law that no scenario holds."""
        return bool(self.alive)

    @property
    def alive(self) -> int:
        """How many mutants no scenario kills, though one could."""
        return len(self.surviving.alive)

    def lines(self) -> Iterator[Line]:
        """The report, a line at a time."""
        counts = self._counts()
        yield msg(
            "mutants: {all}; killed by a scenario: {killed}; alive: {alive}; equivalent: {equal}, of them {apart} since"
            " no facts lead to what would tell them apart",
            all=sum(counts.values()),
            killed=sum(times for (_, fate), times in counts.items() if fate == _KILLED),
            alive=self.alive,
            equal=sum(times for (_, fate), times in counts.items() if fate in (Fate.EQUAL, Fate.APART)),
            apart=sum(times for (_, fate), times in counts.items() if fate is Fate.APART),
        )
        for kind, said in KINDS.items():
            if all_ := sum(times for (one, _), times in counts.items() if one is kind):
                yield msg(
                    "  {kind}: {all}; killed {killed}; alive {alive}; equivalent {equal}",
                    kind=said,
                    all=all_,
                    killed=counts[kind, _KILLED],
                    alive=counts[kind, Fate.ALIVE],
                    equal=counts[kind, Fate.EQUAL] + counts[kind, Fate.APART],
                )
        if left_out := self.killing.failing:
            yield msg(
                "left out, since they do not come out as expected without any change: {count}, such as {name}",
                count=len(left_out),
                name=left_out[0].name,
            )
        for case in self.surviving.cases:
            yield ""
            yield from (f"  {line}" for line in self._scenario(case))
        if self.surviving.cases:
            yield ""
            yield msg("Each scenario above would notice them: fill in its answer and keep it among your features.")

    def features(self) -> Iterator[tuple[str, str]]:
        """The name of a feature file, and its text: a scenario for each case that would kill mutants."""
        if self.surviving.cases:
            scenarios = [list(self._scenario(case)) for case in self.surviving.cases]
            comments = [self.say(msg("scenarios that would kill the mutants that are alive"))]
            yield "mutantes.feature", feature(self.book, "Auditoria: mutantes", scenarios, comments)

    def as_data(self) -> dict[str, Any]:
        """The same as data for programs."""
        counts = self._counts()
        mutation = {
            "all": sum(counts.values()),
            "killed": sum(times for (_, fate), times in counts.items() if fate == _KILLED),
            "alive": self.alive,
            "equivalent": sum(times for (_, fate), times in counts.items() if fate in (Fate.EQUAL, Fate.APART)),
            "out_of_reach": sum(times for (_, fate), times in counts.items() if fate is Fate.APART),
            "cases": [
                {
                    "question": case.shown.question.name,
                    "readings": dict(case.shown.readings),
                    "facts": dict(case.shown.given),
                    "answer": case.shown.answer,
                    "mutants": [
                        {"id": mutant.id, "kind": str(mutant.kind), "message": self.say(mutant.said)}
                        for mutant in case.mutants
                    ],
                    "scenario": "\n".join(self._scenario(case)),
                }
                for case in self.surviving.cases
            ],
        }
        return {"mutation": mutation}

    def _counts(self) -> Counter[tuple[Kind, str]]:
        fates = self.surviving.fates
        return Counter(
            (tried.mutant.kind, _KILLED if tried.killer is not None else fates[tried.mutant.id])
            for tried in self.killing.tried
        )

    def _scenario(self, case: Case) -> Iterator[str]:
        name = case.shown.question.name
        title = f"{name}: {case.mutants[0].id}"
        return scenario(self.sentences, case.shown, title, self._comments(case))

    def _comments(self, case: Case) -> Iterator[str]:
        proof = case.shown.verdict.proof
        for expected in expectations(case):
            yield self.say(msg("today: {expectation}", expectation=expected))
        if proof.gaps or proof.decided:
            yield from (self.say(line) for line in _said(self.book, (*proof.decided, *proof.gaps)))
        yield self.say(msg("with it, these would be noticed:"))
        for mutant in case.mutants[:MOST_MUTANTS]:
            yield f"  {self.say(mutant.said)}"
        if (more := len(case.mutants) - MOST_MUTANTS) > 0:
            yield self.say(msg("  and {count} more", count=more))


def expectations(case: Case) -> Iterator[str]:
    """What the judge says today of a case, as steps say it."""
    verdict = case.shown.verdict
    yield f"a resposta é: {verdict.answer}"
    decided, gaps = verdict.proof.collect("decided"), verdict.proof.collect("gaps")
    if decided:
        yield f"só {'decidem' if len(decided) > 1 else 'decide'} {_listed(decided)}"
    elif not gaps:
        yield "nenhuma regra decide"
    if gaps:
        yield f"as lacunas são {_listed(gaps)}" if len(gaps) > 1 else f"a lacuna é {gaps[0]}"


def _listed(ids: tuple[str, ...]) -> str:
    return " e ".join(filter(None, (", ".join(ids[:-1]), ids[-1])))


def _said(book: Book, ids: tuple[str, ...]) -> Iterator[Message]:
    for id_ in ids:
        if (told := citation(book, id_)) is not None:
            yield told


_KILLED = "morto"

"""Witnesses: the smallest situation that shows a finding, confirmed by the judge, and written as a scenario.

A scenario ends in an open `Então`: what ought to be so is the committee's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from zarcovi_rules.audit.reach import State
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import Message, RulesError
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import Verdict
from zarcovi_rules.core.vocabulary import Fact
from zarcovi_rules.verify.sentences import Sentences, begun
from zarcovi_rules.verify.steps import BLANK

Say = Callable[[Message], str]


class UnconfirmedError(Exception):
    """The judge does not answer as the table said: a fault of ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Witness:
    """A case to look at: what is asked, what it states, the readings at which it is asked, and the judge's verdict.

    No fact of it can be left out without the verdict becoming another.
    """

    question: Question
    given: Mapping[str, str]
    readings: Mapping[str, str]
    verdict: Verdict

    @property
    def answer(self) -> str:
        """What the judge says of it."""
        return self.verdict.outcome


def witness(
    book: Book, question: Question, state: State, besides: Callable[[Verdict], object] = lambda _: None
) -> Witness:
    """What of a whole situation has to be stated for the judge to come to what he comes to in it.

    Readings are stated where they are not the ones in force. What `besides` says of a verdict has to stay the same too.
    Raises `UnconfirmedError` if he comes to something else than the state says.
    """
    readings = {name: state[name] for name in book.readings if state[name] != book.chosen[book.readings[name]]}
    played = _played(book, readings)
    given = dict(_stated(played, question, state))
    verdict = _asked(played, question, given)
    if verdict is None:
        raise UnconfirmedError(question.name, given)
    wanted = told(verdict), besides(verdict)
    for name in sorted(given, key=lambda name: (book.facts[name].absent is not None, name)):
        fewer = {other: value for other, value in given.items() if other != name}
        without = _asked(played, question, fewer)
        if without is not None and (told(without), besides(without)) == wanted:
            given, verdict = fewer, without
    return Witness(question=question, given=given, readings=readings, verdict=verdict)


def scenario(
    sentences: Sentences, shown: Witness, title: str, comments: Iterable[str], tags: Iterable[str] = ()
) -> Iterator[str]:
    """The lines of a scenario that tells a witness, with comments above what is asked, and with nothing expected yet.

    The sentences are Portuguese, as all features are; comments come in the reader's language.
    """
    if tagged := " ".join(f"@{tag}" for tag in tags):
        yield f"  {tagged}"
    yield f"  Cenário: {title}"
    yield from (f"    # {line}" for line in comments)
    told = [f"o comitê adota a leitura {option} de {name}" for name, option in shown.readings.items()]
    told += sentences.telling(shown.given)
    for place, text in enumerate(told):
        yield f"    E {text}" if place else f"    {begun(text)}"
    yield f"    Quando perguntam ao juiz: {shown.question.about.pt}"
    yield f"    Então a resposta é: {BLANK}"


def feature(book: Book, title: str, scenarios: Iterable[Iterable[str]], comments: Iterable[str] = ()) -> str:
    """The text of a feature file with these scenarios."""
    lines = ["# language: pt", *(f"# {line}" for line in comments), f"@{book.name}", f"Funcionalidade: {title}"]
    for written in scenarios:
        lines += ["", *written]
    return "\n".join(lines) + "\n"


def _played(book: Book, readings: Mapping[str, str]) -> Book:
    if not readings:
        return book
    return book.under(replace(book.committee, readings={**book.committee.readings, **readings}))


def _stated(book: Book, question: Question, state: State) -> Iterator[tuple[str, str]]:
    """The facts that may count and are not what holds when nothing is said."""
    for variable in plan(book, question).variables:
        if isinstance(variable, Fact) and state[variable.name] != variable.absent:
            yield variable.name, state[variable.name]


def _asked(book: Book, question: Question, given: Mapping[str, str]) -> Verdict | None:
    """The judge's verdict; None of what cannot be."""
    try:
        return plan(book, question).ask(situation(book, given))
    except RulesError:
        return None


def told(verdict: Verdict) -> tuple[object, ...]:
    """What a witness shows: the answer, and who decided this question or why nobody did."""
    proof = verdict.proof
    return verdict.outcome, frozenset(proof.decided), frozenset(proof.gaps)

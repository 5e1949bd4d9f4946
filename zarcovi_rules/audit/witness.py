"""Witnesses: the smallest situation that shows a finding, confirmed by the judge, and written as a scenario.

A scenario ends in an open `Então`: what ought to be so is the committee's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from zarcovi_rules.audit.reach import State
from zarcovi_rules.audit.table import NO_VALUE, UNANSWERED
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import Message, RulesError
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import SILENCES, Verdict
from zarcovi_rules.core.vocabulary import Fact
from zarcovi_rules.verify.sentences import Sentences, begun
from zarcovi_rules.verify.steps import BLANK

Say = Callable[[Message], str]


class UnconfirmedError(Exception):
    """The judge does not answer as the table said: a fault of ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Witness:
    """A case to look at: what is asked, what it states, the readings at which it is asked, and the judge's verdict.

    No fact of it can be left out without the verdict, or what it says of the finding's own ids, becoming another.
    """

    question: Question
    given: Mapping[str, str]
    readings: Mapping[str, str]
    verdict: Verdict

    @property
    def answer(self) -> str:
        """What the judge says of it: a number is worked out, and *depende* where the case states none to do it with."""
        return str(self.verdict.answer)


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
    if verdict is None or _come_to(verdict) != state[question.name]:
        raise UnconfirmedError(question.name, given)
    wanted = told(verdict), besides(verdict)

    def kept(other: Verdict) -> bool:
        return (told(other), besides(other)) == wanted

    while (fewer := _fewer(played, question, given, kept)) is not None:
        given, verdict = fewer
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
        if isinstance(variable, Fact) and state[variable.name] not in (variable.absent, NO_VALUE):
            yield variable.name, state[variable.name]


def _fewer(
    book: Book, question: Question, given: Mapping[str, str], kept_by: Callable[[Verdict], bool]
) -> tuple[dict[str, str], Verdict] | None:
    """What is left when all is left out that can be, one after the other; None when nothing can.

    What could not go at first may go once others are gone: a fact can be there only to answer another.
    """
    kept: tuple[dict[str, str], Verdict] | None = None
    for name in sorted(given, key=lambda name: (book.facts[name].absent is not None, name)):
        fewer = {other: value for other, value in (kept[0] if kept else given).items() if other != name}
        without = _asked(book, question, fewer)
        if without is not None and kept_by(without):
            kept = fewer, without
    return kept


def _come_to(verdict: Verdict) -> str:
    """What a question comes to, as a state says it."""
    return UNANSWERED if verdict.outcome in SILENCES else verdict.outcome


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


def losing(ids: Iterable[str]) -> Callable[[Verdict], object]:
    """Which of these cases a verdict tells to be defeated."""
    watched = frozenset(ids)

    def lost(verdict: Verdict) -> object:
        defeated = verdict.proof.defeated
        return frozenset(defeat.id for defeat in defeated if defeat.id in watched and not defeat.withdrawn)

    return lost

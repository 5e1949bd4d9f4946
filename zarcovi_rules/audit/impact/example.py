"""Examples: a situation that two books answer otherwise, told by both, of as few facts as are enough."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

from zarcovi_rules.audit.impact.joining import Joined
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.plan import Plan, plan
from zarcovi_rules.core.situation import Situation, situation
from zarcovi_rules.core.verdict import DEPENDE
from zarcovi_rules.core.vocabulary import Fact, Variable


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What one book says of a situation: the answer, the ids that decided, the gaps met."""

    answer: str
    decided: tuple[str, ...]
    gaps: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A situation, by the facts that must be stated for it, and what both books say of it.

    A fact is stated where it is out of the ordinary, or nothing is ordinary, and the answers would not be the same
    without it.
    """

    facts: Mapping[str, str]
    old: Told
    new: Told


def shown(joined: Joined, name: str, state: Mapping[str, str]) -> Example:
    """The situation `state` of both books, as an example of what they say of the question `name`."""
    books = (joined.old, joined.new)
    asked = [plan(book, book.questions[name]) for book in books]
    values = [joined.stated(book, state) for book in books]
    wanted = [one.ask(_whole(book, facts)).outcome for one, book, facts in zip(asked, books, values, strict=True)]
    counting = _counting(asked)
    given = {
        joined.called(book, fact): value
        for book, facts in zip(books, values, strict=True)
        for fact, value in facts.items()
        if fact.name in counting and value != fact.absent
    }
    # Where an answer hangs on a fact that can have no value, what is left out would make it hang on that as well.
    for one in [*given] if DEPENDE not in wanted else ():
        fewer = {other: value for other, value in given.items() if other != one}
        if not _assumed_otherwise(joined, one) and [_outcome(a, joined.known(a.book, fewer)) for a in asked] == wanted:
            given = fewer
    old, new = (_told(one, joined.known(one.book, given)) for one in asked)
    return Example(facts=dict(sorted(given.items())), old=old, new=new)


def _assumed_otherwise(joined: Joined, name: str) -> bool:
    """Whether each book takes something else for granted of a fact: left out, it would be two situations."""
    assumed = [book.facts[name].absent for book in (joined.old, joined.new) if name in book.facts]
    return None not in assumed and len(set(assumed)) > 1


def _counting(asked: list[Plan]) -> set[str]:
    """The facts that count for one of these plans, or that in one of the books cannot go with such a fact."""
    found: set[str] = set()
    open_ = [variable.name for one in asked for variable in one.variables if isinstance(variable, Fact)]
    while open_:
        name = open_.pop()
        if name not in found:
            found.add(name)
            for book in [one.book for one in asked if name in one.book.facts]:
                for place in book.combined.get(book.facts[name], ()):
                    open_ += [variable.name for variable in book.combinations[place][1] if isinstance(variable, Fact)]
    return found


def _whole(book: Book, facts: Mapping[Fact, str]) -> Situation:
    values: dict[Variable, str] = dict(chain(book.chosen.items(), facts.items()))
    return Situation(values=values, stated=frozenset(facts), numbers={})


def _outcome(asked: Plan, given: Mapping[str, str]) -> str:
    """What a question comes to, as far as no unknown fact has to be weighed against another; DEPENDE elsewhere."""
    try:
        return asked.outcome(asked.settled(asked.pack(situation(asked.book, given))))
    except RulesError:  # without what was left out, what is taken for granted cannot go with the rest
        return DEPENDE


def _told(asked: Plan, given: Mapping[str, str]) -> Told:
    verdict = asked.ask(situation(asked.book, given))
    return Told(answer=verdict.outcome, decided=verdict.collect("decided"), gaps=verdict.collect("gaps"))

"""No tag is idle: take away what it names, and a scenario that cites it gets another answer or another citation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache

import pytest

from zarcovi_rules import shelf
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.prose import statement
from zarcovi_rules.core.rulings import Question, case_id, salvo_id
from zarcovi_rules.core.verdict import Verdict
from zarcovi_rules.shipped import shipped
from zarcovi_rules.verify import tags
from zarcovi_rules.verify.features import Scenario, load
from zarcovi_rules.verify.rules import Play, catalogue
from zarcovi_rules.verify.runner import Status, run

BOOK = shelf.book("zarcovi")
CATALOGUE = catalogue(BOOK)
SCENARIOS = load([shipped("features/zarcovi")], base=shipped("features").parent).scenarios
CITED = sorted({pair for scenario in SCENARIOS for pair in tags.known(scenario, CATALOGUE)})


@dataclass(slots=True)
class Seen:
    """What running all scenarios showed: the verdicts asked for under each tag, and the scenarios that did not pass."""

    verdicts: dict[tuple[str, str], list[Verdict]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)


@cache
def seen() -> Seen:
    found = Seen()

    def observe(scenario: Scenario, play: object) -> None:
        assert isinstance(play, Play)
        for pair in tags.known(scenario, CATALOGUE):
            found.verdicts.setdefault(pair, []).extend(v for asked in play.asked for v in asked.verdicts)

    results = run(shelf.steps("zarcovi"), SCENARIOS, observe=observe).results
    found.failed = [f"{r.scenario.path}:{r.scenario.line}" for r in results if r.status is not Status.PASSED]
    return found


def said(verdict: Verdict) -> tuple[object, ...]:
    """The answer with its citations: what decided, the gaps, the clauses that were ignored."""
    proof = verdict.proof
    return verdict.answer, *(frozenset(proof.collect(name)) for name in ("decided", "gaps", "ignored"))


def names(verdict: Verdict) -> set[str]:
    """Every id in the proof. What it does not name cannot change it."""
    proof = verdict.proof
    defeats = proof.collect("defeated")
    return {
        *proof.collect("decided"),
        *proof.collect("gaps"),
        *(defeat.id for defeat in defeats),
        *(id_ for defeat in defeats for id_ in defeat.by),
        *(id_ for _, id_ in proof.collect("ignored")),
    }


@cache
def without(book: Book, gone: str) -> Book:
    return book.without(gone)


@cache
def without_silence(book: Book, place: int) -> Book:
    return replace(book, silences=(*book.silences[:place], *book.silences[place + 1 :]))


@cache
def planned(book: Book, question: Question) -> Plan:
    return Plan(book, question)


def changes(verdict: Verdict, book: Book) -> bool:
    """Whether `book` says something else of the same situation."""
    return said(planned(book, verdict.plan.target).ask(verdict.situation)) != said(verdict)


def hangs_on_case(verdict: Verdict, id_: str) -> bool:
    return id_.split("!")[0] in names(verdict) and changes(verdict, without(verdict.plan.book, id_))


def hangs_on_silence(verdict: Verdict, place: int) -> bool:
    book = verdict.plan.book
    return book.silences[place].gap in names(verdict) and changes(verdict, without_silence(book, place))


def hangs_on_reading(verdict: Verdict, reading: str, option: str | None) -> bool:
    """Whether it was asked under `option` of a reading, and another option says something else."""
    variable = BOOK.readings[reading]
    if option is not None and verdict.situation.values[variable] != option:
        return False
    others = (
        replace(verdict.situation, values={**verdict.situation.values, variable: other})
        for other in variable.domain
        if other != verdict.situation.values[variable]
    )
    return any(said(verdict.plan.ask(other)) != said(verdict) for other in others)


def idle(cited: str, case: str, verdicts: list[Verdict]) -> Iterator[str]:
    """The ids behind one tag on which none of its verdicts hangs."""
    if cited in BOOK.readings:
        if not any(hangs_on_reading(verdict, cited, case) for verdict in verdicts):
            yield f"{cited}: {case} is no other than its alternative"
    elif cited in BOOK.gaps:
        for place, silence in enumerate(BOOK.silences):
            if silence.gap == cited and not any(hangs_on_silence(verdict, place) for verdict in verdicts):
                yield f"{cited} on {silence.question.name}"
    elif cited in BOOK.tensions:
        if not any(settles(verdict, BOOK.tensions[cited].settled_by) for verdict in verdicts):
            yield f"{cited}, settled by {BOOK.tensions[cited].settled_by}"
    else:
        for id_ in ids(cited, case):
            if not any(hangs_on_case(verdict, id_) for verdict in verdicts):
                yield id_


def settles(verdict: Verdict, by: str) -> bool:
    """Whether what settles a tension shows in the verdict: a ruling or reading on which it hangs, or a question."""
    if by in BOOK.readings:
        return hangs_on_reading(verdict, by, None)
    if by in BOOK.questions:
        return any(proof.question is BOOK.questions[by] for proof in verdict.proof.walk())
    if by == "same_as":
        return any(BOOK.rulings[id_].same_as for id_ in names(verdict) if id_ in BOOK.rulings)
    cases = ids(by, None) if by in BOOK.rulings else [by]
    return any(hangs_on_case(verdict, id_) for id_ in cases)


def ids(cited: str, case: str | None) -> Iterator[str]:
    """The ids of the case or the exceptions that a tag names; without a case, of all cases of the ruling."""
    ruling = BOOK.rulings[cited]
    for written in ruling.cases:
        if case in (None, written.name):
            yield case_id(ruling, written)
        for salvo in (*written.salvo, *written.challenged_by):
            if case is not None and case.partition("-")[2] == salvo.clause.name.rpartition(".")[2]:
                yield salvo_id(ruling, written, salvo)


def test_scenarios_pass() -> None:
    assert seen().failed == []


@pytest.mark.parametrize(("cited", "case"), CITED, ids=[":".join(filter(None, pair)) for pair in CITED])
def test_tag_names_what_decides(cited: str, case: str) -> None:
    assert list(idle(cited, case, seen().verdicts.get((cited, case), []))) == []


def test_cases_of_a_ruling_that_answer_differently_say_different_things() -> None:
    said_of: dict[tuple[str, str, str], set[str]] = {}
    for ruling, case, id_ in BOOK.cases():
        if isinstance(case.then, str):
            key = ruling.id, case.question.name, statement(ruling, id_).pt
            said_of.setdefault(key, set()).add(case.then)

    # A definition may name all its values in one sentence.
    assert [key for key, answers in said_of.items() if len(answers) > 1 and key[0] != "BAR-CAMPO-0b"] == []


def edges() -> Iterator[tuple[str, str]]:
    """Every single override: who defeats, and whom it names."""
    for ruling, case, id_ in BOOK.cases():
        yield from ((id_, beaten) for beaten in case.overrides)
        for salvo in (*case.salvo, *case.challenged_by):
            yield from ((salvo_id(ruling, case, salvo), beaten) for beaten in salvo.overrides)


def _kept(names_: tuple[str, ...], gone: str, here: bool) -> tuple[str, ...]:
    return tuple(name for name in names_ if not here or name != gone)


@cache
def without_override(book: Book, beater: str, beaten: str) -> Book:
    rulings = {}
    for id_, ruling in book.rulings.items():
        cases = []
        for case in ruling.cases:
            salvos = {
                kind: tuple(
                    replace(s, overrides=_kept(s.overrides, beaten, salvo_id(ruling, case, s) == beater))
                    for s in getattr(case, kind)
                )
                for kind in ("salvo", "challenged_by")
            }
            own = _kept(case.overrides, beaten, case_id(ruling, case) == beater)
            cases.append(replace(case, overrides=own, salvo=salvos["salvo"], challenged_by=salvos["challenged_by"]))
        rulings[id_] = replace(ruling, cases=tuple(cases))
    return replace(book, rulings=rulings)


@cache
def every_verdict() -> tuple[Verdict, ...]:
    return tuple({id(v): v for verdicts in seen().verdicts.values() for v in verdicts}.values())


@pytest.mark.parametrize(("beater", "beaten"), list(edges()))
def test_every_single_override_decides_some_scenario(beater: str, beaten: str) -> None:
    asked = (verdict for verdict in every_verdict() if beater in names(verdict))

    assert any(missed(verdict, without_override(verdict.plan.book, beater, beaten)) for verdict in asked)


def missed(verdict: Verdict, book: Book) -> bool:
    """Whether `book` answers otherwise, or tells otherwise who defeated whom."""
    other = planned(book, verdict.plan.target).ask(verdict.situation)
    return said(other) != said(verdict) or other.collect("defeated") != verdict.collect("defeated")

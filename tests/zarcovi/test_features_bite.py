"""No tag is idle: take away what it names, and a scenario that cites it gets another answer or another citation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import cast

import pytest

from zarcovi_rules import shelf
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.prose import statement
from zarcovi_rules.core.rulings import case_id, salvo_id
from zarcovi_rules.core.verdict import Verdict
from zarcovi_rules.shipped import shipped
from zarcovi_rules.verify import tags
from zarcovi_rules.verify.features import Scenario, load
from zarcovi_rules.verify.flips import flips
from zarcovi_rules.verify.needed import Needed, names, said
from zarcovi_rules.verify.rules import Play, catalogue
from zarcovi_rules.verify.runner import Status, run
from zarcovi_rules.verify.steps import Steps

BOOK = shelf.book("zarcovi")
CATALOGUE = catalogue(BOOK)
NEEDED = Needed(BOOK)
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


def test_scenarios_pass() -> None:
    assert seen().failed == []


@pytest.mark.parametrize(("cited", "case"), CITED, ids=[":".join(filter(None, pair)) for pair in CITED])
def test_tag_names_what_decides(cited: str, case: str) -> None:
    assert list(NEEDED.idle(cited, case, seen().verdicts.get((cited, case), []))) == []


def test_every_expectation_can_fail_and_every_scenario_stands_where_its_tags_matter() -> None:
    tried = flips(cast("Steps[Play]", shelf.steps("zarcovi")), SCENARIOS, BOOK, CATALOGUE)

    assert tried.scenarios == len(SCENARIOS)
    assert tried.expectations > 2 * len(SCENARIOS)
    assert [f"{finding.place}: {finding.message}" for finding in (*tried.cannot_fail, *tried.idle)] == []


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
    other = NEEDED.planned(book, verdict.plan.target).ask(verdict.situation)
    return said(other) != said(verdict) or other.collect("defeated") != verdict.collect("defeated")

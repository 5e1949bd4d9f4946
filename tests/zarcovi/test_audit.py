"""The audit of the shipped rulebook: nothing contradicts, every silence is declared, and witnesses can be played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

from tests.audit.auditing import ended, filled
from zarcovi_rules import shelf
from zarcovi_rules.audit.findings import Audit, Kind, Report
from zarcovi_rules.audit.reach import Wanted
from zarcovi_rules.audit.witness import Witness, scenario, witness
from zarcovi_rules.core.layers import Layer, Node
from zarcovi_rules.core.verdict import CONFLITO, OMISSO
from zarcovi_rules.verify.rules import Play
from zarcovi_rules.verify.runner import Status
from zarcovi_rules.verify.sentences import Sentences
from zarcovi_rules.verify.steps import Steps

BOOK = shelf.book("zarcovi")


@cache
def audited() -> tuple[Audit, Report]:
    audit = Audit(BOOK)
    return audit, audit.report()


def test_nothing_contradicts_and_every_silence_is_declared() -> None:
    assert audited()[1].wrong == ()
    assert audited()[1].unknown == 0


def test_nothing_contradicts_with_any_reading_taken_otherwise() -> None:
    flips = list(audited()[0].flipped())

    assert len(flips) == sum(len(reading.domain) - 1 for reading in BOOK.readings.values())
    assert [found for _, _, finds in flips for found in finds] == []


def test_no_ruling_and_no_exception_is_dead_or_masked() -> None:
    _, report = audited()
    lifeless = [found.ids[0] for found in report.of(Kind.DEAD, Kind.MASKED)]

    assert [id_ for id_ in (*lifeless, *report.waiting) if "~" not in id_] == []  # links are structure, not rulings


def test_nothing_is_unused_and_every_reading_matters() -> None:
    assert audited()[1].of(Kind.UNUSED, Kind.IDLE) == ()


def test_every_gap_is_met_under_some_reading_and_nothing_swallows_one() -> None:
    _, report = audited()
    met = {found.ids[0] for found in report.of(Kind.DECLARED)}
    met |= {found.ids[0] for found in report.unseen if found.shows}

    assert met == {silence.gap for silence in BOOK.silences}
    assert report.of(Kind.SWALLOWED) == ()


def test_every_declared_gap_is_shown_by_a_case_that_is_silent_for_it() -> None:
    audit, report = audited()
    for found in report.of(Kind.DECLARED):
        shown = audit.witness(found)

        assert shown is not None
        assert shown.answer == OMISSO
        assert found.ids[0] in shown.verdict.proof.gaps


def some(layer: Layer) -> tuple[Node, ...]:
    """A few nodes of a question: the first, the last, and those between them."""
    nodes = layer.nodes
    return tuple(dict.fromkeys(nodes[place * (len(nodes) - 1) // 2] for place in range(3))) if nodes else ()


def standing(id_: str) -> Wanted:
    return lambda said: id_ in said.stands


def witnesses() -> Iterator[tuple[str, Witness]]:
    """The smallest situation in which each of them stands."""
    audit, _ = audited()
    for table in audit.tables.values():
        for node in some(table.layer):
            state = audit.reach.smallest(table, standing(node.id), audit.chosen)
            if state is not None:
                yield node.id, witness(BOOK, table.layer.question, state)


def test_every_witness_is_a_scenario_that_passes_with_what_the_judge_says() -> None:
    steps = cast("Steps[Play]", shelf.steps("zarcovi"))
    sentences = Sentences(BOOK, steps)
    written = [
        filled(list(scenario(sentences, shown, f"{place} {id_}", [])), shown.answer)
        for place, (id_, shown) in enumerate(witnesses())
    ]
    results = ended(BOOK, written, steps)

    assert len(results) == len(written) > 400
    assert [result for result in results if result.status is not Status.PASSED] == []


def test_what_a_witness_shows_is_decided_by_what_it_is_looked_for() -> None:
    for id_, shown in witnesses():
        proof = shown.verdict.proof
        if id_ in BOOK.gaps:
            assert shown.answer != OMISSO or id_ in proof.gaps
        elif "~" not in id_:
            assert shown.verdict.outcome not in (OMISSO, CONFLITO)
            assert id_ in proof.decided

"""Mistakes of a rulebook, one a book, and all that an audit says of each: the text beside it.

The texts are read by people before they are accepted. After a change, `python -m tests.audit.test_bad_books` writes
them again. Each book is the same good one with one thing wrong, so whatever is said must be said of that; what is said
of the gaps that the good one has is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tests.audit import good
from tests.audit.auditing import ended, everything, filled, told
from zarcovi_rules.audit.findings import Kind
from zarcovi_rules.audit.report import Telling
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.layers import BookError
from zarcovi_rules.core.verdict import CONFLITO, OMISSO
from zarcovi_rules.judge import committee
from zarcovi_rules.verify.runner import Status

BAD = Path(__file__).parent / "bad"
NAMES = sorted(file.stem for file in BAD.glob("*.py"))
FAILING = {
    "conflito",
    "conflito_de_excecao",
    "conflito_sob_silencio",
    "lacuna_nao_declarada",
    "precedente_em_conflito",
}
"""The books in which something is wrong that no rulebook should have; the others are told of, and pass."""
VERSION = re.compile(r"(?<=version )\w{12}")


@cache
def loaded(name: str) -> Book | str:
    """A bad book; or why it does not load."""
    module = import_module(f"tests.audit.bad.{name}")
    try:
        book = Book.of("toy", module.PARTS)
    except BookError as error:
        return "".join(f"{problem}\n" for problem in error.problems)
    if text := getattr(module, "COMMITTEE", ""):
        file = committee.read(text, "comite.yaml", lambda _: book, [book], date(2026, 3, 1))
        if file.findings:
            return "".join(f"{f.place}: {f.message}\n    -> {f.help}\n" for f in file.findings)
        book = book.under(file.committee)
    return book


@cache
def audited(name: str) -> Telling:
    book = loaded(name)
    assert isinstance(book, Book)
    return told(book)


@cache
def usual() -> tuple[str, ...]:
    """What is said of each gap of the good book."""
    telling = told(Book.of("toy", good.PARTS))
    return tuple(written(telling.finding(found, scenario=True)) for found in telling.report.of(Kind.DECLARED))


def written(lines: Iterable[object]) -> str:
    return "".join(f"{line}\n" for line in lines)


def text(telling: Telling) -> str:
    whole = VERSION.sub("…", written(telling.lines()))
    for part in usual():
        whole = whole.replace(part, "")
    return whole


def said(name: str) -> str:
    book = loaded(name)
    return book if isinstance(book, str) else text(audited(name))


def beside(name: str) -> Path:
    return BAD / f"{name}.txt"


LOADING = [name for name in NAMES if isinstance(loaded(name), Book)]


@pytest.mark.parametrize("name", NAMES)
def test_a_mistake_is_told_as_it_is_written_beside_it(name: str) -> None:
    assert said(name) == beside(name).read_text("utf-8")


def test_every_text_has_its_book() -> None:
    assert sorted(file.stem for file in BAD.glob("*.txt")) == NAMES


def test_of_the_good_book_there_is_nothing_to_tell() -> None:
    telling = told(Book.of("toy", good.PARTS))

    assert {found.kind for found in everything(telling)} == {Kind.DECLARED}
    assert (telling.report.kept_apart, telling.report.unseen, telling.report.waiting) == ((), (), ())


@pytest.mark.parametrize("name", LOADING)
def test_only_what_no_rulebook_should_have_fails(name: str) -> None:
    assert audited(name).wrong == (name in FAILING)


def test_every_kind_of_finding_is_shown_by_some_book() -> None:
    assert {found.kind for name in LOADING for found in everything(audited(name))} == set(Kind)


@pytest.mark.parametrize("name", LOADING)
def test_a_scenario_passes_with_what_the_judge_says_today_and_with_nothing_else(name: str) -> None:
    telling = audited(name)
    for found in everything(telling):
        if not (lines := telling.scenario(found)):
            assert found.kind in (Kind.DEAD, Kind.UNUSED, Kind.IDLE)
            continue
        shown = telling.witness(found)
        assert shown is not None
        others = [answer for answer in (*shown.question.domain, OMISSO, CONFLITO) if answer != shown.answer]
        book = telling.audit.book

        (today,) = ended(book, [filled(lines, shown.answer)])
        assert (today.status, today.wrong) == (Status.PASSED, "")
        for other in others:
            (otherwise,) = ended(book, [filled(lines, other)])
            assert otherwise.status is Status.FAILED


@pytest.mark.parametrize("name", LOADING)
def test_a_scenario_shows_what_it_is_written_for(name: str) -> None:
    telling = audited(name)
    for found in everything(telling):
        shown = telling.witness(found)
        if shown is None:
            continue
        proof = shown.verdict.proof
        match found.kind:
            case Kind.CONFLICT:
                rulings = {id_ for id_ in found.ids if "~" not in id_}
                assert shown.answer == CONFLITO
                assert rulings <= set(proof.decided)
            case Kind.GAP:
                assert (shown.answer, proof.collect("gaps")) == (OMISSO, ())
            case Kind.DECLARED:
                assert shown.answer == OMISSO
                assert found.ids[0] in proof.gaps
            case Kind.SWALLOWED:
                assert shown.answer in shown.question.domain
            case Kind.MASKED:
                (defeat,) = [defeat for defeat in proof.defeated if defeat.id == found.ids[0]]
                assert set(defeat.by) <= set(found.by)
            case Kind.SUBSUMED | Kind.REDUNDANT:
                assert found.ids[0] in proof.decided
                assert set(found.by) <= set(proof.decided)


def test_features_are_one_a_kind_and_read_as_they_are_written() -> None:
    for name in LOADING:
        telling = audited(name)
        for file, feature in telling.features():
            book = telling.audit.book
            assert file.endswith(".feature")
            scenarios = feature.split("\n\n")[1:]
            results = ended(book, (scenario.rstrip("\n") for scenario in scenarios))
            assert len({result.name for result in results}) == len(scenarios)
            assert {result.status for result in results} <= {Status.ERROR, Status.FAILED}  # each waits for an answer


if __name__ == "__main__":
    for name in NAMES:
        beside(name).write_text(said(name), encoding="utf-8")

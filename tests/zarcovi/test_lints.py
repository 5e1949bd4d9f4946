"""Every check of sheets: it fires on its bad example, is silent on its good one, and says what it has to say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from tests.lint.sheets import example_of
from zarcovi_rules import shelf
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Holds
from zarcovi_rules.lint.findings import Finding, Severity, Status
from zarcovi_rules.lint.linter import CARDS
from zarcovi_rules.lint.linting import lint

LINTER = shelf.linter("zarcovi")
CHECKS = {check.code: check for check in LINTER.checks}
CODES = dict(line.split() for line in (Path(__file__).parent / "lint_codes.txt").read_text("utf-8").splitlines())
"""Every code that was ever given, with its name: neither is given again, even when the check is gone."""

INVENTORY = [f"LINT-{number:02}" for number in range(1, 83)]
_WARNINGS = {5, 12, 15, 18, 26, 32, 35, 41, 42, 45, 47, 48, 50, 53, 57, 58, 59, 60, 64, 73, 75, 80, 82}
_INFOS = {54}
_OTHER_HALF = range(42, 83)
_BY_SEVERITY = {
    Severity.ERROR: {Status.ILLEGAL},
    Severity.WARNING: {Status.WARNING, Status.UNKNOWN},
    Severity.INFO: set(Status),
}
_INCOMPLETE = {"LINT-45", "LEGENDA-01", "ACORDO-02", "ACORDO-03"}
"""Examples are short: they need not give uses, and their legends may say less or more than their fields, or nothing."""

_BESIDES: dict[str, set[str]] = {}
"""What else a bad example rightly has."""

ALL = pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)


def _findings(check: Check, example: str) -> list[Finding]:
    return lint(example_of(check, example), "ficha.yaml", LINTER).findings


def _bad(code: str, card: str, **sheet: object) -> list[Finding]:
    """What a check says of a card written in a line; `sheet` are fields of its character."""
    check = CHECKS[code]
    lists = {kind: name for name, kind in CARDS.items()}
    whole = {"livro": "zarcovi", "nome": "Ninguém", **sheet, lists[check.of[0]]: [yaml.safe_load(card)]}
    text = yaml.safe_dump(whole, allow_unicode=True, sort_keys=False)
    return [one for one in lint(text, "ficha.yaml", LINTER).findings if one.code == code]


def _of_the_form(check: Check) -> bool:
    """Whether it is about how a sheet is written, of which no ruling speaks."""
    return check.code.startswith(("FICHA-", "LEGENDA-", "CLAUSULA-"))


def _parts(check: Check) -> list[str]:
    """All that implies some clause, alone or together."""
    return [part.removeprefix("!") for names in check.implied.values() for one in names for part in one.split(" & ")]


def _texts() -> Iterator[tuple[str, str]]:
    for check in CHECKS.values():
        for part in ("statement", "why", "help"):
            for language in ("pt", "en"):
                yield f"{check.code}.{part}.{language}", getattr(getattr(check, part), language)


# ------------------------------------------------------------------------------------------------- of every check


@ALL
def test_it_fires_on_its_bad_example(check: Check) -> None:
    found = [one for one in _findings(check, check.bad) if one.code == check.code]

    assert found
    assert {one.status for one in found} == {check.status}
    assert {one.severity for one in found} == {check.severity}
    assert {one.name for one in found} == {check.name}


@ALL
def test_it_is_silent_on_its_good_example(check: Check) -> None:
    assert check.code not in {one.code for one in _findings(check, check.good)}


@ALL
def test_its_good_example_has_no_error_at_all(check: Check) -> None:
    assert [one for one in _findings(check, check.good) if one.severity is Severity.ERROR] == []


@ALL
def test_its_bad_example_has_no_fault_but_its_own(check: Check) -> None:
    others = {one.code for one in _findings(check, check.bad)} - {check.code} - _INCOMPLETE

    assert others == _BESIDES.get(check.code, set())


@ALL
def test_what_it_finds_has_a_place_in_the_file(check: Check) -> None:
    lines = example_of(check, check.bad).splitlines()

    for one in _findings(check, check.bad):
        assert one.place.line is not None
        assert 1 <= one.place.line <= len(lines)


@ALL
def test_its_rulings_are_in_the_book(check: Check) -> None:
    assert [id_ for id_ in check.rulings if id_ not in LINTER.law.statements] == []
    assert check.rulings or _of_the_form(check) or "*" in (*check.challenges, *check.unsaid, *check.contradicts)


@ALL
def test_what_it_finds_cites_its_rulings(check: Check) -> None:
    own = [one for one in _findings(check, check.bad) if one.code == check.code]

    assert all(one.rulings for one in own) or _of_the_form(check)
    assert all(set(one.rulings) <= set(check.rulings) for one in own if check.rulings)


@ALL
def test_its_clauses_are_in_the_book(check: Check) -> None:
    implied = [name for name in _parts(check) if "." in name]
    named = [*check.challenges, *check.unsaid, *check.contradicts, *check.only, *check.implied, *implied]

    assert [name for name in named if name != "*" and name not in LINTER.law.clauses] == []


@ALL
def test_it_challenges_only_what_a_ruling_forbids(check: Check) -> None:
    clauses = LINTER.law.clauses

    assert [name for name in check.challenges if name != "*" and not clauses[name].forbidden_by] == []
    assert [name for name in check.only if not clauses[name].forbidden_by] == []


@ALL
def test_it_holds_unsaid_only_what_a_legend_can_win(check: Check) -> None:
    assert [name for name in check.unsaid if name != "*" and not LINTER.law.clauses[name].lifts] == []


@ALL
def test_it_looks_at_fields_and_values_that_there_are(check: Check) -> None:
    known = {name: one for fields in LINTER.fields.values() for name, one in fields.items()}
    features = (
        *check.on,
        *check.where,
        *check.unless,
        *(f"{f}:{v}" for o in check.only.values() for f, vs in o.items() for v in vs),
        *_parts(check),
    )

    for feature in features:
        name, _, value = feature.rstrip("?").partition(":")
        if name in LINTER.law.clauses:
            assert value in {"", "sim", "nao"}
        else:
            assert name in known
            assert not value or value in known[name].values or (known[name].holds is Holds.NUMBER and value.isdigit())


@ALL
def test_it_has_a_code_and_a_name_of_its_own_for_ever(check: Check) -> None:
    assert CODES.get(check.code) == check.name
    assert re.fullmatch(r"[A-Z]+-\d\d", check.code)
    assert re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", check.name)
    assert [other.name for other in CHECKS.values()].count(check.name) == 1


@ALL
def test_its_severity_and_its_status_agree(check: Check) -> None:
    assert check.status in _BY_SEVERITY[check.severity]


@pytest.mark.parametrize(("where", "text"), [*_texts()], ids=[where for where, _ in _texts()])
def test_its_texts_are_sentences(where: str, text: str) -> None:
    assert where
    assert text.endswith(".")
    assert text[0].isupper() or not text[0].isalpha()
    assert text == text.strip()


def test_both_languages_say_something_of_their_own() -> None:
    for check in CHECKS.values():
        assert [text for text in (check.statement, check.why, check.help) if text.pt == text.en] == []


def test_no_code_and_no_name_was_ever_given_twice() -> None:
    lines = (Path(__file__).parent / "lint_codes.txt").read_text("utf-8").splitlines()

    assert len({line.split()[0] for line in lines}) == len(lines)
    assert len({line.split()[1] for line in lines}) == len(lines)
    assert lines == sorted(lines)


@pytest.mark.parametrize("code", INVENTORY)
def test_every_lint_of_the_inventory_is_there_with_its_severity(code: str) -> None:
    number = int(code[-2:])
    if number in _OTHER_HALF and code not in CHECKS:
        pytest.skip("not written yet")
    wanted = Severity.WARNING if number in _WARNINGS else Severity.INFO if number in _INFOS else Severity.ERROR

    assert CHECKS[code].severity is wanted

"""Neighbours of what the checks look at: lawful cards that have no finding of a check, unlawful ones that have one.

They are data (`vizinhos.yaml`), by the code of the check: `licito` and `ilicito`; what the source does not tell is
under `nao_sei`, and may be told only so. A line is a bare caption; a mapping is an ability's fields, or those of a card
of the list that `em` names; one that has `livro` is a whole sheet.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from zarcovi_rules import shelf
from zarcovi_rules.lint.findings import Finding, Status
from zarcovi_rules.lint.linting import caption, lint

LINTER = shelf.linter("zarcovi")
CHECKS = {check.code: check for check in LINTER.checks}
FILE = Path(__file__).parent / "vizinhos.yaml"
ILLEGAL_ASIDE = {"FICHA-11"}
"""A card that is taken out of its sheet may name others."""


@cache
def neighbours() -> dict[str, dict[str, list[Any]]]:
    loaded = yaml.safe_load(FILE.read_text("utf-8"))
    assert isinstance(loaded, dict)
    return loaded


def examples(kind: str) -> list[Any]:
    return [
        pytest.param(code, one, id=f"{code}-{place}")
        for code, of_code in neighbours().items()
        for place, one in enumerate(of_code.get(kind, ()))
    ]


def findings(one: Any) -> list[Finding]:
    if isinstance(one, str):
        return caption(one, "legenda.txt", LINTER).findings
    if "livro" in one:
        sheet = one
    else:
        card = {"nome": "Card Qualquer", **one}
        sheet = {"livro": "zarcovi", "nome": "Ninguém", card.pop("em", "habilidades"): [card]}
    return lint(yaml.safe_dump(sheet, allow_unicode=True, sort_keys=False), "ficha.yaml", LINTER).findings


@pytest.mark.parametrize(("code", "one"), examples("licito"))
def test_of_a_lawful_card_a_check_says_nothing_and_no_other_calls_it_illegal(code: str, one: Any) -> None:
    found = findings(one)

    assert [str(each.message) for each in found if each.code == code] == []
    illegal = {each.code for each in found if each.status is Status.ILLEGAL}
    assert illegal - ILLEGAL_ASIDE == set()


@pytest.mark.parametrize(("code", "one"), examples("ilicito"))
def test_an_unlawful_card_is_told_by_its_check_with_certainty(code: str, one: Any) -> None:
    assert CHECKS[code].status in {each.status for each in findings(one) if each.code == code}


@pytest.mark.parametrize(("code", "one"), examples("nao_sei"))
def test_what_the_source_does_not_tell_is_not_told(code: str, one: Any) -> None:
    found = findings(one)

    assert {each.status for each in found if each.code == code} <= {Status.UNKNOWN}
    assert [each.code for each in found if each.status is Status.ILLEGAL] == []


def test_every_check_of_the_inventory_has_two_lawful_and_two_unlawful_neighbours() -> None:
    few = [
        (code, kind)
        for code in (f"LINT-{number:02}" for number in range(1, 83))
        for kind in ("licito", "ilicito")
        if len(neighbours().get(code, {}).get(kind, ())) < 2
    ]

    assert few == []
    assert neighbours().keys() <= CHECKS.keys()

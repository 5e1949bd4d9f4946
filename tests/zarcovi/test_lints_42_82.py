"""Every check fires on its bad example and is silent on its good one."""

from __future__ import annotations

import pytest
import yaml

from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.linting import Linted, lint
from zarcovi_rules.shelf import linter

LINTER = linter("zarcovi")
LISTS = {
    Kind.ABILITY: "habilidades",
    Kind.MODE: "modos",
    Kind.ITEM: "itens",
    Kind.EXTENSION: "extensoes",
    Kind.CHARACTER: "habilidades",
}


def linted(example: str, check: Check) -> Linted:
    if example.strip().startswith("livro:"):
        return lint(example, "ficha.yaml", LINTER)
    kind = Kind.ABILITY if Kind.ABILITY in check.of else check.of[0]
    sheet = {"livro": "zarcovi", "nome": "Rin", LISTS[kind]: [yaml.safe_load(example)]}
    return lint(yaml.safe_dump(sheet, allow_unicode=True, sort_keys=False), "ficha.yaml", LINTER)


@pytest.mark.parametrize("check", LINTER.checks, ids=lambda check: check.code)
def test_a_check_fires_on_its_bad_example(check: Check) -> None:
    assert check.code in {finding.code for finding in linted(check.bad, check).findings}


@pytest.mark.parametrize("check", LINTER.checks, ids=lambda check: check.code)
def test_a_check_is_silent_on_its_good_example(check: Check) -> None:
    assert check.code not in {finding.code for finding in linted(check.good, check).findings}


@pytest.mark.parametrize("check", LINTER.checks, ids=lambda check: check.code)
def test_what_a_check_rests_on_exists(check: Check) -> None:
    assert set(check.rulings) <= set(LINTER.law.statements)
    named = {name for name in (*check.challenges, *check.unsaid, *check.contradicts) if name != "*"}
    assert named <= set(LINTER.law.clauses)

"""Legends that repeat a rule or say what it permits, in the words of players: none of them is told to be illegal.

A line of `legends/licitas.jsonl` has the ruling that it repeats (`regra`), the card that says it (`ficha`; in the list
`em`, of abilities if none is named), and its legend.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from zarcovi_rules import shelf
from zarcovi_rules.lint.beside import beside
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Finding, Severity, Status
from zarcovi_rules.lint.linting import lint

LINTER = shelf.linter("zarcovi")
FILE = Path(__file__).parent / "legends" / "licitas.jsonl"
LINES = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


def _findings(legend: str, em: str = "habilidades", **card: Any) -> list[Finding]:
    sheet = {"livro": "zarcovi", "nome": "Ninguém", em: [{"nome": "X", **card, "legenda": legend}]}
    return lint(yaml.safe_dump(sheet, allow_unicode=True, sort_keys=False), "ficha.yaml", LINTER).findings


def _of(code: str, legend: str, **card: Any) -> list[Status]:
    return [one.status for one in _findings(legend, **card) if one.code == code]


@pytest.mark.parametrize("line", [pytest.param(line, id=line["id"]) for line in LINES])
def test_what_the_rules_say_themselves_is_not_illegal(line: dict[str, Any]) -> None:
    errors = [
        (one.code, str(one.message))
        for one in _findings(line["text"], line.get("em", "habilidades"), **line["ficha"])
        if one.severity is Severity.ERROR
    ]

    assert errors == []


def test_every_ruling_that_forbids_a_clause_is_repeated_in_other_words() -> None:
    forbidding = {id_ for law in LINTER.law.clauses.values() if law.forbidden for id_ in law.forbidden_by}

    assert forbidding - {line["regra"] for line in LINES} == set()


def test_each_is_said_once_and_each_has_its_own_name() -> None:
    assert len({line["id"] for line in LINES}) == len({line["text"] for line in LINES}) == len(LINES)


@pytest.mark.parametrize(
    ("legend", "card"),
    [
        ("Barreira inquebrável", {"tipo": "barreira", "forma": "campo"}),
        ("Mescla-se com qualquer modo", {"em": "modos", "classe": "desativavel"}),
        ("O usuário lança qualquer card mesmo imobilizado", {}),
        ("Genjutsu combável", {"natureza": "genjutsu"}),
        ("Teleporte. O teleportado voa por 3 turnos", {"tipo": "teleporte"}),
    ],
)
def test_what_is_plainly_against_the_rules_is_told_to_be(legend: str, card: dict[str, Any]) -> None:
    assert Status.ILLEGAL in [one.status for one in _findings(legend, **card) if one.severity is Severity.ERROR]


def test_words_that_may_limit_it_and_are_not_understood_leave_it_open() -> None:
    card = {"tipo": "barreira", "forma": "campo"}
    legend = "Barreira de sal, inquebrável a golpes mais tolos"
    (found,) = [one for one in _findings(legend, **card) if one.code == "CLAUSULA-01"]

    assert (found.status, found.severity) == (Status.UNKNOWN, Severity.WARNING)
    assert "golpes mais tolos" in str(found.message)


def test_what_is_written_among_the_clauses_is_meant_whatever_the_legend_says_beside() -> None:
    card = {"tipo": "barreira", "forma": "campo", "clausulas": ["barreira.inquebravel"]}

    assert _of("CLAUSULA-01", "Barreira de sal, inquebrável a golpes mais tolos", **card) == [Status.ILLEGAL]


@pytest.mark.parametrize(
    ("legend", "said", "expected"),
    [
        ("Zunido torto de barro, inquebrável", "inquebrável", "Zunido torto de barro"),
        ("Zunido torto, 3x, inquebrável", "inquebrável", None),
        ("Inquebrável, e zunido torto", "Inquebrável", "zunido torto"),
        ("Inquebrável, 3x, e zunido torto", "Inquebrável", None),
        ("Zunido torto. Inquebrável", "Inquebrável", None),
        ("Inquebrável; zunido torto", "Inquebrável", None),
        ("Inquebrável (zunido torto)", "Inquebrável", "zunido torto"),
        ("O usuário é inquebrável", "inquebrável", None),
    ],
)
def test_what_stands_beside_is_in_the_same_part_or_next_to_it(legend: str, said: str, expected: str | None) -> None:
    card = Card(Kind.ABILITY, {}, (), LINTER.fields[Kind.ABILITY])
    card.take(LINTER.read(legend, card))
    start = legend.index(said)
    spot = Spot(("legenda",), (start, start + len(said)))

    assert beside(card, spot, LINTER.plan.idle_words) == expected

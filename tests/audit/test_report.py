"""A report says the same as text, as data and as scenarios, whatever order things have in memory."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from importlib import import_module

import pytest

from tests.app.calling import ROOT
from tests.audit import good
from tests.audit.auditing import everything, told
from zarcovi_rules.audit.findings import Audit, Kind
from zarcovi_rules.audit.report import FILES, KEYS, TITLES, Telling
from zarcovi_rules.core.book import Book

BOOKS = ("conflito", "conflito_em_outra_leitura", "lacuna_nao_declarada", "caso_que_sempre_perde", "caso_subsumido")


@cache
def telling(name: str) -> Telling:
    return told(Book.of("toy", import_module(f"tests.audit.bad.{name}").PARTS))


def lines(telling: Telling) -> list[str]:
    return [str(line) for line in telling.lines()]


def test_every_kind_has_a_title_and_a_key_of_its_own() -> None:
    assert set(TITLES) == set(KEYS) == set(Kind)
    assert len(set(KEYS.values())) == len(Kind)
    assert len({str(title) for title in TITLES.values()}) == len(Kind)
    assert set(FILES) == set(Kind) - {Kind.DEAD, Kind.UNUSED, Kind.IDLE}  # no situation shows these


@pytest.mark.parametrize("name", BOOKS)
def test_data_holds_what_the_text_tells(name: str) -> None:
    one = telling(name)
    data, text = one.as_data(), "\n".join(lines(one))
    assert isinstance(one.audit, Audit)
    written = [found for key in KEYS.values() for found in data[key]]
    written += [found for flip in data["readings"] for key in ("conflicts", "gaps") for found in flip[key]]

    assert len(written) == len(list(everything(one)))
    for found in written:
        assert found["message"] in text
        assert all(line.strip() in text for line in (found["scenario"] or "").splitlines())
        assert set(found["sources"]) <= {*found["ids"], *found["by"]}
        assert (found["scenario"] is None) == (found["facts"] is None) == (found["answer"] is None)


def test_sources_are_told_with_their_lines() -> None:
    (conflict,) = telling("conflito").as_data()["conflicts"]

    assert conflict["sources"] == {"R-1": "Toy (l. 1)", "R-5": "Toy (l. 5)"}
    assert (conflict["question"], conflict["facts"]) == ("agua_chega", {"ceu": "sol", "vento": "sim"})


def test_scenarios_of_what_is_wrong_are_always_told_and_others_when_asked_for() -> None:
    def scenarios(one: Telling) -> int:
        return sum(line.strip().startswith("Cenário:") for line in lines(one))

    short = {name: replace(telling(name), all_scenarios=False) for name in BOOKS}
    assert {name: scenarios(one) for name, one in short.items()} == {
        "conflito": 1,
        "conflito_em_outra_leitura": 1,
        "lacuna_nao_declarada": 1,
        "caso_que_sempre_perde": 0,
        "caso_subsumido": 0,
    }
    assert {name: scenarios(telling(name)) for name in BOOKS} == {
        "conflito": 3,
        "conflito_em_outra_leitura": 3,
        "lacuna_nao_declarada": 2,
        "caso_que_sempre_perde": 3,
        "caso_subsumido": 3,
    }


def test_what_is_wrong_only_under_another_reading_is_told_and_is_not_wrong() -> None:
    one = telling("conflito_em_outra_leitura")

    assert not one.wrong
    assert any(line.endswith("differently (4 states), with AMB-1 = B") for line in lines(one))
    assert [(flip["reading"], len(flip["conflicts"])) for flip in one.as_data()["readings"]] == [("AMB-1", 1)]


def test_readings_are_told_only_when_they_were_tried() -> None:
    one = replace(telling("conflito"), flips=())

    assert one.as_data()["readings"] == []
    assert not any("taken otherwise" in line for line in lines(one))


def test_features_are_named_by_their_kind_and_tell_the_version() -> None:
    one = telling("conflito")
    features = dict(one.features())

    assert list(features) == ["conflitos.feature", "lacunas_declaradas.feature"]
    for text in features.values():
        assert f"# version of the rulebook: {one.audit.book.version}\n@toy\n" in text
    assert list(dict(telling("lacuna_nao_declarada").features())) == ["lacunas.feature", "lacunas_declaradas.feature"]


def test_of_worked_examples_only_the_ids_are_told() -> None:
    one = replace(
        told(Book.of("toy", import_module("tests.audit.bad.exemplo_que_confirma").PARTS)), all_scenarios=False
    )

    assert "  worked examples of the source, as they should be: R-5" in lines(one)
    assert not any(line.startswith("  R-5") for line in lines(one))


PROGRAM = """
import sys
from zarcovi_rules.app.cli import main
sys.exit(main(["audit", "--lang", "pt", "--format", "json"]))
"""


def test_the_order_of_sets_is_not_seen() -> None:
    def output(seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        ran = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, cwd=ROOT, capture_output=True, check=False, timeout=300
        )
        assert (ran.returncode, ran.stderr) == (0, b"")
        return ran.stdout.decode()

    assert output("1") == output("2")


def test_the_order_of_rulings_is_not_seen() -> None:
    parts = [*good.PARTS, *import_module("tests.audit.bad.conflito").PARTS]
    assert lines(told(Book.of("toy", parts))) == lines(told(Book.of("toy", reversed(parts))))

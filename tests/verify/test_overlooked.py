"""Steps that became prose, and definitions that nothing uses."""

from __future__ import annotations

from pathlib import Path

from tests.verify.toy_steps import toy_steps
from zarcovi_rules.verify.features import load, read
from zarcovi_rules.verify.overlooked import steps_in_prose, unused

TOY = Path(__file__).parent / "toy"


def told(text: str) -> list[str]:
    loaded = read("a", f"# language: pt\nFuncionalidade: f\n{text}")
    return [f"{found.place} {found.help}" for found in steps_in_prose(toy_steps(), loaded.prose)]


def test_a_line_of_prose_that_a_definition_reads_is_a_lost_step() -> None:
    good = "Cenário: c\n  Dado x\n  Então y\n"
    assert told(f"Dado uma vela azul\n{good}") == [
        "a:3 Write it below the title of a `Cenário:`, as `Dado uma vela azul`."
    ]
    assert told(f"Regra: r\nhá 2 luzes acesas\n{good}") == [
        "a:4 Write it below the title of a `Cenário:`, as `Então há 2 luzes acesas`."
    ]
    assert told("Cenário: c\n  apago a luz azul\n  Dado x\n  Então y\n") == [
        "a:4 Write it below the title of a `Cenário:`, as `Quando apago a luz azul`."
    ]


def test_prose_is_prose() -> None:
    assert told("Dado que escurece, acendem-se velas.\nQuando uma vela roxa\nCenário: c\n  Dado x\n  Então y\n") == []


def test_unused_definitions_are_told_where_they_are_written() -> None:
    scenarios = load([TOY], base=TOY).scenarios
    steps = toy_steps()
    assert list(unused(steps, scenarios)) == []
    steps.dado("um espelho")(lambda _shelf: None)
    (found,) = unused(steps, scenarios)
    assert str(found.message) == "No scenario uses this step: Dado um espelho"
    assert found.place.path.endswith("test_overlooked.py")

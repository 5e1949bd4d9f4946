"""Which scenarios `--ruling` and `-k` choose."""

from __future__ import annotations

import pytest

from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.verify.features import read
from zarcovi_rules.verify.selection import choose, expression

TITLES = ("A vela azul", "O Lampião âmbar", "Uma vela e um lampião", "Not all (quase)")
TEXT = "# language: pt\nFuncionalidade: f\n" + "".join(
    f"  @LUZ-{number}:so\n  Cenário: {title}\n    Então x\n" for number, title in enumerate(TITLES, start=1)
)
SCENARIOS = read("a", TEXT).scenarios


def chosen(expression: str) -> list[int]:
    return [TITLES.index(scenario.name) + 1 for scenario in choose(SCENARIOS, name=expression)]


@pytest.mark.parametrize(
    ("expression", "numbers"),
    [
        ("vela", [1, 3]),
        ("VELA AZUL", [1]),
        ("lampiao", [2, 3]),
        ("vela e um lampião", [3]),
        ("luz-2:so", [2]),
        ("vela and lampião", [3]),
        ("azul or âmbar", [1, 2]),
        ("vela e lampião", [3]),
        ("azul ou âmbar", [1, 2]),
        ("não vela", [2, 4]),
        ('"vela e um"', [3]),
        ("not vela", [2, 4]),
        ("not not vela", [1, 3]),
        ("not vela and lampião", [2]),
        ("azul or lampião and not vela", [1, 2]),
        ("(azul or lampião) and not vela", [2]),
        ('"not all"', [4]),
        ('"(quase)"', [4]),
        ('not "not all"', [1, 2, 3]),
        ("dragão", []),
        ("", [1, 2, 3, 4]),
    ],
)
def test_words_of_titles_and_tags(expression: str, numbers: list[int]) -> None:
    assert chosen(expression) == numbers


@pytest.mark.parametrize("expression", ["and", "vela and", "or vela", "not", "(vela", "vela)", "()", 'vela "', "a (b)"])
def test_what_cannot_be_read_is_refused(expression: str) -> None:
    with pytest.raises(RulesError, match="-k cannot be read") as refused:
        chosen(expression)
    assert "Write words" in str(refused.value.help)


def test_ids_and_cases() -> None:
    assert [scenario.name for scenario in choose(SCENARIOS, ruling="@luz-1")] == ["A vela azul"]
    assert len(choose(SCENARIOS, ruling="LUZ-1:so", name="vela")) == 1
    assert choose(SCENARIOS, ruling="LUZ-1:so", name="lampião") == choose(SCENARIOS, ruling="LUZ-9") == []


@pytest.mark.parametrize("written", [" or ".join(["a"] * 10_000), "(" * 5000 + "a" + ")" * 5000, "not " * 5000 + "a"])
def test_an_expression_that_nobody_typed_is_refused(written: str) -> None:
    with pytest.raises(RulesError, match="more than 200 words and signs"):
        expression(written)

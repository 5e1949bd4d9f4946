"""Scenarios that list several attacks or passengers: each is asked about on its own, and mistakes are told."""

from __future__ import annotations

from textwrap import indent

import pytest

from zarcovi_rules import shelf
from zarcovi_rules.verify.features import read
from zarcovi_rules.verify.runner import Result, Status, run

ATTACKS = """
Dado um teletransporte de rank 3
E os ataques são:
  | ataque | rank | cabe teletransporte |
  | lança  | 5    | prevê               |
  | flecha | 2    | prevê               |
Quando perguntam ao juiz, de cada ataque: o deslocamento escapa do ataque?
"""
ANSWERS = """
Então as respostas são:
  | ataque | resposta                         | decide  |
  | lança  | o usuário escapa do ataque       | TT-2    |
  | flecha | o usuário é atingido pelo ataque | TT-2:so |
"""


def played(*steps: str) -> Result:
    """The result of a scenario made of these steps."""
    text = "# language: pt\nFuncionalidade: Listas\n  Cenário: Um\n" + indent("".join(steps), "    ")
    (result,) = run(shelf.steps("zarcovi"), read("listas.feature", text).scenarios).results
    return result


def columns(step: str, number: int) -> str:
    """A step with the first columns of its table only."""
    lines = (
        "|".join(line.split("|")[: number + 1]) + "|" if "|" in line else line for line in step.strip("\n").split("\n")
    )
    return "\n".join(lines) + "\n"


def test_each_item_has_an_answer_of_its_own() -> None:
    assert played(ATTACKS, ANSWERS).status is Status.PASSED


def test_the_answers_may_leave_out_what_decides() -> None:
    assert played(ATTACKS, columns(ANSWERS, 2)).status is Status.PASSED


def test_answers_without_answers_are_a_mistake() -> None:
    result = played(ATTACKS, columns(ANSWERS, 1))

    assert result.status is Status.ERROR
    assert "the table does not answer for: lança, flecha" in str(result.problems[0].message)


def test_an_unknown_answer_is_told_those_of_the_question() -> None:
    result = played(ATTACKS, ANSWERS.replace("o usuário escapa do ataque      ", "zzzz"))

    assert "unknown answer: zzzz" in str(result.problems[0].message)
    assert "o usuário escapa do ataque (" in str(result.problems[0].help)
    assert str(result.problems[0].help).endswith("), omisso, conflito, depende.")


def test_answers_without_a_header_are_a_mistake() -> None:
    header, *rows = ANSWERS.strip("\n").split("\n")[1:]
    result = played(ATTACKS, "\n".join(["Então as respostas são:", *rows, ""]))

    assert "ataque" in header
    assert result.status is Status.ERROR
    assert str(result.problems[0].message) == "the table has no header row: its first row is already lança"
    assert str(result.problems[0].help) == "Write above it the row | ataque | resposta | decide |."


def test_answers_of_what_was_not_asked_are_a_mistake() -> None:
    result = played(ATTACKS.partition("Quando")[0], ANSWERS)

    assert str(result.problems[0].message) == "nothing was asked yet"


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("| o usuário é atingido pelo ataque", "| o usuário escapa do ataque", "flecha: the answer is not"),
        ("| TT-2:so |", "| TT-2 |", "TT-2 did not decide"),
    ],
)
def test_one_wrong_answer_fails_the_scenario(right: str, wrong: str, told: str) -> None:
    result = played(ATTACKS, ANSWERS.replace(right, wrong))

    assert result.status is Status.FAILED
    assert told in str(result.problems[0].message)


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("  | flecha | 2    | prevê               |\n", "", "the table does not answer for: lança"),
        ("| flecha | 2 ", "| lança | 2 ", "two items are called lança"),
        ("| lança  | 5 ", "| lança  | cinco ", "ataque.rank is not a whole number: cinco"),
        ("| rank |", "| posto |", "unknown column: posto"),
        ("| 5    | prevê", "| 5    | talvez", "unknown value: talvez"),
        ("de cada ataque", "de cada passageiro", "the scenario lists no passageiro"),
        ("E os ataques", "E o ataque é de rank 4\nE os ataques", "ataque.rank is given of all and of lança"),
        ("Quando", "E os passageiros são:\n  | nome | quem |\n  | Nara | aliado |\nQuando", "already has a list"),
    ],
)
def test_a_mistake_is_told(right: str, wrong: str, told: str) -> None:
    assert right in ATTACKS

    result = played(ATTACKS.replace(right, wrong), ANSWERS)

    assert result.status is Status.ERROR
    assert told in str(result.problems[0].message)

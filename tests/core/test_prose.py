"""A verdict told to people: what is said, line by line, on the toy book."""

from __future__ import annotations

import pytest

from tests.core.toy import MOLHA, toy
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.prose import not_told, prose
from zarcovi_rules.core.situation import Given, situation

BOOK = toy()


def told(given: Given) -> list[str]:
    return [str(line) for line in prose(plan(BOOK, MOLHA).ask(situation(BOOK, given)))]


def lacking(given: Given, answer: str) -> list[str]:
    return [str(line) for line in not_told(plan(BOOK, MOLHA).ask(situation(BOOK, given)), answer)]


def test_the_answer_comes_first_then_what_decided_and_why() -> None:
    lines = told({"ceu": "chuva", "guarda_chuva.aberto": "sim", "vento": "nao"})

    assert lines[:3] == [
        "nao: you stay dry",
        "decides: R-3, An open umbrella protects. [Toy (l. 3)]",
        "because: it is open, it rains",
    ]


def test_what_was_defeated_and_what_would_lift_or_flip_it_is_told() -> None:
    lines = told({"ceu": "chuva", "guarda_chuva.aberto": "sim", "vento": "nao"})

    assert "unless a legend says: the umbrella has holes (R-3!furado)" in lines
    assert "defeated: R-2, by R-3" in lines
    assert "it would be “you get wet” if: the wind blows" in lines


def test_a_legend_against_an_absolute_ruling_is_told_as_ignored() -> None:
    lines = told({"ceu": "chuva", "vento": "nao", "guarda_chuva.encantado": "sim"})

    assert "ignored: “it resists everything”, because no legend lifts R-2" in lines


def test_silence_names_its_gap_and_an_unknown_fact_is_asked_for() -> None:
    assert "silent: GAP-1, Hail and umbrellas." in told({"ceu": "granizo", "guarda_chuva.aberto": "sim"})
    assert told({"ceu": "chuva", "guarda_chuva.aberto": "sim"})[0] == "depende: a fact is not known"


@pytest.mark.parametrize(
    ("given", "lines"),
    [
        (
            {"ceu": "chuva", "vento": "nao"},
            [
                "why not “you stay dry”:",
                "  “does water reach you?” answers: it does",
                "    R-1 would need: the sun shines",
                "    R-3 would need: it is open",
            ],
        ),
        (
            {"ceu": "chuva", "vento": "sim", "guarda_chuva.aberto": "sim"},
            ["why not “you stay dry”:", "  “does water reach you?” answers: it does", "    R-3 is defeated by R-4"],
        ),
        (
            {"ceu": "chuva", "vento": "nao", "guarda_chuva.aberto": "sim", "guarda_chuva.furado": "sim"},
            [
                "why not “you stay dry”:",
                "  “does water reach you?” answers: it does",
                "    R-3 is withdrawn by R-3!furado",
            ],
        ),
    ],
)
def test_why_not_tells_what_came_nearest_and_what_it_lacks(given: Given, lines: list[str]) -> None:
    assert lacking(given, "nao") == lines

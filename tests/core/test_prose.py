"""A verdict told to people: what is said, line by line, on the toy book."""

from __future__ import annotations

import pytest

from tests.core.toy import CEU, CHEGA, MOLHA, source, toy
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.prose import in_conflict, not_told, prose, statement
from zarcovi_rules.core.rulings import Case, Force, Ruling
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


def test_under_a_silence_what_decides_is_told_to_stand_below_and_the_contradiction_there_is_named() -> None:
    against = Ruling(
        id="R-9", texto="Chuva não molha.", text="Rain does not wet.", source=source(9), force=Force.PADRAO,
        cases=(Case(question=CHEGA, when=CEU.is_("chuva"), then="nao_chega"),),
    )  # fmt: skip
    book = toy(against)

    verdict = plan(book, MOLHA).ask(situation(book, {"ceu": "chuva", "vento": "nao"}))

    assert in_conflict(verdict) == [CHEGA]
    assert [str(line) for line in prose(verdict, changes=False)] == [
        "omisso: the rules are silent",
        "below, decides: R-9, Rain does not wet. [Toy (l. 9)]",
        "below, decides: R-2, Rain wets. [Toy (l. 2)]",
        "because: it rains",
        "contradiction below: does water reach you?",
    ]
    above = prose(plan(book, CHEGA).ask(situation(book, {"ceu": "chuva", "vento": "nao"})), changes=False)
    assert str(above[1]).startswith("decides: R-9")


def test_an_exception_is_cited_by_what_the_legend_says() -> None:
    cited = statement(BOOK.rulings["R-3"], "R-3!furado")

    assert cited.en == "the umbrella has holes, an exception to: An open umbrella protects."
    assert statement(BOOK.rulings["R-3"], "R-3").en == "An open umbrella protects."


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

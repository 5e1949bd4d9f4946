"""Conditions read aloud: brackets where `e` and `ou` would otherwise run together."""

from __future__ import annotations

import pytest

from zarcovi_rules.core.conditions import Condition
from zarcovi_rules.core.messages import Text
from zarcovi_rules.core.sentences import condition_text
from zarcovi_rules.core.vocabulary import Fact


def fact(name: str) -> Fact:
    values = {value: Text(f"{name} é {value}", f"{name} is {value}") for value in ("x", "y", "z")}
    return Fact(name=name, about=Text(f"{name}?", f"{name}?"), values=values)


A, B = fact("a"), fact("b")


@pytest.mark.parametrize(
    ("condition", "pt", "en"),
    [
        (A.is_("x"), "a é x", "a is x"),
        (A.is_("x", "y"), "a é x ou a é y", "a is x or a is y"),
        (A.is_("x", "y") & B.is_("z"), "(a é x ou a é y) e b é z", "(a is x or a is y) and b is z"),
        (A.is_("x", "y") | B.is_("z"), "a é x ou a é y ou b é z", "a is x or a is y or b is z"),
        (
            ~(A.is_("x") & B.is_("z")),
            "não é o caso de que (a é x e b é z)",
            "it is not the case that (a is x and b is z)",
        ),
    ],
)
def test_read_aloud(condition: Condition, pt: str, en: str) -> None:
    assert condition_text(condition) == (pt, en)

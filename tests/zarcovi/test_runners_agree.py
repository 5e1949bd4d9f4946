"""Our runner and pytest-bdd execute the same scenarios of the shipped features with the same outcome."""

from __future__ import annotations

from zarcovi_rules import shelf
from zarcovi_rules.shipped import shipped
from zarcovi_rules.verify.pytest_plugin import disagreements


def test_both_runners_agree_scenario_by_scenario() -> None:
    for book in shelf.books():
        assert disagreements(shelf.steps(book.name), shipped("features") / book.name) == ()

"""Facts that can have no value: that their values are impossible keeps no situation away, for no case states them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.audit.good import question, ruling
from tests.core.toy import two
from zarcovi_rules.audit.findings import Audit, Kind
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import Condition
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.together import Void
from zarcovi_rules.core.verdict import CONFLITO
from zarcovi_rules.core.vocabulary import Fact

LIT = Fact(name="acesa", about=two("lit?"), values={"sim": two("lit"), "nao": two("not lit")}, absent="nao")
SMELL, COLOUR = (
    Fact(name=name, about=two(f"{name}?"), values={"um": two("one"), "dois": two("two")}) for name in ("cheiro", "cor")
)
VALUES = ("um", "dois")
DARK = LIT.is_("sim")
ONE_BY_ONE = [DARK & SMELL.is_(value) for value in VALUES]
AT_ONCE = [DARK & SMELL.is_(*VALUES)]
BETWEEN_TWO = [DARK & SMELL.is_(one) & COLOUR.is_(other) for one in VALUES for other in VALUES]
ONE_LEFT = [DARK & SMELL.is_("um")]
TORN, CALM = question("serve", "sim", "nao"), question("cheira", "bem", "mal")


def rulebook(impossible: Sequence[Condition]) -> Book:
    """Two rulings tear each other where it is lit; another question looks at all that may have no value then."""
    rulings = [
        ruling("R-1", DARK, "sim", question=TORN),
        ruling("R-2", DARK, "nao", question=TORN),
        ruling("R-3", LIT.is_("nao"), "sim", question=TORN),
        ruling("R-4", SMELL.is_("um"), "bem", question=CALM),
        ruling("R-5", SMELL.is_("dois") & COLOUR.is_("um"), "mal", question=CALM),
        ruling("R-6", SMELL.is_("dois") & COLOUR.is_("dois"), "mal", question=CALM),
    ]
    barred = [Impossible(when=when, texto="não dá", text="it cannot be") for when in impossible]
    return Book.of("luzes", [LIT, SMELL, COLOUR, TORN, CALM, *rulings, *barred])


@pytest.mark.parametrize("impossible", [[], ONE_LEFT, AT_ONCE, ONE_BY_ONE, BETWEEN_TWO], ids=range(5))
def test_what_the_judge_is_asked_is_audited_whatever_facts_have_no_value_in_it(impossible: list[Condition]) -> None:
    book = rulebook(impossible)
    assert plan(book, TORN).ask(situation(book, {"acesa": "sim"})).outcome == CONFLITO
    audit = Audit(book)

    (found,) = audit.report().of(Kind.CONFLICT, Kind.DEAD)

    assert (found.kind, found.ids) == (Kind.CONFLICT, ("R-1", "R-2"))
    shown = audit.witness(found)
    assert shown is not None
    assert (dict(shown.given), shown.answer) == ({"acesa": "sim"}, CONFLITO)


@pytest.mark.parametrize("impossible", [AT_ONCE, ONE_BY_ONE], ids=["at once", "one by one"])
def test_a_fact_none_of_whose_values_may_be_has_no_value_there(impossible: list[Condition]) -> None:
    assert rulebook(impossible).voids == (Void({LIT: "sim"}, (SMELL,)),)


def test_two_facts_no_values_of_which_go_together_have_none_between_them() -> None:
    assert Void({LIT: "sim"}, (SMELL, COLOUR)) in rulebook(BETWEEN_TWO).voids


def test_a_fact_that_may_still_have_some_value_has_one() -> None:
    assert rulebook(ONE_LEFT).voids == ()


def test_what_rests_on_a_fact_without_value_is_counted_as_unknown() -> None:
    top = question("alegra", "sim", "nao")
    above = ruling("R-7", CALM.is_("bem"), "sim", question=top)
    other = ruling("R-8", CALM.is_("mal"), "nao", question=top)
    book = rulebook(AT_ONCE)
    parts = [LIT, SMELL, COLOUR, TORN, CALM, *book.rulings.values(), *book.impossible]

    assert Audit(book).report().unknown == 0  # nobody looks at it
    assert Audit(Book.of("luzes", [*parts, top, above, other])).report().unknown > 0

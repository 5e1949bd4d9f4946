"""A count over a recorded sequence, on the toy book: how many days did the water reach you?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.toy import CEU, CHEGA, source, toy, two
from zarcovi_rules.core.book import Committee
from zarcovi_rules.core.clock import Count, Step, Tally, ask_upon, tally
from zarcovi_rules.core.rulings import Case, Force, Question, Ruling
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.vocabulary import Fact, Quantity

DIAS = Count(name="dias_molhados", about=two("how many wet days?"), question=CHEGA, counted=("chega",))
MANY = Quantity(name="dias.molhados", text=two("wet days"))
LIMIT = Quantity(name="dias.limite", text=two("days one bears"))


def _borne(_: Mapping[str, Any], days: int, limit: int) -> str:
    return "sim" if days <= limit else "nao"


BORNE = Fact(
    name="dias.suportados",
    about=two("few enough?"),
    values={"sim": two("few"), "nao": two("many")},
    inputs=(MANY, LIMIT),
    derive=_borne,
)
SICK = Question(
    name="adoece", about=two("do you fall ill?"), values={"sim": two("you fall ill"), "nao": two("you stay well")}
)
DRY = Fact(name="abrigo", about=two("sheltered?"), values={"sim": two("yes"), "nao": two("no")}, absent="nao")
R5 = Ruling(
    id="R-5", texto="Dias demais adoecem.", text="Too many days make ill.", source=source(5), force=Force.ABSOLUTA,
    cases=(
        Case(question=SICK, when=BORNE.is_("nao") & DRY.is_("nao"), then="sim"),
        Case(name="so", question=SICK, when=BORNE.is_("sim") | DRY.is_("sim"), then="nao"),
    ),
)  # fmt: skip
HEALTH = (MANY, LIMIT, BORNE, SICK, DRY, R5)


def bare_headed(past: Sequence[Step[str]], sky: str) -> Given | None:
    """Every day under the sky without an umbrella; at night nothing is asked."""
    return None if sky == "noite" else {"ceu": sky}


def open_umbrella(past: Sequence[Step[str]], sky: str) -> Given | None:
    return {"ceu": sky, "guarda_chuva.aberto": True}


def once_wet_twice_shy(past: Sequence[Step[str]], sky: str) -> Given | None:
    """Who got wet opens an umbrella from then on: an item looks at how those before it were settled."""
    wet = any(step.verdict is not None and step.verdict.answer == "chega" for step in past)
    return {"ceu": sky, "guarda_chuva.aberto": wet, "vento": False}


def wet_days(*skies: str) -> Tally[str]:
    return tally(toy(), DIAS, skies, bare_headed)


def test_an_empty_sequence_counts_nothing() -> None:
    assert wet_days().answer == 0


def test_the_items_with_a_counted_answer_are_counted() -> None:
    found = wet_days("chuva", "sol", "noite", "chuva")
    assert found.answer == 2
    assert [step.total for step in found.steps] == [1, 1, 1, 2]
    assert found.decided == ("R-2", "R-1")
    assert found.gaps == ()
    assert found.silent == ()


def test_an_item_that_is_not_asked_about_has_no_verdict() -> None:
    found = wet_days("noite", "chuva")
    assert [step.verdict is None for step in found.steps] == [True, False]
    assert len(found.verdicts) == 1


def test_an_item_sees_how_those_before_it_were_settled() -> None:
    found = tally(toy(), DIAS, ["sol", "chuva", "chuva", "chuva"], once_wet_twice_shy)
    assert found.answer == 1
    assert [verdict.answer for verdict in found.verdicts] == ["nao_chega", "chega", "nao_chega", "nao_chega"]


def test_an_item_without_an_answer_silences_the_count_and_is_named() -> None:
    found = tally(toy(), DIAS, ["sol", "granizo", "sol"], open_umbrella)
    assert found.answer == "omisso"
    assert [step.index for step in found.silent] == [1]
    assert [step.total for step in found.steps] == [0, "omisso", "omisso"]
    assert found.gaps == ("GAP-1",)


def test_a_count_hangs_on_an_unknown_fact() -> None:
    found = tally(toy(), DIAS, ["chuva"], open_umbrella)
    assert found.answer == "depende"
    assert found.collect("depends_on") == ("vento",)


def test_an_unknown_fact_does_not_hide_that_the_rules_are_silent() -> None:
    for skies in (["chuva", "granizo"], ["granizo", "chuva"]):
        assert tally(toy(), DIAS, skies, open_umbrella).answer == "omisso"


def test_a_conflict_in_one_item_is_the_counts() -> None:
    rival = Ruling(
        id="R-9", texto="Sol molha.", text="Sun wets.", source=source(9), force=Force.ABSOLUTA,
        cases=(Case(question=CHEGA, when=CEU.is_("sol"), then="chega"),),
    )  # fmt: skip
    found = tally(toy(rival), DIAS, ["granizo", "sol"], open_umbrella)
    assert found.answer == "conflito"


def test_the_readings_are_those_that_would_change_the_count() -> None:
    under_b = toy().under(Committee(readings={"AMB-1": "B"}))
    assert tally(under_b, DIAS, ["chuva", "granizo"], bare_headed).answer == 2
    assert tally(under_b, DIAS, ["chuva", "granizo"], bare_headed).readings == ("AMB-1",)
    assert tally(under_b, DIAS, ["chuva", "sol"], bare_headed).readings == ()


def test_a_result_cannot_be_changed() -> None:
    found = wet_days("chuva")
    with pytest.raises(AttributeError):
        found.steps = ()  # type: ignore[misc]
    assert not hasattr(found, "__dict__")


@given(st.lists(st.sampled_from(["sol", "chuva", "noite", "granizo"])))
def test_a_longer_sequence_never_changes_what_came_before(skies: list[str]) -> None:
    whole = wet_days(*skies)
    for length in range(len(skies) + 1):
        assert wet_days(*skies[:length]).answer == (whole.steps[length - 1].total if length else 0)


def test_a_question_may_look_at_a_count() -> None:
    book = toy(*HEALTH)
    days = tally(book, DIAS, ["chuva", "chuva"], bare_headed)
    assert ask_upon(book, SICK, {"dias.limite": 1}, {"dias.molhados": days}).answer == "sim"
    borne = ask_upon(book, SICK, {"dias.limite": 2}, {"dias.molhados": days})
    assert borne.answer == "nao"
    assert borne.decided == ("R-5:so", "R-2")


def test_a_silent_count_silences_what_hangs_on_it() -> None:
    book = toy(*HEALTH)
    days = tally(book, DIAS, ["granizo"], open_umbrella)
    found = ask_upon(book, SICK, {"dias.limite": 1}, {"dias.molhados": days})
    assert found.answer == "omisso"
    assert found.gaps == ("GAP-1",)


def test_a_silent_count_does_not_matter_when_the_answer_is_the_same_whatever_it_is() -> None:
    book = toy(*HEALTH)
    days = tally(book, DIAS, ["granizo"], open_umbrella)
    assert ask_upon(book, SICK, {"dias.limite": 1, "abrigo": True}, {"dias.molhados": days}).answer == "nao"


def test_what_is_missing_besides_a_silent_count_is_asked_for() -> None:
    book = toy(*HEALTH)
    days = tally(book, DIAS, ["granizo"], open_umbrella)
    found = ask_upon(book, SICK, {}, {"dias.molhados": days})
    assert found.answer == "depende"
    assert "dias.limite" in found.collect("depends_on")


def test_the_readings_of_a_count_are_those_of_what_looks_at_it() -> None:
    book = toy(*HEALTH).under(Committee(readings={"AMB-1": "B"}))
    days = tally(book, DIAS, ["granizo"], bare_headed)
    assert ask_upon(book, SICK, {"dias.limite": 0}, {"dias.molhados": days}).readings == ("AMB-1",)

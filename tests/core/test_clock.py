"""A count over a recorded sequence, on the toy book: how many days did the water reach you?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.toy import CEU, CHEGA, source, toy, two
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.clock import Count, Step, Tally, Track, ask_upon, tally
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Case, Force, Question, Ruling
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.vocabulary import Fact, Quantity, Reading

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


# A state carried along: a lamp that is switched, stuck while hot; what a kick does is not written.
LAMP = Fact(name="lampada.estado", about=two("lit?"), values={"acesa": two("lit"), "apagada": two("dark")})
ACT = Fact(
    name="lampada.gesto",
    about=two("what is done?"),
    values={"liga": two("on"), "desliga": two("off"), "chuta": two("kick"), "quebra": two("smash")},
)
LOCK = Reading(
    name="AMB-2", about=two("does off work when lit?"), values={"A": two("yes"), "B": two("no")}, default="A",
    reason=two("plain"),
)  # fmt: skip
SWITCH = Question(
    name="gesto_na_lampada",
    about=two("what does it do?"),
    values={"acende": two("lights"), "apaga": two("darkens"), "nada": two("nothing")},
)
R6 = Ruling(
    id="R-6", texto="O interruptor.", text="The switch.", source=source(6), force=Force.ABSOLUTA,
    cases=(
        Case(question=SWITCH, when=ACT.is_("liga") & LAMP.is_("apagada"), then="acende"),
        Case(name="ja", question=SWITCH, when=ACT.is_("liga") & LAMP.is_("acesa"), then="nada"),
        Case(name="off", question=SWITCH, when=ACT.is_("desliga") & LAMP.is_("acesa") & LOCK.is_("A"), then="apaga"),
        Case(name="preso", question=SWITCH, when=ACT.is_("desliga") & LAMP.is_("acesa") & LOCK.is_("B"), then="nada"),
        Case(name="off2", question=SWITCH, when=ACT.is_("desliga") & LAMP.is_("apagada"), then="nada"),
        Case(name="fim", question=SWITCH, when=ACT.is_("quebra"), then="apaga"),
    ),
)  # fmt: skip
LAMPS = (LAMP, ACT, LOCK, SWITCH, R6)
LIT = Track(
    name="lampada", about=two("is the lamp lit?"), question=SWITCH, state=LAMP, begins="apagada",
    leads={"acende": "acesa", "apaga": "apagada"},
)  # fmt: skip


def lamp(*acts: str, rules: Book | None = None) -> Tally[str]:
    return tally(rules or toy(*LAMPS), LIT, acts, lambda _, act: None if act == "espera" else {"lampada.gesto": act})


def test_each_answer_leads_to_the_state_that_the_next_item_finds() -> None:
    found = lamp("liga", "espera", "liga", "desliga")

    assert [step.total for step in found.steps] == ["acesa", "acesa", "acesa", "apagada"]
    assert [verdict.answer for verdict in found.verdicts] == ["acende", "nada", "apaga"]
    assert found.answer == "apagada"
    assert found.values["apagada"].en == "dark"
    assert not found.numeric


def test_an_empty_sequence_leaves_the_state_that_it_began_with() -> None:
    assert lamp().answer == "apagada"


def test_after_a_silence_the_state_is_unknown_until_an_answer_leads_to_one() -> None:
    assert lamp("liga", "chuta").answer == "omisso"
    assert lamp("liga", "chuta", "liga").answer == "omisso"
    assert lamp("liga", "chuta", "quebra").answer == "apagada"


def test_the_readings_of_a_state_follow_it_through_the_sequence() -> None:
    assert lamp("liga", "desliga").readings == ("AMB-2",)
    assert lamp("liga", "desliga", "quebra").readings == ()
    other = toy(*LAMPS).under(Committee(readings={"AMB-2": "B"}))
    assert lamp("liga", "desliga", rules=other).answer == "acesa"


def test_a_question_may_look_at_a_state() -> None:
    sees = Question(name="ve", about=two("seen?"), values={"sim": two("yes"), "nao": two("no")})
    ruling = Ruling(
        id="R-7", texto="À luz se vê.", text="In the light one sees.", source=source(7), force=Force.ABSOLUTA,
        cases=(
            Case(question=sees, when=LAMP.is_("acesa"), then="sim"),
            Case(name="so", question=sees, when=LAMP.is_("apagada"), then="nao"),
        ),
    )  # fmt: skip
    rules = toy(*LAMPS, sees, ruling)

    assert ask_upon(rules, sees, {}, {"lampada.estado": lamp("liga", rules=rules)}).answer == "sim"
    assert ask_upon(rules, sees, {}, {"lampada.estado": lamp("liga", "chuta", rules=rules)}).answer == "omisso"


def test_a_number_that_is_answered_is_the_next_state() -> None:
    left = Quantity(name="usos.restam", text=two("uses left"))
    spent = Question(
        name="usos", about=two("left?"), values={"gasta": two("spent")},
        amounts={"gasta": lambda look: look.number(left) - 1}, numbers=(left,),
    )  # fmt: skip
    ruling = Ruling(
        id="R-8", texto="Usar gasta.", text="Use spends.", source=source(8), force=Force.ABSOLUTA,
        cases=(Case(question=spent, when=ALWAYS, then="gasta"),),
    )  # fmt: skip
    uses = Track(name="usos", about=two("how many are left?"), question=spent, state=left, begins=3)

    found = tally(toy(left, spent, ruling), uses, ["a", "b"], lambda past, item: {})  # noqa: ARG005
    assert [step.total for step in found.steps] == [2, 1]
    assert found.numeric


def test_a_word_instead_of_a_number_is_no_number_that_the_next_item_could_find() -> None:
    left = Quantity(name="usos.restam", text=two("uses left"))
    spent = Question(
        name="usos", about=two("left?"), values={"gasta": two("spent"), "sem": two("uncounted")},
        amounts={"gasta": lambda look: look.number(left) - 1}, numbers=(left,),
    )  # fmt: skip
    ruling = Ruling(
        id="R-8", texto="Não se conta.", text="None are counted.", source=source(8), force=Force.ABSOLUTA,
        cases=(Case(question=spent, when=ALWAYS, then="sem"),),
    )  # fmt: skip
    uses = Track(
        name="usos", about=two("how many are left?"), question=spent, state=left, begins=3, leads={"sem": "sem"}
    )

    found = tally(toy(left, spent, ruling), uses, ["a", "b"], lambda past, item: {})  # noqa: ARG005
    assert found.answer == "sem"
    assert found.values == {"sem": two("uncounted")}


def test_what_is_silent_is_unknown_whatever_holds_when_nothing_is_said() -> None:
    book = toy(*HEALTH)
    wet = {"dias.molhados": 3, "dias.limite": 1}
    silent = tally(book, DIAS, ["granizo"], open_umbrella)

    assert ask_upon(book, SICK, wet, {}).answer == "sim"
    found = ask_upon(book, SICK, wet, {"abrigo": silent})
    assert (found.answer, found.collect("depends_on")) == ("omisso", ())


def test_nor_does_what_compares_a_silent_count_hold_by_default() -> None:
    few = replace(BORNE, absent="sim")
    many = Case(question=SICK, when=few.is_("nao"), then="sim")
    book = toy(MANY, LIMIT, few, SICK, replace(R5, cases=(many, replace(many, name="so", when=~many.when, then="nao"))))
    hail, rain = tally(book, DIAS, ["granizo"], open_umbrella), tally(book, DIAS, ["chuva"], bare_headed)

    assert ask_upon(book, SICK, {}, {}).answer == "nao"
    assert ask_upon(book, SICK, {"dias.limite": 1}, {"dias.molhados": rain}).answer == "nao"
    assert ask_upon(book, SICK, {"dias.limite": 1}, {"dias.molhados": hail}).answer == "omisso"

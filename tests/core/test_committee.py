"""A committee chooses readings, changes figures and writes precedents; what it writes is checked like the book."""

from __future__ import annotations

import pytest

from tests.core.asking import ask
from tests.core.small import small_question
from tests.core.toy import ABERTO, CEU, CHEGA, FURADO, GAP_1, MOLHA, VENTO, source, toy
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.figures import Figure
from zarcovi_rules.core.layers import BookError
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.rulings import Case, Computed, Force, Ruling, Salvo
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.verdict import OMISSO

HAIL: Given = {CEU.name: "granizo", ABERTO.name: True}
RAIN: Given = {CEU.name: "chuva", ABERTO.name: True, VENTO.name: True}
WET = Figure(name="molhado", value=["chuva"], texto="o que molha", text="what wets", source="toy")
BY_FIGURE = small_question(
    "q",
    computed=Computed(inputs=(CEU,), compute=lambda figures, sky: "a" if sky in figures["molhado"] else None),
)


def precedent(*overrides: str, id_: str = "PREC-1", then: str = "nao_chega", sky: str = "granizo") -> Ruling:
    case = Case(question=CHEGA, when=CEU.is_(sky) & ABERTO.is_("sim"), then=then, overrides=overrides)
    return Ruling(id=id_, texto="decidido", text="decided", source=source(1), force=Force.PRECEDENTE, cases=(case,))


def under(*precedents: Ruling) -> Book:
    return toy().under(Committee(precedents=precedents))


def refusal(committee: Committee) -> str:
    with pytest.raises(RulesError) as refused:
        toy(WET).under(committee)
    return str(refused.value)


def test_a_book_is_played_with_its_default_readings() -> None:
    assert ask(toy(), CHEGA, {CEU.name: "granizo"}).answer == OMISSO


def test_a_committee_chooses_a_reading() -> None:
    book = toy().under(Committee(readings={"AMB-1": "B"}))

    assert ask(book, CHEGA, {CEU.name: "granizo"}).answer == "chega"


def test_the_book_itself_stays_as_it_was() -> None:
    book = toy()
    version = book.version
    other = book.under(Committee(readings={"AMB-1": "B"}, precedents=(precedent(),)))

    assert (book.version, "PREC-1" in book.rulings) == (version, False)
    assert (other.version == version, "PREC-1" in other.rulings) == (False, True)


def test_a_committee_changes_a_figure_and_all_that_is_worked_out_from_it() -> None:
    book = toy(WET, BY_FIGURE)
    other = book.under(Committee(figures={"molhado": ["chuva", "granizo"]}))

    assert [ask(each, BY_FIGURE, {CEU.name: "granizo"}).answer for each in (book, other)] == [OMISSO, "a"]
    assert (book.figures["molhado"], other.figures["molhado"]) == (["chuva"], ["chuva", "granizo"])
    assert (list(other.figures), len(other.figures)) == (["molhado"], 1)


def test_an_unknown_reading_is_refused_with_the_nearest() -> None:
    assert refusal(Committee(readings={"AMB-2": "B"})) == "unknown reading: AMB-2 (Known are: AMB-1.)"


def test_an_unknown_reading_like_no_other_is_refused_with_all_known() -> None:
    assert refusal(Committee(readings={"x": "B"})) == "unknown reading: x (Known are: AMB-1.)"


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    assert refusal(Committee(readings={"AMB-1": "C"})) == "reading AMB-1 has no option C (Choose one of: A, B.)"


def test_an_unknown_figure_is_refused_with_the_nearest() -> None:
    assert refusal(Committee(figures={"molhados": []})) == "unknown figure: molhados (Did you mean molhado?)"


def test_a_precedent_that_overrides_a_gap_fills_it() -> None:
    proof = ask(under(precedent("GAP-1")), MOLHA, HAIL).proof

    assert (proof.answer, proof.collect("decided"), proof.collect("gaps")) == ("nao", ("PREC-1",), ())


def test_a_precedent_answers_a_gap_even_where_it_does_not_name_it() -> None:
    assert ask(under(precedent()), MOLHA, HAIL).answer == "nao"


def test_a_precedent_that_overrides_a_gap_revives_what_the_gap_had_defeated() -> None:
    reading = Committee(readings={"AMB-1": "B"}, precedents=(precedent("GAP-1", then="chega"),))

    assert set(ask(toy().under(reading), CHEGA, HAIL).proof.decided) == {"PREC-1", "R-2:granizo"}


def test_a_precedent_overrides_a_ruling_of_the_book() -> None:
    proof = ask(under(precedent("R-2", "R-4", sky="chuva")), CHEGA, RAIN).proof

    assert (proof.answer, set(proof.decided)) == ("nao_chega", {"PREC-1", "R-3"})


def test_a_precedent_that_overrides_nothing_may_be_in_conflict() -> None:
    assert ask(under(precedent(sky="chuva")), CHEGA, RAIN).answer == "conflito"


def test_of_two_precedents_the_later_names_the_earlier() -> None:
    later = precedent("PREC-1", id_="PREC-2", then="chega")

    assert ask(under(precedent(), later), CHEGA, HAIL).proof.decided == ("PREC-2",)
    assert ask(under(later, precedent()), CHEGA, HAIL).proof.decided == ("PREC-2",)


def test_the_order_of_precedents_is_no_part_of_the_version() -> None:
    one, other = precedent(), precedent(id_="PREC-2")

    assert under(one, other).version == under(other, one).version


def test_a_precedent_with_the_id_of_a_ruling_or_of_a_gap_is_refused() -> None:
    with pytest.raises(RulesError, match="R-1 is defined twice"):
        under(precedent(id_="R-1"))
    with pytest.raises(RulesError, match="GAP-1 is defined twice"):
        under(precedent(id_=GAP_1.id))


def test_two_precedents_of_one_id_are_refused() -> None:
    with pytest.raises(RulesError, match="PREC-1 is defined twice"):
        under(precedent(), precedent(then="chega"))


def test_the_mistakes_of_all_precedents_are_told_at_once() -> None:
    lifted = Ruling(
        id="PREC-2",
        texto="decidido",
        text="decided",
        source=source(1),
        force=Force.PRECEDENTE,
        cases=(Case(question=CHEGA, when=CEU.is_("sol"), then="nao_chega", salvo=(Salvo(clause=FURADO),)),),
    )
    with pytest.raises(BookError) as refused:
        under(precedent("R-9", then="evapora"), lifted)

    assert {str(problem) for problem in refused.value.problems} == {
        "PREC-1 overrides R-9, which does not exist",
        "PREC-1 answers evapora, which agua_chega does not have",
        "PREC-2 is precedente: no clause may lift it",
    }


def test_precedents_that_override_each_other_in_a_circle_are_refused() -> None:
    with pytest.raises(BookError, match="override each other in a circle"):
        under(precedent("PREC-2"), precedent("PREC-1", id_="PREC-2"))


def test_a_precedent_can_be_taken_out_again() -> None:
    assert ask(under(precedent()).without("PREC-1"), CHEGA, HAIL).answer == OMISSO


def test_a_gap_can_be_taken_out() -> None:
    book = toy().under(Committee(readings={"AMB-1": "B"}))

    assert ask(book, CHEGA, HAIL).answer == OMISSO
    assert ask(book.without("GAP-1"), CHEGA, HAIL).answer == "chega"


def test_an_exception_can_be_taken_out() -> None:
    given: Given = {CEU.name: "chuva", ABERTO.name: True, VENTO.name: False, FURADO.name: True}

    assert ask(toy(), CHEGA, given).answer == "chega"
    assert ask(toy().without("R-3!furado"), CHEGA, given).answer == "nao_chega"


def test_a_case_can_be_taken_out_and_leaves_the_rulings_other_cases() -> None:
    book = toy().under(Committee(readings={"AMB-1": "B"})).without("R-2")

    assert ask(book, CHEGA, {CEU.name: "chuva", VENTO.name: False}).answer == OMISSO
    assert ask(book, CHEGA, {CEU.name: "granizo"}).answer == "chega"

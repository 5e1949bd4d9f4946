"""What a case states is checked against the book's words, and every refusal says what to write instead."""

from __future__ import annotations

import pytest

from tests.core.toy import ABERTO, AMB_1, CEU, ENCANTADO, FURADO, VENTO, toy
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.figures import Figure
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.situation import Given, situation
from zarcovi_rules.core.vocabulary import Fact, Quantity, Text

RANK = Quantity(name="rank", text=Text("rank", "rank"), minimum=1)
COST = Quantity(name="custo", text=Text("custo", "cost"))
FAST = Fact(
    name="rapido",
    about=Text("é rápido?", "is it fast?"),
    values={"sim": Text("é", "it is"), "nao": Text("não é", "it is not")},
    inputs=(RANK,),
    derive=lambda figures, rank: "sim" if rank <= figures["limite"] else "nao",
)
DEAR = Fact(
    name="caro",
    about=Text("é caro?", "is it dear?"),
    values={"sim": Text("é", "it is"), "nao": Text("não é", "it is not")},
    absent="nao",
    inputs=(RANK, COST),
    derive=lambda _figures, rank, cost: "sim" if cost > rank else "nao",
)
LIMIT = Figure(name="limite", value=3, texto="limite", text="limit", source="toy")


def book() -> Book:
    return toy(RANK, COST, FAST, DEAR, LIMIT)


def refusal(given: Given, of: Book | None = None) -> tuple[str, str]:
    with pytest.raises(RulesError) as refused:
        situation(of or book(), given)
    return str(refused.value.message), str(refused.value.help)


def test_an_unknown_name_is_refused_with_the_nearest() -> None:
    assert refusal({"vemto": "sim"}) == ("unknown fact: vemto", "Did you mean vento?")
    assert refusal({"ramk": 3}) == ("unknown fact: ramk", "Did you mean rank?")


def test_a_name_like_no_other_is_refused_with_where_to_look() -> None:
    assert refusal({"xyz": "sim"}) == ("unknown fact: xyz", "the book's facts are listed by its schema")


def test_a_reading_is_not_a_fact_of_the_case() -> None:
    assert refusal({"AMB-1": "B"})[0] == "unknown fact: AMB-1"


def test_an_unknown_value_is_refused_with_the_nearest_and_all_known() -> None:
    assert refusal({"ceu": "granito"}) == (
        "ceu cannot be granito",
        "Did you mean granizo? Known are: sol, chuva, granizo.",
    )


def test_a_value_like_no_other_is_refused_with_all_known() -> None:
    assert refusal({"ceu": "xyz"}) == ("ceu cannot be xyz", "Choose one of: sol, chuva, granizo.")


def test_true_and_false_are_yes_and_no() -> None:
    values = situation(toy(), {"vento": True, "guarda_chuva.aberto": False}).values

    assert (values[VENTO], values[ABERTO]) == ("sim", "nao")


def test_yes_is_no_value_of_a_fact_that_is_not_a_yes_or_no() -> None:
    assert refusal({"ceu": True})[0] == "ceu cannot be sim"


def test_a_number_is_no_value_of_a_fact_unless_it_is_written_so() -> None:
    turns = Fact(name="turnos", about=Text("", ""), values={"1": Text("um", "one"), "2": Text("dois", "two")})

    assert situation(toy(turns), {"turnos": 2}).values[turns] == "2"
    assert refusal({"turnos": 3}, toy(turns))[0] == "turnos cannot be 3"


def test_a_fact_that_is_not_stated_is_what_the_book_says_or_unknown() -> None:
    made = situation(toy(), {"ceu": "sol"})

    assert made.values == {CEU: "sol", ABERTO: "nao", FURADO: "nao", ENCANTADO: "nao", AMB_1: "A"}
    assert VENTO not in made.values


def test_only_what_the_case_says_is_stated() -> None:
    assert {CEU, FURADO} == situation(toy(), {"ceu": "sol", "guarda_chuva.furado": "nao"}).stated


def test_a_derived_fact_follows_from_its_numbers() -> None:
    assert situation(book(), {"rank": 3}).values[FAST] == "sim"
    assert situation(book(), {"rank": 4}).values[FAST] == "nao"


def test_who_states_the_numbers_states_what_they_compare_to() -> None:
    made = situation(book(), {"rank": 3})

    assert {FAST} == made.stated
    assert made.numbers == {RANK: 3}


def test_a_derived_fact_without_all_its_numbers_is_unknown_or_what_the_book_says() -> None:
    made = situation(book(), {"custo": 9})

    assert FAST not in made.values
    assert made.values[DEAR] == "nao"


def test_a_derived_fact_may_be_stated_without_its_numbers_and_with_those_that_agree() -> None:
    assert situation(book(), {"rapido": "sim"}).values[FAST] == "sim"
    assert situation(book(), {"rapido": "sim", "rank": 3}).values[FAST] == "sim"


def test_a_derived_fact_that_its_numbers_contradict_is_refused_naming_both() -> None:
    assert refusal({"rapido": "sim", "rank": 4}) == (
        "rapido is given as sim, but rank = 4 make it nao",
        "leave out one of them",
    )
    assert (
        refusal({"caro": "nao", "rank": 1, "custo": 2})[0]
        == "caro is given as nao, but rank = 1, custo = 2 make it sim"
    )


@pytest.mark.parametrize("value", [0, -1, "0", "-1", "dois", "", "1.5", " 2", "²", "٣", True, False, "9" * 5000])
def test_a_quantity_below_its_minimum_or_not_a_whole_number_is_refused(value: str | int | bool) -> None:
    assert (f"rank cannot be {value}", "write a whole number, 1 or more") == refusal({"rank": value})


@pytest.mark.parametrize(("name", "value", "number"), [("rank", 1, 1), ("rank", "12", 12), ("custo", 0, 0)])
def test_a_quantity_of_its_minimum_or_more_is_taken(name: str, value: str | int, number: int) -> None:
    assert [number] == list(situation(book(), {name: value}).numbers.values())


def test_facts_that_cannot_be_together_are_refused_naming_both() -> None:
    message, help_ = refusal({"ceu": "granizo", "vento": "nao"})

    assert message == "these facts cannot be together: ceu = granizo, vento = nao"
    assert help_ == "hail takes wind"


def test_a_stated_fact_and_a_default_that_cannot_be_together_are_refused_naming_both() -> None:
    never = Impossible(when=CEU.is_("chuva") & ABERTO.is_("nao"), texto="não", text="no")

    assert (
        refusal({"ceu": "chuva"}, toy(never))[0]
        == "these facts cannot be together: ceu = chuva, guarda_chuva.aberto = nao"
    )


def test_an_unknown_fact_makes_no_combination_impossible() -> None:
    assert situation(toy(), {"ceu": "granizo"}).values[CEU] == "granizo"
    never = Impossible(when=CEU.is_("chuva") & ~VENTO.is_("sim"), texto="não", text="no")
    assert situation(toy(never), {"ceu": "chuva"}).values[CEU] == "chuva"


def test_facts_that_cannot_be_together_whatever_the_unknown_one_are_refused() -> None:
    never = Impossible(when=CEU.is_("sol") & (ABERTO.is_("sim") | VENTO.is_("sim")), texto="não", text="no")

    assert (
        refusal({"ceu": "sol", "guarda_chuva.aberto": True}, toy(never))[0]
        == "these facts cannot be together: ceu = sol, guarda_chuva.aberto = sim"
    )


def test_numbers_that_cannot_be_are_named_and_not_the_fact_that_compares_them() -> None:
    ranks = (Quantity(name="meu.rank", text=Text("a", "a")), Quantity(name="seu.rank", text=Text("b", "b")))
    faster = Fact(
        name="ranks.meu_e_seu",
        about=Text("?", "?"),
        values={"sim": Text("sim", "yes"), "nao": Text("não", "no")},
        inputs=ranks,
        derive=lambda _, mine, other: "sim" if mine < other else "nao",
    )
    never = Impossible(when=faster.is_("nao") & CEU.is_("sol"), texto="não", text="no")

    assert (
        refusal({"ceu": "sol", "meu.rank": 3, "seu.rank": 2}, toy(*ranks, faster, never))[0]
        == "these facts cannot be together: ceu = sol, meu.rank = 3, seu.rank = 2"
    )


def test_facts_that_nobody_stated_are_not_blamed() -> None:
    either = Impossible(when=CEU.is_("sol") & (ABERTO.is_("sim") | FURADO.said), texto="não pode", text="it cannot be")
    with pytest.raises(RulesError) as refused:
        situation(toy(either), {"ceu": "sol", "guarda_chuva.aberto": "sim"})

    assert str(refused.value.message) == "these facts cannot be together: ceu = sol, guarda_chuva.aberto = sim"
    assert str(refused.value.help) == "it cannot be"

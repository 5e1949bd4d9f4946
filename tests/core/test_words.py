"""The words a rulebook is written in, and the sentences in which it answers."""

from __future__ import annotations

import pytest

from tests.core.toy import CEU, CHEGA, FURADO, MOLHA, VENTO, toy
from zarcovi_rules.core.book import unknown
from zarcovi_rules.core.messages import Message, RulesError, Text, msg, nearest
from zarcovi_rules.core.rulings import Source
from zarcovi_rules.core.vocabulary import Carrier, clause, yes_no


def test_a_clause_is_silent_unless_a_legend_says_it() -> None:
    made = clause("item.fura", Carrier.ITEM, "fura", "it pierces")

    assert (made.domain, made.absent, made.carrier) == (("sim", "nao"), "nao", Carrier.ITEM)
    assert made.says("sim") == Text("fura", "it pierces")
    assert made.says("nao") == Text("nenhuma legenda diz: fura", "no legend says: it pierces")
    assert made.said == made.is_("sim")


def test_a_yes_or_no_is_no_unless_said_otherwise() -> None:
    made = yes_no("f", Text("é?", "is it?"), Text("é", "it is"), Text("não é", "it is not"))

    assert (made.domain, made.absent) == (("sim", "nao"), "nao")
    assert VENTO.absent is None


def test_variables_are_themselves_and_not_their_names() -> None:
    assert clause(FURADO.name, Carrier.ITEM, *FURADO.about) != FURADO
    assert repr(CEU) == "<Fact ceu>"


def test_the_layers_below_a_question_come_lowest_first() -> None:
    assert [layer.question for layer in toy().below(MOLHA)] == [CHEGA, MOLHA]
    assert [layer.question for layer in toy().below(CHEGA)] == [CHEGA]


def test_a_layer_puts_what_beats_before_what_is_beaten() -> None:
    nodes = toy().layers[CHEGA].nodes
    for place, node in enumerate(nodes):
        assert all(beater < place for beater in node.beaten_by)
    assert {node.id: {nodes[beater].id for beater in node.beaten_by} for node in nodes if node.beaten_by} == {
        "R-3": {"R-4"},
        "R-2": {"R-3"},
        "R-2:granizo": {"R-3", "GAP-1"},
    }


def test_cases_are_listed_with_the_ids_by_which_they_are_cited() -> None:
    assert [id_ for _, _, id_ in toy().cases()] == ["R-1", "R-2", "R-2:granizo", "R-3", "R-4"]


@pytest.mark.parametrize(
    ("word", "guess"), [("gelo", None), ("granito", "granizo"), ("sol", "sol"), ("chuvas", "chuva")]
)
def test_the_nearest_known_word_is_guessed_when_it_is_near(word: str, guess: str | None) -> None:
    assert nearest(word, CEU.domain) == guess


def test_an_unknown_name_is_told_with_the_nearest_or_with_all() -> None:
    assert str(unknown(msg("ruling"), "R-33", ["R-2", "R-3"])) == "unknown ruling: R-33 (Known are: R-2, R-3.)"
    assert str(unknown(msg("ruling"), "x", ["R-3", "R-2"])) == "unknown ruling: x (Known are: R-2, R-3.)"


def test_a_message_is_a_template_and_its_values() -> None:
    message = msg("{fact} cannot be {value}", fact="ceu", value="x")

    assert message == Message("{fact} cannot be {value}", {"fact": "ceu", "value": "x"})
    assert str(message) == "ceu cannot be x"


def test_a_message_reads_what_it_speaks_of_in_english() -> None:
    rain, hail = Text("chuva", "rain"), Text("granizo", "hail")

    assert str(msg("it is {what}", what=rain)) == "it is rain"
    assert str(msg("it is {what}", what=(rain, hail))) == "it is rain, hail"


def test_an_error_says_what_is_wrong_and_what_to_do() -> None:
    assert str(RulesError(msg("{n} is wrong", n=1))) == "1 is wrong"
    assert str(RulesError(msg("{n} is wrong", n=1), msg("write {n}", n=2))) == "1 is wrong (write 2)"


def test_a_source_says_where_a_ruling_is_written() -> None:
    assert str(Source(section="Barreiras", item="item 2", lines=(25, 26))) == "Barreiras, item 2 (l. 25, 26)"
    assert str(Source(section="Barreiras", item="", lines=(25,))) == "Barreiras (l. 25)"
    assert str(Source(section="Barreiras", item="", lines=())) == "Barreiras"


def test_an_id_with_another_number_is_no_guess() -> None:
    assert nearest("AMB-99", ["AMB-9", "AMB-90"]) is None
    assert nearest("bar-canpo-2", ["bar-campo-2", "bar-campo-22"]) == "bar-campo-2"
    assert nearest("valor41", ["valor4"]) == "valor4"

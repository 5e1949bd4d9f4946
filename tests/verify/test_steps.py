"""One registry: a sentence is read by exactly one definition, or it is said why not."""

from __future__ import annotations

import pytest

from tests.verify.toy_steps import Shelf, toy_steps
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.verify.steps import Kind, Match, StepError, Steps


def refusal(found: Match | StepError) -> StepError:
    assert isinstance(found, StepError)
    return found


@pytest.mark.parametrize(
    "text",
    [
        "uma vela azul",
        "um lampião azul",
        "que uma vela azul",
        "que, uma vela azul",
        "  uma  vela\u00a0azul. ",
        "um lampia\u0303o azul",
    ],
)
def test_ways_to_write_one_sentence(text: str) -> None:
    found = toy_steps().find("given", text)
    assert isinstance(found, Match)
    assert found.definition.expression == "um(a) lampião/vela {cor}"
    assert found.arguments == ("azul",)


def test_a_match_is_remembered() -> None:
    steps = toy_steps()
    assert steps.find("given", "uma vela azul") is steps.find("given", "uma vela azul")


@pytest.mark.parametrize(
    ("kind", "text", "advice"),
    [
        (
            "given",
            "uma bela azul",
            "Dado uma vela azul (defined as: um(a) lampião/vela {cor}, tests/verify/toy_steps.py:",
        ),
        ("given", "um lampiao verde", "Dado um lampião verde ("),
        ("then", "ha 12 luzes acesas", "Então há 12 luzes acesas ("),
        ("when", "uma vela azul", "This sentence is a `Dado` step"),
        ("when", "xyz", "catalogue of steps"),
    ],
)
def test_an_undefined_step_names_the_nearest(kind: Kind, text: str, advice: str) -> None:
    found = refusal(toy_steps().find(kind, text))
    assert text in str(found.message)
    assert advice in str(found.help)
    assert found.definitions == ()


def test_two_definitions_of_one_step_are_both_named() -> None:
    steps = toy_steps()
    steps.dado("uma vela {word}")(lambda _shelf, _word: None)
    found = refusal(steps.find("given", "uma vela azul"))
    assert len(found.definitions) == 2
    assert str(found.message).count("tests/verify/") == 2


def test_an_unknown_value_is_refused_by_its_converter() -> None:
    found = refusal(toy_steps().find("given", "uma vela roxa"))
    assert str(found.message) == "There is no colour “roxa”"


def test_tables_and_texts_are_taken_only_where_declared() -> None:
    steps = toy_steps()
    taking, plain = steps.find("given", "estas luzes:"), steps.find("given", "uma vela azul")
    assert isinstance(taking, Match)
    assert isinstance(plain, Match)
    assert taking.problem((("azul",),), None) is None
    assert plain.problem(None, None) is None
    assert isinstance(taking.problem(None, None), RulesError)
    assert isinstance(taking.problem((("azul",),), "x"), RulesError)
    assert isinstance(plain.problem((("azul",),), None), RulesError)


def test_where_and_what_for_a_step_is() -> None:
    definition = toy_steps().definitions[0]
    assert definition.help == ("Acende uma luz.", "Lights a lamp.")
    assert definition.place.path == "tests/verify/toy_steps.py"
    assert definition.keyword == "Dado"


def test_a_help_without_english_is_said_as_it_is() -> None:
    steps = Steps(new_play=Shelf)

    @steps.dado("algo")
    def something(_shelf: Shelf) -> None:
        """Faz algo."""

    assert steps.definitions[0].help == ("Faz algo.", "Faz algo.")


def test_mistakes_in_definitions_are_told_at_once() -> None:
    steps = Steps(new_play=Shelf)
    steps.dado("algo")(lambda _shelf: None)
    with pytest.raises(ValueError, match="already defined"):
        steps.dado("algo")(lambda _shelf: None)
    with pytest.raises(ValueError, match="matched in that form"):
        steps.dado("algo.")(lambda _shelf: None)
    with pytest.raises(TypeError, match="has 1 places"):
        steps.dado("outra {int}")(lambda _shelf: None)
    with pytest.raises(ValueError, match="groups"):
        steps.parameter("cor", "(azul)|verde")


def test_a_value_that_could_change_is_not_shared() -> None:
    steps = Steps(new_play=Shelf)
    steps.parameter("lista", r"\w+", list)
    steps.dado("a lista {lista}")(lambda _shelf, _items: None)
    with pytest.raises(TypeError, match="unhashable"):
        steps.find("given", "a lista abc")

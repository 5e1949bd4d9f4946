"""One registry: a sentence is read by exactly one definition, or it is said why not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.verify.toy_steps import Shelf, toy_steps
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.verify.parameters import Lookup, Parameter
from zarcovi_rules.verify.steps import Kind, Match, StepError, Steps
from zarcovi_rules.verify.suggestions import meant


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
            "Dado uma vela azul (defined as: um(a) lampião/vela {cor})",
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


def test_a_specific_step_is_nearer_than_one_that_takes_anything() -> None:
    steps = toy_steps()
    steps.parameter(
        "fato", ".+", Lookup({"a vela está acesa": 1}, lambda text: RulesError(msg("no: {text}", text=text)))
    )
    steps.dado("sabe-se que {fato}")(lambda _shelf, _fact: None)
    steps.dado("a luz fica acesa")(lambda _shelf: None)
    steps.dado("a luz não fica apagada")(lambda _shelf: None)
    assert "Dado a luz fica acesa (" in str(refusal(steps.find("given", "que a luz está acesa")).help)
    assert "Dado sabe-se que a vela está acesa (" in str(refusal(steps.find("given", "sei que a vela está acesa")).help)
    # Where a step takes nearly anything, the words may be those of another one.
    assert "Dado a luz fica acesa (" in str(refusal(steps.find("given", "sabe-se que a luz fica acesa")).help)


def test_a_step_and_its_contrary_are_both_named() -> None:
    steps: Steps[Shelf] = Steps(new_play=Shelf)
    steps.dado("a vela permanece acesa")(lambda _shelf: None)
    steps.dado("a vela não permanece acesa")(lambda _shelf: None)
    for written, first, second in (
        ("a vela fica acesa", "a vela permanece acesa", "a vela não permanece acesa"),
        ("a vela não fica acesa", "a vela não permanece acesa", "a vela permanece acesa"),
    ):
        advice = str(refusal(steps.find("given", written)).help)
        assert advice == f"Nearest: Dado {first}; or, to the contrary: Dado {second}"


def test_free_places_keep_the_person_s_own_words() -> None:
    steps: Steps[Shelf] = Steps(new_play=Shelf)
    steps.parameter("nome", r"[^\s,]+", examples=["Iara"])
    steps.quando("alguém acende {nome} por {int} turno(s)")(lambda _shelf, _name, _turns: None)
    for written, reads in (
        ("alguém ascende Fogueira por 7 turnos", "alguém acende Fogueira por 7 turno"),
        ("alguém acende a lareira por 7 turnos", "alguém acende lareira por 7 turno"),
        ("alguém acende por turnos", "alguém acende Iara por 3 turno"),
    ):
        assert str(refusal(steps.find("when", written)).help).startswith(f"Nearest: Quando {reads}")


@pytest.mark.parametrize(
    ("written", "known", "meant_"),
    [
        ("a vela esta acessa", ["a vela está acesa"], ("a vela está acesa",)),
        ("a vela arde", ["a vela não arde mais", "a vela arde mais"], ("a vela arde mais", "a vela não arde mais")),
        ("a vela nao arde", ["a vela não arde mais", "a vela arde mais"], ("a vela não arde mais", "a vela arde mais")),
        ("a vela arde", ["a vela arde bem", "o vento não sopra"], ("a vela arde bem",)),
        ("xyz", ["a vela está acesa"], ()),
    ],
)
def test_sentences_are_meant_as_they_are_spelt_and_never_turned_round(
    written: str, known: list[str], meant_: tuple[str, ...]
) -> None:
    assert meant(written, known) == meant_


WORDS = ["um", "vela", "há", "luz", "3", "não", "é", "o", ",", ":", "?", '"', "azul", "ção", "{x}"]


@given(st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_text_has_an_advice(text: str) -> None:
    steps = toy_steps()
    steps.dado("não é {cor}, {int}: {word}")(lambda _shelf, *_: None)
    kinds: tuple[Kind, ...] = ("given", "when", "then")
    for kind in kinds:
        found = steps.find(kind, text)
        if isinstance(found, StepError):
            assert str(found.message)


@pytest.mark.parametrize(
    ("regexp", "values"),
    [
        ("azul|verde água", ("azul", "verde água")),
        ("um lado|360°?", ("um lado", "360°")),
        ("azul", ("azul",)),
        (r"\w+", None),
        ("velas?|luz[ea]", None),
    ],
)
def test_values_are_told_where_they_can_be_counted(regexp: str, values: tuple[str, ...] | None) -> None:
    assert Parameter.of("x", regexp, str).values == values


def test_a_lookup_tells_what_it_knows() -> None:
    found = Lookup({"Âmbar": 1, "azul": 2}, lambda text: RulesError(msg("no: {text}", text=text)))
    place = Parameter.of("cor", r"\S+", found)
    assert (place.values, place.examples, place.free) == (("Âmbar", "azul"), ("Âmbar",), False)
    assert (place.fits("ambar"), place.fits("roxo"), found("AMBAR")) == (True, False, 1)
    with pytest.raises(RulesError, match="no: roxo"):
        found("roxo")


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


def test_a_number_may_have_the_comma_of_portuguese() -> None:
    steps = Steps(new_play=Shelf)
    steps.dado("pesa {float}")(lambda _shelf, _weight: None)
    for written, number in (("1,5", 1.5), ("1.5", 1.5), ("-2", -2.0)):
        found = steps.find("given", f"pesa {written}")
        assert isinstance(found, Match)
        assert found.arguments == (number,)


def test_a_number_or_an_id_that_is_written_otherwise_is_advised_as_it_should_be() -> None:
    steps = Steps(new_play=Shelf)
    steps.dado("o rank {int}")(lambda _shelf, _rank: None)
    for written, said in (
        ("o rank dois", "Write: Dado o rank 2"),
        ('o rank "2"', "Write: Dado o rank 2"),
        ("o rank 2 # baixo", "Write: Dado o rank 2"),
        ("o rank 2,5", "Write a whole number in the place of 2,5."),
    ):
        found = steps.find("given", written)
        assert isinstance(found, StepError)
        assert str(found.help) == said


def test_a_place_that_is_not_declared_is_told_at_once() -> None:
    with pytest.raises(ValueError, match="which is not declared"):
        Steps(new_play=Shelf).dado("uma vela {cor}")(lambda _shelf, _colour: None)

"""The catalogue of steps in both languages, and the steps that say what is not known and that nothing decided."""

from __future__ import annotations

from pathlib import Path

import pytest

import zarcovi_rules
from zarcovi_rules import shelf
from zarcovi_rules.app.speech import LANGS, Lang, Speech
from zarcovi_rules.books.zarcovi.logs import RECORDED
from zarcovi_rules.verify.features import read
from zarcovi_rules.verify.report import steps_json, steps_text, uses
from zarcovi_rules.verify.runner import Status, run
from zarcovi_rules.verify.steps import Definition, Kind, Match, StepError

ROOT = Path(zarcovi_rules.__file__).parent.parent
DEFINITIONS = [definition for name in shelf.BOOKS for definition in shelf.steps(name).definitions]


@pytest.mark.parametrize("definition", DEFINITIONS, ids=[f"{d.keyword} {d.expression}" for d in DEFINITIONS])
def test_every_step_has_a_help_in_both_languages(definition: Definition) -> None:
    assert definition.help.pt
    assert definition.help.en
    assert definition.help.pt != definition.help.en


@pytest.mark.parametrize("lang", LANGS)
def test_the_help_is_in_the_language_of_the_output(lang: Lang) -> None:
    catalogue = uses(shelf.steps("zarcovi"), ())
    helps = {step["expr"]: step["help"] for step in steps_json(catalogue, Speech(lang))}
    written = steps_text(catalogue, Speech(lang))

    assert helps == {d.expression: Speech(lang).text(d.help) for d in shelf.steps("zarcovi").definitions}
    assert all(line in written for help_ in helps.values() for line in help_.splitlines())


def test_where_a_step_is_written_is_the_same_on_every_machine() -> None:
    for step in steps_json(uses(shelf.steps("zarcovi"), ()), str):
        path, _, line = step["source"].rpartition(":")
        assert path.startswith("zarcovi_rules/")
        assert (ROOT / path).is_file()
        assert line.isdigit()


@pytest.mark.parametrize(
    ("written", "names"),
    [
        ("falta saber ataque.combavel", ("ataque.combavel",)),
        ("falta saber: o ataque é combável?", ("ataque.combavel",)),
        ("falta saber: O ataque e combavel? (ataque.combavel)", ("ataque.combavel",)),
        (
            "falta saber: o ataque é combável? (ataque.combavel), rank do ataque e passageiro.nomeado",
            ("ataque.combavel", "ataque.rank", "passageiro.nomeado"),
        ),
        ("falta saber passageiro, passageiro.porte", ("passageiro", "passageiro.porte")),
        (
            "falta saber: o encerro é anterior à minha primeira movimentação, ou ao início do efeito? e quem encerra?",
            ("encerro.antes_do_inicio", "encerro.autor"),
        ),
    ],
)
def test_what_is_not_known_is_named_by_what_it_asks_or_by_its_field(written: str, names: tuple[str, ...]) -> None:
    found = shelf.steps("zarcovi").find("then", written)

    assert isinstance(found, Match)
    assert found.arguments == (names,)


@pytest.mark.parametrize(
    ("written", "advice"),
    [
        ("falta saber: o ataque é comprável?", "Did you mean “o ataque é combável?”?"),
        ("falta saber: o ataque é combável? (ataque.rank)", "Did you mean “o ataque é combável?”?"),
        ("falta saber ataque.combaveis", "Did you mean “ataque.combavel”?"),
    ],
)
def test_what_nothing_asks_is_refused_with_the_nearest(written: str, advice: str) -> None:
    found = shelf.steps("zarcovi").find("then", written)

    assert isinstance(found, StepError)
    assert str(found.help) == advice


def test_a_question_of_a_battle_that_is_asked_as_any_other_is_told_its_step() -> None:
    for question in RECORDED.values():
        if question.about.pt not in {other.about.pt for other in shelf.book("zarcovi").questions.values()}:
            found = shelf.steps("zarcovi").find("when", f"perguntam ao juiz: {question.about.pt}")
            assert isinstance(found, StepError)
            assert "perguntam ao juiz da batalha" in str(found.help)
            assert question.about.pt in str(found.help)


def test_every_declared_question_of_a_battle_is_asked_by_its_sentence() -> None:
    for question in RECORDED.values():
        about = "" if question.subject is None else ", sobre a Fenda"
        found = shelf.steps("zarcovi").find("when", f"perguntam ao juiz da batalha{about}: {question.about.pt}")
        assert isinstance(found, Match), question.name


@pytest.mark.parametrize(
    ("kind", "written", "advice"),
    [
        ("given", "a legenda diz que a barreira defende ataques global", "“a barreira defende ataques globais” or, to"),
        ("given", "a legenda diz que a barreira não defende selamento", "“a barreira não defende selamentos” or, to"),
        ("given", "sabe-se que a barreira fica em campo", "Dado a barreira permanece em campo; or, to the contrary:"),
        ("given", "a barreira fica em campo", "Dado a barreira permanece em campo; or, to the contrary:"),
        ("given", "um ataque unidirecional e letal", "Dado um ataque unidirecional de status letal ("),
        ("then", "a resposta é sim", "Então a resposta é: sim ("),
        ("when", "perguntam: a barreira segura o ataque?", "Quando perguntam ao juiz: a barreira segura o ataque? ("),
        ("when", "perguntam ao juiz: a barreira segura o atake?", "“a barreira segura o ataque?”?"),
    ],
)
def test_the_nearest_sentence_is_specific_and_never_the_contrary_alone(kind: Kind, written: str, advice: str) -> None:
    found = shelf.steps("zarcovi").find(kind, written)

    assert isinstance(found, StepError)
    assert advice in str(found.help)


@pytest.mark.parametrize(
    ("question", "status"),
    [
        ("este passageiro conta entre os levados?", Status.PASSED),
        ("o deslocamento leva este passageiro?", Status.FAILED),
    ],
)
def test_no_ruling_decides_only_where_none_does(question: str, status: Status) -> None:
    scenario = (
        "# language: pt\nFuncionalidade: f\n  Cenário: c\n    Dado um teleporte\n    E o usuário leva um aliado\n"
        f"    Quando perguntam ao juiz: {question}\n    Então nenhuma regra decide\n"
    )

    assert [r.status for r in run(shelf.steps("zarcovi"), read("a", scenario).scenarios).results] == [status]

"""What becomes of a scenario; a bug in a step is never a pass and never an ordinary failure."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.verify.toy_steps import Shelf, toy_steps
from zarcovi_rules import shelf
from zarcovi_rules.core.messages import msg
from zarcovi_rules.verify.features import Scenario, load, read
from zarcovi_rules.verify.pytest_plugin import disagreements
from zarcovi_rules.verify.runner import MOST_ADVISED, Status, Unmet, run
from zarcovi_rules.verify.steps import Steps

TOY = Path(__file__).parent / "toy"


def toy() -> tuple[Scenario, ...]:
    return load([TOY], base=TOY).scenarios


def test_the_toy() -> None:
    outcome = run(toy_steps(), toy())
    assert [
        (r.scenario.name, r.status.value, [p.step and p.step.line for p in r.problems]) for r in outcome.results
    ] == [
        ("A vela do contexto está acesa", "passed", []),
        ("Este falha", "failed", [15]),
        ("A tabela acende luzes", "passed", []),
        ("Uma luz verde e o bilhete a-b", "passed", []),
        ("Uma luz âmbar e o bilhete c", "passed", []),
        ("Uma luz verde e o bilhete falta", "fault", [39]),
        ("Uma luz roxo e o bilhete cor", "error", [33]),
        ("Uma luz azul e o bilhete ", "failed", [40]),
        ("O primeiro passo continua o contexto", "passed", []),
        ("E também o de um esquema, com âmbar", "passed", []),
        ("Sem definição", "error", [5]),
        ("Tabela que o passo não quer", "error", [9]),
        ("Tabela que falta", "error", [14]),
        ("Tabela com valor desconhecido", "error", [18]),
        ("Texto entre aspas", "passed", []),
        ("Aspas curvas", "passed", []),
    ]
    assert (outcome.found, outcome.run, outcome.passed, outcome.failed) == (16, 16, 8, 8)


def test_both_runners_agree() -> None:
    assert disagreements(toy_steps(), TOY) == ()


def test_a_failure_carries_its_proof_and_rulings() -> None:
    (problem,) = run(toy_steps(), toy(), name="este falha").results[0].problems
    assert problem.rulings == ("LUZ-1",)
    assert problem.proof == [msg("lit: {colours}", colours="azul, verde")]


def test_filters() -> None:
    def names(**chosen: str) -> list[str]:
        return [result.scenario.name for result in run(toy_steps(), toy(), **chosen).results]  # type: ignore[arg-type]

    assert len(names(ruling="LUZ-1")) == 10
    assert names(ruling="luz-1:so") == ["Este falha"]
    assert names(ruling="@LUZ-3:b") == ["Uma luz verde e o bilhete a-b", "Uma luz âmbar e o bilhete c"]
    assert names(name="LUZ AMBAR") == ["Uma luz âmbar e o bilhete c"]
    assert names(ruling="LUZ-9") == []


def test_a_dry_run_acts_nothing_out_and_finds_what_is_undefined() -> None:
    outcome = run(toy_steps(), toy(), dry_run=True)
    assert outcome.count(Status.MATCHED) == 12
    assert (outcome.run, outcome.passed, outcome.failed) == (4, 0, 4)


def test_what_was_refused_was_found_too() -> None:
    outcome = run(toy_steps(), toy()[:1], refused=2)
    assert (outcome.found, outcome.run) == (3, 1)


def test_the_same_steps_run_on_other_plays() -> None:
    steps = toy_steps()
    lit = steps.playing(lambda: Shelf(lit=["verde", "verde"]))
    este_falha = toy()[1:2]
    assert [run(chosen, este_falha).passed for chosen in (steps, lit)] == [0, 0]
    assert str(run(lit, este_falha).results[0].problems[0].message) == "4 are lit, not 3"
    assert run(steps, toy()[:1]).passed == 1
    assert lit.definitions == steps.definitions


def test_each_scenario_has_a_fresh_play_that_can_be_observed() -> None:
    seen: list[Shelf] = []
    run(toy_steps(), toy()[:3], observe=lambda _, shelf: seen.append(shelf))
    assert [shelf.lit for shelf in seen] == [["azul"], ["azul", "verde"], ["azul", "âmbar", "verde", "azul"]]


@pytest.mark.parametrize("bug", [KeyError("x"), AssertionError(), SystemExit(0), RecursionError()], ids=repr)
def test_any_other_exception_is_a_fault_of_ours(bug: BaseException) -> None:
    def fails(*_: object) -> Shelf:
        raise bug

    scenarios = read("a", "# language: pt\nFuncionalidade: f\n  Cenário: c\n    Então algo\n").scenarios
    acting = Steps(new_play=Shelf)
    acting.entao("algo")(lambda _shelf: fails())
    making = Steps(new_play=fails)
    making.entao("algo")(lambda _shelf: None)
    fine = Steps(new_play=Shelf)
    fine.entao("algo")(lambda _shelf: None)
    assert run(fine, scenarios).passed == 1
    for outcome in (run(acting, scenarios), run(making, scenarios), run(fine, scenarios, observe=fails)):
        assert [result.status for result in outcome.results] == [Status.FAULT]
        assert outcome.passed == 0


def test_unmet_reads_well_under_pytest() -> None:
    assert str(Unmet(msg("no"), [msg("because {x}", x=1), "so"])) == "no\nbecause 1\nso"


def test_only_the_first_sentences_are_told_the_nearest() -> None:
    lines = "".join(f"    Dado uma vella azul {n}\n" for n in range(MOST_ADVISED + 2))
    text = (
        f"# language: pt\nFuncionalidade: f\n  Cenário: c\n{lines}    Dado uma vella azul 0\n    Então há 1 luz acesa\n"
    )
    (result,) = run(toy_steps(), read("a", text).scenarios).results
    near = [str(problem.help).startswith("Nearest: ") for problem in result.problems]
    assert near == [True] * MOST_ADVISED + [False] * 2 + [True]


def test_a_very_long_sentence_is_compared_with_none() -> None:
    text = f"# language: pt\nFuncionalidade: f\n  Cenário: c\n    Dado uma vella {'azul ' * 40000}\n    Então x\n"
    started = time.perf_counter()
    (result,) = run(toy_steps(), read("a", text).scenarios).results
    assert time.perf_counter() - started < 5
    assert len(str(result.problems[0].message)) < 500
    assert "catalogue" in str(result.problems[0].help)


def test_only_the_first_unknown_values_are_looked_up_nearby() -> None:
    steps = shelf.steps("zarcovi")
    lines = "".join(f"    Dado que a legenda diz que a barreira é inquebrávell {n}\n" for n in range(MOST_ADVISED + 2))
    text = f"# language: pt\nFuncionalidade: f\n  Cenário: c\n{lines}    Então nenhuma regra decide\n"
    (result,) = run(steps, read("a", text).scenarios).results
    assert [problem.help is not None for problem in result.problems] == [True] * MOST_ADVISED + [False] * 2

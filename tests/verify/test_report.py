"""The tags, the matrix, and what a run says as text, JSON and JUnit."""

from __future__ import annotations

import json
import re
import string
from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from junitparser import JUnitXml

from tests.verify.toy_steps import Shelf, toy_steps
from zarcovi_rules import shelf
from zarcovi_rules.core.messages import msg
from zarcovi_rules.verify import tags
from zarcovi_rules.verify.features import load, read
from zarcovi_rules.verify.matrix import Count, Coverage, coverage, matrix
from zarcovi_rules.verify.report import (
    MOST_PROOFS,
    Report,
    as_json,
    exit_code,
    junit,
    sentences,
    steps_json,
    steps_text,
    text,
    uses,
)
from zarcovi_rules.verify.runner import Unmet, run
from zarcovi_rules.verify.steps import Steps
from zarcovi_rules.verify.tags import Catalogue

TOY = Path(__file__).parent / "toy"
CATALOGUE = Catalogue(
    cases={"LUZ-1": frozenset({"base", "so", "outro"}), "LUZ-2": frozenset(), "LUZ-3": frozenset("ab")},
    required=frozenset({("LUZ-1", "base"), ("LUZ-1", "outro"), ("LUZ-2", ""), ("LUZ-3", "a")}),
    rulings=frozenset({"LUZ-1", "LUZ-2"}),
    labels=frozenset({"lento"}),
)


def tagged(*written: str) -> list[str]:
    lines = "".join(f"  {each}\n" for each in written)
    loaded = read("a", f"# language: pt\nFuncionalidade: f\n{lines}  Cenário: c\n    Então algo\n")
    return [f"{f.place.line}:{f.place.column} {f.message} {f.help}" for f in tags.check(loaded.scenarios, CATALOGUE)]


def test_tags_cite_what_exists() -> None:
    assert tagged("@LUZ-1:so @lento", "@LUZ-2") == []
    assert tagged("@lento") == [
        "4:None No tag says which ruling this scenario shows: c Write @ID:case in the line above it."
    ]
    assert tagged("@LUS-1:base") == ["3:3 There is no LUS-1. Nearest: LUZ-1"]
    assert tagged("@LUZ-3:c") == ["3:3 LUZ-3 has no case “c”. Write one of @LUZ-3:a, @LUZ-3:b."]
    assert tagged("@LUZ-3") == [
        "3:3 The tag does not say which case of LUZ-3 this is. Write one of @LUZ-3:a, @LUZ-3:b."
    ]
    assert tagged("@LUZ-2 @LUZ-2:x") == ["3:10 LUZ-2 has no cases. Write @LUZ-2."]


def test_a_tag_that_many_inherit_is_reported_once() -> None:
    rows = "".join(f"    | {row} |\n" for row in range(3))
    outline = f"  @X\n  Esquema do Cenário: c\n    Então <a>\n  Exemplos:\n    | a |\n{rows}"
    scenarios = read("a", f"# language: pt\nFuncionalidade: f\n{outline}").scenarios
    assert len(scenarios) == 3
    assert len(tags.check(scenarios, CATALOGUE)) == 1


def test_the_matrix() -> None:
    found = matrix(load([TOY], base=TOY).scenarios, CATALOGUE)
    assert {cited: {case: len(shown) for case, shown in cases.items()} for cited, cases in found.shown.items()} == {
        "LUZ-1": {"base": 10, "so": 1},
        "LUZ-2": {"": 5},
        "LUZ-3": {"a": 5, "b": 2},
    }
    assert found.missing == (("LUZ-1", "outro"),)


def shown(*tagged: str) -> Coverage:
    """The coverage of a scenario for each of these tags."""
    scenarios = "".join(f"  {each}\n  Cenário: {each}\n    Então x\n" for each in tagged)
    return coverage(read("a", f"# language: pt\nFuncionalidade: f\n{scenarios}").scenarios, CATALOGUE)


def test_rulings_are_counted_apart_from_what_else_has_scenarios() -> None:
    assert shown("@LUZ-2", "@LUZ-3:b") == Coverage(
        rulings=Count(all=2, covered=1, shown=1), others=Count(all=1, shown=1)
    )
    assert shown("@LUZ-1:base").rulings == Count(all=2, covered=0, shown=1)
    assert shown("@LUZ-1:base", "@LUZ-1:outro", "@LUZ-3:a") == Coverage(
        rulings=Count(all=2, covered=1, shown=1), others=Count(all=1, covered=1, shown=1)
    )
    assert shown() == Coverage(rulings=Count(all=2), others=Count(all=1))


def toy_report(*, complete: bool = True, **chosen: str) -> Report:
    loaded = load([TOY], base=TOY)
    ran = run(toy_steps(), loaded.scenarios, refused=loaded.refused, **chosen)  # type: ignore[arg-type]
    return Report(
        run=ran,
        matrix=matrix(loaded.scenarios, CATALOGUE),
        coverage=coverage(ran.confirmed, CATALOGUE),
        errors=loaded.errors + tags.check(loaded.scenarios, CATALOGUE),
        notices=loaded.notices,
        complete=complete,
        version="1",
    )


def test_the_text_says_where_what_and_why() -> None:
    written = text(toy_report(), str)
    assert written.startswith("Faults of ours: 1 in 16 scenarios\n")
    block = """
luzes.feature:15: Este falha
  Então há 3 luzes acesas
  Ruling: LUZ-1
  2 are lit, not 3
    lit: azul, verde
"""
    assert block in written
    assert "Cases that no scenario shows: 1\n  @LUZ-1:outro\n" in written


def failing(count: int, told: list[int]) -> Report:
    """A report of as many failures; their proofs are told as they are made."""
    steps: Steps[list[object]] = Steps(list)

    @steps.entao("falha {int}")
    def fails(play: list[object], number: int) -> None:
        def proof() -> str:
            told.append(number)
            return f"proof {number}"

        raise Unmet(msg("no"), proof, lambda: ("LUZ-2",))

    text_ = "".join(f"  @LUZ-1:so\n  Cenário: c\u200b {n}\n    Então falha {n}\n" for n in range(count))
    scenarios = read("a", f"# language: pt\nFuncionalidade: f\n{text_}").scenarios
    return Report(run=run(steps, scenarios), matrix=matrix(scenarios, CATALOGUE))


def test_only_the_first_failures_are_told_with_their_proof() -> None:
    told: list[int] = []
    report = failing(MOST_PROOFS + 2, told)
    assert told == []
    written = text(report, str)
    assert told == list(range(MOST_PROOFS))
    assert "Failures whose proof is not shown: 2." in written
    assert written.count("Ruling: LUZ-2") == MOST_PROOFS
    assert "\n  Ruling: LUZ-1\n  no\n" in written
    failures = as_json(report, str)["failures"]
    assert [(each["proof"], each["rulings"]) for each in failures] == [
        (f"proof {number}", ["LUZ-2"]) for number in range(MOST_PROOFS + 2)
    ]
    assert junit(report, str).count("proof ") == MOST_PROOFS + 2


def test_nothing_is_hidden_in_a_title_a_step_or_a_tag() -> None:
    steps: Steps[list[object]] = Steps(list)
    hidden = "# language: pt\nFuncionalidade: f\n  @L\u202e\n  Cenário: c\x1b[31m\n    Então x\u202ey\n"
    scenarios = read("a", hidden).scenarios
    report = Report(
        run=run(steps, scenarios), matrix=matrix(scenarios, CATALOGUE), errors=tags.check(scenarios, CATALOGUE)
    )
    for written in (text(report, str), junit(report, str)):
        assert "\u202e" not in written
        assert "\x1b" not in written
        assert "x\\u202ey" in written
    assert "c\\x1b[31m" in text(report, str)
    assert "There is no L\\u202e" in text(report, str)


def test_only_what_passed_is_covered() -> None:
    # LUZ-1:so is shown by a scenario that fails, LUZ-1:outro by none.
    assert toy_report().coverage == Coverage(
        rulings=Count(all=2, covered=1, shown=2), others=Count(all=1, covered=1, shown=1)
    )
    assert "Rulings covered: 1 of 2.\nReadings, gaps and tensions covered: 1 of 1.\n" in text(toy_report(), str)


def test_of_a_part_it_is_said_what_it_shows() -> None:
    written = text(toy_report(complete=False, ruling="LUZ-3:a"), str)
    assert (
        "Rulings that these scenarios show: 2.\nReadings, gaps and tensions that these scenarios show: 1.\n" in written
    )
    assert "overed" not in written


def test_nothing_is_covered_where_nothing_passed() -> None:
    for chosen in ({"name": "este falha"}, {"name": "nenhum se chama assim"}):
        for complete in (True, False):
            made = toy_report(complete=complete, **chosen)
            assert (made.coverage.rulings.covered, made.coverage.others.covered) == (0, 0)
            said = text(made, str)
            assert "covered" not in said
            assert "that these scenarios show" not in said


def test_what_a_committee_decided_is_said() -> None:
    report = replace(toy_report(), committee="mesa.yaml", played=msg("Played by {path}", path="mesa.yaml"))
    assert text(report, str).splitlines()[1] == "Played by mesa.yaml"
    assert as_json(report, str)["comite"] == "mesa.yaml"
    assert as_json(toy_report(), str)["comite"] is None


def test_a_sentence_ends_before_the_next_begins() -> None:
    assert sentences(msg("no"), msg("Do so."), str) == "no. Do so."
    assert sentences(msg("No."), msg("Do so."), str) == "No. Do so."
    assert sentences(msg("no"), None, str) == "no"


def test_the_json_has_the_keys_that_are_relied_on() -> None:
    found = json.loads(json.dumps(as_json(toy_report(), str)))
    assert list(found) == [
        "version",
        "found",
        "run",
        "passed",
        "failed",
        "rulings",
        "covered",
        "others",
        "others_covered",
        "comite",
        "failures",
        "would_run",
        "matrix",
        "findings",
        "flips",
    ]
    assert found["failures"][0] == {
        "path": "luzes.feature",
        "line": 15,
        "row": None,
        "scenario": "Este falha",
        "step": "Então há 3 luzes acesas",
        "rulings": ["LUZ-1"],
        "message": "2 are lit, not 3",
        "error": "2 are lit, not 3",
        "help": None,
        "proof": "lit: azul, verde",
    }
    assert found["matrix"]["LUZ-1"]["so"] == [{"scenario": "Este falha", "path": "luzes.feature", "line": 13}]
    assert found["matrix"]["LUZ-1"]["outro"] == []


def test_the_junit_report_can_be_read_back() -> None:
    suites = list(JUnitXml.fromstring(junit(toy_report(), str).encode()))
    assert [(suite.name, suite.tests, suite.failures, suite.errors) for suite in suites] == [
        ("luzes.feature", 10, 2, 2),
        ("passos.feature", 6, 0, 4),
        ("features", 7, 0, 7),
    ]
    case = list(suites[0])[1]
    assert case.name == "Este falha"
    assert (case._elem.get("file"), case._elem.get("line")) == ("luzes.feature", "13")
    assert "Ruling: LUZ-1" in case.result[0].text


@given(st.text())
def test_any_message_makes_good_xml(said: str) -> None:
    def fails(shelf: Shelf) -> None:
        raise Unmet(msg("{said}", said=said))

    steps = Steps(new_play=Shelf)
    steps.entao("algo")(fails)
    scenarios = read("a", "# language: pt\nFuncionalidade: f\n  Cenário: c\n    Então algo\n").scenarios
    report = Report(run=run(steps, scenarios), matrix=matrix(scenarios, CATALOGUE))
    assert len(list(JUnitXml.fromstring(junit(report, str).encode()))) == 1


def one(step: str, *, complete: bool = False, errors: bool = False) -> Report:
    loaded = read(
        "a", f"# language: pt\nFuncionalidade: f\n  @LUZ-2\n  Cenário: c\n    Dado {step}\n    Então há 1 luz acesa\n"
    )
    found = tags.check(read("a", "# language: pt\nFuncionalidade: f\n  Cenário: c\n    Então x\n").scenarios, CATALOGUE)
    return Report(
        run=run(toy_steps(), loaded.scenarios),
        matrix=matrix(loaded.scenarios, CATALOGUE),
        errors=found if errors else (),
        complete=complete,
    )


def test_exit_codes() -> None:
    assert exit_code(one("uma vela azul")) == 0
    assert exit_code(one("uma vela azul", complete=True)) == 1
    assert exit_code(one("uma vela azul", errors=True)) == 1
    assert exit_code(one("uma vela roxa")) == 1
    assert exit_code(Report(run=run(toy_steps(), ()), matrix=matrix((), CATALOGUE))) == 1
    assert exit_code(toy_report()) == 3


def test_the_first_line_fits_on_a_phone() -> None:
    reports = [toy_report(), one("uma vela azul"), one("uma vela azul", complete=True), one("uma vela roxa")]
    for report in reports:
        first = text(report, str).splitlines()[0]
        assert len(first.translate(str.maketrans("", "", string.digits))) <= 60 - 2 * 6


def test_the_catalogue_of_steps_counts_lines_not_rows() -> None:
    catalogue = uses(toy_steps(), load([TOY], base=TOY).scenarios)
    assert [(use.definition.expression, use.uses) for use in catalogue] == [
        ("um(a) lampião/vela {cor}", 8),
        ("estas luzes:", 3),
        ("o bilhete", 3),
        ("apago a luz {cor}", 1),
        ("há {int} luz(es) acesa(s)", 10),
        ("o bilhete diz {string}", 2),
    ]
    assert steps_json(catalogue, str)[0]["help"] == "Lights a lamp."
    assert "Dado um(a) lampião/vela {cor}\n  Lights a lamp.\n" in steps_text(catalogue, str)
    assert "Used 8 times" in steps_text(catalogue, str)


def test_a_step_is_written_as_portuguese_begins_it() -> None:
    written = steps_text(uses(shelf.steps("zarcovi"), ()), str)
    sentences = [line for line in written.splitlines() if line.startswith("Dad")]
    assert "Dado que o comitê adota a leitura {opcao} de {leitura}" in sentences
    assert "Dada uma habilidade de absorção que não diz o que absorve" in sentences
    assert [one for one in sentences if re.match(r"Dado ([oa]|uma) (?!.*:$)", one)] == []


def test_the_catalogue_of_steps_says_what_may_stand_in_each_place() -> None:
    catalogue = uses(toy_steps(), ())
    entries = {step["expr"]: step for step in steps_json(catalogue, str)}
    written = steps_text(catalogue, str)
    assert entries["um(a) lampião/vela {cor}"]["parameters"] == [{"name": "cor", "values": None, "examples": ["azul"]}]
    assert "  {cor}: azul, for example\n" in written
    assert entries["apago a luz {cor}"]["tables"] == []
    assert entries["estas luzes:"]["tables"] == [["cor"]]
    assert "Dado estas luzes:\n  Table: | cor |\n" in written

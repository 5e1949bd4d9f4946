"""The commands as people and CI jobs call them: exit codes, the JSON that is relied on, and where errors go."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from junitparser import JUnitXml

from tests.app.calling import ROOT, Ran, as_json, process, verified, zarcovi
from tests.app.written import (
    COLLAPSE,
    FAILING,
    FEATURE,
    MISSPELT,
    SHEET,
    SHIELD,
    TABLE,
    THREE,
    UNCHECKED,
    UNDEFINED,
    UNMET,
)  # fmt: skip
from tests.app.written import write as written
from zarcovi_rules import __version__, shelf
from zarcovi_rules.app.cli import COMMANDS
from zarcovi_rules.app.commands import rulings
from zarcovi_rules.core.book import Committee
from zarcovi_rules.core.messages import RulesError, Text, msg
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import case_id, salvo_id
from zarcovi_rules.core.situation import Situation
from zarcovi_rules.core.verdict import Verdict
from zarcovi_rules.core.vocabulary import Clause

BOOK = shelf.book("zarcovi")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test in an empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


# ------------------------------------------------------------------------------------------------ verify


def test_the_shipped_features_confirm_every_case_of_every_ruling() -> None:
    ran = verified()
    data = ran.data

    assert data["failures"] == [found for found in data["findings"] if found["severity"] == "error"] == []
    assert [
        f"{id_}:{case}" for id_, cases in data["matrix"].items() for case, shown in cases.items() if not shown
    ] == []
    assert (data["found"], data["failed"]) == (data["run"], 0)
    assert data["passed"] == data["run"] > 0
    assert data["covered"] == data["rulings"] == len(BOOK.rulings)
    assert data["others_covered"] == data["others"] == len(BOOK.readings) + len(BOOK.gaps) + len(BOOK.tensions)
    assert data["comite"] is None
    assert ran.code == 0


def test_verify_says_in_json_where_each_case_is_shown() -> None:
    data = verified().data

    assert data["version"] == __version__
    assert data["matrix"]["ROMP-1a"]["base"]
    for cases in data["matrix"].values():
        for shown in (entry for scenarios in cases.values() for entry in scenarios):
            assert (ROOT / shown["path"]).is_file()
            assert shown["line"] > 1


def test_verify_of_a_path_asks_for_no_other_rulings(here: Path) -> None:
    written(here, "romp.feature", FEATURE)

    for path in ("romp.feature", "."):
        ran = zarcovi("verify", path, "--format", "json")
        assert ran.code == 0
        assert (ran.data["found"], ran.data["passed"], ran.data["failures"]) == (1, 1, [])
        assert ran.data["matrix"]["ROMP-1a"]["base"] == [
            {"scenario": "O ataque ilimitado rompe a barreira letal", "path": "romp.feature", "line": 5}
        ]


def test_verify_counts_what_passed_and_not_what_is_tagged(here: Path) -> None:
    written(here, "romp.feature", FEATURE)
    written(here, "falha.feature", FAILING)

    assert [as_json("verify", name)["rulings"] for name in ("romp.feature", "falha.feature")] == [len(BOOK.rulings)] * 2
    assert "Regras que estes cenários mostram: 1.\n" in zarcovi("verify", "romp.feature").out
    for ran in (zarcovi("verify", "falha.feature"), zarcovi("verify", "-k", "dragão"), zarcovi("verify", "--dry-run")):
        assert not {"cobertas", "mostram"} & set(re.findall(r"\w+", ran.out.partition("\n\n")[0]))
    none = as_json("verify", "-k", "dragão")
    assert (none["run"], none["covered"], none["others_covered"]) == (0, 0, 0)
    assert zarcovi("verify", "-k", "dragão").code == 1


def test_verify_of_all_features_counts_rulings_and_the_rest_apart() -> None:
    rest = len(BOOK.readings) + len(BOOK.gaps) + len(BOOK.tensions)
    said = zarcovi("verify").out.splitlines()

    assert said[2:4] == [
        f"Regras cobertas: {len(BOOK.rulings)} de {len(BOOK.rulings)}.",
        f"Leituras, lacunas e tensões cobertas: {rest} de {rest}.",
    ]


def test_verify_finds_what_cannot_be_run(here: Path) -> None:
    written(here, "romp.feature", FEATURE.partition("    Então")[0])

    ran = zarcovi("verify", "romp.feature", "--format", "json")

    assert ran.code == 1
    assert (ran.data["found"], ran.data["run"]) == (1, 0)
    assert [(finding["line"], "`Então`" in finding["message"]) for finding in ran.data["findings"]] == [(5, True)]


def test_an_outcome_that_needs_an_answer_says_that_nothing_was_asked(here: Path) -> None:
    lines = [line for line in FEATURE.splitlines(keepends=True) if "Quando" not in line]
    written(here, "romp.feature", "".join(lines))

    (failure,) = as_json("verify", "romp.feature")["failures"]

    assert failure["line"] == 8
    assert failure["message"] == "nada foi perguntado ainda. Escreva um passo `Quando` antes do `Então`."


def test_verify_tells_the_step_the_rulings_and_the_proof_of_a_failure(here: Path) -> None:
    written(here, "romp.feature", FAILING)

    ran = zarcovi("verify", "romp.feature", "--format", "json")

    assert ran.code == 1
    (failure,) = ran.data["failures"]
    assert (failure["path"], failure["line"]) == ("romp.feature", 9)
    assert failure["step"] == "Então a resposta é: o ataque não rompe a barreira"
    assert failure["rulings"] == ["ROMP-1a"]
    assert "ROMP-1a" in failure["proof"]
    text = zarcovi("verify", "romp.feature").out
    assert "romp.feature:9: O ataque ilimitado rompe a barreira letal" in text
    assert "ROMP-1a" in text


def test_verify_of_an_undefined_step_names_the_nearest(here: Path) -> None:
    written(here, "romp.feature", UNDEFINED)

    ran = zarcovi("verify", "romp.feature", "--format", "json")

    assert ran.code == 1
    assert "perguntam ao juiz" in ran.data["failures"][0]["message"]


def test_verify_where_there_is_no_feature_checks_nothing(here: Path) -> None:
    assert zarcovi("verify", here).code == 1
    assert as_json("verify", here)["found"] == 0


def test_a_path_that_does_not_exist_keeps_no_other_from_being_verified(here: Path) -> None:
    written(here, "romp.feature", FEATURE)

    ran = zarcovi("verify", "falta.feature", "romp.feature", "--format", "json")

    assert ran.code == 2
    assert ran.data["passed"] == 1
    assert [finding["path"] for finding in ran.data["findings"]] == ["falta.feature"]


def test_an_unknown_option_is_told_the_nearest() -> None:
    for call, guess in ((("verify", "--com", "x"), "--comite"), (("rulings", "--formt=json"), "--format")):
        ran = zarcovi(*call, "--lang", "en")
        assert ran.code == 2
        assert f"unknown option: {call[1]}. Did you mean {guess}?" in ran.err
    assert "argumentos desconhecidos: --xyz" in zarcovi("verify", "--xyz").err


def test_what_the_parser_of_the_line_says_by_itself_is_said_in_the_language_asked_for() -> None:
    """Python may keep its sentences elsewhere one day: this tells in which version they are no longer translated."""
    for lang, usage, sentence in (("en", "usage: ", "invalid choice: 'x'"), ("pt", "uso: ", "escolha inválida: 'x'")):
        ran = zarcovi("lint", "--format", "x", "--lang", lang)
        assert ran.code == 2
        assert ran.err.startswith(usage)
        assert sentence in ran.err
    assert "mostra esta ajuda e sai" in zarcovi("lint", "--help").out


def test_a_folder_that_is_gone_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert zarcovi("verify", "falta.feature").code == 2
    assert zarcovi("steps", "falta.feature").code == 2


@pytest.mark.parametrize("command", ["verify", "steps"])
def test_a_feature_that_is_no_text_is_as_if_it_were_not_there(here: Path, command: str) -> None:
    written(here, "romp.feature", FEATURE)
    (here / "latim.feature").write_bytes(FEATURE.encode("latin-1"))

    ran = zarcovi(command, "latim.feature", "romp.feature")

    assert ran.code == 2
    assert "latim.feature:5:6: " in ran.out + ran.err
    assert zarcovi(command, ".").code == 2


def test_verify_of_a_feature_whose_content_is_wrong_is_a_finding(here: Path) -> None:
    written(here, "romp.feature", FEATURE.replace("Funcionalidade:", "Funcionalidade"))

    assert zarcovi("verify", "romp.feature").code == 1


COMMITTEE_FEATURE = """\
# language: pt
Funcionalidade: A nossa mesa

  @PREC-2026-01:base
  Cenário: A camada não segura o golpe de que só teletransporte escapa
    Dado uma barreira corporal de status ilimitado
    E um ataque unidirecional de status letal
    E apenas teletransporte escapa do ataque
    Quando perguntam ao juiz: a barreira segura o ataque?
    Então a resposta é: a barreira não segura
    E decide PREC-2026-01

  @AMB-0:B
  Cenário: A nossa leitura vale também ao lado de outra que o cenário adota
    Dado o comitê adota a leitura A de AMB-4
    E uma barreira corporal de status ilimitado
    E um ataque unidirecional de status letal
    E apenas teletransporte escapa do ataque
    Quando perguntam ao juiz: a barreira segura o ataque?
    Então decide PREC-2026-01
"""


def test_verify_as_a_committee_plays(here: Path) -> None:
    written(here, "mesa.feature", COMMITTEE_FEATURE)
    written(here, "mesa.yaml", TABLE)
    played = ("verify", "mesa.feature", "--comite", "mesa.yaml", "--as-of", "2026-03-01")

    ran = zarcovi(*played)
    assert ran.code == 0, ran.out
    assert "mesa.yaml (AMB-0 = B, PREC-2026-01)" in ran.out.splitlines()[1]
    data = as_json(*played)
    assert (data["passed"], data["comite"], data["findings"]) == (2, "mesa.yaml", [])
    assert data["rulings"] == len(BOOK.rulings)
    assert as_json("verify", "--ruling", "PREC-2026-01", *played[1:])["run"] == 1


def test_verify_plays_by_no_committee_that_it_was_not_given(here: Path) -> None:
    written(here, "mesa.feature", COMMITTEE_FEATURE)
    written(here, "comite.yaml", TABLE)

    ran = zarcovi("verify", "mesa.feature", "--format", "json")
    assert (ran.code, ran.data["comite"], ran.data["failed"]) == (1, None, 2)
    assert "PREC-2026-01" in ran.data["failures"][1]["message"]
    assert "--comite comite.yaml" in zarcovi("verify", "mesa.feature").out
    assert "comite.yaml" not in zarcovi("verify", "--ruling", "ROMP-1a").out
    assert zarcovi("verify").code == 0


def test_a_precedent_that_is_not_valid_that_day_decides_nothing(here: Path) -> None:
    written(here, "mesa.feature", COMMITTEE_FEATURE)
    written(here, "mesa.yaml", TABLE)

    ran = zarcovi("verify", "mesa.feature", "--comite", "mesa.yaml", "--as-of", "2026-07-01", "--format", "json")

    assert (ran.code, ran.data["passed"]) == (1, 0)
    assert zarcovi("verify", "--ruling", "PREC-2026-01", "--comite", "mesa.yaml", "--as-of", "2026-07-01").code == 2


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["--as-of", "2026-03-01"], "--comite"),
        (["--comite", "falta.yaml"], "falta.yaml"),
        (["--comite", "torto.yaml"], "torto.yaml"),
        (["--comite", "mesa.yaml", "--as-of", "ontem"], "ontem"),
    ],
)
def test_a_committee_that_cannot_be_played_by(here: Path, asked: list[str], told: str) -> None:
    written(here, "mesa.feature", COMMITTEE_FEATURE)
    written(here, "mesa.yaml", TABLE)
    written(here, "torto.yaml", "livro: zarcovi\nleituras: {AMB-0: C}\n")

    ran = zarcovi("verify", "mesa.feature", *asked)

    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


def test_the_readings_of_a_scenario_leave_the_rest_of_the_table_s_choices_in_force() -> None:
    table = BOOK.under(Committee(readings={"AMB-0": "B"}, figures={"combinacao_de_ranks": {"2+2": 1}}))
    chosen = table.taking({"AMB-4": "B"})

    assert chosen.committee.readings == {"AMB-0": "B", "AMB-4": "B"}
    assert dict(chosen.figures) == dict(table.figures) != dict(BOOK.figures)


@pytest.mark.parametrize("id_", ["SENJ-1", "senj-1", "@SENJ-1", "SENJ-1:base", "AMB-0:A"])
def test_verify_of_one_id_runs_its_scenarios_only(id_: str) -> None:
    ran = zarcovi("verify", "--ruling", id_, "--format", "json")

    assert ran.code == 0
    assert 0 < ran.data["run"] < ran.data["found"]
    assert ran.data["passed"] == ran.data["run"]


@pytest.mark.parametrize(("id_", "near"), [("ROMP-1aa", "ROMP-1a"), ("SENJ-1:bas", "SENJ-1:base")])
def test_verify_of_an_unknown_id_names_the_nearest(id_: str, near: str) -> None:
    ran = zarcovi("verify", "--ruling", id_)

    assert (ran.code, ran.out) == (2, "")
    assert id_ in ran.err
    assert f"{near}?" in ran.err


def test_verify_of_an_id_that_is_near_to_none_names_a_few() -> None:
    ran = zarcovi("verify", "--ruling", "BAR-CAMPO-99")

    assert (ran.code, ran.out) == (2, "")
    assert "não existe o id “BAR-CAMPO-99”" in ran.err
    assert ran.err.count("BAR-CAMPO-") == 4
    assert len(ran.err) < 250


def test_a_committee_file_is_told_what_to_write(here: Path) -> None:
    text = "livro: zarcovi\nleituras: {AMB-1: A}\nfiguras:\n"
    path = written(
        here,
        "mesa.yaml",
        f'{text}  escada_de_status: [ilimitado, letal, supremo]\n  combinacao_de_ranks: {{"a": 2}}\n',
    )
    told = zarcovi("judge", "--comite", path, written(here, "caso.yaml", UNCHECKED)).err

    assert "AMB-1-duracao, AMB-1-numero" in told
    assert "não pode ser [ilimitado, letal, supremo]" in told
    assert "[letal, ilimitado, supremo], [letal, supremo, ilimitado]" in told
    assert 'As chaves têm a forma "3+3".' in told


def test_a_clause_alone_is_told_to_be_a_list(here: Path) -> None:
    path = written(here, "caso.yaml", UNCHECKED.replace("status: ilimitado}", "status: ilimitado, clausulas: C}"))
    for clause in ("defende_global", "Defende_global"):
        text = Path(path).read_text(encoding="utf-8").replace("clausulas: C", f"clausulas: {clause}")
        ran = zarcovi("judge", written(here, "outro.yaml", text))

        assert "Escreva uma lista: clausulas: [defende_global]" in ran.out + ran.err


@pytest.mark.parametrize("before", [["--"], ["--help"], ["-h"], ["--lang", "en", "--help"]])
def test_what_stands_before_a_command_may_be_told_all_commands(before: list[str]) -> None:
    ran = zarcovi(*before, "lint")
    assert all(command in ran.out + ran.err for command in COMMANDS)


def test_an_unknown_command_is_told_the_commands() -> None:
    ran = zarcovi("odds", "x")

    assert (ran.code, ran.out) == (2, "")
    assert f"não existe o comando odds. Os comandos são: {', '.join(COMMANDS)}." in ran.err


@pytest.mark.parametrize("arguments", [[], ["--lang", "pt"]])
def test_without_a_command_the_commands_are_told(arguments: list[str]) -> None:
    ran = zarcovi(*arguments)

    assert (ran.code, ran.out) == (2, "")
    assert ", ".join(COMMANDS) in ran.err
    assert "zarcovi --help" in ran.err


def test_verify_by_words_of_the_name(here: Path) -> None:
    written(here, "romp.feature", FEATURE)

    assert as_json("verify", "romp.feature", "-k", "LETAL")["run"] == 1
    assert zarcovi("verify", "romp.feature", "-k", "dragão").code == 1


def test_a_dry_run_matches_the_steps_and_runs_none(here: Path) -> None:
    written(here, "romp.feature", FAILING)
    written(here, "verbo.feature", UNDEFINED)

    dry = zarcovi("verify", "romp.feature", "--dry-run", "--format", "json")
    assert (dry.code, dry.data["found"], dry.data["run"], dry.data["failed"]) == (0, 1, 0, 0)
    assert zarcovi("verify", "verbo.feature", "--dry-run").code == 1


def test_verify_as_junit(here: Path) -> None:
    written(here, "romp.feature", FEATURE)
    written(here, "verbo.feature", FAILING)

    ran = zarcovi("verify", ".", "--format", "junit", "--output", "junit.xml")

    assert (ran.code, ran.out) == (1, "")
    xml = JUnitXml.fromfile("junit.xml")
    assert (xml.tests, xml.failures, xml.errors) == (2, 1, 0)
    assert "ROMP-1a" in (here / "junit.xml").read_text("utf-8")


# ------------------------------------------------------------------------------------------------ judge


def test_a_case_as_expected_is_fine(here: Path) -> None:
    written(here, "caso.yaml", SHIELD)

    ran = zarcovi("judge", "caso.yaml", "--format", "json")

    assert ran.code == 0
    (result,) = ran.data["results"]
    assert (result["path"], result["line"]) == ("caso.yaml", 3)
    assert result["pergunta"] == "barreira_segura"
    assert (result["resposta"], result["espera_ok"]) == ("nao", True)
    assert "BAR-CAMPO-2" in result["decidida_por"]
    assert result["fatos"]["caso"]["ataque.escala"] == {"valor": "global", "dito": True}
    assert result["fatos"]["caso"]["ataque.efeito"]["dito"] is False
    assert ran.data["livro_versao"] == result["livro_versao"] == BOOK.version
    assert ran.data["findings"] == []


def test_a_case_not_as_expected_is_a_finding_told_with_its_proof(here: Path) -> None:
    written(here, "caso.yaml", UNMET)

    ran = zarcovi("judge", "caso.yaml")

    assert ran.code == 1
    assert "caso.yaml:3: A maré de cinzas" in ran.out
    assert "BAR-CAMPO-2" in ran.out
    assert "❌" in ran.out
    assert as_json("judge", "caso.yaml")["results"][0]["espera_ok"] is False


def test_a_case_that_expects_nothing_is_fine_whatever_the_answer(here: Path) -> None:
    written(here, "caso.yaml", UNCHECKED)
    written(here, "omisso.yaml", COLLAPSE)

    for name in ("caso.yaml", "omisso.yaml"):
        ran = zarcovi("judge", name)
        assert ran.code == 0
        assert f"{name}:3" in ran.out
    assert [result["resposta"] for result in as_json("judge", "omisso.yaml")["results"]] == ["omisso", "nao"]
    assert [result["espera_ok"] for result in as_json("judge", "omisso.yaml")["results"]] == [None, None]


def test_each_target_has_its_answer_and_its_facts(here: Path) -> None:
    written(here, "caso.yaml", THREE)

    ran = zarcovi("judge", "caso.yaml", "--format", "json")

    (result,) = ran.data["results"]
    assert ran.code == 0
    assert (result["resposta"], result["respostas"]) == ("varia", {"Tomé": "sim", "Lia": "nao"})
    assert [*result["fatos"]] == ["Tomé", "Lia"]
    assert {effect["alvo"] for effect in result["efeitos"]} == {"Tomé", "Lia"}


def test_what_an_absolute_ruling_ignores_the_gap_that_is_met_and_the_reading_are_told(here: Path) -> None:
    written(here, "caso.yaml", COLLAPSE)

    silent, ignored = as_json("judge", "caso.yaml")["results"]

    assert silent["lacunas"] == ["GAP-8"]
    assert ignored["clausulas_ignoradas"] == [{"clausula": "barreira.inquebravel", "regra": "ROMP-1a"}]
    assert "AMB-0" in ignored["leituras"]


def test_the_proof_of_a_case_that_holds_is_told_when_asked_for(here: Path) -> None:
    written(here, "caso.yaml", SHIELD)

    assert "BAR-CAMPO-2" not in zarcovi("judge", "caso.yaml").out
    assert "BAR-CAMPO-2" in zarcovi("judge", "caso.yaml", "--proof").out


def test_a_misspelt_field_is_told_with_its_place_and_the_nearest(here: Path) -> None:
    written(here, "caso.yaml", MISSPELT)

    ran = zarcovi("judge", "caso.yaml")

    assert ran.code == 1
    assert "caso.yaml:5:30: " in ran.out
    assert "cobertura?" in ran.out
    (finding,) = as_json("judge", "caso.yaml")["findings"]
    assert (finding["severity"], finding["line"], finding["column"]) == ("error", 5, 30)
    assert (finding["end_line"], finding["end_column"]) == (5, 39)
    assert "cobertora" in finding["message"]
    assert "cobertura" in finding["help"]


def test_a_file_that_does_not_exist_keeps_no_other_from_being_judged(here: Path) -> None:
    written(here, "caso.yaml", UNMET)

    ran = zarcovi("judge", "falta.yaml", "caso.yaml", "--format", "json")

    assert ran.code == 2
    assert len(ran.data["results"]) == 1
    assert [finding["path"] for finding in ran.data["findings"]] == ["falta.yaml"]


def test_in_an_empty_folder_nothing_is_checked(here: Path) -> None:
    (here / "vazia").mkdir()
    written(here, "caso.yaml", SHIELD)

    ran = zarcovi("judge", "vazia", "--format", "json")

    assert ran.code == 1
    assert (ran.data["results"], ran.data["livro_versao"]) == ([], None)
    assert ran.data["findings"][0]["path"] == "vazia"
    assert zarcovi("judge", "vazia", "caso.yaml").code == 1
    assert zarcovi("judge", "vazia", "falta.yaml").code == 2


def test_a_file_without_cases_is_nothing_checked(here: Path) -> None:
    written(here, "vazio.yaml", "")

    assert zarcovi("judge", "vazio.yaml").code == 1


def test_a_folder_stands_for_its_cases(here: Path) -> None:
    written(here, "a.yaml", SHIELD)
    written(here, "b.yml", THREE)

    assert [result["path"] for result in as_json("judge", ".")["results"]] == ["a.yaml", "b.yml"]


def test_the_sheets_that_lie_in_a_folder_are_passed_over(here: Path) -> None:
    written(here, "caso.yaml", SHIELD)
    (here / "fichas").mkdir()
    written(here / "fichas", "rin.yaml", SHEET)

    ran = zarcovi("judge", ".", "--format", "json")

    assert ran.code == 0
    assert [result["path"] for result in ran.data["results"]] == ["caso.yaml"]
    assert ran.data["findings"] == []


def test_in_a_folder_of_sheets_there_is_no_case_to_judge(here: Path) -> None:
    written(here, "rin.yaml", SHEET)

    ran = zarcovi("judge", ".", "--format", "json")

    assert ran.code == 1
    assert (ran.data["results"], ran.data["findings"]) == ([], [])


@pytest.mark.parametrize("command", ["judge", "docket"])
def test_a_sheet_that_is_named_is_told_to_be_one(here: Path, command: str) -> None:
    written(here, "caso.yaml", SHIELD)
    written(here, "rin.yaml", SHEET)

    ran = zarcovi(command, "caso.yaml", "rin.yaml", "--format", "json", "--lang", "en")
    (finding,) = ran.data["findings"]

    assert ran.code == 1
    assert (finding["path"], finding["line"], finding["column"]) == ("rin.yaml", 2, 1)
    assert finding["message"] == "This is a character sheet, and holds no cases"
    assert finding["help"] == "Check it with zarcovi lint."


@pytest.mark.parametrize("field", ["caso", "cazos", "livro"])
def test_what_may_be_cases_with_a_slip_in_them_is_not_passed_over_as_a_sheet(here: Path, field: str) -> None:
    written(here, "caso.yaml", SHIELD.replace("casos:", f"{field}:"))

    ran = zarcovi("judge", ".", "--format", "json")

    assert ran.code == 1
    assert ran.data["findings"]


@pytest.mark.parametrize("field", ["casos", '"casos"', "'casos' "])
def test_a_file_with_cases_is_no_sheet_whatever_else_it_holds(here: Path, field: str) -> None:
    written(here, "caso.yaml", SHIELD.replace("casos:", f"{field}:") + "nome: Rin\n")

    (finding,) = zarcovi("judge", ".", "--format", "json").data["findings"]

    assert "nome" in finding["message"]


@pytest.mark.parametrize("command", ["docket", "audit --mutate --question rompe"])
def test_other_commands_pass_over_the_sheets_of_a_folder_too(here: Path, command: str) -> None:
    written(here, "caso.yaml", SHIELD)
    written(here, "rin.yaml", SHEET)
    alone = zarcovi(*command.split(), "caso.yaml")

    ran = zarcovi(*command.split(), ".")

    assert (ran.code, ran.err) == (alone.code, alone.err)
    assert ran.out == alone.out


def test_the_worst_of_all_files_counts(here: Path) -> None:
    written(here, "a.yaml", SHIELD)
    written(here, "b.yaml", UNMET)

    assert zarcovi("judge", "a.yaml", "b.yaml").code == 1
    assert zarcovi("judge", "b.yaml", "a.yaml").code == 1


def test_a_case_may_come_from_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(SHIELD.encode())))

    ran = zarcovi("judge", "-", "--format", "json")

    assert ran.code == 0
    assert [result["path"] for result in ran.data["results"]] == ["-"]


def test_the_shipped_cases_come_out_as_expected() -> None:
    data = as_json("judge", ROOT / "scenarios" / "zarcovi")

    assert data["findings"] == []
    assert {result["espera_ok"] for result in data["results"]} == {True}


# ------------------------------------------------------------------------------------------------ committee


@pytest.mark.parametrize(
    ("day", "answers"),
    [("2026-01-14", ["omisso", "sim"]), ("2026-02-01", ["nao", "sim"]), ("2026-07-01", ["omisso", "sim"])],
)
def test_a_committee_decides_from_one_day_to_another(here: Path, day: str, answers: list[str]) -> None:
    written(here, "caso.yaml", COLLAPSE)
    table = written(here, "mesa.yaml", TABLE)

    ran = zarcovi("judge", "caso.yaml", "--comite", table, "--as-of", day, "--format", "json")

    assert ran.code == 0
    assert [result["resposta"] for result in ran.data["results"]] == answers
    assert ("PREC-2026-01" in ran.data["results"][0]["decidida_por"]) == (answers[0] == "nao")
    assert ran.data["livro_versao"] != BOOK.version


def test_the_committee_of_the_current_folder_is_in_force(here: Path) -> None:
    written(here, "caso.yaml", COLLAPSE)
    assert as_json("judge", "caso.yaml")["results"][1]["resposta"] == "nao"

    written(here, "comite.yaml", TABLE)
    assert as_json("judge", "caso.yaml")["results"][1]["resposta"] == "sim"

    other = written(here, "outro.yaml", "livro: zarcovi\n")
    assert as_json("judge", "caso.yaml", "--comite", other)["results"][1]["resposta"] == "nao"


def test_the_headline_counts_the_cases_judged_beside_those_that_expect_something(here: Path) -> None:
    written(here, "caso.yaml", SHIELD)
    written(here, "outro.yaml", COLLAPSE)
    written(here, "errado.yaml", UNMET)

    assert zarcovi("judge", "caso.yaml").out.splitlines()[0] == "✅ Casos como esperado: 1 de 1"
    assert zarcovi("judge", "caso.yaml", "outro.yaml").out.splitlines()[0] == (
        "✅ Casos como esperado: 1 de 1 (3 julgados)"
    )
    assert zarcovi("judge", "errado.yaml", "outro.yaml").out.splitlines()[0] == (
        "❌ Casos fora do esperado: 1 de 1 (3 julgados)"
    )
    assert zarcovi("judge", "outro.yaml").out.splitlines()[0] == "Casos julgados: 2"


def test_the_committee_in_force_is_told_below_the_headline(here: Path) -> None:
    written(here, "caso.yaml", SHIELD)
    assert as_json("judge", "caso.yaml")["comite"] is None
    assert zarcovi("judge", "caso.yaml").out == "✅ Casos como esperado: 1 de 1\n"

    written(here, "comite.yaml", TABLE)
    assert as_json("judge", "caso.yaml")["comite"] == "comite.yaml"
    assert zarcovi("judge", "caso.yaml", "--as-of", "2026-03-01").out.splitlines()[1] == (
        "Comitê em vigor: comite.yaml (AMB-0 = B, PREC-2026-01)"
    )
    assert zarcovi("judge", "caso.yaml", "--as-of", "2026-07-01").out.splitlines()[1] == (
        "Comitê em vigor: comite.yaml (AMB-0 = B)"
    )

    other = written(here, "outro.yaml", "livro: zarcovi\n")
    assert zarcovi("judge", "caso.yaml", "--comite", other).out.splitlines()[1] == (
        f"Comitê em vigor: {other}, que nada decide para este dia"
    )


def test_what_a_case_states_in_vain_is_told(here: Path) -> None:
    written(here, "caso.yaml", UNCHECKED.replace("status: letal}", "status: letal, rank: 2}"))

    assert "  não pesa nesta pergunta: rank do ataque (ataque.rank)\n" in zarcovi("judge", "caso.yaml").out
    assert as_json("judge", "caso.yaml")["results"][0]["nao_pesam"] == ["ataque.rank"]


def test_a_case_of_a_ruling_is_cited_by_its_own_statement(here: Path) -> None:
    written(here, "caso.yaml", UNCHECKED.replace("unidirecional", '"360"').replace("global", "unidirecional"))

    out = zarcovi("judge", "caso.yaml").out
    assert "decide: ROMP-1a:so, O ataque não rompe barreira de status igual ou superior ao seu. [" in out
    assert "O ataque não rompe barreira de status igual" in zarcovi("explain", "ROMP-1a:so").out


def test_a_committee_file_that_cannot_be_used_stops_the_command(here: Path) -> None:
    written(here, "caso.yaml", SHIELD)
    written(here, "mesa.yaml", TABLE.replace("AMB-0: B", "AMB-0: C"))

    ran = zarcovi("judge", "caso.yaml", "--comite", "mesa.yaml")
    assert (ran.code, ran.out) == (2, "")
    assert "mesa.yaml:2:19: " in ran.err

    ran = zarcovi("judge", "caso.yaml", "--comite", "falta.yaml")
    assert (ran.code, ran.out) == (2, "")
    assert "falta.yaml" in ran.err


def test_an_exception_is_cited_by_what_the_legend_says(here: Path) -> None:
    written(
        here, "caso.yaml", UNCHECKED.replace("status: ilimitado}", "status: ilimitado, clausulas: [defende_global]}")
    )

    cited = "decide: BAR-CAMPO-2!defende_global, a barreira defende ataques globais, exceção a: "
    assert cited in zarcovi("judge", "caso.yaml").out


def test_a_fault_of_ours_in_one_case_is_told_at_the_end(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(here, "caso.yaml", COLLAPSE)
    ask = Plan.ask

    def faulty(plan: Plan, situation: Situation) -> Verdict:
        if any(clause.name == "barreira.inquebravel" for clause in situation.stated):
            raise ZeroDivisionError("by\nnought")
        return ask(plan, situation)

    monkeypatch.setattr(Plan, "ask", faulty)
    ran = zarcovi("judge", "caso.yaml", "--format", "json")

    assert ran.code == 3
    assert [result["line"] for result in ran.data["results"]] == [3]
    assert [(finding["severity"], finding["line"]) for finding in ran.data["findings"]] == [("error", 7)]
    title = "A redoma letal de Bento se diz inquebrável, e a lâmina de Caio é ilimitada."
    assert ran.err.startswith(f"zarcovi: caso.yaml:7: {title}: falha nossa: ZeroDivisionError: by nought (")
    assert ran.err.count("\n") == 1
    text = zarcovi("judge", "caso.yaml", "--debug")
    assert text.code == 3
    assert "caso.yaml:3: " in text.out
    assert "Traceback" in text.err


def test_of_many_cases_not_as_expected_the_text_shows_the_first(here: Path) -> None:
    one = UNMET.split("casos:\n")[1]
    written(here, "caso.yaml", "livro: zarcovi\ncasos:\n" + one * 53)

    ran = zarcovi("judge", "caso.yaml")
    assert ran.out.count("caso.yaml:") == 50
    assert ran.out.endswith("Não como esperado, e não mostrados aqui: 3 (--proof mostra todos)\n")
    assert zarcovi("judge", "caso.yaml", "--proof").out.count("caso.yaml:") == 53
    assert len(as_json("judge", "caso.yaml")["results"]) == 53


def test_paths_that_cannot_be_meant_are_mistakes_in_the_call(here: Path) -> None:
    written(here, "caso.yaml", SHIELD)
    written(here, "mesa.yaml", TABLE)

    for arguments in (
        ("",),
        ("caso.yaml", "--comite", ""),
        ("-", "--comite", "-"),
        ("caso.yaml", "--output", "./caso.yaml"),
        (".", "--output", "mesa.yaml"),
        ("caso.yaml", "--comite", "mesa.yaml", "--output", "mesa.yaml"),
    ):
        ran = zarcovi("judge", *arguments)
        assert (ran.code, ran.out) == (2, ""), arguments
    assert (here / "caso.yaml").read_text("utf-8") == SHIELD
    assert (here / "mesa.yaml").read_text("utf-8") == TABLE


@pytest.mark.parametrize("day", ["20260301", "2026-W09-7", "2026-3-1", "2026-03-01\n"])
def test_a_day_is_written_as_in_files(here: Path, day: str) -> None:
    written(here, "caso.yaml", SHIELD)

    assert zarcovi("judge", "caso.yaml", "--as-of", day).code == 2


def test_conflicts_are_named(here: Path) -> None:
    written(here, "caso.yaml", COLLAPSE)
    written(
        here,
        "mesa.yaml",
        TABLE + TABLE.partition("precedentes:\n")[2].replace("-01\n", "-02\n", 1).replace(": alcanca", ": nao_alcanca"),
    )

    assert [result["conflitos"] for result in as_json("judge", "caso.yaml")["results"]] == [[], []]
    ran = zarcovi("judge", "caso.yaml", "--comite", "mesa.yaml", "--as-of", "2026-02-01", "--format", "json")
    assert [result["conflitos"] for result in ran.data["results"]] == [["passa_pela_fuga"], []]
    assert "PREC-2026-02 e PREC-2026-01 podem se contradizer" in ran.err


def test_a_day_that_is_none_is_a_mistake_in_the_call(here: Path) -> None:
    written(here, "caso.yaml", SHIELD)

    ran = zarcovi("judge", "caso.yaml", "--as-of", "2026-02-30")

    assert (ran.code, ran.out) == (2, "")
    assert "2026-02-30" in ran.err
    assert "como em 2026-03-01" in ran.err
    assert "como em 2026-12-31" in zarcovi("judge", "caso.yaml", "--as-of", "31/12/2026").err


# ------------------------------------------------------------------------------------------------ explain


def rulings_of_the_book() -> Iterator[tuple[str, Text]]:
    for ruling in BOOK.rulings.values():
        yield ruling.id, Text(ruling.texto, ruling.text)


def cases() -> Iterator[tuple[str, Text]]:
    for ruling, case, _ in BOOK.cases():
        yield case_id(ruling, case), Text(ruling.texto, ruling.text)
        yield f"{ruling.id}:{case.name}", Text(ruling.texto, ruling.text)
        yield case_id(ruling, case), case.question.about


def exceptions() -> Iterator[tuple[str, Text]]:
    for ruling, case, _ in BOOK.cases():
        for salvo in (*case.salvo, *case.challenged_by):
            yield salvo_id(ruling, case, salvo), Text(ruling.texto, ruling.text)
            yield salvo_id(ruling, case, salvo), salvo.clause.about


def gaps_and_tensions() -> Iterator[tuple[str, Text]]:
    for gap in BOOK.gaps.values():
        yield gap.id, Text(gap.texto, gap.text)
    for tension in BOOK.tensions.values():
        yield tension.id, Text(tension.texto, tension.text)


def readings() -> Iterator[tuple[str, Text]]:
    for reading in BOOK.readings.values():
        for id_ in (reading.name, reading.inventory):
            yield id_, reading.about
            for says in reading.values.values():
                yield id_, says


def facts_and_questions() -> Iterator[tuple[str, Text]]:
    for fact in BOOK.facts.values():
        yield fact.name, fact.about
    for question in BOOK.questions.values():
        yield question.name, question.about
    for quantity in BOOK.quantities.values():
        yield quantity.name, quantity.text


def clauses() -> Iterator[tuple[str, Text]]:
    for fact in BOOK.facts.values():
        if isinstance(fact, Clause):
            yield fact.name, fact.about
            yield fact.name.rpartition(".")[2], fact.about


def figures() -> Iterator[tuple[str, Text]]:
    for figure in BOOK.figure_list.values():
        yield figure.name, Text(figure.texto, figure.text)


KINDS = [rulings_of_the_book, cases, exceptions, gaps_and_tensions, readings, facts_and_questions, clauses, figures]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_everything_in_the_book_is_explained_in_both_languages(kind: object) -> None:
    assert callable(kind)
    known: dict[tuple[str, str], Ran] = {}
    wanted = list(kind())
    assert wanted
    for id_, says in wanted:
        for lang, statement in (("pt", says.pt), ("en", says.en)):
            ran = known.setdefault((id_, lang), zarcovi("explain", id_, "--lang", lang))
            assert ran.code == 0, (id_, ran.err)
            assert statement in ran.out, (id_, lang)
            assert ran.err == ""


def test_what_is_explained_does_not_depend_on_capitals() -> None:
    assert zarcovi("explain", "bar-campo-2").out == zarcovi("explain", "BAR-CAMPO-2").out


def test_an_explanation_as_json_has_both_languages_and_the_scenarios() -> None:
    data = as_json("explain", "BAR-CAMPO-2!defende_global")

    (found,) = data["found"]
    assert (found["id"], found["livro"], found["tipo"]) == ("BAR-CAMPO-2", "zarcovi", "ruling")
    assert BOOK.rulings["BAR-CAMPO-2"].texto in found["texto"]
    assert BOOK.rulings["BAR-CAMPO-2"].text in found["text"]
    assert "BAR-CAMPO-2!defende_global" in found["texto"]


def test_an_id_of_the_inventory_that_became_two_switches_explains_both() -> None:
    assert [found["id"] for found in as_json("explain", "AMB-1")["found"]] == ["AMB-1-duracao", "AMB-1-numero"]


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("BAR-CANPO-2", "BAR-CAMPO-2"),
        ("bareira", "barreira"),
        ("turnoss", "turnos"),
        ("barreira_segur", "barreira_segura"),
        ("bar-canpo-2", "BAR-CAMPO-2"),
        ("defende_globais", "defende_global"),
        ("GAP8", "GAP-8"),
    ],
)
def test_an_unknown_id_names_the_nearest(asked: str, near: str) -> None:
    ran = zarcovi("explain", asked)

    assert (ran.code, ran.out) == (2, "")
    assert asked in ran.err
    assert f"{near}?" in ran.err


def test_the_beginning_of_ids_names_them_all() -> None:
    for call in (("explain", "TP"), ("verify", "--ruling", "tp")):
        ran = zarcovi(*call)

        assert (ran.code, ran.out) == (2, "")
        assert "Começam assim: TP-1" in ran.err
        assert "TP-2" in ran.err
        assert "BAR-" not in ran.err


def test_what_was_asked_is_quoted() -> None:
    assert "nada se chama “”" in zarcovi("explain", "").err


def test_what_is_near_to_nothing_is_a_mistake_in_the_call_too() -> None:
    assert zarcovi("explain", "zzzzzzzz").code == 2


@pytest.mark.parametrize("asked", ["AMB-99", "BAR-CAMPO-22", "GAP-99"])
def test_an_id_with_another_number_is_no_guess(asked: str) -> None:
    ran = zarcovi("explain", asked)

    assert (ran.code, ran.out) == (2, "")
    assert "?" not in ran.err
    assert "`zarcovi explain perguntas`" in ran.err


@pytest.mark.parametrize(
    ("asked", "kind", "told"),
    [
        ("barreira", "group", "  forma: que forma tem a barreira? (campo, manto, camada)\n"),
        ("barreira", "group", "  rank: "),
        ("passageiro", "group", "  quem: "),
        ("barreira", "group", "  defende_global: a barreira defende ataques globais\n"),
        ("ataques", "group", "  escala: "),
        ("turnos", "log_question", "  posts (obrigatório): Os posts da batalha"),
        ("paradeiro", "log_question", "  terra: "),
        ("posts", "log_field", "  autor (obrigatório): "),
        ("mesa", "log_field", "  inimigos: "),
        ("limite", "log_field", "cabe com: prazo_da_volta\n"),
        ("acontece", "log_field", "  e_paralisado: o autor do post é paralisado\n"),
        ("acontece", "log_field", "perguntas: `zarcovi explain perguntas`\n"),
        ("perde", "log_field", "`Lâmina 2x`"),
        ("efeito", "log_field", "duracao_do_efeito, "),
        ("omisso", "answer", "as regras não dizem\n"),
        ("perguntas", "questions", "  barreira_segura: a barreira segura o ataque?\n"),
        ("perguntas", "questions", "  turnos: quantos turnos passaram?\n"),
        ("barreira_segura", "question", "  ataque.escala: "),
        ("barreira_segura", "question", "  omisso: as regras não dizem\n"),
        ("rank_do_contra_ataque", "question", "  defesa.rank: "),
        ("cobertura", "fact", "barreira.cobertura: fato\n"),
        ("cobertura", "sheet_field", "cobertura: campo de uma ficha ("),
        ("nao_cabe", "sheet_field", "  teletransporte: "),
        ("classe", "sheet_field", "  desativavel: "),
        ("classe", "sheet_field", "regras: "),
        ("hp", "sheet_field", "um número inteiro, de "),
        ("ilegal", "word", "ajuda: Mude antes da batalha"),
        ("não sei", "word", "nao_sei: o que `zarcovi lint` pode dizer\n"),
        ("AVISO", "word", "aviso: "),
        ("nota", "word", "--severity info"),
    ],
)
def test_what_a_case_may_ask_and_state_is_explained(asked: str, kind: str, told: str) -> None:
    assert told in zarcovi("explain", asked).out
    assert kind in {found["tipo"] for found in as_json("explain", asked)["found"]}
    assert zarcovi("explain", asked, "--lang", "en").code == 0


def test_a_precedent_and_the_reading_in_force_are_explained_as_the_table_plays(here: Path) -> None:
    assert zarcovi("explain", "PREC-2026-01").code == 2
    table = written(here, "mesa.yaml", TABLE)

    ran = zarcovi("explain", "PREC-2026-01", "--comite", table, "--as-of", "2026-02-01")

    assert ran.code == 0
    assert "A barreira corporal não segura" in ran.out
    assert "GAP-8" in ran.out
    assert zarcovi("explain", "AMB-0").out != zarcovi("explain", "AMB-0", "--comite", table).out


# ------------------------------------------------------------------------------------------------ rulings and steps


def test_all_rulings_are_listed_with_all_that_is_relied_on() -> None:
    ran = zarcovi("rulings", "--format", "json")
    listed = {ruling["id"]: ruling for ruling in ran.data["rulings"]}

    assert (ran.code, len(listed)) == (0, 161)
    assert set(listed) == set(BOOK.rulings)
    assert [id_ for id_, ruling in listed.items() if not ruling["cenarios"]] == []
    assert len(listed) == len(ran.data["rulings"])
    for id_, ruling in listed.items():
        assert ruling["livro"] == "zarcovi"
        assert ruling["texto"], id_
        assert ruling["text"], id_
        assert ruling["texto"] != ruling["text"]
        assert ruling["forca"] == str(BOOK.rulings[id_].force)
        assert ruling["linhas"], id_
        assert all(f"{line}" in ruling["fonte"] for line in ruling["linhas"])
        assert ruling["fonte"] == BOOK.rulings[id_].source.said.pt
        assert ruling["pergunta"] in BOOK.questions
        assert all(id_ in listed[other]["mesma_que"] for other in ruling["mesma_que"])
    assert listed["PORT-3"]["mesma_que"] == ["ALC-1"]
    assert listed["TP-4"]["mesma_que"] == ["TT-2"]
    assert listed["MAN-2"]["mesma_que"] == ["PORT-2c", "PORT-7"]


def test_every_ruling_has_a_scenario_for_each_of_its_cases() -> None:
    listed = {ruling["id"]: ruling for ruling in as_json("rulings")["rulings"]}
    wanted = {(ruling.id, case.name) for ruling, case, _ in BOOK.cases()}
    shown = {(id_, entry["caso"]) for id_, ruling in listed.items() for entry in ruling["cenarios"]}

    assert sorted(wanted - shown) == []


def test_the_rulings_as_text_are_a_line_each() -> None:
    ran = zarcovi("rulings", "--livro", "zarcovi")

    assert len(ran.out.splitlines()) == 1 + len(BOOK.rulings)
    assert all(id_ in ran.out for id_ in BOOK.rulings)


def test_the_steps_are_listed_with_their_uses() -> None:
    ran = zarcovi("steps", "--format", "json")
    by_sentence = {step["expr"]: step for step in ran.data["steps"]}

    assert ran.code == 0
    assert by_sentence["perguntam ao juiz: {pergunta}"]["kind"] == "when"
    assert by_sentence["perguntam ao juiz: {pergunta}"]["uses"] > 0
    assert all(step["help"] for step in ran.data["steps"])
    text = zarcovi("steps").out
    assert all(sentence in text for sentence in by_sentence)
    kinds = [step["kind"] for step in ran.data["steps"]]
    assert kinds == sorted(kinds, key=["given", "when", "then"].index)


def test_the_steps_say_what_may_stand_in_them() -> None:
    steps = {step["expr"]: step for step in as_json("steps")["steps"]}
    text = zarcovi("steps").out

    assert "  {forma}: de campo, em manto, corporal\n" in text
    assert "  {int}: por exemplo, 3\n" in text
    assert "  Tabela: | ataque | resposta | decide |\n" in text
    (places,) = steps["perguntam ao juiz: {pergunta}"]["parameters"]
    assert places["values"] == list(dict.fromkeys(question.about.pt for question in BOOK.questions.values()))
    assert ["ataque", "resposta", "decide"] in steps["as respostas são:"]["tables"]
    (columns,) = steps["a batalha:"]["tables"]
    assert {"quem", "usa", "ativa", "acontece", "volta", "encerra"} <= set(columns)
    (attacks,) = [names for names in steps["os/as {lista} são:"]["tables"] if names[0] == "ataque"]
    assert {"rank", "cabe teletransporte"} < set(attacks)
    for step in steps.values():
        assert all(place["values"] or place["examples"] for place in step["parameters"]), step["expr"]


def test_uses_are_counted_in_the_features_given(here: Path) -> None:
    written(here, "romp.feature", FEATURE)

    steps = as_json("steps", "romp.feature")["steps"]

    assert sum(step["uses"] for step in steps) == 5


def test_steps_of_a_path_that_does_not_exist() -> None:
    ran = zarcovi("steps", "falta.feature")

    assert ran.code == 2
    assert "falta.feature" in ran.err
    assert zarcovi("steps", "x" * 5000).code == 2


def test_steps_tell_what_is_wrong_in_the_features(here: Path) -> None:
    written(here, "romp.feature", FEATURE.replace("Funcionalidade:", "Funcionalidade"))

    ran = zarcovi("steps", "romp.feature")

    assert ran.code == 1
    assert "romp.feature:2:1: " in ran.err


# ------------------------------------------------------------------------------------------------ every command

CALLS = {
    "lint": ("lint", "rin.yaml"),
    "verify": ("verify", "romp.feature"),
    "judge": ("judge", "caso.yaml"),
    "explain": ("explain", "BAR-CAMPO-2"),
    "rulings": ("rulings",),
    "steps": ("steps", "romp.feature"),
    "audit": ("audit",),
    "impact": ("impact", "livro", "mesa.yaml", "--no-cases"),
    "docket": ("docket",),
    "new": ("new", "regra", "BAR-CAMPO-2", "-"),
}


@pytest.fixture
def calls(here: Path) -> dict[str, tuple[str, ...]]:
    """A call of each command that succeeds, with the files that it needs."""
    written(here, "romp.feature", FEATURE)
    written(here, "caso.yaml", UNCHECKED)
    written(here, "rin.yaml", SHEET)
    written(here, "mesa.yaml", "livro: zarcovi\n")
    assert CALLS.keys() == COMMANDS.keys()
    return CALLS


@pytest.mark.parametrize("command", CALLS)
def test_each_command_in_each_language(calls: dict[str, tuple[str, ...]], command: str) -> None:
    said = {}
    for lang in ("pt", "en"):
        ran = zarcovi(*calls[command], "--lang", lang)
        assert (ran.code, ran.err) == (0, "")
        assert zarcovi(*calls[command], f"--lang={lang}") == ran
        said[lang] = ran.out
    assert said["pt"] != said["en"]
    assert zarcovi(*calls[command]).out == said["pt"]
    assert zarcovi(*calls[command], "--lang", "pt", "--lang", "en").out == said["en"]


@pytest.mark.parametrize("command", CALLS)
def test_each_command_writes_to_a_file(calls: dict[str, tuple[str, ...]], command: str, here: Path) -> None:
    shown = zarcovi(*calls[command])

    ran = zarcovi(*calls[command], "--output", "saída.txt")

    assert ran == (0, "", "")
    assert (here / "saída.txt").read_text("utf-8") == shown.out


@pytest.mark.parametrize("command", CALLS)
@pytest.mark.parametrize("path", ["falta/saida.txt", "."])
def test_each_command_says_when_it_cannot_write(calls: dict[str, tuple[str, ...]], command: str, path: str) -> None:
    ran = zarcovi(*calls[command], "--output", path)

    assert (ran.code, ran.out) == (2, "")
    assert path in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("command", CALLS)
def test_each_command_refuses_what_it_does_not_know(calls: dict[str, tuple[str, ...]], command: str) -> None:
    for extra in (("--format", "xml"), ("--lang", "fr"), ("--nada",), ("--la", "en")):
        ran = zarcovi(*calls[command], *extra)
        assert (ran.code, ran.out) == (2, ""), extra
        assert extra[0] in ran.err


@pytest.mark.parametrize("command", CALLS)
def test_each_command_has_its_help(command: str) -> None:
    ran = zarcovi(command, "--help")

    assert ran.code == 0
    for option in ("--lang", "--format", "--output", "--debug"):
        assert option in ran.out


def test_help_lists_all_commands_and_the_version_is_told() -> None:
    assert all(command in zarcovi("--help").out for command in COMMANDS)
    assert zarcovi("--version").out == f"zarcovi {__version__}\n"


@pytest.mark.parametrize(("asked", "near"), [("vrify", "verify"), ("explian", "explain"), ("ruling", "rulings")])
def test_an_unknown_command_names_the_nearest(asked: str, near: str) -> None:
    for lang in ("pt", "en"):
        ran = zarcovi(asked, "--lang", lang)
        assert (ran.code, ran.out) == (2, "")
        assert f"{near}?" in ran.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "en", "rulings"),
        ("--lang=en", "rulings"),
        ("rulings", "--lang", "en"),
        ("--lang", "pt", "rulings", "--lang", "en"),
    ],
)
def test_the_language_may_be_asked_for_before_the_command(arguments: tuple[str, ...]) -> None:
    assert " rulings\n" in zarcovi(*arguments).out


def test_without_a_command_or_with_one_near_to_none_the_usage_is_told() -> None:
    for arguments in ((), ("xyzzy",), ("--nada",)):
        ran = zarcovi(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert "zarcovi" in ran.err
    assert "judge" in zarcovi("xyzzy").err


# ------------------------------------------------------------------------------------------------ when it goes wrong


def test_a_fault_of_ours_is_one_line_and_its_own_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_: object) -> int:
        raise ZeroDivisionError("by\nzero")

    monkeypatch.setattr(rulings, "run", run)

    ran = zarcovi("rulings")
    assert (ran.code, ran.out) == (3, "")
    assert len(ran.err.splitlines()) == 1
    assert "ZeroDivisionError: by zero" in ran.err
    assert "--debug" in ran.err

    ran = zarcovi("rulings", "--debug")
    assert (ran.code, ran.out) == (3, "")
    assert "Traceback" in ran.err
    assert "by\nzero" in ran.err


def test_a_fault_in_what_a_command_takes_is_a_fault_of_ours_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def arguments(*_: object) -> None:
        raise KeyError("x")

    monkeypatch.setattr(rulings, "arguments", arguments)

    assert zarcovi("rulings").code == 3


def test_what_a_person_got_wrong_is_told_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_: object) -> int:
        raise RulesError(msg("{name} is wrong", name="X-1"), msg("mend {name}", name="X-1"))

    monkeypatch.setattr(rulings, "run", run)

    ran = zarcovi("rulings", "--lang", "en", "--debug")
    assert ran == (2, "", "zarcovi: X-1 is wrong\n  mend X-1\n")


def test_a_call_that_is_interrupted_ends_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(rulings, "run", run)

    ran = zarcovi("rulings")
    assert ran.code != 0
    assert "Traceback" not in ran.err


# ------------------------------------------------------------------------------------------------ as a process


def test_the_module_is_the_command(here: Path) -> None:
    written(here, "caso.yaml", UNMET)

    ran = process(["judge", "caso.yaml"], here)

    assert (ran.returncode, ran.stderr) == (1, b"")
    assert ran.stdout.decode() == zarcovi("judge", "caso.yaml").out


def test_accents_are_written_whatever_the_locale(here: Path) -> None:
    plain = {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}

    ran = process(["judge", "-", "--proof"], here, stdin=SHIELD.encode(), environment=plain)

    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "A maré de cinzas de Caio" in ran.stdout.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["rulings"], 0),
        (["explain", "AMB-0"], 0),
        (["judge", "caso.yaml"], 1),
        (["--help"], 0),
        (["rulings", "--x"], 2),
    ],
)
def test_a_reader_who_has_gone_changes_nothing(here: Path, arguments: list[str], code: int) -> None:
    written(here, "caso.yaml", UNMET)
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ran = process(arguments, here, stdout=writing)
    finally:
        os.close(writing)

    assert ran.returncode == code
    assert b"Traceback" not in ran.stderr
    assert b"BrokenPipe" not in ran.stderr


def test_a_full_disk_is_told(here: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no such device here")
    for arguments in (["rulings", "--output", "/dev/full"], ["rulings"]):
        full = os.open("/dev/full", os.O_WRONLY)
        try:
            ran = process(arguments, here, stdout=full)
        finally:
            os.close(full)
        assert ran.returncode == 2
        assert len(ran.stderr.splitlines()) == 2
        assert b"Traceback" not in ran.stderr


@pytest.mark.parametrize("name", ["-x.yaml", "--proof.yaml"])
def test_a_name_that_begins_with_a_hyphen(here: Path, name: str) -> None:
    written(here, name, SHIELD)

    assert zarcovi("judge", "--", name).code == 0
    assert zarcovi("judge", f"./{name}").code == 0
    assert [result["path"] for result in as_json("judge", ".")["results"]] == [name]
    ran = zarcovi("judge", name)
    assert (ran.code, ran.out) == (2, "")


def test_a_feature_whose_name_begins_with_a_hyphen(here: Path) -> None:
    written(here, "-x.feature", FEATURE)

    assert zarcovi("verify", "--", "-x.feature").code == 0
    assert zarcovi("verify", ".").code == 0


def test_a_name_that_is_no_text(here: Path) -> None:
    name = os.fsdecode(b"caf\xe9")
    try:
        written(here, f"{name}.yaml", UNMET)
        written(here, f"{name}.feature", FAILING)
    except OSError:
        pytest.skip("this file system has no such names")
    for command, path in (("judge", f"{name}.yaml"), ("verify", f"{name}.feature")):
        for form in ("text", "json"):
            assert zarcovi(command, path, "--format", form, "--output", "dito").code == 1
            assert "caf" in (here / "dito").read_text("utf-8")


def test_explaining_loads_nothing_that_reads_features_or_cases(here: Path) -> None:
    code = """
import sys
from zarcovi_rules.app.cli import main
assert main(["explain", "BAR-CAMPO-2"]) == 0
heavy = {"gherkin", "jsonschema", "cucumber_expressions", "junitparser"}
print(sorted(heavy & {name.partition(".")[0] for name in sys.modules}), file=sys.stderr)
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=here, env=environment, capture_output=True, check=True, encoding="utf-8"
    )

    assert ran.stderr == "[]\n"


def test_a_gap_that_a_precedent_fills_says_which(here: Path) -> None:
    written(here, "mesa.yaml", TABLE)

    day = ("--as-of", "2026-02-01")
    assert "vencida por: PREC-2026-01\n" in zarcovi("explain", "GAP-8", "--comite", "mesa.yaml", *day).out
    assert "vencida por" not in zarcovi("explain", "GAP-8").out


def test_a_path_after_the_options_is_told_where_to_stand() -> None:
    ran = zarcovi("impact", "livro", "mesa.yaml", "--no-cases", "casos.yaml", "--lang", "en")

    assert ran.code == 2
    assert "write all paths together, before the options: casos.yaml" in ran.err

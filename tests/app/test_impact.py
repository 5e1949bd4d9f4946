"""`zarcovi impact` as people and CI jobs call it: committee files, revisions, what it says, what it refuses."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tests.app.calling import ROOT, Ran, zarcovi
from tests.app.written import COLLAPSE, FEATURE, LAYER, SHEET, SHIELD, TABLE, THREE
from tests.app.written import write as written
from zarcovi_rules import shelf
from zarcovi_rules.app import git, sides
from zarcovi_rules.app.corpus_of_sheets import Sheets
from zarcovi_rules.core.messages import RulesError

ALONE = "livro: zarcovi\n"
FILLING = TABLE.replace("leituras: {AMB-0: B}\n", "")
"""A table that decides one thing only, until the end of June 2026: a gap is filled."""

BREAKS = """\
livro: zarcovi
casos:
  - caso: A lâmina ilimitada de Caio encontra a redoma letal de Bento.
    pergunta: ataque_rompe_a_barreira
    barreira: {forma: campo, cobertura: 360, status: letal}
    ataque: {escala: unidirecional, status: ilimitado}
    espera: rompe
"""

UNBREAKABLE = """\
livro: zarcovi
nome: Nara
habilidades:
  - nome: Muralha
    tipo: barreira
    legenda: |-
      Redoma 360° de pedra, letal, inquebrável, Rank 3, médio alcance.||4x
  - nome: Pedrada
    legenda: |-
      Ataque unidirecional, longo alcance, dano letal. R2 ||5x
"""
"""A sheet with a clause that ROMP-1a does not admit, on one card of two."""

DOME = """\
livro: zarcovi
precedentes:
  - id: PREC-redoma
    data: 2026-03-01
    fonte: Ata da mesa
    texto: A redoma que se diz inquebrável não é rompida.
    pergunta: ataque_rompe_a_barreira
    fatos: {barreira: {clausulas: [inquebravel]}}
    resposta: nao_rompe
    vence: [ROMP-1a, SENJ-1, SENJ-2]
    altera_regra: true
"""
"""A table that lets it."""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test in an empty folder, which is the current one and in no repository."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    return tmp_path


def rules(*arguments: str | Path) -> Ran:
    """`zarcovi impact` of the rules only."""
    return zarcovi("impact", *arguments, "--no-cases")


def in_git(folder: Path, *arguments: str) -> str:
    who = {f"GIT_{who}_{what}": "mesa@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    ran = subprocess.run(
        ["git", "-c", "commit.gpgsign=false", *arguments],
        cwd=folder,
        env={**os.environ, **who, "GIT_CONFIG_GLOBAL": os.devnull},
        capture_output=True,
        check=True,
        text=True,
    )
    return ran.stdout


def commit(folder: Path, message: str) -> None:
    in_git(folder, "add", "--all")
    in_git(folder, "commit", "--quiet", "--message", message)


@pytest.fixture
def table(here: Path) -> Path:
    """A table's repository: first the book alone, then its decisions, of which one is tagged; the file lies open."""
    folder = here / "mesa"
    folder.mkdir()
    in_git(folder, "init", "--quiet", "--initial-branch=principal")
    written(folder, "comite.yaml", ALONE)
    commit(folder, "primeira")
    written(folder, "comite.yaml", "livro: zarcovi\nleituras: {AMB-9: Z}\n")
    commit(folder, "quebrada")
    in_git(folder, "tag", "quebrada")
    written(folder, "comite.yaml", TABLE.replace("AMB-0", "AMB-4"))
    commit(folder, "decidida")
    return folder


# ------------------------------------------------------------------------------------------------ what it says


def test_what_does_not_change_an_answer_is_no_difference(here: Path) -> None:
    written(here, "uma.yaml", ALONE)

    ran = rules("livro", "uma.yaml")

    assert (ran.code, ran.err) == (0, "")
    assert "livro → uma.yaml" in ran.out.splitlines()[0]


def test_a_precedent_in_a_gap_fills_it_and_nothing_else(here: Path) -> None:
    written(here, "mesa.yaml", FILLING)

    ran = rules("livro", "mesa.yaml", "--as-of", "2026-02-01", "--format", "json")

    verdicts = {one["pergunta"]: one["veredito"] for one in ran.data["perguntas"]}
    assert ran.code == 1
    assert verdicts["passa_pela_fuga"] == "so_preenche_lacunas"
    (lowest,) = (one for one in ran.data["perguntas"] if one["escrito_de_outro_modo"])
    assert lowest["pergunta"] == "passa_pela_fuga"
    assert lowest["escrito_de_outro_modo"] == ["PREC-2026-01"]
    assert lowest["estados"]["mudam"] > 0
    (change,) = lowest["mudancas"]
    assert change["fatos"] == {"ataque.so_teletransporte_escapa": "sim", "barreira.forma": "camada"}
    assert change["antes"] == {"resposta": "omisso", "decidida_por": [], "lacunas": ["GAP-8"]}
    assert change["depois"]["resposta"] == "alcanca"
    assert "PREC-2026-01" in change["depois"]["decidida_por"]
    assert ran.data["perguntas_iguais"] + len(verdicts) == ran.data["perguntas_ao_todo"]


def test_both_sides_are_taken_on_the_same_day(here: Path) -> None:
    written(here, "mesa.yaml", FILLING)

    assert rules("livro", "mesa.yaml", "--as-of", "2026-02-01").code == 1
    assert rules("livro", "mesa.yaml", "--as-of", "2026-07-01").code == 0


def test_the_way_back_is_the_opposite(here: Path) -> None:
    written(here, "mesa.yaml", FILLING)

    data = rules("mesa.yaml", "livro", "--as-of", "2026-02-01", "--format", "json").data

    assert {one["pergunta"]: one["veredito"] for one in data["perguntas"]}["passa_pela_fuga"] == "so_abre_lacunas"


def test_a_figure_changes_what_is_worked_out_from_numbers(here: Path) -> None:
    written(here, "mesa.yaml", "livro: zarcovi\nfiguras: {turnos_de_paralisia: 4}\n")

    ran = rules("livro", "mesa.yaml", "--format", "json")

    assert ran.code == 1
    assert ran.data["perguntas"] == []
    assert [(word["tipo"], word["nome"]) for word in ran.data["palavras"]] == [("figura", "turnos_de_paralisia")]
    found = {(one["nome"], one["resposta"]): (one["antes"], one["depois"]) for one in ran.data["contas"]}
    assert found["duracao_da_paralisia", "pelo_livro"] == (2, 4)
    assert found["paralisia.prazo_do_livro", None] == ("fora", "dentro")


def test_all_lists_what_is_equal_too(here: Path) -> None:
    written(here, "uma.yaml", ALONE)

    data = rules("livro", "uma.yaml", "--all", "--format", "json").data

    assert len(data["perguntas"]) == data["perguntas_ao_todo"] == data["perguntas_iguais"]
    assert {one["veredito"] for one in data["perguntas"]} == {"igual"}


def test_features_and_cases_that_flip_are_named(here: Path) -> None:
    written(here, "mesa.yaml", TABLE)
    written(here, "romp.feature", FEATURE)
    written(here, "disputas.yaml", COLLAPSE)

    ran = zarcovi(
        "impact", "livro", "mesa.yaml", "disputas.yaml", "romp.feature", "--as-of", "2026-02-01", "--format", "json"
    )

    features, cases = ran.data["casos"]
    assert (features["colecao"], features["ao_todo"], features["viram"]) == ("features", 1, [])
    assert (cases["colecao"], cases["ao_todo"]) == ("casos", 2)
    assert [(flip["caso"].partition(":")[0], flip["antes"], flip["depois"]) for flip in cases["viram"]] == [
        ("disputas.yaml", "omisso", "nao"),
        ("disputas.yaml", "nao", "sim"),
    ]


def test_of_several_items_each_answer_flips_by_itself_and_the_case_is_as_expected_or_not(here: Path) -> None:
    written(here, "mesa.yaml", "livro: zarcovi\nleituras: {AMB-0: B}\n")
    written(here, "alvos.yaml", THREE.replace("status: letal", "status: supremo").replace("Tomé: sim", "Tomé: não"))

    data = zarcovi("impact", "livro", "mesa.yaml", "alvos.yaml", "--format", "json", "--lang", "en").data

    (cases,) = data["casos"]
    found = {flip["caso"].partition("dele.")[2]: (flip["antes"], flip["depois"]) for flip in cases["viram"]}
    assert found == {" (Tomé)": ("nao", "sim"), "": ("as expected", "not as expected")}


def test_a_feature_that_no_longer_passes_says_why(here: Path) -> None:
    silent = FEATURE.partition("    Dada")[0] + (
        "    Dada uma barreira corporal de status ilimitado\n"
        "    E um ataque unidirecional de status letal\n"
        "    E apenas teletransporte escapa do ataque\n"
        "    Quando perguntam ao juiz: a barreira segura o ataque?\n"
        "    Então a resposta é: omisso\n"
    )
    written(here, "fuga.feature", silent)
    written(here, "mesa.yaml", FILLING)

    ran = zarcovi("impact", "livro", "mesa.yaml", "fuga.feature", "--as-of", "2026-02-01", "--lang", "en")

    assert ran.code == 1
    assert "features: 1 of 1 come out otherwise\n  fuga.feature:5: " in ran.out
    assert "    passes → fails: " in ran.out


def test_the_comment_of_a_pull_request_is_a_table_that_no_text_breaks(here: Path) -> None:
    written(here, "mesa.yaml", FILLING)
    written(here, "disputas.yaml", COLLAPSE.replace("Tomé confia", "Tomé | <b>confia</b>"))

    ran = zarcovi("impact", "livro", "mesa.yaml", "disputas.yaml", "--as-of", "2026-02-01", "--format", "md")

    tables = [line for line in ran.out.splitlines() if line.startswith("|")]
    assert ran.out.startswith("### ")
    assert "| `passa_pela_fuga` |" in ran.out
    assert "Tomé \\| \\<b\\>confia" in ran.out
    assert {len(line.replace("\\|", "").split("|")) - 2 for line in tables} == {3, 5}


def test_a_comment_is_never_longer_than_services_take(here: Path) -> None:
    everything = "".join(
        f"  {name}: {next(option for option in one.values if option != one.default)}\n"
        for name, one in shelf.book("zarcovi").readings.items()
    )
    written(here, "mesa.yaml", f"livro: zarcovi\nleituras:\n{everything}")

    ran = zarcovi("impact", "livro", "mesa.yaml", "--no-cases", "--format", "md", "--lang", "en")

    assert len(ran.out) < 65_536
    assert re.search(r"^and \d+ more", ran.out, re.MULTILINE)


# ------------------------------------------------------------------------------------------------ sheets


def sheets_of(data: Any) -> Any:
    """What is said of sheets."""
    (found,) = (one for one in data["casos"] if one["colecao"] == "fichas")
    return found


@pytest.mark.parametrize("rules_", [DOME, "livro: zarcovi\nleituras: {AMB-0: B}\n"], ids=["a precedent", "a reading"])
def test_cards_whose_findings_change_are_named_with_what_is_found(here: Path, rules_: str) -> None:
    written(here, "mesa.yaml", rules_)
    written(here, "nara.yaml", UNBREAKABLE)

    ran = zarcovi("impact", "livro", "mesa.yaml", "nara.yaml", "--format", "json", "--lang", "en")

    found = sheets_of(ran.data)
    (flip,) = found["viram"]
    assert (ran.code, found["ao_todo"]) == (1, 3)
    assert (flip["caso"], flip["depois"]) == ("nara.yaml: Nara: Muralha", "nothing to object")
    assert flip["antes"].startswith("illegal CLAUSULA-01 (ROMP-1a, ")
    assert "unbreakable" in flip["antes"]


def test_a_clause_that_is_forbidden_on_some_cards_only_is_legal_where_a_precedent_lets_it_win(here: Path) -> None:
    text = DOME.partition("    pergunta:")[0] + (
        "    pergunta: voo_emprestado\n"
        "    fatos: {deslocamento: {tipo: teleporte, clausulas: [voo_prolongado]}, passageiro_viaja: viaja}\n"
        "    resposta: voa\n"
        "    vence: [TP-6]\n"
        "    altera_regra: true\n"
    )
    written(here, "mesa.yaml", text)
    legend = "Teleporta um aliado, que continua voando por três turnos. Rank 3 ||2x"
    sheet = f"livro: zarcovi\nnome: Késia\nhabilidades:\n  - nome: Carona\n    legenda: |-\n      {legend}\n"
    written(here, "kesia.yaml", sheet)

    ran = zarcovi("impact", "livro", "mesa.yaml", "kesia.yaml", "--format", "json", "--lang", "en")

    (flip,) = sheets_of(ran.data)["viram"]
    assert flip["antes"].startswith("illegal LINT-24 (TP-6): ")
    assert flip["depois"] == "nothing to object"


def test_the_way_back_finds_what_was_not_found(here: Path) -> None:
    written(here, "mesa.yaml", DOME)
    written(here, "nara.yaml", UNBREAKABLE)

    ran = zarcovi("impact", "mesa.yaml", "livro", "nara.yaml", "--lang", "en")

    assert "sheets, card by card: 1 of 3 come out otherwise\n  nara.yaml: Nara: Muralha\n" in ran.out
    assert "    nothing to object → illegal CLAUSULA-01 (ROMP-1a" in ran.out


def test_notes_are_no_findings_that_change(here: Path) -> None:
    written(here, "mesa.yaml", DOME)
    written(here, "rin.yaml", SHEET)

    ran = zarcovi("impact", "livro", "mesa.yaml", "rin.yaml", "--format", "json")

    assert sheets_of(ran.data)["viram"] == []


def test_findings_told_in_other_words_do_not_change(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = count(1)
    written(here, "mesa.yaml", DOME)
    kind, clauses = "    tipo: barreira\n", "[contagem.encerro_proprio_conta, barreira.inquebravel]"
    two = UNBREAKABLE.replace(kind, f"{kind}    clausulas: {clauses}\n")
    written(here, "nara.yaml", two + LAYER.partition("habilidades:\n")[2])
    monkeypatch.setattr(Sheets, "_line", lambda _, code, *__: f"{code} in words of its own: {next(words)}")

    comment = zarcovi("impact", "livro", "mesa.yaml", "nara.yaml", "--format", "md").out

    (row,) = (line for line in comment.splitlines() if line.startswith("| nara.yaml: "))
    assert row.count("in words of its own") == 1
    assert row.endswith("| — |")


def test_what_a_comment_excuses_is_not_found_on_either_side(here: Path) -> None:
    written(here, "mesa.yaml", DOME)
    written(here, "nara.yaml", f"# zarcovi: ignore CLAUSULA-01\n{UNBREAKABLE}")

    flips = sheets_of(zarcovi("impact", "livro", "mesa.yaml", "nara.yaml", "--format", "json").data)["viram"]

    assert [(one["caso"], "IGNORA-01" in one["depois"]) for one in flips] == [("nara.yaml", True)]


def test_of_several_findings_people_read_those_that_change(here: Path) -> None:
    written(here, "mesa.yaml", DOME)
    kind, clauses = "    tipo: barreira\n", "[contagem.encerro_proprio_conta, barreira.inquebravel]"
    written(here, "nara.yaml", UNBREAKABLE.replace(kind, f"{kind}    clausulas: {clauses}\n"))

    flips = sheets_of(zarcovi("impact", "livro", "mesa.yaml", "nara.yaml", "--format", "json").data)["viram"]
    comment = zarcovi("impact", "livro", "mesa.yaml", "nara.yaml", "--format", "md").out

    (flip,) = flips
    stays = set(flip["depois"].splitlines())
    (goes,) = set(flip["antes"].splitlines()) - stays
    (row,) = (line for line in comment.splitlines() if line.startswith("| nara.yaml: "))
    assert stays < set(flip["antes"].splitlines())
    assert "ROMP-1a" in goes
    assert row.endswith("| — |")
    assert row.count("CLAUSULA-01") == 1


def test_each_file_of_a_folder_goes_where_it_belongs(here: Path) -> None:
    written(here, "mesa.yaml", DOME)
    (here / "tudo").mkdir()
    written(here / "tudo", "comite.yaml", TABLE)
    written(here / "tudo", "disputas.yaml", COLLAPSE)
    written(here / "tudo", "nara.yaml", UNBREAKABLE)
    written(here / "tudo", "romp.feature", FEATURE)

    ran = zarcovi("impact", "livro", "mesa.yaml", "tudo", "--format", "json")

    assert ran.code == 1
    assert not [line for line in ran.err.splitlines() if line.startswith("tudo")]
    assert [(one["colecao"], one["ao_todo"]) for one in ran.data["casos"]] == [
        ("features", 1),
        ("casos", 2),
        ("fichas", 3),
    ]


def test_a_bad_sheet_is_compared_like_any_other(here: Path) -> None:
    written(here, "mesa.yaml", DOME)
    written(here, "nara.yaml", UNBREAKABLE.replace("nome: Nara\n", "nome: Nara\nporte: [\n"))
    written(here, "lia.yaml", UNBREAKABLE.replace("nome: Nara", "nome: 12\nporte: colossal"))

    found = sheets_of(zarcovi("impact", "livro", "mesa.yaml", "nara.yaml", "lia.yaml", "--format", "json").data)

    assert [one["caso"] for one in found["viram"]] == ["lia.yaml: 12: Muralha"]


def test_a_linter_is_put_together_once_for_each_side(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(here, "mesa.yaml", DOME)
    (here / "fichas").mkdir()
    for number in range(20):
        written(here / "fichas", f"{number}.yaml", UNBREAKABLE.replace("Nara", f"Nara {number}"))
    make = Mock(wraps=shelf.linter)
    monkeypatch.setattr(shelf, "linter", make)

    ran = zarcovi("impact", "livro", "mesa.yaml", "fichas", "--format", "json")

    assert (len(sheets_of(ran.data)["viram"]), make.call_count) == (20, 2)


def test_the_shipped_sheets_are_no_cases_of_the_judge(here: Path) -> None:
    written(here, "mesa.yaml", DOME)

    ran = zarcovi("impact", "livro", "mesa.yaml", ROOT / "scenarios", "--format", "json")

    assert [one["colecao"] for one in ran.data["casos"]] == ["casos", "fichas"]
    assert not [line for line in ran.err.splitlines() if "fichas" in line]
    assert {Path(one["caso"].split(": ")[0]).parent.name for one in sheets_of(ran.data)["viram"]} == {"ilegais"}


# ------------------------------------------------------------------------------------------------ revisions


def test_a_tables_revisions_are_compared_by_their_committee_files(table: Path) -> None:
    ran = rules("HEAD~2", "principal", "--repo", table, "--as-of", "2026-02-01", "--format", "json")

    assert ran.code == 1
    assert "passa_pela_fuga" in {one["pergunta"] for one in ran.data["perguntas"]}
    assert ("leitura", "AMB-4", "A", "B") in {
        (one["tipo"], one["nome"], one["antes"], one["depois"]) for one in ran.data["palavras"]
    }


def test_a_revision_and_a_file_may_be_compared(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(table)

    assert rules("HEAD", "comite.yaml").code == 0
    assert rules("HEAD~2", "livro").code == 0


def test_what_is_not_committed_is_not_looked_at_and_not_touched(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(table)
    written(table, "comite.yaml", "isto não é mais um comitê: [\n")
    written(table, "rascunho.txt", "nada\n")
    in_git(table, "rm", "--quiet", "--cached", "comite.yaml")
    index = (table / ".git" / "index").read_bytes()
    before = in_git(table, "status", "--porcelain")

    assert rules("HEAD~2", "HEAD", "--as-of", "2026-02-01").code == 1

    assert (table / ".git" / "index").read_bytes() == index
    assert in_git(table, "status", "--porcelain") == before
    assert (table / "comite.yaml").read_text("utf-8").startswith("isto")


def test_a_committee_file_may_lie_elsewhere(table: Path) -> None:
    (table / "atas").mkdir()
    in_git(table, "mv", "comite.yaml", "atas/mesa.yaml")
    commit(table, "mudou de lugar")

    ran = rules("HEAD", "livro", "--repo", table, "--comite", "atas/mesa.yaml", "--as-of", "2026-02-01")
    assert ran.code == 1
    missing = rules("HEAD", "livro", "--repo", table)
    assert (missing.code, "comite.yaml" in missing.err, "--comite" in missing.err) == (2, True, True)
    outside = rules("HEAD", "livro", "--repo", table, "--comite", "../fora.yaml")
    assert (outside.code, "../fora.yaml" in outside.err) == (2, True)


def test_a_folder_of_the_repository_has_its_own_committee_file(table: Path) -> None:
    (table / "segunda").mkdir()
    written(table / "segunda", "comite.yaml", ALONE)
    commit(table, "outra mesa")

    assert rules("HEAD", "livro", "--repo", table / "segunda").code == 0


def test_its_own_features_are_run_as_they_are_at_the_new_revision(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(table)
    (table / "features").mkdir()
    written(table / "features", "romp.feature", FEATURE)
    commit(table, "um cenário")
    written(table / "features", "romp.feature", "estragado")

    ran = zarcovi("impact", "HEAD~1", "HEAD", "--format", "json")

    assert ran.code == 0
    assert [(run["colecao"], run["ao_todo"]) for run in ran.data["casos"]] == [("features", 1)]


def test_its_own_sheets_are_checked_as_they_are_at_the_new_revision(table: Path) -> None:
    (table / "fichas").mkdir()
    written(table / "fichas", "LEIAME.txt", "As fichas da mesa.\n")
    written(table, "comite.yaml", ALONE)
    commit(table, "a pasta, sem fichas ainda")
    (table / "scenarios").mkdir()
    written(table / "fichas", "nara.yaml", UNBREAKABLE)
    written(table / "scenarios", "nara.yaml", UNBREAKABLE)
    written(table, "comite.yaml", DOME)
    commit(table, "a redoma")

    ran = zarcovi("impact", "HEAD~1", "HEAD", "--repo", table, "--format", "json")
    before = zarcovi("impact", "HEAD", "HEAD~1", "--repo", table, "--format", "json")

    assert [one["caso"] for one in sheets_of(ran.data)["viram"]] == [
        "scenarios/nara.yaml: Nara: Muralha",
        "fichas/nara.yaml: Nara: Muralha",
    ]
    assert (ran.data["muda"], before.code) == (True, 1)


def test_a_broken_committee_file_at_a_revision_is_told_with_its_place(table: Path) -> None:
    ran = rules("quebrada", "HEAD", "--repo", table)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines()[0].startswith("quebrada:comite.yaml:2:")
    assert "AMB-9" in ran.err


def test_an_unknown_revision_is_told_with_the_nearest(table: Path) -> None:
    for written_, meant in {"principla": "principal", "quebrda": "quebrada", "HAED~1": "HEAD~1"}.items():
        ran = rules(written_, "HEAD", "--repo", table)
        assert (ran.code, meant in ran.err) == (2, True)
    far = rules("HEAD~99", "HEAD", "--repo", table)
    assert (far.code, "principal" in far.err) == (2, True)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with rulings of its own: as they are here, then with one that says the opposite."""
    folder = tmp_path_factory.mktemp("programa")
    in_git(folder, "init", "--quiet", "--initial-branch=principal")
    ignored = shutil.ignore_patterns("__pycache__", "locale")
    shutil.copytree(ROOT / "zarcovi_rules", folder / "zarcovi_rules", ignore=ignored)
    (folder / "features").mkdir()
    written(folder / "features", "romp.feature", FEATURE)
    (folder / "scenarios").mkdir()
    written(folder / "scenarios", "romp.yaml", BREAKS)
    commit(folder, "como está")
    ruling = folder / "zarcovi_rules" / "books" / "zarcovi" / "rulings" / "romp.py"
    text = ruling.read_text("utf-8")
    opposite = text.replace(
        'when=COMPARACAO.is_("maior"),\n            then="rompe"',
        'when=COMPARACAO.is_("maior"),\n            then="nao_rompe"',
        1,
    )
    assert opposite != text
    ruling.write_text(opposite, "utf-8")
    commit(folder, "o contrário")
    return folder


def test_a_revision_with_rulings_of_its_own_is_asked_in_a_process_of_its_own(here: Path, program: Path) -> None:
    written(here, "comite.yaml", "isto não é de ninguém: [")

    ran = zarcovi("impact", "HEAD~1", "HEAD", "--repo", program, "--format", "json")

    found = {one["pergunta"]: one for one in ran.data["perguntas"]}
    assert ran.code == 1
    assert "ROMP-1a" in found["ataque_rompe_a_barreira"]["escrito_de_outro_modo"]
    assert {change["tipo"] for change in found["ataque_rompe_a_barreira"]["mudancas"]} >= {"outra"}
    features, cases = ran.data["casos"]
    assert [one["caso"] for one in features["viram"]] == [
        "features/romp.feature:5: O ataque ilimitado rompe a barreira letal"
    ]
    (flip,) = cases["viram"]
    assert flip["caso"] == "scenarios/romp.yaml:3: A lâmina ilimitada de Caio encontra a redoma letal de Bento."
    assert flip["antes"] == "rompe"
    assert flip["depois"].startswith("nao_rompe (")


def test_a_revision_with_rulings_as_ours_is_equal_to_the_book(program: Path) -> None:
    assert rules("HEAD~1", "livro", "--repo", program).code == 0


@pytest.fixture
def branch(program: Path) -> Iterator[Path]:
    """The same, on a branch of its own that is left again."""
    in_git(program, "checkout", "--quiet", "-B", "outra", "principal~1")
    yield program
    in_git(program, "checkout", "--quiet", "principal")


def test_a_revision_with_a_law_of_its_own_is_asked_for_what_it_finds(here: Path, branch: Path) -> None:
    law = branch / "zarcovi_rules" / "books" / "zarcovi" / "law.json"
    data = json.loads(law.read_text("utf-8"))
    data["clausulas"]["barreira.inquebravel"][3] = []
    law.write_text(json.dumps(data), "utf-8")
    commit(branch, "cabe em legenda")
    written(here, "nara.yaml", UNBREAKABLE)

    ran = zarcovi("impact", "principal~1", "outra", "nara.yaml", "--repo", branch, "--format", "json", "--lang", "en")

    (flip,) = sheets_of(ran.data)["viram"]
    assert (ran.code, flip["caso"], flip["depois"]) == (1, "nara.yaml: Nara: Muralha", "nothing to object")
    assert flip["antes"].startswith("illegal CLAUSULA-01 (ROMP-1a, ")


def test_a_revision_that_lints_as_we_do_finds_the_same(here: Path, program: Path) -> None:
    written(here, "nara.yaml", UNBREAKABLE)

    asked = ("impact", "principal~1", "livro", "nara.yaml", "--repo", program)
    ran = zarcovi(*asked, "--format", "json", "--lang", "en")  # the copy has no translations

    assert (ran.code, sheets_of(ran.data)["ao_todo"], sheets_of(ran.data)["viram"]) == (0, 3, [])


def test_of_a_revision_that_cannot_lint_yet_the_rest_is_compared(here: Path, branch: Path) -> None:
    cli = branch / "zarcovi_rules" / "app" / "cli.py"
    text = cli.read_text("utf-8")
    cli.write_text(text.replace('"lint": msg(', '"linte": msg(', 1), "utf-8")
    commit(branch, "sem lint")
    written(here, "nara.yaml", UNBREAKABLE)
    written(here, "disputas.yaml", COLLAPSE)

    ran = zarcovi(
        "impact", "outra", "livro", "nara.yaml", "disputas.yaml", "--repo", branch, "--format", "json", "--lang", "en"
    )

    assert (ran.code, [one["colecao"] for one in ran.data["casos"]]) == (0, ["casos"])
    assert ran.err == "outra has no zarcovi lint yet: the sheets are left out\n"


def test_a_revision_that_does_not_run_is_told(program: Path) -> None:
    in_git(program, "checkout", "--quiet", "-b", "quebrada")
    (program / "zarcovi_rules" / "books" / "zarcovi" / "book.py").write_text("isto não é Python\n", "utf-8")
    commit(program, "quebra")
    try:
        ran = rules("quebrada", "livro", "--repo", program)
    finally:
        in_git(program, "checkout", "--quiet", "principal")

    assert ran.code == 2
    assert ("quebrada" in ran.err, "SyntaxError" in ran.err, "Traceback" in ran.err) == (True, True, False)


# ------------------------------------------------------------------------------------------------ what it refuses


def test_one_thing_is_not_compared_with_itself(here: Path, table: Path) -> None:
    written(here, "uma.yaml", ALONE)
    (here / "atalho.yaml").symlink_to(here / "uma.yaml")

    for old, new, more in (
        ("livro", "livro", ()),
        ("uma.yaml", "./uma.yaml", ()),
        ("uma.yaml", "atalho.yaml", ()),
        ("HEAD", "principal", ("--repo", table)),
    ):
        ran = rules(old, new, *more)
        assert (ran.code, ran.out, old in ran.err) == (2, "", True)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("falta.yaml", "livro"), "falta.yaml"),
        (("HEAD", "livro"), "HEAD"),
        (("", "livro"), "livro"),
        (("a\0b", "livro"), "livro"),
        ((".", "livro"), "."),
        (("livro", "uma.yaml", "--repo", "nenhuma"), "nenhuma"),
        (("livro", "uma.yaml", "--repo", "."), "git"),
        (("livro", "uma.yaml", "--comite", "outra.yaml"), "--comite"),
        (("livro", "uma.yaml", "falta.feature"), "--no-cases"),
        (("livro", "casos.yaml"), "casos.yaml"),
        (("livro", "uma.yaml", "--output", "uma.yaml"), "uma.yaml"),
    ],
)
def test_what_cannot_be_compared_is_told(here: Path, arguments: tuple[str, ...], told: str) -> None:
    written(here, "uma.yaml", ALONE)
    written(here, "casos.yaml", SHIELD)

    ran = rules(*arguments)

    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("name", ["falta.feature", "falta", "nota.txt", "vazia"])
def test_what_cannot_be_run_is_told(here: Path, name: str) -> None:
    written(here, "uma.yaml", ALONE)
    written(here, "nota.txt", "nada")
    (here / "vazia").mkdir()

    ran = zarcovi("impact", "livro", "uma.yaml", name)

    assert (ran.code, ran.out, name in ran.err) == (2, "", True)


def test_without_git_files_can_still_be_compared(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(here, "uma.yaml", ALONE)
    monkeypatch.setenv("PATH", str(here))

    assert rules("livro", "uma.yaml").code == 0
    ran = rules("HEAD", "livro")
    assert ran.code == 2
    with pytest.raises(RulesError, match="git is not installed"):
        git.Repository.of(".")


def test_without_a_solver_it_says_what_to_install(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(here, "mesa.yaml", FILLING)
    monkeypatch.setitem(sys.modules, "pysat.solvers", None)

    ran = rules("livro", "mesa.yaml", "--as-of", "2026-02-01")

    assert (ran.code, "python-sat" in ran.err) == (2, True)


def test_what_a_revision_holds_is_cleared_away(table: Path) -> None:
    with sides.Sides(str(table), None, date(2026, 2, 1), repr) as made:
        folder = made.side("HEAD").files
        assert folder is not None
        assert (folder / "comite.yaml").is_file()

    assert not folder.exists()

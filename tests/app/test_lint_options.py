"""`zarcovi lint` as people and CI jobs call it: what is read, what is chosen, what the exit codes mean."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.app.calling import ROOT, Ran, as_json, process, zarcovi
from tests.app.written import LAYER, SHEET, SHIELD, TABLE
from tests.app.written import write as written
from zarcovi_rules import shelf
from zarcovi_rules.app.commands.lint import FORMATS
from zarcovi_rules.app.kinds import kind_of
from zarcovi_rules.app.linted import running
from zarcovi_rules.app.linted.filing import Desk, Filed
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.lint import comments, linting
from zarcovi_rules.lint.general import GENERAL

ONLY = ("--select", "LINT-01,YAML-,IGNORA-,FALHA-,ARQUIVO-,COMITE-")
"""Checks that are added later say nothing here."""

CLAUSE = """\
livro: zarcovi
nome: Nara
habilidades:
  - {nome: Olhar Frio, tipo: ofensiva, clausulas: [contagem.encerro_proprio_conta]}
"""
"""A sheet whose clause is illegal because a ruling is absolute."""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test in an empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def lint(*arguments: str | Path) -> Ran:
    return zarcovi("lint", *arguments, *ONLY)


def codes(*arguments: str | Path) -> list[tuple[str, str]]:
    """The path and code of each finding."""
    data = lint(*arguments, "--format", "json").data
    return [(one["path"], one["code"]) for one in data["findings"]]


# ------------------------------------------------------------------------------------------------ what is read


def test_a_bad_file_does_not_stop_the_others(here: Path) -> None:
    written(here, "a.yaml", "nome: [Rin\n")
    (here / "b.yaml").write_bytes(b"nome: \xff\n")
    (here / "c.yaml").symlink_to("nada.yaml")
    os.mkfifo(here / "d.yaml")
    written(here, "e.yaml", LAYER)

    ran = lint(".", "falta.yaml")

    assert ran.code == 2
    assert codes(".", "falta.yaml") == [
        ("a.yaml", "YAML-01"),
        ("b.yaml", "ARQUIVO-01"),
        ("c.yaml", "ARQUIVO-01"),
        ("d.yaml", "ARQUIVO-01"),
        ("e.yaml", "LINT-01"),
        ("falta.yaml", "ARQUIVO-01"),
    ]
    assert "Traceback" not in ran.out + ran.err


def test_files_below_a_folder_are_found_by_their_ending(here: Path) -> None:
    (here / "a" / "b").mkdir(parents=True)
    for name in ("a/b/x.yaml", "a/y.YML", "a/.z.yaml", "a/w.txt"):
        written(here, name, LAYER)

    assert codes("a") == [("a/b/x.yaml", "LINT-01"), ("a/y.YML", "LINT-01")]
    assert codes("a/w.txt") == [("a/w.txt", "LINT-01")]


def test_nothing_checked_is_a_failure(here: Path) -> None:
    (here / "vazia").mkdir()
    written(here, "nada.yaml", "")
    written(here, "caso.yaml", SHIELD)

    for path in ("vazia", "nada.yaml", "caso.yaml"):
        assert lint(path).code == 1
    assert lint("caso.yaml").out.startswith("❌ 0 fichas verificadas\n")
    assert lint("vazia").code == lint("vazia", written(here, "rin.yaml", SHEET)).code == 1


def test_standard_input_is_a_sheet(here: Path) -> None:
    ran = process(["lint", "-", "--stdin-filename", "fichas/nara.yaml", *ONLY], here, stdin=LAYER.encode())
    bare = process(["lint", "-", *ONLY], here, stdin=LAYER.encode())

    assert (ran.returncode, bare.returncode) == (1, 1)
    assert b"\nfichas/nara.yaml:7:16: LINT-01" in ran.stdout
    assert b"\n-:7:16: LINT-01" in bare.stdout


@pytest.mark.parametrize("arguments", [["--caption"], ["-", "--caption"]])
def test_a_caption_is_one_answer(here: Path, arguments: list[str]) -> None:
    text = "Camada sobre o corpo, unidirecional.||4x\n"

    ran = process(["lint", *arguments, "--format", "json"], here, stdin=text.encode())
    data = json.loads(ran.stdout)

    assert (data["files"], data["sheets"], data["legends"]) == (1, 0, 1)
    for one in data["findings"]:
        assert one["document"] is None
        assert one["line"] in (None, 1)


def test_a_caption_needs_no_quotes_and_may_be_anything(here: Path) -> None:
    for name, text in {"a": "*Muro* |- [x] {y} ||4x", "b": "|- # > ! %", "c": '"aspas', "d": "---\nlivro: x"}.items():
        written(here, f"{name}.txt", text)

    ran = lint(".", "--caption")

    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("✅ 4 legendas: em ordem\n")
    assert lint("a.txt", "--caption").code == 0


def test_an_empty_caption_is_nothing_checked(here: Path) -> None:
    ran = lint(written(here, "a.txt", " \n"), "--caption")

    assert (ran.code, ran.out) == (1, "❌ 0 legendas verificadas\n")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (SHEET, "fichas"),
        (SHIELD, "cenario"),
        (TABLE, "comite"),
        ("", "fichas"),
        ("leituras: {AMB-0: B}\ncasos: []\n", "cenario"),
        ("casos: []\nhabilidades: []\n", "fichas"),
        ('"precedentes" : []\n', "comite"),
        ("nome: x\nlegenda: |-\n  casos: nada\n", "fichas"),
    ],
)
def test_what_a_file_holds_is_told_by_its_fields(text: str, kind: str) -> None:
    assert kind_of(text) == kind


def test_scenarios_are_for_the_judge_and_no_mistake(here: Path) -> None:
    written(here, "caso.yaml", SHIELD)
    written(here, "rin.yaml", SHEET)

    ran = lint(".")

    assert ran.code == 0
    assert "zarcovi judge" in ran.out
    assert as_json("lint", ".", *ONLY)["scenarios"] == ["caso.yaml"]


def test_a_committee_file_is_checked_as_the_judge_reads_it(here: Path) -> None:
    written(here, "mesa.yaml", TABLE.replace("AMB-0: B", "AMB-0: C"))
    written(here, "boa.yaml", TABLE)

    assert codes("mesa.yaml") == [("mesa.yaml", "COMITE-01")]
    assert lint("mesa.yaml").code == 1
    assert lint("boa.yaml").code == 0


# ------------------------------------------------------------------------------------------------ how the table plays


def test_a_committee_may_let_legends_lift_absolute_rulings(here: Path) -> None:
    written(here, "nara.yaml", CLAUSE)
    written(here, "mesa.yaml", "livro: zarcovi\nleituras: {AMB-0: B}\n")

    def found(*more: str) -> list[str]:
        data = as_json("lint", "nara.yaml", "--select", "CLAUSULA-01", *more)
        return [one["code"] for one in data["findings"]]

    for _ in range(2):  # the second time from what is kept
        assert found() == ["CLAUSULA-01"]
        assert found("--comite", "mesa.yaml") == []
    (here / "mesa.yaml").rename(here / "comite.yaml")
    assert found() == []
    assert as_json("lint", "nara.yaml")["comite"] == "comite.yaml"


def test_a_broken_committee_file_stops_who_asks_for_it_and_is_a_finding_for_who_checks_it(here: Path) -> None:
    written(here, "comite.yaml", "livro: zarcovi\nleituras: {AMB-0: C}\n")
    written(here, "nara.yaml", LAYER)

    for more in ((), ("--comite", "comite.yaml"), ("--select", "LINT-01")):
        ran = lint("nara.yaml", *more)
        assert (ran.code, ran.err) == (2, "")
        assert ran.out.startswith(
            "❌ comite.yaml: 1 erro\ncomite.yaml não pode ser usado: nenhuma ficha foi verificada\n"
        )
    assert codes(".") == [("comite.yaml", "COMITE-01"), ("nara.yaml", "LINT-01")]
    assert "as fichas são verificadas só pelo livro" in lint(".").out


@pytest.mark.parametrize("text", ["livro: zarcovi\nleituras: {AMB-0: C}\n", "leituras: [\n", "isto não é\n"])
@pytest.mark.parametrize("form", FORMATS)
def test_a_broken_committee_file_is_told_in_every_form(here: Path, text: str, form: str) -> None:
    written(here, "comite.yaml", text)
    written(here, "nara.yaml", LAYER)

    ran = zarcovi("lint", "nara.yaml", "--format", form, "--lang", "en")

    assert (ran.code, ran.err) == (2, "")
    assert "comite.yaml" in ran.out
    assert ("COMITE-01" in ran.out) == (form != "chat")
    assert "nara.yaml" not in ran.out
    if form == "json":
        (one, *_) = ran.data["findings"]
        assert (one["code"], one["path"], one["line"]) == ("COMITE-01", "comite.yaml", text.count("\n"))
        assert (ran.data["sheets"], ran.data["comite"]) == (0, None)


def test_by_a_broken_committee_file_nothing_becomes_known_or_mended(here: Path) -> None:
    written(here, "comite.yaml", "leituras: [\n")
    sheet = written(here, "rin.yaml", SHEET)

    assert lint("rin.yaml", "--baseline", "c.json", "--write-baseline").code == 2
    assert not (here / "c.json").exists()
    assert zarcovi("lint", "rin.yaml", "--fix").code == 2
    assert sheet.read_text("utf-8") == SHEET


def test_a_committee_file_that_is_not_there_is_told_in_every_form(here: Path) -> None:
    written(here, "nara.yaml", LAYER)

    ran = zarcovi("lint", "nara.yaml", "--comite", "falta.yaml", "--format", "json")

    assert ran.code == 2
    assert [(one["code"], one["path"]) for one in ran.data["findings"]] == [("ARQUIVO-01", "falta.yaml")]


def test_by_the_book_alone_no_book_is_loaded(here: Path) -> None:
    written(here, "nara.yaml", LAYER)
    code = """
import sys
import time
from zarcovi_rules.app.cli import main
main(["lint", "nara.yaml", "--no-cache"])
heavy = {"zarcovi_rules.core.book", "zarcovi_rules.judge.committee", "zarcovi_rules.books.zarcovi.book", "jsonschema",
         "multiprocessing", "concurrent.futures", "junitparser", "zarcovi_rules.lint.comments",
         "jsonschema_rs", "zarcovi_rules.source.validators", "zarcovi_rules.source.yaml_advice", "pathlib", "difflib"}
print(sorted(heavy & set(sys.modules)), file=sys.stderr)
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=here, env=environment, capture_output=True, check=True, encoding="utf-8"
    )

    assert ran.stderr == "[]\n"


def test_garbage_is_looked_for_as_before_when_somebody_else_s_process_has_linted(here: Path) -> None:
    written(here, "nara.yaml", LAYER)
    before = gc.get_threshold(), gc.isenabled(), gc.get_freeze_count()
    lint("nara.yaml")
    assert (gc.get_threshold(), gc.isenabled(), gc.get_freeze_count()) == before


# ------------------------------------------------------------------------------------------------ what is chosen


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        (["--select", "LINT-01"], True),
        (["--select", "lint-01"], True),
        (["--select", "camada_unidirecional"], True),
        (["--select", "LINT-"], True),
        (["--select", "BAR-CORPO-0b"], True),
        (["--select", "BAR-CORPO-1"], False),
        (["--select", "YAML-01,LINT-01"], True),
        (["--select", "YAML-01", "--select", "LINT-01"], True),
        (["--ignore", "LINT-01"], False),
        (["--ignore", "LINT-"], False),
        (["--ignore", "BAR-CORPO-0b"], False),
        (["--select", "LINT-01", "--ignore", "LINT-"], True),
        (["--select", "LINT-", "--ignore", "LINT-01"], False),
        (["--select", "LINT-01", "--ignore", "LINT-01"], False),
        (["--severity", "error"], True),
    ],
)
def test_findings_are_chosen(here: Path, options: list[str], shown: bool) -> None:
    written(here, "nara.yaml", LAYER)

    data = as_json("lint", "nara.yaml", *options)

    assert ("LINT-01" in [one["code"] for one in data["findings"]]) == shown


def test_what_was_not_checked_is_shown_whatever_is_chosen(here: Path) -> None:
    (here / "vazia").mkdir()

    for options in (["--select", "LINT-01"], ["--ignore", "ARQUIVO-"]):
        data = as_json("lint", "vazia", "falta.yaml", *options)
        assert [one["code"] for one in data["findings"]] == ["ARQUIVO-02", "ARQUIVO-01"]


@pytest.mark.parametrize("option", ["--select", "--ignore"])
@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("camada_unidireccional", "camada_unidirecional"),
        ("BAR-CORPO-0B", "BAR-CORPO-0b"),
        ("LITN-01", "LINT-01"),
        ("xyzzy", "LINT-"),
    ],
)
def test_what_nothing_is_called_is_refused(here: Path, option: str, word: str, near: str) -> None:
    written(here, "nara.yaml", LAYER)

    ran = zarcovi("lint", "nara.yaml", option, word)

    if word.casefold() == near.casefold():
        assert ran.code in (0, 1)
        return
    assert (ran.code, ran.out) == (2, "")
    assert word in ran.err
    assert near in ran.err


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ([], 0),
        (["--strict"], 1),
        (["--fail-on", "warning"], 1),
        (["--fail-on", "info"], 1),
        (["--fail-on", "error"], 0),
        (["--strict", "--severity", "error"], 0),
        (["--strict", "--ignore", "IGNORA-01"], 0),
    ],
)
def test_from_where_on_a_run_fails(here: Path, options: list[str], code: int) -> None:
    written(here, "rin.yaml", "# zarcovi: ignore LINT-01\n" + SHEET)

    assert zarcovi("lint", "rin.yaml", "--select", "IGNORA-", *options).code == code


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["-", "--comite", "-"],
        ["", "rin.yaml"],
        ["rin.yaml", "--stdin-filename", "x"],
        ["rin.yaml", "--write-baseline"],
        ["rin.yaml", "--unsafe-fixes"],
        ["rin.yaml", "--fix", "--diff"],
        ["rin.yaml", "--fix", "--caption"],
        ["rin.yaml", "--fix", "--baseline", "c.json", "--write-baseline"],
        ["rin.yaml", "--strict", "--fail-on", "error"],
        ["rin.yaml", "--jobs", "0"],
        ["rin.yaml", "--jobs", "257"],
        ["rin.yaml", "--jobs", "muitos"],
        ["rin.yaml", "--output", "rin.yaml"],
        ["rin.yaml", "--output", "a\0b"],
        ["rin.yaml", "--output", "a" * 300],
        ["rin.yaml", "--output", "c.json", "--baseline", "./c.json", "--write-baseline"],
        ["rin.yaml", "--baseline", "./rin.yaml", "--write-baseline"],
        [".", "--baseline", "rin.yaml", "--write-baseline"],
        ["-", "--baseline", "-"],
        ["rin.yaml", "--baseline", "falta.json"],
        ["rin.yaml", "--baseline", ""],
        ["rin.yaml", "--as-of", "ontem"],
    ],
)
def test_what_cannot_be_meant_is_refused(here: Path, arguments: list[str]) -> None:
    written(here, "rin.yaml", SHEET)

    for lang in ("pt", "en"):
        ran = zarcovi("lint", *arguments, "--lang", lang)
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.err.splitlines()) >= 2
        assert "Traceback" not in ran.err
    assert (here / "rin.yaml").read_text("utf-8") == SHEET


# ------------------------------------------------------------------------------------------------ explained


@pytest.mark.parametrize("asked", ["LINT-01", "lint-01", "camada_unidirecional"])
def test_a_check_is_explained_by_its_code_and_its_name(asked: str) -> None:
    ran = zarcovi("explain", asked, "--lang", "en")

    assert ran.code == 0
    assert ran.out.startswith("LINT-01: check of sheets, error (camada_unidirecional)\n")
    for part in ("A layer over the body", "why: ", "rulings: BAR-CORPO-0b", "not so:\n  {", "but so:\n  {", "help: "):
        assert part in ran.out


def test_every_code_that_can_be_found_is_explained() -> None:
    for check in shelf.checks("zarcovi"):
        assert zarcovi("explain", check.code).code == 0


def test_codes_and_names_are_given_once() -> None:
    checks = shelf.checks("zarcovi")

    assert len({check.code for check in checks}) == len({check.name for check in checks}) == len(checks)


def test_an_example_of_every_check_of_files_is_what_it_says(here: Path) -> None:
    for check in GENERAL:
        if check.bad and check.code.startswith(("COMITE-", "FRASES-", "YAML-", "IGNORA-")):
            written(here, "ruim.yaml", check.bad)
            written(here, "boa.yaml", check.good)
            assert check.code in [code for _, code in found("ruim.yaml")], check.code
            assert check.code not in [code for _, code in found("boa.yaml")], check.code


def found(name: str) -> list[tuple[str, str]]:
    return [(one["path"], one["code"]) for one in as_json("lint", name)["findings"]]


def test_a_caption_given_as_a_sheet_is_told_how_to_be_read(here: Path) -> None:
    written(here, "onda.txt", "*Onda*: ataque global. Rank 4 ||2x\n")
    written(here, "prosa.txt", "Ataque global que ninguém viu.\n")
    written(here, "outra.yaml", "repos:\n  - repo: local\n")

    def helps(path: str) -> str:
        return str(zarcovi("lint", path, "--format", "json", "--lang", "en").data["findings"][0]["help"])

    assert helps("onda.txt").startswith("If it is a bare caption: zarcovi lint --caption. ")
    assert helps("prosa.txt").startswith("If it is a bare caption: zarcovi lint --caption. ")
    assert "--caption" not in helps("outra.yaml")


def test_a_sheet_given_as_a_caption_is_not_read_as_one(here: Path) -> None:
    written(here, "rin.yaml", SHEET)

    for _ in range(2):
        ran = zarcovi("lint", "--caption", "rin.yaml", "--lang", "en")
        assert (ran.code, ran.out.splitlines()[0]) == (1, "❌ rin.yaml: 1 not read")
        assert "Leave --caption out" in ran.out
        assert "Not understood" not in ran.out


# ------------------------------------------------------------------------------------------------ what is known


def baseline(here: Path, *names: str) -> dict[str, Any]:
    ran = lint(*names, "--baseline", "conhecidos.json", "--write-baseline")
    assert ran.code == 0
    data: dict[str, Any] = json.loads((here / "conhecidos.json").read_text("utf-8"))
    return data


def known(*names: str) -> dict[str, Any]:
    data: dict[str, Any] = lint(*names, "--baseline", "conhecidos.json", "--format", "json").data
    return data


def test_what_is_known_is_counted_and_not_shown(here: Path) -> None:
    written(here, "nara.yaml", LAYER)
    assert [one["code"] for one in baseline(here, "nara.yaml")["findings"]] == ["LINT-01"]

    ran = lint("nara.yaml", "--baseline", "conhecidos.json")

    assert ran.code == 0
    assert ran.out == "✅ Nara: nada de novo\nConhecidos e não mostrados: 1\n"


def test_writing_what_is_known_does_not_say_that_it_is_in_order(here: Path) -> None:
    written(here, "nara.yaml", LAYER)
    written(here, "rin.yaml", SHEET)

    def first(name: str) -> str:
        return lint(name, "--baseline", "c.json", "--write-baseline", "--select", "LINT-01").out.splitlines()[0]

    assert first("nara.yaml") == "📝 Nara: 1 achado fica conhecido"
    assert first("rin.yaml") == "✅ Rin: em ordem"


@pytest.mark.parametrize(
    "broken",
    [
        SHEET.replace("Muro de Lama", "*Muro de Lama*"),
        SHEET.replace("livro: zarcovi", "livro: rolimã"),
        "- Muro\n",
    ],
)
def test_nothing_hides_behind_a_sheet_that_was_not_read(here: Path, broken: str) -> None:
    written(here, "nara.yaml", LAYER)
    written(here, "rin.yaml", broken)

    def lint(*more: str) -> Ran:
        return zarcovi("lint", ".", "--baseline", "conhecidos.json", "--ignore", "LEGENDA-,ACORDO-", *more)

    ran = lint("--write-baseline")

    assert ran.code == 1
    assert ran.out.startswith("❌ 2 arquivos: 1 ilegal\nA corrigir: ")
    data = json.loads((here / "conhecidos.json").read_text("utf-8"))
    assert "LINT-01" in {one["code"] for one in data["findings"]}
    assert lint().code == 1
    (entry, *_) = data["findings"]  # a list that was written when they were still taken in hides them no more
    (left,) = lint("--format", "json").data["findings"]
    old = {**entry, **{name: left[name] for name in ("code", "name", "rulings", "path", "fingerprint")}, "count": 1}
    written(here, "conhecidos.json", json.dumps({**data, "findings": [*data["findings"], old]}))
    again = lint("--format", "json").data
    assert ([one["code"] for one in again["findings"]], again["stale"]) == ([left["code"]], [])


def test_known_findings_are_not_written_over_the_committees_file(here: Path) -> None:
    written(here, "nara.yaml", LAYER)
    path = written(here, "comite.yaml", "livro: zarcovi\n")

    ran = lint("nara.yaml", "--baseline", "comite.yaml", "--write-baseline", "--lang", "en")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("zarcovi: comite.yaml is read, and --write-baseline would write over it\n")
    assert path.read_text("utf-8") == "livro: zarcovi\n"


def test_where_nothing_is_checked_writing_what_is_known_fails_too(here: Path) -> None:
    written(here, "nada.yaml", "isto não é ficha\n")

    ran = lint("nada.yaml", "--baseline", "conhecidos.json", "--write-baseline")

    assert (ran.code, ran.out.startswith("❌ 0 fichas verificadas\n")) == (1, True)


def test_what_is_known_may_move_to_another_line_or_file(here: Path) -> None:
    written(here, "nara.yaml", LAYER)
    baseline(here, "nara.yaml")
    written(here, "nara.yaml", "# nota\n\n" + LAYER.replace("forma: camada", "rank: 3\n    forma: camada"))

    assert (known("nara.yaml")["known"], known("nara.yaml")["findings"]) == (1, [])
    (here / "nara.yaml").rename(here / "nova.yaml")
    assert known("nova.yaml")["known"] == 1


def test_what_is_new_is_shown_though_it_is_alike(here: Path) -> None:
    written(here, "nara.yaml", LAYER)
    baseline(here, "nara.yaml")
    written(here, "nara.yaml", LAYER + LAYER.partition("habilidades:\n")[2])

    data = known("nara.yaml")

    assert (data["known"], len(data["findings"])) == (1, 1)
    assert lint("nara.yaml", "--baseline", "conhecidos.json").code == 1


def test_what_is_no_longer_found_is_told_only_of_files_that_were_looked_at(here: Path) -> None:
    written(here, "nara.yaml", LAYER)
    written(here, "rin.yaml", SHEET)
    baseline(here, ".")
    assert known("rin.yaml")["stale"] == []
    written(here, "nara.yaml", SHEET)

    assert [entry["path"] for entry in known("nara.yaml")["stale"]] == ["nara.yaml"]
    assert (
        "Não encontrados mais, e ainda em conhecidos.json: 1" in lint("nara.yaml", "--baseline", "conhecidos.json").out
    )
    (here / "nara.yaml").unlink()
    assert [entry["path"] for entry in known("rin.yaml")["stale"]] == ["nara.yaml"]
    only = as_json("lint", "rin.yaml", "--baseline", "conhecidos.json", "--select", "YAML-")
    assert only["stale"] == []


def test_files_that_cannot_be_read_are_never_known(here: Path) -> None:
    written(here, "rin.yaml", SHEET)

    ran = lint("rin.yaml", "falta.yaml", "--baseline", "conhecidos.json", "--write-baseline")

    assert ran.code == 2
    assert json.loads((here / "conhecidos.json").read_text("utf-8"))["findings"] == []
    assert lint("falta.yaml", "--baseline", "conhecidos.json").code == 2


@pytest.mark.parametrize(
    "text",
    ["", "nada", "[]", '{"version": 2, "findings": []}', '{"version": 1, "findings": [{"count": "1"}]}', "[" * 9999],
)
def test_a_list_of_known_findings_that_is_none_is_refused(here: Path, text: str) -> None:
    written(here, "rin.yaml", SHEET)
    written(here, "conhecidos.json", text)

    ran = lint("rin.yaml", "--baseline", "conhecidos.json")

    assert (ran.code, ran.out) == (2, "")
    assert "--write-baseline" in ran.err


# ------------------------------------------------------------------------------------------------ comments


CARD = "  - nome: Pele de Ferro"


@pytest.mark.parametrize(
    "text",
    [
        "# zarcovi: ignore LINT-01\n" + LAYER,
        "# uma nota\n\n# zarcovi: ignore LINT-01 -- a mesa deixou\n---\n" + LAYER,
        LAYER.replace(CARD, f"{CARD}  # zarcovi: ignore LINT-01"),
        LAYER.replace(CARD, f"  # zarcovi: ignore camada_unidirecional\n{CARD}"),
        LAYER.replace("unidirecional", "unidirecional # zarcovi:ignorar LINT-"),
        "# ZARCOVI: IGNORE LINT-01\n" + LAYER,
        "#Zarcovi:Ignore lint-01\n" + LAYER,
        "#\tzarcovi  :  ignora CAMADA_UNIDIRECIONAL\n" + LAYER,
        "# Zarcovi: ignorar: LINT-02 e LINT-01 - a mesa deixou\n" + LAYER,
        "# zarcovi: ignore LINT-01 (por ora)\n" + LAYER,
        "# uma nota # zarcovi: ignore LINT-01\n" + LAYER,
        LAYER.replace("unidirecional", "unidirecional # zarcovi: ignore YAML-01, LINT-01"),
        LAYER.replace("habilidades:", "habilidades: # zarcovi: ignore BAR-CORPO-0b"),
        LAYER.replace("\n", "\r\n").replace("unidirecional", "unidirecional # zarcovi: ignore LINT-01"),
    ],
)
def test_a_comment_excuses_what_it_stands_at(here: Path, text: str) -> None:
    (here / "nara.yaml").write_bytes(text.encode())

    data = lint("nara.yaml", "--format", "json").data

    assert data["ignored"] == 1
    assert "IGNORA-02" not in [one["code"] for one in data["findings"]]
    assert "LINT-01" not in [one["code"] for one in data["findings"]]


@pytest.mark.parametrize(
    "text",
    [
        LAYER.replace("tipo: barreira", "tipo: barreira # zarcovi: ignore LINT-01"),
        LAYER.replace("nome: Nara", "nome: Nara # zarcovi: ignore LINT-01"),
        LAYER + "    # zarcovi: ignore LINT-01\n",
        LAYER.replace("status: letal", "status: letal\n    legenda: |-\n      # zarcovi: ignore LINT-01"),
        LAYER.replace("nome: Nara", 'nome: "Nara # zarcovi: ignore LINT-01"'),
        LAYER.replace("unidirecional", "unidirecional # zarcovi: ignore LINT-99"),
        LAYER.replace("unidirecional", "unidirecional # zarcovi: ignore"),
        LAYER.replace("unidirecional", "unidirecional # zarcovi: olá LINT-01"),
    ],
)
def test_a_comment_elsewhere_and_what_is_no_comment_excuses_nothing(here: Path, text: str) -> None:
    written(here, "nara.yaml", text)

    data = lint("nara.yaml", "--format", "json").data

    assert data["ignored"] == 0
    assert "LINT-01" in [one["code"] for one in data["findings"]]


@pytest.mark.parametrize(
    ("comment", "told"),
    [
        ("LINT-01", [("IGNORA-01", 19)]),
        ("YAML-02 LINT-01", [("IGNORA-01", 19), ("IGNORA-01", 27)]),
        ("LNT-01", [("IGNORA-02", 19)]),
        ("", [("IGNORA-02", 1)]),
    ],
)
def test_a_comment_of_no_use_is_told(here: Path, comment: str, told: list[tuple[str, int]]) -> None:
    written(here, "rin.yaml", f"# zarcovi: ignore {comment}\n{SHEET}")

    data = lint("rin.yaml", "--format", "json").data

    assert [(one["code"], one["column"]) for one in data["findings"]] == told


@pytest.mark.parametrize(
    ("comment", "meant"),
    [
        ("# zarcovi ignore LINT-01", "LINT-01"),
        ("#zarcovi ignora lint-01 -- a mesa deixou", "lint-01 -- a mesa deixou"),
        ("# zarcovi-ignore LINT-01", "LINT-01"),
        ("# zarcovi: ingore LINT-01", "LINT-01"),
        ("# zarcvoi: ignore LINT-01, LNT-02", "LINT-01, LNT-02"),
        ("# Zarcovi: disable LINT-01", "LINT-01"),
        ("# zarcovi: LINT-01", "LINT-01"),
        ("# ignore: LINT-01", "LINT-01"),
        ("# zarcovi = ignore = camada_unidirecional", "camada_unidirecional"),
        ("# zarcovi ignore", ""),
    ],
)
def test_what_is_nearly_a_comment_that_ignores_is_told_with_its_right_form(
    here: Path, comment: str, meant: str
) -> None:
    path = Path(written(here, "nara.yaml", f"{comment}\n{LAYER}"))
    form = f"# zarcovi: ignore {meant}".rstrip()

    data = lint("nara.yaml", "--format", "json", "--lang", "en").data

    found = {one["code"]: one for one in data["findings"]}
    assert data["ignored"] == 0
    assert found.keys() == {"LINT-01", "IGNORA-02"}
    assert found["IGNORA-02"]["help"] == f"Write {form}"
    assert found["IGNORA-02"]["line"] == 1
    zarcovi("lint", "nara.yaml", "--fix", "--select", "IGNORA-")
    assert path.read_text("utf-8").splitlines()[0] == comment
    zarcovi("lint", "nara.yaml", "--fix", "--unsafe-fixes", "--select", "IGNORA-")
    assert path.read_text("utf-8").splitlines()[0] == form


@pytest.mark.parametrize(
    "comment",
    [
        "# zarcovi",
        "# zarcovi: a ficha da mesa",
        "# zarcovi ignora barreiras",
        "# yaml-language-server: $schema=../zarcovi/ficha.schema.json",
        "# esta ficha ignora LINT-01",
        "# ignorar barreiras não é tudo",
        "# ignore",
        "# livro zarcovi: ignore o resto",
    ],
)
def test_of_any_other_comment_nothing_is_said(here: Path, comment: str) -> None:
    written(here, "nara.yaml", f"{comment}\n{LAYER}")

    assert codes("nara.yaml") == [("nara.yaml", "LINT-01")]


@pytest.mark.parametrize(
    "text", ["# " * 150_000 + "zarcovi", "#zarcovi: ignore a" + " " * 300_000 + "b", "# ignore " * 40_000]
)
def test_comments_without_end_take_no_time(text: str) -> None:
    before = time.process_time()

    comments.excuse([], f"{text}\n{SHEET}", "f", ["LINT-01"], lambda *_: True)

    assert time.process_time() - before < 1


def test_no_comment_excuses_what_keeps_a_file_from_being_read(here: Path) -> None:
    written(here, "a.yaml", "# zarcovi: ignore YAML-01, LINT-01\nnome: [Rin\n")

    assert codes("a.yaml") == [("a.yaml", "YAML-01")]


# ------------------------------------------------------------------------------------------------ kept, and in forks


def same(*arguments: str) -> tuple[int, str]:
    ran = lint(*arguments, "--format", "json", "--show-passed")
    return ran.code, ran.out


def test_what_is_kept_says_the_same(here: Path) -> None:
    written(here, "nara.yaml", "# zarcovi: ignore LINT-02\n" + LAYER)
    written(here, "mesa.yaml", TABLE)
    written(here, "torto.yaml", "nome: [\n")

    fresh = same(".", "--no-cache")

    assert same(".") == same(".") == fresh
    english = lint(".", "--lang", "en").out
    assert "layer" in english
    assert lint(".", "--lang", "pt").out != english


def test_what_is_kept_is_used(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(here, "nara.yaml", LAYER)
    first = same("nara.yaml")
    monkeypatch.setattr(Desk, "lint", broken)

    assert same("nara.yaml") == first
    assert same("nara.yaml", "--no-cache")[0] == 3


def broken(*_: object) -> Filed:
    raise ZeroDivisionError("by\nzero")


def test_a_change_of_the_text_or_the_path_is_noticed(here: Path) -> None:
    written(here, "nara.yaml", LAYER)
    assert codes("nara.yaml") == [("nara.yaml", "LINT-01")]
    written(here, "nara.yaml", SHEET)
    assert codes("nara.yaml") == []
    written(here, "outra.yaml", LAYER)
    assert codes("outra.yaml") == [("outra.yaml", "LINT-01")]
    assert [as_json("lint", "outra.yaml", *more)["sheets"] for more in ([], ["--caption"], [])] == [1, 0, 1]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no forks here")
def test_several_processes_say_the_same_in_the_same_order(here: Path) -> None:
    for place in range(80):
        written(here, f"{place:03}.yaml", (LAYER if place % 3 else SHEET).replace("Nara", f"Nara {place}"))
    os.mkfifo(here / "040b.yaml")

    assert same(".", "--jobs", "3", "--no-cache") == same(".", "--jobs", "1", "--no-cache")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no forks here")
def test_standard_input_is_read_once_whatever_the_processes(here: Path) -> None:
    written(here, "rin.yaml", SHEET)

    ran = process(["lint", "rin.yaml", "-", "--jobs", "2", *ONLY], here, stdin=LAYER.encode())

    assert ran.returncode == 1
    assert b"\n-:7:16: LINT-01" in ran.stdout


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no forks here")
@pytest.mark.parametrize("signal_", [signal.SIGTERM, signal.SIGKILL])
def test_processes_end_with_the_one_that_they_work_for(here: Path, signal_: signal.Signals) -> None:
    for place in range(400):
        written(here, f"{place}.yaml", LAYER + LAYER.partition("habilidades:\n")[2] * 20)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "zarcovi_rules", "lint", ".", "--jobs", "4", "--no-cache"]
    run = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    children = Path(f"/proc/{run.pid}/task/{run.pid}/children")
    until = time.monotonic() + 30
    while children.exists() and not children.read_text() and time.monotonic() < until:
        time.sleep(0.01)

    run.send_signal(signal_)

    run.communicate(timeout=10)  # while one of them lived, it would hold the pipes open
    assert run.returncode == -signal_


def test_a_dash_as_the_output_is_the_screen(here: Path) -> None:
    written(here, "nara.yaml", LAYER)

    ran = lint("nara.yaml", "--output", "-")

    assert (ran.code, ran.out.startswith("❌ Nara: 1 ilegal\n"), (here / "-").exists()) == (1, True, False)


def test_processes_are_made_where_they_pay() -> None:
    assert running.processes(1, None) == running.processes(running.PAYS - 1, None) == 1
    assert running.processes(2, 8) == 2
    assert 1 <= running.processes(100_000, None) <= running.MOST_PROCESSES


# ------------------------------------------------------------------------------------------------ our own faults


def fault(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """Linting this file, and no other, goes wrong."""
    original: Callable[..., Any] = linting.lint

    def lint(text: str, shown: str, *more: Any, **named: Any) -> Any:
        if shown == path:
            raise ZeroDivisionError("by\nzero")
        return original(text, shown, *more, **named)

    monkeypatch.setattr(linting, "lint", lint)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_fault_of_ours_is_a_finding_of_its_file(here: Path, monkeypatch: pytest.MonkeyPatch, jobs: str) -> None:
    written(here, "nara.yaml", LAYER)
    written(here, "rin.yaml", SHEET)
    fault(monkeypatch, "rin.yaml")

    ran = lint(".", "--jobs", jobs, "--no-cache")
    assert (ran.code, ran.err) == (3, "")
    assert codes(".", "--jobs", jobs, "--no-cache") == [("nara.yaml", "LINT-01"), ("rin.yaml", "FALHA-01")]
    assert "ZeroDivisionError: by zero" in ran.out
    assert "falha nossa" in ran.out.splitlines()[0]

    ran = lint(".", "--jobs", jobs, "--no-cache", "--debug")
    assert "Traceback" in ran.err
    assert lint(".", "--ignore", "FALHA-01", "--no-cache").code == 3


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no forks here")
def test_a_process_that_dies_takes_no_file_along_in_silence(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(here, "nara.yaml", LAYER)
    written(here, "rin.yaml", SHEET)
    parent = os.getpid()

    def die(*_: object) -> Filed:
        assert os.getpid() != parent
        os._exit(9)

    monkeypatch.setattr(Desk, "lint", die)

    assert codes(".", "--jobs", "2", "--no-cache") == [("nara.yaml", "FALHA-01"), ("rin.yaml", "FALHA-01")]


# ------------------------------------------------------------------------------------------------ anything at all


def desk(caption: bool) -> Desk:
    return Desk(Speech("pt"), caption=caption, committee=None, day=date(2026, 1, 1))


SHEETS, CAPTIONS = desk(caption=False), desk(caption=True)
PIECES = st.sampled_from(
    [
        "livro: zarcovi\n", "nome: Rin\n", "habilidades:\n", "  - nome: x\n", "    legenda: |-\n      Muro 4x ||3x\n",
        "# zarcovi: ignore LINT-01\n", "    forma: camada\n", "    cobertura: unidirecional\n", "casos: []\n",
        "leituras: {}\n", "itens: 3\n", "modos: [[], {}, null, {legenda: [x]}]\n", "&a [*a]\n", "? [x]\n: y\n",
        "---\n", "\t", "\ufeff", "\u2028", "'",
    ]
)  # fmt: skip
TEXTS = st.one_of(st.text(max_size=200), st.lists(PIECES).map("".join))
ANY = st.one_of(st.binary(max_size=200), TEXTS.map(str.encode))


@settings(max_examples=300)
@given(ANY)
def test_no_bytes_whatever_are_a_fault_of_ours(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "qualquer.yaml"
    path.write_bytes(data)

    for one in (SHEETS, CAPTIONS):
        filed = running.Run(one, stdin_name=None, kept=None).of(str(path))
        assert filed.fault is None
        assert Filed.from_data(filed.path, json.loads(json.dumps(filed.as_data()))).findings == filed.findings


@pytest.mark.parametrize(
    "text",
    [
        "# zarcovi: ignore LINT-01\n" * 20_000 + SHEET,
        "# zarcovi: ignore " + ", ".join(f"LNT-{number}" for number in range(20_000)) + "\n" + SHEET,
        SHEET + "# zarcovi: ignora isto\n" * 20_000,
        "# cada zarcovi\n" * 100_000 + SHEET,
    ],
    ids=["same", "unknown", "below", "nearly"],
)
def test_very_many_comments_are_looked_at_in_a_moment(here: Path, text: str) -> None:
    written(here, "rin.yaml", text)
    before = time.process_time()

    assert zarcovi("lint", "rin.yaml", "--no-cache").code in (0, 1)
    assert time.process_time() - before < 6  # a second or two where nothing else runs; a minute if each met each

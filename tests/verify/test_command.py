"""`zarcovi verify` as people call it: what it chooses, what it only reads, how it waits, whose steps it takes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.calling import ROOT, as_json, zarcovi
from tests.verify.test_bad_files import GOOD
from zarcovi_rules.verify import watching

STEPS = """
from zarcovi_rules.verify.runner import Unmet
from zarcovi_rules.verify.steps import Steps
from zarcovi_rules.core.messages import msg
from luzes import Luzes

steps = Steps(new_play=Luzes)

@steps.dado("{int} luz(es)")
def _(play, number):
    play.lit = number

@steps.entao("há {int}")
def _(play, number):
    if play.lit != number:
        raise Unmet(msg("there are {lit}", lit=play.lit))
"""
LIGHTS = "# language: pt\nFuncionalidade: Luzes\n  @qualquer\n  Cenário: Duas\n    Dado 2 luzes\n    Então há 2\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "romp.feature").write_text(GOOD, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "id_", ["BAR-CAMPO-2!defende_global", "bar-campo-2!DEFENDE_GLOBAL", "@BAR-CAMPO-2:salvo-defende_global"]
)
def test_the_scenarios_of_an_exception(id_: str) -> None:
    data = as_json("verify", "--ruling", id_)
    assert 0 < data["run"] == data["passed"] < as_json("verify", "--ruling", "BAR-CAMPO-2")["run"]


@pytest.mark.parametrize(
    ("id_", "near"),
    [
        ("BAR-CAMPO-2!defende_globall", "BAR-CAMPO-2:salvo-defende_global"),
        ("BAR-CAMPO-2:basse", "BAR-CAMPO-2:base"),
        ("BAR-CANPO-2", "BAR-CAMPO-2"),
    ],
)
def test_an_unknown_id_is_met_with_the_nearest(id_: str, near: str) -> None:
    ran = zarcovi("verify", "--ruling", id_)
    assert (ran.code, ran.out) == (2, "")
    assert f"{near}?" in ran.err


def test_words_of_titles_and_tags_with_operators() -> None:
    def run(expression: str) -> int:
        return int(as_json("verify", "romp.feature", "-k", expression)["run"])

    assert (run("rompe and letal"), run("rompe and not letal"), run("supremo or ROMP-1a")) == (1, 0, 1)
    for lang, said in (("pt", "romp and"), ("en", "-k cannot be read")):
        ran = zarcovi("verify", "-k", "romp and", "--lang", lang)
        assert (ran.code, ran.out) == (2, "")
        assert said in ran.err


def test_a_dry_run_tells_what_would_run() -> None:
    ran = zarcovi("verify", "romp.feature", "--dry-run")
    assert ran.code == 0
    assert ran.out.endswith("\n\nromp.feature:6: O ataque ilimitado rompe a barreira letal\n")
    assert as_json("verify", "romp.feature", "--dry-run")["would_run"] == [
        {"scenario": "O ataque ilimitado rompe a barreira letal", "path": "romp.feature", "line": 6}
    ]
    assert as_json("verify", "romp.feature")["would_run"] == []
    assert 'skipped="1"' in zarcovi("verify", "romp.feature", "--dry-run", "--format", "junit").out


def test_unused_steps_are_told_of_the_whole_set_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert as_json("verify", "romp.feature")["findings"] == []
    (Path("features") / "zarcovi").mkdir(parents=True)
    (Path("features") / "zarcovi" / "romp.feature").write_text(GOOD, "utf-8")
    monkeypatch.setattr("zarcovi_rules.app.commands.verify.shipped", Path)
    findings = [found for found in as_json("verify", "--lang", "en")["findings"] if found["severity"] == "notice"]
    assert any(found["message"].startswith("No scenario uses this step: Dado o ataque é de") for found in findings)
    assert {found["path"].rpartition(".")[2] for found in findings} == {"py"}
    assert not any(found["severity"] == "notice" for found in as_json("verify", "-k", "rompe")["findings"])


def test_what_is_kept_is_used_until_it_is_told_not_to(monkeypatch: pytest.MonkeyPatch, here: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(here / "cache"))
    for _ in range(2):
        assert as_json("verify", "romp.feature")["passed"] == 1
    (entry,) = (here / "cache").rglob("*.json")
    entry.unlink()
    assert as_json("verify", "romp.feature", "--no-cache")["passed"] == 1
    assert not entry.exists()


def test_a_change_is_verified_at_once(monkeypatch: pytest.MonkeyPatch, here: Path) -> None:
    def three(look: object) -> Iterator[None]:
        yield
        (here / "romp.feature").write_text(GOOD.replace("é: o ataque rompe", "é: o ataque não rompe"), "utf-8")
        yield
        (here / "romp.feature").write_text(GOOD, "utf-8")
        yield
        raise KeyboardInterrupt

    monkeypatch.setattr(watching, "changes", three)
    ran = zarcovi("verify", "romp.feature", "--watch")
    assert ran.code == 0
    assert [line for line in ran.out.splitlines() if line.startswith("Cenários")] == [
        "Cenários que passaram: 1 de 1",
        "Cenários que falharam: 1 de 1",
        "Cenários que passaram: 1 de 1",
    ]


def test_a_committee_file_that_is_being_written_does_not_end_the_watch(
    monkeypatch: pytest.MonkeyPatch, here: Path
) -> None:
    def two(look: object) -> Iterator[None]:
        yield
        (here / "mesa.yaml").write_text("livro: zarcovi\n", "utf-8")
        yield
        raise KeyboardInterrupt

    (here / "mesa.yaml").write_text("livro: zar", "utf-8")
    monkeypatch.setattr(watching, "changes", two)
    ran = zarcovi("verify", "romp.feature", "--watch", "--comite", "mesa.yaml")
    assert ran.code == 0
    assert ran.out.count("Cenários que passaram: 1 de 1") == 1
    assert zarcovi("verify", "-", "--watch").code == 2


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent otherwise elsewhere")
def test_ctrl_c_ends_the_watch_of_a_process_as_fine(here: Path) -> None:
    started = subprocess.Popen(
        [sys.executable, "-m", "zarcovi_rules", "verify", "romp.feature", "--watch", "--format", "json"],
        cwd=here,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert started.stderr is not None
    started.stderr.readline()  # it waits
    (here / "romp.feature").write_text(GOOD.replace("é: o ataque rompe", "é: o ataque não rompe"), "utf-8")
    started.stderr.readline()
    started.send_signal(signal.SIGINT)
    out, _ = started.communicate(timeout=60)
    first, second = (json.loads(part) for part in out.replace("}\n{", "}\0{").split("\0"))
    assert (first["passed"], second["passed"], started.returncode) == (1, 0, 0)


def test_steps_of_ones_own(here: Path) -> None:
    (here / "passos.py").write_text(STEPS, "utf-8")
    (here / "luzes.py").write_text("class Luzes:\n    lit = 0\n", "utf-8")
    (here / "luzes.feature").write_text(LIGHTS, "utf-8")
    ran = zarcovi("verify", "luzes.feature", "--steps", "passos.py", "--format", "json")
    assert (ran.code, ran.data["passed"], ran.data["findings"]) == (0, 1, [])
    (here / "luzes.feature").write_text(LIGHTS.replace("há 2", "há 3"), "utf-8")
    assert as_json("verify", "luzes.feature", "--steps", "passos.py")["failures"][0]["error"] == "there are 2"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (None, "is not a file"),
        ("x = 1", "defines no `steps`"),
        ("1 / 0", "cannot be run: ZeroDivisionError"),
        ("raise SystemExit(0)", "cannot be run: SystemExit"),
    ],
)
def test_steps_that_cannot_be_taken(here: Path, code: str | None, said: str) -> None:
    if code is not None:
        (here / "passos.py").write_text(code, "utf-8")
    ran = zarcovi("verify", "romp.feature", "--steps", "passos.py", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert zarcovi("verify", "--steps", "passos.py").code == 2


@pytest.mark.parametrize("paths", [("luzes.feature",), (".",)])
def test_a_report_is_not_written_over_a_feature(here: Path, paths: tuple[str, ...]) -> None:
    (here / "luzes.feature").write_text(LIGHTS, "utf-8")
    ran = zarcovi("verify", *paths, "--output", "luzes.feature", "--lang", "en")

    assert (ran.code, "would write over it" in ran.err) == (2, True)
    assert (here / "luzes.feature").read_text("utf-8") == LIGHTS


def test_an_empty_path_is_not_the_current_folder(here: Path) -> None:
    assert "an empty path" in zarcovi("verify", "", "--lang", "en").err

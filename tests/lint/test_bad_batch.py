"""All bad files in one run of the command: each is answered, none loses the others, nothing hangs, no traceback."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.lint.bad_sheets import GOOD, NAMES, every, lay

ROOT = Path(__file__).parents[2]
LARGE = 300_000


def lint(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "zarcovi_rules", "lint", "--no-cache", "--lang", "en", *arguments],
        cwd=cwd,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All bad files but the largest, and one good one that comes last."""
    made = tmp_path_factory.mktemp("ruins")
    for name, data in every():
        if len(data) < LARGE:
            (made / name).write_bytes(data)
    (made / "zz_boa.yaml").write_text(GOOD, encoding="utf-8")
    lay(made)
    return made


@pytest.fixture(scope="module")
def report(folder: Path) -> dict[str, Any]:
    ended = lint("--format", "json", ".", cwd=folder)
    assert "Traceback" not in ended.stdout + ended.stderr
    assert ended.returncode == 2, ended.stderr  # some files cannot be read
    found: dict[str, Any] = json.loads(ended.stdout)
    return found


def test_every_file_is_answered(folder: Path, report: dict[str, Any]) -> None:
    ending = (".yaml", ".yml")
    files = [path for path in folder.iterdir() if path.name.lower().endswith(ending) and not path.is_dir()]
    assert report["files"] >= len(files) - 1
    assert "FALHA-01" not in {one["code"] for one in report["findings"]}


def test_what_is_no_file_is_told_by_its_name(report: dict[str, Any]) -> None:
    told = {Path(one["path"]).name for one in report["findings"] if one["code"].startswith("ARQUIVO-")}
    assert {"cano.yaml", "laco.yaml", "solto.yaml", "nulo.yaml", "zeros.yaml"} <= told


def test_files_with_strange_names_are_read(folder: Path, report: dict[str, Any]) -> None:
    told = {one["path"] for one in report["findings"] if one["line"] == 6}
    assert {name for name in NAMES if any(path.endswith(name) for path in told)} == set(NAMES)


@pytest.mark.parametrize("form", ["text", "sarif", "github", "gitlab", "junit", "chat"])
def test_every_form_bears_what_is_bad(folder: Path, form: str) -> None:
    ended = lint("--format", form, ".", cwd=folder)
    assert ended.returncode == 2, ended.stderr
    assert "Traceback" not in ended.stdout + ended.stderr
    assert ended.stdout.strip()


def test_an_empty_folder_is_told(folder: Path) -> None:
    ended = lint("vazia", cwd=folder)
    assert ended.returncode == 1
    assert "vazia" in ended.stdout + ended.stderr

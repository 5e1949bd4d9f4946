"""The wheel, away from the clone: everything that the commands need travels inside the package."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.app.calling import ROOT, as_json, verified, zarcovi
from tests.app.written import SHIELD, UNMET, write


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the clone."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the wheel is unpacked, outside of the clone."""
    folder = tmp_path_factory.mktemp("unpacked")
    assert ROOT not in folder.parents
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def python(unpacked: Path, arguments: Iterable[str], cwd: Path) -> subprocess.CompletedProcess[str]:
    """Python with the unpacked wheel before anything that is installed, in an empty folder."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=environment | {"PYTHONPATH": str(unpacked), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=120,
    )


def away(unpacked: Path, cwd: Path, *arguments: str) -> tuple[int, Any]:
    """The command of the unpacked wheel: its exit code, and what it says as JSON."""
    ran = python(unpacked, ["-m", "zarcovi_rules", *arguments, "--format", "json"], cwd)
    assert ran.stderr == ""
    return ran.returncode, json.loads(ran.stdout)


def test_the_package_and_what_is_shipped_come_from_the_wheel(unpacked: Path, tmp_path: Path) -> None:
    code = "import zarcovi_rules.shipped as s; print(s.__file__, *map(s.shipped, ('features', 'scenarios', 'schemas')))"

    found = python(unpacked, ["-c", code], tmp_path).stdout.split()

    package = unpacked / "zarcovi_rules"
    shipped = [package / "_shipped" / name for name in ("features", "scenarios", "schemas")]
    assert [Path(path) for path in found] == [package / "shipped.py", *shipped]
    assert all(any(folder.rglob("*.*")) for folder in shipped)


def test_the_wheel_verifies_what_the_clone_verifies(unpacked: Path, tmp_path: Path) -> None:
    code, data = away(unpacked, tmp_path, "verify")

    assert data["found"] == data["run"] == verified().data["found"] > 0
    assert data == verified().data
    assert code == verified().code


def test_the_wheel_explains_and_lists(unpacked: Path, tmp_path: Path) -> None:
    assert away(unpacked, tmp_path, "explain", "BAR-CAMPO-2") == (0, as_json("explain", "BAR-CAMPO-2"))
    assert away(unpacked, tmp_path, "rulings") == (0, as_json("rulings"))
    said = python(unpacked, ["-m", "zarcovi_rules", "explain", "BAR-CAMPO-2"], tmp_path)
    assert said.stdout == zarcovi("explain", "BAR-CAMPO-2").out


def test_the_wheel_makes_pages_and_templates(unpacked: Path, tmp_path: Path) -> None:
    for arguments in (["verify", "--ruling", "BAR-CAMPO-2", "--format", "html"], ["new", "regra", "BAR-CAMPO-2", "-"]):
        said = python(unpacked, ["-m", "zarcovi_rules", *arguments], tmp_path)
        assert (said.returncode, said.stderr) == (0, "")
        assert said.stdout == zarcovi(*arguments).out


def test_the_wheel_judges(unpacked: Path, tmp_path: Path) -> None:
    write(tmp_path, "caso.yaml", SHIELD)
    write(tmp_path, "outro.yaml", UNMET)

    code, data = away(unpacked, tmp_path, "judge", "caso.yaml")
    assert (code, [result["resposta"] for result in data["results"]]) == (0, ["nao"])
    assert away(unpacked, tmp_path, "judge", "caso.yaml", "outro.yaml")[0] == 1


def test_the_wheel_holds_what_it_needs_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        texts = {name: archive.read(name) for name in names if name.endswith("METADATA")}

    tops = {name.partition("/")[0] for name in names}
    assert {top.rpartition(".")[2] for top in tops} == {"zarcovi_rules", "dist-info"}
    folders = {folder for name in names for folder in name.split("/")[:-1]}
    assert folders.isdisjoint({"tests", "bench", "docs", "__pycache__"})
    for wanted in (
        "zarcovi_rules/py.typed",
        "zarcovi_rules/books/zarcovi/figures.yaml",
        "zarcovi_rules/app/locale/pt_BR/LC_MESSAGES/zarcovi.mo",
        "zarcovi_rules/_shipped/features/indice.json",
        "zarcovi_rules/_shipped/schemas/cenario.schema.json",
        "zarcovi_rules/_shipped/schemas/saida-judge.schema.json",
    ):
        assert wanted in names
    assert [name for name in names if name.endswith("licenses/LICENSE")]
    (metadata,) = texts.values()
    assert b"License-Expression: MIT" in metadata
    for kind, folder in ((".feature", "features"), (".yaml", "scenarios")):
        in_clone = {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob(f"*{kind}")}
        assert {name.partition("_shipped/")[2] for name in names if f"_shipped/{folder}/" in name} >= in_clone


def test_every_module_of_the_clone_is_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if name.endswith(".py")}

    assert names == {path.relative_to(ROOT).as_posix() for path in (ROOT / "zarcovi_rules").rglob("*.py")}

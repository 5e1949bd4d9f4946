"""What is asked in vain is refused before anything is done: no file is lost, no option is passed over in silence."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.app.calling import Ran, process, zarcovi
from zarcovi_rules import shelf

TABLE = "livro: zarcovi\nleituras: {AMB-4: B}\n"
CASE = "livro: zarcovi\ncasos:\n  - caso: Um.\n    pergunta: barreira_segura\n    barreira: {forma: campo}\n"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mesa.yaml").write_text(TABLE, "utf-8")
    return tmp_path


def refused(*arguments: str) -> str:
    """What is said of a call that cannot be meant."""
    ran = zarcovi(*arguments, "--lang", "en")
    assert ran.code == 2
    assert len(ran.err.splitlines()) <= 3
    return ran.err


@pytest.mark.parametrize(
    "command",
    [
        "audit",
        "docket",
        "explain AMB-4",
        "rulings",
        "judge caso.yaml",
        "new precedente GAP-1 - --force",
        "new precedente GAP-1 --force",
        "impact livro mesa.yaml --no-cases",
    ],
)
def test_no_output_is_written_over_the_committees_file(here: Path, command: str) -> None:
    (here / "caso.yaml").write_text(CASE, "utf-8")
    played = () if command.startswith("impact") else ("--comite", "mesa.yaml")

    assert "mesa.yaml is read" in refused(*command.split(), *played, "--output", "./mesa.yaml")
    assert (here / "mesa.yaml").read_text("utf-8") == TABLE


def test_no_template_is_written_over_the_committees_file(here: Path) -> None:
    assert "mesa.yaml is read" in refused("new", "precedente", "GAP-1", "mesa.yaml", "--comite", "mesa.yaml", "--force")
    assert (here / "mesa.yaml").read_text("utf-8") == TABLE


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("audit --readings all --diff", "--readings does not go with --diff"),
        ("audit --readings all --mutate", "--readings does not go with --mutate"),
        ("audit --scenarios --diff", "--scenarios does not go with --diff"),
        ("audit --diff --write pasta", "--write does not go with --diff"),
        ("audit --write mesa.yaml", "mesa.yaml cannot be made a folder"),
        ("audit --mutate --write mesa.yaml", "mesa.yaml cannot be made a folder"),
        ("impact livro pasta.yaml", "This is a folder, not a file"),
        ("impact livro nada.yaml", "This file does not exist"),
    ],
)
def test_what_does_not_go_together_is_told_at_once(here: Path, arguments: str, said: str) -> None:
    (here / "pasta.yaml").mkdir()

    assert said in refused(*arguments.split())
    assert not (here / "pasta").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ("rulings", "--output", ""),
        ("audit", "--write", ""),
        ("new", "precedente", "GAP-1", ""),
        ("impact", "livro", "mesa.yaml", ""),
        ("impact", "livro", "mesa.yaml", "--comite", ""),
        ("impact", "livro", ""),
    ],
)
def test_an_empty_path_names_nothing(here: Path, arguments: tuple[str, ...]) -> None:
    assert "an empty path" in refused(*arguments)
    assert [path.name for path in here.iterdir()] == ["mesa.yaml"]


def test_an_empty_folder_is_no_repository(here: Path) -> None:
    assert "“” is no folder" in refused("impact", "livro", "HEAD", "--repo", "")


def test_of_many_names_those_are_told_that_come_nearest(here: Path) -> None:
    told = refused("audit", "--mutate", "--question", "xyz")

    assert f"Known are {len(shelf.book('zarcovi').questions)}, such as: " in told
    assert told.count(",") < 6


def test_what_keeps_a_case_from_being_compared_is_told(here: Path) -> None:
    (here / "latim.yaml").write_bytes(CASE.replace("Um", "Não").encode("latin-1"))
    (here / "torto.yaml").write_text(CASE.replace("forma", "fromage"), "utf-8")

    ran = zarcovi("impact", "livro", "mesa.yaml", "latim.yaml", "torto.yaml", "--lang", "en")

    assert ran.err.count("latim.yaml:3:") == 1
    assert ran.err.count("torto.yaml:5:") == 1
    assert "casos: none of 0" in ran.out


def committed(folder: Path, code: str) -> None:
    """A repository whose package begins with `code`."""
    package = folder / "zarcovi_rules"
    package.mkdir()
    (package / "__init__.py").write_text("", "utf-8")
    (package / "shelf.py").write_text(code, "utf-8")
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-C", str(folder)]
    for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "a"]):
        subprocess.run([*git, *arguments], check=True, capture_output=True)


@pytest.mark.parametrize(
    "code", ["raise RuntimeError('no')", "import sys; sys.exit(0)", "import os; os._exit(7)", "def book(name): ..."]
)
def test_a_revision_whose_program_says_nothing_is_told(here: Path, code: str) -> None:
    committed(here, code)

    assert "the rulings of HEAD cannot be read" in refused("impact", "livro", "HEAD", "--no-cases")


def piped(*arguments: str) -> Ran:
    """`zarcovi` with the committee's file in standard input, as a process of its own."""
    ran = process([*arguments, "--lang", "en"], Path.cwd(), stdin=TABLE.encode())
    return Ran(ran.returncode, ran.stdout.decode(), ran.stderr.decode())


@pytest.mark.parametrize(
    "arguments",
    [
        ("explain", "AMB-4", "--comite", "-"),
        ("new", "precedente", "GAP-1", "-", "--comite", "-"),
        ("docket", "--comite", "-"),
    ],
)
def test_a_committees_file_may_come_by_standard_input(here: Path, arguments: tuple[str, ...]) -> None:
    ran = piped(*arguments)

    assert (ran.code, ran.err) == (0, "")


def test_one_side_of_an_impact_may_come_by_standard_input(here: Path) -> None:
    ran = piped("impact", "livro", "-", "--no-cases")

    assert (ran.code, ran.err) == (1, "")
    assert "AMB-4: A → B" in ran.out


def test_without_git_a_revision_cannot_be_compared(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(here))

    assert "git is not installed" in refused("impact", "livro", "HEAD")

"""`zarcovi lint --fix` and `--diff`: what is written, what is left alone, and what is said of it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.app.calling import process, zarcovi
from tests.app.written import LAYER, SHEET
from tests.app.written import write as written

SLIP = "# nota\n" + SHEET.replace("tipo: barreira", "tipo: barrera")
"""A sheet with a slip that FICHA-03 mends."""
MENDED = "# nota\n" + SHEET
ONLY = ("--select", "FICHA-,YAML-,IGNORA-")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test in an empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_what_can_be_mended_is_mended_and_the_rest_is_as_it_was(here: Path) -> None:
    written(here, "rin.yaml", SLIP)
    written(here, "outra.yaml", SHEET)
    before = (here / "outra.yaml").stat().st_mtime_ns

    ran = zarcovi("lint", ".", "--fix", *ONLY)

    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "✅ 2 fichas: em ordem\nArquivos corrigidos: 1\n"
    assert (here / "rin.yaml").read_text("utf-8") == MENDED
    assert (here / "outra.yaml").stat().st_mtime_ns == before
    assert "corrigidos" not in zarcovi("lint", ".", "--fix", *ONLY).out


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (SLIP.replace("\n", "\r\n").encode(), MENDED.replace("\n", "\r\n").encode()),
        (b"\xef\xbb\xbf" + SLIP.encode(), b"\xef\xbb\xbf" + MENDED.encode()),
        (SLIP.encode("utf-16"), MENDED.encode("utf-16")),
        (SLIP.rstrip().encode(), MENDED.rstrip().encode()),
    ],
)
def test_line_ends_marks_and_encoding_stay(here: Path, before: bytes, after: bytes) -> None:
    (here / "rin.yaml").write_bytes(before)

    assert zarcovi("lint", "rin.yaml", "--fix", *ONLY).code == 0

    assert (here / "rin.yaml").read_bytes() == after


def test_a_diff_writes_nothing_and_is_what_patch_reads(here: Path) -> None:
    path = Path(written(here, "rin.yaml", SLIP))
    written(here, "outra.yaml", SHEET)

    ran = zarcovi("lint", ".", "--diff", *ONLY)

    assert ran.code == 1
    assert ran.out.startswith("--- rin.yaml\n+++ rin.yaml\n@@ ")
    assert "Arquivos que seriam corrigidos: 1" in ran.err
    assert path.read_text("utf-8") == SLIP
    subprocess.run(["git", "apply", "-p0", "-"], input=ran.out, text=True, cwd=here, check=True)
    assert path.read_text("utf-8") == MENDED
    again = zarcovi("lint", ".", "--diff", *ONLY)
    assert (again.code, again.out.strip()) == (0, "")


def test_where_only_what_is_counted_would_be_mended_the_headline_says_so(here: Path) -> None:
    written(here, "rin.yaml", SHEET)

    ran = zarcovi("lint", "rin.yaml", "--diff", "--select", "ACORDO-02")

    assert ran.code == 1
    assert ran.err.startswith("❌ Rin: há o que corrigir\n")


def test_a_diff_keeps_line_ends(here: Path) -> None:
    (here / "rin.yaml").write_bytes(SLIP.replace("\n", "\r\n").encode())

    ran = process(["lint", "rin.yaml", "--diff", *ONLY], here)
    subprocess.run(["git", "apply", "-p0", "-"], input=ran.stdout, cwd=here, check=True)

    assert (here / "rin.yaml").read_bytes() == MENDED.replace("\n", "\r\n").encode()


def test_a_diff_of_a_file_that_ends_without_a_line_end(here: Path) -> None:
    path = Path(written(here, "rin.yaml", SLIP.rstrip().replace("barrera", "barreira") + "\n    rnak: 3"))

    ran = zarcovi("lint", "rin.yaml", "--diff", *ONLY)
    subprocess.run(["git", "apply", "-p0", "-"], input=ran.out, text=True, cwd=here, check=True)

    assert path.read_text("utf-8").endswith("\n    rank: 3")


def test_standard_input_comes_out_mended(here: Path) -> None:
    ran = process(["lint", "-", "--fix", *ONLY], here, stdin=SLIP.encode())

    assert ran.returncode == 0
    assert ran.stdout.decode() == MENDED
    assert ran.stderr.decode().startswith("✅ Rin: em ordem\n")


def test_standard_input_comes_out_as_it_is_where_nothing_can_be_mended(here: Path) -> None:
    for text in ("nome: [Rin\n\n\n", "", SHEET + "\n\n"):
        ran = process(["lint", "-", "--fix", *ONLY], here, stdin=text.encode())
        assert ran.stdout.decode() == text


@pytest.mark.parametrize("options", [["--select", "YAML-"], ["--ignore", "FICHA-"], ["--ignore", "valor_errado"]])
def test_what_is_not_asked_for_is_not_mended(here: Path, options: list[str]) -> None:
    path = Path(written(here, "rin.yaml", SLIP))

    zarcovi("lint", "rin.yaml", "--fix", *options)

    assert "barrera" in path.read_text("utf-8")


def test_what_a_comment_excuses_is_not_mended(here: Path) -> None:
    text = SLIP.replace("barrera", "barrera  # zarcovi: ignore valor_errado")
    path = Path(written(here, "rin.yaml", text))

    ran = zarcovi("lint", "rin.yaml", "--fix", *ONLY)

    assert (ran.code, path.read_text("utf-8")) == (0, text)


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("# zarcovi: ignore LINT-01\n" + SHEET, SHEET),
        (SHEET.replace("tipo: barreira", "tipo: barreira  # zarcovi: ignore LINT-01"), SHEET),
        (SHEET.replace("    tipo", "    # zarcovi: ignore LINT-01\n    tipo"), SHEET),
        (SHEET + "# zarcovi: ignore LINT-01", SHEET),
    ],
)
def test_a_comment_of_no_use_is_taken_away(here: Path, text: str, after: str) -> None:
    path = Path(written(here, "rin.yaml", text))

    assert zarcovi("lint", "rin.yaml", "--fix", *ONLY).code == 0

    assert path.read_text("utf-8") == after


@pytest.mark.parametrize(
    "comment", ["# zarcovi: ignore LINT-01 -- a mesa deixou", "# zarcovi: ignore LINT-01 (já não)"]
)
def test_a_reason_is_not_taken_away_unasked(here: Path, comment: str) -> None:
    text = SHEET.replace("    tipo", f"    {comment}\n    tipo")
    path = Path(written(here, "rin.yaml", text))

    assert zarcovi("lint", "rin.yaml", "--fix", *ONLY).code == 0
    assert path.read_text("utf-8") == text

    assert zarcovi("lint", "rin.yaml", "--fix", "--unsafe-fixes", *ONLY).code == 0
    assert path.read_text("utf-8") == SHEET


EXCUSED = """\
livro: zarcovi
nome: Rin
habilidades:
  - nome: Salto
    tipo: teleporte
    rank: 2
    # zarcovi: ignore LINT-20
    legenda: |-
      Teleporte rank 2. Combo com este teleporte mantém longo alcance. ||2x
  - nome: Muro
    tipo: barreira
    cobertura: unidirecional
    status: letal
    usos: 3
    clausulas:
      # combinado com o mestre
      - barreira.defende_aliados
      # zarcovi: ignore CLAUSULA-02
      - barreira.fica_apos_selamento
    legenda: |-
      Barreira unidirecional letal. Defende aliados. Defende ataques dos quais apenas teletransporte escapa. ||3x
"""


def test_what_a_comment_excuses_stays_excused(here: Path) -> None:
    path = Path(written(here, "rin.yaml", EXCUSED))
    ran = zarcovi("lint", "rin.yaml")
    assert (ran.code, "comentários: 2" in ran.out) == (0, True)

    mended = zarcovi("lint", "rin.yaml", "--fix")

    added = [line for line in path.read_text("utf-8").splitlines() if line not in EXCUSED.splitlines()]
    assert added
    assert (mended.code, "comentários: 2" in mended.out) == (0, True)
    kept = [line for line in path.read_text("utf-8").splitlines() if line not in added]
    assert kept == EXCUSED.splitlines()


def test_what_may_not_be_written_is_told_and_the_others_are_mended(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(here, "a.yaml", SLIP)
    path = Path(written(here, "rin.yaml", SLIP))
    original = Path.write_bytes

    def refused(self: Path, data: bytes) -> int:
        if self.name == "a.yaml":
            raise PermissionError(13, "no")
        return original(self, data)

    monkeypatch.setattr(Path, "write_bytes", refused)

    ran = zarcovi("lint", ".", "--fix", "--lang", "en", *ONLY)

    assert (ran.code, ran.err) == (2, "")
    assert "a.yaml: ARQUIVO-01 arquivo_ilegivel: a.yaml cannot be written: you may not write there" in ran.out
    assert path.read_text("utf-8") == MENDED


def test_what_cannot_be_written_whole_is_as_it_was(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path(written(here, "rin.yaml", SLIP))
    original = Path.write_bytes

    def full(self: Path, data: bytes) -> int:
        if b"barrera" in data:
            return original(self, data)
        original(self, data[:20])
        raise OSError(28, "no room")

    monkeypatch.setattr(Path, "write_bytes", full)

    ran = zarcovi("lint", "rin.yaml", "--fix", "--lang", "en", *ONLY)

    assert (ran.code, "the disk is full" in ran.out) == (2, True)
    assert path.read_text("utf-8") == SLIP


def test_a_link_and_permissions_stay(here: Path) -> None:
    path = Path(written(here, "rin.txt", SLIP))
    path.chmod(0o640)
    (here / "rin.yaml").symlink_to(path)

    assert zarcovi("lint", "rin.yaml", "--fix", *ONLY).code == 0

    assert ((here / "rin.yaml").is_symlink(), path.stat().st_mode & 0o777) == (True, 0o640)
    assert path.read_text("utf-8") == MENDED


def test_a_diff_fails_by_what_is_found_though_nothing_can_be_mended(here: Path) -> None:
    written(here, "nara.yaml", LAYER)

    ran = zarcovi("lint", "nara.yaml", "--diff", "--select", "LINT-01")
    lighter = zarcovi("lint", "nara.yaml", "--diff", "--select", "LINT-45")

    assert (ran.code, ran.out.strip(), ran.err.startswith("❌ Nara: 1 ilegal")) == (1, "", True)
    assert (lighter.code, lighter.out.strip()) == (0, "")


def test_a_bad_file_does_not_keep_others_from_being_mended(here: Path) -> None:
    written(here, "a.yaml", "nome: [Rin\n")
    (here / "b.yaml").write_bytes(b"\xff\xff\xff")
    path = Path(written(here, "rin.yaml", SLIP))

    ran = zarcovi("lint", ".", "falta.yaml", "--fix", *ONLY)

    assert ran.code == 2
    assert path.read_text("utf-8") == MENDED

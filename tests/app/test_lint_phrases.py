"""A committee's own words and phrases of legends: `frases` in its file names the files that hold them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.app.calling import as_json, zarcovi
from tests.app.written import write as written

SHEET = """\
livro: zarcovi
nome: Rin
habilidades:
  - nome: Murro
    tipo: ofensiva
    escala: unidirecional
    alcance: curto
    status: supremo
    rank: 3
    usos: 4
    legenda: |-
      Um xablau seco. Rank 3 ||4x
"""
PHRASES = """\
termos:
  xablau: [xablau, xablaus]
frases:
  - frases: ["<xablau> seco"]
    sim: ["tipo=ofensiva", "status=letal"]
    exemplos: ["Um xablau seco"]
"""
WRONG = """\
  - frases: ["<xablauu> duplo"]
    sim: ["tipo=ofensivo"]
    exemplos: ["Um xablau duplo"]
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, which is the current one, with a sheet in it."""
    monkeypatch.chdir(tmp_path)
    written(tmp_path, "rin.yaml", SHEET)
    return tmp_path


def codes(*arguments: str) -> list[tuple[str, str]]:
    return [(one["path"], one["code"]) for one in as_json("lint", *arguments)["findings"]]


def test_legends_are_read_with_the_words_of_the_committee(here: Path) -> None:
    assert ("rin.yaml", "ACORDO-01") not in codes("rin.yaml")
    (here / "mesa").mkdir()
    written(here / "mesa", "comite.yaml", "livro: zarcovi\nfrases: [mais/frases.yaml]\n")
    (here / "mesa" / "mais").mkdir()
    written(here / "mesa" / "mais", "frases.yaml", PHRASES)

    for _ in range(2):  # found, then kept from before
        assert ("rin.yaml", "ACORDO-01") in codes("rin.yaml", "--comite", "mesa/comite.yaml")
    assert ("rin.yaml", "ACORDO-01") not in codes("rin.yaml")
    told = zarcovi("lint", "rin.yaml", "--comite", "mesa/comite.yaml").out
    assert "Comitê em vigor: mesa/comite.yaml (mais/frases.yaml)" in told


def test_a_mistake_in_the_words_is_a_finding_and_the_rest_counts(here: Path) -> None:
    written(here, "comite.yaml", "livro: zarcovi\nfrases: [frases.yaml]\n")
    written(here, "frases.yaml", PHRASES + WRONG)

    found = codes(".")
    assert found.count(("frases.yaml", "FRASES-01")) == 2
    assert ("rin.yaml", "ACORDO-01") in found
    assert "quis dizer “xablau”?" in zarcovi("lint", "frases.yaml").out.lower()


def test_words_are_checked_without_a_committee_too(here: Path) -> None:
    written(here, "frases.yaml", PHRASES)
    assert zarcovi("lint", "frases.yaml").out == "✅ frases.yaml: em ordem\n"
    written(here, "frases.yaml", PHRASES + WRONG)
    assert zarcovi("lint", "frases.yaml").code == 1


LEGAL = "*Murro*: ofensiva unidirecional de curto alcance, dano letal. R3 ||2x"


@pytest.mark.parametrize("name", ["frases.yaml", "falta.yaml"])
def test_what_is_wrong_with_the_words_is_told_to_the_committee_and_not_to_the_player(here: Path, name: str) -> None:
    written(here, "a.txt", LEGAL)
    alone = zarcovi("lint", "--caption", "a.txt")
    written(here, "comite.yaml", f"livro: zarcovi\nfrases: [{name}]\n")
    written(here, "frases.yaml", PHRASES + WRONG)

    ran = zarcovi("lint", "--caption", "a.txt")

    assert alone.code == ran.code == 0
    assert ran.out.splitlines()[0] == alone.out.splitlines()[0]
    assert "FRASES-01" not in ran.out
    assert ran.err.startswith("comite.yaml:2:10: ")
    assert ran.err.count("comite.yaml:") == 1
    assert name in ran.err


def test_words_that_cannot_be_read_are_a_finding_of_the_file_that_names_them(here: Path) -> None:
    written(here, "comite.yaml", "livro: zarcovi\nfrases: [falta.yaml]\n")

    ran = zarcovi("lint", "comite.yaml")

    assert ran.code == 1
    assert "comite.yaml:2:10: COMITE-01" in ran.out
    assert ran.err == ""


def test_what_a_comment_excuses_in_the_words_is_not_told(here: Path) -> None:
    written(here, "comite.yaml", "livro: zarcovi\nfrases: [frases.yaml]\n")
    written(here, "frases.yaml", PHRASES + "verbos: {casca_: [em vez]}  # zarcovi: ignora FRASES-01\n")
    before = zarcovi("lint", "frases.yaml")

    assert (before.code, zarcovi("lint", "rin.yaml").err) == (0, "")


def test_captions_are_read_with_the_words_of_the_committee(here: Path) -> None:
    written(here, "comite.yaml", "livro: zarcovi\nfrases: [frases.yaml]\n")
    written(here, "frases.yaml", PHRASES)
    written(here, "a.txt", "Um xablau seco, curto alcance, unidirecional. R3 ||2x")

    assert "  status: letal\n" in zarcovi("lint", "--caption", "a.txt").out


@pytest.mark.parametrize("value", ["frases.yaml", "[3]", "[[a]]", "{a: b}", "['']"])
def test_what_names_no_files_is_refused(here: Path, value: str) -> None:
    written(here, "comite.yaml", f"livro: zarcovi\nfrases: {value}\n")

    ran = zarcovi("lint", "rin.yaml")

    assert ran.code == 2
    assert "comite.yaml:2" in ran.err
    assert "Traceback" not in ran.err


def test_who_judges_a_folder_passes_over_words(here: Path) -> None:
    written(here, "frases.yaml", PHRASES)

    assert "frases.yaml" not in zarcovi("judge", ".").out


def test_what_the_words_of_a_committee_change_is_an_impact(here: Path) -> None:
    (here / "mesa").mkdir()
    written(here / "mesa", "comite.yaml", "livro: zarcovi\nfrases: [frases.yaml, falta.yaml]\n")
    written(here / "mesa", "frases.yaml", PHRASES)

    ran = zarcovi("impact", "livro", "mesa/comite.yaml", "rin.yaml", "--format", "json", "--lang", "en")

    (sheets,) = ran.data["casos"]
    (flip,) = sheets["viram"]
    assert (ran.code, flip["caso"]) == (1, "rin.yaml: Rin: Murro")
    assert "ACORDO-01" in flip["depois"]
    assert "ACORDO-01" not in flip["antes"]
    assert "mesa/falta.yaml: This file does not exist" in ran.err


def test_of_many_mistakes_in_one_vocabulary_the_first_are_written_out_and_the_rest_counted(here: Path) -> None:
    wrong = "".join(WRONG.replace("xablauu", f"nada{number}") for number in range(40))
    written(here, "frases.yaml", PHRASES + wrong)
    written(here, "copia.yaml", PHRASES + wrong)

    of_each = codes("frases.yaml").count(("frases.yaml", "FRASES-01"))
    told = zarcovi("lint", "frases.yaml", "copia.yaml", "--lang", "en").out

    assert of_each >= 40
    assert told.count("frases.yaml:") == told.count("copia.yaml:") == 21
    assert f"frases.yaml: {of_each - 20} more of FRASES-01 (--format json lists all)" in told
    assert f"{2 * of_each} illegal" in told.splitlines()[0]


def test_few_mistakes_in_a_vocabulary_are_all_written_out(here: Path) -> None:
    written(here, "frases.yaml", PHRASES + WRONG)

    assert zarcovi("lint", "frases.yaml").out.count("FRASES-01 ") == 2


def test_whoever_writes_phrases_can_list_what_they_may_name() -> None:
    ran = zarcovi("explain", "termos", "--lang", "en")

    assert ran.code == 0
    assert "  @status: letal, ilimitado, " in ran.out
    assert re.search(r"^verbs, .*: .*\babsorve,", ran.out, re.MULTILINE)
    assert re.search(r"^other terms, .*: .*\bglobal,", ran.out, re.MULTILINE)


def test_a_file_of_nothing_but_scenery_is_a_vocabulary(here: Path) -> None:
    written(here, "frases.yaml", "cenario: [cintilos]\n")

    assert zarcovi("lint", "frases.yaml").out == "✅ frases.yaml: em ordem\n"

"""`zarcovi audit` as people and CI jobs call it."""

from __future__ import annotations

import builtins
import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.app.calling import Ran, zarcovi
from tests.audit import good
from tests.audit.shelved import bad, play
from zarcovi_rules import __version__, shelf
from zarcovi_rules.core.book import Book

SHIPPED = shelf.book("zarcovi")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test in an empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Audits a bad toy book, or the good one."""

    def run(name: str, *arguments: str | Path) -> Ran:
        play(bad(name) if name else Book.of("toy", good.PARTS), monkeypatch)
        return zarcovi("audit", *arguments)

    return run


def committee(here: Path, name: str) -> Path:
    """The committee file of a bad toy book."""
    path = here / "mesa.yaml"
    path.write_text(import_module(f"tests.audit.bad.{name}").COMMITTEE, "utf-8")
    return path


# ------------------------------------------------------------------------------------------------ the shipped book


@cache
def shipped() -> Ran:
    return zarcovi("audit", "--format", "json")


def test_the_shipped_book_passes() -> None:
    ran = shipped()

    assert (ran.code, ran.err) == (0, "")
    assert (
        ran.data["conflicts"] == ran.data["gaps"] == ran.data["masked"] == ran.data["unused"] == ran.data["idle"] == []
    )
    assert (ran.data["version"], ran.data["livro"], ran.data["livro_versao"]) == (
        __version__,
        "zarcovi",
        SHIPPED.version,
    )
    assert (ran.data["unknown"], ran.data["questions"]) == (0, len(SHIPPED.questions))
    assert (ran.data["comite"], ran.data["written"], ran.data["readings"]) == (None, None, [])


def test_each_declared_gap_comes_with_a_scenario() -> None:
    for found in shipped().data["declared"]:
        assert "fica em aberto" in found["scenario"]
        assert found["answer"] == "omisso"
        assert found["facts"] is not None


def test_precedents_of_the_shipped_book_may_contradict_it(here: Path) -> None:
    (here / "comite.yaml").write_text(
        """livro: zarcovi
precedentes:
  - id: PREC-2026-01
    data: 2026-01-15
    fonte: votação da mesa
    texto: A redoma rachada não deixa passar ataque global.
    pergunta: passa_pela_escala
    fatos: {barreira: {forma: campo, cobertura: unidirecional}, ataque: {escala: global}}
    resposta: nao_alcanca
""",
        "utf-8",
    )
    ran = zarcovi("audit", "--as-of", "2026-02-01")

    assert ran.code == 1
    assert "Comitê em vigor: comite.yaml (PREC-2026-01)" in ran.out
    assert "BAR-CAMPO-2 e PREC-2026-01 respondem diferente: passa_pela_escala" in ran.out
    assert zarcovi("audit", "--as-of", "2026-01-01").code == 0  # not yet valid


# ------------------------------------------------------------------------------------------------ exit codes


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", 0),
        ("conflito", 1),
        ("lacuna_nao_declarada", 1),
        ("conflito_que_nada_alcanca", 0),
        ("conflito_em_outra_leitura", 0),
        ("caso_que_sempre_perde", 0),
        ("fato_sem_uso", 0),
        ("lacuna_encoberta", 0),
    ],
)
def test_only_conflicts_and_undeclared_gaps_that_facts_lead_to_exit_with_1(
    audit: Callable[..., Ran], name: str, code: int
) -> None:
    assert audit(name).code == audit(name, "--readings", "all", "--scenarios", "--format", "json").code == code


def test_text_is_portuguese_unless_english_is_asked_for(audit: Callable[..., Ran]) -> None:
    portuguese, english = audit("conflito"), audit("conflito", "--lang", "en")

    assert "conflitos: 1\n" in portuguese.out
    assert "# Hoje o juiz responde: conflito." in portuguese.out
    assert "conflicts: 1\n" in english.out
    assert "# Today the judge answers: conflito." in english.out
    for ran in (portuguese, english):
        assert "Cenário: R-1 e R-5 respondem diferente: agua_chega" in ran.out  # scenarios are read by one grammar


def test_json_is_the_same_in_both_languages_but_for_what_is_said(audit: Callable[..., Ran]) -> None:
    def bare(data: Any) -> Any:
        said = ("message", "scenario", "sources")
        if isinstance(data, dict):
            return {key: bare(value) for key, value in data.items() if key not in said}
        return [bare(value) for value in data] if isinstance(data, list) else data

    portuguese, english = (audit("conflito", "--format", "json", "--lang", lang).data for lang in ("pt", "en"))
    assert bare(portuguese) == bare(english)
    assert portuguese["conflicts"][0]["message"] != english["conflicts"][0]["message"]


def test_output_goes_where_it_is_asked_to(audit: Callable[..., Ran], here: Path) -> None:
    ran = audit("conflito", "--output", "saida.txt")

    assert (ran.code, ran.out) == (1, "")
    assert "conflitos: 1\n" in (here / "saida.txt").read_text("utf-8")


# ------------------------------------------------------------------------------------------------ options


def test_readings_all_tells_what_is_wrong_only_with_one_taken_otherwise(audit: Callable[..., Ran]) -> None:
    assert "AMB-1 = B" not in audit("conflito_em_outra_leitura").out
    ran = audit("conflito_em_outra_leitura", "--readings", "all", "--lang", "en")

    assert "R-2:granizo, R-5 answer “does water reach you?” differently (4 states), with AMB-1 = B" in ran.out
    assert "Dado que o comitê adota a leitura B de AMB-1" in ran.out


def test_scenarios_shows_those_of_every_finding(audit: Callable[..., Ran]) -> None:
    assert "Cenário: R-5 (subsumida): agua_chega" not in audit("caso_subsumido").out
    assert "Cenário: R-5 (subsumida): agua_chega" in audit("caso_subsumido", "--scenarios").out


def test_a_precedent_that_contradicts_a_ruling_is_a_conflict_with_its_scenario(
    audit: Callable[..., Ran], here: Path
) -> None:
    table = committee(here, "precedente_em_conflito")
    ran = audit("", "--comite", table, "--as-of", "2026-03-01")

    assert ran.code == 1
    assert f"Comitê em vigor: {table} (PREC-1)" in ran.out
    assert "Cenário: PREC-1 e R-3 respondem diferente: agua_chega" in ran.out
    assert audit("", "--comite", table, "--as-of", "2026-01-01").code == 0


@pytest.mark.parametrize(
    ("name", "message"),
    [("precedente_contra_absoluta", "no legend lifts R-1"), ("precedente_sobre_ninguem", "unknown ruling: R-9")],
)
def test_a_committee_file_that_cannot_be_used_is_bad_usage(
    audit: Callable[..., Ran], here: Path, name: str, message: str
) -> None:
    ran = audit("", "--comite", committee(here, name), "--lang", "en")

    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err
    assert "mesa.yaml:" in ran.err


def test_a_committee_file_that_is_not_there_is_bad_usage(audit: Callable[..., Ran]) -> None:
    ran = audit("", "--comite", "falta.yaml", "--lang", "en")

    assert (ran.code, ran.out) == (2, "")
    assert "falta.yaml" in ran.err


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--reading", "all"), "--readings"),
        (("--scenario",), "--scenarios"),
        (("--writ", "x"), "--write"),
        (("--readings", "some"), "all"),
        (("--livro", "zarcov"), "zarcovi"),
        (("--as-of", "15/01/2026"), "2026-01-15"),
        (("--format", "xml"), "json"),
    ],
)
def test_what_is_no_option_is_told_with_the_nearest(arguments: tuple[str, ...], named: str) -> None:
    ran = zarcovi("audit", *arguments, "--lang", "en")

    assert (ran.code, ran.out) == (2, "")
    assert named in ran.err.splitlines()[-1]


# ------------------------------------------------------------------------------------------------ --write


def test_write_makes_the_folder_and_tells_what_it_wrote(audit: Callable[..., Ran], here: Path) -> None:
    ran = audit("conflito", "--write", "a/b", "--lang", "en")

    files = ["a/b/conflitos.feature", "a/b/lacunas_declaradas.feature"]
    assert ran.code == 1
    assert ran.out.splitlines()[-2:] == [f"written: {file}" for file in files]
    text = (here / files[0]).read_text("utf-8")
    assert text.startswith("# language: pt\n# conflicts\n# version of the rulebook: ")
    assert text.count("Cenário:") == text.count("Então a resposta é: ___") == 1


def test_write_tells_programs_what_it_wrote(audit: Callable[..., Ran]) -> None:
    data = audit("lacuna_nao_declarada", "--write", "achados", "--format", "json").data

    assert data["written"] == ["achados/lacunas.feature", "achados/lacunas_declaradas.feature"]


def test_what_is_written_is_a_feature_that_waits_for_answers(audit: Callable[..., Ran], here: Path) -> None:
    assert audit("", "--write", "achados").code == 0
    path = here / "achados" / "lacunas_declaradas.feature"
    waiting = zarcovi("verify", path, "--lang", "en")
    assert waiting.code in (1, 2)
    path.write_text(path.read_text("utf-8").replace("___", "omisso"), "utf-8")
    decided = zarcovi("verify", path, "--format", "json")

    assert (decided.data["found"], decided.data["passed"]) == (2, 2)


@pytest.mark.parametrize("kind", ["file", "folder", "link"])
def test_nothing_is_written_over(audit: Callable[..., Ran], here: Path, kind: str) -> None:
    (here / "achados").mkdir()
    path = here / "achados" / "lacunas_declaradas.feature"
    match kind:
        case "file":
            path.write_text("meu", "utf-8")
        case "folder":
            path.mkdir()
        case _:
            path.symlink_to(here / "nada")
    ran = audit("conflito", "--write", "achados", "--lang", "en")

    assert (ran.code, ran.out) == (2, "")
    assert "achados/lacunas_declaradas.feature is there already, and was left as it is" in ran.err
    assert [file.name for file in (here / "achados").iterdir()] == [path.name]  # nothing else either
    assert kind != "file" or path.read_text("utf-8") == "meu"


@pytest.mark.parametrize("folder", ["meu.txt", "meu.txt/dentro", ""])
def test_a_folder_that_cannot_be_made_is_bad_usage(audit: Callable[..., Ran], here: Path, folder: str) -> None:
    (here / "meu.txt").write_text("meu", "utf-8")
    ran = audit("conflito", "--write", folder, "--lang", "en")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("zarcovi: ")
    assert [file.name for file in here.iterdir()] == ["meu.txt"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_is_bad_usage(audit: Callable[..., Ran], here: Path) -> None:
    (here / "fechada").mkdir(mode=0o500)
    for folder in ("fechada", "fechada/dentro"):
        ran = audit("conflito", "--write", folder, "--lang", "en")

        assert (ran.code, ran.out) == (2, "")
        assert "fechada" in ran.err


def test_a_disk_that_refuses_is_told(audit: Callable[..., Ran], here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", refuse)
    ran = audit("conflito", "--write", "achados", "--lang", "en")

    assert (ran.code, ran.out) == (2, "")
    assert "achados cannot be made a folder" in ran.err


# ------------------------------------------------------------------------------------------------ the solver


@pytest.mark.parametrize(("lang", "said"), [("en", "the audit needs python-sat"), ("pt", "python-sat")])
def test_without_the_solver_one_is_told_how_to_get_it(
    audit: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    known = builtins.__import__

    def without(name: str, *arguments: Any, **more: Any) -> Any:
        if name.partition(".")[0] == "pysat":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return known(name, *arguments, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    ran = audit("conflito", "--lang", lang)

    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert "pip install 'zarcovi-rules[audit]'" in ran.err


# ------------------------------------------------------------------------------------------------ parts of an audit


def test_what_was_not_asked_for_is_null_and_still_there() -> None:
    data = zarcovi("audit", "--diff", "--format", "json").data

    assert (data["livro"], data["livro_versao"]) == ("zarcovi", SHIPPED.version)
    assert data["conflicts"] is data["states"] is data["mutation"] is None
    assert data["difference"]["book"] == "zarcovi"
    assert data.keys() == shipped().data.keys()
    assert shipped().data["difference"] is None


# ---------------------------------------------------------------------------------------- scenarios of one's own

PRECEDENT = """\
livro: zarcovi
precedentes:
  - id: PREC-lenta
    data: 2026-01-15
    fonte: votação da mesa
    texto: A barreira de rank igual ao do ataque chega a tempo.
    pergunta: barreira_chega_a_tempo
    fatos: {ranks: {barreira_e_ataque: igual}}
    resposta: sim
    vence: [GAP-4]
"""
OWN = """\
# language: pt
Funcionalidade: O que a mesa decidiu

  @PREC-lenta
  Esquema do Cenário: A barreira tão rápida quanto o ataque chega a tempo, e da mais rápida não é preciso decidir
    Dado que se sabe que a barreira <barreira>
    Quando perguntam ao juiz: a barreira se ergue a tempo?
    Então a resposta é: sim
    E <quem>

    Exemplos:
      | barreira                      | quem                 |
      | e o ataque têm o mesmo rank   | só decide PREC-lenta |
      | é mais rápida que o ataque    | nenhuma regra decide |
"""


def test_features_of_ones_own_are_tried_beside_those_of_the_tool(here: Path) -> None:
    (here / "comite.yaml").write_text(PRECEDENT, "utf-8")
    (here / "mesa.feature").write_text(OWN, "utf-8")
    call = ("audit", "--mutate", "--question", "barreira_chega_a_tempo", "--lang", "en")

    without, beside = zarcovi(*call), zarcovi(*call, "mesa.feature")

    assert (without.code, "alive: 3;" in without.out) == (1, True)
    assert (beside.code, "alive: 0;" in beside.out) == (0, True)
    # Scenarios that hold the book itself do not pass at this table: they prove nothing of it.
    assert "left out, since they do not come out as expected without any change: 2" in beside.out


def test_files_are_for_mutants_only_and_must_be_there(here: Path) -> None:
    (here / "mesa.feature").write_text(OWN, "utf-8")

    for call, told in (
        (("audit", "mesa.feature"), "mesa.feature: uma auditoria olha as regras, não arquivos"),
        (("audit", "--mutate", "falta.feature"), "falta.feature"),
    ):
        ran = zarcovi(*call)
        assert (ran.code, ran.out) == (2, "")
        assert told in ran.err
        assert "Traceback" not in ran.err

"""The JSON that every command writes fits the schema that is shipped for it, also when something is wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.app.calling import ROOT, verified, zarcovi
from tests.app.written import (
    COLLAPSE,
    FAILING,
    FEATURE,
    LAYER,
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
from tests.audit.shelved import bad, play
from zarcovi_rules.app.cli import COMMANDS
from zarcovi_rules.shipped import shipped

INPUTS = ("cenario", "comite")
OUTPUTS = tuple(f"saida-{command}" for command in COMMANDS)
RELIED_ON = {
    "lint": {
        "": "version livro_versao files sheets legends findings passed",
        "findings": "code name severity status message help rulings path line column end_line end_column document"
        " sheet ability fix",
    },
    "judge": {
        "": "version livro_versao results",
        "results": "path line case livro pergunta resposta respostas decidida_por vencidas efeitos leituras lacunas"
        " depende_de conflitos clausulas clausulas_ignoradas fatos espera_ok",
    },
    "verify": {"": "version found run passed failed rulings covered failures matrix"},
    "rulings": {
        "": "version rulings",
        "rulings": "id livro fonte forca texto text pergunta cenarios mesma_que",
    },
    "audit": {"": "version states unknown conflicts gaps dead redundant subsumed"},
    "impact": {
        "": "version antes depois muda perguntas_ao_todo perguntas_iguais perguntas palavras contas casos",
        "perguntas": "pergunta veredito mudancas",
    },
    "explain": {"": "version"},
    "steps": {"": "version"},
    "docket": {"": "version livro comite lacunas leituras casos", "lacunas": "id texto text perguntas cenarios"},
    "new": {"": "version path text"},
}
"""For each command, the keys that programs rely on: of the whole, and of each entry of a list."""


@cache
def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(shipped(f"schemas/{name}.schema.json").read_text("utf-8"))
    return found


def fits(command: str, *arguments: str | Path) -> int:
    """Whether what the command says fits its schema; its exit code."""
    ran = zarcovi(command, *arguments, "--format", "json")
    assert wrong(command, ran.data) == []
    return ran.code


def wrong(command: str, data: object) -> list[str]:
    validator = Draft202012Validator(schema(f"saida-{command}"))
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(data)]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test in an empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


# ------------------------------------------------------------------------------------------------ the schemas


def test_there_is_a_schema_for_each_command_and_for_what_people_write() -> None:
    found = {path.name.removesuffix(".schema.json") for path in shipped("schemas").iterdir()}

    assert found >= {*INPUTS, *OUTPUTS}


@pytest.mark.parametrize("name", [*INPUTS, *OUTPUTS])
def test_a_schema_is_a_schema(name: str) -> None:
    assert schema(name)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(schema(name))


def subschemas(part: Any, way: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema within a schema, and the way to it."""
    yield way, part
    for name in ("properties", "$defs"):
        for key, inside in part.get(name, {}).items():
            yield from subschemas(inside, f"{way}/{key}")
    for name in ("items", "additionalProperties"):
        if isinstance(part.get(name), dict):
            yield from subschemas(part[name], f"{way}/{name}")
    for place, inside in enumerate(part.get("anyOf", ())):
        yield from subschemas(inside, f"{way}/{place}")


@pytest.mark.parametrize("name", [*INPUTS, *OUTPUTS])
def test_every_field_is_described_in_portuguese(name: str) -> None:
    for way, part in subschemas(schema(name)):
        for field, inside in part.get("properties", {}).items():
            about = inside.get("description", "")
            assert re.search(r"\w", about), f"{way}/{field}"
            assert not re.search(r"\b(the|of|is|which|with|not|an)\b", about, re.IGNORECASE), f"{way}/{field}: {about}"
            assert about.rstrip()[-1] in ".?;", f"{way}/{field}: {about}"


@pytest.mark.parametrize("name", [*INPUTS, *OUTPUTS])
def test_an_object_whose_fields_are_listed_has_no_others(name: str) -> None:
    for way, part in subschemas(schema(name)):
        if "properties" in part:
            assert part["additionalProperties"] is False, way


@pytest.mark.parametrize("command", COMMANDS)
def test_what_programs_rely_on_is_always_there(command: str) -> None:
    whole = schema(f"saida-{command}")
    for name, keys in RELIED_ON[command].items():
        part = whole["properties"][name]["items"] if name else whole
        if "$ref" in part:
            part = whole["$defs"][part["$ref"].rpartition("/")[2]]
        assert set(keys.split()) <= set(part["required"])
    for way, part in subschemas(whole):
        if "properties" in part:
            assert set(part["required"]) == set(part["properties"]), way


# ------------------------------------------------------------------------------------------------ the outputs


def test_new(here: Path) -> None:
    assert fits("new", "regra", "BAR-CAMPO-2") == 0
    assert fits("new", "regra", "BAR-CAMPO-2", here / "x.feature") == 0
    assert fits("new", "precedente", "GAP-8") == 0


def test_verify_flips(here: Path) -> None:
    file = written(here, "fraca.feature", FEATURE.rstrip() + "\n    E não decide TUR-1a\n")
    assert fits("verify", file, "--flips") == 1


def test_judge(here: Path) -> None:
    for name, text in {"shield": SHIELD, "three": THREE, "collapse": COLLAPSE, "unchecked": UNCHECKED}.items():
        assert fits("judge", written(here, f"{name}.yaml", text), "--proof") == 0
    assert fits("judge", ROOT / "scenarios" / "zarcovi", "--lang", "en") == 0
    table = written(here, "mesa.yaml", TABLE)
    assert fits("judge", here / "collapse.yaml", "--comite", table, "--as-of", "2026-02-01") == 0


def test_judge_when_something_is_wrong(here: Path) -> None:
    assert fits("judge", written(here, "unmet.yaml", UNMET)) == 1
    assert fits("judge", written(here, "misspelt.yaml", MISSPELT + SHIELD.partition("casos:\n")[2])) == 1
    assert fits("judge", written(here, "other.yaml", SHIELD.replace("caso: A", "caso: on\n    fonte: A"))) == 0
    assert fits("judge", written(here, "open.yaml", SHIELD.replace("global,", '"global,'))) == 1
    assert fits("judge", written(here, "empty.yaml", "")) == 1
    (here / "vazia").mkdir()
    assert fits("judge", here / "vazia") == 1
    (here / "latin.yaml").write_bytes(SHIELD.encode("latin-1"))
    assert fits("judge", "unmet.yaml", "latin.yaml", "falta.yaml", "vazia") == 2
    assert fits("judge", ROOT / "tests" / "judge" / "bad") == 1


def test_verify(here: Path) -> None:
    assert wrong("verify", verified().data) == []
    assert fits("verify", written(here, "romp.feature", FEATURE)) == 0
    assert fits("verify", "romp.feature", "--dry-run") == 0
    assert fits("verify", "romp.feature", "-k", "dragão") == 1
    assert fits("verify", "--ruling", "AMB-0", "--dry-run", "--lang", "en") == 0


def test_verify_when_something_is_wrong(here: Path) -> None:
    assert fits("verify", written(here, "failing.feature", FAILING)) == 1
    assert fits("verify", written(here, "undefined.feature", UNDEFINED)) == 1
    assert fits("verify", written(here, "tag.feature", FEATURE.replace("@ROMP-1a:base", "@ROMP-1a:basse"))) == 1
    assert fits("verify", written(here, "value.feature", FEATURE.replace("status letal", "status leal"))) == 1
    assert fits("verify", "failing.feature", "falta.feature") == 2
    assert fits("verify", ROOT / "tests" / "verify" / "bad") == 2  # one of them is no text


def test_a_fault_of_ours_within_a_scenario(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("zarcovi_rules.verify.rules.Play.ask", ask)

    assert fits("verify", written(here, "romp.feature", FEATURE)) == 3


def test_impact(here: Path) -> None:
    table = written(here, "mesa.yaml", TABLE + "figuras: {turnos_de_paralisia: 4}\n")
    feature, case = written(here, "romp.feature", FEATURE), written(here, "disputas.yaml", COLLAPSE)

    assert fits("impact", "livro", table, feature, case, "--as-of", "2026-02-01") == 1
    assert fits("impact", "livro", table, "--no-cases", "--all", "--lang", "en") == 1
    assert fits("impact", "livro", written(here, "outra.yaml", "livro: zarcovi\n"), case) == 0


def test_lint(here: Path) -> None:
    assert fits("lint", written(here, "rin.yaml", SHEET), "--show-passed") == 0
    assert fits("lint", written(here, "nara.yaml", LAYER), written(here, "mesa.yaml", TABLE), "--lang", "en") == 1
    assert fits("lint", written(here, "legenda.txt", "TELEPORTE / R2 / X3"), "--caption") == 0


def test_lint_when_something_is_wrong(here: Path) -> None:
    assert fits("lint", written(here, "caso.yaml", SHIELD)) == 1
    assert fits("lint", written(here, "torto.yaml", "nome: [Rin\n"), "falta.yaml") == 2
    written(here, "nara.yaml", "# zarcovi: ignore LINT-02\n" + LAYER)
    assert fits("lint", "nara.yaml", "--baseline", "conhecidos.json", "--write-baseline") == 0
    written(here, "nara.yaml", SHEET)
    assert fits("lint", "nara.yaml", "--baseline", "conhecidos.json") == 0
    assert fits("lint", ROOT / "tests" / "source" / "bad") == 2


def test_rulings_and_steps(here: Path) -> None:
    assert fits("rulings") == 0
    assert fits("rulings", "--livro", "zarcovi", "--lang", "en") == 0
    assert fits("steps") == 0
    assert fits("steps", written(here, "undefined.feature", UNDEFINED)) == 0


def test_audit(here: Path) -> None:
    assert fits("audit") == 0
    table = written(here, "mesa.yaml", TABLE)
    assert fits("audit", "--comite", table, "--as-of", "2026-02-01", "--write", "achados", "--lang", "en") == 0


def test_audit_of_mutants_and_of_what_is_stored(here: Path) -> None:
    assert fits("audit", "--diff", "--mutate", "--question", "passa_pela_escala") in (0, 1)


def test_audit_when_something_is_wrong(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("conflito", "lacuna_nao_declarada", "conflito_em_outra_leitura", "lacuna_encoberta", "fato_sem_uso"):
        play(bad(name), monkeypatch)
        assert fits("audit", "--readings", "all", "--write", name) == (name in ("conflito", "lacuna_nao_declarada"))


def test_explain(here: Path) -> None:
    for id_ in (
        "BAR-CAMPO-2", "BAR-CAMPO-2!defende_global", "AMB-0", "AMB-1", "GAP-8", "CON-7", "defende_global",
        "LINT-01", "YAML-01", "barreira.forma", "barreira.rank", "barreira_segura", "escada_de_status", "alvo",
    ):  # fmt: skip
        assert fits("explain", id_) == 0
    assert fits("explain", "PREC-2026-01", "--comite", written(here, "mesa.yaml", TABLE), "--as-of", "2026-02-01") == 0

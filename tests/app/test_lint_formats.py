"""What `zarcovi lint` writes in each form, of a few sheets that are kept beside this file.

`UPDATE_LINT=1 python -m pytest tests/app/test_lint_formats.py` rewrites what is stored; read the difference.
"""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from jsonschema import Draft4Validator
from junitparser import JUnitXml

from tests.app.calling import Ran, process, zarcovi
from tests.app.written import LAYER, SHEET
from tests.app.written import write as written
from zarcovi_rules import shelf
from zarcovi_rules.app.commands.lint import FORMATS
from zarcovi_rules.app.linted import excerpts
from zarcovi_rules.app.linted.forms import chat

HERE = Path(__file__).parent / "lint"
STORED = {
    "json": "json",
    "sarif": "json",
    "github": "txt",
    "gitlab": "json",
    "junit": "xml",
    "chat": "txt",
    "text": "txt",
}
ONLY = "LINT-01,YAML-,IGNORA-,FALHA-,ARQUIVO-"
"""Checks that are added later say nothing in what is stored here."""


@cache
def official() -> Draft4Validator:
    return Draft4Validator(json.loads((HERE / "sarif-2.1.0.schema.json").read_text("utf-8")))


def said(form: str, lang: str) -> str:
    """What is written of the stored sheets, without what changes with every version of the rules."""
    ran = zarcovi("lint", "fichas", "--select", ONLY, "--format", form, "--lang", lang, "--no-cache")
    assert (ran.code, ran.err) == (1, "")
    text = ran.out
    if form == "sarif":
        data = ran.data
        driver = data["runs"][0]["tool"]["driver"]
        driver["rules"] = [rule for rule in driver["rules"] if rule["id"] in ("LINT-01", "YAML-01")]
        for result in data["runs"][0]["results"]:
            assert result.pop("ruleIndex") >= 0
        text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    return re.sub(r'("livro_versao": )"\w+"', r'\1"…"', text)


@pytest.mark.parametrize("lang", ["pt", "en"])
@pytest.mark.parametrize("form", FORMATS)
def test_what_is_written_is_what_is_stored(form: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    path = HERE / "saidas" / f"{form}.{lang}.{STORED[form]}"
    now = said(form, lang)
    if os.environ.get("UPDATE_LINT"):
        path.write_text(now, "utf-8")

    assert now == path.read_text("utf-8")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def layer(here: Path, *arguments: str, name: str = "nara.yaml", text: str = LAYER) -> Ran:
    """What is said of a sheet that LINT-01 objects to."""
    written(here, name, text)
    return zarcovi("lint", name, "--select", "LINT-01", *arguments)


# ------------------------------------------------------------------------------------------------ text


@pytest.mark.parametrize(
    ("names", "first"),
    [
        (["Nara"], "❌ Nara: 1 ilegal"),
        (["Nara", "Bia"], "❌ 2 fichas: 2 ilegais"),
        (["Nara da Casa dos Sete Ventos e das Marés"], "❌ Nara da Casa dos Sete V…: 1 ilegal"),
        (["Nara\\nde duas linhas"], "❌ Nara de duas linhas: 1 ilegal"),
    ],
)
def test_the_first_line_fits_on_a_phone(here: Path, names: list[str], first: str) -> None:
    for place, name in enumerate(names):
        written(here, f"{place}.yaml", LAYER.replace("Nara", f'"{name}"'))

    ran = zarcovi("lint", ".", "--select", "LINT-01")

    assert ran.out.splitlines()[0] == first
    assert len(first) <= 60


def test_a_sheet_in_order_is_said_to_be(here: Path) -> None:
    written(here, "rin.yaml", SHEET)
    written(here, "bia.yaml", SHEET.replace("Rin", "Bia"))

    assert zarcovi("lint", "rin.yaml", "--select", "LINT-01").out == "✅ Rin: em ordem\n"
    assert zarcovi("lint", ".", "--select", "LINT-01", "--lang", "en").out == "✅ 2 sheets: in order\n"


def test_a_sheet_without_a_name_is_called_by_its_file(here: Path) -> None:
    ran = layer(here, text=LAYER.replace("nome: Nara\n", ""))

    assert ran.out.startswith("❌ nara.yaml: ")


def test_a_warning_alone_is_no_failure(here: Path) -> None:
    written(here, "rin.yaml", "# zarcovi: ignore LINT-01\n" + SHEET)

    ran = zarcovi("lint", "rin.yaml", "--select", "IGNORA-")

    assert ran.code == 0
    assert ran.out.startswith("⚠️ Rin: 1 aviso\n")


def test_what_passed_is_listed_by_sheet(here: Path) -> None:
    written(here, "rin.yaml", SHEET.replace("tipo: barreira", "tipo: barreira\n    forma: camada"))

    told = zarcovi("lint", "rin.yaml", "--show-passed", "--no-cache")
    data = zarcovi("lint", "rin.yaml", "--show-passed", "--format", "json").data

    assert "LINT-01" in told.out
    (passed,) = data["passed"]
    assert (passed["path"], passed["sheet"]) == ("rin.yaml", "Rin")
    assert "LINT-01" in passed["codes"]
    assert not {"LINT-01"} & {one["code"] for one in data["findings"]}
    assert zarcovi("lint", "rin.yaml", "--format", "json").data["passed"] == []


def test_a_check_that_objects_to_one_card_has_not_passed(here: Path) -> None:
    second = "  - {nome: Casca, tipo: barreira, forma: camada, status: letal}\n"

    data = layer(here, "--show-passed", "--format", "json", text=LAYER + second).data

    assert [one["code"] for one in data["findings"]] == ["LINT-01"]
    assert all("LINT-01" not in one["codes"] for one in data["passed"])


def test_notes_are_listed_in_json_and_where_they_are_asked_for(here: Path) -> None:
    written(here, "rin.yaml", SHEET)

    def asked(*more: str) -> Ran:
        return zarcovi("lint", "rin.yaml", "--select", "ACORDO-02", *more)

    def listed(form: str, *more: str) -> bool:
        return "não está nos campos: " in asked("--format", form, "--no-cache", *more).out

    for form in FORMATS:
        assert listed(form) == (form == "json")
        assert listed(form, "--severity", "info")
        assert listed(form, "--fail-on", "info")
    for form in ("text", "chat", "github"):
        assert asked("--format", form).out.splitlines()[-2:] == [
            "✅ Rin: em ordem",
            "Notas que não estão na lista: 1 (--severity info as mostra)",
        ]
        assert asked("--format", form, "--severity", "warning").out.splitlines()[-1] == "✅ Rin: em ordem"
        assert asked("--format", form, "--fail-on", "info").code == 1
    assert [one["severity"] for one in asked("--format", "json").data["findings"]] == ["info"]


def test_the_headline_counts_what_is_listed_and_nothing_else(here: Path) -> None:
    written(here, "rin.yaml", SHEET.replace("um muro de lama", "um muro de lama que ri de quem passa"))

    ran = zarcovi("lint", "rin.yaml", "--select", "LEGENDA-01")
    with_notes = zarcovi("lint", "rin.yaml", "--select", "LEGENDA-01", "--severity", "info")

    assert with_notes.out.splitlines()[0] == "✅ Rin: 1 nota"
    assert "\n  nota\n" in with_notes.out
    assert ran.out == "✅ Rin: em ordem\nNotas que não estão na lista: 1 (--severity info as mostra)\n"


def test_json_is_written_as_json_is(here: Path) -> None:
    written(here, "rin.yaml", "# zarcovi: ignore LINT-01\n" + SHEET + "---\n" + LAYER)

    ran = zarcovi("lint", "rin.yaml", "--format", "json")

    assert len(ran.data["findings"]) > 2
    assert ran.out == json.dumps(ran.data, ensure_ascii=False, indent=2) + "\n"


# ------------------------------------------------------------------------------------------------ excerpts


@pytest.mark.parametrize(
    ("row", "column", "end", "shown", "carets"),
    [
        ("cobertura: x", 12, 13, "cobertura: x", "           ^"),
        ("\tcobertura: x", 13, 14, "    cobertura: x", "               ^"),
        ("a\tb", 2, 3, "a    b", " ^^^^"),
        ("霧 é", 3, 4, "霧 é", "   ^"),
        ("e\u0301 x", 4, 5, "e\u0301 x", "  ^"),
        ("abc", 4, None, "abc", "   ^"),
        ("abc  ", 1, None, "abc  ", "^^^"),
        ("abc", 99, 120, "abc", "   ^"),
        ("abc", None, None, "abc", ""),
        ("", 1, None, "", "^"),
    ],
)
def test_carets_stand_below_what_they_point_at(
    row: str, column: int | None, end: int | None, shown: str, carets: str
) -> None:
    assert excerpts.excerpt(row, column, end) == (shown, carets)


@pytest.mark.parametrize("length", [1, 5, 71, 72, 73, 300, 5000])
@pytest.mark.parametrize("start", [0, 1, 30, 60, 72, 250, 4990])
@pytest.mark.parametrize("letter", ["a", "霧", "\t"])
def test_a_long_line_is_cut_around_the_carets(length: int, start: int, letter: str) -> None:
    start = min(start, length - 1)
    row = letter * start + "!" + letter * (length - start - 1)

    shown, carets = excerpts.excerpt(row, start + 1, start + 2)

    assert excerpts.width(shown) <= excerpts.WIDEST + 2 + 3
    before, _, _ = shown.partition("!")
    assert excerpts.width(before) == len(carets) - 1
    assert shown.startswith("…") == (before.count(letter.replace("\t", " ")) < start * (4 if letter == "\t" else 1))


def test_a_line_of_a_million_characters_is_no_burden(here: Path) -> None:
    ran = layer(here, text=LAYER.replace("unidirecional", "unidirecional  # " + "x" * 1_000_000))

    assert ran.code == 1
    assert max(map(len, ran.out.splitlines())) < 200


# ------------------------------------------------------------------------------------------------ chat


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("*negrito* ~risco~ `fonte`", "∗negrito∗ ∼risco∼ 'fonte'"),
        ("_itálico_ e nome_de_campo", "＿itálico＿ e nome_de_campo"),
        ("__sublinhado__ a__b", "＿＿sublinhado＿＿ a＿＿b"),
        ("Muro.||4x ||segredo||", "Muro.¦¦4x ¦¦segredo¦¦"),
        ("escreva |- aqui", "escreva |- aqui"),
        ("@everyone", "＠everyone"),
        ("> citação", "\u2060> citação"),
        ("# título", "\u2060# título"),
        ("- item\n1. item", "\u2060- item\n\u20601. item"),
    ],
)
def test_nothing_in_it_formats_in_a_chat(text: str, plain: str) -> None:
    assert chat.plain(text) == plain


def test_a_legend_full_of_marks_is_told_without_them(here: Path) -> None:
    name = "*Pele* _de_ ~Ferro~ `x` ||oculta|| @todos"

    ran = layer(here, "--format", "chat", text=LAYER.replace("Pele de Ferro", f'"{name}"'))

    assert ran.code == 1
    assert not re.search(r"[*~`\x1b@]|\|\||(?<!\w)_|_(?!\w)", ran.out)
    assert "Pele" in ran.out


def test_a_chat_is_told_by_ability_and_not_flooded(here: Path) -> None:
    card = LAYER.partition("habilidades:\n")[2]
    many = LAYER + "".join(card.replace("Pele de Ferro", f"Pele {place}") for place in range(30))

    ran = layer(here, "--format", "chat", text=many)

    assert ran.out.startswith("❌ Nara: 31 ilegais\n")
    assert ran.out.count("•") == chat.MOST_FINDINGS
    assert "e mais 11" in ran.out
    assert "\nPele 3\n• ilegal" in ran.out


def test_in_a_chat_what_is_illegal_comes_first(here: Path) -> None:
    written(here, "nara.yaml", LAYER.replace("habilidades:\n", "habilidades:\n  - {nome: Muro}\n"))

    out = zarcovi("lint", "nara.yaml", "--select", "LINT-01,LINT-45", "--format", "chat").out

    told = [line for line in out.splitlines() if line in ("Muro", "Pele de Ferro") or line.startswith("•")]
    assert [line.partition(",")[0] for line in told] == ["Pele de Ferro", "• ilegal", "• não sei", "Muro", "• não sei"]


def test_of_many_sheets_those_that_fail_are_named(here: Path) -> None:
    for name in ("Bia", "Caio", "Davi", "Eva"):
        written(here, f"{name}.yaml", LAYER.replace("Nara", name))
    written(here, "rin.yaml", SHEET)

    ran = zarcovi("lint", ".", "--select", "LINT-01", "--lang", "en")
    one = zarcovi("lint", "rin.yaml", "Eva.yaml", "--select", "LINT-01")

    assert ran.out.splitlines()[:2] == ["❌ 5 sheets: 4 illegal", "To be mended: Bia, Caio, Davi, and 1 more"]
    assert one.out.splitlines()[:2] == ["❌ 2 fichas: 1 ilegal", "A corrigir: Eva"]


def test_what_was_not_looked_at_is_counted_as_that(here: Path) -> None:
    (here / "vazia").mkdir()
    written(here, "rin.yaml", SHEET)
    written(here, "nada.yaml", "livro: [zarcovi\n")

    def first(*paths: str) -> str:
        return zarcovi("lint", *paths, "--select", "LINT-01,YAML-").out.splitlines()[0]

    assert first("rin.yaml", "falta.yaml") == "❌ 2 arquivos: 1 não lido"
    assert first("rin.yaml", "vazia") == "❌ 2 arquivos: 1 pasta sem fichas"
    assert first("rin.yaml", "nada.yaml") == "❌ 2 arquivos: 1 ilegal"


# ------------------------------------------------------------------------------------------------ sarif


def test_sarif_fits_the_official_schema(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    for lang in ("pt", "en"):
        ran = zarcovi("lint", "fichas", "falta.yaml", "--format", "sarif", "--lang", lang)
        assert ran.code == 2
        assert [f"{error.json_path}: {error.message}" for error in official().iter_errors(ran.data)] == []


def test_sarif_lists_every_check_as_a_rule(here: Path) -> None:
    run = layer(here, "--format", "sarif").data["runs"][0]
    rules = run["tool"]["driver"]["rules"]

    assert [rule["id"] for rule in rules] == [check.code for check in shelf.checks("zarcovi")]
    for rule, check in zip(rules, shelf.checks("zarcovi"), strict=True):
        assert rule["properties"]["rulings"] == list(check.rulings)
        assert rule["fullDescription"]["text"]
        assert rule["help"]["text"]
        assert "helpUri" not in rule
    (result,) = run["results"]
    assert rules[result["ruleIndex"]]["id"] == result["ruleId"] == "LINT-01"


def test_sarif_names_files_as_references(here: Path) -> None:
    (here / "a b").mkdir()

    result = layer(here, "--format", "sarif", name="a b/ç:%.yaml").data["runs"][0]["results"][0]

    uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert uri == "a%20b/%C3%A7%3A%25.yaml"
    assert unquote(uri) == "a b/ç:%.yaml"


def test_sarif_of_a_file_elsewhere_is_absolute(here: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = written(tmp_path_factory.mktemp("outra"), "nara.yaml", LAYER)

    ran = zarcovi("lint", str(Path(path).resolve()), "--select", "LINT-01", "--format", "sarif")

    artifact = ran.data["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert artifact == {"uri": Path(path).resolve().as_uri()}
    assert [error.message for error in official().iter_errors(ran.data)] == []


def test_sarif_has_the_fixes(here: Path) -> None:
    written(here, "rin.yaml", "# zarcovi: ignore LINT-01\n" + SHEET)

    ran = zarcovi("lint", "rin.yaml", "--select", "IGNORA-", "--format", "sarif")

    (fix,) = ran.data["runs"][0]["results"][0]["fixes"]
    (change,) = fix["artifactChanges"]
    assert change["replacements"] == [
        {"deletedRegion": {"charOffset": 0, "charLength": 26}, "insertedContent": {"text": ""}}
    ]
    assert [error.message for error in official().iter_errors(ran.data)] == []


def fingerprints(ran: Ran) -> list[Any]:
    return [result["partialFingerprints"] for result in ran.data["runs"][0]["results"]]


def test_a_fingerprint_stays_when_lines_move_and_differs_where_words_do(here: Path) -> None:
    before = fingerprints(layer(here, "--format", "sarif"))

    assert fingerprints(layer(here, "--format", "sarif", text="# nota\n\n" + LAYER)) == before
    assert fingerprints(layer(here, "--format", "sarif", text=LAYER.replace("Ferro", "Aço"))) != before
    twice = layer(here, "--format", "sarif", text=LAYER + LAYER.partition("habilidades:\n")[2])
    assert len({json.dumps(one) for one in fingerprints(twice)}) == 2


def test_of_one_mistake_made_many_times_in_a_file_the_text_writes_out_a_hundred(here: Path) -> None:
    cards = "".join(f"  - {{nome: M{number}, tipo: voo, rank: 2, duracao: 2}}\n" for number in range(150))
    written(here, "rin.yaml", f"livro: zarcovi\nnome: Rin\nhabilidades:\n{cards}")

    told = zarcovi("lint", "rin.yaml", "--select", "LINT-45").out
    data = json.loads(zarcovi("lint", "rin.yaml", "--select", "LINT-45", "--format", "json").out)

    assert told.count("rin.yaml:") == 101
    assert told.rstrip().endswith("rin.yaml: mais 50 de LINT-45 (--format json lista todas)")
    assert len(data["findings"]) == 150


def test_a_mistake_made_very_often_floods_no_log_and_no_program_misses_one(here: Path) -> None:
    written(here, "rin.yaml", "livro: zarcovi\nnome: Rin\n" + "idade: 3\n" * 301)

    log = zarcovi("lint", "rin.yaml", "--format", "github").out
    text = zarcovi("lint", "rin.yaml").out

    assert sum(line.startswith("::error") for line in log.splitlines()) == 100
    assert "rin.yaml: mais 200 de YAML-01 (--format json lista todas)" in log.splitlines()
    assert text.count("rin.yaml:") == 101
    assert len(zarcovi("lint", "rin.yaml", "--format", "json").data["findings"]) == 300
    assert len(zarcovi("lint", "rin.yaml", "--format", "sarif").data["runs"][0]["results"]) == 300


@pytest.mark.parametrize("form", ["text", "chat", "json", "github", "junit", "gitlab", "sarif"])
def test_a_value_of_a_quarter_of_a_megabyte_is_never_written_whole(here: Path, form: str) -> None:
    long = "a" * 240_000
    fields = "".join(
        f"    {name}: {long}\n" for name in ("tipo", "rank", "usos", "cabe", "clausulas", "exemplos", long)
    )
    written(here, "rin.yaml", f"livro: zarcovi\nnome: R{long}\nhabilidades:\n  - nome: M{long}\n{fields}")

    ran = zarcovi("lint", "rin.yaml", "--format", form, "--severity", "info")

    assert ran.code == 1
    assert len(max(ran.out.splitlines(), key=len)) < 5000


@pytest.mark.parametrize("form", ["text", "chat", "github", "diff"])
def test_the_name_of_a_file_never_takes_two_lines(here: Path, form: str) -> None:
    ask = ["--diff"] if form == "diff" else ["--format", form]
    ran = layer(here, *ask, name="a\nb\x1b.yaml", text=LAYER.replace("status:", "staus:"))

    assert not any(line.startswith("b") for line in ran.out.splitlines())
    assert "\x1b" not in ran.out.replace("\\x1b", "")
    if form == "text":
        assert "a\\nb\\x1b.yaml:" in ran.out


def test_sarif_of_a_file_beside_the_folder_is_absolute(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path(written(here, "nara.yaml", LAYER)).resolve()
    (here / "dentro").mkdir()
    monkeypatch.chdir(here / "dentro")

    ran = zarcovi("lint", "../nara.yaml", "--select", "LINT-01", "--format", "sarif")

    artifact = ran.data["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert artifact == {"uri": path.as_uri()}


def test_standard_input_is_no_file_to_be_shown(here: Path) -> None:
    text = (LAYER + "# zarcovi: ignore LINT-02\n").encode()  # which could be mended
    asked = ["lint", "-", "--severity", "info", "--format"]
    sarif = json.loads(process([*asked, "sarif"], here, stdin=text).stdout)
    github = process([*asked, "github"], here, stdin=text).stdout.decode()
    named = process([*asked, "github", "--stdin-filename", "a.yaml"], here, stdin=text).stdout.decode()

    places = [one["locations"][0]["physicalLocation"] for one in sarif["runs"][0]["results"]]
    assert places
    assert [place for place in places if "uri" in place["artifactLocation"] or not place["region"]["startLine"]] == []
    assert not any("fixes" in one for one in sarif["runs"][0]["results"])
    assert [error.message for error in official().iter_errors(sarif)] == []
    assert re.search(r"^::error title=LINT-01 \w+::-:7:16: ", github, re.MULTILINE)
    assert "file=" not in github
    assert "::error file=a.yaml,line=7" in named


@pytest.mark.parametrize("name", ["[a](1) {0}", "{0}", "[a]", "a\\\\[b\\\\](2)", "a](b) [c", "a\\\\[b"])
def test_sarif_tells_names_as_they_are(here: Path, name: str) -> None:
    text = f'livro: zarcovi\nnome: Rin\nequipado: ["{name}"]\n'
    told = zarcovi("lint", written(here, "rin.yaml", text), "--format", "json").data["findings"]

    run = zarcovi("lint", "rin.yaml", "--format", "sarif").data["runs"][0]

    messages = [one["message"]["text"] for one in run["results"]]
    texts = [*messages, *(one["help"]["text"] for one in run["tool"]["driver"]["rules"])]
    assert [text for text in texts if re.search(r"(?<!\{)(?:\{\{)*\{\d+\}", text)] == []
    assert [text for text in texts if re.search(r"(?<!\\)(?:\\\\)*\[(?:[^\\\[\]]|\\.)*\]\(", text)] == []
    shown = [_unescaped(text) for text in messages]
    assert any(json.loads(f'"{name}"') in text for text in shown)
    assert shown == ["\n".join(filter(None, (one["message"], one["help"]))) for one in told]


def _unescaped(text: str) -> str:
    """A text as a viewer shows it."""
    text = text.replace("{{", "{").replace("}}", "}")
    return re.sub(r"\\([\\\[\]])", r"\1", text)


# ------------------------------------------------------------------------------------------------ github, gitlab, junit


def test_github_escapes_what_would_end_a_command(here: Path) -> None:
    ran = layer(here, "--format", "github", name="a,b:c%.yaml")

    command = ran.out.splitlines()[0]
    assert command.startswith("::error file=a%2Cb%3Ac%25.yaml,line=7,endLine=7,col=16,endColumn=29,title=LINT-01 ")
    assert command.count("::") == 2
    assert "%0A" in command


def test_github_says_nothing_that_is_a_command_besides(here: Path) -> None:
    ran = layer(here, "--format", "github", text=LAYER.replace("nome: Nara", 'nome: "::stop-commands::x"'))

    assert [line for line in ran.out.splitlines() if line.startswith("::")] == ran.out.splitlines()[:1]


def test_gitlab_fingerprints_are_unique(here: Path) -> None:
    ran = layer(here, "--format", "gitlab", text=LAYER + LAYER.partition("habilidades:\n")[2])

    entries = ran.data
    assert len(entries) == len({entry["fingerprint"] for entry in entries}) == 2
    assert {entry["severity"] for entry in entries} == {"major"}
    assert entries[0]["location"] == {"path": "nara.yaml", "lines": {"begin": 7, "end": 7}}
    assert zarcovi("lint", written(here, "rin.yaml", SHEET), "--select", "LINT-01", "--format", "gitlab").data == []


def test_junit_has_a_case_for_each_sheet(here: Path) -> None:
    written(here, "rin.yaml", SHEET + "---\n" + SHEET.replace("Rin", "Bia"))
    written(here, "torto.yaml", "nome: [Rin\n")
    layer(here)

    ran = zarcovi("lint", ".", "falta.yaml", "--select", ONLY, "--format", "junit")
    suites = list(JUnitXml.fromstring(ran.out.encode()))

    assert ran.code == 2
    assert [(suite.name, suite.tests, suite.failures, suite.errors) for suite in suites] == [
        ("nara.yaml", 1, 1, 0),
        ("rin.yaml", 2, 0, 0),
        ("torto.yaml", 1, 1, 0),
        ("falta.yaml", 1, 0, 1),
    ]
    assert [case.name for case in suites[1]] == ["Rin", "Bia"]


def test_in_junit_sheets_of_one_name_are_cases_of_their_own(here: Path) -> None:
    text = "---\n".join([LAYER, SHEET, LAYER.replace("Camada", "Outra"), SHEET.replace("Rin", "Nara")])
    written(here, "nara.yaml", text)

    for _ in range(2):  # the second time from what was kept
        ran = zarcovi("lint", "nara.yaml", "--select", ONLY, "--format", "junit")
        (suite,) = JUnitXml.fromstring(ran.out.encode())
        cases = [(case.name, len(case.result)) for case in suite]
        assert cases == [("Nara #1", 1), ("Rin", 0), ("Nara #3", 1), ("Nara #4", 0)]


def test_in_junit_a_sheet_with_several_findings_is_one_failure_that_tells_all(here: Path) -> None:
    written(here, "rin.yaml", SHEET.replace("    legenda", "    usos: quatro\n    rank: tres\n    legenda"))

    ran = zarcovi("lint", "rin.yaml", "--format", "junit")
    suite = next(iter(JUnitXml.fromstring(ran.out.encode())))
    (failure,) = next(iter(suite)).result

    assert (suite.tests, suite.failures) == (1, 1)
    assert failure.message.endswith("(e mais 1)")
    assert "usos: 4" in failure.text
    assert "rank: 3" in failure.text


def test_junit_says_at_which_line_a_sheet_fails_and_no_time_that_nobody_took(here: Path) -> None:
    written(here, "nara.yaml", "# zarcovi: ignore LINT-02\n" + LAYER)

    ran = zarcovi("lint", "nara.yaml", "--select", "LINT-01,IGNORA-", "--format", "junit")

    (case,) = next(iter(JUnitXml.fromstring(ran.out.encode())))
    assert "nara.yaml:1:" in case.system_out
    assert ('line="8"' in ran.out, "time=" in ran.out) == (True, False)


def test_junit_fails_by_what_weighs_enough(here: Path) -> None:
    written(here, "rin.yaml", "# zarcovi: ignore LINT-01\n" + SHEET)
    asked = ("lint", "rin.yaml", "--select", "IGNORA-", "--format", "junit")

    light = JUnitXml.fromstring(zarcovi(*asked).out.encode())
    heavy = JUnitXml.fromstring(zarcovi(*asked, "--strict").out.encode())

    assert (light.failures, heavy.failures) == (0, 1)
    assert "IGNORA-01" in next(iter(next(iter(light)))).system_out


# ------------------------------------------------------------------------------------------------ captions


def test_a_caption_is_answered_with_what_was_read_what_was_not_and_what_is_illegal(here: Path) -> None:
    legend = (
        "*Onda Preta*: ataque global, longo alcance, dano letal, que cai em 2 turnos "
        "mesmo que o usuário morra. Xablau. Rank 4 ||2x"
    )
    written(here, "onda.txt", legend)

    def asked(*more: str) -> list[str]:
        return zarcovi("lint", "--caption", "onda.txt", *more).out.splitlines()

    for _ in range(2):  # found, then kept from before
        lines = asked()
        assert lines[0] == "❌ Onda Preta: 1 ilegal, 1 nota"
        block = lines[lines.index("Entendi:") + 1 :]
        block = block[: block.index("")]
        assert {
            "  nome: Onda Preta",
            "  escala: global",
            "  alcance: longo alcance",
            "  status: letal",
            "  rank: 4",
            "  usos: 2",
            "  a ofensiva cai mesmo que o usuário morra ou caia em um Genjutsu",
        } <= set(block)
        assert any("Não entendi: “Xablau”" in line for line in lines)
        assert any("LINT-81" in line for line in lines)
    assert "• escala: global" in asked("--format", "chat")
    assert "Read of it:" in asked("--lang", "en")


@pytest.mark.parametrize(
    ("legend", "first"),
    [
        ("*Onda*: ataque global. Rank 4 ||2x", "✅ Onda: em ordem"),
        ("*Onda*: ataque global, late para a lua. Rank 4 ||2x", "❔ Onda: nada ilegal no que entendi"),
        ("*Onda*: ataque global, late para a lua. Rank 4 ||2x. Usos: 3", "⚠️ Onda: 1 não sei, 1 nota"),
    ],
)
def test_a_caption_of_which_something_was_not_understood_is_not_in_order(here: Path, legend: str, first: str) -> None:
    written(here, "onda.txt", legend)

    for form in ("text", "chat"):
        ran = zarcovi("lint", "--caption", "onda.txt", "--format", form)
        assert (ran.code, ran.out.splitlines()[0]) == (0, first)
    assert (zarcovi("lint", "--caption", "onda.txt", "--strict").code == 1) == first.startswith("⚠️")


def test_a_caption_of_which_nothing_was_understood_is_said_to_be_one(here: Path) -> None:
    written(here, "onda.txt", "xablau")

    ran = zarcovi("lint", "--caption", "onda.txt", "--ignore", "LINT-")

    assert ran.out.splitlines()[0] == "❔ Legenda: não entendi nada"


def test_what_a_caption_denies_is_told_as_denied(here: Path) -> None:
    written(here, "muro.txt", "Barreira de campo, 360°, ilimitada, não defende paralisia. Rank 3 ||2x")

    lines = zarcovi("lint", "--caption", "muro.txt").out.splitlines()
    (caption,) = zarcovi("lint", "--caption", "muro.txt", "--format", "json").data["captions"]

    assert lines[lines.index("Entendi:") :][-1] == "  não: a barreira defende paralisias"
    assert [(one["name"], one["values"]) for one in caption["read"] if one["denied"]] == [
        ("barreira.defende_paralisia", ["sim"])
    ]


@pytest.mark.parametrize("form", ["text", "chat", "github"])
def test_of_a_caption_the_heaviest_is_read_first(here: Path, form: str) -> None:
    written(
        here, "onda.txt", "*Onda*: ataque global que late para a lua, dano letal, destrói equipamentos. Rank 4 ||2x"
    )

    out = zarcovi("lint", "--caption", "onda.txt", "--format", form).out

    assert 0 < out.index("(ITEM-4)" if form == "chat" else "LINT-66") < out.index("Não entendi")


def test_json_has_what_was_read_of_captions(here: Path) -> None:
    written(here, "onda.txt", "*Onda*: ataque global, longo alcance, destrói equipamentos. Rank 4 ||2x")

    data = zarcovi("lint", "--caption", "onda.txt", "--format", "json", "--lang", "en").data

    (caption,) = data["captions"]
    assert (caption["path"], caption["ability"]) == ("onda.txt", "Onda")
    read = {one["name"]: (one["values"], one["text"]) for one in caption["read"]}
    assert read["escala"] == (["global"], "scale: Global")
    assert read["rank"] == ([4], "rank: 4")
    assert read["ataque.destroi_equipamentos"][0] == ["sim"]
    assert zarcovi("lint", "--caption", "onda.txt", "--format", "json", "--lang", "en").data == data


def test_of_several_captions_each_says_what_was_read_of_it(here: Path) -> None:
    written(here, "onda.txt", "*Onda*: ataque global, longo alcance, dano letal. Rank 4 ||2x")
    written(here, "nada.txt", "xablau")

    out = zarcovi("lint", "--caption", "onda.txt", "nada.txt", "--lang", "en").out

    assert "\nOnda · Read of it:\n" in out
    assert "\nnada.txt · Nothing of it was read.\n" in out

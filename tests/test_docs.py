"""The docs are true: every file they show is written, every `zarcovi` command they show is run, every output compared.

`UPDATE_DOCS=1 make pytest` rewrites the outputs; read the difference before accepting it.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from zarcovi_rules import shelf
from zarcovi_rules.app.cli import main
from zarcovi_rules.lint.fields import Holds, Kind

ROOT = Path(__file__).parent.parent
DOCS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
NAME = re.compile(r"# (\S+\.(?:yaml|feature|txt))\n")
HOLDS = {
    Holds.CHOICE: "one of",
    Holds.CHOICES: "one or several of",
    Holds.NUMBER: "a whole number",
    Holds.TEXT: "a text",
    Holds.NAMES: "names of cards of the sheet",
    Holds.LEGEND: "a text",
    Holds.CLAUSES: "names of clauses",
    Holds.CARDS: "a list of cards",
    Holds.FREE: "a text, a number, a list of them, or nothing",
}


def commands(block: str) -> Iterator[str]:
    """The command lines of a console block."""
    yield from (line[2:] for line in block.splitlines() if line.startswith("$ "))


def played(block: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The block with what its commands print now."""
    said = []
    for command in commands(block):
        program, *arguments = shlex.split(command)
        assert program == "zarcovi"
        main(arguments)
        captured = capsys.readouterr()
        said.append(f"$ {command}\n{captured.err}{captured.out}")
    return "".join(said)


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_every_command_prints_what_the_page_shows(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = path.read_text("utf-8")
    shown = []
    for language, block in BLOCK.findall(text):
        if named := NAME.match(block):
            file = tmp_path / named[1]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block[named.end() :], "utf-8")
        if language == "console":
            shown.append((block, played(block, capsys)))
    if os.environ.get("UPDATE_DOCS"):
        for before, now in shown:
            text = text.replace(f"```console\n{before}```", f"```console\n{now}```")
        path.write_text(text, "utf-8")
        return
    for before, now in shown:
        assert before == now


def called(node: object) -> Iterator[str]:
    """The calls of `zarcovi lint` in the file of a CI service."""
    if isinstance(node, dict):
        for name, value in node.items():
            yield from called(value) if name != "name" else ()
    elif isinstance(node, list):
        for value in node:
            yield from called(value)
    elif isinstance(node, str):
        yield from re.findall(r"^zarcovi lint.*", node, re.MULTILINE)


def test_every_job_and_hook_checks_the_sheets_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = BLOCK.findall((ROOT / "docs" / "ci.md").read_text("utf-8"))
    jobs = [yaml.safe_load(block) for language, block in blocks if language == "yaml" and "zarcovi lint" in block]
    jobs.append(yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8")))
    sheet = next(block for _, block in blocks if block.startswith("# fichas/bento.yaml"))
    (tmp_path / "fichas").mkdir()
    (tmp_path / "fichas" / "bento.yaml").write_text(sheet, "utf-8")

    calls = [call for job in jobs for call in called(job)]

    assert len(calls) == 4
    for call in calls:
        _, *arguments = shlex.split(call)
        given = arguments if "fichas/" in arguments else [*arguments, "fichas/bento.yaml"]  # a hook is given the paths
        assert main(given) == 1
        assert "LINT-" in capsys.readouterr().out + "".join(path.read_text() for path in tmp_path.glob("gl-*.json"))


def test_a_hook_is_given_sheets_and_nothing_else() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    block = next(block for block in BLOCK.findall((ROOT / "docs" / "ci.md").read_text("utf-8")) if "hooks:" in block[1])
    (shown,) = yaml.safe_load(block[1])["repos"][0]["hooks"]

    for hook in (*hooks, shown):
        assert hook["id"] == "zarcovi-lint"
        assert re.search(hook["files"], "fichas/bento.yaml")
        assert not re.search(hook["files"], ".pre-commit-config.yaml")


@pytest.mark.parametrize("path", [*DOCS, *ROOT.glob("*.md")], ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


def of_fields() -> str:
    """The table of all fields of a sheet."""
    lines = ["| field | in | holds | meaning |", "| --- | --- | --- | --- |"]
    rows: dict[str, list[str]] = {}
    free: dict[tuple[Kind, ...], list[str]] = {}
    for kind, known in shelf.linter("zarcovi").fields.items():
        for field in known.values():
            if field.free:
                if field.of[0] is kind:
                    free.setdefault(field.of, []).append(
                        " or ".join(f"`{name}`" for name in (field.name, *field.synonyms))
                    )
            elif field.written:
                values = ", ".join(f"`{value}`" for value in field.values)
                colon = ", or " if field.holds is Holds.NUMBER else ": "
                holds = f"{HOLDS[field.holds]}{colon}{values}" if values else HOLDS[field.holds]
                about = f"{field.about.en.removesuffix('.')}{' (required)' if field.required else ''}"
                about = about.replace("|", "\\|")
                rows.setdefault(f"| {holds} | {about} |", [f"`{field.name}`"]).append(kind.value)
    lines += [f"| {name} | {', '.join(kinds)} {rest}" for rest, (name, *kinds) in rows.items()]
    about = "Free fields: they say nothing of the rules, stay in the sheet and are not checked"
    for kinds, names in free.items():
        lines.append(f"| {', '.join(names)} | {', '.join(kinds)} | {HOLDS[Holds.FREE]} | {about} |")
    return "\n".join(lines)


def test_the_page_on_sheets_has_every_field() -> None:
    path = ROOT / "docs" / "sheets.md"
    before, begins, rest = path.read_text("utf-8").partition("<!-- campos -->\n")
    shown, ends, after = rest.partition("\n<!-- /campos -->")
    assert begins
    assert ends
    if os.environ.get("UPDATE_DOCS"):
        path.write_text(f"{before}{begins}{of_fields()}{ends}{after}", "utf-8")
        return
    assert shown == of_fields()

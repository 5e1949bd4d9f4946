"""What the linter says of the sample sheets, beside what a judge says.

`python -m tests.zarcovi.fichas_lidas` prints in what they differ; with `--write` it writes that down in
`fichas_mal_lidas.yaml`, which the tests hold: look at its diff before you keep it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml

from tests.app.calling import zarcovi
from zarcovi_rules import shelf
from zarcovi_rules.lint.findings import Finding, Severity
from zarcovi_rules.lint.linting import Linted, lint
from zarcovi_rules.shipped import shipped

HERE = Path(__file__).parent
SHEETS = shipped("scenarios/zarcovi/fichas")
MISREAD_FILE = HERE / "fichas_mal_lidas.yaml"
LINTER = shelf.linter("zarcovi")
PATHS = sorted(path.relative_to(SHEETS).as_posix() for path in SHEETS.rglob("*.yaml"))

Told = tuple[str | None, str, str]
"""A finding as it is expected: the card, the code, the status."""

Entries = list[dict[str, Any]]

_HEAD = """\
# Where the linter does not say what a judge says (fichas_esperadas.yaml), because it does not read a legend as he does:
# `falta` is expected and not found, `sobra` is found and not expected, `ao_consertar` comes only after `lint --fix`.
# Written by python -m tests.zarcovi.fichas_lidas --write: only ever to make it shorter.
"""


def expected() -> dict[str, Entries]:
    """Of each sheet, the errors and warnings that a judge expects."""
    found: dict[str, Entries] = yaml.safe_load((HERE / "fichas_esperadas.yaml").read_text("utf-8"))
    return found


def misread() -> dict[str, dict[str, Entries]]:
    """Of each sheet, in what the linter is known to differ."""
    return yaml.safe_load(MISREAD_FILE.read_text("utf-8")) or {}


def text(path: str) -> str:
    """A sheet."""
    return (SHEETS / path).read_text("utf-8")


@cache
def linted(path: str) -> Linted:
    """What the linter says of a sheet."""
    return lint(text(path), path, LINTER)


def mended(path: str) -> str:
    """The sheet as `lint --fix` leaves it."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "ficha.yaml")
        file.write_text(text(path), "utf-8")
        zarcovi("lint", file, "--fix", "--no-cache")
        return file.read_text("utf-8")


def told(findings: Iterable[Finding]) -> Counter[Told]:
    """The errors and warnings among findings."""
    weighty = (one for one in findings if one.severity is not Severity.INFO)
    return Counter((one.ability, one.code, one.status.value) for one in weighty)


def written(entries: Entries) -> Counter[Told]:
    """Findings as they are written down."""
    return Counter((one["card"], one["code"], one["status"]) for one in entries)


def differences(path: str) -> dict[str, Counter[Told]]:
    """In what the linter differs from the judge on a sheet, and what mending the sheet adds."""
    wanted, found = written(expected()[path]), told(linted(path).findings)
    after = told(lint(mended(path), path, LINTER).findings)
    parts = {"falta": wanted - found, "sobra": found - wanted, "ao_consertar": after - found}
    return {name: part for name, part in parts.items() if part}


def _as_yaml(found: Mapping[str, Mapping[str, Counter[Told]]]) -> str:
    lines = []
    for path, parts in found.items():
        lines.append(f"{path}:")
        for name, part in parts.items():
            lines.append(f"  {name}:")
            for one in sorted(part.elements(), key=str):
                entry = dict(zip(("card", "code", "status"), one, strict=True))
                lines.append(
                    "    - " + yaml.safe_dump(entry, allow_unicode=True, default_flow_style=True, width=200).strip()
                )
    return "\n".join(lines) + "\n" if lines else ""


if __name__ == "__main__":
    all_ = {path: found for path in PATHS if (found := differences(path))}
    if "--write" in sys.argv[1:]:
        MISREAD_FILE.write_text(_HEAD + _as_yaml(all_), "utf-8")
    else:
        print(_as_yaml(all_), end="")

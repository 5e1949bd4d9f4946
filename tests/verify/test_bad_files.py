"""Mistakes that people make in feature files, one a file, and all that `verify` says of each: `bad/expected.txt`.

The table is read by people before it is accepted. After a change, `python -m tests.verify.test_bad_files` writes it
again. Each file is the same good feature with one thing wrong, so whatever is said must be said of that.
"""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.app.calling import as_json, zarcovi
from zarcovi_rules import shelf
from zarcovi_rules.verify.pytest_plugin import disagreements

BAD = Path(__file__).parent / "bad"
EXPECTED = BAD / "expected.txt"
FILES = sorted(BAD.glob("*.feature"))
GOOD = """# language: pt
@zarcovi
Funcionalidade: Um arquivo sem enganos

  @ROMP-1a:base
  Cenário: O ataque ilimitado rompe a barreira letal
    Dada uma barreira de campo 360° de status letal
    E um ataque unidirecional de status ilimitado
    Quando perguntam ao juiz: o ataque rompe a barreira?
    Então a resposta é: o ataque rompe a barreira
"""
# The line of a definition moves, and how much a book knows grows: neither is the business of the mistake.
MOVING = re.compile(r"(?<=\.py):\d+|(?<=Known are )\d+, such as: .*", re.MULTILINE)


@cache
def verified(lang: str) -> Any:
    """What one run says of all files together."""
    return as_json("verify", BAD, "--lang", lang)


def said(file: Path) -> str:
    """What is said of a file among all others: the place, what is wrong, what to write."""
    return told(verified("en"), file.name)


def told(data: Any, name: str) -> str:
    found = [
        (each["line"] or 0, each["column"] or 0, each["message"], each["help"])
        for each in data["findings"]
        if Path(each["path"]).name == name
    ]
    found += [
        (each["line"], 0, each["error"], each["help"]) for each in data["failures"] if Path(each["path"]).name == name
    ]
    lines = [
        f"{line}{f':{column}' if column else ''} {message}\n    -> {advice}\n"
        for line, column, message, advice in sorted(found)
    ]
    return MOVING.sub("…", f"== {name}\n" + "".join(lines))


def expected() -> dict[str, str]:
    parts = re.split("^== ", EXPECTED.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {part.split("\n", 1)[0]: f"== {part}" for part in parts}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_mistake_is_told_where_it_stands_with_what_to_write(file: Path) -> None:
    assert said(file) == expected()[file.name]
    assert "-> " in said(file)


def test_every_expectation_has_its_file() -> None:
    assert list(expected()) == [file.name for file in FILES]
    assert len(FILES) >= 60


def test_a_mistake_is_the_same_one_in_portuguese() -> None:
    def places(lang: str) -> list[tuple[str, int]]:
        data = verified(lang)
        return [(each["path"], each["line"]) for each in (*data["findings"], *data["failures"])]

    assert places("pt") == places("en")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_bad_file_is_never_a_pass_and_stops_no_other(file: Path, tmp_path: Path) -> None:
    shutil.copy(file, tmp_path / file.name)
    (tmp_path / "zz.feature").write_text(GOOD, encoding="utf-8")
    ran = zarcovi("verify", tmp_path, "--format", "json", "--lang", "en")
    assert ran.code in (1, 2)
    assert told(ran.data, file.name) == expected()[file.name]
    assert told(ran.data, "zz.feature") == "== zz.feature\n"
    assert str(tmp_path / "zz.feature") in {each["path"] for each in ran.data["matrix"]["ROMP-1a"]["base"]}


def test_both_runners_refuse_the_bad_files() -> None:
    assert disagreements(shelf.steps("zarcovi"), BAD) == ()


if __name__ == "__main__":
    EXPECTED.write_text("".join(map(said, FILES)), encoding="utf-8")

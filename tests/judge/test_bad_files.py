"""Bad files and all that is said about each: `bad/expected.txt` is read by people before it is accepted.

After a change of the messages, `python -m tests.judge.test_bad_files` writes it again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.judge.table import BOOK, TODAY, book_of
from zarcovi_rules.core.book import Committee
from zarcovi_rules.judge import committee, scenario

BAD = Path(__file__).parent / "bad"
EXPECTED = BAD / "expected.txt"
FILES = sorted(BAD.glob("*.yaml"))


def said(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    file: scenario.File | committee.File
    if path.name.startswith("caso"):
        file = scenario.judge(text, path.name, book_of, [BOOK], Committee())
    else:
        file = committee.read(text, path.name, book_of, [BOOK], TODAY)
    lines = [
        f"{found.place.line}:{found.place.column} {found.message}\n    -> {found.help}\n" for found in file.findings
    ]
    return f"== {path.name}\n" + "".join(lines)


def expected() -> dict[str, str]:
    parts = EXPECTED.read_text(encoding="utf-8").split("== ")[1:]
    return {part.split("\n", 1)[0]: f"== {part}" for part in parts}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_everything_wrong_in_a_bad_file_is_said_at_its_place(path: Path) -> None:
    assert said(path) == expected()[path.name]
    assert "->" in said(path)


def test_every_expectation_has_its_file() -> None:
    assert list(expected()) == [path.name for path in FILES]


if __name__ == "__main__":
    EXPECTED.write_text("".join(map(said, FILES)), encoding="utf-8")

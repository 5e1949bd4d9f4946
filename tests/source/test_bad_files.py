"""Bad files and all that is said about each: `bad/expected.txt` is read by people before it is accepted.

After a change of the messages, `python tests/source/test_bad_files.py` writes it again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from zarcovi_rules.source.files import read_text
from zarcovi_rules.source.places import Finding
from zarcovi_rules.source.yaml import read

BAD = Path(__file__).parent / "bad"
EXPECTED = BAD / "expected.txt"
FILES = sorted(BAD.glob("*.yaml"))


def said(path: Path, *, pure: bool) -> str:
    text = read_text(str(path))
    if isinstance(text, Finding):
        return f"== {path.name}\n{line('error', text)}"
    reading = read(text, str(path), pure=pure)
    lines = [line("error", finding) for finding in reading.findings]
    lines += [line("notice", finding) for finding in reading.notices]
    return f"== {path.name}\n" + "".join(lines)


def line(kind: str, finding: Finding) -> str:
    place = finding.place
    return f"{kind} {place.line}:{place.column} {finding.message}\n    -> {finding.help}\n"


def expected() -> dict[str, str]:
    parts = EXPECTED.read_text(encoding="utf-8").split("== ")[1:]
    return {part.split("\n", 1)[0]: f"== {part}" for part in parts}


@pytest.mark.parametrize("pure", [False, True], ids=["libyaml", "pure"])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_everything_wrong_in_a_bad_file_is_said_once_and_clearly(path: Path, pure: bool) -> None:
    assert said(path, pure=pure) == expected()[path.name]


def test_every_expectation_has_its_file() -> None:
    assert list(expected()) == [path.name for path in FILES]


if __name__ == "__main__":
    EXPECTED.write_text("".join(said(path, pure=False) for path in FILES), encoding="utf-8")

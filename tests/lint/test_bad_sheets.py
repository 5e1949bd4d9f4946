"""Bad and hostile sheets, and what is said about each: `bad/expected.txt` is read by people before it is accepted.

After a change of the messages, `python -m tests.lint.test_bad_sheets` writes it again, and tells which took longest.
"""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path

import pytest

from tests.lint.bad_sheets import GOOD, every
from zarcovi_rules import shelf
from zarcovi_rules.lint.linting import lint
from zarcovi_rules.source.files import decode
from zarcovi_rules.source.places import Finding as Unreadable

EXPECTED = Path(__file__).parent / "bad" / "expected.txt"
MOST = 6
"""As many findings of a file are kept; of the others, how many there are."""

LINTER = shelf.linter("zarcovi")


def said(name: str, data: bytes) -> str:
    text = decode(data, name)
    if isinstance(text, Unreadable):
        lines = [f"{text.place.line}:{text.place.column} {text.message}\n    -> {text.help}\n"]
    else:
        found = lint(text, name, LINTER).findings
        lines = [
            f"{one.place.line}:{one.place.column} {one.severity} {one.code} {one.message}\n    -> {one.help}\n"
            for one in found
        ]
    more = [f"and {len(lines) - MOST} more\n"] if len(lines) > MOST else []
    return f"== {name}\n" + "".join([*lines[:MOST], *more])


def expected() -> dict[str, str]:
    parts = EXPECTED.read_text(encoding="utf-8").split("\n== ")
    return {part.split("\n", 1)[0].removeprefix("== "): part.removeprefix("== ").strip() for part in parts}


@cache
def of_all() -> dict[str, str]:
    return {name: said(name, data).removeprefix("== ").strip() for name, data in every()}


@pytest.mark.parametrize("name", expected() if EXPECTED.exists() else ())
def test_a_bad_sheet_is_told_clearly_and_where(name: str) -> None:
    assert of_all()[name] == expected()[name]


def test_every_kind_has_its_expectation() -> None:
    assert list(expected()) == list(of_all())


def test_what_is_said_is_short() -> None:
    long = [name for name, text in of_all().items() if any(len(line) > 400 for line in text.splitlines())]
    assert long == []


def test_the_good_sheet_is_good() -> None:
    assert lint(GOOD, "boa.yaml", LINTER).findings == []


def main() -> None:
    took = {}
    texts = []
    for name, data in every():
        start = time.process_time()
        texts.append(said(name, data))
        took[name] = time.process_time() - start
    EXPECTED.write_text("".join(texts), encoding="utf-8")
    for name in sorted(took, key=took.__getitem__, reverse=True)[:10]:
        print(f"{took[name]:6.2f} s  {name}")


if __name__ == "__main__":
    main()

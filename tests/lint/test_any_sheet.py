"""Linting whatever there is: nothing raises, every place is in the file, and no order or seed decides anything."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from bench.sheets import sheet
from tests.lint.bad_sheets import GOOD, VALUES
from zarcovi_rules import shelf
from zarcovi_rules.lint.findings import Finding
from zarcovi_rules.lint.linting import lint
from zarcovi_rules.source.files import decode
from zarcovi_rules.source.places import Finding as Unreadable

ROOT = Path(__file__).parents[2]
LINTER = shelf.linter("zarcovi")
SHEETS = [sheet(number)[0] for number in range(12)]
KEYS = sorted({name for known in LINTER.fields.values() for name in known})
WORDS = sorted({value for known in LINTER.fields.values() for field in known.values() for value in field.values})


def found_in(text: str) -> list[Finding]:
    """The findings of a text, each in its file."""
    found = lint(text, "ficha.yaml", LINTER).findings
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for one in found:
        place = one.place
        assert place.path == "ficha.yaml"
        assert str(one.message)
        for line, column in ((place.line, place.column), (place.end_line, place.end_column)):
            if line is not None and column is not None:
                assert 1 <= line <= len(lines)
                assert 1 <= column <= len(lines[line - 1]) + 1
        if place.end_line is not None:
            assert (place.line, place.column) <= (place.end_line, place.end_column)
    return found


# ------------------------------------------------------------------------------------------------ anything at all

fragments = st.sampled_from(
    [
        *(f"{key}: " for key in KEYS),
        *WORDS,
        *(value for value in VALUES.values() if len(value) < 100),
        *LINTER.law.clauses,
        *(
            "\n",
            "\n",
            "\n  ",
            "\n  - ",
            "\n    ",
            "- ",
            ": ",
            "|-\n",
            ">\n",
            "[",
            "]",
            "{",
            "}",
            ", ",
            "&a ",
            "*a",
            "<<: ",
        ),
        *(
            "---\n",
            "...\n",
            "# x\n",
            '"',
            "'",
            "\t",
            "\r",
            "\u2028",
            "\x85",
            "\ufeff",
            "||4x",
            "Rank 3",
            "?",
            "! ",
            "%",
        ),
    ]
)
texts = st.one_of(
    st.text(),
    st.lists(fragments, max_size=40).map("".join),
    st.lists(fragments).map(lambda parts: GOOD + "".join(parts)),
)


@given(st.binary())
def test_any_bytes_are_answered(data: bytes) -> None:
    text = decode(data, "ficha.yaml")
    if isinstance(text, str):
        found_in(text)


@given(texts)
def test_any_text_is_answered(text: str) -> None:
    decoded = decode(text.encode("utf-8", "surrogatepass"), "ficha.yaml")
    if not isinstance(decoded, Unreadable):
        found_in(decoded)


values: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(WORDS),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(KEYS) | st.text(), inner),
    max_leaves=30,
)


@given(values)
def test_any_data_are_answered(data: Any) -> None:
    decoded = decode(yaml.safe_dump(data, allow_unicode=True).encode(), "ficha.yaml")
    if not isinstance(decoded, Unreadable):
        found_in(decoded)


# --------------------------------------------------------------------------------- good sheets, made a bit worse


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    below: list[tuple[Any, ...]] = []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, value in items:
        below += [(*path, step), *paths(value, (*path, step))]
    return below


@given(st.data())
def test_a_sheet_that_lost_doubled_or_changed_something_is_answered(data: st.DataObject) -> None:
    spoilt = yaml.safe_load(data.draw(st.sampled_from(SHEETS)))
    for _ in range(data.draw(st.integers(1, 3))):
        *way, last = data.draw(st.sampled_from(paths(spoilt)))
        parent = spoilt
        for step in way:
            parent = parent[step]
        if data.draw(st.booleans()):
            parent[last] = data.draw(values)
        elif data.draw(st.booleans()) and isinstance(parent, list):
            parent.append(parent[last])
        elif len(spoilt) > 1:
            del parent[last]
    found_in(yaml.safe_dump(spoilt, allow_unicode=True, sort_keys=False))


@pytest.mark.parametrize("text", [GOOD, *SHEETS[:3]], ids=["good", "0", "1", "2"])
def test_a_renamed_field_is_told_at_its_line(text: str) -> None:
    lines = text.splitlines()
    keys = [(place, line) for place, line in enumerate(lines) if not line.startswith(" " * 6)]  # no line of a legend
    named = [place for place, line in keys if line.strip().removeprefix("- ").split(":")[0] in KEYS]
    assert len(named) > 10
    for place in named:
        key = lines[place].strip().removeprefix("- ").split(":")[0]
        spoilt = [*lines[:place], lines[place].replace(f"{key}:", f"{key}zz:", 1), *lines[place + 1 :]]
        told = {one.place.line for one in found_in("\n".join(spoilt) + "\n") if one.severity == "error"}
        assert place + 1 in told, lines[place]


# --------------------------------------------------------------------------------- what must make no difference


def without_places(found: list[Finding]) -> Counter[tuple[object, ...]]:
    return Counter((one.code, one.severity, one.status, one.message.template, one.sheet, one.ability) for one in found)


@given(st.sampled_from(SHEETS), st.randoms(use_true_random=False))
def test_the_order_of_cards_changes_places_only(text: str, chance: Any) -> None:
    head, rest = text.split("habilidades:\n", 1)
    cards, tail = rest.split("\nmodos:\n", 1)
    shuffled = ["  - nome:" + card for card in cards.split("  - nome:")[1:]]
    chance.shuffle(shuffled)
    moved = f"{head}habilidades:\n{''.join(card.rstrip() + chr(10) for card in shuffled)}\nmodos:\n{tail}"
    assert without_places(found_in(moved)) == without_places(found_in(text))


@given(st.permutations(range(len(SHEETS))))
def test_the_order_of_files_changes_nothing(order: list[int]) -> None:
    apart = {number: lint(SHEETS[number], "x", shelf.linter("zarcovi")).findings for number in order[:2]}
    after = {number: lint(SHEETS[number], "x", LINTER).findings for number in order}
    assert {number: after[number] for number in apart} == apart


def test_the_seed_of_hashes_changes_nothing() -> None:
    code = """
from tests.lint.test_any_sheet import GOOD, LINTER, SHEETS, lint
bad = GOOD.replace("tipo: barreira", "tipo: [voo, teleporte, barreira]").replace("rank: 3", "ranck: 3")
for text in (*SHEETS, bad):
    linted = lint(text, "x", LINTER)
    print([(one.code, str(one.message), str(one.help), str(one.place)) for one in linted.findings], linted.passed)
"""
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
            capture_output=True,
            check=True,
            timeout=120,
        ).stdout
        for seed in ("0", "1", "2024")
    }
    assert len(said) == 1
    assert len(said.pop()) > 1000

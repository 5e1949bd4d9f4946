"""Findings that wait to be written: all of them, in their order, however many they are."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from typing import Any

import pytest

from zarcovi_rules.app.linted import spool
from zarcovi_rules.app.linted.spool import FEW, Spool
from zarcovi_rules.app.linted.told import Told


def told(number: int) -> Told:
    fix = {"message": "põe", "safe": True, "edits": [{"start": number, "end": number, "text": "a"}]}
    return Told(
        code=f"LINT-{number}", name="nome", severity="error" if number % 2 else "info", status="ilegal",
        message="não \ud800", help=None, rulings=("XUSO-0",), path="a.yaml", line=number, column=1, end_line=None,
        end_column=None, document=1, sheet="Nara", ability=None, fix=fix, quoted="", excerpt=("linha", "^"),
    )  # fmt: skip


@pytest.mark.parametrize("count", [0, 1, FEW - 1, FEW, FEW + 1, 3 * FEW + 7])
def test_what_goes_in_comes_out_in_its_order_each_time(count: int) -> None:
    held = Spool(told(number) for number in range(count))

    assert len(held) == count
    assert held.severities == {name: n for name, n in (("info", (count + 1) // 2), ("error", count // 2)) if n}
    assert [one.line for one in held] == list(range(count))
    assert list(held) == [told(number) for number in range(count)]


def test_two_may_go_through_them_at_once() -> None:
    held = Spool(told(number) for number in range(2 * FEW))

    def pairs() -> Iterator[tuple[int | None, int | None]]:
        for one, other in zip(held, held, strict=True):
            yield one.line, other.line

    assert list(pairs()) == [(number, number) for number in range(2 * FEW)]


def test_where_no_file_can_be_made_they_stay_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: Any, **__: Any) -> Any:
        raise OSError("no room")

    monkeypatch.setattr(tempfile, "TemporaryFile", refused)
    held = Spool(told(number) for number in range(2 * spool.FEW + 1))

    assert [one.line for one in held] == list(range(2 * FEW + 1))

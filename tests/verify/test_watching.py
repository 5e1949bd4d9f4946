"""Files are looked at again and again; what has not changed is not read anew."""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from typing import Any

import pytest

from zarcovi_rules.verify import compiling
from zarcovi_rules.verify.cache import Cache
from zarcovi_rules.verify.features import load
from zarcovi_rules.verify.watching import Memory, changes, stamp

GOOD = "# language: pt\nFuncionalidade: f\n  Cenário: c\n    Então x\n"


def test_each_change_is_told_once() -> None:
    seen = iter("aabbba")
    waits: list[float] = []
    told = list(itertools.islice(changes(lambda: next(seen), waits.append), 3))
    assert len(told) == 3
    assert len(waits) == 5


def test_a_file_that_is_changed_made_or_removed_is_seen(tmp_path: Path) -> None:
    other = tmp_path / "comite.yaml"

    def now() -> object:
        return stamp([str(tmp_path)], [str(other)])

    seen = [now()]
    file = tmp_path / "a.feature"
    file.write_text(GOOD, "utf-8")
    seen.append(now())
    os.utime(file, ns=(1, 1))
    seen.append(now())
    other.write_text("", "utf-8")
    seen.append(now())
    file.unlink()
    seen.append(now())
    assert len(set(map(str, seen))) == 5
    assert now() == seen[-1]


def test_only_what_changed_is_parsed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    whole = compiling.of_parsed

    def counting(path: str, tree: Any) -> object:
        parsed.append(path)
        return whole(path, tree)

    monkeypatch.setattr(compiling, "of_parsed", counting)
    (tmp_path / "a.feature").write_text(GOOD, "utf-8")
    (tmp_path / "b.feature").write_text(GOOD.replace("Cenário", "cenário"), "utf-8")
    memory = Memory(Cache(tmp_path / "cache"))
    for _ in range(2):
        assert len(load([tmp_path], base=tmp_path, store=memory).errors) == 1
    assert parsed == ["a.feature", "b.feature"]
    (tmp_path / "b.feature").write_text(GOOD, "utf-8")
    assert load([tmp_path], base=tmp_path, store=memory).errors == ()
    assert parsed == ["a.feature", "b.feature", "b.feature"]
    assert load([tmp_path], base=tmp_path, store=Memory(Cache(tmp_path / "cache"))).errors == ()
    assert len(parsed) == 3

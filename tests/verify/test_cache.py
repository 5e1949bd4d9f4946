"""What was compiled is used again only if it is what would be compiled now, and only if nobody else put it there."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from tests.app.calling import ROOT
from zarcovi_rules.source.kept import sum_of
from zarcovi_rules.verify import cache as module
from zarcovi_rules.verify.cache import Cache, user_folder
from zarcovi_rules.verify.features import Loaded, load, read

TOY = Path(__file__).parent / "toy"
TEXT = (
    "# language: pt\nFuncionalidade: Luzes\n  Que luzes.\n  @a @b:c\n  Cenário: Uma\n"
    "    Dado estas luzes:\n      | azul |\n    Então x\n"
)
OUTLINE = (
    "# language: pt\nFuncionalidade: Luzes\n  Esquema do Cenário: <c>\n    Dado o bilhete\n"
    '      """\n      diz <c>\n      """\n    Então <c>\n    Exemplos:\n      | c |\n      | é |\n      |   |\n'
)


def kept(folder: Path, text: str, path: str = "a.feature") -> Loaded | None:
    return Cache(folder).get(path, text)


@pytest.mark.parametrize("text", [TEXT, OUTLINE])
def test_what_is_kept_is_what_was_compiled(tmp_path: Path, text: str) -> None:
    loaded = read("a.feature", text)
    Cache(tmp_path / "new").keep("a.feature", text, loaded)
    assert kept(tmp_path / "new", text) == loaded
    assert kept(tmp_path / "new", text, "b.feature") is kept(tmp_path / "new", text + "\n") is None


def test_all_shipped_features_come_back_as_they_were(tmp_path: Path) -> None:
    fresh = load([ROOT / "features"], base=ROOT)
    for _ in range(2):
        assert load([ROOT / "features"], base=ROOT, store=Cache(tmp_path)) == fresh
    assert len(list(tmp_path.iterdir())) == len({scenario.path for scenario in fresh.scenarios})


@pytest.mark.parametrize("text", [TEXT.replace("Cenário", "cenário"), TEXT.replace("Que", "\ufeffQue"), ""])
def test_what_something_is_said_of_is_not_kept(tmp_path: Path, text: str) -> None:
    loaded = read("a.feature", text)
    Cache(tmp_path).keep("a.feature", text, loaded)
    assert loaded.errors or loaded.notices
    assert kept(tmp_path, text) is None


def damaged(entry: Path) -> list[bytes]:
    """An entry cut short, changed, of another shape, and of things that are no JSON."""
    sum_, _, data = entry.read_bytes().partition(b"\n")
    other = json.dumps({"scenarios": [[1]], "prose": []}).encode()
    deep = b"[" * 100_000
    return [
        b"",
        sum_ + b"\n" + data[:-9],
        sum_ + b"\n" + data.replace(b"Uma", b"Ume"),
        *(sum_of(wrong) + b"\n" + wrong for wrong in (other, deep, b"\x80\x04N.", b"null", b"[]")),
    ]


def test_a_damaged_or_foreign_entry_is_no_entry(tmp_path: Path) -> None:
    loaded = read("a.feature", TEXT)
    Cache(tmp_path).keep("a.feature", TEXT, loaded)
    (entry,) = tmp_path.iterdir()
    for wrong in damaged(entry):
        entry.write_bytes(wrong)
        assert kept(tmp_path, TEXT) is None
        Cache(tmp_path).keep("a.feature", TEXT, loaded)
        assert kept(tmp_path, TEXT) == loaded


def test_a_change_of_the_code_that_compiles_makes_entries_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Cache(tmp_path).keep("a.feature", TEXT, read("a.feature", TEXT))
    monkeypatch.setattr(module, "_code", lambda: "newer")
    assert kept(tmp_path, TEXT) is None


@pytest.mark.parametrize("name", ["compiling", "outlines", "parsing", "steps", "swift", "text"])
def test_every_module_that_compiles_counts_as_code(name: str) -> None:
    assert str(Path(module.__file__).with_name(f"{name}.py")) in module._code()


@pytest.mark.skipif(os.name != "posix", reason="elsewhere the folder is the user's by its place")
def test_a_folder_that_others_can_write_to_is_not_used(tmp_path: Path) -> None:
    loaded = read("a.feature", TEXT)
    Cache(tmp_path / "own").keep("a.feature", TEXT, loaded)
    assert (tmp_path / "own").stat().st_mode & 0o777 == 0o700
    (tmp_path / "own").chmod(0o777)
    assert kept(tmp_path / "own", TEXT) is None
    Cache(tmp_path / "own").keep("a.feature", TEXT + "\n", loaded)
    assert len(list((tmp_path / "own").iterdir())) == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in this system's folders")
def test_a_pipe_is_no_entry_and_is_not_waited_for(tmp_path: Path) -> None:
    Cache(tmp_path / "own").keep("a.feature", TEXT, read("a.feature", TEXT))
    (entry,) = (tmp_path / "own").iterdir()
    entry.unlink()
    os.mkfifo(entry)
    assert kept(tmp_path / "own", TEXT) is None


def test_a_folder_that_cannot_be_made_is_an_empty_cache(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    for folder in (tmp_path / "file" / "x", Path("a\0b")):
        Cache(folder).keep("a.feature", TEXT, read("a.feature", TEXT))
        assert kept(folder, TEXT) is None


def test_the_older_half_goes_when_there_are_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ENTRIES", 4)
    texts = [TEXT + "\n" * more for more in range(5)]
    for age, text in enumerate(texts):
        Cache(tmp_path).keep("a.feature", text, read("a.feature", text))
        for entry in tmp_path.iterdir():
            os.utime(entry, (entry.stat().st_mtime - 1, entry.stat().st_mtime - 1))
        assert age < 4 or len(list(tmp_path.iterdir())) == 3
    assert kept(tmp_path, texts[-1]) is not None


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other places")
def test_it_stands_where_the_user_keeps_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert user_folder() == Path("/somewhere/zarcovi/features")
    monkeypatch.setenv("XDG_CACHE_HOME", "here")  # the standard: a relative path is not one
    assert user_folder() is None
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/home/nara")
    assert user_folder() == Path("/home/nara/.cache/zarcovi/features")

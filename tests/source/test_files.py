from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zarcovi_rules.source.files import decode, only_empty, read_text, shown, walk
from zarcovi_rules.source.places import Finding

YAML = {".yaml", ".yml"}


def refusal(path: Path | str) -> str:
    found = read_text(str(path))
    assert isinstance(found, Finding)
    assert found.help is not None
    return str(found.message)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_unicode_files_are_read_exactly(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes("nome: João 😀\r\n".encode(encoding))
    assert read_text(str(file)) == "nome: João 😀\r\n"


def test_big_endian_utf_16_is_read() -> None:
    assert decode(b"\xfe\xff" + "é".encode("utf-16-be"), "f") == "é"


def test_latin_1_is_told_with_its_place_and_character() -> None:
    found = decode("a\nnão: é".encode("latin-1"), "f")
    assert isinstance(found, Finding)
    assert str(found.place) == "f:2:2"
    assert str(found.message) == "Byte 0xE3 is no UTF-8: in Latin-1 it would be ã"


@given(st.binary())
def test_any_bytes_are_a_text_or_a_finding(data: bytes) -> None:
    for mark in (b"", b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf"):
        found = decode(mark + data, "f")
        assert isinstance(found, str) or str(found.message)


def test_what_is_no_file_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    (tmp_path / "loop.yaml").symlink_to("loop.yaml")
    (tmp_path / "dangling.yaml").symlink_to("nada")
    assert refusal(tmp_path) == "This is a folder, not a file"
    assert refusal(tmp_path / "pipe.yaml") == "This is a pipe or a device, not a file"
    assert refusal("/dev/null") == "This is a pipe or a device, not a file"
    assert refusal(tmp_path / "loop.yaml") == "This link leads back to itself"
    assert refusal(tmp_path / "dangling.yaml") == "This link leads to a file that does not exist"
    assert refusal(tmp_path / "nada.yaml") == "This file does not exist"
    assert refusal(tmp_path / "loop.yaml" / "x") == "This link leads back to itself"
    assert refusal("x" * 5000) == "This name is too long for a file"
    assert refusal("a\0b") == "This is no name of a file"


def test_a_file_that_may_not_be_read_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "a.yaml"
    file.touch()
    monkeypatch.setattr(os, "open", denied)
    assert refusal(file) == "This file may not be read"


def test_an_unknown_trouble_is_told_by_its_code_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise OSError(5, "Input/output error")

    file = tmp_path / "a.yaml"
    file.touch()
    monkeypatch.setattr(os, "open", broken)
    assert refusal(file) == "This file cannot be read (EIO)"


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("\ufeffé".encode())))
    assert read_text("-") == "é"


def test_folders_are_walked_in_the_order_of_names(tmp_path: Path) -> None:
    for name in ("b.yaml", "a/z.YML", "a/x.txt", ".hidden/h.yaml", "a/.h.yaml", "c[1].yaml", "-d.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    files, findings = walk([str(tmp_path)], YAML)
    assert [str(Path(file).relative_to(tmp_path)) for file in files] == ["-d.yaml", "a/z.YML", "b.yaml", "c[1].yaml"]
    assert findings == []


def test_files_are_taken_as_they_are_and_once(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.touch()
    assert walk([str(file), "-", "nada.yaml", str(file)], YAML) == ([str(file), "-", "nada.yaml"], [])


def test_links_that_lead_back_are_entered_once(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "f.yaml").touch()
    (tmp_path / "a" / "back").symlink_to(tmp_path)
    (tmp_path / "b").symlink_to(tmp_path / "a")
    files, findings = walk([str(tmp_path)], YAML)
    assert [str(Path(file).relative_to(tmp_path)) for file in files] == ["a/f.yaml"]
    assert findings == []


def test_a_folder_without_such_files_is_told(tmp_path: Path) -> None:
    files, [finding] = walk([str(tmp_path)], YAML)
    assert files == []
    assert str(finding.message) == "No file in this folder ends in .yaml, .yml"
    assert only_empty(finding)


def test_a_path_that_cannot_be_looked_at_is_for_reading_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    for path in ("x" * 5000, "a\0b"):
        assert walk([path], YAML) == ([path], [])

    def closed(*_: object, **__: object) -> os.stat_result:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", closed)
    assert walk(["shut/a.yaml"], YAML) == (["shut/a.yaml"], [])
    assert refusal("shut/a.yaml") == "This file may not be read"


def test_a_folder_that_may_not_be_listed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = Path.iterdir
    (tmp_path / "a.yaml").touch()
    (tmp_path / "shut").mkdir()

    def shut(path: Path) -> Iterator[Path]:
        if path.name == "shut":
            raise PermissionError(13, "Permission denied")
        return iter(listed(path))

    monkeypatch.setattr(Path, "iterdir", shut)
    files, [finding] = walk([str(tmp_path)], YAML)
    assert files == [str(tmp_path / "a.yaml")]
    assert (finding.place.path, str(finding.message)) == (str(tmp_path / "shut"), "This file may not be read")
    assert not only_empty(finding)


def test_names_that_are_no_utf_8_can_be_printed() -> None:
    assert shown(os.fsdecode(b"jo\xe3o.yaml")) == "jo\\xe3o.yaml"

"""Files as text: whatever keeps a path or its bytes from being a text ends in one finding, never in a hang."""

from __future__ import annotations

import codecs
import errno
import os
import stat
import sys
from typing import TYPE_CHECKING

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.source.lines import Lines
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.source.text import unprintable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

STDIN = "-"
"""The path that stands for standard input."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

_READING = {
    errno.ENOENT: (msg("This file does not exist"), msg("Check the name and the folder.")),
    errno.ENOTDIR: (msg("A part of this path is a file, not a folder"), msg("Check the name and the folder.")),
    errno.ENAMETOOLONG: (msg("This name is too long for a file"), msg("Give the name of a file, not its content.")),
    errno.ELOOP: (msg("This link leads back to itself"), msg("Delete it or link it to a file.")),
    errno.EACCES: (msg("This file may not be read"), msg("Change its permissions.")),
    errno.EPERM: (msg("This file may not be read"), msg("Change its permissions.")),
}

_EMPTY = msg("No file in this folder ends in {suffixes}")


def read_text(path: str, *, keep_mark: bool = False) -> str | Finding:
    """The text of a file (`-`: standard input), without byte-order mark and otherwise as it is; or why there is none.

    With `keep_mark` the mark stays, as U+FEFF, for whoever has something to say about it. UTF-8 and, with its mark,
    UTF-16 are read. Pipes and devices are refused, because they may never end.
    """
    try:
        data = sys.stdin.buffer.read() if path == STDIN else _bytes(path)
    except OSError as error:
        return unreadable(path, error)
    except ValueError:  # what the operating system cannot even be asked for: NUL in the name
        return _at(path, msg("This is no name of a file"), msg("Check the name and the folder."))
    if isinstance(data, Finding):
        return data
    text = decode(data, shown(path))
    marked = keep_mark and any(data.startswith(mark) for mark, _ in _MARKS)
    return f"\ufeff{text}" if marked and isinstance(text, str) else text


def decode(data: bytes, path: str) -> str | Finding:
    """The text of a file's bytes, or the first place where they are no text. `path` names the file in the finding."""
    encoding, skipped = next(((name, len(mark)) for mark, name in _MARKS if data.startswith(mark)), ("utf-8", 0))
    data = data[skipped:]
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        place = Lines(data[: error.start].decode(encoding, "replace") + " ", path)
        start = len(place.text) - 1
        byte = f"0x{data[error.start]:02X}"
        if encoding == "utf-8" and b"\0" in data[:200]:
            if max(data[:200:2].count(0), data[1:200:2].count(0)) * 4 < len(data[:200]):
                return Finding(
                    msg("This file is no text: an image, an archive or the like"),
                    Place(path),
                    msg("Give a file that a text editor can show."),
                )
            return Finding(
                msg("This file is no UTF-8: it seems to be UTF-16 without its mark"),
                Place(path),
                msg("Save the file as UTF-8."),
            )
        found = Finding(
            msg("Byte {byte} is no text in {encoding}", byte=byte, encoding=encoding.upper()),
            place.place(start, start + 1),
            msg("Save the file as UTF-8."),
        )
        if encoding == "utf-8":
            char = data[error.start : error.start + 1].decode("cp1252", "replace")
            message = msg("Byte {byte} is no UTF-8: in Latin-1 it would be {char}", byte=byte, char=char)
            found = Finding(
                message, found.place, msg("Save the file as UTF-8 (it seems to be Latin-1 or Windows-1252).")
            )
        return found
    return next(iter(unprintable(Lines(text, path))), text)


def walk(paths: Iterable[str], suffixes: Collection[str]) -> tuple[list[str], list[Finding]]:
    """The files that `paths` name: files and `-` as they are, folders by what they hold in all depths.

    Of a folder, the files whose name ends in one of `suffixes` (`{".yaml", ".yml"}`, in any case), in the order of
    their names; what begins with a point is passed over, and a folder that several links lead to is entered once. No
    file is opened: a path that cannot even be looked at counts as a file, and reading it says why. The findings name
    folders that could not be listed or that hold no such file (`only_empty` tells them apart).
    """
    endings = tuple(suffix.lower() for suffix in suffixes)
    files: dict[str, None] = {}  # an ordered set
    findings: list[Finding] = []
    entered: set[tuple[int, int]] = set()
    for path in paths:
        if path == STDIN or not _is_folder(path):
            files[path] = None
            continue
        below, wrong = _below(path, endings, entered)
        if not below and not wrong:
            message = _EMPTY.about(suffixes=", ".join(sorted(endings)))
            wrong = [_at(path, message, msg("Give another folder, or a file by its name."))]
        files |= dict.fromkeys(below)
        findings += wrong
    return list(files), findings


def only_empty(finding: Finding) -> bool:
    """Whether a finding of `walk` is of a folder that was listed, and holds nothing to read."""
    return finding.message.template == _EMPTY.template


def _is_folder(path: str) -> bool:
    return os.path.isdir(path or os.curdir)  # noqa: PTH112 - pathlib is slow to import, and for a file of no use


def _below(top: str, endings: tuple[str, ...], entered: set[tuple[int, int]]) -> tuple[list[str], list[Finding]]:
    from pathlib import Path

    files: list[str] = []
    findings: list[Finding] = []
    waiting = [top]
    while waiting:
        path = waiting.pop()
        try:
            if not _is_folder(path):
                files.append(path)
                continue
            status = Path(path).stat()
            if (status.st_dev, status.st_ino) in entered and path != top:
                continue
            entered.add((status.st_dev, status.st_ino))
            names = sorted((entry.name for entry in Path(path).iterdir()), reverse=True)
        except OSError as error:
            findings.append(unreadable(path, error))
            continue
        inside = [str(Path(path, name)) for name in names if not name.startswith(".")]
        waiting += [file for file in inside if file.lower().endswith(endings) or _is_folder(file)]
    return files, findings


def shown(path: str) -> str:
    """A path as text that can be printed: bytes of its name that are no UTF-8 are written out."""
    return path.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def _bytes(path: str) -> bytes | Finding:
    if (refusal := _refusal(_mode(path), path)) is not None:
        return refusal
    # Without waiting: between the look and the opening it could have become a pipe.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb", buffering=0) as file:
        return _refusal(os.fstat(handle).st_mode, path) or file.read()


def _mode(path: str) -> int:
    try:
        return os.stat(path).st_mode  # noqa: PTH116 - pathlib is slow to import
    except OSError:
        from pathlib import Path

        return Path(path).stat().st_mode  # it passes over a stroke at the end of a file's name


def _refusal(mode: int, path: str) -> Finding | None:
    if stat.S_ISREG(mode):
        return None
    if stat.S_ISDIR(mode):
        return _at(path, msg("This is a folder, not a file"), msg("Give the files in it."))
    return _at(path, msg("This is a pipe or a device, not a file"), msg("To read from a pipe, give - as the file."))


def unreadable(path: str, error: OSError) -> Finding:
    """Why the file or folder could not be opened."""
    from pathlib import Path

    if error.errno == errno.ENOENT and Path(path).is_symlink():
        return _at(path, msg("This link leads to a file that does not exist"), msg("Delete it or link it to a file."))
    unknown = msg("This file cannot be read ({code})", code=errno.errorcode.get(error.errno or 0, "?"))
    message, help_ = _READING.get(error.errno or 0, (unknown, msg("Copy it to another place and try again.")))
    return _at(path, message, help_)


def _at(path: str, message: Message, help_: Message) -> Finding:
    return Finding(message, Place(shown(path)), help_)

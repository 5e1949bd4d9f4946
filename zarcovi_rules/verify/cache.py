"""Compiled features, kept by the hash of what they were made from: a file that has not changed is not parsed again.

An entry is JSON in a folder that only the user can write to. JSON all the same, because reading it runs nothing, where
unpickling would run whatever somebody managed to put there. Its name is the hash of the file's text, of its shown path,
and of the code that compiles, so what is found under it is never stale; its first line is the sum of the rest.

Only what is sound is kept: a file with anything to say about it is read again each time, and says it each time.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cached_property
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from zarcovi_rules.verify.features import Loaded, Scenario, Step, Tag

MOST_ENTRIES = 5000
"""When more than these are kept, the older half is removed."""


class Cache:
    """What was compiled before, in a folder that is made when something is first kept.

    Nothing here raises: a folder that cannot be used is a cache with nothing in it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._code = _code()

    def get(self, path: str, text: str) -> Loaded | None:
        """The scenarios of this text as it is shown under this path, if they are kept."""
        if not self._own:
            return None
        try:
            entry = self._entry(path, text)
            if not entry.is_file():  # a pipe would be waited for
                return None
            sum_, _, kept = entry.read_bytes().partition(b"\n")
            if sum_ != _sum(kept):
                return None
            data = json.loads(kept)
            return Loaded(
                scenarios=tuple(_scenario(path, each) for each in data["scenarios"]),
                prose=tuple((path, int(number), str(line)) for number, line in data["prose"]),
            )
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None

    def keep(self, path: str, text: str, loaded: Loaded) -> None:
        """Keep what was compiled, if nothing was to be said about it."""
        if not self._own or loaded.errors or loaded.notices or loaded.refused or loaded.unreadable:
            return
        data = {
            "scenarios": [_plain(scenario) for scenario in loaded.scenarios],
            "prose": [line[1:] for line in loaded.prose],
        }
        entry = self._entry(path, text)
        waiting = entry.with_suffix(f".{os.getpid()}")
        kept = json.dumps(data, separators=(",", ":")).encode("ascii")
        with suppress(OSError, ValueError):
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            waiting.write_bytes(_sum(kept) + b"\n" + kept)
            waiting.replace(entry)  # another process sees all of it or nothing
            self._thin_out()

    @cached_property
    def _own(self) -> bool:
        """Whether only the user can write there: others could put scenarios that were never written."""
        if os.name != "posix":
            return True  # there the folder of a user's caches is shut to others
        try:
            status = self.folder.stat()
        except (OSError, ValueError):
            return True  # it will be made, for the user alone
        return status.st_uid == os.getuid() and not status.st_mode & 0o022

    def _entry(self, path: str, text: str) -> Path:
        key = "\0".join((self._code, path, text)).encode("utf-8", "surrogatepass")
        return self.folder / f"{sha256(key).hexdigest()}.json"

    def _thin_out(self) -> None:
        entries = list(self.folder.iterdir())
        if len(entries) > MOST_ENTRIES:
            entries.sort(key=lambda entry: entry.stat().st_mtime)
            for entry in entries[: len(entries) // 2]:
                entry.unlink(missing_ok=True)


def _sum(kept: bytes) -> bytes:
    return sha256(kept).hexdigest().encode("ascii")


def user_folder() -> Path | None:
    """Where a user's caches are, by the rules of the system; None where nobody says."""
    if sys.platform == "win32":
        given = os.environ.get("LOCALAPPDATA")
        return Path(given, "zarcovi", "Cache", "features") if given else None
    if given := os.environ.get("XDG_CACHE_HOME"):
        return Path(given, "zarcovi", "features") if Path(given).is_absolute() else None
    try:
        home = Path.home()
    except RuntimeError:
        return None
    own = home / "Library" / "Caches" if sys.platform == "darwin" else home / ".cache"
    return own / "zarcovi" / "features"


def _code() -> str:
    """What changes whenever the code that compiles does: where its modules are, their sizes and times.

    Compiling is some modules of this folder, above some of `source`; all of both are looked at, lest one be forgotten.
    """
    here = Path(__file__).parent
    files = sorted(file for folder in (here, here.parent / "source") for file in folder.glob("*.py"))
    gherkin = find_spec("gherkin")
    if gherkin is not None and gherkin.origin is not None:
        files.append(Path(gherkin.origin))
    return "\n".join(_stamp(file) for file in files)


def _stamp(file: Path) -> str:
    try:
        status = file.stat()
    except OSError:  # in an archive
        return str(file)
    return f"{file} {status.st_size} {status.st_mtime_ns}"


def _plain(scenario: Scenario) -> list[Any]:
    """A scenario as what JSON knows."""
    return [
        scenario.line,
        scenario.name,
        scenario.feature,
        scenario.rule,
        [(tag.text, tag.line, tag.column) for tag in scenario.tags],
        [
            (step.kind, step.keyword, step.text, step.line, step.table, step.docstring, step.cells, step.rows)
            for step in scenario.steps
        ],
        scenario.row,
    ]


def _scenario(path: str, data: Iterable[Any]) -> Scenario:
    line, name, feature, rule, tags, steps, row = data
    return Scenario(
        path=path,
        line=line,
        name=name,
        feature=feature,
        rule=rule,
        tags=tuple(Tag(text=text, line=line, column=column) for text, line, column in tags),
        steps=tuple(_steps(steps)),
        row=row,
    )


def _steps(data: Iterable[Any]) -> Iterator[Step]:
    for kind, keyword, text, line, table, docstring, cells, rows in data:
        if kind not in ("given", "when", "then"):
            raise ValueError(kind)
        yield Step(
            kind=kind,
            keyword=keyword,
            text=text,
            line=line,
            table=None if table is None else tuple(map(tuple, table)),
            docstring=docstring,
            cells=tuple(map(tuple, cells)),
            rows=tuple(rows),
        )

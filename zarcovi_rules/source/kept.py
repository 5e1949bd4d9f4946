"""What was made of files before, kept by the hash of what it was made from: what has not changed is not made again.

An entry is JSON in a folder that only the user can write to. JSON all the same, because reading it runs nothing, where
unpickling would run whatever somebody managed to put there. Its name is the hash of all that it was made from, so what
is found under it is never stale; its first line is the sum of the rest.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

MOST_ENTRIES = 5000
"""When more than these are kept, the older half is removed."""

SELDOM = 200
"""So many entries are kept before their number is looked at again."""


class Store:
    """Data by what they were made from, in a folder that is made when something is first kept.

    Nothing here raises: a folder that cannot be used is a store with nothing in it.
    """

    def __init__(self, folder: Path, most: int = MOST_ENTRIES) -> None:
        self.folder = folder
        self.most = most
        self._kept = 0

    def get(self, *made_from: str) -> Any:
        """What is kept of this; None if nothing is."""
        if not self._own:
            return None
        try:
            entry = self._entry(made_from)
            if not entry.is_file():  # a pipe would be waited for
                return None
            sum_, _, kept = entry.read_bytes().partition(b"\n")
            return json.loads(kept) if sum_ == sum_of(kept) else None
        except (OSError, ValueError, RecursionError):
            return None

    def keep(self, data: Any, *made_from: str) -> None:
        """Keep what was made."""
        if not self._own:
            return
        entry = self._entry(made_from)
        waiting = entry.with_suffix(f".{os.getpid()}")
        kept = json.dumps(data, separators=(",", ":")).encode("ascii")
        with suppress(OSError, ValueError):
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            waiting.write_bytes(sum_of(kept) + b"\n" + kept)
            waiting.replace(entry)  # another process sees all of it or nothing
            if self._kept % SELDOM == 0:
                self._thin_out()
            self._kept += 1

    @cached_property
    def _own(self) -> bool:
        """Whether only the user can write there: others could put what was never made."""
        if os.name != "posix":
            return True  # there the folder of a user's caches is shut to others
        try:
            status = self.folder.stat()
        except (OSError, ValueError):
            return True  # it will be made, for the user alone
        return status.st_uid == os.getuid() and not status.st_mode & 0o022

    def _entry(self, made_from: Iterable[str]) -> Path:
        key = "\0".join(made_from).encode("utf-8", "surrogatepass")
        return self.folder / f"{sha256(key).hexdigest()}.json"

    def _thin_out(self) -> None:
        entries = list(self.folder.iterdir())
        if len(entries) > self.most:
            entries.sort(key=lambda entry: entry.stat().st_mtime)
            for entry in entries[: len(entries) // 2]:
                entry.unlink(missing_ok=True)


def sum_of(kept: bytes) -> bytes:
    """The sum by which damage shows."""
    return sha256(kept).hexdigest().encode("ascii")


def user_folder(name: str) -> Path | None:
    """Where a user's caches of this name are, by the rules of the system; None where nobody says."""
    if sys.platform == "win32":
        given = os.environ.get("LOCALAPPDATA")
        return Path(given, "zarcovi", "Cache", name) if given else None
    if given := os.environ.get("XDG_CACHE_HOME"):
        return Path(given, "zarcovi", name) if Path(given).is_absolute() else None
    try:
        home = Path.home()
    except RuntimeError:
        return None
    own = home / "Library" / "Caches" if sys.platform == "darwin" else home / ".cache"
    return own / "zarcovi" / name


def stamp(files: Iterable[Path]) -> str:
    """What changes whenever one of these files does: where they are, their sizes and times."""
    return "\n".join(map(_stamp, files))


def _stamp(file: Path) -> str:
    try:
        status = file.stat()
    except OSError:  # in an archive
        return str(file)
    return f"{file} {status.st_size} {status.st_mtime_ns}"

"""Looks again and again at files, and says when one of them has changed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from zarcovi_rules.source import files
from zarcovi_rules.verify.features import Loaded, Store

INTERVAL = 0.3
"""Seconds between two looks: asking for the times of a thousand files takes a few milliseconds."""


def stamp(paths: Iterable[str], others: Iterable[str] = ()) -> tuple[tuple[str, int, int], ...]:
    """The features below paths, and other files, with their sizes and times: it differs when one of them changed."""
    names, _ = files.walk(paths, {".feature"})
    return tuple(_of(name) for name in (*names, *others))


def _of(name: str) -> tuple[str, int, int]:
    try:
        status = Path(name).stat()
    except (OSError, ValueError):
        return name, -1, -1
    return name, status.st_size, status.st_mtime_ns


def changes(look: Callable[[], object], wait: Callable[[float], object] = time.sleep) -> Iterator[None]:
    """Once at the beginning, and again each time that what `look` sees is another than it was."""
    seen: object = None
    while True:
        if (now := look()) != seen:
            seen = now
            yield
        wait(INTERVAL)


class Memory:
    """What was compiled in this process, a text a path; before it, what `store` has from others."""

    def __init__(self, store: Store | None) -> None:
        self._store = store
        self._known: dict[str, tuple[str, Loaded]] = {}

    def get(self, path: str, text: str) -> Loaded | None:
        """What this text was compiled to, if that is known."""
        if path in self._known and self._known[path][0] == text:
            return self._known[path][1]
        found = self._store.get(path, text) if self._store is not None else None
        if found is not None:
            self._known[path] = text, found
        return found

    def keep(self, path: str, text: str, loaded: Loaded) -> None:
        """Remember it, whatever is wrong with it."""
        self._known[path] = text, loaded
        if self._store is not None:
            self._store.keep(path, text, loaded)

"""All files of one run: in this process, or in several where that pays."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from zarcovi_rules.app.kinds import CAPTION, COMMITTEE
from zarcovi_rules.app.linted.filing import Desk, Filed
from zarcovi_rules.source import files

if TYPE_CHECKING:
    from zarcovi_rules.app.linted.keeping import Kept

PAYS = 300
"""From so many files on it pays to fork: before, a process takes longer to begin than to lint its share."""

LEARNT = 10
"""One file of so many is linted before it forks: what is remembered of these no process has to learn by itself."""

MOST_PROCESSES = 8
CHUNK = 32

SUFFIXES = {".yaml", ".yml"}
CAPTIONS = {".txt"}


class Run:
    """Lints paths; `stdin_name` is how standard input is called, `kept` what was found before."""

    def __init__(self, desk: Desk, *, stdin_name: str | None, kept: Kept | None) -> None:
        self.desk = desk
        self._stdin_name = stdin_name
        self._kept = kept

    def of(self, path: str) -> Filed:
        """Read one path and lint it. Nothing in a file makes this raise."""
        shown = self.shown(path)
        try:
            text = files.read_text(path)
            if not isinstance(text, str):
                return self.desk.unreadable(text)
        except Exception as error:
            return self.desk.fault(shown, error)
        return self.text(text, shown)

    def text(self, text: str, shown: str) -> Filed:
        """Lint a text that is shown under this path, or know what was found in it before."""
        kind = CAPTION if self.desk.caption else ""
        filed = None if self._kept is None else self._kept.get(shown, kind, text)
        if filed is None:
            filed = self.desk.lint(text, shown)
            if self._kept is not None and filed.kind != COMMITTEE:  # what is valid hangs on the day
                self._kept.keep(filed, kind, text)
        return filed

    def shown(self, path: str) -> str:
        """A path as it is shown."""
        return self._stdin_name if path == files.STDIN and self._stdin_name else files.shown(path)

    def all(self, paths: Sequence[str], jobs: int | None) -> Iterator[Filed]:
        """Each path linted, in their order."""
        count = processes(len(paths), jobs)
        if count < 2:
            yield from map(self.of, paths)
        else:
            yield from self._forked(paths, count)

    def _forked(self, paths: Sequence[str], count: int) -> Iterator[Filed]:
        """The same in `count` processes. One that dies takes only what it had before it along."""
        from concurrent.futures import ProcessPoolExecutor
        from concurrent.futures.process import BrokenProcessPool
        from multiprocessing import get_context

        self.desk.linter()  # once, for all of them
        learnt = paths[: len(paths) // LEARNT]
        yield from map(self.of, learnt)
        chunks = [paths[start : start + CHUNK] for start in range(len(learnt), len(paths), CHUNK)]
        workers, own = min(count, len(chunks)), (self, os.getpid())
        with ProcessPoolExecutor(workers, get_context("fork"), initializer=_begin, initargs=own) as pool:
            # Standard input is this process's own.
            forked = deque(None if files.STDIN in chunk else pool.submit(_share, list(chunk)) for chunk in chunks)
            for chunk in chunks:
                future = forked.popleft()  # with what came of it, which then is nobody's any more
                if future is None:
                    yield from map(self.of, chunk)
                    continue
                try:
                    yield from future.result()
                except BrokenProcessPool as error:
                    yield from (self.desk.fault(self.shown(path), error) for path in chunk)


_RUN: list[Run] = []


_SECONDS = 0.5
"""So often a process looks whether the one that it works for is still there."""


def _begin(run: Run, parent: int) -> None:
    import signal
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # who interrupts the run has no use for tracebacks of its parts
    Thread(target=_end_with, args=(parent,), daemon=True).start()
    _RUN[:] = [run]


def _end_with(parent: int) -> None:
    """End once `parent` is no more: who waits for more to do would wait, and keep its output open, for ever."""
    import time

    while os.getppid() == parent:
        time.sleep(_SECONDS)
    os._exit(1)


def _share(paths: Iterable[str]) -> list[Filed]:
    return [_RUN[0].of(path) for path in paths]


def processes(count: int, jobs: int | None) -> int:
    """In how many processes so many files are linted: as many as were asked for, else as many as pay."""
    if not hasattr(os, "fork"):
        return 1
    if jobs is not None:
        return min(jobs, max(1, count))
    if count < PAYS:
        return 1
    available = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(available, MOST_PROCESSES)

"""The findings of a run until they are written: few in memory, many in a file of the system's, and what they count."""

from __future__ import annotations

import marshal
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import IO
from weakref import finalize

from zarcovi_rules.app.linted.told import Told

FEW = 1000
"""So many findings are kept in memory. More of them go into a file, so that many sheets take no more room than few."""


class Spool:
    """Findings in the order in which they came; they can be gone through again and again."""

    def __init__(self, findings: Iterable[Told] = ()) -> None:
        self.said: Counter[str] = Counter()
        self.severities: Counter[str] = Counter()
        self.unknown = 0
        """How many say that something cannot be told."""
        self._few: list[Told] = []
        self._file: IO[bytes] | None = None
        self._most: int | None = FEW
        for one in findings:
            self.add(one)

    def add(self, one: Told) -> None:
        """Take one more."""
        self.said[one.said] += 1
        self.severities[one.severity] += 1
        self.unknown += one.status == "nao_sei"
        self._few.append(one)
        if self._most is not None and len(self._few) >= self._most:
            self._write()

    def __len__(self) -> int:
        return self.said.total()

    def __iter__(self) -> Iterator[Told]:
        if self._file is not None:
            size, at = self._file.seek(0, os.SEEK_END), 0
            while at < size:
                self._file.seek(at)  # somebody else may be going through them too
                block = marshal.load(self._file)
                at = self._file.tell()
                yield from map(Told._make, block)
        yield from self._few

    def _write(self) -> None:
        """Move what is in memory into the file. Where none can be made, everything stays in memory."""
        from tempfile import TemporaryFile  # slow to import, and most runs find little

        try:
            if self._file is None:
                self._file = TemporaryFile()  # noqa: SIM115 - it goes with the spool
                finalize(self, self._file.close)
            self._file.seek(0, os.SEEK_END)
            for start in range(0, len(self._few), 100):
                marshal.dump([tuple(one) for one in self._few[start : start + 100]], self._file)
        except OSError:
            self._most = None
        else:
            self._few.clear()

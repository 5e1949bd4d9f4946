"""Compiled features: a file that has not changed since is not parsed again.

They are kept (`source.kept`) by the file's text, its shown path, and the code that compiles.

Only what is sound is kept: a file with anything to say about it is read again each time, and says it each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from zarcovi_rules.source import kept
from zarcovi_rules.verify.features import Loaded, Scenario, Step, Tag

MOST_ENTRIES = kept.MOST_ENTRIES


class Cache:
    """What was compiled before, in a folder that is made when something is first kept. Nothing here raises."""

    def __init__(self, folder: Path) -> None:
        self._store = kept.Store(folder, MOST_ENTRIES)
        self._code = _code()

    def get(self, path: str, text: str) -> Loaded | None:
        """The scenarios of this text as it is shown under this path, if they are kept."""
        data = self._store.get(self._code, path, text)
        if data is None:
            return None
        try:
            return Loaded(
                scenarios=tuple(_scenario(path, each) for each in data["scenarios"]),
                prose=tuple((path, int(number), str(line)) for number, line in data["prose"]),
            )
        except (ValueError, KeyError, TypeError):
            return None

    def keep(self, path: str, text: str, loaded: Loaded) -> None:
        """Keep what was compiled, if nothing was to be said about it."""
        if loaded.errors or loaded.notices or loaded.refused or loaded.unreadable:
            return
        data = {
            "scenarios": [_plain(scenario) for scenario in loaded.scenarios],
            "prose": [line[1:] for line in loaded.prose],
        }
        self._store.keep(data, self._code, path, text)


def user_folder() -> Path | None:
    """Where a user's caches of features are, by the rules of the system; None where nobody says."""
    return kept.user_folder("features")


def _code() -> str:
    """What changes whenever the code that compiles does: where its modules are, their sizes and times.

    Compiling is some modules of this folder, above some of `source`; all of both are looked at, lest one be forgotten.
    """
    here = Path(__file__).parent
    files = sorted(file for folder in (here, here.parent / "source") for file in folder.glob("*.py"))
    gherkin = find_spec("gherkin")
    if gherkin is not None and gherkin.origin is not None:
        files.append(Path(gherkin.origin))
    return kept.stamp(files)


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

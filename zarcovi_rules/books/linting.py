"""What a book brings for linting, found by walking its package: fields, checks, law, vocabulary of legends."""

from __future__ import annotations

import json
import os
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any

from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Field, Kind
from zarcovi_rules.lint.law import Law
from zarcovi_rules.lint.legend.packed import Compiled
from zarcovi_rules.source.places import Finding

LAW = "law.json"
"""The law of a book as it is shipped, see `lint.law`."""

PHRASES = "phrases.json"
"""A book's vocabulary of legends, compiled."""


def fields(package: str) -> dict[Kind, dict[str, Field]]:
    """The fields of each kind of card."""
    found: dict[Kind, dict[str, Field]] = {kind: {} for kind in Kind}
    for value in vars(import_module(f"{package}.sheet.fields")).values():
        for field in value if isinstance(value, tuple) else (value,):
            for kind in field.of if isinstance(field, Field) else ():
                if field.name in found[kind]:
                    raise ValueError(f"two fields of {kind} are called {field.name}")
                found[kind][field.name] = field
    return found


def checks(package: str) -> Iterator[Check]:
    """The checks of a book, by their codes."""
    module = import_module(f"{package}.lints")
    found: dict[str, Check] = {}
    for name in _modules(module.__path__):
        for value in vars(import_module(f"{package}.lints.{name}")).values():
            if isinstance(value, Check) and found.setdefault(value.code, value) is not value:
                raise ValueError(f"two checks have the code {value.code}")
    return iter(sorted(found.values(), key=lambda check: check.code))


def _modules(folders: Iterable[str]) -> list[str]:
    """The names of a package's modules. Where it is no plain folder `pkgutil` tells, which imports much to do so."""
    plain = [entry.name for folder in folders if os.path.isdir(folder) for entry in os.scandir(folder)]  # noqa: PTH112
    names = sorted(name.removesuffix(".py") for name in plain if name.endswith(".py") and name != "__init__.py")
    return names or [each.name for each in pkgutil.iter_modules(list(folders))]


def vocabulary(package: str) -> list[Mapping[str, Any]]:
    """A book's vocabulary files, as data, in the order of their names."""
    from importlib import resources  # slow to import, and seldom asked for

    import yaml

    folder = resources.files(package) / "legends"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml"))
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return [yaml.load((folder / name).read_text("utf-8"), Loader=loader) for name in names]


def phrases(package: str) -> Compiled:
    """A book's vocabulary, compiled from its files."""
    from zarcovi_rules.lint.legend.compiling import compile_vocabulary  # of no use where one is read that is compiled

    return compile_vocabulary(vocabulary(package))


def extended(package: str, law: Law, files: Iterable[tuple[str, str]]) -> tuple[Compiled, list[Finding]]:
    """A book's vocabulary with a committee's files, pairs of path and text, on top; and what is wrong with these.

    Whatever cannot be used of them is left out. That an example is not read as its entry says is told too.
    """
    from zarcovi_rules.lint.assembled import reader_of
    from zarcovi_rules.lint.legend.compiling import compile_vocabulary, entries_of, names_of
    from zarcovi_rules.lint.legend.extending import extension
    from zarcovi_rules.lint.legend.trying import tried

    of_kinds = fields(package)
    readable = {name: field for known in of_kinds.values() for name, field in known.items() if field.read}
    before: Compiled = generated(package, PHRASES)
    more = extension(files, names_of(before), readable, law.clauses)

    def compiled() -> Compiled:
        if before["grupos"].keys().isdisjoint(name for part in more.parts for name in part.get("grupos", ())):
            return compile_vocabulary(more.parts, more.names, before)
        return compile_vocabulary([*vocabulary(package), *more.parts])  # of such a group the book's phrases go anew

    found = compiled()
    wrong = tried(more, entries_of(before), reader_of(of_kinds, found))
    return compiled() if wrong else found, [*more.findings, *wrong]


def generated(package: str, name: str) -> Any:
    """A generated file of a book, as data."""
    found = pkgutil.get_data(package, name)
    if found is None:
        raise FileNotFoundError(f"{package} has no {name}")
    return json.loads(found)

"""Finding the parts of a book by walking its package: a module that exists is part of the book."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module, resources

import yaml

from zarcovi_rules.core.figures import Figure

PARTS = ("facts", "readings", "questions", "rulings", "gaps", "silences", "tensions")
"""The modules and folders of a book's package that hold its parts. Steps and the rest are not needed to judge."""


def objects(package: str) -> Iterator[object]:
    """Every top-level object of every module that holds parts of the book in `package`, and its figures."""
    for part in PARTS:
        module = import_module(f"{package}.{part}")
        yield from vars(module).values()
        for found in pkgutil.walk_packages(getattr(module, "__path__", ()), f"{package}.{part}."):
            yield from vars(import_module(found.name)).values()
    yield from figures((resources.files(package) / "figures.yaml").read_text("utf-8"))


def figures(text: str) -> Iterator[Figure]:
    """The figures in a book's own `figures.yaml`."""
    for name, entry in yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)).items():
        yield Figure(
            name=name,
            value=entry["valor"],
            texto=entry["texto"],
            text=entry["text"],
            source=entry["fonte"],
            schema=entry["esquema"],
        )

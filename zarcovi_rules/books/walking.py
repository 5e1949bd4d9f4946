"""Finding the parts of a book by walking its package: a module that exists is part of the book."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import yaml

from zarcovi_rules.core.figures import Figure


def objects(package: str) -> Iterator[object]:
    """Every top-level object of every module in `package` and below."""
    root = import_module(package)
    for found in pkgutil.walk_packages(root.__path__, f"{package}."):
        yield from vars(import_module(found.name)).values()


def read_figures(text: str) -> Iterator[Figure]:
    """The figures in a book's own `figures.yaml`."""
    for name, entry in yaml.safe_load(text).items():
        yield Figure(name=name, value=entry["valor"], texto=entry["texto"], text=entry["text"], source=entry["fonte"])

"""Paths as reports for other programs name them."""

from __future__ import annotations

import os
from pathlib import Path, PurePath
from urllib.parse import quote


def relative(path: str) -> str:
    """A path from the current folder on, with slashes, where it lies below it; any other as it is."""
    pure = PurePath(os.path.normpath(path)) if path else PurePath(path)
    if pure.is_absolute():
        try:
            pure = pure.relative_to(Path.cwd())
        except (ValueError, OSError):
            return pure.as_posix()
    return pure.as_posix()


def uri(path: str) -> str:
    """A path as a reference of RFC 3986, with whatever is not plain percent-encoded.

    It is relative to the current folder for what lies in it, and to nothing for all else.
    """
    found = relative(path)
    if found == ".." or found.startswith("../"):
        found = PurePath(os.path.abspath(found)).as_posix()  # noqa: PTH100 - it may be gone, and links stay as named
    if PurePath(found).is_absolute():
        return "file://" + quote(found if found.startswith("/") else f"/{found}", safe="/:")
    return quote(found, safe="/")  # a colon in the first part would begin a scheme

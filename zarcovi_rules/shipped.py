"""The files that travel with the package: features, scenarios and schemas.

In a clone they stand at the top of the repository, where committees and editors look for them; in an installed wheel,
inside the package.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent


def shipped(name: str) -> Path:
    """The folder or file `name` (`features/zarcovi`, `schemas/comite.schema.json`) wherever this installation has it."""
    inside = _PACKAGE / "_shipped"
    return (inside if inside.is_dir() else _PACKAGE.parent) / name

"""The files that travel with the package: features, scenarios and schemas.

In a clone they stand at the top of the repository, where committees and editors look for them; in an installed wheel,
inside the package.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent


def shipped(name: str) -> Path:
    """Where this installation has `name`: a folder or file such as `features/zarcovi`."""
    inside = _PACKAGE / "_shipped"
    return (inside if inside.is_dir() else _PACKAGE.parent) / name

"""What is remembered of what was read before, so much and no more."""

from __future__ import annotations

from itertools import islice
from typing import Any


def make_room(known: dict[Any, Any], most: int) -> None:
    """Forget the older half of what is `known`, should there be no room for more."""
    if len(known) >= most:
        for key in list(islice(known, (most + 1) // 2)):
            del known[key]

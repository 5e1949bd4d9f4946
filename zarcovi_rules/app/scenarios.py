"""The index of scenarios: which scenario shows which case of which ruling, read from a file and not from all features.

`make generate` writes the file beside the features; a test holds that it says what the features say.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from zarcovi_rules.shipped import shipped

INDEX = "features/indice.json"


@cache
def index() -> dict[str, Any]:
    """For each book, for each id, for each case: the scenarios as {"scenario", "path", "line"}."""
    found: dict[str, Any] = json.loads(shipped(INDEX).read_text("utf-8"))
    return found


def scenarios(book: str, id_: str) -> dict[str, list[dict[str, Any]]]:
    """The scenarios of one id by case; empty when none shows it."""
    found: dict[str, list[dict[str, Any]]] = index().get(book, {}).get(id_, {})
    return found

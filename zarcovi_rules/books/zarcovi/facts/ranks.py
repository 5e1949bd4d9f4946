"""How speed ranks compare: the lower, the faster. For the facts that compare two of them."""

from collections.abc import Mapping
from typing import Any

MAIS_RAPIDA, IGUAL, MAIS_LENTA = "mais_rapida", "igual", "mais_lenta"


def comparados(_: Mapping[str, Any], one: int, other: int) -> str:
    """Whether the first rank is faster than the other, the same, or slower."""
    return MAIS_RAPIDA if one < other else IGUAL if one == other else MAIS_LENTA

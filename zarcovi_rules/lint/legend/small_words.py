"""The small words of the language, by which reading goes whatever the vocabulary."""

from __future__ import annotations

STOPS = frozenset(
    "o a os as de do da dos das em no na nos nas ao aos seu sua seus suas este esta esse essa isso isto que q"  # noqa: SIM905
    " dele dela deles delas num numa cada proprio propria la lo las los lhe lhes vlw flw rs rsrs".split()
).union("k" * size for size in range(3, 16))
"""Words that are passed over, in legends and in forms; also what only laughs or greets."""

LIGHT = frozenset(
    "por pelo pela pelos pelas com para pra pro contra e ou sobre entre p/ c/ d/ , : - / ( ) + \" '".split()  # noqa: SIM905
)
"""Words and signs that need no explanation and part nothing."""

NUMBERS = {
    "um": 1, "uma": 1, "dois": 2, "duas": 2, "tres": 3, "quatro": 4, "cinco": 5, "seis": 6, "sete": 7, "oito": 8,
    "nove": 9, "dez": 10, "doze": 12, "quinze": 15, "vinte": 20, "cem": 100,
}  # fmt: skip
ONES = frozenset({"um", "uma"})
"""Numbers that are articles too."""

"""Rulings against scenarios: which case of which ruling is shown where, and which is shown nowhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from zarcovi_rules.verify import tags
from zarcovi_rules.verify.features import Scenario
from zarcovi_rules.verify.tags import Catalogue


@dataclass(frozen=True, slots=True, kw_only=True)
class Matrix:
    """Each known id and case with its scenarios; the required cases that have none; ids covered of ids required."""

    shown: Mapping[str, Mapping[str, tuple[Scenario, ...]]]
    missing: tuple[tuple[str, str], ...]
    rulings: int
    covered: int


def matrix(scenarios: Iterable[Scenario], catalogue: Catalogue) -> Matrix:
    """The matrix of a set of scenarios. An id is covered when each of its required cases has a scenario."""
    shown: dict[str, dict[str, list[Scenario]]] = {}
    for scenario in scenarios:
        for cited, case in tags.known(scenario, catalogue):
            shown.setdefault(cited, {}).setdefault(case, []).append(scenario)
    missing = sorted(pair for pair in catalogue.required if pair[1] not in shown.get(pair[0], {}))
    required = {cited for cited, _ in catalogue.required}
    return Matrix(
        shown={cited: {case: tuple(shown[cited][case]) for case in sorted(shown[cited])} for cited in sorted(shown)},
        missing=tuple(missing),
        rulings=len(required),
        covered=len(required - {cited for cited, _ in missing}),
    )

"""Rulings against scenarios: which case of which ruling is shown where, which nowhere, and which really hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from zarcovi_rules.verify import tags
from zarcovi_rules.verify.features import Scenario
from zarcovi_rules.verify.tags import Catalogue


@dataclass(frozen=True, slots=True, kw_only=True)
class Matrix:
    """Each known id and case with the scenarios that are tagged so; the required cases that have none."""

    shown: Mapping[str, Mapping[str, tuple[Scenario, ...]]]
    missing: tuple[tuple[str, str], ...]


def matrix(scenarios: Iterable[Scenario], catalogue: Catalogue) -> Matrix:
    """The matrix of a set of scenarios, whatever becomes of them when they are run."""
    shown: dict[str, dict[str, list[Scenario]]] = {}
    for scenario in scenarios:
        for cited, case in tags.known(scenario, catalogue):
            shown.setdefault(cited, {}).setdefault(case, []).append(scenario)
    missing = sorted(pair for pair in catalogue.required if pair[1] not in shown.get(pair[0], {}))
    return Matrix(
        shown={cited: {case: tuple(shown[cited][case]) for case in sorted(shown[cited])} for cited in sorted(shown)},
        missing=tuple(missing),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """Of the ids that need scenarios (`all`): those `covered`, with each of their cases; those `shown` at all."""

    all: int = 0
    covered: int = 0
    shown: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Coverage:
    """What scenarios that passed confirm: of rulings, and of what else has scenarios (readings, gaps, tensions)."""

    rulings: Count = field(default_factory=Count)
    others: Count = field(default_factory=Count)


def coverage(passed: Iterable[Scenario], catalogue: Catalogue) -> Coverage:
    """What these scenarios confirm; they must have passed, for one that fails confirms nothing."""
    confirmed = {pair for scenario in passed for pair in tags.known(scenario, catalogue)}
    required = {cited for cited, _ in catalogue.required}
    open_ = {cited for cited, _ in catalogue.required - confirmed}
    shown = {cited for cited, _ in confirmed}

    def count(*, rulings: bool) -> Count:
        def those(ids: Iterable[str]) -> int:
            return sum((cited in catalogue.rulings) is rulings for cited in ids)

        return Count(all=those(required), covered=those(required - open_), shown=those(shown))

    return Coverage(rulings=count(rulings=True), others=count(rulings=False))

"""What is written and does nothing: lines of prose that were meant as steps, definitions that no feature uses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from zarcovi_rules.core.messages import msg
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.verify.features import Scenario
from zarcovi_rules.verify.steps import KEYWORDS, Kind, Match, Steps

_KINDS: Mapping[str, Kind] = {
    "Dado": "given",
    "Dada": "given",
    "Dados": "given",
    "Dadas": "given",
    "Quando": "when",
    "Então": "then",
    "Entao": "then",
}


def steps_in_prose(steps: Steps[Any], prose: Iterable[tuple[str, int, str]]) -> Iterator[Finding]:
    """Lines that Gherkin reads as description although a definition reads them: with their keyword, or without any."""
    for path, number, line in prose:
        first, _, rest = line.partition(" ")
        bare = rest if first in (*_KINDS, "E", "Mas", "*") else line
        kinds = [_KINDS[first]] if first in _KINDS else list(KEYWORDS)
        for kind in kinds:
            if isinstance(steps.find(kind, bare, advise=False), Match):
                yield Finding(
                    msg("This line reads like a step, but is plain text where it stands: {line}", line=line),
                    Place(path, number),
                    msg(
                        "Write it below the title of a `Cenário:`, as `{keyword} {text}`.",
                        keyword=KEYWORDS[kind],
                        text=bare,
                    ),
                )
                break


def unused(steps: Steps[Any], scenarios: Iterable[Scenario]) -> Iterator[Finding]:
    """Definitions that no scenario uses: dead words, or a sign that what they say is not shown anywhere."""
    used: set[tuple[str, str]] = set()
    for scenario in scenarios:
        for step in scenario.steps:
            found = steps.find(step.kind, step.text, advise=False)
            if isinstance(found, Match):
                used.add((found.definition.kind, found.definition.expression))
    for definition in steps.definitions:
        if (definition.kind, definition.expression) not in used:
            yield Finding(
                msg(
                    "No scenario uses this step: {keyword} {expression}",
                    keyword=definition.keyword,
                    expression=definition.expression,
                ),
                definition.place,
                msg("Write a scenario with it, or remove its definition."),
            )

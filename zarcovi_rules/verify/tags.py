"""Tags that say which case of which ruling a scenario shows: `@ID:case`, or `@ID` where an id has no cases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from zarcovi_rules.core.messages import Message, msg, nearest
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.verify.features import Scenario, Tag


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """What may be cited. An id without case names is cited bare; `labels` are tags that cite nothing.

    `required` are the cases that need a scenario, `rulings` which ids are rulings; others are readings, gaps, tensions.
    """

    cases: Mapping[str, frozenset[str]]
    required: frozenset[tuple[str, str]] = field(default_factory=frozenset)
    rulings: frozenset[str] = field(default_factory=frozenset)
    labels: frozenset[str] = field(default_factory=frozenset)


def split(tag: str) -> tuple[str, str]:
    """The id and the case of a tag; the case is empty in a bare one."""
    cited, _, case = tag.partition(":")
    return cited, case


def cited(scenario: Scenario) -> tuple[str, ...]:
    """The ids that a scenario's tags name, in order, each once. A tag in lower case is a label, not an id."""
    return tuple(dict.fromkeys(split(tag.text)[0] for tag in scenario.tags if not tag.text.islower()))


def known(scenario: Scenario, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """The (id, case) pairs that a scenario shows, each once."""
    for tag in dict.fromkeys(tag.text for tag in scenario.tags):
        if tag not in catalogue.labels and _wrong(tag, catalogue) is None:
            yield split(tag)


def check(scenarios: Iterable[Scenario], catalogue: Catalogue) -> tuple[Finding, ...]:
    """Tags that cite nothing, and scenarios that show nothing. A tag that many scenarios inherit is reported once."""
    findings: dict[tuple[str, Tag | int], Finding] = {}
    for scenario in scenarios:
        for tag in scenario.tags:
            key = scenario.path, tag
            if key not in findings and tag.text not in catalogue.labels and (wrong := _wrong(tag.text, catalogue)):
                findings[key] = Finding(wrong[0], Place(scenario.path, tag.line, tag.column), wrong[1])
        if not any(tag.text not in catalogue.labels for tag in scenario.tags):
            findings.setdefault(
                (scenario.path, scenario.line),
                Finding(
                    msg("No tag says which ruling this scenario shows: {name}", name=scenario.name),
                    Place(scenario.path, scenario.line),
                    msg("Write @ID:case in the line above it."),
                ),
            )
    return tuple(findings.values())


def _wrong(tag: str, catalogue: Catalogue) -> tuple[Message, Message] | None:
    cited_id, case = split(tag)
    cases = catalogue.cases.get(cited_id)
    if cases is None:
        near = nearest(cited_id, catalogue.cases)
        return (
            msg("There is no {id}.", id=cited_id),
            msg("Write the id of a ruling, a reading or a gap.") if near is None else msg("Nearest: {near}", near=near),
        )
    if case in cases or (not cases and not case):
        return None
    names = ", ".join(f"@{cited_id}:{name}" for name in sorted(cases))
    if not cases:
        return msg("{id} has no cases.", id=cited_id), msg("Write @{id}.", id=cited_id)
    if not case:
        return msg("The tag does not say which case of {id} this is.", id=cited_id), msg(
            "Write one of {names}.", names=names
        )
    return msg("{id} has no case “{case}”.", id=cited_id, case=case), msg("Write one of {names}.", names=names)

"""Tags that say which case of which ruling a scenario shows: `@ID:case`, or `@ID` where an id has no cases."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from zarcovi_rules.core.messages import Message, msg, nearest
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.source.schema_advice import begun_with
from zarcovi_rules.source.text import fold
from zarcovi_rules.verify.features import Scenario, Tag

_PARTS = re.compile(r"@?([\w-]*\d\w*)(?:[/.|,;#=]+([\w-]+))?")


_LONGEST = 200
"""No tag that cites something has more letters."""


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
        if tag not in catalogue.labels and _cites(tag, catalogue):
            yield split(tag)


def check(scenarios: Iterable[Scenario], catalogue: Catalogue, told: Iterable[Finding] = ()) -> tuple[Finding, ...]:
    """Tags that cite nothing, and scenarios that show nothing. A tag that many scenarios inherit is reported once.

    Where a line has been `told` of, of it and of the one below it is not said that the tag is missing.
    """
    lines = {(finding.place.path, finding.place.line) for finding in told}
    findings: dict[tuple[str, Tag | int], Finding] = {}
    for scenario in scenarios:
        for tag in scenario.tags:
            key = scenario.path, tag
            if key not in findings and tag.text not in catalogue.labels and (wrong := _wrong(tag.text, catalogue)):
                findings[key] = Finding(wrong[0], Place(scenario.path, tag.line, tag.column), wrong[1])
        here = {(scenario.path, scenario.line), (scenario.path, scenario.line - 1)}
        if lines.isdisjoint(here) and all(tag.text in catalogue.labels for tag in scenario.tags):
            findings.setdefault(
                (scenario.path, scenario.line),
                Finding(
                    msg("No tag says which ruling this scenario shows: {name}", name=scenario.name),
                    Place(scenario.path, scenario.line),
                    msg("Write @ID:case in the line above it."),
                ),
            )
    return tuple(findings.values())


def _cites(tag: str, catalogue: Catalogue) -> bool:
    """Whether the tag cites something as it should."""
    cited_id, case = split(tag)
    cases = catalogue.cases.get(cited_id)
    return cases is not None and (case in cases or (not cases and not case))


def _wrong(tag: str, catalogue: Catalogue) -> tuple[Message, Message] | None:
    cited_id, case = split(tag)
    cases = catalogue.cases.get(cited_id)
    if _cites(tag, catalogue):
        return None
    meant = _meant(tag, catalogue)
    if cases is None:
        return (
            msg("There is no {id}.", id=cited_id),
            msg("Write @{id}.", id=meant) if meant else _advice(cited_id, catalogue),
        )
    if case not in cases and case and meant:
        return msg("{id} has no case “{case}”.", id=cited_id, case=case), msg("Write @{id}.", id=meant)
    names = ", ".join(f"@{cited_id}:{name}" for name in sorted(cases))
    if not cases:
        return msg("{id} has no cases.", id=cited_id), msg("Write @{id}.", id=cited_id)
    if not case:
        return msg("The tag does not say which case of {id} this is.", id=cited_id), msg(
            "Write one of {names}.", names=names
        )
    return msg("{id} has no case “{case}”.", id=cited_id, case=case), msg("Write one of {names}.", names=names)


def _meant(tag: str, catalogue: Catalogue) -> str | None:
    """The tag as it should be written, where only its capitals or a sign are wrong."""
    if len(tag) > _LONGEST:  # looking takes long then, and nobody misspells so
        return None
    found = _PARTS.fullmatch(tag.strip(",;."))
    for cited_id, case in [split(tag), (found[1], found[2] or "")] if found else [split(tag)]:
        wanted = fold(cited_id)
        id_ = next((known_id for known_id in catalogue.cases if fold(known_id) == wanted), None)
        if id_ is None:
            continue
        cases = catalogue.cases[id_] or {""}
        if fold(case) in map(fold, cases):
            right = next(known_case for known_case in cases if fold(known_case) == fold(case))
            return f"{id_}:{right}" if right else id_
    return None


def _advice(cited_id: str, catalogue: Catalogue) -> Message:
    if near := nearest(cited_id, catalogue.cases):
        return msg("Nearest: {near}", near=near)
    if catalogue.labels and not any(character.isdigit() for character in cited_id):
        labels = " ".join(f"@{label}" for label in sorted(catalogue.labels))
        return msg("Write the id of a ruling, a reading or a gap; only {labels} cites nothing.", labels=labels)
    known = sorted(catalogue.cases)
    below = begun_with(cited_id, known) or begun_with(cited_id.rpartition("-")[0], known)
    if below:
        return msg("These ids begin so: {names}.", names=", ".join(below))
    return msg("Write the id of a ruling, a reading or a gap.")

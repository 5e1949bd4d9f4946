"""Whether scenarios prove anything: each expectation can fail, and each scenario hangs on what its tags name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import msg
from zarcovi_rules.core.verdict import Verdict
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.verify import tags
from zarcovi_rules.verify.expectations import expectations
from zarcovi_rules.verify.features import Scenario, Step
from zarcovi_rules.verify.near import near
from zarcovi_rules.verify.needed import Needed
from zarcovi_rules.verify.rules import Play, next_to
from zarcovi_rules.verify.steps import Steps
from zarcovi_rules.verify.tags import Catalogue
from zarcovi_rules.verify.text import beginning


@dataclass(frozen=True, slots=True, kw_only=True)
class Flips:
    """What was tried out on scenarios that pass, and what was found: expectations that cannot fail, idle scenarios.

    An *idle* scenario hangs on nothing that its tags name, nor stands next to a case that does.
    """

    scenarios: int
    expectations: int
    cannot_fail: tuple[Finding, ...]
    idle: tuple[Finding, ...]


def flips(steps: Steps[Play], scenarios: Sequence[Scenario], book: Book, catalogue: Catalogue) -> Flips:
    """Try out scenarios, all of which pass."""
    needed = Needed(book)
    tried = 0
    cannot_fail: dict[tuple[str, Step], Finding] = {}
    idle: list[Finding] = []
    for scenario in scenarios:
        play = steps.new_play()
        for expectation in expectations(steps, scenario, play, next_to):
            tried += 1
            if not expectation.can_fail:
                cannot_fail.setdefault((scenario.path, expectation.step), _cannot_fail(scenario, expectation.step))
        named = list(tags.known(scenario, catalogue))
        if named and not bites(needed, named, play):
            idle.append(_idle(scenario, named))
    return Flips(
        scenarios=len(scenarios), expectations=tried, cannot_fail=tuple(cannot_fail.values()), idle=tuple(idle)
    )


def bites(needed: Needed, named: Sequence[tuple[str, str]], play: Play) -> bool:
    """Whether a verdict of a play hangs on something that is named, or one next to what is told does: a border."""

    def hang(verdicts: Iterable[Verdict]) -> bool:
        return any(needed.hangs(verdict, cited, case) for verdict in verdicts for cited, case in named)

    verdicts = [verdict for answered in play.asked for verdict in answered.verdicts]
    return (
        hang(verdicts)
        or any(hang(answered.verdicts) for answered in play.others())
        or any(hang(near(verdict)) for verdict in verdicts)
        or any(needed.hangs_unsaid(verdict, cited, case) for verdict in verdicts for cited, case in named)
    )


def _cannot_fail(scenario: Scenario, step: Step) -> Finding:
    return Finding(
        msg(
            "This expectation cannot fail: {keyword} {text} ({scenario})",
            keyword=step.keyword,
            text=beginning(step.text),
            scenario=beginning(scenario.name),
        ),
        Place(scenario.path, step.line),
        msg("It holds whatever stands in its place, or in every case next to this one. Expect what may be otherwise."),
    )


def _idle(scenario: Scenario, named: Iterable[tuple[str, str]]) -> Finding:
    cited = ", ".join(f"@{id_}:{case}" if case else f"@{id_}" for id_, case in named)
    return Finding(
        msg(
            "This scenario hangs on nothing that its tags name ({tags}): {name}",
            tags=cited,
            name=beginning(scenario.name),
        ),
        Place(scenario.path, scenario.row or scenario.line),
        msg("Cite what decides it, or ask something on which what it cites has a say."),
    )

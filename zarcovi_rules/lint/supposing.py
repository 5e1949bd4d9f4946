"""What the checks would object to if more were written in a card: what no fix may write, however plainly it is said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found, Later
from zarcovi_rules.lint.clauses import objections
from zarcovi_rules.lint.findings import Severity, Status
from zarcovi_rules.lint.linter import Linter


def brought(card: Card, more: Mapping[str, Any], linter: Linter) -> Check | None:
    """A check that finds an error in a card once it has these fields, and none as it is; None where there is none.

    Only of the card itself: what other cards of its sheet make of it, nobody knows before.
    """
    found = list(_errors(_like(card, {**card.data, **more}), linter))
    if not found:  # as it mostly is
        return None
    known = {check.code for check in _errors(_like(card, card.data), linter)}
    return next((check for check in found if check.code not in known), None)


def _like(card: Card, data: Mapping[str, Any]) -> Card:
    """A card with other data, which stands beside its sheet: both that are compared do, so that it tells nothing."""
    return Card(card.kind, data, card.path, card.known, card.reading, card.sheet)


def _errors(card: Card, linter: Linter) -> Iterator[Check]:
    for check, found, _ in objections(card, linter):
        if _certain(check, found):
            yield check
    for check in linter.plan.of(card):
        if check.severity is Severity.ERROR and check.find is not None:
            yield from (check for found in check.find(card) if _certain(check, found))


def _certain(check: Check, found: Found | Spot | Later) -> bool:
    """Whether a finding is an error, and not one of which it cannot be told."""
    status = found.status if isinstance(found, Found) and found.status is not None else check.status
    return check.severity is Severity.ERROR and status is not Status.UNKNOWN

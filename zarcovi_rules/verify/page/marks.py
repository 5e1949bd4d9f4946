"""How something stands, as the page marks it: by a sign, a word and a colour, never by the colour alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.verify.report import Say
from zarcovi_rules.verify.runner import Status

GOOD, BAD, OPEN, QUIET = "good", "bad", "open", "quiet"
_SIGNS = {GOOD: "✓", BAD: "✗", OPEN: "!", QUIET: "–"}

_STATUS: dict[Status, tuple[str, Message]] = {
    Status.PASSED: (GOOD, msg("passed")),
    Status.FAILED: (BAD, msg("failed")),
    Status.ERROR: (BAD, msg("error")),
    Status.FAULT: (BAD, msg("fault of ours")),
    Status.MATCHED: (QUIET, msg("steps defined, not run")),
}
_WORST_FIRST = (Status.FAULT, Status.ERROR, Status.FAILED, Status.MATCHED, Status.PASSED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """A mark: `kind` is its colour, `word` what it means."""

    kind: str
    word: str

    @property
    def sign(self) -> str:
        """The sign that stands for it where a word would be too long."""
        return _SIGNS[self.kind]


def mark(kind: str, word: Message, say: Say) -> Mark:
    """The mark of that kind, with its word said."""
    return Mark(kind=kind, word=say(word))


def of_status(status: Status, say: Say) -> Mark:
    """How a scenario ended."""
    return mark(*_STATUS[status], say)


def worst(statuses: Iterable[Status]) -> Status:
    """Of several, the one that has to be looked at first."""
    found = set(statuses)
    return next(status for status in _WORST_FIRST if status in found)

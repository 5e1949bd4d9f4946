"""What is said of differences, before any language; and the same as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from zarcovi_rules.audit.answers.difference import Change, Changed, Difference, Kind, Shown
from zarcovi_rules.audit.answers.store import Said
from zarcovi_rules.core.messages import Message, grouped, msg

ACCEPT = msg("if this is meant: zarcovi audit --diff --accept {names}")

_KINDS = {
    Kind.ANSWER: msg("answered {before}, now {after} (states: {states})"),
    Kind.CITATION: msg("only the citation: {before}, now {after} (states: {states})"),
    Kind.POSSIBLE: msg("could not be, now {after} (states: {states})"),
    Kind.IMPOSSIBLE: msg("answered {before}, now cannot be (states: {states})"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """What differs from the stored answers, and the questions of which it was stored just now.

    `committee` is the file that the rulebook is played by, if there is one.
    """

    found: Difference
    committee: str | None = None
    accepted: Sequence[str] = ()

    @property
    def wrong(self) -> bool:
        """Whether something differs, and nobody said that it is meant."""
        return self.found.differs and not self.accepted

    def lines(self) -> Iterator[Message]:
        """It in sentences."""
        # What a committee plays is never stored: nor is it told how.
        yield from lines(self.found, offered=self.committee is None and not self.accepted)
        if self.accepted:
            yield msg("stored: {names}", names=", ".join(self.accepted))

    def as_data(self) -> dict[str, Any]:
        """It as data."""
        return {"difference": {**as_data(self.found), "accepted": list(self.accepted)}}

    def features(self) -> Iterator[tuple[str, str]]:
        """None: what was answered is no situation to be decided."""
        yield from ()


def lines(found: Difference, *, offered: bool = True) -> Iterator[Message]:
    """A difference in sentences, a line each; those that go into details begin with spaces.

    Last comes how to accept it, if that may be `offered`.
    """
    if not found.differs:
        yield msg("{book} answers as it is stored", book=found.book)
        return
    for before, after in found.renamed.items():
        yield msg("{question} is called {name} now, and answers the same", question=before, name=after)
    for name in found.added:
        yield msg("{question} is new: nothing is stored of it", question=name)
    for name in found.removed:
        yield msg("{question} is stored, and the book does not ask it", question=name)
    for changed in found.changed:
        yield from _changed(changed)
    if offered:
        yield ACCEPT.about(names=" ".join(found.questions))


def _changed(changed: Changed) -> Iterator[Message]:
    yield msg(
        "{question}: {count} of {compared} states differ: answers {answers}, only citations {citations}",
        question=changed.question,
        count=grouped(changed.states()),
        compared=grouped(changed.compared),
        answers=grouped(changed.states() - changed.states(Kind.CITATION)),
        citations=grouped(changed.states(Kind.CITATION)),
    )
    for axis in changed.added:
        yield msg("  it looks at {axis} now", axis=axis.name)
    for axis in changed.gone:
        yield msg("  it looks at {axis} no more", axis=axis.name)
    for name, values in changed.new_values.items():
        yield msg("  {axis} may also be {values} now: states that were not compared", axis=name, values=values)
    for name, values in changed.gone_values.items():
        yield msg("  {axis} may no longer be {values}: states that are gone", axis=name, values=values)
    if changed.new or changed.lost:
        yield msg(
            "  states that are new: {new}; that are gone: {lost}", new=grouped(changed.new), lost=grouped(changed.lost)
        )
    for change in changed.changes:
        if change.shown is not None:
            yield msg("  {change}", change=_told(change))
            yield _given(change.shown)
    # What no situation shows is said in one line, however it went; the data tell it all.
    unshown = [change for change in changed.changes if change.shown is None]
    if unshown:
        yield msg("  cannot come about: {count} of the states", count=grouped(sum(change.states for change in unshown)))
        yield msg(
            "    one of them, {change}: {facts}", change=_told(unshown[0]), facts=_written(unshown[0].local) or "-"
        )


def _told(change: Change) -> Message:
    said = {"before": _said(change.before), "after": _said(change.after), "states": grouped(change.states)}
    return _KINDS[change.kind].about(**said)


def _said(said: Said | None) -> object:
    if said is None:
        return ""
    return msg("{answer} by {ids}", answer=said.answer, ids=said.cites) if said.cites else said.answer


def _given(shown: Shown) -> Message:
    given = {**shown.readings, **shown.given}
    if not given:
        return msg("    such as when nothing is stated")
    return msg("    such as: {facts}", facts=_written(given))


def _written(values: Mapping[str, str]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in sorted(values.items()))


def as_data(found: Difference) -> dict[str, Any]:
    """A difference as data; the keys are relied on."""
    return {
        "book": found.book,
        "differs": found.differs,
        "questions": list(found.questions),
        "added": list(found.added),
        "removed": list(found.removed),
        "renamed": dict(found.renamed),
        "changed": [_changed_data(changed) for changed in found.changed],
    }


def _changed_data(changed: Changed) -> dict[str, Any]:
    return {
        "question": changed.question,
        "compared": changed.compared,
        "new_states": changed.new,
        "gone_states": changed.lost,
        "added_axes": [axis.name for axis in changed.added],
        "gone_axes": [axis.name for axis in changed.gone],
        "new_values": {name: list(values) for name, values in changed.new_values.items()},
        "gone_values": {name: list(values) for name, values in changed.gone_values.items()},
        "changes": [_change_data(change) for change in changed.changes],
    }


def _change_data(change: Change) -> dict[str, Any]:
    shown = change.shown
    return {
        "kind": str(change.kind),
        "before": _said_data(change.before),
        "after": _said_data(change.after),
        "states": change.states,
        "reachable": shown is not None,
        "facts": None if shown is None else dict(sorted(shown.given.items())),
        "readings": None if shown is None else dict(sorted(shown.readings.items())),
        "local": dict(sorted(change.local.items())),
    }


def _said_data(said: Said | None) -> dict[str, Any] | None:
    return None if said is None else {"answer": said.answer, "cited": list(said.cites)}

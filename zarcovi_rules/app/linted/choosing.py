"""Which findings are shown: by `--select`, `--ignore` and `--severity`, and by the words of comments.

A check is named by its code, its name, the beginning of its code (`LINT-`), or a ruling that a finding rests on. Of two
words that both fit, the more exact one counts, as `--select LINT-18 --ignore LINT-` means it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

from zarcovi_rules.core.messages import RulesError, msg, nearest

if TYPE_CHECKING:
    from zarcovi_rules.app.linted.told import Told
    from zarcovi_rules.lint.findings import Finding

SEVERITIES = ("error", "warning", "info")
"""From the heaviest to the lightest."""

EDITS = frozenset({"json", "sarif"})
"""The forms that write out how a finding is mended."""

EXCERPTS = frozenset({"text"})
"""The forms that show the line which a finding is about."""

_ALWAYS = ("ARQUIVO-", "FALHA-", "COMITE-01")
"""What is shown whatever is chosen: why something was not checked, without which no exit code could be understood."""


class Named(Protocol):
    """What has a code and a name, and rests on rulings."""

    @property
    def code(self) -> str: ...  # noqa: D102
    @property
    def name(self) -> str: ...  # noqa: D102
    @property
    def rulings(self) -> tuple[str, ...]: ...  # noqa: D102


def fit(word: str, one: Named) -> int:
    """How exactly a word names a check or finding; 0 if it does not."""
    if word in (one.code, one.name):
        return 1000
    if word in one.rulings:
        return 900
    return len(word) if word.endswith("-") and one.code.startswith(word) else 0


def words(checks: Iterable[Named], rulings: Iterable[str]) -> list[str]:
    """All words by which checks may be named."""
    named = list(checks)
    codes = [check.code for check in named]
    begun = [code[: code.rindex("-") + 1] for code in codes if "-" in code]
    return list(dict.fromkeys([*codes, *(check.name for check in named), *begun, *rulings]))


def listed(given: Iterable[str]) -> list[str]:
    """The words of an option that may be given several times, each with several words between commas."""
    return [word.strip() for part in given for word in part.split(",") if word.strip()]


def refuse_unknown(option: str, given: Iterable[str], known: Sequence[str]) -> list[str]:
    """The words as they are known, capitals aside. Raises `RulesError` for a word that names nothing."""
    folded = {word.casefold(): word for word in known}
    found = []
    for word in given:
        if (name := folded.get(word.casefold())) is None:
            near = nearest(word, known) or nearest(word.upper(), known) or nearest(word.lower(), known)
            raise RulesError(
                msg("{option}: nothing is called “{id}”", option=option, id=word),
                msg("Did you mean {guess}?", guess=near)
                if near
                else msg("Give a code, a name, the beginning of a code such as LINT-, or a ruling."),
            )
        found.append(name)
    return found


class Choice:
    """The choice that was made for one run."""

    def __init__(
        self, select: Sequence[str] = (), ignore: Sequence[str] = (), severity: str = "info", listed: str = "info"
    ) -> None:
        self.select, self.ignore = tuple(select), tuple(ignore)
        self._shown = frozenset(SEVERITIES[: SEVERITIES.index(severity) + 1])
        self._listed = frozenset(SEVERITIES[: SEVERITIES.index(listed) + 1])
        self.key = (self.select, self.ignore, severity, listed)
        """What is the same for equal choices."""

    def shows(self, one: Named, severity: str) -> bool:
        """Whether a finding is shown."""
        return severity in self._shown and self.selects(one)

    def lists(self, severity: str) -> bool:
        """Whether findings of this severity are listed, and not only counted."""
        return severity in self._listed

    def selects(self, one: Named) -> bool:
        """Whether it is among what was asked for, however much it weighs."""
        if (not self.select and not self.ignore) or one.code.startswith(_ALWAYS):
            return True
        wanted = max((fit(word, one) for word in self.select), default=1)
        return wanted > max((fit(word, one) for word in self.ignore), default=0)


class Sift:
    """What of all that is found is told in a run, and how: in this form, by this choice.

    What is only counted is counted before it is told, unless `whole` keeps it. `key` says what is told by it: whatever
    is kept for another run is kept by it.
    """

    def __init__(self, choice: Choice, form: str, *, passed: bool = False, whole: bool = False) -> None:
        self.choice = choice
        self.excerpts = form in EXCERPTS
        self.edits = form in EDITS
        self.passed = passed
        self._whole = whole
        self.key = repr((choice.key, self.excerpts, self.edits, passed, whole))

    def early(self, findings: Iterable[Finding], unlisted: Counter[str]) -> list[Finding]:
        """The findings that are to be told; those that are chosen and not listed are counted by what they say."""
        choice, left = self.choice, []
        for one in findings:
            if choice.shows(one, one.severity):
                if self._whole or choice.lists(one.severity):
                    left.append(one)
                else:
                    unlisted[one.status] += 1
        return left

    def listed(self, findings: Iterable[Told], unlisted: Counter[str]) -> Iterator[Told]:
        """The findings that are listed; the others are counted, too."""
        for one in findings:
            if self.choice.lists(one.severity):
                yield one
            else:
                unlisted[one.status] += 1


def weighs(severity: str, fail_on: str) -> bool:
    """Whether a finding of this severity makes a run fail."""
    return SEVERITIES.index(severity) <= SEVERITIES.index(fail_on)

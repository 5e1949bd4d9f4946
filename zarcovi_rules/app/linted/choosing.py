"""Which findings are shown: by `--select`, `--ignore` and `--severity`, and by the words of comments.

A check is named by its code, its name, the beginning of its code (`LINT-`), or a ruling that a finding rests on. Of two
words that both fit, the more exact one counts, as `--select LINT-18 --ignore LINT-` means it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from zarcovi_rules.core.messages import RulesError, msg, nearest

SEVERITIES = ("error", "warning", "info")
"""From the heaviest to the lightest."""


_ALWAYS = ("ARQUIVO-", "FALHA-")
"""What is shown whatever is chosen: what was not checked at all, without which no exit code could be understood."""


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
        self._least = SEVERITIES.index(severity)
        self._listed = SEVERITIES.index(listed)

    def shows(self, one: Named, severity: str) -> bool:
        """Whether a finding is shown."""
        return SEVERITIES.index(severity) <= self._least and self.selects(one)

    def lists(self, severity: str) -> bool:
        """Whether findings of this severity are listed, and not only counted."""
        return SEVERITIES.index(severity) <= self._listed

    def selects(self, one: Named) -> bool:
        """Whether it is among what was asked for, however much it weighs."""
        if (not self.select and not self.ignore) or one.code.startswith(_ALWAYS):
            return True
        wanted = max((fit(word, one) for word in self.select), default=1)
        return wanted > max((fit(word, one) for word in self.ignore), default=0)


def weighs(severity: str, fail_on: str) -> bool:
    """Whether a finding of this severity makes a run fail."""
    return SEVERITIES.index(severity) <= SEVERITIES.index(fail_on)

"""Out of what was found goes what will not be told, file by file, so that many files take little more room than few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from zarcovi_rules.app.linted.choosing import Choice
from zarcovi_rules.app.linted.filing import Filed
from zarcovi_rules.app.linted.told import Told
from zarcovi_rules.lint.findings import Finding

FIXES = frozenset({"json", "sarif"})
"""The forms that write out how a finding is mended."""

EXCERPTS = frozenset({"text"})
"""The forms that show the line which a finding is about."""


class Sift:
    """What is told in a run: what was chosen, in this form; `whole` keeps what is only counted, too."""

    def __init__(self, choice: Choice, form: str, *, passed: bool = False, whole: bool = False) -> None:
        self.choice = choice
        self._form = form
        self._passed = passed
        self._whole = whole

    def __call__(self, filed: Filed) -> Filed:
        """What is left of what was found in a file."""
        chosen = [self._lean(one) for one in filed.findings if self.choice.shows(one, one.severity)]
        filed.findings = chosen if self._whole else self.listed(chosen, filed.unlisted)
        if not self._passed:
            filed.passed = []
        return filed

    def early(self, findings: Iterable[Finding], unlisted: Counter[str]) -> list[Finding]:
        """What will be listed of findings that are not told yet; the others are counted, if they were chosen."""
        left = []
        for one in findings:
            if self.choice.lists(one.severity):
                left.append(one)
            elif self.choice.shows(one, one.severity):
                unlisted[one.status] += 1
        return left

    def listed(self, findings: Iterable[Told], unlisted: Counter[str]) -> list[Told]:
        """The findings that are listed; the others are counted by what they say."""
        left = []
        for one in findings:
            if self.choice.lists(one.severity):
                left.append(one)
            else:
                unlisted[one.status] += 1
        return left

    def _lean(self, one: Told) -> Told:
        fix = one.fix
        if fix is not None and self._form not in FIXES:
            fix = {"message": fix["message"], "safe": fix["safe"]}
        return one._replace(fix=fix, excerpt=one.excerpt if self._form in EXCERPTS else None)

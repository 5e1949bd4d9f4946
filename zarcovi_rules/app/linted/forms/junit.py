"""The report as JUnit XML: a suite for each file, a case for each of its sheets."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

from zarcovi_rules.app.kinds import SCENARIO
from zarcovi_rules.app.linted.choosing import weighs
from zarcovi_rules.app.linted.filing import Filed
from zarcovi_rules.app.linted.forms.paths import relative
from zarcovi_rules.app.linted.report import Report
from zarcovi_rules.app.linted.told import Told
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import msg
from zarcovi_rules.verify.junit import placed_case, xml


def written(report: Report, speech: Speech) -> str:
    """The whole report. What weighs too little to fail is told beside a case that passed."""
    from junitparser import JUnitXml, TestSuite

    found: dict[str, list[Told]] = {}
    for one in report.findings:
        found.setdefault(one.path, []).append(one)
    whole = JUnitXml()
    for filed in report.files or ():
        if filed.kind != SCENARIO:
            suite = TestSuite(xml(relative(filed.path)))
            suite.add_testcases(list(_cases(filed, found.pop(filed.path, []), report.fail_on, speech)))
            whole.add_testsuite(suite)
    whole.update_statistics()  # type: ignore[no-untyped-call]
    return str(whole.tostring().decode("utf-8"))  # type: ignore[no-untyped-call]


def _cases(filed: Filed, findings: list[Told], fail_on: str, speech: Speech) -> Iterable[Any]:
    """A case for each sheet, and one for what belongs to none of them."""
    names, left = filed.names, findings
    for place, (name, number) in enumerate(zip_longest(names, filed.numbers), 1):
        own = [one for one in left if _is_of(one, name, number) or (len(names) == 1 and one.sheet is None)]
        left = [one for one in left if one not in own]
        # What reads this takes two cases of one name for one.
        called = name if names.count(name) == 1 else f"{name or relative(filed.path)} #{number or place}"
        yield _case(filed, called, own, fail_on, speech)
    if left or not names:
        yield _case(filed, None, left, fail_on, speech)


def _is_of(one: Told, name: str | None, number: int | None) -> bool:
    return one.sheet == name and one.document == number


def _case(filed: Filed, name: str | None, findings: list[Told], fail_on: str, speech: Speech) -> Any:
    from junitparser import Error, Failure

    path = relative(filed.path)
    case = placed_case()(xml(name or path), xml(path))
    case.file = xml(path)
    case.line = str(next((one.line for one in findings if one.line is not None), 1))
    if heavy := [one for one in findings if weighs(one.severity, fail_on)]:
        # One outcome, whatever there is to tell: what reads this takes failures from tests.
        first, more = heavy[0], len(heavy) - 1
        message = speech(msg("{first} (and {count} more)", first=first.message, count=more)) if more else first.message
        outcome = (Error if filed.fault is not None or filed.unreadable else Failure)(xml(message), first.code)
        outcome.text = xml("\n\n".join(_told(one, speech) for one in heavy))
        case.result = [outcome]
    if light := [one for one in findings if not weighs(one.severity, fail_on)]:
        case.system_out = xml("\n\n".join(_told(one, speech) for one in light))
    return case


def _told(one: Told, speech: Speech) -> str:
    lines = [f"{one.place}: {one.code} {one.name}: {one.message}"]
    if one.rulings:
        lines.append(speech(msg("rulings: {ids}", ids=", ".join(one.rulings))))
    if one.help is not None:
        lines.append(speech(msg("help: {text}", text=one.help)))
    return "\n".join(lines)

"""What came of a run, whatever form it is told in: counts, findings, and the headline."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Any

from zarcovi_rules.app.exits import BAD_USAGE, FINDINGS, FINE, OUR_FAULT
from zarcovi_rules.app.kinds import CAPTION, SCENARIO, SHEETS
from zarcovi_rules.app.linted.choosing import weighs
from zarcovi_rules.app.linted.filing import Filed
from zarcovi_rules.app.linted.told import Told
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Message, Text, msg

ILLEGAL, WARNING, UNKNOWN = "ilegal", "aviso", "nao_sei"

STATUSES: dict[str, tuple[Text, Text]] = {
    ILLEGAL: (Text("ilegal", "illegal"), Text("ilegais", "illegal")),
    WARNING: (Text("aviso", "warning"), Text("avisos", "warnings")),
    UNKNOWN: (Text("não sei", "can't tell"), Text("não sei", "can't tell")),
}
"""What a finding says of a sheet: of one, of several."""

MOST_LETTERS = 24
"""Longer names are cut in the headline, which has to fit on a phone."""


@dataclass(slots=True, kw_only=True)
class Report:
    """What came of a run; `findings` are those that are shown, `unlisted` counts others by what they say."""

    fail_on: str
    caption: bool = False
    livro_versao: str | None = None
    comite: str | None = None
    played: Message | None = None
    filed: list[Filed] = field(default_factory=list)
    findings: list[Told] = field(default_factory=list)
    unlisted: Counter[str] = field(default_factory=Counter)
    known: int = 0
    stale: Sequence[dict[str, Any]] = ()
    baseline: str | None = None
    written: int | None = None
    mended: int = 0
    diff: str | None = None
    stdin_mended: str | None = None
    show_passed: bool = False

    @property
    def checked(self) -> int:
        """How many sheets, captions and committee files were checked."""
        return sum(one.checked for one in self.filed)

    @property
    def sheets(self) -> int:
        """How many sheets were checked."""
        return sum(len(one.names) for one in self.filed if one.kind == SHEETS)

    @property
    def legends(self) -> int:
        """How many legends were read."""
        return sum(one.legends for one in self.filed)

    @property
    def excused(self) -> int:
        """How many findings comments excuse."""
        return sum(one.excused for one in self.filed)

    @property
    def scenarios(self) -> list[str]:
        """The files of scenarios among those that were given."""
        return [one.path for one in self.filed if one.kind == SCENARIO]

    @property
    def faults(self) -> list[str]:
        """The tracebacks of faults of ours."""
        return [one.fault for one in self.filed if one.fault is not None]

    @property
    def code(self) -> int:
        """The exit code: the worst of all files counts."""
        if self.faults:
            return OUR_FAULT
        if any(one.unreadable for one in self.filed):
            return BAD_USAGE
        if not self.checked or any(one.empty for one in self.filed) or self.diff:
            return FINDINGS
        failed = any(weighs(one.severity, self.fail_on) for one in self.findings)
        return FINDINGS if failed and self.written is None else FINE

    def passed(self) -> Iterator[tuple[str, str | None, list[str]]]:
        """Of each sheet the codes of the checks that looked at it and had nothing to say."""
        for one in self.filed:
            yield from ((one.path, sheet, codes) for sheet, codes in one.passed)


def headline(report: Report, speech: Speech) -> str:
    """How it went, in one line that fits on a phone: it counts what is listed below it, and nothing else."""
    counts = Counter(one.status for one in report.findings)
    if not counts.total() and not report.checked and not any(one.unreadable for one in report.filed):
        nothing = msg("0 captions checked") if report.caption else msg("0 sheets checked")
        return f"❌ {speech(nothing)}"
    said = ", ".join(counted(status, counts[status], speech) for status in STATUSES if counts[status])
    fine = speech(msg("in order"))
    warned = any(weighs(one.severity, "warning") for one in report.findings)
    mark = "❌" if report.code else "⚠️" if warned else "✅"
    return f"{mark} {_subject(report, speech)}: {said or fine}"


def counted(status: str, count: int, speech: Speech) -> str:
    """A number of findings with what they say: `2 avisos`."""
    return f"{count} {speech.text(STATUSES[status][count != 1])}"


def readings(report: Report, speech: Speech) -> Iterator[list[str]]:
    """What was read of each caption, with a title; nothing of other files."""
    for one in report.filed:
        if one.kind == CAPTION and one.names:
            title = msg("Read:") if one.read else msg("Nothing of it was read.")
            names = [] if len(report.filed) == 1 else [_short(one.names[0] or one.path)]
            yield [" · ".join([*names, speech(title)]), *one.read]


def _subject(report: Report, speech: Speech) -> str:
    names = [(one, name) for one in report.filed if one.kind in (SHEETS, CAPTION) for name in one.names]
    bad = [one for one in report.filed if not one.names and one.findings]
    if len(names) == 1 and not bad:
        filed, name = names[0]
        return _short(name or (speech(msg("Caption")) if filed.kind == CAPTION else PurePath(filed.path).name))
    if len(report.filed) == 1:
        return _short(PurePath(report.filed[0].path).name)
    if report.caption:
        return speech(msg("1 caption") if len(names) == 1 else msg("{count} captions", count=len(names)))
    if not names:
        return speech(msg("{count} files", count=len(report.filed)))
    return speech(msg("1 sheet") if len(names) == 1 else msg("{count} sheets", count=len(names)))


def _short(name: str) -> str:
    name = " ".join(name.split())
    return name if len(name) <= MOST_LETTERS else name[: MOST_LETTERS - 1] + "…"


def notes(report: Report, speech: Speech) -> Iterator[str]:
    """What else is to be said of the run, a line each."""
    if report.played is not None:
        yield speech(report.played)
    if report.written is not None:
        yield speech(msg("Known findings written to {path}: {count}", path=report.baseline, count=report.written))
    if report.mended:
        told = msg("Files mended: {count}") if report.diff is None else msg("Files that would be mended: {count}")
        yield speech(told.about(count=report.mended))
    if notes_ := report.unlisted.total():
        yield speech(msg("Notes not in the list: {count} (--severity info shows them)", count=notes_))
    if report.known:
        yield speech(msg("Known and not shown: {count}", count=report.known))
    if report.excused:
        yield speech(msg("Ignored by comments: {count}", count=report.excused))
    if stale := sum(entry["count"] for entry in report.stale):
        yield speech(
            msg(
                "No longer found, and still in {path}: {count} (--write-baseline writes it anew)",
                path=report.baseline,
                count=stale,
            )
        )
    if scenarios := report.scenarios:
        yield speech(msg("Files of scenarios, which `zarcovi judge` reads: {count}", count=len(scenarios)))

"""What came of a run, whatever form it is told in: counts, findings, and the headline."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from zarcovi_rules.app.exits import BAD_USAGE, FINDINGS, FINE, OUR_FAULT
from zarcovi_rules.app.kinds import CAPTION, SCENARIO, SHEETS
from zarcovi_rules.app.linted.choosing import weighs
from zarcovi_rules.app.linted.filing import Filed
from zarcovi_rules.app.linted.spool import Spool
from zarcovi_rules.app.linted.told import Told
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.source.text import visible

ILLEGAL, WARNING, UNKNOWN = "ilegal", "aviso", "nao_sei"

STATUSES: dict[str, tuple[Text, Text]] = {
    ILLEGAL: (Text("ilegal", "illegal"), Text("ilegais", "illegal")),
    WARNING: (Text("aviso", "warning"), Text("avisos", "warnings")),
    UNKNOWN: (Text("não sei", "can't tell"), Text("não sei", "can't tell")),
}
"""What a finding says of a sheet: of one, of several."""

MOST = 100
MOST_OF = {"FRASES-01": 20}
"""So often people are told the same of one file; less of a vocabulary, where a word that is missing makes hundreds."""

MOST_LETTERS = 24
"""Longer names are cut in the headline, which has to fit on a phone."""


class Passed(NamedTuple):
    """Of a sheet the codes of the checks that looked at it and had nothing to say."""

    path: str
    sheet: str | None
    codes: list[str]


class Report:
    """What came of a run; `findings` are those that are shown, `unlisted` counts others by what they say.

    Of files only that is kept which is told of all of them together; the `files` themselves where `by_file` asks for
    them, and what passed where `show_passed` does.
    """

    def __init__(
        self, *, fail_on: str, caption: bool = False, show_passed: bool = False, by_file: bool = False
    ) -> None:
        self.fail_on = fail_on
        self.caption = caption
        self.show_passed = show_passed
        self.livro_versao: str | None = None
        self.comite: str | None = None
        self.played: Message | None = None
        self.findings = Spool()
        self.unlisted: Counter[str] = Counter()
        self.passed: list[Passed] = []
        self.files: list[Filed] | None = [] if by_file else None
        # Of all files together.
        self.count = self.checked = self.sheets = self.legends = self.excused = 0
        self.scenarios: list[str] = []
        """The files of scenarios among those that were given."""
        self.faults: list[str] = []
        """The tracebacks of faults of ours."""
        self.unreadable = self.empty = False
        self.names = 0
        """How many characters, or cards of captions, there are."""
        self.nameless = False
        """Whether there is a file with findings and no character."""
        self.first: tuple[str, str, str | None] | None = None
        """The path and the kind of the first file and its first character; of the first that has any, if one has."""
        self.captions: list[tuple[str, list[str]]] = []
        """Of each caption its name, or its path and which of it it is, and what was read of it."""
        # Of a list of known findings.
        self.known = 0
        self.stale: Sequence[dict[str, Any]] = ()
        self.baseline: str | None = None
        self.written: int | None = None
        # Of mending.
        self.mended = 0
        self.diff: str | None = None
        self.stdin_mended: str | None = None

    def take(self, filed: Filed, findings: Iterable[Told]) -> None:
        """Take what came of a file; of its findings those that are shown."""
        if filed.names and filed.kind in (SHEETS, CAPTION):
            if not self.names:
                self.first = filed.path, filed.kind, filed.names[0]
            self.names += len(filed.names)
        elif self.first is None:
            self.first = filed.path, filed.kind, None
        if filed.kind == CAPTION and filed.names:
            several = len(filed.names) > 1
            for number, (name, read) in enumerate(zip(filed.names, filed.read, strict=True), 1):
                self.captions.append((name or (f"{filed.path} ({number})" if several else filed.path), read))
        self.livro_versao = self.livro_versao or filed.livro_versao
        self.count += 1
        self.checked += filed.checked
        self.sheets += len(filed.names) if filed.kind == SHEETS else 0
        self.legends += filed.legends
        self.excused += filed.excused
        self.unlisted += filed.unlisted
        self.scenarios += [filed.path] if filed.kind == SCENARIO else []
        self.faults += [] if filed.fault is None else [filed.fault]
        self.unreadable |= filed.unreadable
        self.empty |= filed.empty
        self.nameless |= bool(filed.findings and not filed.names)
        for one in findings:
            self.findings.add(one)
        if self.show_passed:
            self.passed += [Passed(filed.path, sheet, codes) for sheet, codes in filed.passed]
        if self.files is not None:
            filed.findings = []
            self.files.append(filed)

    @property
    def code(self) -> int:
        """The exit code: the worst of all files counts."""
        if self.faults:
            return OUR_FAULT
        if self.unreadable:
            return BAD_USAGE
        if not self.checked or self.empty or self.diff:
            return FINDINGS
        failed = any(weighs(severity, self.fail_on) for severity in self.findings.severities)
        return FINDINGS if failed and self.written is None else FINE


def headline(report: Report, speech: Speech) -> str:
    """How it went, in one line that fits on a phone: it counts what is listed below it, and nothing else."""
    counts = Counter(report.findings.statuses)
    if not counts.total() and not report.checked and not report.unreadable:
        nothing = msg("0 captions checked") if report.caption else msg("0 sheets checked")
        return f"❌ {speech(nothing)}"
    said = ", ".join(counted(status, counts[status], speech) for status in STATUSES if counts[status])
    fine = speech(msg("mending would change it") if report.diff else msg("in order"))
    warned = any(weighs(severity, "warning") for severity in report.findings.severities)
    mark = "❌" if report.code else "⚠️" if warned else "✅"
    return f"{mark} {_subject(report, speech)}: {said or fine}"


def counted(status: str, count: int, speech: Speech) -> str:
    """A number of findings with what they say: `2 avisos`."""
    return f"{count} {speech.text(STATUSES[status][count != 1])}"


def listed(findings: Iterable[Told]) -> Iterator[Told | Message]:
    """The findings that people are told one by one, and of each file how many more there are of a code."""
    for path, of_file in groupby(findings, key=lambda one: one.path):
        counts: Counter[str] = Counter()
        for one in of_file:
            counts[one.code] += 1
            if counts[one.code] <= MOST_OF.get(one.code, MOST):
                yield one
        for code, count in counts.items():
            if (more := count - MOST_OF.get(code, MOST)) > 0:
                yield msg(
                    "{path}: {count} more of {code} (--format json lists all)",
                    path=visible(path),
                    count=more,
                    code=code,
                )


def readings(report: Report, speech: Speech) -> Iterator[list[str]]:
    """What was read of each caption, with a title; nothing of other files."""
    for name, read in report.captions:
        title = msg("Read of it:") if read else msg("Nothing of it was read.")
        names = [_short(name)] if len(report.captions) > 1 else []
        yield [" · ".join([*names, speech(title)]), *read]


def _subject(report: Report, speech: Speech) -> str:
    path, kind, name = report.first or ("", SHEETS, None)
    if report.names == 1 and not report.nameless:
        return _short(name or (speech(msg("Caption")) if kind == CAPTION else _name(path)))
    if report.count == 1 and not (report.caption and report.names):
        return _short(_name(path))
    if report.caption:
        return speech(msg("1 caption") if report.names == 1 else msg("{count} captions", count=report.names))
    if not report.names:
        return speech(msg("{count} files", count=report.count))
    return speech(msg("1 sheet") if report.names == 1 else msg("{count} sheets", count=report.names))


def _name(path: str) -> str:
    from pathlib import PurePath  # slow to import, and most sheets have a name

    return PurePath(path).name


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

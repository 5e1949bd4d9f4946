"""`zarcovi lint`: check sheets, committee files and captions before the battle."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import TYPE_CHECKING

from zarcovi_rules import shelf
from zarcovi_rules.app import playing
from zarcovi_rules.app.garbage import hardly
from zarcovi_rules.app.linted import committees
from zarcovi_rules.app.linted.choosing import Choice, Sift, listed, refuse_unknown
from zarcovi_rules.app.linted.filing import Desk, Filed
from zarcovi_rules.app.linted.options import arguments, complete
from zarcovi_rules.app.linted.report import Report, headline, notes
from zarcovi_rules.app.linted.running import CAPTIONS, SUFFIXES, Run
from zarcovi_rules.app.linted.spool import Spool
from zarcovi_rules.app.output import cannot_be_written, complain, refuse_overwriting, told, write
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.source import files

if TYPE_CHECKING:
    from zarcovi_rules.app.linted.baseline import Baseline
    from zarcovi_rules.app.linted.keeping import Kept
    from zarcovi_rules.app.linted.told import Told

__all__ = ["FORMATS", "arguments", "run"]

FORMATS = ("text", "json", "sarif", "github", "gitlab", "junit", "chat")

PEOPLE = ("text", "chat", "github")
"""The forms that people read as they are: what weighs least is counted there, unless it is asked for."""

Writer = Callable[[Report, Speech], str | Iterable[str]]


def run(options: argparse.Namespace, speech: Speech) -> int:
    """Lint.

    1 for findings that weigh enough and where nothing was checked, 2 for paths that cannot be read, 3 where a fault of
    ours kept a file from being checked.
    """
    with hardly():
        return _run(options, speech)


def _run(options: argparse.Namespace, speech: Speech) -> int:
    complete(options)
    paths, wrong = files.walk(options.paths, CAPTIONS if options.caption else SUFFIXES)
    listed_in = [] if options.baseline is None else [options.baseline]
    refuse_overwriting(options.output, [*paths, *listed_in])
    if options.write_baseline:
        played = playing.file(options)
        refuse_overwriting(options.baseline, [*paths, *([played] if played else [])], option="--write-baseline")
    committee = committees.in_force(options, speech, paths)
    desk = Desk(
        speech, caption=options.caption, committee=committee.committee, day=committee.day, phrases=committee.phrases
    )
    choice = _choice(options, desk)
    desk.sift = Sift(choice, options.format, passed=options.show_passed, whole=options.baseline is not None)
    kept = None if options.no_cache else _kept(speech.lang, committee.key, desk.sift.key)
    report = Report(
        fail_on=options.fail_on,
        caption=options.caption,
        show_passed=options.show_passed,
        by_file=options.format == "junit",
    )
    report.comite, report.played = committee.path, committee.told
    gathering = _Gathering(report, desk.sift, options)
    for finding in wrong:
        gathering.take(desk.unreadable(finding, empty=files.only_empty(finding)))
    missing = () if committee.path in set(map(files.shown, paths)) else committee.missing
    for finding in (*missing, *desk.in_force(paths, dict(committee.named))):
        complain(told(finding, speech))
    linting = Run(desk, stdin_name=options.stdin_filename, kept=kept)
    if options.fix or options.diff:
        from zarcovi_rules.app.linted import mending

        mending.mend(options, linting, paths, report, gathering.take)
    else:
        for filed in linting.all(paths, options.jobs):
            gathering.take(filed)
    gathering.end()
    _tell(options, speech, report)
    return report.code


class _Gathering:
    """Takes what comes of one file after the other into a report: what was chosen, is not known, and is listed."""

    def __init__(self, report: Report, sift: Sift, options: argparse.Namespace) -> None:
        self._report = report
        self._sift = sift
        self._known: Baseline | None = None
        self._looked_at: set[str] = set()
        self._write_to: str | None = options.baseline if options.write_baseline else None
        report.baseline = options.baseline
        if options.baseline is not None and self._write_to is None:
            from zarcovi_rules.app.linted import baseline

            self._known = baseline.read(options.baseline)

    def take(self, filed: Filed) -> None:
        """Take what came of a file."""
        choice = self._sift.choice
        findings: Iterable[Told] = [one for one in filed.findings if choice.shows(one, one.severity)]
        if self._known is not None:
            findings = self._known.new(findings)
            if not filed.unreadable and filed.fault is None:
                self._looked_at.add(filed.path)
        if self._write_to is None:  # all of them are to be written, what is only counted too
            findings = self._sift.listed(findings, filed.unlisted)
        self._report.take(filed, list(findings))

    def end(self) -> None:
        """There are no more files."""
        report = self._report
        if self._known is not None:
            report.known = self._known.known
            report.stale = self._known.stale(self._looked_at, self._sift.choice)
        if self._write_to is not None:
            from pathlib import Path

            from zarcovi_rules.app.linted import baseline

            text, report.written = baseline.written(report.findings)
            left = baseline.not_kept(report.findings)
            report.findings = Spool(self._sift.listed(left, report.unlisted))
            try:
                Path(self._write_to).write_text(text, "utf-8", "replace")
            except (OSError, ValueError) as error:
                raise cannot_be_written(self._write_to, error) from None


def _kept(lang: str, committee: str, told: str) -> Kept | None:
    from zarcovi_rules.app.linted import keeping

    return keeping.kept(lang, committee, told)


def _choice(options: argparse.Namespace, desk: Desk) -> Choice:
    select, ignore = listed(options.select), listed(options.ignore)
    if select or ignore:
        words = list(dict.fromkeys(word for name in shelf.BOOKS for word in desk.words(name)))
        select = refuse_unknown("--select", select, words)
        ignore = refuse_unknown("--ignore", ignore, words)
    severity = options.severity or "info"
    lightest = "warning" if options.severity is None and options.format in PEOPLE else severity
    everything = options.caption or options.fail_on == "info"
    return Choice(select, ignore, severity, severity if everything else lightest)


def _tell(options: argparse.Namespace, speech: Speech, report: Report) -> None:
    """Write a report in the form that was asked for; tracebacks of our faults only for whoever asks for them."""
    if report.diff is not None:
        write(options, report.diff, exact=True)
        complain("\n".join([headline(report, speech), *notes(report, speech)]))
    elif report.stdin_mended is not None and options.output is None:
        write(options, report.stdin_mended, exact=True)
        text = _writer(options.format)(report, speech)
        complain(text if isinstance(text, str) else "".join(text))
    else:
        write(options, _writer(options.format)(report, speech))
        if report.stdin_mended is not None:
            write(argparse.Namespace(output=None), report.stdin_mended, exact=True)
    if options.debug:
        for trace in report.faults:
            complain(trace)


def _writer(form: str) -> Writer:
    if form == "sarif":
        from zarcovi_rules.app.linted.forms import sarif

        return sarif.writing([check for name in shelf.BOOKS for check in shelf.checks(name)])
    module = import_module(f"zarcovi_rules.app.linted.forms.{'as_json' if form == 'json' else form}")
    written: Writer = module.written
    return written

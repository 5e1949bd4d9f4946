"""One run, from options to exit code."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from zarcovi_rules import shelf
from zarcovi_rules.app import playing
from zarcovi_rules.app.linted import baseline as known
from zarcovi_rules.app.linted import committees
from zarcovi_rules.app.linted.choosing import Choice, listed, refuse_unknown
from zarcovi_rules.app.linted.collecting import seldom
from zarcovi_rules.app.linted.filing import Desk
from zarcovi_rules.app.linted.options import complete
from zarcovi_rules.app.linted.report import Report, headline, notes
from zarcovi_rules.app.linted.running import CAPTIONS, SUFFIXES, Run
from zarcovi_rules.app.linted.sifting import Sift
from zarcovi_rules.app.output import cannot_be_written, complain, refuse_overwriting, write
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.source import files

if TYPE_CHECKING:
    from zarcovi_rules.app.linted.keeping import Kept

FORMATS = ("text", "json", "sarif", "github", "gitlab", "junit", "chat")

PEOPLE = ("text", "chat", "github")
"""The forms that people read as they are: what weighs least is counted there, unless it is asked for."""

Writer = Callable[[Report, Speech], str | Iterable[str]]


def run(options: argparse.Namespace, speech: Speech) -> int:
    """Lint.

    1 for findings that weigh enough and where nothing was checked, 2 for paths that cannot be read, 3 where a fault of
    ours kept a file from being checked.
    """
    with seldom():
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
    listed_ = None if options.baseline is None or options.write_baseline else known.read(options.baseline)
    ahead = [desk.unreadable(finding, empty=files.only_empty(finding)) for finding in wrong]
    ahead += [*map(desk.unreadable, committee.missing), *desk.in_force(paths)]
    report = Report(
        fail_on=options.fail_on,
        caption=options.caption,
        comite=committee.path,
        played=committee.told,
        filed=ahead,
        baseline=options.baseline,
        show_passed=options.show_passed,
    )
    kept = None if options.no_cache else _kept(speech.lang, committee.key)
    sift = Sift(choice, options.format, passed=options.show_passed, whole=options.baseline is not None)
    if kept is None and options.baseline is None and not (options.fix or options.diff):
        desk.sift = sift
    linting = Run(desk, stdin_name=options.stdin_filename, kept=kept, sift=sift)
    if options.fix or options.diff:
        from zarcovi_rules.app.linted import mending

        mending.mend(options, linting, paths, choice, report)
    else:
        report.filed += linting.all(paths, options.jobs)
    choose(report, sift, listed_)
    if options.write_baseline:
        _write_baseline(options.baseline, report)
    report.findings = sift.listed(report.findings, report.unlisted)
    _tell(options, speech, report)
    return report.code


def _kept(lang: str, committee: str) -> Kept | None:
    from zarcovi_rules.app.linted import keeping

    return keeping.kept(lang, committee)


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


def choose(report: Report, sift: Sift, listed_: known.Baseline | None) -> None:
    """Fill a report with the findings that were chosen and are not known."""
    choice = sift.choice
    report.livro_versao = next((one.livro_versao for one in report.filed if one.livro_versao), None)
    findings = [one for filed in report.filed for one in filed.findings if choice.shows(one, one.severity)]
    if listed_ is not None:
        findings = listed_.new(findings)
        report.known = listed_.known
        looked_at = {one.path for one in report.filed if not one.unreadable and one.fault is None}
        report.stale = listed_.stale(looked_at, choice)
    report.findings = findings
    for one in report.filed:
        report.unlisted += one.unlisted


def _write_baseline(path: str, report: Report) -> None:
    text, report.written = known.written(report.findings)
    report.findings = known.not_kept(report.findings)
    try:
        Path(path).write_text(text, "utf-8", "replace")
    except (OSError, ValueError) as error:
        raise cannot_be_written(path, error) from None


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
        from zarcovi_rules.app.linted import sarif

        return sarif.writing([check for name in shelf.BOOKS for check in shelf.checks(name)])
    module = import_module(f"zarcovi_rules.app.linted.{'data' if form == 'json' else form}")
    written: Writer = module.written
    return written

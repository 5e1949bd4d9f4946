"""The report as workflow commands of GitHub, which become annotations of a pull request."""

from __future__ import annotations

from collections.abc import Iterator

from zarcovi_rules.app.linted.forms.paths import relative
from zarcovi_rules.app.linted.report import Report, headline, listed, notes
from zarcovi_rules.app.linted.told import Told
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.source.files import STDIN

_LEVELS = {"error": "error", "warning": "warning", "info": "notice"}
_DATA = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PROPERTY = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"})


def written(report: Report, speech: Speech) -> Iterator[str]:
    """A command for each finding, and the headline as plain text, which stands in the log.

    Of very many that are alike, as many as people are told: GitHub shows fewer.
    """
    more = []
    for one in listed(report.findings):
        if isinstance(one, Message):
            more.append(speech(one))
        else:
            yield _command(one, speech) + "\n"
    plain = [headline(report, speech), *notes(report, speech), *more]
    yield "\n".join(line.replace("::", ": :") for line in plain)


def _command(one: Told, speech: Speech) -> str:
    properties = ",".join(f"{name}={str(value).translate(_PROPERTY)}" for name, value in _properties(one))
    lines = [one.message if one.path != STDIN else f"{one.place}: {one.message}"]
    if one.rulings:
        lines.append(speech(msg("rulings: {ids}", ids=", ".join(one.rulings))))
    if one.help is not None:
        lines.append(speech(msg("help: {text}", text=one.help)))
    return f"::{_LEVELS[one.severity]} {properties}::" + "\n".join(lines).translate(_DATA)


def _properties(one: Told) -> Iterator[tuple[str, object]]:
    if one.path != STDIN:  # which is no file that anything could be shown in
        yield "file", relative(one.path)
    if one.line is not None and one.path != STDIN:
        yield "line", one.line
        if one.end_line is not None:
            yield "endLine", one.end_line
        if one.column is not None and one.end_line in (None, one.line):  # columns of several lines are refused
            yield "col", one.column
            if one.end_column is not None:
                yield "endColumn", one.end_column
    yield "title", f"{one.code} {one.name}"

"""The report as JSON; its keys are relied on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from textwrap import indent
from typing import Any

from zarcovi_rules import __version__
from zarcovi_rules.app.linted.report import Report
from zarcovi_rules.app.linted.told import Told
from zarcovi_rules.app.output import as_json
from zarcovi_rules.app.speech import Speech

_ONE = json.JSONEncoder(ensure_ascii=False).encode
_FINDINGS = '"findings": []'


def written(report: Report, speech: Speech) -> Iterator[str]:
    """The whole report, a piece for each finding: there may be very many."""
    del speech  # what is told is told already
    head, mark, tail = as_json(as_data(report)).partition(_FINDINGS)
    yield head
    if not report.findings:
        yield mark
    else:
        yield _FINDINGS[:-1]
        for place, one in enumerate(report.findings):
            yield f"{',' if place else ''}\n    {{{','.join(_fields(finding(one)))}\n    }}"
        yield "\n  ]"
    yield tail


def _fields(data: dict[str, Any]) -> Iterator[str]:
    """The fields of a finding as `as_json` writes them, in less time: indenting in C is not what `json` does."""
    for name, value in data.items():
        text = indent(as_json(value), "      ").lstrip() if isinstance(value, (list, dict)) else _ONE(value)
        yield f'\n      "{name}": {text}'


def as_data(report: Report) -> dict[str, Any]:
    """The report as the object that is written, but for its findings."""
    return {
        "version": __version__,
        "livro_versao": report.livro_versao,
        "comite": report.comite,
        "files": report.count,
        "sheets": report.sheets,
        "legends": report.legends,
        "captions": [
            {
                "path": path,
                "ability": name,
                "read": [
                    {"name": what, "values": values, "text": said, "denied": denied}
                    for what, values, said, denied in read
                ],
            }
            for path, name, _, read in report.captions
        ],
        "findings": [],
        "passed": [{"path": path, "sheet": sheet, "codes": codes} for path, sheet, codes in report.passed],
        "known": report.known,
        "ignored": report.excused,
        "stale": [dict(entry) for entry in report.stale],
        "scenarios": report.scenarios,
        "mended": report.mended,
    }


def finding(one: Told) -> dict[str, Any]:
    """A finding as data."""
    data = one._asdict()
    del data["excerpt"], data["quoted"]
    return {**data, "rulings": list(one.rulings), "fingerprint": one.fingerprint}

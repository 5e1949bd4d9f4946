"""The report as JSON; its keys are relied on."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from zarcovi_rules import __version__
from zarcovi_rules.app.linted.report import Report
from zarcovi_rules.app.linted.told import Told
from zarcovi_rules.app.output import as_json
from zarcovi_rules.app.speech import Speech

_ROW = json.JSONEncoder(ensure_ascii=False)


def written(report: Report, speech: Speech) -> str:
    """The whole report."""
    del speech  # what is told is told already
    rows = [_ROW.encode(finding(one)) for one in report.findings]
    whole = as_json(as_data(report, findings=()))
    # A finding a line: it is quicker to write, and quicker to look through.
    return whole.replace('"findings": []', '"findings": [\n    ' + ",\n    ".join(rows) + "\n  ]", 1) if rows else whole


def as_data(report: Report, findings: Iterable[Told] | None = None) -> dict[str, Any]:
    """The report as the object that is written; with other `findings` than all, if they are given."""
    passed = report.passed() if report.show_passed else ()
    return {
        "version": __version__,
        "livro_versao": report.livro_versao,
        "comite": report.comite,
        "files": len(report.filed),
        "sheets": report.sheets,
        "legends": report.legends,
        "findings": [finding(one) for one in (report.findings if findings is None else findings)],
        "passed": [{"path": path, "sheet": sheet, "codes": codes} for path, sheet, codes in passed],
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

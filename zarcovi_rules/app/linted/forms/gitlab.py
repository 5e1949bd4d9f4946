"""The report as GitLab's Code Quality reads it."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from zarcovi_rules.app.linted.forms.paths import relative
from zarcovi_rules.app.linted.report import Report
from zarcovi_rules.app.linted.told import Told
from zarcovi_rules.app.output import as_json
from zarcovi_rules.app.speech import Speech

_SEVERITIES = {"error": "major", "warning": "minor", "info": "info"}


def written(report: Report, speech: Speech) -> str:
    """An entry for each finding; fingerprints are unique, and stay the same when lines move."""
    del speech
    seen: Counter[tuple[str, str]] = Counter()
    entries = []
    for one in report.findings:
        path = relative(one.path)
        nth = seen[path, one.fingerprint]
        seen[path, one.fingerprint] += 1
        fingerprint = sha256(f"{path}\0{one.fingerprint}\0{nth}".encode("utf-8", "surrogatepass")).hexdigest()
        entries.append(
            {
                "description": _described(one),
                "check_name": f"{one.code} {one.name}",
                "fingerprint": fingerprint,
                "severity": _SEVERITIES[one.severity],
                "location": {"path": path, "lines": {"begin": one.line or 1, "end": one.end_line or one.line or 1}},
            }
        )
    return as_json(entries)


def _described(one: Told) -> str:
    """What is said, by which rulings, and what to write instead: of an entry GitLab shows nothing but this line."""
    rulings = f" ({', '.join(one.rulings)})" if one.rulings else ""
    help_ = "" if one.help is None else f" → {one.help}"
    return " ".join(f"{one.message}{rulings}{help_}".split())

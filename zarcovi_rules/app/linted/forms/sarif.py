"""The report as SARIF 2.1.0, for code scanning.

It is a dictionary of our own: the libraries that there are for it are left alone since 2019 or build on pydantic, which
takes longer to load than a sheet to lint. A test holds it against the official schema.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from zarcovi_rules import __version__
from zarcovi_rules.app.linted.forms.paths import uri
from zarcovi_rules.app.linted.report import Report
from zarcovi_rules.app.linted.told import Told
from zarcovi_rules.app.output import as_json
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.source.files import STDIN

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

_LEVELS = {"error": "error", "warning": "warning", "info": "note"}


_LIKE_A_LINK = re.compile(r"\]\(|\\[\\\[\]]")
"""What viewers would take for a link, or for something that is written so that it is none."""


def writing(checks: Iterable[Check]) -> Callable[[Report, Speech], str]:
    """What writes a report; its rules are these checks."""
    listed = list(checks)
    return lambda report, speech: as_json(as_data(report, listed, speech))


def as_data(report: Report, checks: list[Check], speech: Speech) -> dict[str, Any]:
    """The report as the object that is written."""
    places = {check.code: place for place, check in enumerate(checks)}
    seen: Counter[tuple[str, str]] = Counter()
    results = []
    for one in report.findings:
        results.append(_result(one, places.get(one.code), seen[one.path, one.fingerprint]))
        seen[one.path, one.fingerprint] += 1
    driver = {
        "name": "zarcovi",
        "version": __version__,
        "semanticVersion": __version__,
        "language": "pt-BR" if speech.lang == "pt" else "en",
        "rules": [_rule(check, speech) for check in checks],
    }
    run: dict[str, Any] = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {"%SRCROOT%": {"description": {"text": "."}}},
        "invocations": [{"executionSuccessful": not (report.faults or report.unreadable), "exitCode": report.code}],
        "results": results,
        "properties": {"livro_versao": report.livro_versao, "comite": report.comite},
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(check: Check, speech: Speech) -> dict[str, Any]:
    say = speech.text
    why, help_ = say(check.why), say(check.help)
    return {
        "id": check.code,
        "name": check.name,
        "shortDescription": _message(say(check.statement)),
        "fullDescription": _message(f"{say(check.statement)} {why}"),
        "help": _message(f"{why} {help_}"),
        "defaultConfiguration": {"level": _LEVELS[check.severity.value]},
        "properties": {"rulings": list(check.rulings), "status": check.status.value, "tags": list(check.rulings)},
    }


def _result(one: Told, rule: int | None, nth: int) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": one.code,
        "level": _LEVELS[one.severity],
        "message": _message(one.message if one.help is None else f"{one.message}\n{one.help}"),
        "locations": [_location(one)],
        "partialFingerprints": {"zarcovi/v1": f"{one.fingerprint}:{nth}"},
        "properties": {
            "rulings": list(one.rulings),
            "status": one.status,
            "sheet": one.sheet,
            "ability": one.ability,
            "document": one.document,
        },
    }
    if rule is not None:
        result["ruleIndex"] = rule
    if one.fix is not None and one.fix["edits"] and one.path != STDIN:
        result["fixes"] = [_fix(one)]
    return result


def _message(said: str) -> dict[str, str]:
    """A text that is told as it is: nothing in it is filled in (§3.11.5), nothing a link (§3.11.6)."""
    text = said.replace("{", "{{").replace("}", "}}")
    return {"text": re.sub(r"[\\\[\]]", r"\\\g<0>", text) if _LIKE_A_LINK.search(text) else text}


def _artifact(one: Told) -> dict[str, Any]:
    if one.path == STDIN:  # no file, and nothing that a reference could lead to
        return {"description": {"text": "stdin"}}
    found = uri(one.path)
    return {"uri": found} if found.startswith("file:") else {"uri": found, "uriBaseId": "%SRCROOT%"}


def _location(one: Told) -> dict[str, Any]:
    physical: dict[str, Any] = {"artifactLocation": _artifact(one)}
    if one.line is not None:
        names = ("startLine", "startColumn", "endLine", "endColumn")
        values = (one.line, one.column, one.end_line, one.end_column)
        physical["region"] = {name: value for name, value in zip(names, values, strict=True) if value is not None}
    location: dict[str, Any] = {"physicalLocation": physical}
    if names_ := [name for name in (one.sheet, one.ability) if name]:
        location["logicalLocations"] = [{"name": names_[-1], "fullyQualifiedName": "/".join(names_)}]
    return location


def _fix(one: Told) -> dict[str, Any]:
    assert one.fix is not None
    replacements = [
        {
            "deletedRegion": {"charOffset": edit["start"], "charLength": edit["end"] - edit["start"]},
            "insertedContent": {"text": edit["text"]},
        }
        for edit in one.fix["edits"]
    ]
    return {
        "description": _message(one.fix["message"]),
        "artifactChanges": [{"artifactLocation": _artifact(one), "replacements": replacements}],
    }

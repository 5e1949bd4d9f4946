"""Where output goes, and how it is written."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.source.places import Finding


def write(options: argparse.Namespace, text: str) -> None:
    """Write to `--output`, or to the screen. Raises `RulesError` when the file cannot be written."""
    if not text.endswith("\n"):
        text += "\n"
    if options.output is None:
        sys.stdout.write(text)
        return
    try:
        Path(options.output).write_text(text, "utf-8")
    except OSError as error:
        raise RulesError(
            msg("{path} cannot be written: {why}", path=options.output, why=error.strerror), msg("give another path")
        ) from None


def as_json(data: Any) -> str:
    """Data as JSON that people can read too."""
    return json.dumps(data, ensure_ascii=False, indent=2)


def told(finding: Finding, speech: Speech) -> str:
    """A finding as text: place, what is wrong, and indented what to do."""
    lines = [f"{finding.place}: {speech(finding.message)}"]
    if finding.help is not None:
        lines.append(f"  {speech(finding.help)}")
    return "\n".join(lines)


def finding_json(finding: Finding, severity: str, speech: Speech) -> dict[str, Any]:
    """A finding as data."""
    place = finding.place
    return {
        "severity": severity,
        "message": speech(finding.message),
        "help": None if finding.help is None else speech(finding.help),
        "path": place.path,
        "line": place.line,
        "column": place.column,
        "end_line": place.end_line,
        "end_column": place.end_column,
    }

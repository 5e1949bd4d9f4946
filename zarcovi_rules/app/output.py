"""Where output goes, and how it is written."""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
from pathlib import Path
from typing import Any, TextIO

from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.source.places import Finding

_WRITING = {
    errno.ENOENT: msg("its folder does not exist"),
    errno.ENOTDIR: msg("a part of this path is a file, not a folder"),
    errno.EISDIR: msg("it is a folder"),
    errno.EACCES: msg("you may not write there"),
    errno.EPERM: msg("you may not write there"),
    errno.EROFS: msg("you may not write there"),
    errno.ENOSPC: msg("the disk is full"),
}


def write(options: argparse.Namespace, text: str) -> None:
    """Write to `--output`, or to the screen. Raises `RulesError` when the file cannot be written."""
    if not text.endswith("\n"):
        text += "\n"
    try:
        if options.output is None:
            sys.stdout.write(text)
            sys.stdout.flush()
        else:
            Path(options.output).write_text(text, "utf-8", "replace")
    except BrokenPipeError:
        _drop(sys.stdout)  # the reader has seen enough (`| head`); the exit code still says how it went
    except OSError as error:
        code = errno.errorcode.get(error.errno or 0, "?")
        why = _WRITING.get(error.errno or 0, code)
        raise RulesError(
            msg("{path} cannot be written: {why}", path=options.output or "stdout", why=why), msg("give another path")
        ) from None


def complain(text: str) -> None:
    """Write to where errors go, if somebody reads it."""
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        _drop(sys.stderr)


def flush() -> None:
    """Write what still waits to be written, if somebody reads it."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            _drop(stream)


def _drop(stream: TextIO) -> None:
    """Send what waits in `stream`, and all to come, nowhere: Python flushes once more when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


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

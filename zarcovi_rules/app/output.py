"""Where output goes, and how it is written."""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any, TextIO

from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.source.files import STDIN, shown
from zarcovi_rules.source.places import Finding

_WRITING = {
    errno.ENOENT: msg("its folder does not exist"),
    errno.ENOTDIR: msg("a part of this path is a file, not a folder"),
    errno.EISDIR: msg("it is a folder"),
    errno.EACCES: msg("you may not write there"),
    errno.EPERM: msg("you may not write there"),
    errno.EROFS: msg("you may not write there"),
    errno.ENOSPC: msg("the disk is full"),
    errno.ENAMETOOLONG: msg("its name is too long"),
}


# What would move the cursor, colour the screen or turn the writing round: a file's text is shown, never obeyed.
_UNSEEN = [*range(0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
_SHOWN = {code: "\ufffd" for code in _UNSEEN if chr(code) not in "\n\t"}


def ready() -> None:
    """Make the streams fit for any text: in UTF-8 whatever the locale, and there even where somebody closed them."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115 - for the whole run
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115 - for the whole run
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")


def write(options: argparse.Namespace, text: str | Iterable[str], *, exact: bool = False) -> None:
    """Write to `--output`, or to the screen; `exact` what is a file's text and not a report.

    What may be long comes piece by piece. Raises `RulesError` when the file cannot be written.
    """
    pieces = [text] if isinstance(text, str) else text
    if not exact:
        pieces = _shown(pieces)
    if options.output == "":
        raise RulesError(msg("an empty path names no file"), msg("give another path"))
    if options.output is not None and "\0" in options.output:
        raise cannot_be_written(options.output, ValueError())
    try:
        if options.output is None:
            for piece in pieces:
                sys.stdout.write(piece)
            sys.stdout.flush()
        else:
            from pathlib import Path  # slow to import, and most is written to the screen

            with Path(options.output).open("w", encoding="utf-8", errors="replace") as file:
                file.writelines(pieces)
    except BrokenPipeError:
        _drop(sys.stdout)  # the reader has seen enough (`| head`); the exit code still says how it went
    except OSError as error:
        raise cannot_be_written("stdout" if options.output is None else options.output, error) from None


def _shown(pieces: Iterable[str]) -> Iterator[str]:
    """A report as it is shown, with one line end after it."""
    ends = ""
    for piece in pieces:
        body = piece.rstrip("\n")
        if body:
            text = ends + body
            # Most is printable as it is, and to see that takes a tenth of the time of looking up each character.
            yield text if all(map(str.isprintable, text.split("\n"))) else text.translate(_SHOWN)
            ends = ""
        ends += piece[len(body) :]
    yield "\n"


def cannot_be_written(path: str, error: OSError | ValueError) -> RulesError:
    """What is said where nothing can be written to a path."""
    number = error.errno if isinstance(error, OSError) else None
    unknown = msg("it is no name of a file") if number is None else errno.errorcode.get(number, "?")
    why = _WRITING.get(number or 0, unknown)
    return RulesError(msg("{path} cannot be written: {why}", path=path, why=why), msg("give another path"))


def refuse_overwriting(output: str | None, inputs: Iterable[str], *, option: str = "--output") -> None:
    """Raises `RulesError` when the output, or what another option writes, would be written over what is read."""
    for path in inputs:
        if output and path != STDIN and _same(path, output):
            raise RulesError(
                msg("{path} is read, and {option} would write over it", path=shown(path), option=option),
                msg("give another path"),
            )


def _same(path: str, output: str) -> bool:
    from pathlib import Path

    try:
        return os.path.realpath(path) == os.path.realpath(output) or Path(path).samefile(output)
    except (OSError, ValueError):  # what cannot be looked at is told when it is read
        return False


def complain(text: str) -> None:
    """Write to where errors go, if somebody reads it."""
    try:
        print(text.translate(_SHOWN), file=sys.stderr, flush=True)
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

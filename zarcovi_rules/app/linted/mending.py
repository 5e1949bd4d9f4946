"""`--fix` and `--diff`: files as they would be once mended."""

from __future__ import annotations

import argparse
import codecs
import difflib
import json
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from zarcovi_rules.app.kinds import SHEETS, book_of, kind_of
from zarcovi_rules.app.linted.choosing import Choice
from zarcovi_rules.app.linted.filing import Desk, Filed
from zarcovi_rules.app.linted.report import Report
from zarcovi_rules.app.linted.running import Run
from zarcovi_rules.app.output import cannot_be_written
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.source import files
from zarcovi_rules.source.places import Finding, Place

if TYPE_CHECKING:
    from zarcovi_rules.lint.findings import Finding as Found


_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def mended(text: str, path: str, desk: Desk, choice: Choice, *, unsafe: bool) -> str:
    """The text once the fixes are applied of what would be shown; the `unsafe` ones only if they are asked for."""
    from zarcovi_rules.lint.fixing import fix

    if kind_of(text) != SHEETS:
        return text
    book = book_of(text)

    def left(findings: list[Found], now: str) -> list[Found]:
        return desk.left(findings, now, path, book)[0]

    def among(one: Found) -> bool:
        return choice.shows(one, one.severity.value)

    return fix(text, path, desk.linter(book), unsafe=unsafe, left=left, among=among).text


def diff(before: str, after: str, path: str) -> str:
    """What changes, as `diff -u` writes it and `patch` reads it."""
    name = path if path.isprintable() else json.dumps(path, ensure_ascii=False)  # as git quotes it
    return "".join(_lines(difflib.unified_diff(_split(before), _split(after), name, name)))


def _split(text: str) -> list[str]:
    """Lines as programs that patch count them: each ends at a line feed and nowhere else."""
    return re.findall(r"[^\n]*\n|[^\n]+", text)


def _lines(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        yield line if line.endswith("\n") else line + "\n\\ No newline at end of file\n"


def mend(
    options: argparse.Namespace, linting: Run, paths: Iterable[str], report: Report, take: Callable[[Filed], None]
) -> None:
    """Mend files, or tell what would be done, and lint what came of them, which is there to `take`."""
    choice = linting.desk.sift.choice
    diffs: list[str] = []
    for path in paths:
        shown = linting.shown(path)
        try:
            text = files.read_text(path)
            if not isinstance(text, str):
                take(linting.desk.unreadable(text))
                continue
            after = mended(text, shown, linting.desk, choice, unsafe=options.unsafe_fixes)
            if options.diff:
                diffs.append(diff(text, after, shown) if after != text else "")
            elif path == files.STDIN:
                report.stdin_mended = after
            elif after != text:
                write(path, after)
            report.mended += after != text
            take(linting.text(text if options.diff else after, shown))
        except RulesError as error:  # it may be read and not written
            take(linting.desk.unreadable(Finding(error.message, Place(shown), error.help)))
        except Exception as error:
            take(linting.desk.fault(shown, error))
    if options.diff:
        report.diff = "".join(diffs)


def write(path: str, text: str) -> None:
    """Write a mended text over the file that it was read from, in the encoding that it had.

    Raises `RulesError` where it cannot be written; the file is as it was then.
    """
    file = Path(path)
    try:
        before = file.read_bytes()
        known = ((mark, name) for mark, name in _MARKS if before.startswith(mark))
        mark, name = next(known, (b"", "utf-8"))
        try:
            file.write_bytes(mark + text.encode(name))  # in place: links, owner and permissions stay
        except OSError:
            with suppress(OSError):  # what was there had room there
                file.write_bytes(before)
            raise
    except OSError as error:
        raise cannot_be_written(files.shown(path), error) from None

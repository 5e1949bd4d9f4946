"""`--fix` and `--diff`: files as they would be once mended."""

from __future__ import annotations

import argparse
import codecs
import difflib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from zarcovi_rules.app.kinds import SHEETS, book_of, kind_of
from zarcovi_rules.app.linted.report import Report
from zarcovi_rules.app.linted.running import Run
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.source import files, yaml

if TYPE_CHECKING:
    from zarcovi_rules.lint.findings import Edit
    from zarcovi_rules.lint.linting import Linter

_ROUNDS = 10
"""One fix may make another possible; what goes on longer than this goes round in circles."""


def fixed(text: str, path: str, linter: Linter, unsafe: bool) -> str:
    """The text with every fix of its findings made; `unsafe` ones only if they are asked for."""
    from zarcovi_rules.lint.linting import lint

    for _ in range(_ROUNDS):
        edits: list[Edit] = []
        for finding in lint(text, path, linter).findings:
            fix = finding.fix
            if (
                fix is not None
                and (fix.safe or unsafe)
                and not any(_touch(new, old) for new in fix.edits for old in edits)
            ):
                edits += fix.edits
        if not edits:
            return text
        for edit in sorted(edits, key=lambda one: one.start, reverse=True):
            text = text[: edit.start] + edit.text + text[edit.end :]
    return text


def _touch(one: Edit, other: Edit) -> bool:
    return one.start <= other.end and other.start <= one.end


def mended(text: str, path: str, linter: Linter, unsafe: bool) -> str:
    """The same, unless what was YAML would be none afterwards: then the text as it is."""
    after = fixed(text, path, linter, unsafe)
    if after != text and yaml.read(after, path).findings and not yaml.read(text, path).findings:
        return text
    return after


def diff(before: str, after: str, path: str) -> str:
    """What changes, as `diff -u` writes it and `patch` reads it."""
    return "".join(_lines(difflib.unified_diff(_split(before), _split(after), path, path)))


def _split(text: str) -> list[str]:
    return text.splitlines(keepends=True) if "\r" not in text else text.replace("\r\n", "\n").splitlines(keepends=True)


def _lines(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        yield line if line.endswith("\n") else line + "\n\\ No newline at end of file\n"


def mend(options: argparse.Namespace, linting: Run, paths: Iterable[str], report: Report) -> None:
    """Mend files, or tell what would be done, and lint what came of them."""
    diffs: list[str] = []
    for path in paths:
        shown = linting.shown(path)
        try:
            text = files.read_text(path)
            if not isinstance(text, str):
                report.filed.append(linting.desk.unreadable(text))
                continue
            after = text
            if kind_of(text) == SHEETS:
                after = mended(text, shown, linting.desk.linter(book_of(text)), options.unsafe_fixes)
            report.mended += after != text
            if options.diff:
                diffs.append(diff(text, after, shown) if after != text else "")
            elif path == files.STDIN:
                report.stdin_mended = after
            elif after != text:
                write(path, after)
            report.filed.append(linting.text(text if options.diff else after, shown))
        except RulesError:
            raise
        except Exception as error:
            report.filed.append(linting.desk.fault(shown, error))
    if options.diff:
        report.diff = "".join(diffs)


def write(path: str, text: str) -> None:
    """Write a mended text over the file that it was read from, in the encoding that it had. Raises `RulesError`."""
    try:
        before = Path(path).read_bytes()
        for mark, name in (
            (codecs.BOM_UTF8, "utf-8"),
            (codecs.BOM_UTF16_LE, "utf-16-le"),
            (codecs.BOM_UTF16_BE, "utf-16-be"),
        ):
            if before.startswith(mark):
                Path(path).write_bytes(mark + text.encode(name))
                return
        Path(path).write_bytes(text.encode("utf-8"))
    except OSError as error:
        found = files.unreadable(path, error)
        raise RulesError(
            msg("{path} cannot be mended: {why}", path=files.shown(path), why=found.message),
            msg("see whether you may write to it"),
        ) from None

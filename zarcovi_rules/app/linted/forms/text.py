"""The report for people: a headline, then each finding with the line it is about and what to write instead."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from zarcovi_rules.app.linted.report import STATUSES, Report, headline, listed, notes, readings
from zarcovi_rules.app.linted.told import Told
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Message, msg


def written(report: Report, speech: Speech) -> Iterator[str]:
    """The whole report, a piece for each finding."""
    yield "\n".join([headline(report, speech), *notes(report, speech)])
    for title, *lines in readings(report, speech):
        yield "\n\n" + "\n".join([title, *(f"  {line}" for line in lines)])
    for one in listed(report.findings):
        yield "\n\n" + (speech(one) if isinstance(one, Message) else "\n".join(_finding(one, speech)))
    for block in _passed(report, speech):
        yield f"\n\n{block}"


def _finding(one: Told, speech: Speech) -> Iterator[str]:
    message = " ".join(one.message.split())
    yield f"{one.place}: {one.code} {one.name}: {message}"
    if one.excerpt is not None and one.excerpt[0].strip():
        number = str(one.line)
        row, carets = one.excerpt
        yield f"  {number} | {row}"
        if carets:
            yield f"  {' ' * len(number)} | {carets}"
    yield _status(one.said, one.rulings, speech)
    if one.help is not None:
        yield _help(one.help, speech)
    if one.fix is not None:
        safe, text = one.fix["safe"], one.fix["message"]
        if text == one.help:
            yield "  " + speech(msg("--fix does it") if safe else msg("--fix --unsafe-fixes does it"))
        else:
            fix = msg("--fix does it: {text}") if safe else msg("--fix --unsafe-fixes does it: {text}")
            yield f"  {speech(fix.about(text=text))}"


@lru_cache(maxsize=1000)  # the same is said of many findings
def _status(said: str, rulings: tuple[str, ...], speech: Speech) -> str:
    status = speech.text(STATUSES[said][0])
    by = msg("{status}, by {rulings}", status=status, rulings=", ".join(rulings))
    return "  " + (speech(by) if rulings else status)


@lru_cache(maxsize=1000)
def _help(text: str, speech: Speech) -> str:
    return "  " + speech(msg("help: {text}", text=text))


def _passed(report: Report, speech: Speech) -> Iterator[str]:
    """Of each sheet the checks that had nothing to say; of many sheets all together, each with how many they are."""
    for path, sheet, codes in report.passed:
        title = speech(msg("{sheet}: looked at, and nothing to say ({count}):", sheet=sheet or path, count=len(codes)))
        yield "\n".join([title, *_rows(codes)])


def _rows(codes: list[str]) -> Iterator[str]:
    for start in range(0, len(codes), 8):
        yield "  " + ", ".join(codes[start : start + 8])

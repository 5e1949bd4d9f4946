"""The report for a chat: short, by character and ability, the heaviest first.

There is no mark in it that WhatsApp or Discord would obey.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from heapq import nsmallest

from zarcovi_rules.app.linted.choosing import SEVERITIES
from zarcovi_rules.app.linted.report import STATUSES, Report, headline, notes, readings
from zarcovi_rules.app.linted.told import Told
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import msg
from zarcovi_rules.source.text import visible

MOST_FINDINGS = 20
"""More of one run are counted only: nobody scrolls through them in a chat."""

_ALIKE = str.maketrans({"*": "∗", "~": "∼", "`": "'", "@": "＠", "\\": "∖"})
"""Marks of bold, strike, code and mentions, and characters that look the same and mean nothing."""

_UNDERLINE = re.compile(r"(?<!\w)_+|_+(?!\w)|__+")
"""What could begin or end italics; inside of a word nobody obeys it."""

_BEGINNING = re.compile(r"^(?=[>#\-+]|\d+[.)] )", re.MULTILINE)
"""Where a line would become a quote, a heading or an item of a list."""


def written(report: Report, speech: Speech) -> str:
    """The whole report."""
    lines = [headline(report, speech), *notes(report, speech)]
    for title, *read in readings(report, speech):
        lines += ["", title, *(f"• {line}" for line in read)]
    shown = nsmallest(MOST_FINDINGS, report.findings, key=lambda one: SEVERITIES.index(one.severity))
    several = len({each.sheet for each in report.findings}) > 1
    cards: dict[tuple[str, str | None, str | None], list[Told]] = {}
    for one in shown:  # the card with the heaviest comes first, and so does the heaviest of each
        cards.setdefault((one.path, one.sheet, one.ability), []).append(one)
    for of_one in cards.values():
        lines += ["", *_group(of_one, several, report, speech)]
    if more := len(report.findings) - len(shown):
        lines += ["", speech(msg("and {count} more", count=more))]
    for path, sheet, codes in report.passed:
        lines += ["", speech(msg("{sheet}: {count} checks had nothing to say", sheet=sheet or path, count=len(codes)))]
    return plain("\n".join(lines))


def _group(findings: list[Told], several: bool, report: Report, speech: Speech) -> Iterator[str]:
    """The findings of one card, under its name and, where there are `several` sheets, its character's."""
    one = findings[0]
    names = [name for name in (one.sheet if several or not one.ability else None, one.ability) if name]
    alone = speech(msg("Caption")) if report.caption and report.count == 1 else visible(one.path)
    yield " · ".join(" ".join(name.split()) for name in names) or alone
    for each in findings:
        status = speech.text(STATUSES[each.said][0])
        where = "" if each.line is None else speech(msg(", l. {line}", line=each.line))
        rulings = f" ({', '.join(each.rulings)})" if each.rulings else ""
        yield f"• {status}{where}: {' '.join(each.message.split())}{rulings}"
        if each.help is not None:
            yield f"→ {' '.join(each.help.split())}"


def plain(text: str) -> str:
    """A text in which no chat finds a mark: they look as before and format nothing."""
    text = _UNDERLINE.sub(lambda found: "＿" * len(found[0]), text.translate(_ALIKE)).replace("||", "¦¦")
    return _BEGINNING.sub("\u2060", text)

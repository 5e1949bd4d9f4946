"""The day that a page says it was made on."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime

from zarcovi_rules.core.messages import RulesError, msg

ASKED = "SOURCE_DATE_EPOCH"


def day() -> date:
    """The day that SOURCE_DATE_EPOCH names (in UTC, so that a page is the same everywhere), else today here.

    Raises `RulesError` when it names none.
    """
    asked = os.environ.get(ASKED)
    if not asked:
        return date.today()
    try:
        return datetime.fromtimestamp(int(asked), UTC).date()
    except (ValueError, OverflowError, OSError):
        raise RulesError(
            msg("{name} is no count of seconds: {value}", name=ASKED, value=asked),
            msg("Give the seconds since 1970, as `git log -1 --format=%ct` prints them, or unset it."),
        ) from None

"""What every report in JUnit XML needs: cases that say where they are written, texts that XML can hold."""

from __future__ import annotations

import re
from functools import cache
from typing import Any


@cache
def placed_case() -> Any:
    """A test case that says where it is written, as CI services expect it."""
    from junitparser import Attr, TestCase

    class PlacedCase(TestCase):
        file = Attr()
        line = Attr()

    return PlacedCase


def xml(written: str) -> str:
    """The text without what XML cannot hold."""
    return _not_xml().sub("\ufffd", written)


@cache
def _not_xml() -> re.Pattern[str]:
    """What XML cannot hold: made when it is needed, for that takes as long as reading many features."""
    return re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

"""`zarcovi lint`: check sheets, committee files and captions before the battle."""

from __future__ import annotations

from zarcovi_rules.app.linted.options import arguments
from zarcovi_rules.app.linted.whole import FORMATS, run

__all__ = ["FORMATS", "arguments", "run"]

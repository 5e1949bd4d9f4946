"""Garbage is collected seldom while sheets are linted: most of what is made lives as long as its sheet or the run."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_SELDOM = (20_000, 20, 50)


@contextmanager
def seldom() -> Iterator[None]:
    """While this lasts, garbage is looked for a tenth as often."""
    often = gc.get_threshold()
    gc.set_threshold(*_SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*often)
        gc.unfreeze()


def keep() -> None:
    """What there is by now stays to the end of `seldom`: it is not looked through any more."""
    gc.freeze()

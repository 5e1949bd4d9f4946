"""How often garbage is looked for: most of what a command makes lives to its end, or as long as its file."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_SELDOM = (20_000, 20, 50)
_HARDLY = (200_000, 20, 50)


@contextmanager
def hardly() -> Iterator[None]:
    """While this lasts, garbage is hardly looked for: what is made of a file goes when that was told, or stays."""
    often = gc.get_threshold()
    gc.set_threshold(*_HARDLY)
    try:
        yield
    finally:
        gc.freeze()  # all that is left counts as old: nothing of it is worth a look soon
        gc.unfreeze()
        gc.set_threshold(*often)


def for_this_process() -> None:
    """From here to the end of the process, garbage is looked for a tenth as often."""
    gc.set_threshold(*_SELDOM)


def at_the_end() -> None:
    """The process ends: to look for garbage in all that there is would take as long as linting several sheets."""
    gc.freeze()

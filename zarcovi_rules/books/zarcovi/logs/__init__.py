"""What a judge is asked of a battle's posts: a module that exists adds its own questions."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

from zarcovi_rules.books.zarcovi.logs.fields import log_question
from zarcovi_rules.books.zarcovi.recorded import Recorded
from zarcovi_rules.judge.logs import LogQuestion


def _declared() -> Iterator[Recorded | LogQuestion]:
    for found in pkgutil.iter_modules(__path__, f"{__name__}."):
        yield from (one for one in vars(import_module(found.name)).values() if isinstance(one, Recorded | LogQuestion))


_ALL = tuple({one.name: one for one in _declared()}.values())

RECORDED: dict[str, Recorded] = {one.name: one for one in _ALL if isinstance(one, Recorded)}
"""Those that features ask by their sentence."""

LOGS = tuple(log_question(one) if isinstance(one, Recorded) else one for one in _ALL)
"""All of them, as cases ask them."""

"""The sentences that Zarcovi players say, as Gherkin steps: a module that exists adds its own.

The ones that every book has come from `verify.rules`. A word that more than one topic uses is a
parameter in `registry`.
"""

import pkgutil
from importlib import import_module

from zarcovi_rules.books.zarcovi.steps.registry import steps

for _found in pkgutil.iter_modules(__path__, f"{__name__}."):
    import_module(_found.name)

__all__ = ["steps"]

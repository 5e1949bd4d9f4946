"""`NamedTuple` as typing has it, made in a third of the time.

typing compiles what is written after each field's colon, to see whether it may be a type. mypy has seen that long
before, and dozens of such classes are made at the start of every run.
"""

from __future__ import annotations

from collections import namedtuple
from typing import TYPE_CHECKING

__all__ = ["NamedTuple"]

if TYPE_CHECKING:
    from typing import NamedTuple
else:

    class _Named(type):
        def __new__(cls, name, bases, namespace):  # noqa: ARG004 - there is one base only
            types = namespace.pop("__annotations__", {})
            defaults = [namespace.pop(field) for field in types if field in namespace]
            made = namedtuple(name, types, defaults=defaults, module=namespace.pop("__module__"))
            for what, value in namespace.items():
                setattr(made, what, value)
            made.__annotations__ = types
            return made

    NamedTuple = type.__new__(_Named, "NamedTuple", (), {})

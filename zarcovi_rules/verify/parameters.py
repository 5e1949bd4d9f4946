"""The typed places of steps: what may stand in each, as far as it can be told to people."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.source.text import fold

# Alternatives that are words, a letter of which may be missing: unidirecional|360°?
_PLAIN = re.compile(r"[\w° |-]+(?:\?(?=\||$))?(?:\|[\w° -]+\??)*")
_NOBODY_SAYS = "zxqj"

Foils = Callable[[Any], Iterable[str]]
"""What may be said instead of what is, on a given play: see `verify.expectations`."""


@runtime_checkable
class Known(Protocol):
    """A converter that can tell what it converts."""

    names: tuple[str, ...]

    def knows(self, written: str) -> bool:
        """Whether it converts what is written."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A typed place: `values` are all that may stand there (None: too many to list), `examples` some of them.

    `foils`, where it is given, knows what else might be said there, which may depend on the play.
    """

    name: str
    regexp: str
    convert: Callable[[str], object]
    values: tuple[str, ...] | None = None
    examples: tuple[str, ...] = ()
    foils: Foils | None = None
    _fitting: dict[str, bool] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def of(
        cls,
        name: str,
        regexp: str,
        convert: Callable[[str], object],
        examples: tuple[str, ...] = (),
        foils: Foils | None = None,
    ) -> Parameter:
        """The parameter, with the values that its converter or its expression tell."""
        known: object = convert
        values = known.names if isinstance(known, Known) else _alternatives(regexp)
        return cls(name, regexp, convert, values, examples or (values or ())[:1], foils)

    @property
    def free(self) -> bool:
        """Whether nearly any words may stand there."""
        return self.fits(_NOBODY_SAYS)

    def fits(self, text: str) -> bool:
        """Whether this text may stand there."""
        if text not in self._fitting:
            self._fitting[text] = re.fullmatch(self.regexp, text) is not None and self._converts(text)
        return self._fitting[text]

    def _converts(self, text: str) -> bool:
        convert: object = self.convert
        if isinstance(convert, Known):
            return convert.knows(text)
        try:
            self.convert(text)
        except (RulesError, ValueError):
            return False
        return True


def _alternatives(regexp: str) -> tuple[str, ...] | None:
    """What a regular expression of plain alternatives reads, each at its longest."""
    if not _PLAIN.fullmatch(regexp):
        return None
    return tuple(dict.fromkeys(word.replace("?", "") for word in regexp.split("|")))


class Lookup:
    """A converter from what a person writes to the entry of that name, accents and capitals aside."""

    def __init__(self, entries: dict[str, object], refuse: Callable[[str], RulesError]) -> None:
        self.names = tuple(entries)
        self._entries = {fold(name): entry for name, entry in entries.items()}
        self._refuse = refuse

    def knows(self, written: str) -> bool:
        """Whether an entry is called so."""
        return fold(written) in self._entries

    def __call__(self, written: str) -> object:
        """The entry of that name. Raises what `refuse` makes of a name that none has."""
        key = fold(written)
        if key not in self._entries:
            raise self._refuse(written)
        return self._entries[key]

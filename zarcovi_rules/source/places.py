"""Where something stands in a file, and what is to be said about it there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zarcovi_rules.core.tuples import NamedTuple

if TYPE_CHECKING:
    from zarcovi_rules.core.messages import Message


class Place(NamedTuple):
    """A place in a text file. `line` and `column` count from 1, in characters; None where there is none."""

    path: str
    line: int | None = None
    column: int | None = None
    end_line: int | None = None
    end_column: int | None = None

    def __str__(self) -> str:
        """`path:line:column` on one line, whatever the file is called."""
        path = self.path
        if not path.isprintable():
            from zarcovi_rules.source.text import visible  # which knows findings, and so places

            path = visible(path)
        return ":".join([str(part) for part in (path, self.line, self.column) if part is not None])

    @property
    def row(self) -> str:
        """`path:line`."""
        return str(self._replace(column=None))


class Finding(NamedTuple):
    """Something wrong in a person's file: what, where, and what to do about it."""

    message: Message
    place: Place
    help: Message | None = None

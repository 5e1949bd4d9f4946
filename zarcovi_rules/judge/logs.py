"""Questions asked of a log of posts: a book adds them to those that its rulings answer, and cases ask them alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import Text
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.verdict import Answered


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class LogQuestion:
    """One such question: `name` is what `pergunta:` calls it, `about` what it asks.

    `values` are its answers, none where it counts. `fields` are the schemas of the fields that it reads in a case
    beside the facts, `needs` those that it cannot do without. `ask` answers for a case as written, with the facts that
    it states; it raises `RulesError` for what cannot be answered, `given.PlacedError` when it knows where.
    `stated` names the facts that the case states in those fields, `reads` those that it looks at itself, without a
    question.
    """

    name: str
    about: Text
    fields: Mapping[str, Mapping[str, Any]]
    needs: tuple[str, ...]
    values: Mapping[str, Text] = field(default_factory=dict)
    ask: Callable[[Book, Mapping[str, Any], Given], Answered]
    reads: tuple[str, ...] = ()
    stated: Callable[[Book, Mapping[str, Any]], Iterable[str]] = lambda _book, _written: ()


LogsOf = Callable[[str], Mapping[str, LogQuestion]]
"""The questions asked of a log in the book of a name, by their own names."""


def no_logs(_: str) -> Mapping[str, LogQuestion]:
    """A shelf on which no book asks anything of a log."""
    return {}


__all__ = ["LogQuestion", "LogsOf", "no_logs"]

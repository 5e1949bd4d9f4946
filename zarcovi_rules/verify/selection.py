"""Which scenarios are run: those that cite an id, those whose words fit an expression (`teleporte and not combo`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.source.text import fold
from zarcovi_rules.verify import tags

if TYPE_CHECKING:
    from zarcovi_rules.verify.features import Scenario

Fits = Callable[["Scenario"], bool]

_TOKEN = re.compile(r'[()]|"[^"]*"|[^\s()"]+|"')
MOST_TOKENS = 200
"""An expression of more words and signs nobody has typed; a longer one would nest deeper than Python goes."""

_OPERATORS = ("and", "or", "not", "(", ")")
_PORTUGUESE = {"e": "and", "ou": "or", "não": "not", "nao": "not"}


def choose(scenarios: Iterable[Scenario], *, ruling: str | None = None, name: str | None = None) -> list[Scenario]:
    """The scenarios whose tags cite an id (`ID` or `ID:case`), and whose title or tags fit an expression.

    Raises `RulesError` for an expression that cannot be read.
    """
    wanted = fold((ruling or "").removeprefix("@"))
    fits = expression(name) if name is not None and name.strip() else None
    return [
        scenario
        for scenario in scenarios
        if (not wanted or any(wanted in (fold(tag.text), fold(tags.split(tag.text)[0])) for tag in scenario.tags))
        and (fits is None or fits(scenario))
    ]


def expression(written: str) -> Fits:
    """What an expression asks of a scenario: words as they follow one another, joined by `and`, `or`, `not` and ( ).

    `e`, `ou`, `não` join them as well. Words between quotes are words even if they are called so. Accents and capitals
    do not matter. Raises `RulesError`.
    """
    reader = _Reader(written)
    fits = reader.either()
    if reader.now is not None:
        raise reader.refused()
    return fits


class _Reader:
    """One walk over the words of an expression; each method reads as much as it is named for."""

    def __init__(self, written: str) -> None:
        self._written = written
        tokens = _TOKEN.findall(written)
        if len(tokens) > MOST_TOKENS:
            raise RulesError(
                msg("-k cannot be read, it has more than {most} words and signs", most=MOST_TOKENS),
                msg("Give a shorter one, or the paths of the features."),
            )
        self._tokens: Iterator[str] = iter([_PORTUGUESE.get(token, token) for token in tokens])
        self.now: str | None = next(self._tokens, None)

    def either(self) -> Fits:
        one = self.both()
        while self.now == "or":
            self._go_on()
            one = _either(one, self.both())
        return one

    def both(self) -> Fits:
        one = self.single()
        while self.now == "and":
            self._go_on()
            one = _both(one, self.single())
        return one

    def single(self) -> Fits:
        if self.now == "not":
            self._go_on()
            return _neither(self.single())
        if self.now == "(":
            self._go_on()
            one = self.either()
            if self.now != ")":
                raise self.refused()
            self._go_on()
            return one
        words: list[str] = []
        while self.now is not None and self.now not in (*_OPERATORS, '"'):
            words.append(self.now.strip('"'))
            self._go_on()
        if not any(words):
            raise self.refused()
        return _says(fold(" ".join(words)))

    def _go_on(self) -> None:
        self.now = next(self._tokens, None)

    def refused(self) -> RulesError:
        where = msg("it ends too early") if self.now is None else msg("{word} is out of place", word=self.now)
        return RulesError(
            msg("-k cannot be read, {why}: {written}", why=where, written=self._written),
            msg("Write words of a title or tag, with and, or, not and (…) between them; words called so in quotes."),
        )


def _says(words: str) -> Fits:
    return lambda scenario: words in fold(scenario.name) or any(words in fold(tag.text) for tag in scenario.tags)


def _either(one: Fits, other: Fits) -> Fits:
    return lambda scenario: one(scenario) or other(scenario)


def _both(one: Fits, other: Fits) -> Fits:
    return lambda scenario: one(scenario) and other(scenario)


def _neither(one: Fits) -> Fits:
    return lambda scenario: not one(scenario)

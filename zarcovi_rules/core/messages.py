"""Sentences for people, kept apart from the language they are read in.

Everything below the command line *returns* what it has to say as a `Message`: an English template, which is also the
key of its translation, and the values it speaks of. Only what prints (`app/`) turns a message into a text, so the same
verdict, finding or error can be read in Portuguese or in English and stays machine readable in between.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from zarcovi_rules.core.tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class Text(NamedTuple):
    """The same sentence for the two readerships: what a rulebook says is written in both."""

    pt: str
    en: str


class Both(str):
    """A text that is plain Portuguese where only a string will do, as in a JSON Schema, and knows its English too."""

    english: str

    def __new__(cls, pt: str, en: str) -> Both:
        """The text in both languages."""
        made = super().__new__(cls, pt)
        made.english = en
        return made

    def __add__(self, more: str, /) -> Both:
        return Both(str(self) + str(more), self.english + (more.english if isinstance(more, Both) else more))


class Message:
    """One sentence: `template` in English with `{named}` places, and the values that fill them.

    A value may be a `Text` or a `Message` of its own, or a tuple of them, which is read as a list.
    """

    __slots__ = ("template", "values")

    def __init__(self, template: str, values: Mapping[str, object] | None = None) -> None:
        self.template = template
        self.values: Mapping[str, object] = {} if values is None else values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.template, self.values) == (other.template, other.values)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Message({self.template!r}, {self.values!r})"

    def about(self, **values: object) -> Message:
        """The same sentence, speaking of these values."""
        return Message(self.template, values)

    def __str__(self) -> str:
        return self.template.format(**{name: _english(value) for name, value in self.values.items()})


def _english(value: object) -> object:
    if isinstance(value, Text):
        return value.en
    if type(value) is tuple:
        return ", ".join(str(_english(item)) for item in value)
    return value


def grouped(number: int) -> Text:
    """A large number with its thousands apart, as each language writes it."""
    return Text(f"{number:,}".replace(",", "."), f"{number:,}")


def msg(template: str, **values: object) -> Message:
    """A `Message`. The name is what the catalogue extractor looks for: the template must be a literal string."""
    return Message(template, values)


class RulesError(Exception):
    """Something that a person gave us cannot be used: what, and what to do about it.

    `message` says what is wrong with the values in it; `help` says, in the imperative, what to do.
    """

    def __init__(self, message: Message, help: Message | None = None) -> None:  # noqa: A002 - the word of the trade
        super().__init__(message, help)
        self.message = message
        self.help = help

    def __str__(self) -> str:
        return f"{self.message}" if self.help is None else f"{self.message} ({self.help})"


_ID = r"[a-zA-Z]+(?:-[a-zA-Z]+)*-\d[^\s_]*"
_NUMBER = r"\d+"


_LONGEST = 200
"""No name has more letters."""


_ASKED = 3
"""Of so many that look alike the first is taken that may be meant."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known name that `word` was most likely meant to be, or None when none is near.

    Ids with another number (`AMB-99`, `AMB-9`) are other things, however near they are in writing. So is a short word
    whose letters only happen to stand in a long one (`idade` in `habilidades`); its beginning or one of its parts may
    be meant.
    """
    if len(word) > _LONGEST:  # comparing takes long then, and nobody misspells so
        return None
    return _nearest(word, tuple(known))


@lru_cache(maxsize=1000)  # who makes a mistake makes it often
def _nearest(word: str, names: tuple[str, ...]) -> str | None:
    from difflib import get_close_matches

    if re.fullmatch(_ID, word) is None:
        found = [name for name in get_close_matches(word, names, n=_ASKED, cutoff=0.6) if _may_be(word, name)]
    else:
        alike = [name for name in names if re.findall(_NUMBER, name) == re.findall(_NUMBER, word)]
        found = get_close_matches(word, alike, n=1, cutoff=0.75)
    return found[0] if found else None


def _may_be(word: str, name: str) -> bool:
    """Whether few letters of the longer of two words have no counterpart in the other."""
    from difflib import SequenceMatcher

    short, long = sorted((word, name), key=len)
    if long.startswith(short) or re.search(rf"(?<![^\W_]){re.escape(short)}(?![^\W_])", long):
        return True
    alike = sum(block.size for block in SequenceMatcher(None, name, word).get_matching_blocks())
    return len(long) - alike <= max(2 if word[:2] == name[:2] else 1, len(long) // 3)

"""Forms of terms as a vocabulary writes them: words, `*` for any ending, brackets, `=` for word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import prod

from zarcovi_rules.lint.legend.small_words import ONES, STOPS
from zarcovi_rules.lint.legend.words import fold_form

TIMES = r"(?:kk?|mil|mi|milhão|milhões|milhao|milhoes)(?!\w)"
"""What may stand behind a number and is part of it."""

_NUMBER = rf"(?<![\w.,])\d+(?:[.,]\d+)*\s{TIMES}"
"""A number of two words, which is one in a legend: "3 mil"."""

PIECE = re.compile(
    r"\[([^\]]*)\]|\(([^()|]*\|[^()]*)\)|<([^>]+)>|@(\w+\+?)|(\{\w+\}|\.\.\.)"
    rf"|({_NUMBER}|[^\s\[\]<>@{{}}]+)"
)
"""A piece of a form or of a phrase: what may be missing, one of several, a term, a group, a mark, a word."""

_ARTICLES = frozenset({"o", "a", "os", "as", "um", "uma", "seu", "sua", "seus", "suas"})
"""Words that are passed over and tell nothing: whoever writes "o casco" means "casco"."""


def choices(text: str) -> list[list[str]]:
    """The pieces of a form or of a phrase: what each may be."""
    found: list[list[str]] = []
    for match in PIECE.finditer(text):
        if match[1] is not None:
            found.append(["", *(one.strip() for one in match[1].split("|"))])
        elif match[2] is not None:
            found.append([one.strip() for one in match[2].split("|")])
        else:
            found.append([match[0]])
    return found


@lru_cache(10_000)
def folded(text: str) -> tuple[str, ...]:
    """The words of a text as they are met in a legend; vocabularies have the same ones again and again."""
    return tuple(fold_form(text))


def ways_of(form: str) -> Iterator[list[str]]:
    """The words of a form, without those that are passed over; one list for each way that brackets leave open."""
    for parts in product(*choices(form)):
        words = [
            word
            for part in parts
            for word in (_starred(part) if "*" in part else folded(part))
            if word not in STOPS and word not in ONES
        ]
        if words:
            yield words


def _starred(part: str) -> list[str]:
    words = folded(part.replace("*", ""))
    return [*words[:-1], f"{words[-1]}*"] if words else []


def has_words(form: str) -> bool:
    """Whether a form has words that can be met in a legend: more than signs, and articles that are passed over."""
    return bool(folded(form[1:])) if form.startswith("=") else next(ways_of(form), None) is not None


def only_word(form: str) -> tuple[str, str] | None:
    """A form in which words stand that tell more than articles do, and the one of its words that is looked up.

    Whoever writes "em vez" means both words; "vez" alone is met, wherever it stands.
    """
    if form.startswith("="):
        return None
    for parts in product(*choices(form)):
        way = " ".join(filter(None, parts))
        words, passed = folded(way.replace("*", "")), next(ways_of(way), [])
        if len(passed) == 1 and not _ARTICLES.issuperset(words[:-1] if passed[0].rstrip("*") == words[-1] else words):
            return way, passed[0]
    return None


def count_of(form: str) -> int:
    """In how many ways the brackets of a form may be read, each of which is looked at by itself."""
    return prod(map(len, choices(form)))

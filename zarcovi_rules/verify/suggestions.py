"""What a person may have meant: the sentences nearest to one that nothing reads, with the person's own values.

Sentences are compared word by word. What counts is the words that a sentence must have: one that takes any words at all
(`sabe-se que …`) is near to nothing in particular.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from functools import cache

from zarcovi_rules.core.messages import nearest
from zarcovi_rules.source.text import fold
from zarcovi_rules.verify.parameters import Parameter
from zarcovi_rules.verify.text import MOST_LETTERS

PLACE = re.compile(r"\{([^{}]*)\}")
_TOKEN = re.compile(r"\{[^{}]*\}|[\w°-]+")
_ID = re.compile(r"[a-z]+(?:-[a-z]+)*-\d[^\s_]*", re.IGNORECASE)
_AROUND = " ,:;"
_ENDS = "?!. "

_ALIKE = 0.7  # bela, vela
_NEAR = 0.45
_NEGATIONS = frozenset({"nao", "nunca", "nenhum", "nenhuma", "ninguem"})
_SAME_BUT_FOR_NEGATION = 0.8


@dataclass(frozen=True, slots=True, kw_only=True)
class Suggestion:
    """A sentence as the person may have meant it; `shared` are the words that it must have and the person wrote."""

    reads: str
    score: float
    words: frozenset[str]
    shared: frozenset[str]

    @property
    def near(self) -> bool:
        """Whether it is worth being suggested."""
        return self.score >= _NEAR


_WORDS = "zero um dois tres quatro cinco seis sete oito nove dez onze doze"
_NUMBERS = {word: str(number) for number, word in enumerate(_WORDS.split())} | {"uma": "1", "duas": "2"}
_LOWER_ID = re.compile(r"\b[a-z]+(?:-[a-z]+)*-(?=\d)")


def repaired(text: str) -> Iterator[str]:
    """The text as somebody may have meant it who wrote a remark, quotes, a number or a sign too much."""
    yield re.sub(r"\s+(?:#|//).*", "", text)
    yield re.sub(r"[\"'`*_]", "", text)
    yield re.sub(r"[^\W\d_]+", lambda word: _NUMBERS.get(fold(word[0]), word[0]), text)
    yield re.sub(r"\s*[.,;:!]+$", "", text)
    yield re.sub(r"\s*[.,;:!?]*$", "?", text)
    yield _LOWER_ID.sub(lambda found: found[0].upper(), text)


def weight(word: str) -> float:
    """How much a word tells: `de`, `o`, `que` are in every sentence."""
    return 1.0 if len(word) > 3 or word in _NEGATIONS else 0.3


def literal_words(wording: str) -> frozenset[str]:
    """The words that whoever uses this wording must write, folded."""
    return frozenset(fold(token) for token in _TOKEN.findall(wording) if not token.startswith("{"))


def negated(text: str) -> bool:
    """Whether a sentence denies something."""
    return not _NEGATIONS.isdisjoint(_TOKEN.findall(fold(text)))


def suggestion(wording: str, text: str, parameters: Mapping[str, Parameter]) -> Suggestion | None:
    """One wording of a sentence, with the values that stand in `text` where they fit; None if it shares no word."""
    tokens = _TOKEN.findall(wording)
    words = list(_TOKEN.finditer(text))
    folded = [fold(word[0]) for word in words]
    literals = [None if token.startswith("{") else fold(token) for token in tokens]
    if not any(literal is not None and any(_alike(literal, word) for word in folded) for literal in literals):
        return None

    def value(place: Parameter, first: int, end: int) -> str:
        start = words[first - 1].end() if first else 0
        found = text[start : words[end].start() if end < len(words) else len(text)].strip(_AROUND)
        return found.rstrip(_ENDS) if place.free else found

    def told(first: int, end: int) -> float:
        return sum(map(weight, folded[first:end]))

    @cache
    def best(token: int, word: int) -> tuple[float, tuple[int, int, int] | None]:
        """The score from here on, and what the token takes: (token, first word, end)."""
        if token == len(tokens) or word == len(words):
            return 0.0, None
        found: tuple[float, tuple[int, int, int] | None]
        found = max(best(token + 1, word)[0], best(token, word + 1)[0]), None
        literal = literals[token]
        if literal is not None:
            alike = _alike(literal, folded[word])
            if alike and (score := alike * weight(literal) + best(token + 1, word + 1)[0]) > found[0]:
                found = score, (token, word, word + 1)
            return found
        place = parameters[tokens[token][1:-1]]
        for end in range(word + 1, len(words) + 1):
            if place.fits(value(place, word, end)):
                # Free words count for nothing but a tie: the more of the person's own, the better.
                counts = told(word, end) if not place.free else 0.001 * (end - word)
                if (score := counts + best(token + 1, end)[0]) > found[0]:
                    found = score, (token, word, end)
        return found

    taken: dict[int, tuple[int, int]] = {}
    at = (0, 0)
    while at[0] < len(tokens) and at[1] < len(words):
        _, takes = best(*at)
        if takes is not None:
            taken[takes[0]] = takes[1:]
            at = takes[0] + 1, takes[2]
        else:
            at = (at[0] + 1, at[1]) if best(at[0] + 1, at[1])[0] >= best(at[0], at[1] + 1)[0] else (at[0], at[1] + 1)

    in_common, must, free = 0.0, 0.0, 0.0
    values: list[str] = []
    for number, (token, literal) in enumerate(zip(tokens, literals, strict=True)):
        span = taken.get(number)
        if literal is not None:
            must += weight(literal)
            in_common += weight(literal) * _alike(literal, folded[span[0]]) if span else 0
            continue
        place = parameters[token[1:-1]]
        values.append(value(place, *span) if span else next(iter(place.examples), f"<{place.name}>"))
        if place.free:
            free += told(*span) if span else 0
        else:
            must += told(*span) if span else 1
            in_common += told(*span) if span else 0
    filled = iter(values)
    reads = re.sub(r"\\(.)", r"\1", PLACE.sub(lambda _: next(filled), wording))
    shared = frozenset(literal for n, literal in enumerate(literals) if literal is not None and n in taken)
    return Suggestion(
        reads=reads,
        score=2 * in_common / (must + told(0, len(words)) - free / 2),
        words=literal_words(wording),
        shared=shared,
    )


@cache
def _alike(word: str, other: str) -> float:
    """How alike two words are; 0 when they are two words."""
    if word == other:
        return 1.0
    # A negation is no slip of anything else.
    if word in _NEGATIONS or other in _NEGATIONS:
        return 0.0
    ratio = SequenceMatcher(None, word, other).ratio()
    return ratio if ratio >= _ALIKE else 0.0


def meant(written: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known sentence nearest to the written one, as it is spelt; two when only a negation tells them apart."""
    if len(written) > MOST_LETTERS:
        return ()
    spelt: dict[str, str] = {}
    for name in known:
        spelt.setdefault(fold(name), name)
    if is_id(written):
        near = nearest(fold(written), spelt)
        return () if near is None else (spelt[near],)
    found = get_close_matches(fold(written), spelt, n=8, cutoff=0.6)
    return tuple(spelt[name] for name in both_ways(fold(written), found))


def is_id(written: str) -> bool:
    """Whether it looks like the id of something: ids with other numbers are other things."""
    return _ID.fullmatch(written) is not None


def both_ways(written: str, ranked: Sequence[str]) -> tuple[str, ...]:
    """The first of the candidates, and the one that says the contrary if there is one: first the one negated alike."""
    if not ranked:
        return ()
    first = ranked[0]
    contrary = next((other for other in ranked[1:] if _contrary(first, other)), None)
    if contrary is None:
        return (first,)
    return (first, contrary) if negated(first) == negated(written) else (contrary, first)


def _contrary(one: str, other: str) -> bool:
    if negated(one) == negated(other):
        return False
    return SequenceMatcher(None, _bare(one), _bare(other)).ratio() >= _SAME_BUT_FOR_NEGATION


def _bare(text: str) -> list[str]:
    return [word for word in _TOKEN.findall(fold(text)) if word not in _NEGATIONS]

"""Questions that a judge is asked of a recorded battle: what is followed through its posts, what is asked of that.

A topic declares its own in `logs/`; cases and features then ask them alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from zarcovi_rules.books.zarcovi import timeline
from zarcovi_rules.books.zarcovi.battle import Act, Closes, Done, Log
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import Tally, Track, ask_upon, tally
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.verdict import Answered
from zarcovi_rules.core.vocabulary import Fact, Quantity, Text

Follow = Callable[[Book, Log, str], Tally[Any]]
"""Follows something through a log, for the ability of the given name: where it ends, and the verdicts on the way."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Recorded:
    """One such question: `name` is what `pergunta:` calls it, `about` what it asks, `values` its answers in words.

    `subject` is the field of a case that names the ability or item it is about; None when it is about the whole battle.
    `reads` names the facts by which the posts are read, whatever the question looks at.
    """

    name: str
    about: Text
    subject: str | None
    ask: Callable[[Book, Log, str], Answered]
    values: Mapping[str, Text] = field(default_factory=dict)
    reads: tuple[str, ...] = ()


Verbs = Mapping[str, Given | Callable[[Act], Given]]
"""What each verb or happening states; a function of the act states what hangs on its number (`Lâmina 2x`)."""


def acts(track: Track, verbs: Verbs) -> Follow:
    """Follows `track` over the acts on an ability: what each verb states for the track's question."""
    return lambda book, log, name: along(book, log, name, track, log.acts_on(name, *verbs), verbs)


def along(book: Book, log: Log, name: str, track: Track, done: Iterable[Done], verbs: Verbs) -> Tally[Done]:
    """Follows `track` of `name` over what was done, in its order; see `acts`.

    Raises `RulesError` for a given fact that is so told.
    """
    known = log.known_of(name)
    log.refuse(track.state.name, *(fact for verb, states in verbs.items() for fact in _stated(states, Act(verb))))
    found = tally(book, track, done, lambda _, item: {**known, **_stated(verbs[item.act.verb], item.act)})
    return replace(found, steps=tuple(replace(step, index=step.item.place) for step in found.steps))


def before(follow: Follow, *verbs: str) -> Follow:
    """Where something stood just before the last act of `verbs` that it was followed over; all of it without one."""

    def followed(book: Book, log: Log, name: str) -> Tally[Any]:
        found = follow(book, log, name)
        last = max((place for place, step in enumerate(found.steps) if step.item.act.verb in verbs), default=None)
        return replace(found, steps=found.steps[:last])

    return followed


def turns(kind: str) -> Follow:
    """Counts the turns since the last use of an ability, by the count that applies to effects of this kind.

    `kind` is a value of `contagem.efeito`.
    """
    return lambda book, log, name: timeline.turns_of(book, log, name, kind)


def tracked(track: Track, follow: Follow, *, subject: str) -> Recorded:
    """The question where `track` ends at the end of the log."""
    return Recorded(name=track.name, about=track.about, subject=subject, ask=follow, values=track.values)


Tell = Callable[[Log, str], str | int | None]
"""What the posts plainly tell of the ability of the given name, without a question; None where they do not."""


def own_moves(log: Log, name: str) -> int:
    """How often the move has come round again to who last used an ability: the turns that he began since that one."""
    start = log.start_of(name)
    his = [post for post in log.posts[start:] if post.author == log.posts[start].author]
    return sum(last.closes is not Closes.NAO for last, _ in pairwise(his))


def upon(
    name: str,
    question: Question,
    *,
    subject: str,
    counts: Mapping[Fact | Quantity, Follow] = MappingProxyType({}),
    told: Mapping[Fact | Quantity, Tell] = MappingProxyType({}),
    beside: Callable[[Log, str], tuple[str, ...]] = lambda _log, _name: (),
    about: Text | None = None,
) -> Recorded:
    """`question`, asked at the end of the log: what is followed there, and what the posts tell, are its facts.

    So is what is known of the subject, and of the abilities that are `beside` it.
    """

    def ask(book: Book, log: Log, subject: str) -> Answered:
        plain = {known.name: tell(log, subject) for known, tell in told.items()}
        stated = {known: value for known, value in plain.items() if value is not None}
        log.refuse(*(known.name for known in counts), *stated)
        return ask_upon(
            book,
            question,
            {**log.known_of(*beside(log, subject)), **log.known_of(subject), **stated},
            {known.name: each(book, log, subject) for known, each in counts.items()},
        )

    return Recorded(name=name, about=about or question.about, subject=subject, ask=ask, values=question.values)


def _stated(verb: Given | Callable[[Act], Given], act: Act) -> Given:
    return verb(act) if callable(verb) else verb

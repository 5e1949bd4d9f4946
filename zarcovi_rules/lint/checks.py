"""Checks: what may be wrong with a sheet, each with its reason, its examples and what mends it.

A book's checks are found by walking its `lints/` folder: a `Check` that exists is run. There are four kinds of reason.
A clause that addresses an absolute ruling is illegal because the ruling says so (`challenges`); a clause that is
written in `clausulas` and not said by the legend does not exist (`unsaid`); clauses that the rules know to contradict
each other are told as they are (`contradicts`); everything else is looked for by `find`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from zarcovi_rules.core.messages import Message, Text
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status
from zarcovi_rules.lint.mending import Change


class Mending(NamedTuple):
    """Changes of a sheet, and what is told of them."""

    changes: tuple[Change, ...]
    told: Message


class Found(NamedTuple):
    """One place that a check objects to; `message` where the check's own statement does not say enough.

    `help` likewise, and `status` where it cannot be told whether it is illegal. `other` is a second place, whose line
    stands in the message as `{line}`; in the help the lines of both stand as `{first}` and `{second}`. Where both are
    one line, `in_line` is the message, and the check's own help stands for one with lines.
    """

    spot: Spot
    message: Message | Text | None = None
    help: Message | Text | None = None
    status: Status | None = None
    other: Spot | None = None
    mending: Mending | None = None
    in_line: Message | Text | None = None


Later: TypeAlias = Callable[[], Found]
"""What makes a `Found` once somebody asks for more than how many there are; its status is the check's own."""


def as_found(one: Found | Spot | Later) -> Found:
    """What a check found, all of it."""
    if isinstance(one, Spot):
        return Found(one)
    return one if isinstance(one, Found) else one()


Find: TypeAlias = Callable[[Card], Iterable[Found | Spot | Later]]

_NONE: Mapping[str, Any] = MappingProxyType({})


class Check(NamedTuple):
    """One check.

    `code` and `name` are never reused. `rulings` are the rulings that it rests on; `statement` says in a sentence what
    is wrong, `why` what the rules say about it, `help` in the imperative what to write instead, `alone` the same where
    there is a legend and no sheet around it, if that differs. `bad` and `good` are two abilities (or modes, items: a
    card's fields as YAML, or a whole sheet that begins with `livro:`), of which the first has this finding and the
    second has none of this check: tests hold both.

    `find` looks at cards `of` these kinds which have one of the features `on` (see `Card.features`; none: all of them).
    A clause may be in the `challenges` or the `unsaid` of several checks: of these the one speaks whose `where` names a
    feature of the card or of its character (else the one without `where`). `only` tells for a clause what a card must
    be for the rulings to forbid it: fields or clauses with their values, all of which must fit. Where one of them is
    not known, neither is whether the clause is illegal. `doubt` says of a clause why it cannot be told whether the
    rulings forbid it on a card, or whether its legend says it, if that cannot be told. Of two checks, one alone may
    tell this of a clause. `at_odds` says of clauses that contradict each other what is to be said of them on a card:
    that they do, that it cannot be told, or None where they speak of two things.

    Of a card that has one of the features `unless` the check says nothing, by whichever of its ways.

    `permitted` tells for a clause the features with one of which a card may have it, whatever the rulings say else.

    `means` says what a clause means as this card's legend puts it, where that tells more than the clause.

    Words of a legend that were not understood may change what stands beside them (see `beside`); `idle_words` never do:
    folded, they name the card and who plays it.

    `concerns` tells of rulings, whichever check rests on them, what a card must be for them to be cited; `speaks_of` of
    clauses that begin so (the first that fits counts) one of which features a card must have for them to do anything on
    it, where its fields `on` are written. A clause that is written counts as said if the legend says one of those by
    which it is `implied`, or a field of the card has no value but such a `field:value`: what the rules give without a
    legend, no legend has to say. Several joined by ` & ` imply it together, each held if the card has it; `!name` is
    held if the card has nothing of that name and its legend leaves nothing of it open.
    """

    code: str
    name: str
    rulings: tuple[str, ...]
    statement: Text
    why: Text
    help: Text
    bad: str
    good: str
    severity: Severity = Severity.ERROR
    status: Status = Status.ILLEGAL
    of: tuple[Kind, ...] = (Kind.ABILITY,)
    on: tuple[str, ...] = ()
    find: Find | None = None
    challenges: tuple[str, ...] = ()
    unsaid: tuple[str, ...] = ()
    where: tuple[str, ...] = ()
    only: Mapping[str, Mapping[str, tuple[str, ...]]] = _NONE
    implied: Mapping[str, tuple[str, ...]] = _NONE
    unless: tuple[str, ...] = ()
    doubt: Callable[[Card, str, Text], Message | None] | None = None
    means: Callable[[Card, str, Text], Text] | None = None
    at_odds: Callable[[Card, tuple[str, ...]], Status | None] | None = None
    concerns: Mapping[str, Mapping[str, tuple[str, ...]]] = _NONE
    speaks_of: Mapping[str, tuple[str, ...]] = _NONE
    contradicts: tuple[str, ...] = ()
    alone: Text | None = None
    permitted: Mapping[str, tuple[str, ...]] = _NONE
    idle_words: tuple[str, ...] = ()

    def excepts(self, card: Card) -> bool:
        """Whether it has nothing to say of a card, whatever is in it."""
        return bool(self.unless) and not card.features.isdisjoint(self.unless)

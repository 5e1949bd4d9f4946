"""What a card does not say although the rules ask for it."""

from collections.abc import Iterator

from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Found
from zarcovi_rules.lint.findings import Status


def missing(card: Card, *names: str, sure: bool = True) -> Iterator[Found]:
    """One finding if the card has none of these fields.

    Where its legend may say it in words that were not understood, as where one is not `sure`, it cannot be told.
    """
    if card.lacks(*names):
        yield Found(card.at(), status=None if sure and not card.may_say(*names) else Status.UNKNOWN)

"""What a card does not say although the rules ask for it."""

from collections.abc import Iterator

from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Found
from zarcovi_rules.lint.findings import Status


def missing(card: Card, *names: str, sure: bool = True) -> Iterator[Found]:
    """One finding if the card has none of these fields.

    Words of its legend that were not understood may say it: then, as when the reader is not `sure`, it cannot be told.
    What it leaves open of other fields does not.
    """
    if card.lacks(*names):
        yield Found(card.at(), status=None if sure and not card.reading.unread else Status.UNKNOWN)

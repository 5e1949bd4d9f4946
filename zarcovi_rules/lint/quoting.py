"""Names that stand in the quotes of a keyboard, which YAML takes for a part of the name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from zarcovi_rules.core.messages import msg
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Found, Mending
from zarcovi_rules.lint.fields import Holds
from zarcovi_rules.lint.mending import Replace, written
from zarcovi_rules.source.text import brief
from zarcovi_rules.source.yaml_places import Path, Places

_CLOSING = {"“": "”", "”": "”", "„": "”“", "«": "»", "‘": "’", "’": "’"}
_ALL = frozenset("".join([*_CLOSING, *_CLOSING.values()]))
_NAMING = (Holds.TEXT, Holds.NAMES)


def in_quotes(card: Card, places: Places) -> Iterator[Found]:
    """The names in a card that are written so, each with what it is without quotes."""
    for name, value in card.data.items():
        field = card.known.get(name)
        if field is None or field.holds not in _NAMING:
            continue
        for path, one in _texts((*card.path, name), value):
            inner = one[1:-1].strip()
            if not inner or one[-1] not in _CLOSING.get(one[0], "") or not _ALL.isdisjoint(inner):
                continue
            if places.lines.text[places.span(path)[0]] != one[0]:  # in quotes of YAML: the author wants them
                continue
            message = msg("{name} has quotes that YAML takes for a part of it", name=brief(one))
            told = msg("Write {value}", value=brief(written(inner)))
            yield Found(Spot(path), message, told, mending=Mending((Replace(path, inner),), told))


def _texts(path: Path, value: object) -> Iterable[tuple[Path, str]]:
    if isinstance(value, str):
        return [(path, value)] if value else []
    items = enumerate(value if isinstance(value, list) else ())
    return [((*path, place), one) for place, one in items if isinstance(one, str) and one]

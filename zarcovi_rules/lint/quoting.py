"""Names that stand in the quotes of a keyboard, which YAML takes for a part of the name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from zarcovi_rules.core.messages import msg
from zarcovi_rules.lint.cards import Spot
from zarcovi_rules.lint.checks import Found, Mending
from zarcovi_rules.lint.fields import Field, Holds
from zarcovi_rules.lint.mending import Replace, written
from zarcovi_rules.source.text import brief
from zarcovi_rules.source.yaml_places import Path, Places

_CLOSING = {"“": "”", "”": "”", "„": "”“", "«": "»", "‘": "’", "’": "’"}
_ALL = frozenset("".join([*_CLOSING, *_CLOSING.values()]))
_NAMING = (Holds.TEXT, Holds.NAMES)


def unquote(group: dict[str, Any], known: Mapping[str, Field], path: Path, places: Places) -> Iterator[Found]:
    """The names in a group of fields that are written so. There they are what is meant from then on."""
    for name, value in group.items():
        field = known.get(name)
        if field is None or field.holds not in _NAMING:
            continue
        holder: Any = value if isinstance(value, list) else group
        keys: list[Any] = list(range(len(value))) if isinstance(value, list) else [name]
        for key in keys:
            own = (*path, name, key) if holder is value else (*path, name)
            inner = _inner(holder[key])
            # What stands in quotes of YAML besides has them because its author wants them.
            if inner is None or places.lines.text[places.span(own)[0]] != holder[key][0]:
                continue
            message = msg("{name} has quotes that YAML takes for a part of it", name=brief(holder[key]))
            told = msg("Write {value}", value=brief(written(inner)))
            holder[key] = inner
            yield Found(Spot(own), message, told, mending=Mending((Replace(own, inner),), told))


def _inner(text: object) -> str | None:
    """What stands between a text's quotes, if it has any around it and none in it."""
    if not isinstance(text, str) or text[:1] not in _CLOSING or len(text) < 3 or text[-1] not in _CLOSING[text[0]]:
        return None
    inner = text[1:-1].strip()
    return inner if inner and _ALL.isdisjoint(inner) else None

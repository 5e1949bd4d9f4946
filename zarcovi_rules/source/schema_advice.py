"""What to write instead: the advice of a schema, the nearest word, the name of a sentence, the group of a field."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Any, TypeAlias

from zarcovi_rules.core.messages import Both, Message, Text, msg, nearest
from zarcovi_rules.source.text import brief, fold

if TYPE_CHECKING:
    from zarcovi_rules.source.yaml import Path

Schema: TypeAlias = Mapping[str, Any]

# jsonschema's ValidationError, whose every attribute is typed as perhaps not set.
Error: TypeAlias = Any

_SENTENCE_NEAR = 0.8  # of 1: sentences of one book are alike
_BEGINNING = 4  # so many letters of a word stay as it is inflected, mostly
_FEW = 3  # of them are named then
_MANY = 12  # more alternatives than this nobody reads in a sentence
_LONG = 40  # and no misspelt word is longer
_READABLE = 400  # nor is longer advice read, least of all on a phone
_SENTENCE_END = re.compile(r"(?<=[.?!]) ")


def _around(error: Error, root: Schema) -> Iterator[tuple[Mapping[str, Any], tuple[object, ...]]]:
    """The fields of each group that a wrong value stands in, innermost first, and the way on from them to its schema.

    A group that is one of a list counts as one that stands alone.
    """
    steps = tuple(error.absolute_schema_path)
    nodes: list[Any] = [root]
    for step in steps[:-1]:
        inner = nodes[-1]
        try:
            nodes.append(inner[step])
        except (KeyError, IndexError, TypeError):  # a reference: nothing is looked up across it
            return
    for place in reversed(range(len(steps) - 1)):
        if steps[place] == "properties" and isinstance(nodes[place + 1], Mapping):
            way = steps[place + 2 : -1]
            yield nodes[place + 1], way[1:] if way[:1] == ("items",) else way


def home_of(error: Error, root: Schema, name: str) -> Message | None:
    """Where a field belongs that is unknown here: to other groups, or beside the one that it stands in."""
    inside = error.schema.get("properties", {})
    for fields in (inside, *(fields for fields, _ in _around(error, root))):
        if fields is not inside and name in fields:
            return msg(
                "{name} does not belong inside of {group}: write it beside it.",
                name=name,
                group=name_of(tuple(error.absolute_path)),
            )
        groups = [group for group, field in fields.items() if isinstance(field, Mapping) and name in held(field)]
        if groups:
            return msg("{name} is a field of {groups}: write it there.", name=name, groups=", ".join(groups))
    return None


def held(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    """The fields of the group that `schema` describes, or one of its alternatives."""
    for alternative in (schema, *schema.get("anyOf", ())):
        if "properties" in alternative:
            found: Mapping[str, Any] = alternative["properties"]
            return found
    return {}


def near_to(word: str, known: Iterable[str]) -> str | None:
    """The known name that a word was most likely meant to be, accents and capitals aside."""
    if len(word) > _LONG:  # comparing takes long then, and nobody misspells so
        return None
    folded = {fold(name): name for name in known}
    found = nearest(fold(word), folded)
    return None if found is None else folded[found]


def begun_with(prefix: str, known: Iterable[str]) -> list[str]:
    """The known ids that stand below a shorter one: `TP-1` and `TP-2` below `TP`."""
    begun = f"{fold(prefix)}-"
    return [name for name in known if prefix and fold(name).startswith(begun)]


def as_items(text: str, schema: Any) -> list[str]:
    """The items of the list that a text was meant to be, such as the names in an `enum`; [] if it could be none."""
    items = schema.get("items") if isinstance(schema, Mapping) else None
    if not isinstance(items, Mapping) or not text.strip() or len(text) > _READABLE:
        return []
    words = [word for word in re.split(r"\s*,\s*", text.strip()) if word]
    if "enum" in items:
        choices = [choice for choice in items["enum"] if isinstance(choice, str)]
        near = [word if word in choices else near_to(word, choices) for word in words]
        return [] if None in near else [word for word in near if word is not None]
    texts = any(one.get("type") == "string" for one in (items, *items.get("anyOf", ())))
    return words if texts and len(text) <= _LONG else []


def meant_by(error: Error, root: Schema) -> Message | None:
    """What to write instead of a sentence, or of a name that belongs to another group: the name that was meant.

    A schema may give the sentences of its `enum` as `enumDescriptions`, which editors know too.
    """
    said = _sentences(error.schema)
    if not said:
        return None
    own = _meant(error.instance, said)
    elsewhere: dict[str, list[str]] = {}
    for fields, way in _around(error, root):
        for group, field in fields.items():
            choices = _sentences(reduce(_inner, way, field))
            name = error.instance if error.instance in choices else None
            if name is None and own is None:
                name = _meant(error.instance, choices)
            if name is not None:
                elsewhere.setdefault(name, []).append(group)
    for name, groups in elsewhere.items():
        return msg("{name} belongs to {groups}: write it there.", name=name, groups=", ".join(dict.fromkeys(groups)))
    return None if own is None else msg("Write its name, {name}: {sentence}.", name=own, sentence=said[own])


def _inner(schema: Any, step: object) -> Any:
    """What a schema says below one step; nothing where it is no more than yes or no."""
    return schema.get(step, {}) if isinstance(schema, Mapping) else {}


def _sentences(schema: Any) -> dict[str, Text]:
    """The choices of a schema that says what each of them means."""
    if not isinstance(schema, Mapping) or "enumDescriptions" not in schema:
        return {}
    texts = (Text(text, text.english if isinstance(text, Both) else text) for text in schema["enumDescriptions"])
    return dict(zip(schema["enum"], texts, strict=True))


def _meant(sentence: str, said: Mapping[str, Text]) -> str | None:
    """The choice whose sentence has all words of `sentence`, the shortest of several; or nearly those."""
    if len(sentence) > _READABLE:
        return None
    words = set(re.findall(r"\w+", fold(sentence)))
    if len(words) < 2:
        return None
    folded, words_of = _folded(tuple(said.items()))
    whole = [text for text, has in words_of.items() if words <= has]
    near = [min(whole, key=len)] if whole else get_close_matches(fold(sentence), folded, n=1, cutoff=_SENTENCE_NEAR)
    return folded[near[0]] if near else None


@lru_cache(maxsize=100)  # many sentences of one file are looked for among the same
def _folded(said: tuple[tuple[str, Text], ...]) -> tuple[dict[str, str], dict[str, set[str]]]:
    """The sentences as they are looked up, each with its choice and with its words."""
    folded = {fold(text): name for name, texts in said for text in texts}
    return folded, {text: set(re.findall(r"\w+", text)) for text in folded}


def instead(near: str | None, known: list[str]) -> Message | None:
    """What to write instead: the nearest, and all that are known when they are few."""
    names = ", ".join(known)
    if near is not None and len(known) > _MANY:
        return msg("Did you mean {near}?", near=near)
    if near is not None:
        return msg("Did you mean {near}? Known are: {names}.", near=near, names=names)
    if len(known) > _MANY or not known:
        return None
    return msg("Known are: {names}.", names=names)


def a_few(value: object, known: list[str]) -> Message | None:
    """Of many that are known those that come nearest: a list of all of them nobody reads, least of all on a phone."""
    asked = fold(str(value)[:_LONG])
    folded = {fold(name): name for name in known}
    begins = _beginnings(asked)
    shared = {name: len(begins & _beginnings(name)) for name in folded}
    most = max(shared.values(), default=0)
    # Of those that have as many words of it as any, then of the others.
    first = get_close_matches(asked, [name for name in folded if shared[name] == most > 0], n=_FEW, cutoff=0)
    then = get_close_matches(asked, [name for name in folded if name not in first], n=_FEW, cutoff=0)
    near = [folded[name] for name in [*first, *then][:_FEW]]
    return msg("Known are {count}, such as: {names}.", count=len(known), names=", ".join(near)) if near else None


def _beginnings(name: str) -> set[str]:
    """How the words of a name begin: by that `roubo_do_item` is near to `item_roubado`, whatever their order."""
    return {word[:_BEGINNING] for word in re.split(r"\W|_", name) if len(word) >= _BEGINNING}


def advice(error: Error) -> Message | None:
    """What the schema of a wrong value advises."""
    return _description(error.schema)


def described(schema: Any, name: str) -> Message | None:
    """What a schema says of its field `name`."""
    return _description(schema.get("properties", {}).get(name)) if isinstance(schema, Mapping) else None


def _description(schema: Any) -> Message | None:
    text = schema.get("description") if isinstance(schema, Mapping) else None
    if text is None:
        return None
    if isinstance(text, Both):
        return msg("{description}", description=Text(_readable(text), _readable(text.english)))
    return msg("{description}", description=_readable(text))


def _readable(text: str) -> str:
    """A description as advice: of a long one, which goes on to list everything, the first sentence."""
    return str(text) if len(text) <= _READABLE else _SENTENCE_END.split(text, maxsplit=1)[0]


def both(one: Message | None, other: Message | None) -> Message | None:
    """Two pieces of advice as one, or the one that there is."""
    return msg("{one} {other}", one=one, other=other) if one is not None and other is not None else one or other


def name_of(path: Path) -> str | Message:
    """What people call the value at a path: its field, or its number in the list that a field holds."""
    if not path:
        return msg("The document")
    *parent, last = path
    if isinstance(last, str):
        return brief(last)
    return msg("Item {number} of {field}", number=last + 1, field=name_of(tuple(parent)))

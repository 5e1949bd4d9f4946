"""Documents checked against a JSON Schema: one clear finding for each mistake, at the place where it was made."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce
from typing import TYPE_CHECKING, Any

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.source.schema_advice import (
    Schema,
    a_few,
    advice,
    as_items,
    begun_with,
    both,
    described,
    held,
    home_of,
    instead,
    meant_by,
    name_of,
    near_to,
)
from zarcovi_rules.source.text import brief, yes_no
from zarcovi_rules.source.validators import Error as _Error
from zarcovi_rules.source.validators import validator

if TYPE_CHECKING:
    from zarcovi_rules.source.yaml import Document, Path

_GLUED = re.compile(r"(\w+):(\S+)")  # a field and its value without the space that YAML wants between them


_MOST = 100  # mistakes in one value: nobody reads more, and each is compared with what might be meant
_MANY = 25  # unknown fields of one group: who has more has another kind of file, and to compare names takes time


class Wrong(StrEnum):
    """What a mistake is about."""

    FIELD = "campo"
    """A field that is not known, or not here."""
    MISSING = "falta"
    """A field that is needed and not there."""
    VALUE = "valor"
    """A value that may not be."""
    TYPE = "tipo"
    """A value of another type than the field's: text for a number, one for a list."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake: what is to be said of it, which value or field it is about (`name`: the one that is missing)."""

    finding: Finding
    path: Path
    wrong: Wrong
    name: str | None = None


def check(document: Document, schema: Schema) -> list[Finding]:
    """What is wrong with a document by a schema (JSON Schema 2020-12), in the order of the places; [] if nothing.

    A `description` in the schema is what a wrong value's finding advises. The schema itself must be valid: it is ours,
    not a user's.
    """
    return [mistake.finding for mistake in mistakes(document, schema)]


def mistakes(
    document: Document, schema: Schema, among: Callable[[Any], Iterable[_Error]] | None = None
) -> list[Mistake]:
    """What is wrong with a document, with what each mistake is about; `among` gives the errors, if not the library."""
    if among is None:
        among = validator(schema, reference=True).errors
    try:
        errors = list(among(document.data))
        ground = _Ground(schema, document.data)
        faults = _only_causes([fault for error in errors for fault in _faults(error, ground)])
        faults = _indented(faults, document.data)
    except RecursionError:
        message = msg("This is nested too deeply to be checked")
        finding = Finding(message, document.places.value(), msg("Nest fields and lists less deeply."))
        return [Mistake(finding, (), Wrong.VALUE)]
    found = [
        Mistake(Finding(fault.message, fault.place_in(document), fault.help), fault.path, fault.wrong, fault.missing)
        for fault in faults
    ]
    return sorted(found, key=lambda one: (one.finding.place.line or 0, one.finding.place.column or 0))


def fits(schema: Schema) -> Callable[[object], bool]:
    """Whether data fits a schema, yes or no: quick, for who has already told what is wrong."""
    return validator(schema, reference=True).is_valid


@dataclass(frozen=True, slots=True, kw_only=True)
class _Fault:
    """One mistake, before its place is looked up."""

    path: Path
    message: Message
    help: Message | None = None
    of_key: bool = False  # the name of the field is wrong, not its value
    missing: str | None = None  # the field that should be in what `path` leads to
    meant: str | None = None  # the field that the wrong name most likely means
    basic: bool = False  # of the wrong type: nothing else that is said of the value matters
    scalar: bool = True
    repeats: bool = False  # it stands in a list twice: whatever else is wrong with it is told of the first
    holds: tuple[str, ...] = ()  # the fields that a group which was left empty would have

    @property
    def wrong(self) -> Wrong:
        """What the mistake is about."""
        if self.missing is not None:
            return Wrong.MISSING
        return Wrong.FIELD if self.of_key else Wrong.TYPE if self.basic else Wrong.VALUE

    def place_in(self, document: Document) -> Place:
        """Where it stands; a missing field, at the name of what it is missing in."""
        if self.of_key or (self.missing is not None and self.path):
            return document.places.key(self.path)
        return document.places.value(self.path)


class _Ground(NamedTuple):
    """What errors are explained from."""

    schema: Schema
    data: Any


def _only_causes(faults: list[_Fault]) -> list[_Fault]:
    """The faults without those that only follow from another: each mistake is told once."""
    meant = {(*fault.path[:-1], fault.meant) for fault in faults if fault.meant is not None}
    basic = {fault.path for fault in faults if fault.basic}
    kept: dict[tuple[object, ...], _Fault] = {}
    for fault in faults:
        if (*fault.path, fault.missing) in meant:  # misspelt, and said so
            continue
        if fault.path in basic and not fault.basic and not fault.of_key:
            continue
        alone = fault.scalar and not fault.of_key and fault.missing is None
        key = fault.path, None if alone else str(fault.message)
        if key not in kept or (fault.repeats and not kept[key].repeats):  # whichever a validator says first
            kept[key] = fault
    return list(kept.values())


def _indented(faults: list[_Fault], data: Any) -> list[_Fault]:
    """The faults, with fields that stand below an empty group and not inside of it told once, at the group."""
    groups = [fault for fault in faults if fault.holds]
    outside: dict[Path, list[_Fault]] = {}
    for fault in faults if groups else ():
        if not fault.of_key:
            continue
        *parent, name = fault.path
        around: Mapping[str | int, Any] = reduce(lambda node, step: node[step], parent, data)
        order = list(around)
        before = [g.path for g in groups if [*g.path[:-1]] == parent and name in g.holds]
        before = [path for path in before if order.index(path[-1]) < order.index(name)]
        if before:
            outside.setdefault(max(before, key=lambda path: order.index(path[-1])), []).append(fault)
    gone = [fault for fields in outside.values() for fault in fields]
    kept = [fault for fault in faults if not any(fault is other for other in gone)]
    return [
        replace(fault, help=_indent(fault.path, outside[fault.path]))
        if fault.path in outside and fault.holds
        else fault
        for fault in kept
    ]


def _indent(group: Path, fields: list[_Fault]) -> Message:
    names = ", ".join(str(fault.path[-1]) for fault in fields)
    return msg("Indent what belongs to {group} two more spaces than it: {names}.", group=name_of(group), names=names)


# ------------------------------------------------------------------------------------------- from errors to mistakes


def _faults(error: _Error, ground: _Ground) -> Iterator[_Fault]:
    """The mistakes that one error of the library stands for."""
    keyword = str(error.validator)
    if keyword in {"oneOf", "anyOf"} and error.context:
        yield from _alternatives(error, ground)
    elif keyword in {"additionalProperties", "unevaluatedProperties"} and isinstance(error.instance, dict):
        yield from _unknown_fields(error, ground)
    elif keyword in {"required", "dependentRequired"}:
        yield from _missing_fields(error)
    elif error.validator is None:
        yield _not_here(error, ground)
    elif keyword == "not" and error.validator_value == {} and "description" in error.schema:
        yield _refused(error)
    elif "propertyNames" in error.absolute_schema_path and isinstance(error.instance, str):
        yield _bad_name(error)
    else:
        yield _wrong_value(error, ground)


def _alternatives(error: _Error, ground: _Ground) -> Iterator[_Fault]:
    """The mistakes in the alternative that was meant, or one that says what the alternatives are."""
    here = tuple(error.absolute_path)
    branches: dict[object, list[_Error]] = {}
    for inner in error.context or ():
        branches.setdefault(inner.relative_schema_path[0], []).append(inner)
    fitting = [errors for errors in branches.values() if not any(_of_type(inner, here) for inner in errors)]
    if not fitting:
        yield _type_of_any([inner for errors in branches.values() for inner in errors if _of_type(inner, here)])
        return
    meant = [errors for errors in fitting if not any(_tells_apart(inner, here) for inner in errors)]
    if not meant:
        telling = [inner for errors in fitting for inner in errors if _tells_apart(inner, here)]
        fields = {tuple(inner.absolute_path) for inner in telling}
        if len(fields) == 1:
            choices = [choice for inner in telling for choice in _choices(inner)]
            yield _not_among(fields.pop(), telling[0].instance, choices, advice(error))
            return
        meant = fitting
    if len(meant) > 1 and (fault := _nothing_chosen(meant, here, error)) is not None:
        yield fault
        return
    likeliest = min(meant, key=lambda errors: (len(errors), -max(len(inner.absolute_path) for inner in errors)))
    for inner in likeliest[:_MOST]:
        yield from _faults(inner, ground)


def _nothing_chosen(meant: list[list[_Error]], here: Path, error: _Error) -> _Fault | None:
    """What is missing to know which alternative is meant: a field that all of them need, or one of several."""
    lacking = [
        {
            str(fault.missing): fault
            for inner in errors
            if inner.validator == "required"
            for fault in _missing_fields(inner)
        }
        for errors in meant
    ]
    in_all = [name for name in lacking[0] if all(name in names for names in lacking)]
    if in_all:
        return lacking[0][in_all[0]]
    if not all(inner.validator == "required" for errors in meant for inner in errors):
        return None
    names = ", ".join(dict.fromkeys(name for fields in lacking for name in fields))
    message = msg("{field} needs one of these fields: {names}", field=name_of(here), names=names)
    return _Fault(path=here, message=message, help=advice(error), missing=names, scalar=False)


def _of_type(error: _Error, here: Path) -> bool:
    return error.validator == "type" and tuple(error.absolute_path) == here


def _tells_apart(error: _Error, here: Path) -> bool:
    """Whether an error says that another alternative was meant: a field in it has a set value, and this is not it."""
    return error.validator in {"const", "enum"} and len(error.absolute_path) <= len(here) + 1


def _choices(error: _Error) -> list[object]:
    return [error.validator_value] if error.validator == "const" else list(error.validator_value)


def _unknown_fields(error: _Error, ground: _Ground) -> Iterator[_Fault]:
    path = tuple(error.absolute_path)
    deep = error.validator == "unevaluatedProperties"
    known = list(dict.fromkeys(_known_fields(error.schema, ground.schema, deep=deep)))
    patterns = error.schema.get("patternProperties", {})
    extra = [
        name
        for name in error.instance
        if name not in known and not any(re.search(pattern, name) for pattern in patterns)
    ]
    if not extra:
        yield _wrong_value(error, ground)
    if len(extra) > _MANY:
        message = msg(
            "There are {count} fields here that are not known, {name} among them",
            count=len(extra),
            name=brief(extra[0]),
        )
        yield _Fault(path=(*path, extra[0]), message=message, help=advice(error), of_key=True)
        return
    for name in extra:
        near = near_to(name, [field for field in known if field not in error.instance]) or near_to(name, known)
        head, colon, value = name.partition(":")
        help_ = instead(near, known) or advice(error)
        if colon and head in known:
            near, help_ = head, msg("Write a space after the colon: {field}: {value}", field=head, value=brief(value))
        elif parts := begun_with(name, known):
            near, help_ = None, msg("Write what is meant of: {names}.", names=", ".join(parts))
        elif groups := home_of(error, ground.schema, name):
            near, help_ = None, groups
        message = msg("{field} has no field {name}", field=name_of(path), name=brief(name) or '""')
        if not path:
            message = msg("There is no field {name} here", name=brief(name) or '""')
        yield _Fault(path=(*path, name), message=message, help=help_, of_key=True, meant=near)


def _known_fields(schema: Any, root: Schema, *, deep: bool, depth: int = 0) -> Iterator[str]:
    """Names of fields that a schema speaks of; `deep`: also in the schemas that it is made of."""
    if not isinstance(schema, Mapping) or depth > 20:  # a schema may refer to itself
        return
    yield from schema.get("properties", ())
    if not deep:
        return
    parts = [part for keyword in ("allOf", "anyOf", "oneOf") for part in schema.get(keyword, ())]
    parts += [schema.get(keyword) for keyword in ("if", "then", "else")]
    reference = schema.get("$ref", "")
    if reference.startswith("#"):
        steps = [step.replace("~1", "/").replace("~0", "~") for step in reference.split("/")[1:]]
        parts.append(reduce(lambda node, step: node.get(step, {}) if isinstance(node, Mapping) else {}, steps, root))
    for part in parts:
        yield from _known_fields(part, root, deep=True, depth=depth + 1)


def _missing_fields(error: _Error) -> Iterator[_Fault]:
    path = tuple(error.absolute_path)
    wanted: list[tuple[str, str | None]]
    if error.validator == "required":
        wanted = [(name, None) for name in error.validator_value]
    else:
        wanted = [
            (name, field) for field, names in error.validator_value.items() if field in error.instance for name in names
        ]
    for name, because in wanted:
        if name in error.instance:
            continue
        message = msg("{field} lacks the field {name}", field=name_of(path), name=name)
        if because is not None:
            message = msg("{field} lacks the field {name}, which {because} needs", because=because, **message.values)
        elif not path:
            message = msg("The field {name} is missing", name=name)
        yield _Fault(path=path, message=message, help=described(error.schema, name), missing=name, scalar=False)


def _bad_name(error: _Error) -> _Fault:
    path = (*error.absolute_path, error.instance)
    if error.validator in {"enum", "const"}:
        choices = [str(choice) for choice in _choices(error)]
        near = near_to(error.instance, choices)
        message = msg("There is no field {name} here", name=brief(error.instance))
        return _Fault(path=path, message=message, help=instead(near, choices), of_key=True)
    message = msg("{name} cannot be the name of a field here", name=brief(error.instance))
    return _Fault(path=path, message=message, help=advice(error), of_key=True)


def _refused(error: _Error) -> _Fault:
    """The schema `{"not": {}, "description": …}`: nothing may stand here, and it says why."""
    path = tuple(error.absolute_path)
    return _Fault(
        path=path, message=msg("{field} cannot be given here", field=name_of(path)), help=advice(error), of_key=True
    )


def _not_here(error: _Error, ground: _Ground) -> _Fault:
    """The schema `false`. The library does not say which field it stands for, so that is found by the value."""
    path = tuple(error.absolute_path)
    around = reduce(lambda node, step: node[step], path, ground.data)
    if isinstance(around, dict) and around is not error.instance:
        path += tuple(name for name, value in around.items() if value is error.instance)[:1]
    return _Fault(path=path, message=msg("{field} cannot be given here", field=name_of(path)), of_key=True)


def _type_of_any(errors: list[_Error]) -> _Fault:
    types = [name for error in errors for name in _types(error)]
    return _wrong_type(errors[0], list(dict.fromkeys(types)))


def _types(error: _Error) -> list[str]:
    return [error.validator_value] if isinstance(error.validator_value, str) else list(error.validator_value)


def _wrong_value(error: _Error, ground: _Ground) -> _Fault:
    path, value, limit = tuple(error.absolute_path), error.instance, error.validator_value
    field, help_ = name_of(path), advice(error)
    if error.validator == "type":
        return _wrong_type(error, _types(error))
    if error.validator in {"enum", "const"}:
        fault = _not_among(path, value, _choices(error), help_)
        meant = meant_by(error, ground.schema) if isinstance(value, str) else None
        return replace(fault, help=meant or fault.help)
    if error.validator == "minItems" and value == [] and limit == 1:
        message = msg("{field} is an empty list: it needs an item", field=field)
        return _Fault(path=path, message=message, help=help_)
    if error.validator == "uniqueItems":
        first, second = _twins(value)
        message = msg(
            "{field} repeats {value}, its item {first}", field=field, value=_shown(value[second]), first=first + 1
        )
        return _Fault(path=(*path, second), message=message, help=msg("Take one of them away."), repeats=True)
    if error.validator in {"pattern", "format"}:
        message = msg("{field} cannot be {value}", field=field, value=_shown(value))
        return _Fault(path=path, message=message, help=help_ or msg("It must look like {pattern}", pattern=limit))
    sentence = _SENTENCES.get(str(error.validator))
    if sentence is not None:
        message = sentence.about(field=field, value=_shown(value), limit=limit)
        return _Fault(path=path, message=message, help=help_, scalar=not isinstance(value, dict))
    message = msg("{field} does not fit ({keyword} in the schema)", field=field, keyword=error.validator)
    return _Fault(path=path, message=message, help=help_, scalar=not isinstance(value, dict))


_SENTENCES = {
    "minimum": msg("{field} must be at least {limit}, and is {value}"),
    "maximum": msg("{field} must be at most {limit}, and is {value}"),
    "exclusiveMinimum": msg("{field} must be more than {limit}, and is {value}"),
    "exclusiveMaximum": msg("{field} must be less than {limit}, and is {value}"),
    "multipleOf": msg("{field} must be a multiple of {limit}, and is {value}"),
    "minLength": msg("{field} is too short: at least {limit} characters"),
    "maxLength": msg("{field} is too long: at most {limit} characters"),
    "minItems": msg("{field} has too few items: at least {limit}"),
    "maxItems": msg("{field} has too many items: at most {limit}"),
    "minProperties": msg("{field} has too few fields: at least {limit}"),
    "maxProperties": msg("{field} has too many fields: at most {limit}"),
    "contains": msg("{field} lacks an item that it must have"),
    "not": msg("{field} cannot be like this"),
    "oneOf": msg("{field} fits several alternatives that exclude one another"),
    "unevaluatedItems": msg("{field} has items that do not belong there"),
}


def _twins(items: list[Any]) -> tuple[int, int]:
    """The positions of the first two equal items; the library has found that there are some."""
    for second, item in enumerate(items):
        for first in range(second):
            if type(items[first]) is type(item) and items[first] == item:
                return first, second
    return 0, len(items) - 1


def _wrong_type(error: _Error, types: list[str]) -> _Fault:
    path, value = tuple(error.absolute_path), error.instance
    expected = _any_of([_TYPES.get(name, msg("{name}", name=name)) for name in types])
    field, help_ = name_of(path), advice(error)
    if value is None:
        message = msg("{field} has no value; it must be {expected}", field=field, expected=expected)
        holds = tuple(held(error.schema)) if isinstance(error.schema, Mapping) and path else ()
        return _Fault(path=path, message=message, help=help_, basic=True, holds=holds)
    message = msg("{field} must be {expected}, not {found}", field=field, expected=expected, found=_shown(value))
    if "string" in types and isinstance(value, dict | list):
        help_ = msg("If it is text, put it in quotes, or write |- and the text on the next line, indented.")
    elif "string" in types:
        help_ = msg("Put it in quotes.")
    elif isinstance(value, str) and "integer" in types and re.fullmatch(r"\s*[+-]?\d{1,9}\s*", value, re.ASCII):
        help_ = msg("Take the quotes away: {field}: {value}", field=field, value=int(value))
    elif isinstance(value, str) and "array" in types and (items := as_items(value, error.schema)):
        help_ = msg("Write a list: {field}: {items}", field=field, items=_in_brackets(items))
    elif isinstance(value, str) and "object" in types and (glued := _GLUED.match(value)):
        help_ = msg("Write a space after the colon: {field}: {value}", field=glued[1], value=brief(glued[2]))
    return _Fault(path=path, message=message, help=help_, basic=True)


_TYPES = {
    "object": msg("a group of fields"),
    "array": msg("a list"),
    "string": msg("text"),
    "integer": msg("a whole number"),
    "number": msg("a number"),
    "boolean": msg("true or false"),
    "null": msg("empty"),
}


def _not_among(path: Path, value: object, choices: list[object], help_: Message | None) -> _Fault:
    near = near_to(value, [choice for choice in choices if isinstance(choice, str)]) if isinstance(value, str) else None
    if isinstance(value, str) and (word := yes_no(value)) in choices:
        near = word
    given = brief(_in_brackets(value)) if isinstance(value, list) else _shown(value)
    message = msg("{field} cannot be {value}", field=name_of(path), value=given)
    names = list(dict.fromkeys(map(_chosen, choices)))
    return _Fault(path=path, message=message, help=instead(near, names) or both(help_, a_few(value, names)))


# ------------------------------------------------------------------------------------------------------------- words


def _any_of(words: list[Message]) -> Message:
    *before, last = words
    if not before:
        return last
    first = reduce(lambda one, other: msg("{one}, {other}", one=one, other=other), before)
    return msg("{first} or {second}", first=first, second=last)


def _chosen(choice: object) -> str:
    """A choice as it is written in a file, without quotes."""
    if isinstance(choice, list):
        return _in_brackets(choice)
    return choice if isinstance(choice, str) else str(_shown(choice))


def _in_brackets(items: list[Any]) -> str:
    """A list as it is written on one line."""
    return f"[{', '.join(map(_chosen, items))}]"


def _shown(value: object) -> object:
    """A value as its author would know it again, in a sentence."""
    match value:
        case None:
            return msg("empty")
        case bool():
            return str(value).lower()
        case dict():
            return _TYPES["object"]
        case list():
            return _TYPES["array"]
        case str():
            return brief(value) if value.startswith("“") and value.endswith("”") else f"“{brief(value)}”"
        case _:
            return value

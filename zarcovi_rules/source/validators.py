"""One seam to whoever validates by a JSON Schema: jsonschema, and its much quicker stand-in where that is there.

jsonschema is the reference and runs everywhere; jsonschema_rs takes a hundredth of the time, is written in Rust and is
not to be had on every platform. What either finds is told in the words of the former, so that one explanation
(`source.schema`) serves both; a test holds that they find the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.util import find_spec
from itertools import islice
from typing import Any, Protocol, TypeAlias

from zarcovi_rules.core.tuples import NamedTuple

# An error of jsonschema, or one made up to look like it.
Error: TypeAlias = Any


class Validator(Protocol):
    """Whether data fits a schema, and what is wrong with it.

    Data must be a tree of bounded depth and size with text keys, as `source.yaml` reads it: aliases are written out.
    """

    quick: bool
    """Whether it is so quick that to look at everything twice costs next to nothing."""

    def is_valid(self, data: Any) -> bool:
        """Whether data fits."""

    def errors(self, data: Any, most: int | None = None) -> Iterable[Error]:
        """What is wrong with it, the first `most` of it; [] where it fits."""


def validator(schema: Mapping[str, Any], *, reference: bool = not find_spec("jsonschema_rs")) -> Validator:
    """The quickest validator that there is; `reference` asks for jsonschema."""
    return _Reference(schema) if reference else _Quick(schema)


class _Reference:
    """jsonschema, which takes a tenth of a second to import: only when it is first needed."""

    quick = False

    def __init__(self, schema: Mapping[str, Any]) -> None:
        from jsonschema import Draft202012Validator

        self._validator = Draft202012Validator(schema)

    def is_valid(self, data: Any) -> bool:
        try:
            return bool(self._validator.is_valid(data))
        except RecursionError:
            return False

    def errors(self, data: Any, most: int | None = None) -> Iterable[Error]:
        return list(islice(self._validator.iter_errors(data), most))


class _Quick:
    """jsonschema_rs, and jsonschema for what it refuses: half of a surrogate pair, which quotes can hold."""

    quick = True

    def __init__(self, schema: Mapping[str, Any]) -> None:
        from jsonschema_rs import Draft202012Validator

        self._schema = schema
        self._validator = Draft202012Validator(_plain(schema))

    def is_valid(self, data: Any) -> bool:
        try:
            return bool(self._validator.is_valid(data))
        except ValueError:
            return _Reference(self._schema).is_valid(data)

    def errors(self, data: Any, most: int | None = None) -> Iterable[Error]:
        try:
            return [self._told(error, data, 0) for error in islice(self._validator.iter_errors(data), most)]
        except ValueError:
            return _Reference(self._schema).errors(data, most)

    def _told(self, error: Error, data: Any, above: int) -> _Told:
        """An error as jsonschema tells it; `above` steps of its path belong to the error that it is part of."""
        kind, steps = error.kind.name, list(error.evaluation_path)
        schema: Any = self._schema
        *parents, last = error.schema_path
        for step in parents:
            schema = schema[step]
        path = list(error.instance_path)
        instance = data
        for step in path:
            instance = instance[step]
        if kind == "falseSchema":
            return _Told(None, None, instance, False, path, steps, steps[above:], [])
        below = getattr(error.kind, "context", ())
        context = [self._told(inner, data, len(steps)) for branch in below for inner in branch]
        return _Told(last, schema[last], instance, schema, path, steps, steps[above:], context)


def _plain(schema: Any) -> Any:
    """A schema of plain texts: those that know their English too are no texts to a program in another language."""
    match schema:
        case Mapping():
            return {str(name): _plain(value) for name, value in schema.items()}
        case list():
            return [_plain(one) for one in schema]
        case str():
            return str(schema)
    return schema


class _Told(NamedTuple):
    """What jsonschema's `ValidationError` tells, as far as it is asked for."""

    validator: str | None
    validator_value: Any
    instance: Any
    schema: Any
    absolute_path: list[str | int]
    absolute_schema_path: list[str | int]
    relative_schema_path: list[str | int]
    context: list[_Told]


def places(errors: Iterable[Error]) -> Iterator[tuple[tuple[str | int, ...], str | None]]:
    """Where errors are and which word of the schema found each, for comparing validators."""
    for error in errors:
        yield tuple(error.absolute_path), error.validator

"""Files made at random: such as fit a JSON Schema of ours, and such as people damage."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st
from jsonschema import Draft202012Validator

WORDS = ("eu", "inimigo", "sim", "não", "omisso", "Tomé", "braço de areia", "BAR-CAMPO-2", "ROMP-1a:so", "PREC-7", "")
SCALARS: tuple[Any, ...] = (None, True, False, 0, 1, -1, 360, 2.5, "sim", "não", "global", "unidirecional", "", "x")


@st.composite
def fitting(draw: st.DrawFn, schema: dict[str, Any], most: int = 3) -> Any:
    """Something that fits `schema`: of the fields that an object need not have, at most `most`."""
    if "anyOf" in schema:
        return draw(fitting(draw(st.sampled_from(schema["anyOf"])), most))
    if "enum" in schema:
        return draw(st.sampled_from(schema["enum"]))
    kind = schema["type"]
    match draw(st.sampled_from(kind)) if isinstance(kind, list) else kind:
        case "object":
            return draw(_object(schema, most))
        case "array":
            items = fitting(schema["items"], most)
            return draw(
                st.lists(items, min_size=schema.get("minItems", 0), max_size=3, unique_by=str)
                if schema.get("uniqueItems")
                else st.lists(items, min_size=schema.get("minItems", 0), max_size=3)
            )
        case "integer":
            return draw(st.integers(schema.get("minimum", 0), schema.get("minimum", 0) + 3))
        case "boolean":
            return draw(st.booleans())
        case "string":
            return draw(st.sampled_from(WORDS))
        case other:
            raise NotImplementedError(other)


@st.composite
def _object(draw: st.DrawFn, schema: dict[str, Any], most: int) -> dict[str, Any]:
    fields = schema.get("properties", {})
    names = list(schema.get("required", ()))
    if free := [name for name in fields if name not in names]:
        names += draw(
            st.lists(st.sampled_from(free), min_size=schema.get("minProperties", 0), max_size=most, unique=True)
        )
    made = {name: draw(fitting(fields[name], most)) for name in names}
    others = schema.get("additionalProperties")
    if isinstance(others, dict):
        made[draw(st.sampled_from(("usuario", "aliado", "Tomé")))] = draw(fitting(others, most))
    for rule in schema.get("allOf", ()):
        if Draft202012Validator(rule["if"]).is_valid(made):
            made |= {name: draw(fitting(fields[name], most)) for name in rule["then"].get("required", ())}
            refused = [name for name, inside in rule["then"]["properties"].items() if inside.get("not") == {}]
            made = {name: value for name, value in made.items() if name not in refused}
    return made


@st.composite
def damaged(draw: st.DrawFn, data: Any) -> Any:
    """`data` with one thing in it that was left out, put in, renamed, or written otherwise."""
    whole = copy.deepcopy(data)
    holders = [part for part in _parts(whole) if isinstance(part, dict | list) and part]
    inside = draw(st.sampled_from(holders))
    keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
    key = draw(st.sampled_from(keys))
    match draw(st.sampled_from(("leave out", "write otherwise", "rename", "put in", "wrap"))):
        case "leave out":
            del inside[key]
        case "write otherwise":
            inside[key] = draw(st.sampled_from(SCALARS))
        case "rename" if isinstance(inside, dict):
            inside[draw(st.sampled_from((f"{key}s", str(key)[:-1] or "x", str(key).upper())))] = inside.pop(key)
        case "put in" if isinstance(inside, dict):
            inside[draw(st.sampled_from(("nota", "nome", "quem", "clausulas", "alvos", "leituras")))] = draw(
                st.sampled_from(SCALARS)
            )
        case _:
            inside[key] = draw(st.sampled_from(([inside[key]], {"x": inside[key]}, [], {})))
    return whole


def _parts(data: Any) -> list[Any]:
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [data, *(part for value in inside for part in _parts(value))]

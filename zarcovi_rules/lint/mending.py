"""Changes of a sheet, written as edits of its text: everything that is not changed stays as it is, to the character."""

from __future__ import annotations

import json
import re
from typing import TypeAlias

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.findings import Edit
from zarcovi_rules.source.lines import begins, rows
from zarcovi_rules.source.yaml_places import Branch, Node, Path, Places, Reference
from zarcovi_rules.source.yaml_scalars import OLD_WORDS, WORDS

Value: TypeAlias = "str | int | tuple[str | int, ...]"


class Replace(NamedTuple):
    """Write another value at a path."""

    path: Path
    value: Value


class Rename(NamedTuple):
    """Give another name to the field at a path."""

    path: Path
    name: str


class Put(NamedTuple):
    """Write fields into the group at a path, before its field `before` or else before its first one.

    Comments above that field stay above it.
    """

    path: Path
    fields: tuple[tuple[str, Value], ...]
    before: str = ""


class Add(NamedTuple):
    """Add values at the end of the list at a path; a single value becomes a list."""

    path: Path
    values: tuple[str | int, ...]


Change: TypeAlias = Replace | Rename | Put | Add

# Compiled where they are first looked for: most runs mend nothing.
_WORD = r"[^\W\d_]\w*(?:[. ][^\W\d]\w*)*"
_BEFORE_KEY = r"[ -]*"
_BEFORE_ITEM = r" *- *"
_AFTER_ITEM = r"[ \t]*(?:[ \t]#.*)?"


def edits(change: Change, places: Places) -> tuple[Edit, ...]:
    """The edits that make a change in the text which `places` tells of; () where it cannot be done safely."""
    match change:
        case Replace():
            return _replace(change, places)
        case Rename():
            return _rename(change, places)
        case Put():
            return _put(change, places)
        case Add():
            return _add(change, places)


def written(value: Value) -> str:
    """A value as YAML, in the plainest way that all readers read alike."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, int):
        return str(value)
    if re.fullmatch(_WORD, value) and value not in WORDS and value not in OLD_WORDS and len(value) > 1:
        return value
    quoted = json.dumps(value, ensure_ascii=False)
    return "".join(char if char.isprintable() else f"\\U{ord(char):08x}" for char in quoted)


def line_break(text: str) -> str:
    """How a text ends its lines."""
    found = re.search(r"\r\n?|\n", text)
    return found[0] if found else "\n"


def _plain(node: Node, text: str) -> tuple[int, int] | None:
    """The span of a value that can be replaced as it stands: on one line, with no mark before it."""
    if isinstance(node, Reference):
        return None
    if isinstance(node, Branch):
        start, end = node.start, node.end
        if not node.flow:
            return None
    else:
        start, end = node
    shown = text[start:end]
    return None if not shown or shown[0] in "|>&!*?" or "\n" in shown or "\r" in shown else (start, end)


def _replace(change: Replace, places: Places) -> tuple[Edit, ...]:
    found = _plain(places.own(change.path), places.lines.text)
    return () if found is None else (Edit(*found, written(change.value)),)


def _rename(change: Rename, places: Places) -> tuple[Edit, ...]:
    span = places.key_span(change.path)
    found = None if span is None else _plain(span, places.lines.text)
    return () if found is None else (Edit(*found, written(change.name)),)


def _put(change: Put, places: Places) -> tuple[Edit, ...]:
    node, text = places.own(change.path), places.lines.text
    if not isinstance(node, Branch) or not node.fields:
        return ()
    (at, _), _ = node.fields.get(change.before) or next(iter(node.fields.values()))
    fields = [f"{name}: {written(value)}" for name, value in change.fields]
    if node.flow:
        return (Edit(at, at, "".join(f"{field}, " for field in fields)),)
    start, _ = places.lines.around(at)
    before = text[start:at]
    if not re.fullmatch(_BEFORE_KEY, before) or text[at : at + 1] in {"?", "&", "!"}:
        return ()
    end, indent = line_break(text), " " * len(before)
    if before == indent and (above := _above(at, node, places)) < start:
        return (Edit(above, above, "".join(indent + field + end for field in fields)),)
    return (Edit(at, at, "".join(field + end + indent for field in fields)),)


def _above(at: int, group: Branch, places: Places) -> int:
    """Where the comments begin that stand above the field which begins at a place; the place where there are none.

    What stands at the top of a file is about all of it, and not about its first field.
    """
    text = places.lines.text
    floor = max((_last(node) for key, node in group.fields.values() if key[0] < at), default=0)
    top, start = at, places.lines.around(at)[0]
    while start > floor:
        start, row = places.lines.around(start - 1)
        if start < floor or (row and not row.isspace() and not row.lstrip().startswith("#")):
            break
        if row and not row.isspace():
            top = start
    return top if top == at or any(map(begins, rows(text[:top]))) else at


def _last(node: Node) -> int:
    """Where the last thing in a value ends."""
    if isinstance(node, Reference):
        return node.span[1]
    if not isinstance(node, Branch):
        return node[1]
    if node.flow:
        return node.end
    ends = [max(key[1], _last(held)) for key, held in node.fields.values()]
    return max([*ends, *map(_last, node.items)], default=node.start)


def _add(change: Add, places: Places) -> tuple[Edit, ...]:
    node, text = places.own(change.path), places.lines.text
    if not isinstance(node, Branch):
        found = _plain(node, text)
        if found is None:
            return ()
        more = "".join(f", {written(value)}" for value in change.values)
        return (Edit(*found, f"[{text[found[0] : found[1]]}{more}]"),)
    if not node.items:
        return _replace(Replace(change.path, change.values), places) if node.flow else ()
    last = node.items[-1]
    if isinstance(last, Branch):
        return ()
    at, end = last.span if isinstance(last, Reference) else last
    if node.flow:
        return (Edit(end, end, "".join(f", {written(value)}" for value in change.values)),)
    before, row_end = text[places.lines.around(at)[0] : at], _row_end(end, places)
    if not re.fullmatch(_BEFORE_ITEM, before) or text[at : at + 1] in {"|", ">"}:
        return ()
    if not re.fullmatch(_AFTER_ITEM, text[end:row_end]):
        return ()
    more = "".join(line_break(text) + before + written(value) for value in change.values)
    return (Edit(row_end, row_end, more),)


def _row_end(at: int, places: Places) -> int:
    """Where the line ends that a place is in."""
    start, row = places.lines.around(at)
    return start + len(row)

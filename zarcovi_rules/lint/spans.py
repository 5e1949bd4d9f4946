"""Where characters of a text stand in the YAML file that it was read from."""

from __future__ import annotations

from zarcovi_rules.source.places import Place
from zarcovi_rules.source.yaml_places import Path, Places


def within(places: Places, path: Path, source: str, value: str, start: int, end: int) -> Place:
    """The place of the characters of `value` from `start` up to `end`, where `value` stands at `path` of `source`.

    Where the characters are not to be found as they are (folded or escaped in the file), the place of the whole value.
    """
    first, last = places.span(path)
    written = source[first:last]
    wanted = value[start:end]
    if written == value:
        return places.lines.place(first + start, first + end)
    line = value.count("\n", 0, start)
    if written[:1] in {"|", ">"}:
        lines = written.split("\n")
        begin = len("\n".join(lines[: line + 1])) + 1
        column = start - (value.rfind("\n", 0, start) + 1)
        if line + 1 < len(lines):
            row = lines[line + 1]
            indent = len(row) - len(row.lstrip(" "))
            at = begin + indent + column
            if written[at : at + len(wanted)] == wanted and "\n" not in wanted:
                return places.lines.place(first + at, first + at + len(wanted))
    at = _nth(written, wanted, value[:start].count(wanted)) if wanted else -1
    if at < 0:
        return places.value(path)
    return places.lines.place(first + at, first + at + len(wanted))


def _nth(text: str, part: str, before: int) -> int:
    """Where `part` stands in `text` for the time after `before` others; -1 if nowhere."""
    at = -1
    for _ in range(before + 1):
        at = text.find(part, at + 1)
        if at < 0:
            return at
    return at

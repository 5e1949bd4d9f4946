"""YAML with the place of every key and value, read by the rules of YAML 1.2 and safe on anything.

Nothing is ever constructed from a tag, nesting and aliases have a limit, and no word changes its meaning behind its
author's back (`no` is text, `12:30` is not 750). libyaml parses where it is there, PyYAML's own parser where it is not,
and what is written plainly needs neither; data, places and findings are the same.
"""

from __future__ import annotations

from typing import Any

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.source.lines import Lines
from zarcovi_rules.source.places import Finding
from zarcovi_rules.source.text import unprintable
from zarcovi_rules.source.yaml_places import Path, Places
from zarcovi_rules.source.yaml_plain import plainly

__all__ = ["MAX_ALIASED", "MAX_DEPTH", "Document", "Path", "Places", "Reading", "read"]

MAX_DEPTH = 100
"""Fields and lists one inside the other. Deeper is no sheet, and would exhaust the stack of whoever walks the data."""

MAX_ALIASED = 100_000
"""Values that may come from aliases (`*x`) in one file: a few lines of nested aliases stand for billions."""


class Document(NamedTuple):
    """One YAML document: `data` of None, bool, int, float, str, lists and dicts with text keys, and their `places`.

    Aliases share one object: treat `data` as read-only.
    """

    data: Any
    places: Places


class Reading:
    """What a text held: the documents that could be read to their end, what is wrong, and what may surprise.

    `findings` are errors. With any of them the documents are the best that could be made (the first of two equal
    fields, a value without its tag): good for looking for more mistakes, not for judging. `notices` are values that
    other YAML readers take for something else. `stopped` is the one of the `findings` after which nothing could be
    read, and `cut` what is whole of the document that it stands in.
    """

    __slots__ = ("cut", "documents", "findings", "notices", "stopped")

    def __init__(self, findings: list[Finding]) -> None:
        self.documents: list[Document] = []
        self.stopped: Finding | None = None
        self.cut: Document | None = None
        self.findings = findings
        self.notices: list[Finding] = []


def read(text: str, path: str, *, pure: bool | None = None) -> Reading:
    """The documents of a YAML text. Never raises: whatever is wrong with the text is in the findings.

    `path` names the text in places; `pure` asks for PyYAML's own parser, which is slower and needs no libyaml, or for
    libyaml, even where neither is needed.
    """
    lines = Lines(text.removeprefix("\ufeff"), path)
    reading = Reading(findings=unprintable(lines))
    if reading.findings:
        return reading
    if pure is None and (plain := plainly(lines.text)) is not None:
        data, root = plain
        reading.documents.append(Document(data, Places(lines, root)))
        return reading
    from zarcovi_rules.source.yaml_building import built  # with PyYAML, which is slow to import

    return built(lines, pure)

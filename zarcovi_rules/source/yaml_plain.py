"""YAML as most sheets are written, read in half the time that a parser takes.

That is: fields of words, whole numbers, texts in quotes or blocks, lists of words, and lists of groups of such fields.
Whatever is written in a rarer way, and whatever may be wrong or may surprise, is left to a parser.
"""

from __future__ import annotations

import re
from typing import Any

from zarcovi_rules.source.yaml_places import Branch, Node, Span
from zarcovi_rules.source.yaml_scalars import OLD_WORDS, WORDS

_RARE = "\t\r\x85\u2028\u2029"
"""White space and ends of lines on which parsers and people do not always agree."""

_ODD = OLD_WORDS | WORDS.keys()
_PASSED = r"(?:\n|\#[^\n]*\n)*"
_MEMBER = r"[^\W\d_](?:[\w .-]*\w)?"
_FIELD = re.compile(
    rf"""
    (?P<indent>[ ]*) (?P<item>-[ ])? (?P<key>[a-z_]{{1,60}}):
    (?:[ ]+(?:
        (?P<word>[^\W\d_](?:[^\n:\#]*[^\s:\#])?)
      | (?P<number>0|[1-9][0-9]{{0,8}})
      | "(?P<double>[^"\\\n]*)" | '(?P<single>[^'\n]*)'
      | \[(?P<members>{_MEMBER}(?:,[ ]?{_MEMBER})*)\]
      | (?P<mark>[|>]-?)\n (?=(?P<margin>[ ]+)[^ \n]) (?P<block>(?:(?P=margin)[^ \n][^\n]*\n)+\n*)
    ))?
    (?:\n|(?<=\n)|\Z){_PASSED}
    """,
    re.VERBOSE,
)
_WORD, _NUMBER, _DOUBLE, _SINGLE, _MEMBERS, _BLOCK = (
    _FIELD.groupindex[name] for name in ("word", "number", "double", "single", "members", "block")
)
_EACH = re.compile(_MEMBER)
_HEAD = re.compile(_PASSED)


def plainly(text: str) -> tuple[dict[str, Any], Branch] | None:
    """The fields of the one document of a text, and where they stand; None of a text that is not plain."""
    head = _HEAD.match(text)
    if head is None or any(char in text for char in _RARE):
        return None
    at = head.end()
    top: dict[str, Any] = {}
    root = Branch(at, at, False, {}, [])
    group, fields, column = top, root.fields, 0  # what is being read, and where its fields begin
    groups, listed, dash = [top], root, -1  # the list that it is in, and where its dashes stand
    listing: str | None = None  # the field of which a list has to come now
    span: Span = (at, at)
    while (match := _FIELD.match(text, at)) is not None:
        indent, item, key = match.group(1, 2, 3)
        begin, at = at + len(indent), match.end()
        if item:
            if listing is not None:
                groups, listed, dash = [], Branch(begin, begin, False, {}, []), len(indent)
                top[listing], root.fields[listing], listing = groups, (span, listed), None
            elif len(indent) != dash:
                return None
            begin, column = begin + 2, dash + 2
            group, fields = {}, {}
            groups.append(group)
            listed.items.append(Branch(begin, begin, False, fields, []))
        elif listing is not None:
            return None
        elif len(indent) != column:
            if indent:
                return None
            group, fields, column, dash = top, root.fields, 0, -1
        if key in group or key in _ODD:
            return None
        span = begin, begin + len(key)
        kind = match.lastindex or 0
        node: Node = match.span(kind)
        value: Any = match[kind]
        if kind == _WORD:
            if value in _ODD:
                return None
        elif kind == _NUMBER:
            value = int(value)
        elif kind in (_DOUBLE, _SINGLE):
            node = match.start(kind) - 1, match.end(kind) + 1
        elif kind == _BLOCK:
            mark, margin = match.group("mark", "margin")
            if len(margin) <= column:
                return None
            rows = value.rstrip("\n")[len(margin) :].split("\n" + margin)
            value = (" " if mark[0] == ">" else "\n").join(rows) + ("" if mark[1:] else "\n")
            node = match.start("mark"), match.end(kind)
        elif kind == _MEMBERS:
            members = list(_EACH.finditer(text, *match.span(kind)))
            value = [one[0] for one in members]
            if not _ODD.isdisjoint(value):
                return None
            spans: list[Node] = [one.span() for one in members]
            node = Branch(match.start(kind) - 1, match.end(kind) + 1, True, {}, spans)
        elif group is top:
            listing = key
            continue
        else:
            return None
        group[key], fields[key] = value, (span, node)
    return (top, root) if top and listing is None and at == len(text) else None

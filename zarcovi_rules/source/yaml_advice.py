"""What a YAML syntax error means to the person who wrote the file.

libyaml and PyYAML word the same trouble differently and speak of tokens. Both agree on *where*, so the explanation is
read mostly from the author's own line, and only a few words of the parser's are looked at.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from zarcovi_rules.core.messages import msg
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.source.lines import rows
from zarcovi_rules.source.places import Finding
from zarcovi_rules.source.text import brief

if TYPE_CHECKING:
    from zarcovi_rules.source.lines import Lines


class Trouble(NamedTuple):
    """Where the parser stopped, where what it was reading began (None when it does not say), and its own words."""

    at: int
    context: int | None
    words: str


# Dashes of list items, a field name with its colon, then the value: of a line as people write it.
_LINE = re.compile(r"""[ ]*(?:-[ ]+)*(?:(?P<key>[^\s"'\[{#:][^:]*?|"[^"]*"|'[^']*')[ ]*:(?:[ \t]+|$))?(?P<value>.*)""")

_JOINED = re.compile(r"([A-Za-z]\w*):([^\s/:]\S*)")

_IN_MARKS = re.compile(
    r"(?:-[ ]+)*(?P<marks>[*_~]{1,3})(?P<name>[^\W\d_][^*_~:]{0,40})"
    r"(?:(?P=marks)[ ]*:|:[ ]*(?P=marks)|:(?=.*(?P=marks)\s*$))(?P<value>.*)"
)

SPACE = msg("Write “{written}”: a space belongs after the colon.")

_BLOCK = msg(
    "If this is text, write |- after the field name and the text on the next lines, indented two more spaces; "
    "or put it in quotes."
)


def unmarked(line: str) -> str | None:
    """A field whose name was put in bold or italics as in a chat, as it should be written; None if it is none."""
    found = _IN_MARKS.match(line.strip())
    if found is None:
        return None
    value = found["value"].strip().removesuffix(found["marks"])
    return f"{found['name'].strip().lower()}: {value}".rstrip()


def in_marks(start: int, line: str, lines: Lines) -> Finding | None:
    """What is said of a line that is a field with such a name."""
    plain = unmarked(line)
    if plain is None:
        return None
    span = start + len(line) - len(line.lstrip(" -")), start + len(line.rstrip())
    marked = brief(line.strip().lstrip("- "))
    help_ = msg("Write {value}", value=brief(plain))
    if lines.text[:start].strip():
        help_ = msg(
            "Write {plain}; if it belongs to the text above, that begins with |- and is indented, line by line.",
            plain=brief(plain),
        )
    return Finding(
        msg("The name of a field stands between marks of a chat: {marked}", marked=marked),
        lines.place(*span),
        help_,
    )


def explain(trouble: Trouble, lines: Lines) -> Finding:
    """One finding for a syntax error: the fact in the author's terms, the place to look at, what to do."""
    index, context, words = trouble
    index = min(index, len(lines.text))
    start, line = lines.around(index)
    indent = line[: len(line) - len(line.lstrip())]

    if "\t" in indent and index <= start + len(indent):
        return Finding(
            msg("This line is indented with a tab"),
            lines.place(start + indent.index("\t")),
            msg("Indent with spaces: YAML does not allow tabs there."),
        )
    if line.startswith("%"):
        return Finding(
            msg("A line that begins with % is an instruction to the YAML reader"), lines.place(start), _BLOCK
        )
    at, around = lines.around(min(context, len(lines.text))) if context is not None else (start, line)
    if "quoted scalar" not in words and (found := in_marks(at, around, lines) or in_marks(start, line, lines)):
        return found
    if context is not None and "quoted scalar" in words:
        return _quotes(words, context, lines)
    if context is not None and "block scalar" in words:
        return _begins_with(context, lines)
    if context is not None and "could not find expected ':'" in words:
        return _no_field(context, lines)
    if context is not None and "flow" in words:
        return _never_closed(index, context, lines)
    if "document start" in words and _ended(lines.text[:index]):
        return Finding(
            msg("A line ... ends the document, and this stands after it"),
            lines.place(index),
            msg("Write a line --- before another document, or take the line ... away."),
        )
    if "mapping values" in words:
        return _colon(index, start, line, lines)
    return _by_line(index, start, line, lines)


def _ended(before: str) -> bool:
    """Whether the last line of a text that says anything is one of dots."""
    lines = (line.strip() for line in reversed(before.splitlines()))
    return next((line for line in lines if line and not line.startswith("#")), "").startswith("...")


def _quotes(words: str, context: int, lines: Lines) -> Finding:
    place = lines.place(context)
    if "escape" in words or "decimal" in words:  # of \\x41, both parsers misspell one of them
        return Finding(
            msg("The text in quotes that begins here has a \\ that YAML does not understand"),
            place,
            msg("Use single quotes ('), where \\ is an ordinary character, or write it twice (\\\\)."),
        )
    return Finding(
        msg("The quote {quote} opened here is not closed where the text ends", quote=lines.text[context]),
        place,
        msg("Close it at the end of the text; a quote inside single quotes is written twice ('')."),
    )


def _begins_with(index: int, lines: Lines) -> Finding:
    message = msg("Text that begins with {mark} means something else in YAML", mark=lines.text[index])
    return Finding(message, lines.place(index), _BLOCK)


def spaced(text: str) -> str | None:
    """A field whose colon no space follows, as it should be written; None if the text is none: "http://", "12:30"."""
    joined = _JOINED.match(text)
    return f"{joined[1]}: {joined[2]}" if joined is not None else None


def _no_field(index: int, lines: Lines) -> Finding:
    start, line = lines.around(index)
    joined = spaced(line.strip().lstrip("- "))
    return Finding(
        msg("This line is no field (name: value), and it does not belong to the text above either"),
        lines.place(start + len(line) - len(line.lstrip()), start + len(line.rstrip())),
        SPACE.about(written=brief(joined))
        if joined is not None
        else msg(
            "Write long texts after |-, each line indented two more spaces than the field; dividers need a # before."
        ),
    )


def _never_closed(index: int, context: int, lines: Lines) -> Finding:
    mark = lines.text[context : context + 1]
    if mark not in {"[", "{"}:
        return _by_line(index, *lines.around(index), lines)
    closing = {"[": "]", "{": "}"}[mark]
    return Finding(
        msg("The {mark} opened here is not closed by {closing}, or a comma is missing", mark=mark, closing=closing),
        lines.place(context),
        _BLOCK,
    )


def _colon(index: int, start: int, line: str, lines: Lines) -> Finding:
    match = _LINE.match(line)
    key_end = start + match.end("key") if match and match["key"] else -1
    if match and index > key_end >= 0 and match["value"] and index >= start + match.start("value"):
        return Finding(
            msg("There is a second colon in {text}", text=brief(match["value"].strip())),
            lines.place(index),
            msg("Put the text in quotes, or write |- after the field name and the text on the next line."),
        )
    above = rows(lines.text[:start].rstrip("\r\n"))[-1]
    joined = spaced(above.strip().lstrip("- "))
    return Finding(
        msg("A field cannot begin here: the line above is a text, or is indented less"),
        lines.place(start + len(line) - len(line.lstrip())),
        SPACE.about(written=brief(joined))
        if joined is not None
        else msg(
            "Fields of one level begin in the same column; a field that holds others has nothing after its colon."
        ),
    )


def _by_line(index: int, start: int, line: str, lines: Lines) -> Finding:
    match = _LINE.match(line)
    value = match["value"] if match else ""
    begins = start + match.start("value") if match else start
    if value and begins <= index:
        if value[0] in "\"'" and index > begins:
            return Finding(
                msg("There is more text after the closing quote"),
                lines.place(index),
                msg("Quotes must hold the whole text; a quote inside single quotes is written twice ('')."),
            )
        if value[0] in "[]{}*&!|>%@`?," or value.startswith(("- ", "? ")) or value in {"-", "?"}:
            return _begins_with(begins, lines)
    if 0 < index <= start + len(line) - len(line.lstrip()):
        return Finding(
            msg("The indentation of this line does not fit the lines above"),
            lines.place(index),
            msg("Fields and items of one level begin in the same column; text of a |- block is indented more."),
        )
    return Finding(msg("From here on this is not YAML"), lines.place(index), _BLOCK)

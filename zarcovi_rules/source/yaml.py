"""YAML with the place of every key and value, read by the rules of YAML 1.2 and safe on anything.

Data are built here from the parser's *events*: nothing is ever constructed from a tag, nesting and aliases have a
limit, and no word changes its meaning behind its author's back (`no` is text, `12:30` is not 750). libyaml parses where
it is there, PyYAML's own parser where it is not; data, places and findings are the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from zarcovi_rules.core.messages import Message, msg, nearest
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.source.lines import Lines
from zarcovi_rules.source.places import Finding
from zarcovi_rules.source.text import brief, unprintable
from zarcovi_rules.source.yaml_events import OLD_BREAKS, events
from zarcovi_rules.source.yaml_places import Branch, Node, Path, Places, Reference, Span, place_of
from zarcovi_rules.source.yaml_scalars import NUMERIC, OLD_WORDS, WORDS, resolve, surprise

if TYPE_CHECKING:
    from zarcovi_rules.source.yaml_advice import Trouble

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
    read, and `cut` what is whole of the document that it stands in; `open` is the field whose list it may stand in.
    """

    __slots__ = ("cut", "documents", "findings", "notices", "open", "stopped")

    def __init__(self, findings: list[Finding]) -> None:
        self.documents: list[Document] = []
        self.stopped: Finding | None = None
        self.cut: Document | None = None
        self.open: str | None = None
        self.findings = findings
        self.notices: list[Finding] = []


def read(text: str, path: str, *, pure: bool = not yaml.__with_libyaml__) -> Reading:
    """The documents of a YAML text. Never raises: whatever is wrong with the text is in the findings.

    `path` names the text in places; `pure` asks for PyYAML's own parser, which is slower and needs no libyaml.
    """
    lines = Lines(text.removeprefix("\ufeff"), path)
    reading = Reading(findings=unprintable(lines))
    if not reading.findings:
        builder = _Builder(lines, pure, reading)
        try:
            builder.read()
        except yaml.MarkedYAMLError as error:
            if not pure and (len(text) <= _MAX_READ_AGAIN or "nesting" in f"{error.problem}"):
                return read(text, path, pure=True)
            from zarcovi_rules.source.yaml_advice import explain

            found = explain(_trouble(error, builder.open_bracket()), lines)
            reading.findings.append(found)
            reading.stopped, reading.cut = found, builder.whole()
            # What was to be noticed in that line followed from the error.
            reading.notices[:] = [notice for notice in reading.notices if notice.place.line != found.place.line]
        reading.notices.extend(_old_breaks(lines))
        reading.findings.sort(key=_order)
        reading.notices.sort(key=_order)
    return reading


def _order(finding: Finding) -> tuple[int, int]:
    return finding.place.line or 0, finding.place.column or 0


# The two parsers stop at different places now and then, above all where libyaml looks far ahead. PyYAML's own has the
# word, so that an error is the same everywhere; only of texts far larger than any sheet it would take too long.
_MAX_READ_AGAIN = 300_000


class _StopError(Exception):
    """The rest of the text cannot be read; the finding says why."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding)
        self.finding = finding


class _Frame:
    """A mapping or list that is still open.

    `before` are the values counted before it; `key` is the field whose value comes next, None when its name comes next;
    `height` are the levels that it has so far, its own included.
    """

    __slots__ = ("anchor", "before", "branch", "height", "is_list", "key", "key_span", "value")

    def __init__(self, value: Any, branch: Branch, before: int, is_list: bool, anchor: str | None) -> None:
        self.value = value
        self.branch = branch
        self.before = before
        self.is_list = is_list
        self.anchor = anchor
        self.key: str | None = None
        self.key_span: Span = (0, 0)
        self.height = 1


class _Anchor:
    """What an alias stands for; `size` and `height` count it written out. It is open until its end has been read."""

    __slots__ = ("height", "node", "open", "size", "span", "used", "value")

    def __init__(self, span: Span, value: Any, node: Node) -> None:
        self.span = span
        self.value = value
        self.node = node
        self.size = 1
        self.height = 0
        self.open = isinstance(node, Branch)
        self.used = False


# The field of a value that has nowhere to go, because its name was refused. Known by identity: any text can be a name.
_NOWHERE = "(nowhere)"

_ODD = OLD_WORDS | WORDS.keys()
_CUT = re.compile(r"#[^\s#!]")
_TAG = re.compile(r"![^\s,\[\]{}]*")


class _Builder:
    """Builds the documents of one text into a `Reading`, without recursion."""

    def __init__(self, lines: Lines, pure: bool, into: Reading) -> None:
        self.lines = lines
        self.into = into
        self.next = events(lines.text, pure)
        self.anchors: dict[str, _Anchor] = {}
        self.aliased = 0
        self.stack: list[_Frame] = []
        self.cuts = set(_cuts(lines.text))
        self.marked = "&" in lines.text or "!" in lines.text

    def read(self) -> None:
        """Read to the end, or to the first thing after which nothing can be understood."""
        try:
            while not isinstance(event := self.next(), StreamEndEvent):
                if isinstance(event, DocumentStartEvent):
                    if event.tags:  # by %TAG, which only libyaml lets pass
                        raise yaml.MarkedYAMLError(problem="directive", problem_mark=event.start_mark)  # type: ignore[arg-type]
                    self.into.documents.append(self.document())
        except _StopError as stop:
            self.into.findings.append(stop.finding)
            self.into.stopped, self.into.cut = stop.finding, self.whole()

    def whole(self) -> Document | None:
        """Of a document that cannot be read to its end: its fields, and of the list that is open the whole members.

        The last member is whole only if another one begins, or a field after the list: what cannot be read may belong
        to it. None if the document is no group of fields.
        """
        if not self.stack or self.stack[0].is_list:
            return None
        top, *within = self.stack
        top.branch.end = len(self.lines.text)
        fields, key = top.branch.fields, top.key
        if within and within[0].is_list and key is not None and key is not _NOWHERE:
            within[0].branch.end = top.branch.end
            top.value[key] = within[0].value
            fields[key] = top.key_span, within[0].branch
        elif key is not None and key[:1].isalpha():
            return Document(top.value, Places(self.lines, top.branch))
        for name in reversed(top.value):
            members, node = top.value[name], fields[name][1]
            if isinstance(members, list):
                self.into.open = name
                if len(within) < 2 and members and isinstance(node, Branch):
                    members.pop()
                    node.items.pop()
                if not members:
                    del top.value[name], fields[name]
                break
            if name[:1].isalpha():  # and no blank that nobody sees, before a field of the last member
                break
        return Document(top.value, Places(self.lines, top.branch))

    def open_bracket(self) -> int | None:
        """Where the innermost `[` or `{` that is still open stands."""
        return next((frame.branch.start for frame in reversed(self.stack) if frame.branch.flow), None)

    def document(self) -> Document:
        """The document whose start event has just come. One loop, because it runs for every word of every file."""
        self.anchors.clear()
        count = 0
        following, stack, cuts, marked = self.next, self.stack, self.cuts, self.marked
        top: _Frame | None = None
        span: Span = (0, 0)
        value: Any
        node: Node
        while True:
            event: Any = following()
            kind = event.__class__
            if kind is ScalarEvent:
                count += 1
                value = event.value
                node = span = event.start_mark.index, event.end_mark.index
                if cuts and span[1] in cuts and not event.style:
                    self.cut(span)
                if (value in _ODD or value[0] in NUMERIC) and event.implicit[0] and event.tag is None:
                    value = self.plain(event, top)
                if marked and (event.anchor is not None or event.tag is not None):
                    self.properties(event, value, node)
            elif kind is MappingStartEvent or kind is SequenceStartEvent:
                count += 1
                is_list = kind is SequenceStartEvent
                branch = Branch(event.start_mark.index, 0, event.flow_style, {}, [])
                top = _Frame([] if is_list else {}, branch, count, is_list, event.anchor)
                stack.append(top)
                if len(stack) > MAX_DEPTH:
                    raise self.too_deep(event)
                if marked and (event.anchor is not None or event.tag is not None):
                    self.properties(event, top.value, branch)
                continue
            elif kind is AliasEvent:
                anchor = self.alias(event, len(stack))
                count += anchor.size
                span = event.start_mark.index, event.end_mark.index
                value, node = anchor.value, Reference(span, anchor.node)
                if top is not None:
                    top.height = max(top.height, anchor.height + 1)
            else:
                done = stack.pop()
                value, node = done.value, done.branch
                done.branch.end = event.end_mark.index
                top = stack[-1] if stack else None
                if top is not None and top.height <= done.height:
                    top.height = done.height + 1
                if done.anchor is not None:
                    self.close(done, done.anchor, count)

            if top is None:
                self.unused_anchors()
                return Document(value, Places(self.lines, node))
            if top.is_list:
                top.value.append(value)
                top.branch.items.append(node)
            elif top.key is None:
                if value.__class__ is str and value.isascii() and value not in top.value and value != "<<":
                    top.key = value
                    top.key_span = span
                else:
                    top.key = self.key(event, value, node, top)
                    top.key_span = span
            else:
                if top.key is not _NOWHERE:
                    top.value[top.key] = value
                    top.branch.fields[top.key] = (top.key_span, node)
                top.key = None

    def plain(self, event: Any, top: _Frame | None) -> object:
        """The value of an unquoted scalar that may be more than text; notices when that may surprise."""
        text: str = event.value
        if text.isdigit() and text.isascii() and text[0] != "0" and len(text) < 10:  # most numbers: nothing to ask
            return int(text)
        if (message := surprise(text)) is not None:
            self.notice(
                (event.start_mark.index, event.end_mark.index),
                message,
                msg("Put it in quotes if it is text; write plain digits if it is a number."),
            )
        if not text and top and top.key and top.branch.flow and event.start_mark.index == top.key_span[1]:
            self.notice(
                (top.branch.start, top.branch.start + 1),
                msg("The text from {{ to }} is read as fields, and {key} has no value", key=brief(top.key)),
                msg("If it is text, put it in quotes, or write |- and the text on the next line, indented."),
            )
        return resolve(text)

    def cut(self, span: Span) -> None:
        """Notice text lost to ` #`, which begins a comment; who writes a comment puts a space after it."""
        start, line = self.lines.around(span[1])
        lost = line[span[1] - start :].strip()
        help_ = msg(
            "If it is text, put all of the text in quotes or after |-; if it is a comment, put a space after the #."
        )
        self.notice(span, msg("What begins with # is not read: {lost}", lost=brief(lost)), help_)

    def key(self, event: Any, value: object, node: Node, top: _Frame) -> str:
        """The name under which a field that is not an ordinary one goes, once that has been said."""
        place = place_of(self.lines, node)
        if not isinstance(value, str):
            text = event.value if isinstance(event, ScalarEvent) else None
            if text is None:
                message, help_ = (
                    msg("A list or a group of fields cannot be the name of a field"),
                    msg("Name it by a text."),
                )
            else:
                message = msg("The name of a field is text, and {name} is not", name=brief(text) or "null")
                help_ = msg('Put it in quotes: "{name}"', name=brief(text))
            self.into.findings.append(Finding(message, place, help_))
            return text if text and text not in top.value else _NOWHERE
        if value == "<<" and isinstance(event, ScalarEvent) and not event.style:
            message = msg("<< (take over the fields of another place) is not YAML 1.2 and is not read")
            self.into.findings.append(Finding(message, place, msg("Write the fields out.")))
            return _NOWHERE
        if value in top.value:
            first = place_of(self.lines, top.branch.fields[value][0])
            message = msg(
                "{name} is given twice, in lines {first} and {second}",
                name=brief(value),
                first=first.line,
                second=place.line,
            )
            if first.line == place.line:
                message = msg("{name} is given twice in line {line}", name=brief(value), line=place.line)
            self.into.findings.append(Finding(message, place, msg("Keep one of them.")))
            return _NOWHERE
        if not value.isprintable() or not unicodedata.is_normalized("NFKC", value):
            message = msg("The name {name} has characters that are invisible or look like others", name=brief(value))
            self.notice(node, message, msg("Type it again, with plain letters."))
        return value

    def properties(self, event: Any, value: object, node: Node) -> None:
        """Take note of the anchor before a value, refuse a tag."""
        if event.tag is not None:
            found = _TAG.search(self.lines.text, event.start_mark.index)
            mark, start, end = (
                (found[0], *found.span()) if found else ("!", event.start_mark.index, event.end_mark.index)
            )
            self.into.findings.append(
                Finding(
                    msg(
                        "{mark} begins with !, which gives a type to a value; no types are known here", mark=brief(mark)
                    ),
                    self.lines.place(start, end),
                    msg("Take it away; if it belongs to the text, put all of the text in quotes or after |-."),
                )
            )
        if event.anchor is not None:
            start = event.start_mark.index
            span = start, start + 1 + len(event.anchor)
            self.anchors[event.anchor] = _Anchor(span, value, node)

    def close(self, done: _Frame, name: str, count: int) -> None:
        """The end of a mapping or list that has an anchor: now its size is known, and aliases may stand for it."""
        anchor = self.anchors[name]
        if anchor.node is done.branch:  # and no mark of the same name inside
            anchor.open, anchor.size, anchor.height = False, count - done.before + 1, done.height

    def alias(self, event: Any, depth: int) -> _Anchor:
        """What `*name` stands for, within the budget."""
        name = event.anchor
        anchor = self.anchors.get(name)
        block = msg("If it is text, put it in quotes, or write |- and the text on the next line, indented.")
        if anchor is None:
            from zarcovi_rules.source.yaml_advice import in_marks

            if (found := in_marks(*self.lines.around(event.start_mark.index), self.lines)) is not None:
                raise _StopError(found)
            near = nearest(name, self.anchors) if len(name) < 100 else None
            known = msg("Did you mean *{near}? {block}", near=near, block=block) if near else block
            raise self.stop(
                event, msg("*{name} stands for what &{name} marks, and nothing is marked so", name=brief(name)), known
            )
        if anchor.open:
            raise self.stop(
                event, msg("*{name} stands inside of what it stands for", name=brief(name)), msg("Write it out.")
            )
        if depth + anchor.height > MAX_DEPTH:
            raise self.too_deep(event)
        self.aliased += anchor.size
        if self.aliased > MAX_ALIASED:
            message = msg(
                "Aliases (*{name} and others) stand for more than {limit} values", name=brief(name), limit=MAX_ALIASED
            )
            raise self.stop(event, message, msg("Write less with aliases."))
        anchor.used = True
        return anchor

    def unused_anchors(self) -> None:
        """Notice marks that nothing refers to: most are the first word of a text, and lost."""
        for name, anchor in self.anchors.items():
            if not anchor.used:
                message = msg("&{name} is not part of the text: & marks a value for use elsewhere", name=brief(name))
                self.notice(anchor.span, message, msg("If it is text, put all of the text in quotes or after |-."))

    def too_deep(self, event: Any) -> _StopError:
        """The stop for nesting beyond the limit."""
        message = msg("More than {limit} levels of fields and lists stand one inside the other", limit=MAX_DEPTH)
        return self.stop(event, message, msg("Nest less; brackets in a text need quotes or |- before it."))

    def stop(self, event: Any, message: Message, help_: Message) -> _StopError:
        """A finding at an event, as an exception."""
        return _StopError(Finding(message, self.lines.place(event.start_mark.index), help_))

    def notice(self, node: Node, message: Message, help_: Message) -> None:
        """Add a notice at a node."""
        self.into.notices.append(Finding(message, place_of(self.lines, node), help_))


def _trouble(error: yaml.MarkedYAMLError, open_bracket: int | None) -> Trouble:
    from zarcovi_rules.source.yaml_advice import Trouble

    mark, context = error.problem_mark or error.context_mark, error.context_mark
    words = f"{error.context} {error.problem}"
    begun = open_bracket if "flow" in words and open_bracket is not None else context.index if context else None
    return Trouble(mark.index if mark else 0, begun, words)


def _old_breaks(lines: Lines) -> Iterator[Finding]:
    for char in OLD_BREAKS:
        if (index := lines.text.find(char)) >= 0:
            code = f"U+{ord(char):04X}"
            message = msg("The invisible character {code} is no end of a line here", code=code)
            yield Finding(message, lines.place(index, index + 1), msg("Delete it, or write a new line in its place."))


def _cuts(text: str) -> Iterator[int]:
    """Ends of words before a ` #` that no space follows; those of unquoted text are where YAML cuts it."""
    for match in _CUT.finditer(text):
        end = match.start()
        while end and text[end - 1] in " \t":
            end -= 1
        if end < match.start():
            yield end

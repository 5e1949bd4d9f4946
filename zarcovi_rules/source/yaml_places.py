"""Where the keys and values of a YAML document stand: a tree of spans beside the data."""

from __future__ import annotations

from typing import TypeAlias

from zarcovi_rules.source.lines import Lines
from zarcovi_rules.source.places import Place

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value from the top: `("casos", 0, "barreira")`."""

Span: TypeAlias = tuple[int, int]
"""From a character up to, not including, another: plain numbers, because there is one for every word of every file."""


class Branch:
    """A mapping or a list: its span, which means little for one without brackets, and what it holds."""

    __slots__ = ("end", "fields", "flow", "items", "start")

    def __init__(
        self, start: int, end: int, flow: bool, fields: dict[str, tuple[Span, Node]], items: list[Node]
    ) -> None:
        self.start = start
        self.end = end
        self.flow = flow
        self.fields = fields
        self.items = items


class Reference:
    """An alias: it stands at `span`, and what it holds stands where its anchor is."""

    __slots__ = ("span", "target")

    def __init__(self, span: Span, target: Node) -> None:
        self.span = span
        self.target = target


Node: TypeAlias = Span | Branch | Reference


class Places:
    """Where the values and keys of a document stand. A path that is not there answers for its nearest parent."""

    def __init__(self, lines: Lines, root: Node) -> None:
        self.lines = lines
        self._root = root

    def value(self, path: Path = ()) -> Place:
        """The place of a value; `end_column` is one past its last character."""
        return place_of(self.lines, self._walk(path)[1])

    def key(self, path: Path) -> Place:
        """The place of the name of a field; of an item of a list, which has no name, that of its value."""
        key, node = self._walk(path)
        return place_of(self.lines, key or node)

    def own(self, path: Path = ()) -> Node:
        """What is written at a path itself: an alias is one."""
        return self._walk(path)[1]

    def key_span(self, path: Path) -> Span | None:
        """From which character of the text the name of a field stands up to which."""
        return self._walk(path)[0]

    def span(self, path: Path = ()) -> Span:
        """From which character of the text a value stands up to which; of an alias, what it stands for."""
        node = self._walk(path)[1]
        while isinstance(node, Reference):
            node = node.target
        return _start(node), _end(node)

    def call(self, path: Path, name: str) -> None:
        """Let the field at a path go by another name too, and stand where it stands."""
        node = self._walk(path[:-1])[1]
        while isinstance(node, Reference):
            node = node.target
        if isinstance(node, Branch):
            fields = list(node.fields.items())
            node.fields.clear()
            for old, field in fields:
                node.fields[old] = field
                if old == path[-1]:
                    node.fields[name] = field

    def _walk(self, path: Path) -> tuple[Span | None, Node]:
        key, node = None, self._root
        for step in path:
            while isinstance(node, Reference):
                node = node.target
            if not isinstance(node, Branch):
                break
            if isinstance(step, str) and step in node.fields:
                key, node = node.fields[step]
            elif isinstance(step, int) and 0 <= step < len(node.items):
                key, node = None, node.items[step]
            else:
                break
        return key, node


def place_of(lines: Lines, node: Node) -> Place:
    """The place of a node, without the white space after it."""
    start, end = _start(node), _end(node)
    return lines.place(start, start + len(lines.text[start:end].rstrip(" \t\r\n")))


def _start(node: Node) -> int:
    if isinstance(node, Branch):
        return node.start
    return node.span[0] if isinstance(node, Reference) else node[0]


def _end(node: Node) -> int:
    # Parsers end a mapping without brackets where the next token begins; people, with the last thing in it.
    while isinstance(node, Branch) and not node.flow and (node.fields or node.items):
        node = node.items[-1] if node.items else next(reversed(node.fields.values()))[1]
    if isinstance(node, Branch):
        return node.end
    return node.span[1] if isinstance(node, Reference) else node[1]

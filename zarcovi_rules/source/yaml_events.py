"""The one seam to PyYAML: events of a text, from libyaml or from PyYAML's own parser, alike in all that we look at."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import yaml
from yaml.events import ScalarEvent


class _PureParser(yaml.reader.Reader, yaml.scanner.Scanner, yaml.parser.Parser):
    """PyYAML's own parser, made like libyaml where they differ."""

    def __init__(self, text: str) -> None:
        yaml.reader.Reader.__init__(self, text)
        yaml.scanner.Scanner.__init__(self)
        yaml.parser.Parser.__init__(self)

    def scan_flow_scalar(self, style: str) -> Any:
        """A quoted text, without escapes that stand for no character (`\\ud800`)."""
        start = self.get_mark()
        try:
            token = super().scan_flow_scalar(style)
            token.value.encode()
        except (ValueError, OverflowError):
            raise yaml.scanner.ScannerError("while scanning a quoted scalar", start, "bad escape", start) from None
        return token

    def scan_to_next_token(self) -> None:
        """Pass over white space and comments, and over tabs where no indentation is meant."""
        while True:
            while self.peek() == " " or (self.peek() == "\t" and (self.flow_level or not self.allow_simple_key)):
                self.forward()
            if self.peek() == "#":
                while self.peek() not in "\0\r\n":
                    self.forward()
            if not self.scan_line_break():  # type: ignore[no-untyped-call]
                return
            if not self.flow_level:
                self.allow_simple_key = True

    def scan_block_scalar_indicators(self, start_mark: Any) -> tuple[bool | None, int | None]:  # noqa: ARG002
        """What stands right after `|` or `>`: whether to keep the last line ends, and the indentation."""
        keep: bool | None = None
        indent: int | None = None
        for _ in range(2):
            char = self.peek()
            if keep is None and char in "+-":
                keep = char == "+"
            elif indent is None and char in "123456789":
                indent = int(char)
            else:
                break
            self.forward()
        return keep, indent

    def scan_block_scalar_ignored_line(self, start_mark: Any) -> None:
        """The rest of the line after `|` or `>`, where tabs may stand too."""
        while self.peek() in " \t":
            self.forward()
        super().scan_block_scalar_ignored_line(start_mark)

    def scan_plain_spaces(self, indent: int, start_mark: Any) -> list[str] | None:
        """The white space inside an unquoted text, tabs included; None where a document ends."""
        length = 0
        while self.peek(length) in " \t":
            length += 1
        spaces = self.prefix(length)
        self.forward(length)
        if self.peek() not in "\r\n":
            return [spaces] if spaces else []
        self.allow_simple_key = True
        breaks: list[str] = []
        while (char := self.peek()) in " \t\r\n":
            if char == "\t" and self.column < indent:
                raise yaml.scanner.ScannerError("while scanning a plain scalar", start_mark, "tab", self.get_mark())
            if char in " \t":
                self.forward()
                continue
            breaks.append(self.scan_line_break())  # type: ignore[no-untyped-call]
            if self.prefix(3) in {"---", "..."} and self.peek(3) in "\0 \t\r\n":
                return None
        return breaks[1:] or [" "]

    def scan_directive(self) -> Any:
        """A line that begins with `%`: only `%YAML 1.1` and `%YAML 1.2` are known."""
        start = self.get_mark()
        try:
            token = super().scan_directive()
        except ValueError:
            token = None
        if token is None or token.name != "YAML" or token.value not in ((1, 1), (1, 2)):
            raise yaml.scanner.ScannerError(None, None, "unknown directive", start)
        return token


OLD_BREAKS = "\x85\u2028\u2029"
"""YAML 1.1 ended lines at these too, YAML 1.2 and editors do not: they travel through the parser as something else."""


def events(text: str, pure: bool) -> Callable[[], Any]:
    """What gives the next event of `text` at each call; it raises yaml.MarkedYAMLError where the text is not YAML."""
    olds = [char for char in OLD_BREAKS if char in text]
    if not olds:
        return _events(text, pure)
    used = set(text)
    spare = islice((chr(code) for code in range(0xE000, 0x10FFFE) if chr(code) not in used), len(olds))
    there = {ord(old): new for old, new in zip(olds, spare, strict=False)}
    back = {ord(new): chr(old) for old, new in there.items()}
    following = _events(text.translate(there), pure)

    def event() -> Any:
        event = following()
        if isinstance(event, ScalarEvent):
            event.value = event.value.translate(back)
        return event

    return event


def _events(text: str, pure: bool) -> Callable[[], Any]:
    if pure:
        return _PureParser(text).get_event
    from yaml._yaml import CParser  # there with libyaml only

    return CParser(text).get_event

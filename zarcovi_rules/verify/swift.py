"""gherkin-official's parser and compiler, with the same answers in less time.

The official parser tries each kind of line on each line, through three calls a try. Here a kind is tried only if the
line begins with one of its letters, and what cannot fail is not wrapped. The grammar, the tree and the pickles are the
library's own: nothing of them is written again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from gherkin.ast_builder import AstBuilder
from gherkin.dialect import Dialect
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.token_matcher import TokenMatcher

_AT = "match_token_at_"
_STATES = {int(name.removeprefix(_AT)): name for name in vars(Parser) if name.startswith(_AT)}


def parse(source: str, language: str, ast_builder: AstBuilder) -> Any:
    """The tree of a feature. Raises gherkin's `ParserError`."""
    return _parser(language)(ast_builder).parse(source, TokenMatcher(language))


class SwiftCompiler(Compiler):
    """The official compiler, for features whose columns are plain names, which fill in no others.

    The official one looks for each column with a regular expression that it makes anew for each cell.
    """

    def _interpolate(self, name: Any, variable_cells: Iterable[Any], value_cells: Sequence[Any]) -> Any:
        if name and "<" in name:
            for column, cell in zip(variable_cells, value_cells, strict=False):
                name = name.replace(f"<{column['value']}>", cell["value"])
        return name


def _parser(language: str) -> type[Parser]:
    """The official parser for features of one language, which do not change it."""
    if language not in _PARSERS:
        dialect = Dialect.for_name(language)
        assert dialect is not None
        kinds = {
            "Comment": "#",
            "DocStringSeparator": '"`',
            "TableRow": "|",
            "FeatureLine": _initials(dialect.feature_keywords),
            "RuleLine": _initials(dialect.rule_keywords),
            "BackgroundLine": _initials(dialect.background_keywords),
            "ExamplesLine": _initials(dialect.examples_keywords),
            "ScenarioLine": _initials([*dialect.scenario_keywords, *dialect.scenario_outline_keywords]),
            "StepLine": _initials(
                word
                for words in (
                    dialect.given_keywords,
                    dialect.when_keywords,
                    dialect.then_keywords,
                    dialect.and_keywords,
                    dialect.but_keywords,
                )
                for word in words
            ),
        }
        tries = {f"match_{kind}": _tried(f"match_{kind}", letters) for kind, letters in kinds.items()}
        _PARSERS[language] = type("SwiftParser", (_SwiftParser,), tries)
    return _PARSERS[language]


_PARSERS: dict[str, type[Parser]] = {}


def _initials(keywords: Iterable[str]) -> str:
    return "".join({keyword[0] for keyword in keywords})


def _tried(kind: str, letters: str) -> Callable[..., bool]:
    """Whether a line is of the kind: it can be only if it begins with one of the letters."""
    begins = frozenset(letters)

    def match(_: Parser, context: Any, token: Any) -> bool:
        line = token.line
        return bool(line) and line._trimmed_line_text[:1] in begins and getattr(context.token_matcher, kind)(token)

    return match


class _SwiftParser(Parser):
    """Only tags and the language, which may be wrong in themselves, are tried with care."""

    def __init__(self, ast_builder: AstBuilder | None = None) -> None:
        super().__init__(ast_builder)
        self._states = {state: getattr(self, name) for state, name in _STATES.items()}

    def match_token(self, state: int, token: Any, context: Any) -> int:
        """Take one line; the official method makes its table of states anew each time."""
        following: int = self._states[state](token, context)
        return following

    def start_rule(self, context: Any, rule_type: str) -> None:  # noqa: ARG002 - as the official parser calls it
        """Begin a node, which cannot fail."""
        self.ast_builder.start_rule(rule_type)

    def build(self, context: Any, token: Any) -> None:  # noqa: ARG002
        """Take a line into the node, which cannot fail."""
        self.ast_builder.build(token)


def _end_of_file(_: Parser, context: Any, token: Any) -> bool:
    return not token.line and context.token_matcher.match_EOF(token)


def _empty(_: Parser, context: Any, token: Any) -> bool:
    line = token.line
    return bool(line) and not line._trimmed_line_text and context.token_matcher.match_Empty(token)


def _other(_: Parser, context: Any, token: Any) -> bool:
    return bool(token.line) and context.token_matcher.match_Other(token)


def _tags(parser: Parser, context: Any, token: Any) -> bool:
    line = token.line
    return bool(line) and line._trimmed_line_text[:1] == "@" and Parser.match_TagLine(parser, context, token)


for _name, _match in (
    ("match_EOF", _end_of_file),
    ("match_Empty", _empty),
    ("match_Other", _other),
    ("match_TagLine", _tags),
):
    setattr(_SwiftParser, _name, _match)

"""The faster parser and compiler give what the official ones give, for good texts and bad ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from gherkin.ast_builder import AstBuilder
from gherkin.errors import ParserError
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.token_matcher import TokenMatcher
from hypothesis import given
from hypothesis import strategies as st

from tests.app.calling import ROOT
from tests.verify.test_features import WORDS
from zarcovi_rules.verify import swift

FILES = sorted([*(ROOT / "features").rglob("*.feature"), *(ROOT / "tests" / "verify").rglob("*.feature")])


def told(error: Any) -> list[str]:
    return [str(each) for each in getattr(error, "errors", [error])]


def official(text: str) -> Any:
    try:
        return Parser(AstBuilder()).parse(text, TokenMatcher("pt"))
    except ParserError as error:
        return told(error)


def ours(text: str) -> Any:
    try:
        return swift.parse(text, "pt", AstBuilder())
    except ParserError as error:
        return told(error)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_tree_or_the_errors_are_those_of_the_official_parser(file: Path) -> None:
    text = file.read_text("utf-8", "replace")
    assert ours(text) == official(text)


@given(st.one_of(st.text(), st.lists(st.one_of(WORDS, st.text(max_size=5))).map("\n".join)))
def test_so_they_are_for_any_text(text: str) -> None:
    assert ours(text) == official(text)


@pytest.mark.parametrize("file", [file for file in FILES if "bad" not in file.parts], ids=lambda file: file.stem)
def test_the_pickles_are_those_of_the_official_compiler(file: Path) -> None:
    tree: Any = {**official(file.read_text("utf-8")), "uri": "a"}
    assert swift.SwiftCompiler().compile(tree) == Compiler().compile(tree)

"""A small book on the shelf, in place of the shipped one."""

from __future__ import annotations

from importlib import import_module

import pytest

from zarcovi_rules import shelf
from zarcovi_rules.core.book import Book
from zarcovi_rules.verify.rules import rule_steps


def bad(name: str) -> Book:
    """One of the bad toy books, without its committee."""
    return Book.of("toy", import_module(f"tests.audit.bad.{name}").PARTS)


def play(book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands play by `book`."""
    steps = rule_steps(book)
    monkeypatch.setattr(shelf, "book", lambda _: book)
    monkeypatch.setattr(shelf, "books", lambda: (book,))
    monkeypatch.setattr(shelf, "steps", lambda _: steps)

"""Every shipped rulebook answers as it is stored: what changes is seen, and accepted by a command."""

from __future__ import annotations

import pytest

from zarcovi_rules import shelf
from zarcovi_rules.audit.answers.difference import difference
from zarcovi_rules.audit.answers.report import lines
from zarcovi_rules.audit.answers.store import read
from zarcovi_rules.audit.table import tables


@pytest.mark.parametrize("name", shelf.BOOKS)
def test_a_rulebook_answers_as_it_is_stored(name: str) -> None:
    book = shelf.book(name)
    found = difference(book, tables(book), read(shelf.answers(name), name))

    assert not found.differs, "\n".join(map(str, lines(found)))

"""How the tests of this book ask its judge of a recorded battle."""

from collections.abc import Mapping
from typing import Any

from tests.zarcovi.asking import Given
from zarcovi_rules.books.zarcovi.battle import Act, Closes, Log, Post, Table
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.logs import RECORDED
from zarcovi_rules.books.zarcovi.logs.fields import act
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.verdict import Answered


def post(author: str, *happens: str, closes: Closes = Closes.SIM, **does: str) -> Post:
    """A post: what happens in it, and what it does, `ativa="Manto"`; several names are parted by commas."""
    acts = [act(verb, name) for verb, names in does.items() for name in names.split(",")]
    return Post(author=author, closes=closes, acts=(*acts, *map(Act, happens)))


def mine(*happens: str, **does: Any) -> Post:
    return post("eu", *happens, **does)


def theirs(*happens: str, **does: Any) -> Post:
    return post("inimigo", *happens, **does)


def of_battle(
    question: str,
    name: str,
    *posts: Post,
    given: Given | None = None,
    about: Mapping[str, Given] | None = None,
    rules: Book | None = None,
    table: Table | None = None,
) -> Answered:
    """What the judge says of `name` at the end of these posts."""
    log = Log(posts=posts, table=table or Table(), given=given or {}, about=about or {})
    return RECORDED[question].ask(rules or book(), log, name)

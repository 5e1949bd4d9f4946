"""How the tests of this book record a battle, and ask its judge of it.

A post is made by `post`, or said in words: one for its author, one an act.
"""

from collections.abc import Mapping
from typing import Any

from tests.zarcovi.asking import Given
from zarcovi_rules.books.zarcovi.battle import Act, Closes, Log, Post, Table
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.logs import RECORDED
from zarcovi_rules.books.zarcovi.logs.fields import act
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.verdict import Answered

TABLE = Table(me="Iara", enemies=("Caio",), allies=("Duda",))
DUEL = Table(me="Iara", enemies=("Caio",))


def post(author: str, *happens: str, closes: Closes = Closes.SIM, **does: str) -> Post:
    """A post: what happens in it, and what it does, `ativa="Manto"`; several names are parted by commas."""
    acts = [act(verb, name) for verb, names in does.items() for name in names.split(",")]
    return Post(author=author, closes=closes, acts=(*acts, *map(Act, happens)))


def mine(*happens: str, **does: Any) -> Post:
    return post("eu", *happens, **does)


def theirs(*happens: str, **does: Any) -> Post:
    return post("inimigo", *happens, **does)


def said(words: str) -> Post:
    """A post such as `Iara usa:Lâmina morre`, or `Caio ...`, which does not close."""
    author, *acts = words.split()
    closes = Closes.NAO if "..." in acts else Closes.SIM
    parts = (word.partition(":") for word in acts if word != "...")
    return Post(author=author, closes=closes, acts=tuple(Act(verb, name) for verb, _, name in parts))


def battle(*posts: str, table: Table = TABLE, **given: Any) -> Log:
    """The posts that are said; `ofensiva__demora=2` states `ofensiva.demora`."""
    facts = {name.replace("__", "."): value for name, value in given.items()}
    return Log(posts=tuple(map(said, posts)), table=table, given=facts)


def asked(question: str, log: Log, subject: str, rules: Book | None = None) -> Answered:
    """What the battle answers to a question of the name."""
    return RECORDED[question].ask(rules or book(), log, subject)


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
    return asked(question, Log(posts=posts, table=table or Table(), given=given or {}, about=about or {}), name, rules)

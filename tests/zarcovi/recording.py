"""How the tests of this book record a battle: one word a post for its author, one an act."""

from typing import Any

from zarcovi_rules.books.zarcovi.battle import Act, Closes, Log, Post, Table
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.logs import RECORDED
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.verdict import Answered

TABLE = Table(me="Iara", enemies=("Caio",), allies=("Duda",))
DUEL = Table(me="Iara", enemies=("Caio",))


def battle(*posts: str, table: Table = TABLE, **given: Any) -> Log:
    """Posts such as `Iara usa:Lâmina morre`, `Caio ...` (no closing); `ofensiva__demora=2` states `ofensiva.demora`."""
    return Log(
        posts=tuple(_post(said) for said in posts),
        table=table,
        given={name.replace("__", "."): value for name, value in given.items()},
    )


def asked(question: str, log: Log, subject: str, rules: Book | None = None) -> Answered:
    """What the battle answers to a question of the name."""
    return RECORDED[question].ask(rules or book(), log, subject)


def _post(said: str) -> Post:
    author, *acts = said.split()
    closes = Closes.NAO if "..." in acts else Closes.SIM
    parts = (act.partition(":") for act in acts if act != "...")
    return Post(author=author, closes=closes, acts=tuple(Act(verb, name) for verb, _, name in parts))

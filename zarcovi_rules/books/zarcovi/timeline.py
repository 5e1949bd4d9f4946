"""A battle as a log of posts, and what each post states about time.

The log is read from the seat of one player (`Table.me`). A *round* is what lies between two of his closings; an enemy
is the last of the round when with his closing every enemy has closed in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from zarcovi_rules.books.zarcovi.questions.tempo import (
    DIMENSIONAIS_FECHADOS,
    DURACAO,
    INDICE_DIMENSIONAL,
    ONDE_ESTA,
    TURNOS,
    VOLTA_NO_PRAZO,
)
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import Facts, Step, Tally, Upon, ask_upon, tally
from zarcovi_rules.core.messages import RulesError, msg, nearest
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.situation import Given, situation
from zarcovi_rules.core.verdict import Verdict
from zarcovi_rules.source.text import fold

FROM_POSTS = frozenset(
    {
        "encerro.autor",
        "encerro.ultimo_inimigo",
        "encerro.antes_do_inicio",
        "encerro.ordem",
        "contagem.finalidade",
        "dimensao.momento",
        "dimensao.voltou",
        "dimensao.turno_da_volta",
    }
)
"""The facts that only the posts of a log tell."""


class Side(StrEnum):
    """On whose side an author plays, as seen from the seat of `Table.me`."""

    EU = "eu"
    INIMIGO = "inimigo"
    ALIADO = "aliado"


class Closes(StrEnum):
    """How a post ends its author's turn."""

    SIM = "sim"
    NAO = "nao"
    PULOU = "pulou"
    """The turn went by without a closing: it was skipped, or its time ran out."""


class NoReturnError(RulesError):
    """It was asked when somebody returns who posted no return."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """One post: who wrote it, whether it closes his turn, what it uses, whether it says that he returns to Earth."""

    author: str
    closes: Closes = Closes.SIM
    uses: tuple[str, ...] = ()
    returns: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Who plays, seen from one seat. Raises `RulesError` for a player who is named twice."""

    me: str = "eu"
    enemies: tuple[str, ...] = ("inimigo",)
    allies: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for place, player in enumerate(self.players):
            if player in self.players[:place]:
                raise RulesError(msg("“{player}” plays twice", player=player), msg("name each player once"))

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who plays."""
        return (self.me, *self.enemies, *self.allies)

    def named(self, written: str) -> str:
        """The player whom `written` names, accents and capitals aside; what is written when nobody is so called."""
        return next((player for player in self.players if fold(player) == fold(written)), written)

    def side(self, author: str) -> Side:
        """The side of `author`. Raises `RulesError` for one who does not play."""
        if author == self.me:
            return Side.EU
        if author in self.enemies:
            return Side.INIMIGO
        if author in self.allies:
            return Side.ALIADO
        guess = nearest(author, self.players)
        raise RulesError(
            msg("“{author}” does not play in this battle", author=author),
            msg("Did you mean {guess}?", guess=guess)
            if guess
            else msg("Name one of: {known}.", known=", ".join(self.players)),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """The posts of a battle in their order, and who plays in it.

    `given` is what holds of all of it, such as what a legend says of the counts. Raises `RulesError` for an author who
    does not play, and for a given fact that the posts themselves tell.
    """

    posts: tuple[Post, ...]
    table: Table = field(default_factory=Table)
    given: Given = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in self.given:
            if name in FROM_POSTS:
                raise RulesError(msg("the posts already tell {fact}", fact=name), msg("leave it out"))
        for post in self.posts:
            self.table.side(post.author)

    def start_of(self, effect: str, *, mine: bool = False) -> int:
        """The place of the last post that uses `effect` (`mine`: that I use it in). Raises `RulesError` without one."""
        for place in reversed(range(len(self.posts))):
            post = self.posts[place]
            used = fold(effect) in map(fold, post.uses)
            if used and (not mine or post.author == self.table.me):
                return place
        guess = nearest(effect, [used for post in self.posts for used in post.uses if fold(used) != fold(effect)])
        uses = dict.fromkeys(f"{used} ({post.author})" for post in self.posts for used in post.uses)
        raise RulesError(
            msg("no post of {me} uses “{effect}”", me=self.table.me, effect=effect)
            if mine
            else msg("no post of this log uses “{effect}”", effect=effect),
            msg("Did you mean {guess}? The posts use: {uses}.", guess=guess, uses=", ".join(uses))
            if guess
            else msg("State which post uses it: so far they use {uses}.", uses=", ".join(uses))
            if uses
            else msg("State which post uses it: so far none uses anything."),
        )


def turns(book: Book, log: Log) -> Tally[Post]:
    """How many turns have passed: the number of the turn, from the beginning of the log."""
    mine = (place for place, post in enumerate(log.posts) if post.author == log.table.me)
    return tally(book, TURNOS, log.posts, _closing(log, "numero", next(mine, len(log.posts))))


def turns_of(book: Book, log: Log, effect: str) -> Tally[Post]:
    """For how many turns `effect` has lasted, since its last use by anybody."""
    return tally(book, DURACAO, log.posts, _closing(log, "duracao", log.start_of(effect)))


def dimensional_turn(book: Book, log: Log, effect: str) -> Tally[Post]:
    """Which dimensional turn it is, counted from my last use of `effect`: my own moves since."""
    start = log.start_of(effect, mine=True)
    return tally(book, INDICE_DIMENSIONAL, log.posts[start:], _dimensional(log, (Side.EU,)), start=start)


def dimensional_turns_ended(book: Book, log: Log, effect: str) -> Tally[Post]:
    """How many dimensional turns have ended since my last use of `effect`, turn 0 included."""
    start = log.start_of(effect, mine=True)
    return tally(book, DIMENSIONAIS_FECHADOS, log.posts[start:], _dimensional(log, tuple(Side)), start=start)


def whereabouts(book: Book, log: Log, effect: str) -> Verdict:
    """Where I am at the end of the log, after my last use of the dimensional `effect`."""
    posts = log.posts[log.start_of(effect, mine=True) :]
    voltou = "nao" if _return(log.table, posts) is None else "sim"
    return plan(book, ONDE_ESTA).ask(situation(book, {**log.given, "dimensao.voltou": voltou}))


def return_in_time(book: Book, log: Log, effect: str, limit: int | None = None) -> Upon[Post]:
    """Whether my return from the dimensional `effect` came by turn `limit`, the number in its legend, if it has one.

    Raises `NoReturnError` when I posted no return.
    """
    start = log.start_of(effect, mine=True)
    posts = log.posts[start:]
    place = _return(log.table, posts)
    if place is None:
        raise NoReturnError(
            msg("no post after the use of “{effect}” returns to Earth", effect=effect),
            msg("state in which post the user returns"),
        )
    index = tally(book, INDICE_DIMENSIONAL, posts[: place + 1], _dimensional(log, (Side.EU,)), start=start)
    given: Given = log.given if limit is None else {**log.given, "dimensao.limite": limit}
    return ask_upon(book, VOLTA_NO_PRAZO, given, {"dimensao.turno_da_volta": index})


def _closing(log: Log, purpose: str, start: int) -> Facts[Post]:
    """What a closing states for the general count of which the post at `start` is the first."""

    def facts(past: Sequence[Step[Post]], post: Post) -> Given | None:
        if post.closes is Closes.NAO:
            return None
        before = len(past) < start
        order = _order(log.table, past, post)
        return {**log.given, **order, "contagem.finalidade": purpose, "encerro.antes_do_inicio": before}

    return facts


def _dimensional(log: Log, sides: tuple[Side, ...]) -> Facts[Post]:
    """What a post of one of `sides` states for the dimensional count that the first post starts by the use."""
    table = log.table

    def facts(past: Sequence[Step[Post]], post: Post) -> Given | None:
        side = table.side(post.author)
        if side not in sides:
            return None
        if side is Side.EU:
            # My turn opens with its first post; what I add before I close belongs to it.
            if past and any(step.item.author == table.me for step in _round(table, past)):
                return None
        elif post.closes is Closes.NAO:
            return None
        return {**log.given, **_order(table, past, post), "dimensao.momento": "depois" if past else "uso"}

    return facts


def _order(table: Table, past: Sequence[Step[Post]], post: Post) -> dict[str, str | int | bool]:
    """Who closes, and how his closing stands in the round."""
    side = table.side(post.author)
    round_ = _round(table, past)
    closed = {step.item.author for step in round_ if step.item.closes is Closes.SIM}.intersection(table.enemies)
    order = "regular"
    if post.closes is Closes.PULOU:
        order = "pulado"
    elif side is Side.INIMIGO and post.author in closed:
        order = "repetido"
    elif side is Side.EU and closed and closed < set(table.enemies):
        order = "faltou_inimigo"
    elif side is Side.EU and not closed and len(round_) < len(past):
        order = "seguido"
    stated: dict[str, str | int | bool] = {"encerro.autor": side.value, "encerro.ordem": order}
    if side is Side.INIMIGO:
        stated["encerro.ultimo_inimigo"] = closed | {post.author} == set(table.enemies)
    return stated


def _round(table: Table, past: Sequence[Step[Post]]) -> Sequence[Step[Post]]:
    """The steps since the last time that my turn ended."""
    for place in reversed(range(len(past))):
        post = past[place].item
        if post.author == table.me and post.closes is not Closes.NAO:
            return past[place + 1 :]
    return past


def _return(table: Table, posts: Sequence[Post]) -> int | None:
    """The place of my first post that returns to Earth."""
    return next((place for place, post in enumerate(posts) if post.returns and post.author == table.me), None)

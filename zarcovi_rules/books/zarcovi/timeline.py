"""The counts of turns of a recorded battle, and what each post states for them.

A *round* is what lies between two closings of the player who counts; an enemy is the last of the round when with his
closing every enemy has closed in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from zarcovi_rules.books.zarcovi.battle import Closes, Log, Post, Side, Table
from zarcovi_rules.books.zarcovi.facts import tempo
from zarcovi_rules.books.zarcovi.questions.tempo import (
    CONTAGEM_QUE_VALE,
    DIMENSIONAIS_FECHADOS,
    DURACAO,
    INDICE_DIMENSIONAL,
    ONDE_ESTA,
    TURNOS,
    VOLTA_NO_PRAZO,
)
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import Facts, Step, Tally, Upon, ask_upon, tally
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.situation import Given, situation
from zarcovi_rules.core.verdict import Verdict


class NoReturnError(RulesError):
    """It was asked when somebody returns who posted no return."""


def turns(book: Book, log: Log) -> Tally[Post]:
    """How many turns have passed: the number of the turn, from the beginning of the log."""
    mine = (place for place, post in enumerate(log.posts) if post.author == log.table.me)
    return tally(book, TURNOS, log.posts, _closing(log, "numero", next(mine, len(log.posts))))


def turns_of(book: Book, log: Log, effect: str, kind: str | None = None) -> Tally[Post]:
    """For how many turns `effect` has lasted, since its last use by anybody.

    `kind` is what sort of effect it is (a value of `contagem.efeito`): where it is known, the count that applies to it
    is asked for first. A turn-0 count is that of the one who used it.
    """
    return turns_from(book, log, log.start_of(effect), kind)


def turns_from(book: Book, log: Log, start: int, kind: str | None = None, *, hits: int | None = None) -> Tally[Post]:
    """For how many turns what is used in the post at `start` has lasted; see `turns_of`.

    `hits` is the post in which it comes about, if that is a later one: the general count is from then.
    """
    since = start if hits is None else hits
    stated = log.given.get(tempo.EFEITO.name, kind)
    if stated is None:
        return _general(book, log, since)
    choice = plan(book, CONTAGEM_QUE_VALE).ask(situation(book, {**log.given, tempo.EFEITO.name: stated}))
    general, from_zero = _general(book, log, since), _from_zero(book, log, start)
    chosen, other = (from_zero, general) if choice.answer == "turno_zero" else (general, from_zero)
    return replace(chosen, choice=choice, otherwise=other.answer)


def turns_since(book: Book, log: Log, place: int) -> Tally[Post]:
    """For how many turns what the post at `place` brought about has lasted, by the general count."""
    return _general(book, log, place)


def _general(book: Book, log: Log, start: int) -> Tally[Post]:
    # What a post does lasts from when that post closes: its own closing is not after the beginning.
    return tally(book, DURACAO, log.posts, _closing(log, "duracao", start + 1))


def _from_zero(book: Book, log: Log, start: int) -> Tally[Post]:
    seen = replace(log, table=log.table.seen_by(log.posts[start].author))
    return tally(book, INDICE_DIMENSIONAL, log.posts[start:], _dimensional(seen, (Side.EU,)), start=start)


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


def return_in_time(book: Book, log: Log, effect: str, limit: int | None = None) -> Upon:
    """Whether the return from my dimensional `effect` came by turn `limit`, the number in its legend, if it has one.

    The return is mine, or that of whom I sealed there where the given facts say that it is about his stay. Raises
    `NoReturnError` when there is none.
    """
    start = log.start_of(effect, mine=True)
    posts = log.posts[start:]
    sealed = log.given.get(tempo.QUEM.name) == "vitima"
    place = _return(log.table, posts, tuple(Side)[1:] if sealed else (Side.EU,))
    if place is None:
        raise NoReturnError(
            msg("no post after the use of “{effect}” returns to Earth", effect=effect),
            msg("state in which post the sealed one returns")
            if sealed
            else msg("state in which post the user returns"),
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


def _return(table: Table, posts: Sequence[Post], sides: tuple[Side, ...] = (Side.EU,)) -> int | None:
    """The place of the first post of one of `sides` that returns to Earth."""
    return next((place for place, post in enumerate(posts) if post.returns and table.side(post.author) in sides), None)

"""The fields in which a case writes a battle, and the battle that they say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any

from zarcovi_rules.books.zarcovi.battle import HAPPENINGS, VERBS, Act, Closes, Log, NowhereError, Post, Table
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.recorded import Recorded
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import Both, RulesError, msg
from zarcovi_rules.core.situation import Given, situation
from zarcovi_rules.core.verdict import Answered
from zarcovi_rules.judge.given import PlacedError, Stated, blamed, flat
from zarcovi_rules.judge.logs import LogQuestion
from zarcovi_rules.judge.schema import facts_of_one
from zarcovi_rules.source import yaml
from zarcovi_rules.source.text import brief, fold

_NAMES = {"type": "array", "minItems": 1, "uniqueItems": True, "items": {"type": "string"}}


def _one_or_more(about: Both, one: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "description": about + Both(" Um nome, ou uma lista deles.", " A name, or a list of them."),
        "anyOf": [one, {"type": "array", "minItems": 1, "uniqueItems": True, "items": one}],
    }


_HAPPENING = {
    "enum": list(HAPPENINGS),
    "enumDescriptions": [Both(*says) for says in HAPPENINGS.values()],
}
POSTS: dict[str, Any] = {
    "type": "array",
    "minItems": 1,
    "description": Both(
        "Os posts da batalha, na ordem em que vieram: quem posta, o que faz, se volta, se encerra.",
        "The posts of the battle, in their order: who posts, what it does, whether it returns, whether it closes.",
    ),
    "items": {
        "type": "object",
        "description": Both(
            "Um post. Se não for dito outra coisa, nada usa, ninguém volta, e ele encerra.",
            "A post. If nothing else is said, it uses nothing, nobody returns, and it closes.",
        ),
        "required": ["autor"],
        "properties": {
            "autor": {
                "type": "string",
                "description": Both("Quem posta: um nome que está na mesa.", "Who posts: a name that is at the table."),
            },
            **{verb: _one_or_more(about, {"type": "string"}) for verb, about in VERBS.items()},
            "acontece": _one_or_more(
                Both(
                    "O que acontece com o autor do post (`zarcovi explain acontece` lista o que pode ser).",
                    "What happens to the post's author (`zarcovi explain acontece` lists what may).",
                ),
                _HAPPENING,
            ),
            "volta": {
                "enum": ["sim", "nao", "não", True, False],
                "description": Both(
                    "O post traz o autor de volta para a Terra? Se não for dito: nao.",
                    "Does the post bring its author back to Earth? If not said: nao.",
                ),
            },
            "encerra": {
                "enum": ["sim", "nao", "não", True, False, "pulou"],
                "description": Both(
                    "O post encerra a vez do autor? pulou: a vez passou sem encerro, pulada ou vencida. "
                    "Se não for dito: sim.",
                    "Does the post close its author's turn? pulou: the turn passed without a closing, skipped or "
                    "run out. If not said: sim.",
                ),
            },
        },
        "additionalProperties": False,
    },
}
TABLE: dict[str, Any] = {
    "type": "object",
    "description": Both(
        "Quem joga, visto do lugar de quem conta os turnos. Se não for dito, `eu` contra `inimigo`.",
        "Who plays, seen by the one who counts the turns. If not said, `eu` against `inimigo`.",
    ),
    "properties": {
        "eu": {
            "type": "string",
            "description": Both("Quem conta os turnos. Se não for dito: eu.", "Who counts the turns. If not said: eu."),
        },
        "inimigos": _NAMES
        | {
            "description": Both(
                "Os inimigos de quem conta. Se não for dito: [inimigo].",
                "The enemies of the one who counts. If not said: [inimigo].",
            )
        },
        "aliados": _NAMES
        | {
            "description": Both(
                "Os aliados de quem conta. Se não for dito, nenhum.",
                "The allies of the one who counts. If not said, none.",
            )
        },
    },
    "additionalProperties": False,
}
FIELDS: dict[str, dict[str, Any]] = {
    "posts": POSTS,
    "mesa": TABLE,
    "efeito": {
        "type": "string",
        "description": Both(
            "A habilidade de cujo uso se conta, com o nome que os posts lhe dão. Vale o último uso.",
            "The ability from whose use turns are counted, by its name in the posts. The last use counts.",
        ),
    },
    "sobre": {
        "type": "string",
        "description": Both(
            "A habilidade, o modo, o item ou o jogador de que se pergunta, com o nome que os posts lhe dão.",
            "The ability, mode, item or player that is asked about, by its name in the posts.",
        ),
    },
    "habilidades": {
        "type": "object",
        "minProperties": 1,
        "description": Both(
            "O que se sabe só de uma habilidade, de um modo ou de um item, pelo nome que os posts lhe dão: "
            "`{Montante: {item: {lugar: uma_mao}}}`.",
            "What is known of one ability, mode or item alone, by its name in the posts: "
            "`{Montante: {item: {lugar: uma_mao}}}`.",
        ),
        "additionalProperties": facts_of_one(book()),
    },
    "limite": {
        "type": "integer",
        "minimum": 0,
        "description": Both(
            "O último turno dimensional em que a legenda deixa voltar. Sem ele, nenhum limite está escrito.",
            "The last dimensional turn in which the legend allows a return. Without it no limit is written.",
        ),
    },
}
_CLOSES = {"sim": Closes.SIM, "nao": Closes.NAO, "pulou": Closes.PULOU, "true": Closes.SIM, "false": Closes.NAO}
_COUNTED = re.compile(r"(.*\S)\s+(\d{1,3})[xX]", re.DOTALL)
_AS_IF_COUNTED = re.compile(r"(.*\s)?[-+]?\d[\d.,]*[xX×]", re.DOTALL)


def log_question(asked: Recorded) -> LogQuestion:
    """A declared question as cases ask it: the posts, who plays, and what it is about."""
    subject = () if asked.subject is None else (asked.subject,)
    fields = ("posts", "mesa", *subject, *(["habilidades"] if "sobre" in subject else []))

    def ask(rules: Book, written: Mapping[str, Any], given: Given) -> Answered:
        each = _of_each(rules, written)
        with _placed_in_one(each):
            log = battle(written, given, _about(rules, given, each))
            if asked.subject is None:
                return asked.ask(rules, log, "")
            with placed(asked.subject):
                return asked.ask(rules, log, written[asked.subject])

    return LogQuestion(
        name=asked.name,
        about=asked.about,
        values=asked.values,
        fields={name: FIELDS[name] for name in fields},
        needs=tuple(name for name in fields if name not in {"mesa", "habilidades"}),
        ask=ask,
        reads=asked.reads,
        stated=lambda rules, written: (fact for facts in _of_each(rules, written).values() for fact in facts),
    )


def _of_each(rules: Book, written: Mapping[str, Any]) -> dict[str, Mapping[str, Stated]]:
    """What a case states of each ability or item alone, by its name."""
    return {name: flat(rules, facts) for name, facts in written.get("habilidades", {}).items()}


@contextmanager
def placed(*path: str) -> Iterator[None]:
    """Places at the field of this path that no post names what it holds, or what it is called."""
    try:
        yield
    except NowhereError as error:
        raise PlacedError(error.message, error.help, path, of_key=len(path) > 1) from None


@contextmanager
def _placed_in_one(each: Mapping[str, Mapping[str, Stated]]) -> Iterator[None]:
    """Places in `habilidades` what is wrong with a fact that only an entry there states."""
    try:
        yield
    except PlacedError:
        raise
    except RulesError as error:
        for name, stated in each.items():
            if path := blamed(error, stated):
                raise PlacedError(error.message, error.help, ("habilidades", name, *path)) from None
        raise


def _about(rules: Book, given: Given, each: Mapping[str, Mapping[str, Stated]]) -> Mapping[str, Given]:
    """What is stated of each ability or item, once it goes together with itself and with what is given of all."""
    about = {name: {fact: said.value for fact, said in stated.items()} for name, stated in each.items()}
    for name, facts in about.items():
        with _placed_in_one({name: each[name]}):
            situation(rules, {**given, **facts})
    return about


def battle(written: Mapping[str, Any], given: Given, about: Mapping[str, Given] = MappingProxyType({})) -> Log:
    """The battle that a case writes, with what it states of all of it and of each ability or item."""
    table = _table(written.get("mesa", {}))
    posts = []
    for place, said in enumerate(written["posts"]):
        author = table.named(said["autor"])
        try:
            table.side(author)
        except RulesError as error:
            raise PlacedError(error.message, error.help, ("posts", place, "autor")) from None
        acts = tuple(_acts(said, ("posts", place)))
        for done in acts:
            try:
                table.refuse_as_item(done)
            except RulesError as error:
                raise PlacedError(error.message, error.help, ("posts", place, done.verb)) from None
        posts.append(
            Post(
                author=author,
                closes=_CLOSES[_word(said.get("encerra", "sim"))],
                acts=acts,
                returns=_word(said.get("volta", "nao")) in {"sim", "true"},
            )
        )
    log = Log(posts=tuple(posts), table=table, given=given, about=about)
    for name in about:
        with placed("habilidades", name):
            log.acts_on(name)
    return log


def act(verb: str, written: str) -> Act:
    """What a post does with what is written: the name, and how many (`Lâmina 2x`).

    Raises `RulesError` where no name is written, and for what ends like a count and is none of at least one.
    """
    written = written.strip()
    if not fold(written):
        raise RulesError(msg("{verb} names nothing", verb=verb), msg("write a name, or leave it out"))
    counted = _COUNTED.fullmatch(written)
    if counted is None and _AS_IF_COUNTED.fullmatch(written) is None:
        return Act(verb, written)
    if counted is None or not int(counted[2]):
        raise RulesError(
            msg("“{written}” says no number of uses", written=brief(written)),
            msg("write the name and a whole number from 1 to 999, as in {example}", example="Lâmina 2x"),
        )
    return Act(verb, counted[1], int(counted[2]))


def _acts(said: Mapping[str, Any], path: yaml.Path) -> Iterator[Act]:
    for verb in VERBS:
        for place, name in enumerate(_listed(said.get(verb, ()))):
            try:
                yield act(verb, name)
            except RulesError as error:
                item = () if isinstance(said[verb], str) else (place,)
                raise PlacedError(error.message, error.help, (*path, verb, *item)) from None
    yield from (Act(happening) for happening in _listed(said.get("acontece", ())))


def _listed(value: Any) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)


def _table(written: Mapping[str, Any]) -> Table:
    default = Table()
    try:
        return Table(
            me=written.get("eu", default.me),
            enemies=tuple(written.get("inimigos", default.enemies)),
            allies=tuple(written.get("aliados", ())),
        )
    except RulesError as error:
        raise PlacedError(error.message, error.help, ("mesa",), of_key=True) from None


def _word(value: object) -> str:
    return fold(str(value))

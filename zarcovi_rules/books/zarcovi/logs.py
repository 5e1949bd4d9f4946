"""What a judge is asked of a battle's posts, as cases write it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from zarcovi_rules.books.zarcovi import timeline
from zarcovi_rules.books.zarcovi.questions.tempo import (
    DIMENSIONAIS_FECHADOS,
    DURACAO,
    INDICE_DIMENSIONAL,
    ONDE_ESTA,
    TURNOS,
    VOLTA_NO_PRAZO,
)
from zarcovi_rules.books.zarcovi.timeline import Closes, Log, Post, Table
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import Count
from zarcovi_rules.core.messages import Both, RulesError, msg
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.verdict import Answered
from zarcovi_rules.judge.given import PlacedError
from zarcovi_rules.judge.logs import LogQuestion
from zarcovi_rules.source.text import fold

_NAMES = {"type": "array", "minItems": 1, "uniqueItems": True, "items": {"type": "string"}}
_FIELDS: dict[str, dict[str, Any]] = {
    "posts": {
        "type": "array",
        "minItems": 1,
        "description": Both(
            "Os posts da batalha, na ordem em que vieram: quem posta, o que usa, se volta, se encerra.",
            "The posts of the battle, in their order: who posts, what it uses, whether it returns, whether it closes.",
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
                    "description": Both(
                        "Quem posta: um nome que está na mesa.", "Who posts: a name that is at the table."
                    ),
                },
                "usa": {
                    "description": Both(
                        "A habilidade que o post usa, ou uma lista delas.",
                        "The ability that the post uses, or a list of them.",
                    ),
                    "anyOf": [{"type": "string"}, _NAMES],
                },
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
    },
    "mesa": {
        "type": "object",
        "description": Both(
            "Quem joga, visto do lugar de quem conta os turnos. Se não for dito, `eu` contra `inimigo`.",
            "Who plays, seen by the one who counts the turns. If not said, `eu` against `inimigo`.",
        ),
        "properties": {
            "eu": {
                "type": "string",
                "description": Both(
                    "Quem conta os turnos. Se não for dito: eu.", "Who counts the turns. If not said: eu."
                ),
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
    },
    "efeito": {
        "type": "string",
        "description": Both(
            "A habilidade de cujo uso se conta, com o nome que tem em `usa`. Vale o último uso.",
            "The ability from whose use turns are counted, by its name in `usa`. The last use counts.",
        ),
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


def _question(
    name: str,
    asked: Count | Question,
    fields: tuple[str, ...],
    ask: Callable[[Book, Mapping[str, Any], Given], Answered],
) -> LogQuestion:
    return LogQuestion(
        name=name,
        about=asked.about,
        values=asked.values if isinstance(asked, Question) else {},
        fields={field: _FIELDS[field] for field in ("posts", "mesa", *fields)},
        needs=("posts", *(field for field in fields if field == "efeito")),
        ask=ask,
    )


def _log(written: Mapping[str, Any], given: Given, *, mine: bool = False) -> Log:
    """The battle of a case. Its effect, when it names one, must have been used (`mine`: by who counts)."""
    table = _table(written.get("mesa", {}))
    posts = []
    for place, said in enumerate(written["posts"]):
        author = table.named(said["autor"])
        try:
            table.side(author)
        except RulesError as error:
            raise PlacedError(error.message, error.help, ("posts", place, "autor")) from None
        uses = said.get("usa", ())
        posts.append(
            Post(
                author=author,
                closes=_CLOSES[_word(said.get("encerra", "sim"))],
                uses=(uses,) if isinstance(uses, str) else tuple(uses),
                returns=_word(said.get("volta", "nao")) in {"sim", "true"},
            )
        )
    log = Log(posts=tuple(posts), table=table, given=given)
    if "efeito" in written:
        try:
            log.start_of(written["efeito"], mine=mine)
        except RulesError as error:
            raise PlacedError(error.message, error.help, ("efeito",)) from None
    return log


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


def _turns(book: Book, written: Mapping[str, Any], given: Given) -> Answered:
    return timeline.turns(book, _log(written, given))


def _turns_of(book: Book, written: Mapping[str, Any], given: Given) -> Answered:
    return timeline.turns_of(book, _log(written, given), written["efeito"])


def _dimensional_turn(book: Book, written: Mapping[str, Any], given: Given) -> Answered:
    return timeline.dimensional_turn(book, _log(written, given, mine=True), written["efeito"])


def _dimensional_turns_ended(book: Book, written: Mapping[str, Any], given: Given) -> Answered:
    return timeline.dimensional_turns_ended(book, _log(written, given, mine=True), written["efeito"])


def _whereabouts(book: Book, written: Mapping[str, Any], given: Given) -> Answered:
    return timeline.whereabouts(book, _log(written, given, mine=True), written["efeito"])


def _return_in_time(book: Book, written: Mapping[str, Any], given: Given) -> Answered:
    limit = written.get("limite")
    stated = given.get("dimensao.limite", limit)
    if limit is not None and stated != limit:
        raise PlacedError(
            msg("{fact} was {before} and is now {value}", fact="limite", before=stated, value=limit),
            msg("keep one of them"),
            ("limite",),
        )
    log = _log(written, given, mine=True)
    try:
        return timeline.return_in_time(book, log, written["efeito"], limit)
    except timeline.NoReturnError as error:
        raise PlacedError(error.message, error.help, ("posts",), of_key=True) from None


LOGS = (
    _question("turnos", TURNOS, (), _turns),
    _question("duracao_do_efeito", DURACAO, ("efeito",), _turns_of),
    _question("turno_dimensional", INDICE_DIMENSIONAL, ("efeito",), _dimensional_turn),
    _question("turnos_dimensionais_fechados", DIMENSIONAIS_FECHADOS, ("efeito",), _dimensional_turns_ended),
    _question("paradeiro", ONDE_ESTA, ("efeito",), _whereabouts),
    _question("prazo_da_volta", VOLTA_NO_PRAZO, ("efeito", "limite"), _return_in_time),
)
"""All questions that are asked of a log."""

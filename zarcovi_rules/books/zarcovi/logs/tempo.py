"""What is asked of a battle about time: turns, how long an effect has lasted, the stay in another dimension."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.books.zarcovi import timeline
from zarcovi_rules.books.zarcovi.battle import Log
from zarcovi_rules.books.zarcovi.logs.fields import FIELDS, battle, placed
from zarcovi_rules.books.zarcovi.questions.tempo import (
    DIMENSIONAIS_FECHADOS,
    DURACAO,
    INDICE_DIMENSIONAL,
    ONDE_ESTA,
    TURNOS,
    VOLTA_NO_PRAZO,
)
from zarcovi_rules.books.zarcovi.recorded import Recorded
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import msg
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.verdict import Answered
from zarcovi_rules.judge.given import PlacedError
from zarcovi_rules.judge.logs import LogQuestion


def _turns(book: Book, log: Log, subject: str) -> Answered:  # noqa: ARG001 - the whole battle is its subject
    return timeline.turns(book, log)


QUANTOS = Recorded(name="turnos", about=TURNOS.about, subject=None, ask=_turns)
HA_QUANTOS = Recorded(name="duracao_do_efeito", about=DURACAO.about, subject="efeito", ask=timeline.turns_of)
NA_DIMENSAO = Recorded(
    name="turno_dimensional", about=INDICE_DIMENSIONAL.about, subject="efeito", ask=timeline.dimensional_turn
)
FECHADOS = Recorded(
    name="turnos_dimensionais_fechados",
    about=DIMENSIONAIS_FECHADOS.about,
    subject="efeito",
    ask=timeline.dimensional_turns_ended,
)
PARADEIRO = Recorded(
    name="paradeiro", about=ONDE_ESTA.about, subject="efeito", ask=timeline.whereabouts, values=ONDE_ESTA.values
)


def _return_in_time(book: Book, written: Mapping[str, Any], given: Given) -> Answered:
    limit = written.get("limite")
    stated = given.get("dimensao.limite", limit)
    if limit is not None and stated != limit:
        raise PlacedError(
            msg("{fact} was {before} and is now {value}", fact="limite", before=stated, value=limit),
            msg("keep one of them"),
            ("limite",),
        )
    with placed("efeito"):
        try:
            return timeline.return_in_time(book, battle(written, given), written["efeito"], limit)
        except timeline.NoReturnError as error:
            raise PlacedError(error.message, error.help, ("posts",), of_key=True) from None


PRAZO = LogQuestion(
    name="prazo_da_volta",
    about=VOLTA_NO_PRAZO.about,
    values=VOLTA_NO_PRAZO.values,
    fields={name: FIELDS[name] for name in ("posts", "mesa", "efeito", "limite")},
    needs=("posts", "efeito"),
    ask=_return_in_time,
)

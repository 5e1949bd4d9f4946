"""What is asked of a battle about its modes: how one stands, and what it grants there."""

from dataclasses import replace

from zarcovi_rules.books.zarcovi import timeline
from zarcovi_rules.books.zarcovi.battle import Act, Done, Log
from zarcovi_rules.books.zarcovi.facts import modo
from zarcovi_rules.books.zarcovi.questions.modo import CONCEDE, ESTADO_DEPOIS
from zarcovi_rules.books.zarcovi.recorded import along, tracked, upon
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import Tally, Track
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.vocabulary import Text

_FIM_DO_TURNO = "fim_do_turno"
_VERBS: dict[str, Given] = {
    verb: {modo.OPERACAO.name: operation}
    for verb, operation in {
        "ativa": "ativar",
        "desativa": "desativar",
        "substitui": "substituir",
        "mescla": "mesclar",
        "sobrepoe": "sobrepor",
        "descobre": "fim_do_outro",
        "acaba_a_luta": "fim_da_luta",
        _FIM_DO_TURNO: "fim_do_turno",
    }.items()
}
_TRACK = Track(
    name="modo_na_batalha",
    about=Text("como está o modo neste ponto da batalha?", "how does the mode stand at this point of the battle?"),
    question=ESTADO_DEPOIS,
    state=modo.ESTADO,
    begins="inativo",
    leads={state: state for state in modo.ESTADO.values},
)


def _follow(book: Book, log: Log, name: str) -> Tally[Done]:
    """Follows a mode through what is done to it and through the ends of the turns since."""
    turns = timeline.turns(book, log)
    done = log.acts_on(name, *_VERBS)
    ended = {step.index for step in turns.steps if step.verdict is not None and step.verdict.answer == "conta"}
    found = _over(book, log, name, done, ended)
    if not turns.silent:
        return found
    # Whether a turn ended there the book does not say: that is of moment only if the mode would stand otherwise.
    other = _over(book, log, name, done, ended | {step.index for step in turns.silent}).answer
    return found if other == found.answer else replace(found, choice=turns.silent[0].verdict, otherwise=other)


def _over(book: Book, log: Log, name: str, done: tuple[Done, ...], ended: set[int]) -> Tally[Done]:
    first = min((one.place for one in done), default=len(log.posts))
    ends = [
        Done(author=post.author, place=place, act=Act(_FIM_DO_TURNO))
        for place, post in enumerate(log.posts)
        if place in ended and place >= first
    ]
    return along(book, log, name, _TRACK, sorted([*done, *ends], key=lambda one: one.place), _VERBS)


ESTADO = tracked(_TRACK, _follow, subject="sobre")
CONCEDE_NA_BATALHA = upon(
    "modo_concede_na_batalha",
    CONCEDE,
    about=Text(
        "o modo concede o que se quer dele neste ponto da batalha?",
        "does the mode grant what is wanted of it at this point of the battle?",
    ),
    subject="sobre",
    counts={modo.ESTADO: _follow},
)

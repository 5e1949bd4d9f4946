"""What is asked of a battle about a barrier: whether what hits it leaves it in the field.

What hits it is all that the post uses.
"""

from zarcovi_rules.books.zarcovi.battle import Done, Log, NowhereError
from zarcovi_rules.books.zarcovi.questions.barreira import DESTINO
from zarcovi_rules.books.zarcovi.recorded import Recorded
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import Upon, ask_upon
from zarcovi_rules.core.messages import msg
from zarcovi_rules.core.verdict import Answered
from zarcovi_rules.core.vocabulary import Text

_ON = ("ativa", "equipa", "usa")


def _fate(book: Book, log: Log, subject: str) -> Answered:
    """What the hits since it was last raised make of it: the first that does not leave it there decides."""
    told = log.acts_on(subject, *_ON, "atinge")
    raised = max((place for place, done in enumerate(told) if done.act.verb in _ON), default=-1)
    hits = told[raised + 1 :]
    if not hits:
        raise NowhereError(
            msg("no post hits “{barrier}” since it was raised", barrier=subject),
            msg("state in `atinge` which post hits it"),
        )
    fates = [_hit(book, log, done) for done in hits]
    return next((fate for fate in fates if fate.answer != "permanece"), fates[-1])


def _hit(book: Book, log: Log, done: Done) -> Upon:
    return ask_upon(book, DESTINO, {**log.known_of(*log.used_in(done)), **log.known_of(done.act.name)}, {})


DESTINO_NA_BATALHA = Recorded(
    name="destino_da_barreira_na_batalha",
    about=Text(
        "o que acontece com a barreira neste ponto da batalha?",
        "what becomes of the barrier at this point of the battle?",
    ),
    subject="sobre",
    ask=_fate,
    values=DESTINO.values,
)

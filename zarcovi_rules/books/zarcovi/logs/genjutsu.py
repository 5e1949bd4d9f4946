"""What is asked of a battle about who fell into a Genjutsu: is he still in it, may he post the card that he posted."""

from dataclasses import replace

from zarcovi_rules.books.zarcovi import timeline
from zarcovi_rules.books.zarcovi.battle import Done, Log
from zarcovi_rules.books.zarcovi.facts import genjutsu
from zarcovi_rules.books.zarcovi.questions.genjutsu import ESTADO, PODE_LANCAR
from zarcovi_rules.books.zarcovi.recorded import Recorded
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import ask_upon
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.verdict import DEPENDE, Answered
from zarcovi_rules.core.vocabulary import Text

_TOLD = (genjutsu.ATINGIDA.name, genjutsu.DESFEITO.name, genjutsu.TURNOS.name)
_FALLS, _LEAVES = "cai_em_genjutsu", "sai_do_genjutsu"


def _settled(book: Book, question: Question, log: Log, player: str, before: int, card: str | None = None) -> Answered:
    """`question` about `player` after the posts before the place `before`: his last fall, and whether he left since.

    What an enemy last used by then, all of one post, is what he fell into; `card` is what he then posts.
    """
    for name in _TOLD:
        log.refuse(name)
    told = [done for done in log.happenings(player) if done.place < before and done.act.verb in (_FALLS, _LEAVES)]
    falls = [done.place for done in told if done.act.verb == _FALLS]
    if not falls:
        return ask_upon(book, question, {**_known(log, None, card), genjutsu.VISA.name: "nao"}, {})
    by = log.last_attack(player, falls[-1] + 1)
    stated = {
        **_known(log, by, card),
        genjutsu.VISA.name: "sim",
        genjutsu.ATINGIDA.name: "sim",
        genjutsu.DESFEITO.name: "sim" if told[-1].act.verb == _LEAVES else "nao",
    }
    seen = replace(log, posts=log.posts[:before], table=log.table.seen_by(player))
    uncounted = ask_upon(book, question, stated, {})
    if uncounted.answer != DEPENDE:  # Only a legend that ends a Genjutsu by itself has its turns counted.
        return uncounted
    turns = timeline.turns_since(book, seen, falls[-1])
    return ask_upon(book, question, stated, {genjutsu.TURNOS.name: turns})


def _known(log: Log, by: Done | None, card: str | None) -> Given:
    """What is known of the Genjutsu, and what his card is for."""
    of_genjutsu = log.given if by is None else log.known_of(*log.used_at(by.place))
    of_card = {} if card is None else log.known_of(card)
    return {**of_genjutsu, **{fact: value for fact, value in of_card.items() if fact == genjutsu.FINALIDADE.name}}


def _state(book: Book, log: Log, subject: str) -> Answered:
    return _settled(book, ESTADO, log, log.player(subject), len(log.posts))


def _card(book: Book, log: Log, subject: str) -> Answered:
    """His last post that uses anything. What happens to him in it comes after what he posts."""
    player = log.player(subject)
    card = log.last_card(player)
    return _settled(book, PODE_LANCAR, log, player, card.place, card.act.name)


PRESO = Recorded(
    name="preso_no_genjutsu",
    about=Text("o personagem ainda está preso em um Genjutsu?", "is the character still caught in a Genjutsu?"),
    subject="sobre",
    ask=_state,
    values=ESTADO.values,
)
CARD = Recorded(
    name="card_postado_no_genjutsu",
    about=Text(
        "o Genjutsu deixa o personagem lançar o card do seu último post?",
        "does the Genjutsu let the character post the card of his last post?",
    ),
    subject="sobre",
    ask=_card,
    values=PODE_LANCAR.values,
)

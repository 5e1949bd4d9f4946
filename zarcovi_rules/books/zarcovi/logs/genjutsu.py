"""What is asked of a battle about who fell into a Genjutsu: is he still in it, may he post the card that he posted."""

from dataclasses import replace

from zarcovi_rules.books.zarcovi import timeline
from zarcovi_rules.books.zarcovi.battle import BEGIN, Log, NowhereError
from zarcovi_rules.books.zarcovi.facts import genjutsu
from zarcovi_rules.books.zarcovi.questions.genjutsu import ESTADO, PODE_LANCAR
from zarcovi_rules.books.zarcovi.recorded import Recorded
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import ask_upon
from zarcovi_rules.core.messages import msg
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.verdict import DEPENDE, Answered
from zarcovi_rules.core.vocabulary import Text

_TOLD = (genjutsu.ATINGIDA.name, genjutsu.DESFEITO.name, genjutsu.TURNOS.name)
_FALLS, _LEAVES = "cai_em_genjutsu", "sai_do_genjutsu"


def _settled(book: Book, question: Question, log: Log, player: str, before: int) -> Answered:
    """`question` about `player` after the posts before the place `before`: his last fall, and whether he left since."""
    for name in _TOLD:
        log.refuse(name)
    told = [done for done in log.happenings(player) if done.place < before and done.act.verb in (_FALLS, _LEAVES)]
    falls = [done.place for done in told if done.act.verb == _FALLS]
    if not falls:
        return ask_upon(book, question, {**log.given, genjutsu.VISA.name: "nao"}, {})
    stated = {
        genjutsu.VISA.name: "sim",
        genjutsu.ATINGIDA.name: "sim",
        genjutsu.DESFEITO.name: "sim" if told[-1].act.verb == _LEAVES else "nao",
    }
    seen = replace(log, posts=log.posts[:before], table=log.table.seen_by(player))
    uncounted = ask_upon(book, question, {**log.given, **stated}, {})
    if uncounted.answer != DEPENDE:  # Only a legend that ends a Genjutsu by itself has its turns counted.
        return uncounted
    turns = timeline.turns_since(book, seen, falls[-1])
    return ask_upon(book, question, {**log.given, **stated}, {genjutsu.TURNOS.name: turns})


def _state(book: Book, log: Log, subject: str) -> Answered:
    return _settled(book, ESTADO, log, log.player(subject), len(log.posts))


def _card(book: Book, log: Log, subject: str) -> Answered:
    """His last post that uses anything. What happens to him in it comes after what he posts."""
    player = log.player(subject)
    posts = [done.place for done in log.acts(*BEGIN) if done.author == player]
    if not posts:
        raise NowhereError(
            msg("no post of {player} uses a card", player=player),
            msg("state in `usa`, `ativa` or `equipa` the card that is asked about"),
        )
    return _settled(book, PODE_LANCAR, log, player, posts[-1])


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

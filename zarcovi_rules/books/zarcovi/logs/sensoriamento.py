"""What is asked of a battle about a sensing: was it active in time for the last attack, what does it detect."""

from zarcovi_rules.books.zarcovi.battle import Log, NowhereError
from zarcovi_rules.books.zarcovi.facts import sensoriamento
from zarcovi_rules.books.zarcovi.questions.sensoriamento import LOCALIZACAO, PRESENCA, REQUISITO
from zarcovi_rules.books.zarcovi.recorded import Recorded
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import ask_upon
from zarcovi_rules.core.messages import msg
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.verdict import Answered

_ON, _OFF = ("ativa", "equipa"), ("desativa", "desequipa")


def _last_attack(log: Log, player: str) -> int:
    """The place of the last post in which an enemy of `player` uses anything; the log's end without one."""
    enemies = log.table.seen_by(player).enemies
    places = [done.place for done in log.acts("usa") if done.author in enemies]
    return places[-1] if places else len(log.posts)


def _state(log: Log, sensing: str) -> str:
    """Since when the sensing is active at the end of the log, and whether it is."""
    told = log.acts_on(sensing, *_ON, *_OFF)
    if not told:
        raise NowhereError(
            msg("no post activates or deactivates “{sensing}”", sensing=sensing),
            msg("state in `ativa` which post activates it"),
        )
    if told[-1].act.verb in _OFF:
        return "inativo"
    return "ativo" if told[-1].place < _last_attack(log, told[-1].author) else "em_resposta"


def _asked(question: Question) -> Recorded:
    def ask(book: Book, log: Log, subject: str) -> Answered:
        log.refuse(sensoriamento.ESTADO.name)
        return ask_upon(book, question, {**log.given, sensoriamento.ESTADO.name: _state(log, subject)}, {})

    return Recorded(
        name=f"{question.name}_na_batalha", about=question.about, subject="sobre", ask=ask, values=question.values
    )


A_TEMPO = _asked(REQUISITO)
DETECTA = _asked(PRESENCA)
LOCALIZA = _asked(LOCALIZACAO)

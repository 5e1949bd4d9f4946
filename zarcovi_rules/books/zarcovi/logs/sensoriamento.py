"""What is asked of a battle about a sensing: was it active in time for the last attack, what does it detect."""

from zarcovi_rules.books.zarcovi.battle import Log, NowhereError
from zarcovi_rules.books.zarcovi.facts import sensoriamento
from zarcovi_rules.books.zarcovi.questions.sensoriamento import LOCALIZACAO, PRESENCA, REQUISITO
from zarcovi_rules.books.zarcovi.recorded import Recorded
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import ask_upon
from zarcovi_rules.core.messages import msg
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.verdict import Answered

_ON, _OFF = ("ativa", "equipa"), ("desativa", "desequipa")


def _known(log: Log, sensing: str) -> Given:
    """What is known of the sensing and of the last attack of an enemy of who has it; and since when it is active."""
    told = log.acts_on(sensing, *_ON, *_OFF)
    if not told:
        raise NowhereError(
            msg("no post activates or deactivates “{sensing}”", sensing=sensing),
            msg("state in `ativa` which post activates it"),
        )
    attack = log.last_attack(told[-1].author)
    if told[-1].act.verb in _OFF:
        state = "inativo"
    elif attack is None or told[-1].place < attack.place:
        state = "ativo"
    else:
        state = "em_resposta"
    used = () if attack is None else log.used_at(attack.place)
    return {**log.known_of(*used), **log.known_of(sensing), sensoriamento.ESTADO.name: state}


def _asked(question: Question) -> Recorded:
    def ask(book: Book, log: Log, subject: str) -> Answered:
        log.refuse(sensoriamento.ESTADO.name)
        return ask_upon(book, question, _known(log, subject), {})

    return Recorded(
        name=f"{question.name}_na_batalha", about=question.about, subject="sobre", ask=ask, values=question.values
    )


A_TEMPO = _asked(REQUISITO)
DETECTA = _asked(PRESENCA)
LOCALIZA = _asked(LOCALIZACAO)

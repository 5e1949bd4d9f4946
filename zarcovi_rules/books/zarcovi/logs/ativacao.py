"""What is asked of a battle about what is activated: whether it still runs, with which verb, whether its card came."""

from zarcovi_rules.books.zarcovi.battle import BEGIN, Closes, Done, Log
from zarcovi_rules.books.zarcovi.facts import ativacao
from zarcovi_rules.books.zarcovi.questions.ativacao import CORRE, ENVIO, VERBO
from zarcovi_rules.books.zarcovi.recorded import own_moves, turns, upon
from zarcovi_rules.core.vocabulary import Text
from zarcovi_rules.source.text import fold

_SETS_OFF = "faz_ativar"
_END = ("desativa", "desequipa")

CORRE_NA_BATALHA = upon(
    "efeito_do_card_na_batalha",
    CORRE,
    about=Text(
        "o tempo do efeito do card ainda corre neste ponto da batalha?",
        "does the time of the card's effect still run at this point of the battle?",
    ),
    subject="sobre",
    counts={ativacao.TURNOS: turns("ativacao")},
    told={ativacao.VEZES: own_moves},
)


def _verb(log: Log, name: str) -> str:
    """The verb of the last post that uses the card; mere use says neither verb."""
    start = log.start_of(name)
    verbs = {act.verb for act in log.posts[start].acts if fold(act.name) == fold(name)}
    return next((verb for verb in ("ativa", "equipa") if verb in verbs), "nenhum")


VERBO_NA_BATALHA = upon(
    "verbo_na_batalha",
    VERBO,
    about=Text(
        "o último post que usa o card usa o verbo que a legenda dele pede?",
        "does the last post that uses the card use the verb that its legend asks for?",
    ),
    subject="sobre",
    told={ativacao.VERBO_DO_POST: _verb},
)


def _set_off(log: Log, name: str) -> Done | None:
    """The last act by which a card sets the ability off."""
    return next(iter(reversed(log.acts_on(name, _SETS_OFF))), None)


def _sent(log: Log, name: str) -> str | None:
    """Whether its card came in the post of the card that sets it off, or in that author's next one of the same turn.

    While he has neither posted nor closed since, nobody knows yet.
    """
    by = _set_off(log, name)
    if by is None:
        return None
    following = next((post for post in log.posts[by.place + 1 :] if post.author == by.author), None)
    closed = log.posts[by.place].closes is not Closes.NAO
    posts = [log.posts[by.place], *([following] if following and not closed else [])]
    if any(act.verb in BEGIN and fold(act.name) == fold(name) for post in posts for act in post.acts):
        return "sim"
    return "nao" if closed or following else None


def _active_already(log: Log, name: str) -> str | None:
    """Whether it was active before the card that sets it off, if a post before that one tells."""
    by = _set_off(log, name)
    done = [one for one in log.acts_on(name, "ativa", "equipa", *_END) if by is not None and one.place < by.place]
    return ("encerrada" if done[-1].act.verb in _END else "ativa") if done else None


ENVIO_NA_BATALHA = upon(
    "envio_na_batalha",
    ENVIO,
    about=Text(
        "o jogador erra por não enviar, na batalha, o card do que outro card ativou?",
        "does the player err by not posting, in the battle, the card of what another card activated?",
    ),
    subject="sobre",
    told={
        ativacao.ATIVA_OUTRA: lambda log, name: "nao" if _set_off(log, name) is None else "sim",
        ativacao.ENVIADA: _sent,
        ativacao.ESTADO: _active_already,
    },
)

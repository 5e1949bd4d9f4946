"""What is asked of a battle about the uses of its abilities: how many are left, and what one too many costs."""

from zarcovi_rules.books.zarcovi.battle import BEGIN, Act, Done, Log
from zarcovi_rules.books.zarcovi.facts import usos
from zarcovi_rules.books.zarcovi.questions.usos import CONSEQUENCIA, RESTANTES, USO
from zarcovi_rules.books.zarcovi.recorded import Verbs, along, before, tracked, upon
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import Tally, Track
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.verdict import DEPENDE
from zarcovi_rules.core.vocabulary import Text

_OPENS = "nova_batalha"
_TRACK = Track(
    name="usos_na_batalha",
    about=Text("quantos usos restam à habilidade na batalha?", "how many uses has the ability left in the battle?"),
    question=RESTANTES,
    state=usos.ANTES,
    begins=DEPENDE,
    leads={"sem_contagem": "sem_contagem"},
)
"""Before the battle nobody knows: that each ability begins with the uses of its legend is for a ruling to say."""


def _event(event: str, act: Act | None = None) -> Given:
    return {usos.EVENTO.name: event} | ({usos.VARIACAO.name: act.count} if act else {})


_VERBS: Verbs = {
    _OPENS: _event("nova_batalha"),
    **dict.fromkeys(BEGIN, _event("usar")),
    "perde": lambda act: _event("diminuir", act),
    "ganha": lambda act: _event("aumentar", act),
}


def follow(book: Book, log: Log, name: str) -> Tally[Done]:
    """Follows the uses from the beginning of the battle; a card that is activated or equipped is used."""
    done = log.acts_on(name, *_VERBS)
    opening = Done(author=log.posts[0].author, place=0, act=Act(_OPENS))
    each = (one for one in done for _ in range(one.act.count if one.act.verb in BEGIN else 1))
    return along(book, log, name, _TRACK, (opening, *each), _VERBS)


RESTAM = tracked(_TRACK, follow, subject="sobre")
PODE_USAR = upon(
    "uso_na_batalha",
    USO,
    about=Text(
        "pelos usos que lhe restam na batalha, a habilidade pode ser usada?",
        "by the uses that it has left in the battle, may the ability be used?",
    ),
    subject="sobre",
    counts={usos.ANTES: follow},
)
USO_A_MAIS = upon(
    "ultimo_uso_na_batalha",
    CONSEQUENCIA,
    about=Text("o que custa o último uso da habilidade na batalha?", "what does its last use in the battle cost?"),
    subject="sobre",
    counts={usos.ANTES: before(follow, *BEGIN)},
)

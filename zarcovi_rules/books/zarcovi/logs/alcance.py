"""What is asked of a battle about the range that a post specifies for what it uses."""

from zarcovi_rules.books.zarcovi.battle import Log
from zarcovi_rules.books.zarcovi.facts import alcance
from zarcovi_rules.books.zarcovi.questions.alcance import ESCOLHA, ESPECIFICAR
from zarcovi_rules.books.zarcovi.recorded import Recorded, upon
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.vocabulary import Text
from zarcovi_rules.source.text import fold


def _specified(log: Log, name: str) -> str | None:
    """The range that the post of the last use of the ability specifies."""
    acts = log.posts[log.last_use(name).place].acts
    return next((fold(act.name) for act in acts if act.verb == "especifica"), None)


def _of_last_use(name: str, question: Question, about: Text) -> Recorded:
    return upon(
        name,
        question,
        about=about,
        subject="sobre",
        told={
            alcance.ESPECIFICADO: lambda log, name: "nao" if _specified(log, name) is None else "sim",
            alcance.ESCOLHIDO: _specified,
        },
    )


ESCOLHEU = _of_last_use(
    "escolha_de_alcance_na_batalha",
    ESCOLHA,
    Text(
        "o jogador erra na escolha do alcance do último uso da habilidade?",
        "does the player err in choosing the range of the last use of the ability?",
    ),
)
ESPECIFICOU = _of_last_use(
    "alcance_especificado_na_batalha",
    ESPECIFICAR,
    Text(
        "o jogador pode especificar o alcance que especifica no último uso da habilidade?",
        "may the player specify the range that he specifies for the last use of the ability?",
    ),
)

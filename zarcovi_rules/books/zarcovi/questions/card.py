"""May the card be posted, whatever might keep its player from it? One question for all that may object."""

from zarcovi_rules.books.zarcovi.facts.paralisia import DE_QUEM
from zarcovi_rules.books.zarcovi.questions.genjutsu import PODE_LANCAR
from zarcovi_rules.books.zarcovi.questions.paralisia import PODE
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

# An ally's card is not held back by what holds the one whom he helps.
_DO_PERSONAGEM = DE_QUEM.is_("atingido")
_OBJECAO = PODE.is_("nao") | (_DO_PERSONAGEM & PODE_LANCAR.is_("recusado"))
PODE_POSTAR = Question(
    name="pode_postar_card",
    about=Text("o jogador pode postar o card?", "may the player post the card?"),
    values={
        "pode": Text("o jogador pode postar o card", "the player may post the card"),
        "nao_pode": Text("o jogador não pode postar o card", "the player may not post the card"),
    },
    links=(
        Link(name="objecao", when=_OBJECAO, then="nao_pode"),
        Link(
            name="sem_objecao",
            when=PODE.is_("sim") & (~_DO_PERSONAGEM | PODE_LANCAR.is_("pode")),
            then="pode",
        ),
    ),
)

"""May the card be posted, whatever might keep its player from it? One question for all that may object."""

from zarcovi_rules.books.zarcovi.facts.dimensional import IMPEDIMENTO
from zarcovi_rules.books.zarcovi.facts.paralisia import DE_QUEM
from zarcovi_rules.books.zarcovi.questions.dimensional import USA
from zarcovi_rules.books.zarcovi.questions.genjutsu import PODE_LANCAR
from zarcovi_rules.books.zarcovi.questions.paralisia import PODE
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

# An ally's card is not held back by what holds the one whom he helps.
_DO_PERSONAGEM = DE_QUEM.is_("atingido")
_INCAPAZ = PODE.is_("nao") | (_DO_PERSONAGEM & PODE_LANCAR.is_("recusado"))
# Where not even incapacity keeps one from a dimensional ability (AMB-45), neither paralysis nor Genjutsu does.
_APESAR_DISSO = IMPEDIMENTO.is_("incapacidade") & USA.is_("sim")
PODE_POSTAR = Question(
    name="pode_postar_card",
    permits=("nao_pode", "pode"),
    about=Text("o jogador pode postar o card?", "may the player post the card?"),
    values={
        "pode": Text("o jogador pode postar o card", "the player may post the card"),
        "nao_pode": Text("o jogador não pode postar o card", "the player may not post the card"),
    },
    links=(
        Link(name="impedido", when=USA.is_("nao"), then="nao_pode"),
        Link(name="incapaz", when=_INCAPAZ & ~_APESAR_DISSO, then="nao_pode"),
        Link(name="nem_incapaz", when=_APESAR_DISSO, then="pode"),
        Link(
            name="sem_objecao",
            when=USA.is_("sim") & PODE.is_("sim") & (~_DO_PERSONAGEM | PODE_LANCAR.is_("pode")),
            then="pode",
        ),
    ),
)

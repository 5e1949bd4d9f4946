"""Manipulating an attack (source, lines 96 to 98)."""

from zarcovi_rules.books.zarcovi.facts import contra_ataque, manipulacao
from zarcovi_rules.books.zarcovi.questions.combo import COMBAVEL
from zarcovi_rules.books.zarcovi.questions.manipulacao import ATO, COMBO_ADMITE, E_MANIPULACAO
from zarcovi_rules.books.zarcovi.questions.manipulacao_feita import COMBINA_RANKS, RANK
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

LEGENDAS_DO_NAO_COMBAVEL = (
    Salvo(clause=manipulacao.MANIPULA_NAO_COMBAVEL, then="sim"),
    Salvo(clause=contra_ataque.DEVOLVE_NAO_COMBAVEL, then="sim"),
)
"""What players write against the limit to attacks that can be comboed, wherever the book repeats it."""


def _source(item: str, *lines: int) -> Source:
    return Source(section=Text("Manipulação de ataque", "Manipulating an attack"), item=item, lines=lines)


MAN_0 = Ruling(
    id="MAN-0",
    texto="Manipular um ataque adversário é mandá-lo para um destino que não é o dele.",
    text="To manipulate an enemy's attack is to send it to a destination that is not its own.",
    source=_source("item 1", 96),
    force=Force.DEFINICAO,
    cases=(Case(question=E_MANIPULACAO, when=ATO.is_("desvia", "repele"), then="sim"),),
)
MAN_1 = Ruling(
    id="MAN-1",
    texto="O ataque manipulado segue no rank que dá a combinação do seu rank com o da habilidade que o manipula.",
    text="A manipulated attack goes on at the rank that its own combined with the manipulating ability's gives.",
    source=_source("item 1", 96),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=RANK,
            when=COMBINA_RANKS,
            then="combinado",
            challenged_by=(Salvo(clause=manipulacao.MANTEM_RANK, then="do_ataque"),),
        ),
    ),
)
MAN_2 = Ruling(
    id="MAN-2",
    texto="Só se manipula o ataque que se possa combar.",
    text="Only an attack that can be comboed can be manipulated.",
    source=_source("item 2", 98),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=COMBO_ADMITE, when=COMBAVEL.is_("sim"), then="sim"),
        Case(
            name="so",
            question=COMBO_ADMITE,
            when=COMBAVEL.is_("nao"),
            then="nao",
            challenged_by=LEGENDAS_DO_NAO_COMBAVEL,
            texto="O ataque que não se pode combar não pode ser manipulado.",
            text="An attack that cannot be comboed cannot be manipulated.",
        ),
    ),
)

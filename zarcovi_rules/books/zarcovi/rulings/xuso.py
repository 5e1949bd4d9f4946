"""The number of uses of an ability, and what alters it (source, lines 147 to 155)."""

from zarcovi_rules.books.zarcovi.facts import usos
from zarcovi_rules.books.zarcovi.questions.usos import ALCANCE, COMPLEMENTAR, CONTAGEM, RESTANTES, USO
from zarcovi_rules.books.zarcovi.readings.usos import AMB_46_ISENCAO
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_CONTADOS = CONTAGEM.is_("sim")
_NAO_ESCRITOS = usos.ESCRITOS.is_("nao")


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("X de uso", "Number of uses"), item=item, lines=lines)


def complementary_unaltered(id_: str, source: Source, same_as: tuple[str, ...] = ()) -> Ruling:
    """The ruling that the source writes twice, in the same words: under uses and under complementary abilities."""
    return Ruling(
        id=id_,
        texto="O número de usos de uma habilidade complementar não se altera.",
        text="The number of uses of a complementary ability is not altered.",
        source=source,
        force=Force.ABSOLUTA,
        cases=(
            Case(
                question=ALCANCE,
                when=usos.EVENTO.is_("diminuir", "aumentar") & COMPLEMENTAR.is_("sim"),
                then="nao_alcanca",
                overrides=("XUSO-1", "XUSO-2"),
                challenged_by=(Salvo(clause=usos.ALCANCA_COMPLEMENTARES),),
            ),
        ),
        same_as=same_as,
    )


XUSO_0 = Ruling(
    id="XUSO-0",
    texto="Cada habilidade tem um número de usos por batalha, que outras habilidades podem aumentar ou diminuir.",
    text="Each ability has a number of uses per battle, which other abilities may raise or lower.",
    source=_source(Text("abertura", "opening"), 147),
    force=Force.DEFINICAO,
    cases=(
        Case(question=CONTAGEM, when=usos.ESCRITOS.is_("sim"), then="sim"),
        Case(
            name="isenta",
            question=CONTAGEM,
            when=_NAO_ESCRITOS & AMB_46_ISENCAO.is_("A"),
            then="nao",
            texto="Na leitura A de AMB-46-isencao, não se contam os usos da habilidade que não os tem escritos.",
            text="By reading A of AMB-46-isencao, the uses of an ability that has none written are not counted.",
        ),
        Case(
            name="todas",
            question=CONTAGEM,
            when=_NAO_ESCRITOS & AMB_46_ISENCAO.is_("B"),
            then="sim",
            texto="Na leitura B de AMB-46-isencao, contam-se até os usos da habilidade que não os tem escritos.",
            text="By reading B of AMB-46-isencao, even the uses of an ability that has none written are counted.",
        ),
        Case(
            name="uso",
            question=USO,
            when=_CONTADOS & usos.RESTAM.is_("sim"),
            then="pode",
            texto="A habilidade pode ser usada enquanto lhe resta uso.",
            text="An ability may be used as long as it has a use left.",
        ),
        Case(
            name="so",
            question=USO,
            when=_CONTADOS & usos.RESTAM.is_("nao"),
            then="recusado",
            texto="A habilidade não pode ser usada mais vezes do que tem usos.",
            text="An ability may not be used more often than it has uses.",
        ),
        Case(
            name="gasta",
            question=RESTANTES,
            when=_CONTADOS & usos.EVENTO.is_("usar") & USO.is_("pode"),
            then="gastou",
            texto="Cada vez que a habilidade é usada gasta um dos seus usos.",
            text="Each time that an ability is used spends one of its uses.",
        ),
        Case(
            name="batalha",
            question=RESTANTES,
            when=_CONTADOS & usos.EVENTO.is_("nova_batalha"),
            then="da_legenda",
            texto="O número de usos é por batalha: em cada uma a habilidade começa com os da legenda.",
            text="The number of uses is per battle: in each the ability begins with those of its legend.",
        ),
    ),
)
XUSO_1 = Ruling(
    id="XUSO-1",
    texto="A perda de usos alcança até as habilidades que o usuário não pode utilizar no momento.",
    text="A loss of uses reaches even abilities that their user cannot make use of at present.",
    source=_source("item 1", 149),
    force=Force.PADRAO,
    cases=(
        Case(
            question=ALCANCE,
            when=_CONTADOS & usos.EVENTO.is_("diminuir"),
            then="alcanca",
            salvo=(
                Salvo(
                    clause=usos.PERDA_SO_DAS_UTILIZAVEIS,
                    when=usos.UTILIZAVEL.is_("nao"),
                    then="nao_alcanca",
                ),
            ),
        ),
    ),
)
XUSO_2 = Ruling(
    id="XUSO-2",
    texto="O aumento de usos alcança até as habilidades que o usuário não pode utilizar no momento.",
    text="An increase of uses reaches even abilities that their user cannot make use of at present.",
    source=_source("item 2", 153),
    force=Force.PADRAO,
    cases=(
        Case(
            question=ALCANCE,
            when=_CONTADOS & usos.EVENTO.is_("aumentar"),
            then="alcanca",
            salvo=(
                Salvo(
                    clause=usos.AUMENTO_SO_DAS_UTILIZAVEIS,
                    when=usos.UTILIZAVEL.is_("nao"),
                    then="nao_alcanca",
                ),
            ),
        ),
    ),
)
XUSO_3 = complementary_unaltered("XUSO-3", _source("item 3", 155))

"""Complementary abilities (source, lines 157 to 161)."""

from zarcovi_rules.books.zarcovi.facts import usos
from zarcovi_rules.books.zarcovi.questions.usos import COMPLEMENTAR
from zarcovi_rules.books.zarcovi.rulings.xuso import complementary_unaltered
from zarcovi_rules.core.rulings import Case, Force, Ruling, Source
from zarcovi_rules.core.vocabulary import Text

_PRINCIPAL = usos.COMPLETA.is_("nenhuma")


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Habilidades complementares", "Complementary abilities"), item=item, lines=lines)


def _worked(
    id_: str, main: str, complement: str, texto: str, text: str, texto_principal: str, text_principal: str
) -> Ruling:
    """One of the source's two worked cases: a main ability and what completes it."""
    return Ruling(
        id=id_,
        texto=texto,
        text=text,
        source=_source(Text("exemplo do item 1", "example of item 1"), 159),
        force=Force.EXEMPLO,
        cases=(
            Case(question=COMPLEMENTAR, when=usos.ESPECIE.is_(complement) & usos.COMPLETA.is_(main), then="sim"),
            Case(
                name="principal",
                question=COMPLEMENTAR,
                when=usos.ESPECIE.is_(main) & _PRINCIPAL,
                then="nao",
                texto=texto_principal,
                text=text_principal,
            ),
        ),
    )


COMP_0 = Ruling(
    id="COMP-0",
    texto="É complementar a habilidade que completa outra, a principal.",
    text="An ability that completes another, the main one, is complementary.",
    source=_source("item 1", 157),
    force=Force.DEFINICAO,
    cases=(
        Case(question=COMPLEMENTAR, when=~_PRINCIPAL, then="sim"),
        Case(
            name="principal",
            question=COMPLEMENTAR,
            when=_PRINCIPAL,
            then="nao",
            texto="A habilidade que não completa nenhuma outra não é complementar.",
            text="An ability that completes no other is not complementary.",
        ),
    ),
)
COMP_EXA = _worked(
    "COMP-EXa",
    "modo",
    "teleporte",
    "O teleporte que um modo traz é complementar desse modo.",
    "The teleporte that a mode brings along is complementary to that mode.",
    "O modo que traz um teleporte é a habilidade principal.",
    "The mode that brings a teleporte along is the main ability.",
)
COMP_EXB = _worked(
    "COMP-EXb",
    "doujutsu",
    "aumento_de_velocidade",
    "O aumento de velocidade que um doujutsu dá a teleportes é complementar desse doujutsu.",
    "The increase of speed that a doujutsu gives to teleportes is complementary to that doujutsu.",
    "O doujutsu que aumenta a velocidade de teleportes é a habilidade principal.",
    "The doujutsu that increases the speed of teleportes is the main ability.",
)
COMP_2 = complementary_unaltered("COMP-2", _source("item 2", 161), same_as=("XUSO-3",))

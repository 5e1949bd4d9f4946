"""A five-line rulebook: umbrellas. It proves that the core knows no book."""

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.rulings import Case, Force, Gap, Impossible, Link, Question, Ruling, Salvo, Silence, Source
from zarcovi_rules.core.vocabulary import Carrier, Fact, Reading, Text, clause, yes_no


def two(word: str) -> Text:
    return Text(word, word)


CEU = Fact(
    name="ceu",
    about=two("how is the sky?"),
    values={"sol": two("the sun shines"), "chuva": two("it rains"), "granizo": two("it hails")},
)
ABERTO = yes_no("guarda_chuva.aberto", two("open?"), two("it is open"), two("it is closed"))
VENTO = yes_no("vento", two("wind?"), two("the wind blows"), two("no wind blows"), absent=None)
FURADO = clause("guarda_chuva.furado", Carrier.ITEM, "o guarda-chuva tem furos", "the umbrella has holes")
ENCANTADO = clause("guarda_chuva.encantado", Carrier.ITEM, "resiste a tudo", "it resists everything")
AMB_1 = Reading(
    name="AMB-1",
    about=two("does hail count as rain?"),
    values={"A": two("no"), "B": two("yes")},
    default="A",
    reason=two("the text says rain"),
)

CHEGA = Question(
    name="agua_chega",
    about=two("does water reach you?"),
    values={"chega": two("it does"), "nao_chega": two("it does not")},
)
MOLHA = Question(
    name="molha",
    about=two("do you get wet?"),
    values={"sim": two("you get wet"), "nao": two("you stay dry")},
    links=(
        Link(name="chega", when=CHEGA.is_("chega"), then="sim"),
        Link(name="nao_chega", when=CHEGA.is_("nao_chega"), then="nao"),
    ),
)


def source(line: int) -> Source:
    return Source(section="Toy", item="", lines=(line,))


R1 = Ruling(
    id="R-1", texto="Sol não molha.", text="Sun does not wet.", source=source(1), force=Force.ABSOLUTA,
    cases=(Case(question=CHEGA, when=CEU.is_("sol"), then="nao_chega"),),
)  # fmt: skip
R2 = Ruling(
    id="R-2", texto="Chuva molha.", text="Rain wets.", source=source(2), force=Force.ABSOLUTA,
    cases=(
        Case(
            question=CHEGA, when=CEU.is_("chuva"), then="chega",
            challenged_by=(Salvo(clause=ENCANTADO, then="nao_chega"),),
        ),
        Case(name="granizo", question=CHEGA, when=CEU.is_("granizo") & AMB_1.is_("B"), then="chega"),
    ),
)  # fmt: skip
R3 = Ruling(
    id="R-3", texto="Guarda-chuva aberto protege.", text="An open umbrella protects.", source=source(3),
    force=Force.PADRAO,
    cases=(
        Case(
            question=CHEGA, when=ABERTO.is_("sim") & ~CEU.is_("granizo"), then="nao_chega", overrides=("R-2",),
            salvo=(Salvo(clause=FURADO),),
        ),
    ),
)  # fmt: skip
R4 = Ruling(
    id="R-4", texto="Com vento, o guarda-chuva não basta.", text="In wind an umbrella is not enough.",
    source=source(4), force=Force.ABSOLUTA,
    cases=(Case(question=CHEGA, when=CEU.is_("chuva") & VENTO.is_("sim"), then="chega", overrides=("R-3",)),),
)  # fmt: skip
GAP_1 = Gap(
    id="GAP-1",
    texto="Granizo e guarda-chuva.",
    text="Hail and umbrellas.",
)
HAIL = Silence(gap="GAP-1", question=CHEGA, when=CEU.is_("granizo") & ABERTO.is_("sim"), defeats=("R-2:granizo",))
CALM = Impossible(when=CEU.is_("granizo") & VENTO.is_("nao"), texto="granizo pede vento", text="hail takes wind")

PARTS = [CEU, ABERTO, VENTO, FURADO, ENCANTADO, AMB_1, CHEGA, MOLHA, R1, R2, R3, R4, GAP_1, HAIL, CALM]


def toy(*more: object, without: tuple[object, ...] = ()) -> Book:
    return Book.of("toy", [*(part for part in PARTS if part not in without), *more])

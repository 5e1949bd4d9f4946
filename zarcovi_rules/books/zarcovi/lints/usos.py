"""Uses (source, lines 147 to 155)."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status

LINT_43 = Check(
    code="LINT-43",
    name="usos_de_complementar_alterados",
    rulings=("XUSO-3", "COMP-2"),
    statement=Text(
        "A legenda altera os usos de habilidades complementares.",
        "The legend alters the uses of complementary abilities.",
    ),
    why=Text(
        "Os usos de uma habilidade complementar não se alteram, nem para mais nem para menos.",
        "The uses of a complementary ability are not altered, neither up nor down.",
    ),
    help=Text(
        "Limite a alteração às habilidades principais.",
        "Limit the alteration to main abilities.",
    ),
    bad="{nome: Mercado de Ossos, usos: 1, clausulas: [usos.alcanca_complementares]}",
    good="{nome: Mercado de Ossos, usos: 1, clausulas: [usos.perda_so_das_utilizaveis]}",
    of=tuple(Kind),
    challenges=("usos.alcanca_complementares",),
)


def _without_uses(card: Card) -> Iterator[Found]:
    if card.has("usos", 0):
        yield Found(
            card.at("usos"),
            Text("Com 0 usos, a habilidade nunca se usa.", "With 0 uses, the ability is never used."),
            Text("Escreva pelo menos 1 uso.", "Write at least 1 use."),
            Status.WARNING,
        )
    elif card.lacks("usos", "complementa") and not card.has("complementar", "sim"):
        yield Found(card.at("nome"))


LINT_45 = Check(
    code="LINT-45",
    name="sem_usos",
    severity=Severity.WARNING,
    status=Status.UNKNOWN,
    rulings=("XUSO-0",),
    statement=Text("Não está escrito quantas vezes se usa.", "It is not written how many times it is used."),
    why=Text(
        "Toda habilidade tem um número de usos por luta. Sem ele, não se sabe quantas vezes ela se usa: "
        "nada é suposto.",
        "Every ability has a number of uses a fight. Without it, nobody knows how many times it is used: "
        "nothing is assumed.",
    ),
    help=Text(
        "Escreva os usos: “usos: 4” na ficha, “||4x” na legenda.",
        "Write the uses: “usos: 4” in the sheet, “||4x” in the legend.",
    ),
    alone=Text("Escreva os usos, como em “||4x”.", "Write the uses, as in “||4x”."),
    bad="{nome: Corte de Vento, tipo: ofensiva, alcance: medio}",
    good="{nome: Corte de Vento, tipo: ofensiva, alcance: medio, usos: 5}",
    find=_without_uses,
)

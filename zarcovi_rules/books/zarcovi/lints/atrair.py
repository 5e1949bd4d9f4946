"""Attracting (source, line 125)."""

from zarcovi_rules.books.zarcovi.lints.sentences import speaks_of_all
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.findings import Severity, Status

LINT_35 = Check(
    code="LINT-35",
    name="atrai_gigantes_sem_dizer",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("ATR-1",),
    statement=Text(
        "A legenda não diz que a habilidade atrai Gigantes ou bijuus.",
        "The legend does not say that the ability attracts Giants or bijuus.",
    ),
    why=Text(
        "Atraem-se seres que não sejam Gigantes, Mega Gigantes nem bijuus; outros, só se a legenda os prevê.",
        "Beings are attracted that are no Giants, Mega Giants or bijuus; others only if the legend foresees them.",
    ),
    help=Text(
        "Escreva na legenda que ela atrai também esses seres, ou tire a cláusula.",
        "Write in the legend that it attracts those beings too, or take the clause away.",
    ),
    bad="{nome: Ímã, tipo: atrair, legenda: Rank 3. ||2x, clausulas: [suplementar.atrai_gigantes]}",
    good="{nome: Ímã, tipo: atrair, legenda: Atrai inclusive Gigantes. ||2x}",
    unsaid=("suplementar.atrai_gigantes", "suplementar.atrai_bijuus"),
    doubt=speaks_of_all,
)

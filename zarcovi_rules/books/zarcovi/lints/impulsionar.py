"""Propelling attacks (source, line 123)."""

from zarcovi_rules.books.zarcovi.lints.sentences import speaks_of_all
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.checks import Check

LINT_33 = Check(
    code="LINT-33",
    name="impulso_de_curto",
    rulings=("IMP-1",),
    statement=Text(
        "A legenda quer impulsionar ataques de curto alcance.", "The legend wants to propel short-range attacks."
    ),
    why=Text(
        "A habilidade que atrai ou repele impulsiona ataques de médio e longo alcance, e só esses.",
        "An ability that attracts or repels propels medium- and long-range attacks, and only those.",
    ),
    help=Text("Tire o curto alcance do que ela impulsiona.", "Take short range out of what it propels."),
    bad="{nome: Empurrão, tipo: [repelir, impulsionar], rank: 3, clausulas: [suplementar.impulsiona_curto]}",
    good="{nome: Empurrão, tipo: [repelir, impulsionar], rank: 3}",
    challenges=("suplementar.impulsiona_curto",),
)
LINT_34 = Check(
    code="LINT-34",
    name="impulsiona_global_sem_dizer",
    rulings=("IMP-2",),
    statement=Text(
        "A legenda não diz que a habilidade impulsiona ataques globais.",
        "The legend does not say that the ability propels Global attacks.",
    ),
    why=Text(
        "A ofensiva global não é impulsionada, salvo se a legenda o prevê.",
        "A Global offence is not propelled, unless the legend foresees it.",
    ),
    help=Text(
        "Escreva na legenda que ela impulsiona ataques globais, ou tire a cláusula.",
        "Write in the legend that it propels Global attacks, or take the clause away.",
    ),
    bad="{nome: Rajada, tipo: impulsionar, legenda: Rank 3. ||2x, clausulas: [suplementar.impulsiona_global]}",
    good="{nome: Rajada, tipo: impulsionar, legenda: Impulsiona até ataques globais. ||2x}",
    unsaid=("suplementar.impulsiona_global",),
    doubt=speaks_of_all,
)

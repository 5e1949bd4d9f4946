"""Body extensions (source, lines 260 to 264)."""

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Kind

LINT_70 = Check(
    code="LINT-70",
    name="extensao_que_volta_junto",
    rulings=("EXT-2",),
    statement=Text(
        "A extensão não se regenera, não ressuscita e não dribla a morte com o usuário, a não ser que a legenda diga.",
        "The extension does not regenerate, resurrect or dodge death along with its user unless the legend says so.",
    ),
    why=Text(
        "Regeneração, ressurreição e drible de morte não se estendem à extensão, salvo se previsto em legenda.",
        "Regeneration, resurrection and dodge of death do not extend to the extension, unless a legend foresees it.",
    ),
    help=Text(
        "Escreva na legenda que a extensão também se regenera, ressuscita ou dribla a morte, ou tire a cláusula.",
        "Write in the legend that the extension too regenerates, resurrects or dodges death, or take the clause away.",
    ),
    bad="{nome: Segunda Pele, tipo: regeneracao, legenda: 1x de uso, clausulas: [extensao.regenera_junto]}",
    good="{nome: Segunda Pele, tipo: regeneracao, legenda: 1x de uso}",
    of=(Kind.ABILITY, Kind.MODE, Kind.ITEM, Kind.EXTENSION),
    unsaid=("extensao.regenera_junto", "extensao.ressuscita_junto", "extensao.dribla_a_morte_junto"),
)

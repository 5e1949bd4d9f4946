"""Breaking barriers (source, lines 127 to 133)."""

from zarcovi_rules.books.zarcovi.lints.sentences import in_one_breath, speaks_of_all
from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check

LINT_36 = Check(
    code="LINT-36",
    name="rompe_e_nao_rompe",
    rulings=("ROMP-3",),
    statement=Text(
        "A legenda diz e desdiz que o ataque rompe barreiras.",
        "The legend says both that the attack breaks barriers and that it does not.",
    ),
    why=Text(
        "A legenda pode dizer que o ataque não rompe barreiras; então não rompe nenhuma, seja qual for o status.",
        "A legend may say that the attack breaks no barriers; then it breaks none, whatever the status.",
    ),
    help=Text("Deixe na legenda só uma das duas coisas.", "Leave only one of the two in the legend."),
    bad="""
nome: Broca
tipo: ofensiva
status: letal
alcance: curto
clausulas: [ataque.rompe_status_igual, ataque.nao_rompe_barreiras]
""",
    good="{nome: Broca, tipo: ofensiva, status: letal, alcance: curto, clausulas: [ataque.rompe_status_igual]}",
    contradicts=("ataque.nao_rompe_barreiras",),
    at_odds=in_one_breath,
)
LINT_37 = Check(
    code="LINT-37",
    name="rompe_superior_sem_dizer",
    rulings=("ROMP-2",),
    statement=Text(
        "A legenda não diz que o ataque rompe barreiras de status superior.",
        "The legend does not say that the attack breaks barriers of higher status.",
    ),
    why=Text(
        "O ataque só rompe barreira de status superior se a sua legenda diz isso; “rompe barreira” não basta.",
        "An attack breaks a barrier of higher status only if its legend says that; “breaks barriers” is not enough.",
    ),
    help=Text(
        "Escreva na legenda até que status ele rompe, como “rompe inclusive barreiras ilimitadas”.",
        "Write in the legend up to which status it breaks, as “rompe inclusive barreiras ilimitadas”.",
    ),
    bad="""
nome: Aríete
tipo: ofensiva
status: letal
alcance: curto
usos: 2
legenda: Dano letal, alcance curto. ||2x
clausulas: [ataque.rompe_status_superior]
""",
    good="""
nome: Aríete
tipo: ofensiva
status: letal
alcance: curto
usos: 2
legenda: Dano letal, alcance curto, rompe inclusive barreiras ilimitadas. ||2x
""",
    unsaid=("ataque.rompe_status_superior",),
    doubt=speaks_of_all,
)


def _by_senjutsu(card: Card, clause: str, means: Text) -> Message | None:
    if not card.has("tipo", "senjutsu"):
        return speaks_of_all(card, clause, means)
    return msg("The rules give this by Senjutsu to lethal and unlimited attacks: “{means}”", means=means)


LINT_38 = Check(
    code="LINT-38",
    name="rompe_igual_sem_dizer",
    rulings=("ROMP-1b",),
    statement=Text(
        "A legenda não diz que o ataque rompe barreiras de status igual.",
        "The legend does not say that the attack breaks barriers of equal status.",
    ),
    why=Text(
        "O ataque rompe barreiras de status inferior ao seu; as de status igual, só se a legenda prevê.",
        "An attack breaks barriers of a status below its own; those of equal status only if the legend foresees it.",
    ),
    help=Text(
        "Escreva “rompe barreiras de status igual” na legenda, ou tire a cláusula.",
        "Write “rompe barreiras de status igual” in the legend, or take the clause away.",
    ),
    bad="""
nome: Picareta
tipo: ofensiva
status: letal
alcance: curto
usos: 2
legenda: Dano letal, alcance curto. ||2x
clausulas: [ataque.rompe_status_igual]
""",
    good="""
nome: Picareta
tipo: ofensiva
status: letal
alcance: curto
usos: 2
legenda: Dano letal, alcance curto, rompe barreiras de status igual. ||2x
""",
    unsaid=("ataque.rompe_status_igual",),
    implied={
        "ataque.rompe_status_igual": (
            "ataque.rompe_status_superior",
            "tipo:senjutsu & status:letal",
            "tipo:senjutsu & status:ilimitado",
        )
    },
    doubt=_by_senjutsu,
)

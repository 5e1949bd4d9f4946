"""Repelling (source, lines 102, 118 to 121)."""

from collections.abc import Iterator

from zarcovi_rules.books.zarcovi.lints.sentences import speaks_of_all
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.findings import Severity, Status


def _repelling_barrier(card: Card) -> Iterator[Found]:
    said = card.read("tipo")
    if card.has("tipo", "barreira") and (card.has("tipo", "repelir") or "repelir" in said):
        # A legend that itself speaks of a barrier and of repelling may mean two uses of one card.
        yield Found(card.at("tipo"), status=Status.UNKNOWN if {"barreira", "repelir"} <= set(said) else None)


LINT_13 = Check(
    code="LINT-13",
    name="repelir_como_barreira",
    rulings=("REP-OBSa",),
    statement=Text("O que repele está marcado como barreira.", "What repels is marked as a barrier."),
    why=Text(
        "Repelir não é barreira: serve contra ataque rompedor de barreira, mas não contra global.",
        "Repelling is no barrier: it works against an attack that breaks barriers, but not against a Global one.",
    ),
    help=Text(
        "Deixe só “repelir” no tipo; se forem duas habilidades, escreva dois cards.",
        "Leave only “repelir” as its kind; if they are two abilities, write two cards.",
    ),
    bad='{nome: Sopro de Volta, tipo: [barreira, repelir], forma: campo, cobertura: "360", status: letal}',
    good="{nome: Sopro de Volta, tipo: repelir}",
    on=("tipo:repelir",),
    find=_repelling_barrier,
)
LINT_14 = Check(
    code="LINT-14",
    name="repelir_global_sem_dizer",
    rulings=("REP-1b",),
    statement=Text(
        "A legenda não diz que a habilidade repele ataques globais.",
        "The legend does not say that the ability repels Global attacks.",
    ),
    why=Text(
        "Ataque global não é repelido, salvo se a legenda o prevê.",
        "A Global attack is not repelled, unless the legend foresees it.",
    ),
    help=Text(
        "Escreva na legenda que ela repele ataques globais, ou tire a cláusula.",
        "Write in the legend that it repels Global attacks, or take the clause away.",
    ),
    bad="{nome: Onda de Ar, tipo: repelir, legenda: Rank 3. ||2x, clausulas: [repelir.repele_global]}",
    good="""
nome: Onda de Ar
tipo: repelir
legenda: Repele inclusive ataques globais. Rank 3. ||2x
clausulas: [repelir.repele_global]
""",
    unsaid=("repelir.repele_global",),
    doubt=speaks_of_all,
)
LINT_15 = Check(
    code="LINT-15",
    name="repelir_inescapavel_sem_dizer",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("REP-1c",),
    statement=Text(
        "A legenda não diz que a habilidade repele ataques de que não se escapa com teleporte.",
        "The legend does not say that the ability repels attacks that teleporte cannot escape.",
    ),
    why=Text(
        "Ataque de que não se escapa com teleporte não é repelido; se a legenda pode prever o contrário é uma leitura.",
        "An attack that teleporte cannot escape is not repelled; that a legend may foresee otherwise is a reading.",
    ),
    help=Text(
        "Escreva na legenda que ela repele inclusive ataques de que não se escapa com teleporte, ou tire a cláusula.",
        "Write in the legend that it repels even attacks that teleporte cannot escape, or take the clause away.",
    ),
    bad="{nome: Ricochete, tipo: repelir, legenda: Rank 2. ||2x, clausulas: [repelir.repele_inescapavel]}",
    good="""
nome: Ricochete
tipo: repelir
legenda: Repele inclusive ataques de que não se escapa com teleporte. Rank 2. ||2x
clausulas: [repelir.repele_inescapavel]
""",
    unsaid=("repelir.repele_inescapavel",),
    doubt=speaks_of_all,
)

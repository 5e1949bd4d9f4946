"""Returning attacks (source, lines 102 to 116)."""

from collections.abc import Iterator

from zarcovi_rules.books.zarcovi.lints.missing import missing
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.findings import Severity, Status


def _no_rank(card: Card) -> Iterator[Found]:
    if card.has("tipo", "contra_ataque") or card.claims("defesa.devolve"):
        yield from missing(card, "rank")


LINT_31 = Check(
    code="LINT-31",
    name="devolve_sem_rank",
    rulings=("DEV-2b",),
    statement=Text(
        "Não está dito em que rank a habilidade devolve.", "It is not said at which rank the ability returns attacks."
    ),
    why=Text(
        "O contra-ataque sai no rank da própria defesa, ou no que ele dá com o do ataque: sem rank, não sai em nenhum.",
        "The counter-attack goes at the defence's own rank, or at what it makes with the attack's: it needs one.",
    ),
    help=Text("Escreva o rank de velocidade dela.", "Write its speed rank."),
    bad="{nome: Espelho d'Água, tipo: contra_ataque}",
    good="{nome: Espelho d'Água, tipo: contra_ataque, rank: 3}",
    on=("tipo:contra_ataque", "defesa.devolve"),
    find=_no_rank,
)


def _returns_untold(card: Card) -> Iterator[Spot]:
    kinds = card.written("tipo")
    returns = card.claims("defesa.devolve") or "contra_ataque" in card.read("tipo")
    if returns and "repelir" in kinds and not {"contra_ataque", "manipulacao"} & set(kinds):
        yield card.at("tipo")


LINT_32 = Check(
    code="LINT-32",
    name="repelir_que_devolve",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("MANLIM-2",),
    statement=Text(
        "A habilidade devolve o ataque e está marcada só como repelir.",
        "The ability returns the attack and is marked as repelling only.",
    ),
    why=Text(
        "Repelir que devolve o ataque conta como manipulação, com os limites dela: nem Taijutsu, nem não combável.",
        "Repelling that returns the attack counts as manipulation, with its limits: no Taijutsu, no non-comboable.",
    ),
    help=Text(
        "Acrescente “contra_ataque” ou “manipulacao” ao tipo.", "Add “contra_ataque” or “manipulacao” to its kind."
    ),
    bad="{nome: Bumerangue, tipo: repelir, rank: 3, clausulas: [defesa.devolve]}",
    good="{nome: Bumerangue, tipo: [repelir, contra_ataque], rank: 3, clausulas: [defesa.devolve]}",
    on=("tipo:repelir",),
    find=_returns_untold,
)

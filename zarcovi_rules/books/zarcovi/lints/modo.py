"""Modes (source, lines 135 to 145)."""

from collections.abc import Iterator

from zarcovi_rules.books.zarcovi.lints.missing import missing
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status

_MERGING = ("modo.aceita_mescla", "modo.outro_preve_mescla")


def _no_class(card: Card) -> Iterator[Found]:
    yield from missing(card, "classe")


LINT_39 = Check(
    code="LINT-39",
    name="modo_sem_tipo",
    rulings=("MODO-1a", "MODO-1b", "MODO-2a", "MODO-2b", "MODO-3a", "MODO-3b"),
    statement=Text(
        "Não está dito de qual dos três tipos é o modo.", "It is not said of which of the three types the mode is."
    ),
    why=Text(
        "Todo modo é permanente; do tipo depende se ele pode ser desativado e mesclado, ou só substituído.",
        "Every mode is permanent; on its type hangs whether it can be deactivated and merged, or only replaced.",
    ),
    help=Text(
        "Escreva em “classe”: nao_desativavel, desativavel ou so_substituivel.",
        "Write in “classe”: nao_desativavel, desativavel or so_substituivel.",
    ),
    bad="{nome: Modo Brisa, verbo: ativa}",
    good="{nome: Modo Brisa, verbo: ativa, classe: desativavel}",
    of=(Kind.MODE,),
    find=_no_class,
)


def _merges(card: Card) -> Iterator[Spot]:
    if card.has("classe", "so_substituivel"):
        if not card.claims(*_MERGING) and card.has("mescla"):
            yield card.at("mescla")
        return
    for name, spot in card.each("mescla") if card.sheet is not None else ():
        other = card.sheet.card(str(name)) if card.sheet is not None else None
        if other is not None and other.kind is Kind.MODE and other.has("classe", "so_substituivel"):
            yield spot


LINT_40 = Check(
    code="LINT-40",
    name="so_substituivel_que_mescla",
    rulings=("MODO-3b",),
    statement=Text(
        "O modo que só pode ser substituído se mescla com outro.",
        "A mode that can only be replaced merges with another.",
    ),
    why=Text(
        "Esse tipo de modo não se mescla com nenhum outro; outro modo apenas se sobrepõe a ele.",
        "That type of mode merges with no other; another mode only overlays it.",
    ),
    help=Text("Tire a mescla, ou dê outro tipo ao modo.", "Take the merging away, or give the mode another type."),
    bad="""
livro: zarcovi
nome: Dandara
modos:
  - {nome: Modo Granito, verbo: ativa, classe: so_substituivel, mescla: Modo Brisa}
  - {nome: Modo Brisa, verbo: ativa, classe: desativavel, mescla: Modo Granito}
""",
    good="{nome: Modo Granito, verbo: ativa, classe: so_substituivel}",
    of=(Kind.MODE,),
    on=("classe:so_substituivel", "mescla"),
    find=_merges,
    challenges=_MERGING,
    where=("classe:so_substituivel",),
    only={"modo.outro_preve_mescla": {"classe": ("so_substituivel",)}},
)


def _deactivated(card: Card) -> Iterator[Spot]:
    clauses = ("modo.pode_ser_desativado", "modo.acaba_com_o_turno")
    if card.has("classe", "nao_desativavel") and card.claims(*clauses):
        yield card.at(*clauses)


LINT_41 = Check(
    code="LINT-41",
    name="nao_desativavel_que_se_desativa",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("MODO-1a",),
    statement=Text(
        "O modo que não pode ser desativado se desativa.", "The mode that cannot be deactivated is deactivated."
    ),
    why=Text(
        "O modo desse tipo dura até o fim da luta e só se substitui; a legenda pode prever outra coisa, não as duas.",
        "A mode of that type lasts to the end of the fight and is only replaced; a legend may say otherwise, not both.",
    ),
    help=Text(
        "Diga que ele pode ser desativado, ou tire o fim dele da legenda.",
        "Say that it can be deactivated, or take its ending out of the legend.",
    ),
    bad="{nome: Modo Vulcão, verbo: ativa, classe: nao_desativavel, clausulas: [modo.acaba_com_o_turno]}",
    good="{nome: Modo Vulcão, verbo: ativa, classe: desativavel, clausulas: [modo.acaba_com_o_turno]}",
    of=(Kind.MODE,),
    on=("classe:nao_desativavel",),
    find=_deactivated,
)

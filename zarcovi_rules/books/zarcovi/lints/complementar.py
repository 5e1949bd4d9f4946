"""Complementary abilities (source, lines 157 to 161)."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.findings import Status


def _orphan(card: Card) -> Iterator[Found]:
    if card.has("complementar", "sim") and card.lacks("complementa"):
        sure = card.written("complementar") and not card.may_say("complementa")
        yield Found(card.at("complementar"), status=None if sure else Status.UNKNOWN)


LINT_44 = Check(
    code="LINT-44",
    name="complementar_sem_principal",
    rulings=("COMP-0",),
    statement=Text(
        "A habilidade é complementar e não diz de qual.",
        "The ability is complementary and does not say of which.",
    ),
    why=Text(
        "Uma habilidade complementar completa uma principal: um modo, um doujutsu, um item ou outra habilidade.",
        "A complementary ability completes a main one: a mode, a doujutsu, an item or another ability.",
    ),
    help=Text(
        "Escreva em “complementa” o nome da habilidade principal, do modo ou do item.",
        "Write the name of the main ability, mode or item in “complementa”.",
    ),
    bad="{nome: Passo de Sal, tipo: teleporte, complementar: sim, usos: 2}",
    good="""
livro: zarcovi
nome: Rin
habilidades:
  - {nome: Passo de Sal, tipo: teleporte, rank: 2, complementar: sim, complementa: Sangue de Sal, usos: 2}
modos:
  - {nome: Sangue de Sal, classe: desativavel}
""",
    on=("complementar:sim",),
    find=_orphan,
)

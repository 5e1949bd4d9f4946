"""Merges of modes (source, lines 137 to 145)."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Text, msg
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status
from zarcovi_rules.source.text import fold

_MERGES_WITH_NONE = "so_substituivel"


def _one_sided(card: Card) -> Iterator[Found]:
    for name, spot in card.each("mescla"):
        other = card.sheet.card(str(name)) if card.sheet is not None else None
        if other is None or other.kind is not Kind.MODE or other is card or other.claims("modo.aceita_mescla"):
            continue
        if card.has("classe", _MERGES_WITH_NONE) or other.has("classe", _MERGES_WITH_NONE):
            continue  # neither side can foresee it: LINT-40
        if fold(card.name or "") not in {fold(str(one)) for one in other.values("mescla")}:
            yield Found(
                spot,
                msg(
                    "“{other}” (line {line}) does not foresee that it merges with “{name}”",
                    other=other.name,
                    name=card.name,
                    line=None,
                ),
                # What was not understood of the other's legend may foresee it.
                status=Status.UNKNOWN if other.may_say("mescla", "modo.aceita_mescla") else None,
                other=other.at("mescla"),
                in_line=msg(
                    "“{other}” does not foresee that it merges with “{name}”", other=other.name, name=card.name
                ),
            )


LINT_42 = Check(
    code="LINT-42",
    name="mescla_de_um_lado_so",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("MODO-1b", "MODO-2b"),
    statement=Text("Só um dos dois modos prevê a mescla.", "Only one of the two modes foresees the merge."),
    why=Text(
        "Um modo aceita mescla com outros que a prevejam: é o outro que tem de prevê-la, e aqui o outro não a prevê.",
        "A mode may be merged with others that foresee it: it is the other that has to, and here the other does not.",
    ),
    help=Text(
        "Escreva a mescla também no outro modo, ou tire-a deste.",
        "Write the merge in the other mode too, or take it out of this one.",
    ),
    bad="""
livro: zarcovi
nome: Rin
modos:
  - {nome: Sangue de Sal, classe: desativavel, mescla: Olho de Vidro}
  - {nome: Olho de Vidro, classe: desativavel}
""",
    good="""
livro: zarcovi
nome: Rin
modos:
  - {nome: Sangue de Sal, classe: desativavel, mescla: Olho de Vidro}
  - {nome: Olho de Vidro, classe: desativavel, mescla: Sangue de Sal}
""",
    of=(Kind.MODE,),
    on=("mescla",),
    find=_one_sided,
)

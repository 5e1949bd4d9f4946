"""Absorption (source, lines 163 to 171)."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status

_WHAT = (
    "absorcao.absorve_tudo",
    "absorcao.absorve_ninjutsu",
    "absorcao.absorve_taijutsu",
    "absorcao.absorve_genjutsu",
    "absorcao.absorve_selamento",
    "absorcao.absorve_paralisia",
)


def _of_nothing(card: Card) -> Iterator[Found]:
    if card.has("tipo", "absorcao") and not card.claims(*_WHAT) and card.lacks("ate") and not card.has("absorve"):
        yield Found(card.at("tipo"), status=Status.UNKNOWN if card.may_say("absorve", *_WHAT) else None)


LINT_46 = Check(
    code="LINT-46",
    name="absorcao_de_nada",
    rulings=("ABS-1",),
    statement=Text("A absorção não diz que ataques absorve.", "The absorption does not say which attacks it absorbs."),
    why=Text(
        "Nada se absorve a não ser o que está escrito numa legenda.",
        "Nothing is absorbed but what is written in a legend.",
    ),
    help=Text(
        "Escreva o que ela absorve, por exemplo “absorve Ninjutsu” ou “absorve qualquer ataque”.",
        "Write what it absorbs, for example “absorve Ninjutsu” or “absorve qualquer ataque”.",
    ),
    bad="{nome: Cântaro Fundo, tipo: absorcao, usos: 2}",
    good="{nome: Cântaro Fundo, tipo: absorcao, usos: 2, clausulas: [absorcao.absorve_ninjutsu]}",
    on=("tipo:absorcao",),
    find=_of_nothing,
)
LINT_47 = Check(
    code="LINT-47",
    name="absorcao_recusa_equiparado",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("ABS-3",),
    statement=Text(
        "A absorção diz que não absorve ataques equiparados a global.",
        "The absorption says that it does not absorb attacks equated to Global.",
    ),
    why=Text(
        "Um ataque equiparado a global não é Global: é absorvível ainda que a absorção exclua os globais.",
        "An attack equated to Global is not Global: it can be absorbed even if the absorption excludes Global attacks.",
    ),
    help=Text(
        "Tire isso da legenda: o juiz absorve o ataque mesmo assim.",
        "Take it out of the legend: the judge absorbs the attack all the same.",
    ),
    bad="{nome: Cântaro Fundo, tipo: absorcao, usos: 2, "
    "clausulas: [absorcao.absorve_tudo, absorcao.nao_absorve_equiparado]}",
    good="{nome: Cântaro Fundo, tipo: absorcao, usos: 2, clausulas: [absorcao.absorve_tudo]}",
    of=tuple(Kind),
    challenges=("absorcao.nao_absorve_equiparado",),
)


def _without_global(card: Card) -> Iterator[Spot]:
    idle = card.has("tipo") and not card.has("tipo", "absorcao", "outra")
    if not idle and not card.claims("absorcao.nao_absorve_equiparado"):  # these have findings of their own
        yield card.at("absorcao.nao_absorve_global")


LINT_48 = Check(
    code="LINT-48",
    name="absorcao_recusa_global",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("ABS-2", "ABS-3"),
    statement=Text(
        "“Não absorve global” só vale para ataques globais, não para os equiparados a global.",
        "“Does not absorb Global” holds for Global attacks only, not for those equated to Global.",
    ),
    why=Text(
        "Toda absorção absorve globais, se a legenda não os exclui; e o equiparado a global é absorvido de todo modo.",
        "Every absorption absorbs Global attacks unless its legend excludes them; one equated to Global is absorbed "
        "in any case.",
    ),
    help=Text(
        "Se é o que você quer, deixe como está; o equiparado a global continuará sendo absorvido.",
        "If that is what you want, leave it; an attack equated to Global will be absorbed still.",
    ),
    bad="{nome: Cântaro Fundo, tipo: absorcao, usos: 2, "
    "clausulas: [absorcao.absorve_ninjutsu, absorcao.nao_absorve_global]}",
    good="{nome: Cântaro Fundo, tipo: absorcao, usos: 2, clausulas: [absorcao.absorve_ninjutsu]}",
    of=(Kind.ABILITY, Kind.MODE, Kind.ITEM),
    on=("absorcao.nao_absorve_global",),
    find=_without_global,
)

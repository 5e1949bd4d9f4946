"""Sensing (source, lines 183 to 194)."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status
from zarcovi_rules.source.text import fold

LINT_49 = Check(
    code="LINT-49",
    name="corporal_que_localiza",
    rulings=("SENS-2",),
    statement=Text(
        "O Sensorial Corporal não dá a localização exata.",
        "Sensorial Corporal does not give the exact place.",
    ),
    why=Text(
        "Quem tem Sensorial Corporal sabe que o adversário está no campo, e não onde; a regra não admite exceção.",
        "Who has Sensorial Corporal knows that the adversary is in the field, not where; the ruling admits no "
        "exception.",
    ),
    help=Text(
        "Tire a localização, ou dê outro sensorial que não o Corporal.",
        "Take the place out, or give another sensing than Corporal.",
    ),
    bad="{nome: Pele Atenta, tipo: sensorial, sentido: corporal, verbo: ativa, usos: 2, "
    "clausulas: [sensorial.corporal_localiza]}",
    good="{nome: Pele Atenta, tipo: sensorial, sentido: corporal, verbo: ativa, usos: 2}",
    of=tuple(Kind),
    challenges=("sensorial.corporal_localiza",),
    unless=("sentido:ocular", "sentido:sem_tipo"),  # it is these that tell where
)


SENSES = frozenset(
    {
        "corporal",
        "ocular",
        *(f"{word} {kind}" for word in ("sensorial", "sensoriamento") for kind in ("corporal", "ocular")),
    }
)
"""The two senses, where a legend names them as if they were cards: “Ativa o Modo Brasa e Sensorial Ocular”."""


def _names_one(card: Card) -> bool:
    return any(fold(str(name)) in SENSES for name in card.read("ativa"))


def _of_no_kind(card: Card) -> Iterator[Found]:
    if set(card.values("sentido")) == {"sem_tipo"}:
        yield Found(card.at("sentido"))
    elif card.has("tipo", "sensorial") and card.lacks("sentido") and not _names_one(card):
        # Words that were not understood may say which.
        yield Found(card.at("tipo"), status=Status.UNKNOWN if card.may_say("sentido", "ativa") else None)


LINT_50 = Check(
    code="LINT-50",
    name="sensorial_sem_tipo",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("SENS-4",),
    statement=Text(
        "Dá Sensorial sem dizer se é Corporal ou Ocular.",
        "It gives Sensorial and does not say whether Corporal or Ocular.",
    ),
    why=Text(
        "Um ataque pode exigir um dos dois; quem só tem “Sensorial” não sabe se o atende.",
        "An attack may demand one of the two; who has just “Sensorial” does not know whether that meets it.",
    ),
    help=Text("Escreva Sensorial Corporal ou Sensorial Ocular.", "Write Sensorial Corporal or Sensorial Ocular."),
    bad="{nome: Escuta Longa, tipo: sensorial, sentido: sem_tipo, verbo: ativa, usos: 2}",
    good="{nome: Escuta Longa, tipo: sensorial, sentido: ocular, verbo: ativa, usos: 2}",
    of=(Kind.ABILITY, Kind.MODE, Kind.ITEM),
    on=("tipo:sensorial", "sentido:sem_tipo"),
    find=_of_no_kind,
)
LINT_51 = Check(
    code="LINT-51",
    name="sensorial_em_resposta",
    rulings=("SENS-5",),
    statement=Text(
        "Nenhum sensorial se ativa em resposta ao ataque que o exige.",
        "No sensing is activated in response to the attack that demands it.",
    ),
    why=Text(
        "Sensoriamento e detecções específicas têm de estar ativos antes da ofensiva que os exige.",
        "Sensing and specific detections have to be active before the offence that demands them.",
    ),
    help=Text("Tire isso da legenda.", "Take it out of the legend."),
    bad="{nome: Escuta Longa, tipo: sensorial, sentido: ocular, verbo: ativa, usos: 2, "
    "clausulas: [sensorial.ativa_em_resposta]}",
    good="{nome: Escuta Longa, tipo: sensorial, sentido: ocular, verbo: ativa, usos: 2}",
    of=tuple(Kind),
    challenges=("sensorial.ativa_em_resposta",),
)

"""Offences that take turns to land (source, lines 56 to 60)."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status

_LATE = (
    "ofensiva.cai_em_qualquer_lugar",
    "ofensiva.estorna_uso",
    "ofensiva.local_fixo",
    "ofensiva.persegue_o_alvo",
    "ofensiva.segue_se_recuperado",
    "ofensiva.sobrevive_ao_dono",
)
"""What is said of offences that take turns to land only."""


def _some_time(card: Card) -> Iterator[Spot]:
    if card.has("queda"):
        return
    for doubt in card.reading.doubts:
        if doubt.name == "queda":
            yield Spot((*card.path, "legenda"), (doubt.reads[0].start, doubt.reads[0].end))
            return
    yield card.at(*_LATE)


LINT_80 = Check(
    code="LINT-80",
    name="queda_sem_turnos",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("OFR-1", "OFR-2"),
    statement=Text(
        "Não está claro em quantos turnos a ofensiva cai.",
        "It is not clear in how many turns the offence lands.",
    ),
    why=Text(
        "A ofensiva tardia cai num turno certo, e é nele que o dono pode dizer quando e onde.",
        "A delayed offence lands in a certain turn, and that is when its owner may say when and where.",
    ),
    help=Text("Escreva em quantos turnos ela cai.", "Write in how many turns it lands."),
    bad="{nome: Pedra do Céu, tipo: ofensiva, alcance: medio, legenda: Cai em alguns turnos. ||1x}",
    good="{nome: Pedra do Céu, tipo: ofensiva, alcance: medio, queda: 2, legenda: Cai em alguns turnos. ||1x}",
    on=(*_LATE, "queda?"),
    find=_some_time,
)
LINT_81 = Check(
    code="LINT-81",
    name="queda_que_sobrevive_ao_dono",
    rulings=("OFR-3a", "OFR-3b", "OFR-3c"),
    statement=Text(
        "A ofensiva tardia é cancelada, sem estorno, se o dono morre ou cai em Genjutsu.",
        "A delayed offence is cancelled, without a refund, if its owner dies or falls in a Genjutsu.",
    ),
    why=Text(
        "Nem ressuscitar ou sair do Genjutsu no mesmo turno a salva, e o uso não volta; a regra não admite exceção.",
        "Not even resurrecting or leaving the Genjutsu in the same turn saves it, and the use does not come back; "
        "the ruling admits no exception.",
    ),
    help=Text("Tire isso da legenda.", "Take it out of the legend."),
    bad="{nome: Pedra do Céu, tipo: ofensiva, alcance: medio, queda: 2, usos: 1, "
    "clausulas: [ofensiva.sobrevive_ao_dono]}",
    good="{nome: Pedra do Céu, tipo: ofensiva, alcance: medio, queda: 2, usos: 1}",
    of=tuple(Kind),
    challenges=("ofensiva.sobrevive_ao_dono", "ofensiva.segue_se_recuperado", "ofensiva.estorna_uso"),
)

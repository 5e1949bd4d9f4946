"""Paralyses and the flow of chakra (source, lines 196 to 216)."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status

_KINDS = ("ataque.imobiliza", "ataque.corta_fluxo", "ataque.incapacita")
_TIME = ("duracao", "card.permanente", "card.dura_tempo_previsto")


def _by_taijutsu(card: Card, _: str, means: Text) -> Message | None:
    """Why it cannot be told whether a legend has to say that an attack cuts the flow: Taijutsu may without."""
    if card.has("natureza") and not card.has("natureza", "taijutsu"):
        return None
    return msg("The rules give this to Taijutsu that aims at the chakra points: “{means}”", means=means)


LINT_52 = Check(
    code="LINT-52",
    name="corte_de_fluxo_nao_dito",
    rulings=("PAR-FLUXOb",),
    statement=Text(
        "Só Taijutsu corta o fluxo de chakra, a não ser que a legenda o preveja.",
        "Only Taijutsu cuts the flow of chakra, unless the legend foresees it.",
    ),
    why=Text(
        "O corte do fluxo é efeito de ofensivas de Taijutsu; às demais, só a legenda o dá.",
        "The cutting of the flow is an effect of Taijutsu offences; to all others only the legend gives it.",
    ),
    help=Text(
        "Escreva na legenda que o ataque corta o fluxo de chakra, ou tire a cláusula.",
        "Write in the legend that the attack cuts the flow of chakra, or take the clause away.",
    ),
    bad="{nome: Agulha Fria, tipo: ofensiva, alcance: medio, natureza: ninjutsu, duracao: 2, legenda: 2x de uso, "
    "clausulas: [ataque.corta_fluxo]}",
    good="{nome: Agulha Fria, tipo: ofensiva, alcance: medio, natureza: ninjutsu, duracao: 2, legenda: 2x de uso}",
    unsaid=("ataque.corta_fluxo",),
    doubt=_by_taijutsu,
)


def _open(card: Card, *names: str) -> Status | None:
    """What can be said of what a legend lacks: nothing, where words that were not understood may say it."""
    return Status.UNKNOWN if card.may_say(*names) else None


def _cut_for_no_time(card: Card) -> Iterator[Found]:
    if card.lacks("duracao") and not card.claims(*_TIME):
        yield Found(card.at("ataque.corta_fluxo"), status=_open(card, *_TIME))


LINT_53 = Check(
    code="LINT-53",
    name="corte_sem_turnos",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("PAR-2a",),
    statement=Text(
        "O corte do fluxo não diz por quantos turnos: vale como equiparado a selamento.",
        "The cutting of the flow does not say for how many turns: it counts as equated to a sealing.",
    ),
    why=Text(
        "Sem número de turnos na legenda, o corte do fluxo se comporta como ofensiva equiparada a selamento.",
        "Without a number of turns in the legend, the cutting of the flow behaves as an offence equated to a sealing.",
    ),
    help=Text(
        "Escreva por quantos turnos corta, ou deixe assim se quer o selamento.",
        "Write for how many turns it cuts, or leave it so if you want the sealing.",
    ),
    bad="{nome: Palma Oca, tipo: ofensiva, alcance: medio, natureza: taijutsu, usos: 2, "
    "clausulas: [ataque.corta_fluxo]}",
    good="{nome: Palma Oca, tipo: ofensiva, alcance: medio, natureza: taijutsu, usos: 2, duracao: 3, "
    "clausulas: [ataque.corta_fluxo]}",
    on=("ataque.corta_fluxo",),
    find=_cut_for_no_time,
)


def _plain(card: Card) -> Iterator[Found]:
    if not card.has("efeito", "paralisia") and not card.claims("ataque.imobiliza"):
        return
    if not card.claims(*_KINDS):
        yield Found(
            card.at("efeito"),
            Text(
                "A paralisia não diz de que tipo é: vale como imobilização.",
                "The paralysis does not say of which kind it is: it counts as an immobilisation.",
            ),
            status=_open(card, *_KINDS),
        )
    if card.lacks("duracao") and not card.claims(*_TIME, "ataque.corta_fluxo", "ataque.incapacita"):
        yield Found(
            card.at("ataque.imobiliza", "efeito"),
            Text(
                "A paralisia não diz quanto dura: vale por 2 turnos.",
                "The paralysis does not say how long it lasts: it holds for 2 turns.",
            ),
            status=_open(card, *_TIME, *_KINDS),
        )


LINT_54 = Check(
    code="LINT-54",
    name="paralisia_pela_regra",
    severity=Severity.INFO,
    status=Status.WARNING,
    rulings=("PAR-NOTAa", "PAR-NOTAb"),
    statement=Text(
        "A paralisia não diz de que tipo é ou quanto dura.",
        "The paralysis does not say of which kind it is or how long it lasts.",
    ),
    why=Text(
        "Paralisia sem mais é imobilização de 2 turnos, salvo se a legenda disser outra coisa.",
        "A paralysis without more is an immobilisation of 2 turns, unless the legend says otherwise.",
    ),
    help=Text(
        "Se não é o que você quer, escreva o tipo (imobiliza, corta o fluxo, incapacita) e os turnos.",
        "If that is not what you want, write the kind (imobiliza, corta o fluxo, incapacita) and the turns.",
    ),
    bad="{nome: Fio Gelado, tipo: ofensiva, alcance: medio, efeito: paralisia, usos: 2}",
    good="{nome: Fio Gelado, tipo: ofensiva, alcance: medio, efeito: paralisia, duracao: 1, usos: 2, "
    "clausulas: [ataque.imobiliza]}",
    on=("efeito:paralisia", "ataque.imobiliza"),
    find=_plain,
)
LINT_55 = Check(
    code="LINT-55",
    name="paralisado_que_ataca",
    rulings=("PAR-OBS1",),
    statement=Text(
        "Quem é paralisado não conclui a ofensiva.",
        "Who is paralysed does not carry the offence through.",
    ),
    why=Text(
        "Qualquer paralisia interrompe a ofensiva do paralisado, que não se realiza mais; a regra não admite exceção.",
        "Any paralysis interrupts the offence of the paralysed, which is no longer made; the ruling admits no "
        "exception.",
    ),
    help=Text("Tire isso da legenda.", "Take it out of the legend."),
    bad="{nome: Ímpeto, tipo: ofensiva, alcance: medio, usos: 2, clausulas: [paralisado.conclui_a_ofensiva]}",
    good="{nome: Ímpeto, tipo: ofensiva, alcance: medio, usos: 2}",
    of=tuple(Kind),
    challenges=("paralisado.conclui_a_ofensiva",),
)
LINT_56 = Check(
    code="LINT-56",
    name="paralisado_que_voa",
    rulings=("PAR-OBS2",),
    statement=Text("Quem é paralisado não continua voando.", "Who is paralysed does not go on flying."),
    why=Text(
        "A paralisia suspende o voo do alvo enquanto dura; a regra não admite exceção.",
        "A paralysis suspends its target's flight while it lasts; the ruling admits no exception.",
    ),
    help=Text("Tire isso da legenda.", "Take it out of the legend."),
    bad="{nome: Asas de Palha, tipo: voo, verbo: ativa, usos: 1, clausulas: [paralisado.voa_paralisado]}",
    good="{nome: Asas de Palha, tipo: voo, verbo: ativa, usos: 1}",
    of=tuple(Kind),
    challenges=("paralisado.voa_paralisado",),
)


def _disabled_for_no_time(card: Card) -> Iterator[Found]:
    if card.lacks("duracao") and not card.claims(*_TIME):
        yield Found(card.at("ataque.incapacita"), status=_open(card, *_TIME))


LINT_57 = Check(
    code="LINT-57",
    name="incapacita_sem_turnos",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("PAR-3a", "PAR-3b"),
    statement=Text(
        "Incapacita e não diz por quantos turnos.",
        "It incapacitates and does not say for how many turns.",
    ),
    why=Text(
        "A incapacitação dura um número de turnos; sem ele, o texto não diz se vale por 2 ou como selamento.",
        "Incapacitation lasts a number of turns; without it the text does not say whether it holds for 2 or as a "
        "sealing.",
    ),
    help=Text("Escreva por quantos turnos incapacita.", "Write for how many turns it incapacitates."),
    bad="{nome: Sino Rachado, tipo: ofensiva, alcance: medio, usos: 1, clausulas: [ataque.incapacita]}",
    good="{nome: Sino Rachado, tipo: ofensiva, alcance: medio, usos: 1, duracao: 2, clausulas: [ataque.incapacita]}",
    on=("ataque.incapacita",),
    find=_disabled_for_no_time,
)

"""Range (source, lines 52 to 54, 72, 286)."""

from collections.abc import Iterator

from zarcovi_rules.books.zarcovi.lints.missing import missing
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.findings import Severity, Status


def _no_range(card: Card) -> Iterator[Found]:
    # The source speaks of ranges of what is aimed; whether a Global attack has one it does not say.
    if card.has("tipo", "ofensiva") and not card.has("escala", "global", "semi_global"):
        yield from missing(card, "alcance", "alcance_m")


LINT_18 = Check(
    code="LINT-18",
    name="ofensiva_sem_alcance",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("ALC-2a",),
    statement=Text("Não está dito que alcance a ofensiva tem.", "It is not said which range the offence has."),
    why=Text(
        "O jogador escolhe entre os alcances que a habilidade tem: sem nenhum, não há o que escolher.",
        "The player chooses among the ranges that the ability has: without any there is nothing to choose.",
    ),
    help=Text(
        "Escreva curto, médio ou longo, ou a lista dos alcances possíveis.",
        "Write curto, medio or longo, or the list of the ranges that it may have.",
    ),
    bad="{nome: Estaca, tipo: ofensiva, escala: unidirecional, status: letal}",
    good="{nome: Estaca, tipo: ofensiva, escala: unidirecional, status: letal, alcance: [curto, medio]}",
    on=("tipo:ofensiva",),
    find=_no_range,
)
LINT_19 = Check(
    code="LINT-19",
    name="combo_que_aumenta_alcance",
    rulings=("ALC-1", "PORT-3"),
    statement=Text(
        "A legenda quer um alcance maior que o do ataque.", "The legend wants a range greater than the attack's own."
    ),
    why=Text(
        "O jogador pode especificar outro alcance, no combo com portal ou fora dele, desde que menor.",
        "The player may specify another range, in a combo with a portal or without, so long as it is smaller.",
    ),
    help=Text(
        "Tire isso da legenda; um alcance maior tem de ser o da própria ofensiva.",
        "Take it out of the legend; a greater range has to be the offence's own.",
    ),
    bad="{nome: Janela Torta, tipo: dimensional, destino: Sótão, clausulas: [ataque.portal_aumenta_alcance]}",
    good="{nome: Janela Torta, tipo: dimensional, destino: Sótão, portal: sim}",
    challenges=("ataque.portal_aumenta_alcance", "ataque.alcance_pode_aumentar"),
)
LINT_20 = Check(
    code="LINT-20",
    name="combo_com_teleporte_sem_ser_curto",
    rulings=("TP-5",),
    statement=Text(
        "A legenda quer que o combo com o teleporte mantenha o alcance.",
        "The legend wants the combo with the teleporte to keep its range.",
    ),
    why=Text(
        "Todo combo com teleporte passa a ser de curto alcance; só o teletransporte, ou o equiparado a ele, o mantém.",
        "Every combo with a teleporte becomes short; only a teletransporte, or what is equated to it, keeps the range.",
    ),
    help=Text(
        "Tire isso da legenda, ou diga que o teleporte é equiparado a teletransporte.",
        "Take it out of the legend, or say that the teleporte is equated to teletransporte.",
    ),
    bad="{nome: Salto Seco, tipo: teleporte, rank: 2, clausulas: [ataque.combo_mantem_alcance]}",
    good="{nome: Salto Longo, tipo: teletransporte, rank: 2, clausulas: [ataque.combo_mantem_alcance]}",
    challenges=("ataque.combo_mantem_alcance",),
    unless=("tipo:teletransporte",),
    only={
        "ataque.combo_mantem_alcance": {
            "tipo": ("teleporte", "ofensiva"),
            "deslocamento.equiparado_a_teletransporte": ("nao",),
            "ataque.auxilio_equiparado_a_teletransporte": ("nao",),
        }
    },
)

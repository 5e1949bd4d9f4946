"""Dimensional abilities and portals (source, lines 276 to 300)."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status

_PORTAL = ("portal:sim", "dimensional.portal")


def _combo_without_portal(card: Card) -> Iterator[Found]:
    if set(card.values("tipo")) != {"dimensional"} or not card.has("combavel", "sim"):
        return
    if not card.has("portal", "sim") and not card.claims("dimensional.portal") and card.lacks("efeito", "escala"):
        # A legend that was understood to the last word would have said “(Portal)”.
        sure = card.has("portal", "nao") or (
            isinstance(card.data.get("legenda"), str) and not card.may_say("portal", "dimensional.portal")
        )
        yield Found(card.at("combavel"), status=None if sure else Status.UNKNOWN)


LINT_74 = Check(
    code="LINT-74",
    name="dimensional_sem_portal_que_comba",
    rulings=("PORT-0b", "PORT-1"),
    statement=Text(
        "Sem “(Portal)”, a habilidade dimensional não comba, e só pode ser invadida se a legenda o prevê.",
        "Without “(Portal)” a dimensional ability makes no combo, and can be invaded only if its legend foresees it.",
    ),
    why=Text(
        "Combar com o próprio ataque é das dimensionais com “(Portal)” na legenda; a invasão também, "
        "salvo se previsto em legenda.",
        "A combo with one's own attack is for dimensional abilities with “(Portal)” in the legend; invasion too, "
        "unless a legend foresees it.",
    ),
    help=Text(
        "Escreva “(Portal)” na legenda, ou tire o combo e a invasão.",
        "Write “(Portal)” in the legend, or take the combo and the invasion out.",
    ),
    bad="{nome: Corredor, tipo: dimensional, portal: nao, destino: Jardim de Sal, combavel: sim, usos: 2}",
    good="{nome: Corredor, tipo: dimensional, portal: sim, destino: Jardim de Sal, combavel: sim, usos: 2}",
    on=("tipo:dimensional",),
    find=_combo_without_portal,
    unsaid=("dimensional.pode_ser_invadida",),
)


def _portal_of_no_dimension(card: Card) -> Iterator[Found]:
    portal = card.has("portal", "sim") or (card.lacks("portal") and card.claims("dimensional.portal"))
    other = card.has("tipo") and not card.has("tipo", "dimensional") and not card.claims("dimensional.equiparada")
    if portal and other:
        yield Found(card.at("portal", "dimensional.portal"), status=None if card.written("tipo") else Status.UNKNOWN)


LINT_75 = Check(
    code="LINT-75",
    name="portal_sem_dimensional",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("PORT-0a",),
    statement=Text(
        "“(Portal)” só diz algo numa habilidade dimensional.",
        "“(Portal)” says something of a dimensional ability only.",
    ),
    why=Text(
        "A mecânica de portal é das habilidades dimensionais que a trazem na legenda.",
        "The mechanics of portals are those of dimensional abilities that have it in the legend.",
    ),
    help=Text(
        "Escreva “dimensional” no tipo, ou tire o portal.",
        "Write “dimensional” in the type, or take the portal away.",
    ),
    bad="{nome: Passo de Sal, tipo: teleporte, portal: sim, usos: 2}",
    good="{nome: Passo de Sal, tipo: [teleporte, dimensional], portal: sim, destino: Jardim de Sal, usos: 2}",
    on=_PORTAL,
    find=_portal_of_no_dimension,
)
LINT_76 = Check(
    code="LINT-76",
    name="portal_devolve_por_um_uso",
    rulings=("PORT-6",),
    statement=Text(
        "Mandar o ataque de volta pelo portal gasta 2 usos.",
        "To send an attack back through the portal costs 2 uses.",
    ),
    why=Text(
        "Voltar a ofensiva inimiga contra o inimigo por um portal gasta 2x de uso; a regra não admite exceção.",
        "To turn an enemy's offence against the enemy by a portal costs 2 uses; the ruling admits no exception.",
    ),
    help=Text("Escreva 2x, ou tire isso da legenda.", "Write 2x, or take it out of the legend."),
    bad="{nome: Corredor, tipo: dimensional, portal: sim, destino: Jardim de Sal, usos: 4, "
    "clausulas: [manipulacao.devolve_por_um_uso]}",
    good="{nome: Corredor, tipo: dimensional, portal: sim, destino: Jardim de Sal, usos: 4}",
    of=tuple(Kind),
    challenges=("manipulacao.devolve_por_um_uso",),
)
LINT_77 = Check(
    code="LINT-77",
    name="portal_devolve_curto",
    rulings=("PORT-2b",),
    statement=Text(
        "O portal não volta contra o próprio usuário ofensiva de curto alcance nem Taijutsu.",
        "A portal does not turn a short-range offence or Taijutsu against its own user.",
    ),
    why=Text(
        "Ofensiva de curto alcance ou de Taijutsu não se manipula contra quem a fez; a regra não admite exceção.",
        "A short-range or Taijutsu offence is not manipulated against who made it; the ruling admits no exception.",
    ),
    help=Text("Tire isso da legenda.", "Take it out of the legend."),
    bad="{nome: Corredor, tipo: dimensional, portal: sim, destino: Jardim de Sal, usos: 4, "
    "clausulas: [manipulacao.devolve_curto]}",
    good="{nome: Corredor, tipo: dimensional, portal: sim, destino: Jardim de Sal, usos: 4}",
    of=tuple(Kind),
    challenges=("manipulacao.devolve_curto",),
)
_ALL_CARDS = ("ataque.incapacita", "ataque.corta_fluxo")


def _as_all_cards(card: Card, _: str, means: Text) -> Message | None:
    """Why it cannot be told whether a card forbids what it may not, if it keeps its victim from any card at all."""
    sealed = card.has("efeito", "selamento", "aprisionamento") or card.has("natureza", "genjutsu", "genjutsu_supremo")
    if not sealed and not card.claims(*_ALL_CARDS):
        return None
    return msg("Who is kept from posting any card at all is kept from these as well (AMB-45): “{means}”", means=means)


LINT_78 = Check(
    code="LINT-78",
    name="impede_dimensional_do_inimigo",
    rulings=("PORT-5a",),
    statement=Text(
        "Não se impede o inimigo de usar habilidade dimensional.",
        "An enemy cannot be kept from using a dimensional ability.",
    ),
    why=Text(
        "A proibição não tem efeito; o que se pode é invadir a dimensão, se a legenda dela traz “(Portal)”.",
        "The prohibition has no effect; what can be done is to invade the dimension if its legend has “(Portal)”.",
    ),
    help=Text("Tire isso da legenda.", "Take it out of the legend."),
    bad="{nome: Chão Cerrado, tipo: ofensiva, alcance: medio, usos: 1, clausulas: [ataque.proibe_dimensional]}",
    good="{nome: Chão Cerrado, tipo: ofensiva, alcance: medio, usos: 1}",
    of=tuple(Kind),
    challenges=("ataque.proibe_dimensional",),
    doubt=_as_all_cards,
)
LINT_79 = Check(
    code="LINT-79",
    name="combo_de_nao_combavel",
    rulings=("PORT-7", "MAN-2"),
    statement=Text("Ataque não combável não se comba.", "A non-comboable attack is not comboed."),
    why=Text(
        "Com portais não se manipula nem se comba ataque não combável; a regra não admite exceção.",
        "With portals a non-comboable attack is neither manipulated nor comboed; the ruling admits no exception.",
    ),
    help=Text(
        "Tire o combo da legenda, ou o “não combável” do ataque.",
        "Take the combo out of the legend, or “não combável” from the attack.",
    ),
    bad="{nome: Corredor, tipo: dimensional, portal: sim, destino: Jardim de Sal, usos: 4, "
    "clausulas: [ataque.portal_comba_nao_combavel]}",
    good="{nome: Corredor, tipo: dimensional, portal: sim, destino: Jardim de Sal, usos: 4}",
    of=tuple(Kind),
    challenges=("ataque.portal_comba_nao_combavel",),
)

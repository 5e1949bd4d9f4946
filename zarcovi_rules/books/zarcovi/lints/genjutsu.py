"""Genjutsu (source, lines 266 to 274)."""

from collections.abc import Iterator

from zarcovi_rules.books.zarcovi.lints.sentences import speaks_of_all
from zarcovi_rules.core.messages import Message, Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status


def _comboable(card: Card) -> Iterator[Spot]:
    genjutsu = card.has("natureza", "genjutsu", "genjutsu_supremo")
    if genjutsu and card.has("combavel", "sim") and not card.claims("genjutsu.aceita_combo"):  # which is told anyway
        yield card.at("combavel")


LINT_71 = Check(
    code="LINT-71",
    name="genjutsu_combado_ou_acelerado",
    rulings=("GEN-2a", "GEN-2b"),
    statement=Text("Genjutsu não se comba nem ganha velocidade.", "A Genjutsu is neither comboed nor sped up."),
    why=Text(
        "Um Genjutsu não pode ser combado nem sofrer aumento de velocidade; a regra não admite exceção.",
        "A Genjutsu can neither be comboed nor gain speed; the ruling admits no exception.",
    ),
    help=Text("Tire isso da ficha e da legenda.", "Take it out of the sheet and the legend."),
    bad="{nome: Sonho de Areia, tipo: ofensiva, alcance: medio, natureza: genjutsu, combavel: sim, usos: 1}",
    good="{nome: Sonho de Areia, tipo: ofensiva, alcance: medio, natureza: genjutsu, combavel: nao, usos: 1}",
    on=("natureza:genjutsu", "natureza:genjutsu_supremo"),
    find=_comboable,
    challenges=("genjutsu.aceita_combo", "genjutsu.aceita_aumento"),
)


def _immune_to_all(card: Card, clause: str, means: Text) -> Message | None:
    return speaks_of_all(card, clause, means) if clause == "vitima.imune_a_genjutsu_supremo" else None


_VICTIMS = ("ataque.imobiliza", "ataque.incapacita", "ataque.corta_fluxo", "genjutsu.dura_um_turno")


def _for_turns(card: Card) -> Iterator[Found]:
    if card.has("tipo") and not card.has("tipo", "ofensiva", "outra"):
        return  # it has something else to do with Genjutsu
    if not isinstance(card.number("duracao"), int) or card.claims(*_VICTIMS):
        return
    # The turns may be those of another effect that it has.
    sure = card.lacks("verbo", "ativa", "efeito") and not card.may_say("natureza", "duracao", "efeito", "verbo")
    yield Found(card.at("duracao"), status=None if sure else Status.UNKNOWN)


LINT_83 = Check(
    code="LINT-83",
    name="genjutsu_por_turnos",
    rulings=("GEN-1a",),
    statement=Text("O Genjutsu não acaba por si em alguns turnos.", "A Genjutsu does not end by itself in some turns."),
    why=Text(
        "Os efeitos do Genjutsu duram até ele ser desfeito; a regra não admite exceção.",
        "The effects of a Genjutsu last until it is undone; the ruling admits no exception.",
    ),
    help=Text("Tire os turnos da ficha e da legenda.", "Take the turns out of the sheet and the legend."),
    bad="{nome: Sonho de Areia, tipo: ofensiva, alcance: medio, natureza: genjutsu, duracao: 3, usos: 1}",
    good="{nome: Sonho de Areia, tipo: ofensiva, alcance: medio, natureza: genjutsu, usos: 1}",
    on=("natureza:genjutsu", "natureza:genjutsu_supremo"),
    find=_for_turns,
)


LINT_72 = Check(
    code="LINT-72",
    name="imunidade_que_cobre_o_supremo",
    rulings=("GEN-4b",),
    statement=Text(
        "Imunidade a Genjutsu não cobre o Genjutsu Supremo.",
        "Immunity to Genjutsu does not cover Supreme Genjutsu.",
    ),
    why=Text(
        "Quem é imune a Genjutsu não é imune ao Supremo; é a imunidade ao Supremo que cobre todos.",
        "Who is immune to Genjutsu is not immune to the Supreme one; it is immunity to the Supreme that covers all.",
    ),
    help=Text(
        "Escreva na legenda “imune a Genjutsu Supremo”, ou tire a cláusula.",
        "Write “imune a Genjutsu Supremo” in the legend, or take the clause away.",
    ),
    bad="{nome: Mente de Pedra, tipo: imunidade, verbo: ativa, legenda: 1x de uso, "
    "clausulas: [vitima.imune_a_genjutsu_supremo]}",
    good="{nome: Mente de Pedra, tipo: imunidade, verbo: ativa, usos: 1, clausulas: [vitima.imune_a_genjutsu]}",
    of=(Kind.ABILITY, Kind.MODE, Kind.ITEM, Kind.EXTENSION, Kind.CHARACTER),
    challenges=("vitima.imunidade_cobre_supremo",),
    unsaid=("vitima.imune_a_genjutsu_supremo",),
    doubt=_immune_to_all,
)
LINT_73 = Check(
    code="LINT-73",
    name="ativacao_contra_o_supremo",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("GEN-3b",),
    statement=Text(
        "Nada se ativa em resposta a um Genjutsu Supremo, a não ser que a legenda o preveja.",
        "Nothing is activated in response to a Supreme Genjutsu, unless the legend foresees it.",
    ),
    why=Text(
        "Contra o Genjutsu Supremo só se ativa o que prevê esse uso, ou o que é mais rápido do que ele.",
        "Against a Supreme Genjutsu only what foresees that use is activated, or what is faster than it.",
    ),
    help=Text(
        "Escreva na legenda que se ativa em resposta a Genjutsu Supremo, ou tire a cláusula.",
        "Write in the legend that it is activated in response to a Supreme Genjutsu, or take the clause away.",
    ),
    bad="{nome: Mente de Pedra, tipo: imunidade, verbo: ativa, legenda: 1x de uso, "
    "clausulas: [resposta.preve_supremo]}",
    good="{nome: Mente de Pedra, tipo: imunidade, verbo: ativa, legenda: 1x de uso}",
    of=(Kind.ABILITY, Kind.MODE, Kind.ITEM),
    unsaid=("resposta.preve_supremo",),
    doubt=speaks_of_all,
)

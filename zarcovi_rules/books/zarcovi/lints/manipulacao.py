"""Manipulating attacks (source, lines 96 to 102)."""

from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check


def _by_returning(card: Card, _: str, means: Text) -> Message | None:
    """Why it cannot be told whether a legend that returns Taijutsu manipulates it."""
    if card.has("tipo", "manipulacao", "dimensional") or not card.claims("defesa.devolve"):
        return None
    return msg(
        "It may only repel Taijutsu; whether to return an attack is to manipulate it hangs on how the table reads the "
        "ruling (AMB-21): “{means}”",
        means=means,
    )


LINT_29 = Check(
    code="LINT-29",
    name="manipula_taijutsu",
    rulings=("MANLIM-1",),
    statement=Text("A legenda quer manipular Taijutsu.", "The legend wants to manipulate Taijutsu."),
    why=Text(
        "Taijutsu não pode ser manipulado; a regra não admite exceção.",
        "Taijutsu cannot be manipulated; the ruling admits no exception.",
    ),
    help=Text("Tire o Taijutsu do que ela manipula.", "Take Taijutsu out of what it manipulates."),
    bad="{nome: Mão do Vento, tipo: manipulacao, rank: 3, clausulas: [manipulacao.alcanca_taijutsu]}",
    good="{nome: Mão do Vento, tipo: manipulacao, rank: 3}",
    challenges=("manipulacao.alcanca_taijutsu",),
    doubt=_by_returning,
)
LINT_30 = Check(
    code="LINT-30",
    name="manipula_nao_combavel",
    rulings=("MAN-2", "PORT-7", "DEV-1b"),
    statement=Text(
        "A legenda quer manipular ou devolver ataques não combáveis.",
        "The legend wants to manipulate or return attacks that cannot be comboed.",
    ),
    why=Text(
        "Só se manipula o ataque que se possa combar; quem devolve pode apenas repelir os outros.",
        "Only an attack that can be comboed is manipulated; who returns attacks may only repel the others.",
    ),
    help=Text(
        "Tire os ataques não combáveis do que ela manipula ou devolve; quem devolve pode apenas repeli-los.",
        "Take non-comboable attacks out of what it manipulates or returns; who returns attacks may only repel these.",
    ),
    bad="{nome: Desvio, tipo: manipulacao, rank: 3, clausulas: [manipulacao.alcanca_nao_combavel]}",
    good="{nome: Desvio, tipo: manipulacao, rank: 3}",
    challenges=("manipulacao.alcanca_nao_combavel", "defesa.devolve_nao_combavel"),
    concerns={
        "MAN-2": {"tipo": ("manipulacao", "outra")},
        "PORT-7": {"tipo": ("dimensional",)},
        "DEV-1b": {"tipo": ("contra_ataque",)},
    },
)

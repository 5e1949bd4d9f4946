"""Teleporte and teletransporte (source, lines 62 to 86)."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Status
from zarcovi_rules.source.text import fold

_GIANTS = frozenset({"gigante", "mega_gigante"})
_GIANT_PAGE = ("porte:gigante", "porte:mega_gigante")
_TELEPORTE = {"tipo": ("teleporte",)}
_NORMAL_TELEPORTE = {**_TELEPORTE, "porte": ("normal",)}
_TELETRANSPORTE = ("tipo:teletransporte",)
"""A card that is one of these too may mean the passengers of this, of whom the rulings name no number."""

_MANY = ("deslocamento.leva_dois", "deslocamento.leva_tres")


_EQUATED = "deslocamento.equiparado_a_teletransporte"
_OF_GIANTS_TOO = ("deslocamento.leva_tres", "deslocamento.leva_dois_gigantes")
"""What not even the teleporte of a Giant may take."""


def _unsure(card: Card, clause: str, means: Text) -> Message | None:
    """Why it cannot be told whether a teleporte may take those whom it takes, if it cannot."""
    if card.claims(_EQUATED):
        return msg(
            "It counts as a teletransporte, for which the rules name no number of passengers: “{means}”", means=means
        )
    mode = None if clause in _OF_GIANTS_TOO else _growing(card)
    return None if mode is None else msg("With “{mode}” the user may be a Giant: “{means}”", mode=mode, means=means)


def _growing(card: Card) -> str | None:
    """The name of a card with which the character may become a Giant, whatever size is written in the sheet."""
    for one in card.sheet.cards if card.sheet is not None else ():
        said = [one.reading.text[start:end] for start, end in one.reading.unread] if one.kind is Kind.MODE else []
        named = [one.name] if one.kind is Kind.MODE and one.name is not None else []
        if one.has("porte_que_da", *_GIANTS) or any("gigante" in fold(text) for text in (*named, *said)):
            return one.name
    return None


def _of_its_size(card: Card, clause: str, means: Text) -> Text:
    """What a clause says of Giants, where the legend says it of Mega Giants: the rulings forbid both alike."""
    reads = card.reading.by_name.get(clause)
    if not reads or not _says_mega(card, reads[0].start, reads[0].end):
        return means
    return Text(*(text.replace("Gigante", "Mega Gigante").replace("Giant", "Mega Giant") for text in means))


def _says_mega(card: Card, start: int, end: int) -> bool:
    return "mega" in fold(card.reading.text[start:end])


def _passengers(card: Card) -> int:
    """How many the teleporte takes by its legend's number, where no clause says so too."""
    numbers = [value for value in card.values("passageiros") if isinstance(value, int)]
    said = card.claims(*_MANY, _OF_GIANTS_TOO[1])
    return max(numbers, default=0) if card.has("tipo", "teleporte") and not said else 0


def _several(card: Card) -> Iterator[Found]:
    count, size = _passengers(card), card.holds("porte")
    if count > 1 and (not size or "normal" in size):
        why = _unsure(card, "" if count == 2 else _OF_GIANTS_TOO[0], LINT_21.statement)
        unknown = why is not None or (count == 2 and not size)
        yield Found(card.at("passageiros"), why, status=Status.UNKNOWN if unknown else None)


LINT_21 = Check(
    code="LINT-21",
    name="teleporte_leva_mais_de_um",
    rulings=("TP-2",),
    statement=Text(
        "O teleporte de um personagem de porte normal leva mais de um.",
        "The teleporte of a character of normal size takes more than one.",
    ),
    why=Text(
        "O teleporte leva um aliado ou inimigo; dois, só se o próprio usuário for Gigante ou Mega Gigante.",
        "A teleporte takes one ally or enemy; two only if its user is a Giant or Mega Giant.",
    ),
    help=Text(
        "Deixe um passageiro só; se o personagem for Gigante, deixe até dois e escreva o porte na ficha.",
        "Leave one passenger only; if the character is a Giant, leave up to two and write “porte” in the sheet.",
    ),
    bad="""
livro: zarcovi
nome: Ravi
porte: normal
habilidades:
  - {nome: Passo Partido, tipo: teleporte, rank: 2, clausulas: [deslocamento.leva_dois]}
""",
    good="""
livro: zarcovi
nome: Ravi
porte: gigante
habilidades:
  - {nome: Passo Partido, tipo: teleporte, rank: 2, clausulas: [deslocamento.leva_dois]}
""",
    on=("passageiros",),
    find=_several,
    challenges=_MANY,
    only={"deslocamento.leva_dois": _NORMAL_TELEPORTE, "deslocamento.leva_tres": _TELEPORTE},
    unless=_TELETRANSPORTE,
    doubt=_unsure,
)
LINT_22 = Check(
    code="LINT-22",
    name="teleporte_leva_gigante",
    rulings=("TP-2",),
    statement=Text(
        "O teleporte de um personagem de porte normal leva um Gigante ou Mega Gigante.",
        "The teleporte of a character of normal size takes a Giant or Mega Giant.",
    ),
    why=Text(
        "O teleporte leva quem não seja Gigante nem Mega Gigante; um Gigante, só se o próprio usuário for um.",
        "A teleporte takes one who is neither a Giant nor a Mega Giant; a Giant only if its user is one.",
    ),
    help=Text(
        "Tire o Gigante da legenda; se o personagem for Gigante, deixe um só e escreva o porte na ficha.",
        "Take the Giant out of the legend; if the character is a Giant, leave one and write “porte” in the sheet.",
    ),
    bad="""
livro: zarcovi
nome: Iara
porte: normal
habilidades:
  - {nome: Carona, tipo: teleporte, rank: 3, clausulas: [deslocamento.leva_gigante]}
""",
    good="""
livro: zarcovi
nome: Iara
porte: mega_gigante
habilidades:
  - {nome: Carona, tipo: teleporte, rank: 3, clausulas: [deslocamento.leva_gigante]}
""",
    challenges=("deslocamento.leva_gigante", "deslocamento.leva_dois_gigantes"),
    only={"deslocamento.leva_gigante": _NORMAL_TELEPORTE, "deslocamento.leva_dois_gigantes": _TELEPORTE},
    unless=_TELETRANSPORTE,
    doubt=_unsure,
    means=_of_its_size,
)


def _too_much(card: Card) -> Iterator[Found]:
    if _GIANTS.isdisjoint(card.holds("porte")):
        return
    if _passengers(card) > 2:
        why = _unsure(card, _OF_GIANTS_TOO[0], LINT_23.statement)
        yield Found(card.at("passageiros"), why, status=None if why is None else Status.UNKNOWN)
    for read in card.reading.by_name.get("deslocamento.leva_gigante", ()):
        if card.has("tipo", "teleporte") and _says_mega(card, read.start, read.end):
            yield Found(Spot((*card.path, "legenda"), (read.start, read.end)), _MEGA, _ASK, Status.UNKNOWN)


_MEGA = msg("Whether a Giant may take a Mega Giant hangs on how the table reads the ruling (AMB-12)")
_ASK = msg("Ask your committee, or take the Mega Giant out of the legend.")

LINT_23 = Check(
    code="LINT-23",
    name="teleporte_de_gigante_leva_demais",
    rulings=("TP-3",),
    statement=Text(
        "O teleporte do Gigante leva mais de dois, ou dois Gigantes.",
        "The Giant's teleporte takes more than two, or two Giants.",
    ),
    why=Text(
        "O teleporte de um Gigante ou Mega Gigante leva até dois, e só um deles pode ser Gigante.",
        "The teleporte of a Giant or Mega Giant takes up to two, and only one of them may be a Giant.",
    ),
    help=Text(
        "Deixe dois passageiros, no máximo um deles Gigante.", "Leave two passengers, at most one of them a Giant."
    ),
    bad="""
livro: zarcovi
nome: Torrão
porte: gigante
habilidades:
  - {nome: Arrasto, tipo: teleporte, rank: 3, clausulas: [deslocamento.leva_tres]}
""",
    good="""
livro: zarcovi
nome: Torrão
porte: gigante
habilidades:
  - {nome: Arrasto, tipo: teleporte, rank: 3, clausulas: [deslocamento.leva_dois]}
""",
    on=("passageiros", "deslocamento.leva_gigante"),
    find=_too_much,
    challenges=("deslocamento.leva_tres", "deslocamento.leva_dois_gigantes"),
    where=_GIANT_PAGE,
    unless=_TELETRANSPORTE,
    doubt=_unsure,
    means=_of_its_size,
)
LINT_24 = Check(
    code="LINT-24",
    name="voo_emprestado_por_mais_de_um_turno",
    rulings=("TP-6",),
    statement=Text(
        "A legenda quer que o teleportado voe por mais de um turno.",
        "The legend wants the one who was teleported to fly for more than one turn.",
    ),
    why=Text(
        "Quem voa e teleporta alguém empresta o voo por um único turno.",
        "Whoever flies and teleports someone lends the flight for a single turn.",
    ),
    help=Text(
        "Tire os turnos da legenda, ou escreva um só.", "Take the turns out of the legend, or write a single one."
    ),
    bad="{nome: Asa Emprestada, tipo: teleporte, rank: 3, clausulas: [deslocamento.voo_prolongado]}",
    good="{nome: Asa Emprestada, tipo: teleporte, rank: 3}",
    challenges=("deslocamento.voo_prolongado",),
    only={"deslocamento.voo_prolongado": {"tipo": ("teleporte", "voo")}},
)
LINT_25 = Check(
    code="LINT-25",
    name="teletransporte_leva_aliados_sem_dizer",
    rulings=("TT-1a",),
    statement=Text(
        "A legenda não diz que o teletransporte leva aliados.",
        "The legend does not say that the teletransporte takes allies.",
    ),
    why=Text(
        "O teletransporte leva só o seu usuário; aliados, apenas se a legenda prevê.",
        "A teletransporte takes its user only; allies only if the legend foresees it.",
    ),
    help=Text(
        "Escreva na legenda que ele pode levar aliados, ou tire a cláusula.",
        "Write in the legend that it may take allies, or take the clause away.",
    ),
    bad="""
nome: Dobra
tipo: teletransporte
rank: 2
usos: 3
legenda: Rank 2. ||3x
clausulas: [deslocamento.leva_aliados]
""",
    good="{nome: Dobra, tipo: teletransporte, rank: 2, usos: 3, legenda: Pode levar aliados. Rank 2. ||3x}",
    unsaid=("deslocamento.leva_aliados",),
)

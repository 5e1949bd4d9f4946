"""What a legend leaves open, and what of it was not understood: told, and never settled."""

from collections.abc import Iterator, Sequence
from functools import partial

from zarcovi_rules.books.zarcovi.sheet.fields import LABELS
from zarcovi_rules.core.messages import Text, grouped, msg
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found, Later
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status
from zarcovi_rules.lint.legend.reader import LONGEST
from zarcovi_rules.lint.legend.reading import Doubt, Read
from zarcovi_rules.source.text import brief, fold


def _spot(card: Card, read: Read) -> Spot:
    return Spot((*card.path, "legenda"), (read.start, read.end))


_QUOTED = 8
"""So many places of a legend are quoted in one message."""


def _words(card: Card, read: Read) -> str:
    return brief(card.reading.text[read.start : read.end].rstrip(" ,;:"))


def _not_understood(card: Card) -> Iterator[Later]:
    unread = card.reading.unread
    if len(card.reading.text) > LONGEST:
        yield partial(_too_long, card, unread[-1])
        unread = unread[:-1]
    if unread:
        yield partial(_quoted, card, unread)


def _too_long(card: Card, rest: tuple[int, int]) -> Found:
    message = msg("Of a legend {count} characters are read, and not what follows", count=grouped(LONGEST))
    return Found(Spot((*card.path, "legenda"), rest), message, msg("Shorten it."))


def _quoted(card: Card, unread: Sequence[tuple[int, int]]) -> Found:
    told: dict[str, str] = {}
    for start, end in unread:
        passage = card.reading.text[start:end]
        told.setdefault(fold(passage), f"“{brief(passage)}”")
    quoted = list(told.values())
    words = tuple(quoted[:_QUOTED])
    message = msg("Not understood: {words}", words=words)
    if (more := len(quoted) - _QUOTED) > 0:
        message = msg("Not understood: {words}, and {count} places more", words=words, count=more)
    return Found(Spot((*card.path, "legenda"), unread[0]), message)


NOT_UNDERSTOOD = Check(
    code="LEGENDA-01",
    name="nao_entendido",
    severity=Severity.INFO,
    status=Status.UNKNOWN,
    rulings=(),
    statement=Text("Parte da legenda não foi entendida.", "Part of the legend was not understood."),
    why=Text(
        "O que nenhuma frase do vocabulário explica não vale nem contra nem a favor: fica sem se saber.",
        "What no phrase of the vocabulary explains counts neither for nor against: it stays unknown.",
    ),
    help=Text(
        "Se isso importa para as regras, escreva-o nos campos ou nas cláusulas da ficha.",
        "If it matters to the rules, write it in the fields or the clauses of the sheet.",
    ),
    alone=Text(
        "Se isso importa para as regras, diga-o com outras palavras: o que não entendi não foi verificado.",
        "If it matters to the rules, say it in other words: what was not understood was not checked.",
    ),
    bad="{nome: Corte de Vento, tipo: outra, legenda: 'Fulgurância xaropada. ||5x'}",
    good="{nome: Corte de Vento, tipo: outra, legenda: '||5x'}",
    of=tuple(Kind),
    on=("legenda",),
    find=_not_understood,
)


def _told_elsewhere(doubt: Doubt) -> bool:
    """Whether a check of its own tells of it: permanent and for turns at once, landing in some turns, absorbing."""
    if doubt.ambiguous:
        return doubt.name in {"queda", "absorve"}
    return doubt.name == "duracao" and "permanente" in {read.value for read in doubt.reads}


_IN_ONE_LINE = msg("The legend says two things of “{field}”: “{first}” and “{last}”")
_IN_TWO_LINES = msg("The legend says two things of “{field}”: “{first}” (line {line}) and “{last}”")
_CLAUSE_IN_ONE_LINE = msg("The legend says and unsays the same: “{first}” and “{last}”")
_CLAUSE_IN_TWO_LINES = msg("The legend says and unsays the same: “{first}” (line {line}) and “{last}”")


def _doubts(card: Card, *, ambiguous: bool) -> dict[tuple[Read, ...], tuple[Text, ...]]:
    """What the legend leaves open, by the words that do: one finding for all fields of which they say the same."""
    found: dict[tuple[tuple[int, int], ...], tuple[tuple[Read, ...], list[str]]] = {}
    for doubt in card.reading.doubts:
        written = ambiguous and card.written(doubt.name)
        if doubt.ambiguous is ambiguous and not written and not _told_elsewhere(doubt):
            words = tuple((read.start, read.end) for read in doubt.reads)
            found.setdefault(words, (doubt.reads, []))[1].append(doubt.name)
    return {reads: tuple(LABELS[name] for name in names if name in LABELS) for reads, names in found.values()}


def _prices(card: Card) -> Iterator[tuple[tuple[Read, ...], tuple[Text, ...]]]:
    """Prices of the same thing that differ; to use a card and to activate it are two things."""
    reads = card.reading.by_name["custo"]
    same: dict[tuple[str, bool], list[Read]] = {}
    for read in reads if len(reads) > 1 else ():
        activates = "ativa" in fold(card.reading.text[read.start : read.end])
        same.setdefault((str(read.value).partition(" ")[0], activates), []).append(read)
    for each in same.values():
        if len(each) > 1:
            yield tuple(each), (LABELS["custo"],)


def _two_things(card: Card) -> Iterator[Found]:
    reading = card.reading
    found = [*_doubts(card, ambiguous=False).items()] if reading.doubts else []
    if "custo" in reading.by_name:
        found += _prices(card)
    for (first, *_, last), names in found:
        one, two = (_IN_ONE_LINE, _IN_TWO_LINES) if names else (_CLAUSE_IN_ONE_LINE, _CLAUSE_IN_TWO_LINES)
        says = {"field": names, "first": _words(card, first), "last": _words(card, last)}
        spot, other = _spot(card, last), _spot(card, first)
        yield Found(spot, two.about(**says), other=other, in_line=one.about(**says))


TWO_THINGS = Check(
    code="LEGENDA-02",
    name="legenda_diz_duas_coisas",
    severity=Severity.WARNING,
    status=Status.UNKNOWN,
    rulings=(),
    statement=Text(
        "A legenda dá dois valores para o que só pode ter um.",
        "The legend gives two values to what can have only one.",
    ),
    why=Text(
        "Quando a legenda se contradiz, ninguém escolhe por ela: o valor fica sem se saber.",
        "When a legend contradicts itself nobody chooses for it: the value stays unknown.",
    ),
    help=Text("Deixe só um dos dois.", "Leave only one of the two."),
    bad="{nome: Corte de Vento, tipo: outra, legenda: '2x de uso. ||4x'}",
    good="{nome: Corte de Vento, tipo: outra, legenda: '4x de uso. ||4x'}",
    of=tuple(Kind),
    on=("legenda",),
    find=_two_things,
)


def _two_ways(card: Card) -> Iterator[Found]:
    for (read, *_), names in _doubts(card, ambiguous=True).items() if card.reading.doubts else ():
        message = msg("It is not clear what “{words}” says of “{field}”", words=_words(card, read), field=names)
        yield Found(
            _spot(card, read),
            message if names else msg("It is not clear what “{words}” says", words=_words(card, read)),
        )


TWO_WAYS = Check(
    code="LEGENDA-03",
    name="legenda_de_dois_sentidos",
    severity=Severity.WARNING,
    status=Status.UNKNOWN,
    rulings=(),
    statement=Text(
        "A legenda escreve algo que se pode entender de mais de um modo.",
        "The legend writes something that may be taken in more than one way.",
    ),
    why=Text(
        "“3/5” pode ser 3 que restam ou 3 já gastos: o valor fica sem se saber.",
        "“3/5” may be 3 that are left or 3 that are spent: the value stays unknown.",
    ),
    help=Text(
        "Escreva o valor no campo da ficha, ou de outro modo na legenda.",
        "Write the value in the field of the sheet, or otherwise in the legend.",
    ),
    alone=Text("Escreva o valor de outro modo.", "Write the value in another way."),
    bad="{nome: Corte de Vento, tipo: outra, legenda: 'Usos: 3/5'}",
    good="{nome: Corte de Vento, tipo: outra, legenda: 'Usos: 5'}",
    of=tuple(Kind),
    on=("legenda",),
    find=_two_ways,
)

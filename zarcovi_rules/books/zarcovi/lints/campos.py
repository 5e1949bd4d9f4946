"""Fields that do not go together."""

from collections.abc import Iterator

from zarcovi_rules.books.zarcovi.sheet.fields import LABELS
from zarcovi_rules.core.messages import Text, msg
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status

_BARRIERS = (frozenset({"barreira"}), Text("barreiras", "barriers"))
_DIMENSIONS = (frozenset({"dimensional"}), Text("habilidades dimensionais", "dimensional abilities"))
_FOR = {
    "forma": _BARRIERS,
    "cobertura": _BARRIERS,
    "permanece": _BARRIERS,
    "modo_gigante": _BARRIERS,
    "destino": _DIMENSIONS,
    "origem": _DIMENSIONS,
}
"""The fields that say something of one type of ability only."""

_NO_ATTACK = frozenset(
    [
        "barreira", "sensorial", "regeneracao", "ressurreicao", "drible_de_morte",
        "intangibilidade", "imunidade", "voo", "velocidade",
    ]
)  # fmt: skip
"""The types of ability that nobody has to defend against."""

_OF_ATTACKS = ("queda", "exige", "so_escapa_com", "cabe", "nao_cabe")


def _of_another_type(card: Card) -> Iterator[Found]:
    types = card.written("tipo")
    if not types or "outra" in types or card.claims("dimensional.equiparada"):
        return
    if not card.known["tipo"].values.keys() >= set(types):  # of which type it is meant to be nobody can tell
        return
    for name, (wanted, what) in _FOR.items():
        if card.written(name) and wanted.isdisjoint(map(str, types)):
            yield Found(Spot((*card.path, name), of_key=True), _IDLE.about(field=name, what=what))
    if _NO_ATTACK.issuperset(map(str, types)):
        for name in _OF_ATTACKS:
            if card.written(name):
                what = Text("ataques", "attacks")
                yield Found(Spot((*card.path, name), of_key=True), _IDLE.about(field=name, what=what))


_IDLE = msg("“{field}” says nothing here: it is for {what}")

OF_ANOTHER_TYPE = Check(
    code="FICHA-18",
    name="campo_de_outro_tipo",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=(),
    statement=Text(
        "O campo não diz nada sobre este tipo de habilidade.", "The field says nothing of this type of ability."
    ),
    why=Text(
        "O juiz não olha a forma do que não é barreira, nem o destino do que não é dimensional.",
        "The judge does not look at the form of what is no barrier, nor at where what is not dimensional leads to.",
    ),
    help=Text("Tire o campo, ou complete o tipo.", "Take the field away, or complete the type."),
    bad="{nome: Passo de Sal, tipo: teleporte, rank: 2, usos: 2, forma: campo}",
    good="{nome: Passo de Sal, tipo: teleporte, rank: 2, usos: 2}",
    on=(*_FOR, *_OF_ATTACKS),
    find=_of_another_type,
)


def _contradicting(card: Card) -> Iterator[Found]:
    if card.kind is Kind.ITEM:
        yield from _of_an_item(card)
        return
    if card.has("complementar", "nao") and card.has("complementa"):
        yield _both(card, "complementar", "complementa")
    for other in ("cabe", "so_escapa_com"):
        if set(card.values(other)) & set(card.values("nao_cabe")):
            yield _both(card, other, "nao_cabe")


def _of_an_item(item: Card) -> Iterator[Found]:
    places, hands = item.values("local"), item.number("maos")
    if hands is not None and places and (hands > 0) is not ("mao" in places):
        found = _both(item, "local", "maos")
        # What is worn on the hand and leaves it free, as a ring does, no ruling speaks of.
        yield found if hands else found._replace(status=Status.UNKNOWN)
    if len(places) > 1 and "sem_local" in places:
        yield Found(item.at("local"), _NOWHERE, status=None if item.written("local") else Status.UNKNOWN)


_NOWHERE = Text(
    "O item ocupa um lugar e não ocupa lugar nenhum: “local” diz as duas coisas.",
    "The item takes a place and takes none: “local” says both.",
)


def _both(card: Card, one: str, other: str) -> Found:
    written = bool(card.written(one) and card.written(other))
    named = {"one": one, "other": other} if written else {"one": LABELS[one], "other": LABELS[other]}
    return Found(
        card.at(other),
        msg("“{other}” contradicts “{one}” (line {line})", **named, line=None),
        status=None if written else Status.UNKNOWN,
        other=card.at(one),
        in_line=msg("“{other}” contradicts “{one}”", **named),
    )


CONTRADICTING = Check(
    code="FICHA-19",
    name="campos_que_se_contradizem",
    rulings=(),
    statement=Text(
        "Dois campos se contradizem, ou um diz duas coisas que não vão juntas.",
        "Two fields contradict each other, or one says two things that do not go together.",
    ),
    why=Text(
        "A mesma defesa não pode caber e não caber; o que ocupa mão se equipa na mão.",
        "One defence cannot fit and not fit; what takes a hand is worn in the hand.",
    ),
    help=Text("Deixe só o que vale.", "Leave only what holds."),
    bad="{nome: Corte de Vento, tipo: ofensiva, alcance: curto, usos: 5, cabe: [esquiva], nao_cabe: [esquiva, voo]}",
    good="{nome: Corte de Vento, tipo: ofensiva, alcance: curto, usos: 5, cabe: [esquiva], nao_cabe: [voo]}",
    of=(Kind.ABILITY, Kind.ITEM),
    on=("complementar:nao", "nao_cabe", "maos", "local:sem_local"),
    find=_contradicting,
)

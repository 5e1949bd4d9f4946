"""Names by which one card of a sheet cites another."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Text, msg
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status
from zarcovi_rules.source.text import brief, fold

_CITED: dict[str, tuple[Kind, ...]] = {
    "complementa": (Kind.ABILITY, Kind.MODE, Kind.ITEM, Kind.EXTENSION),
    "mescla": (Kind.MODE,),
    "equipado": (Kind.ITEM,),
}
"""What kinds of card the names in each field are names of; of what a card activates, any."""


def unknown(card: Card, field: str, words: frozenset[str] = frozenset()) -> Iterator[Found]:
    """The names in a field by which the sheet has no card, but for `words` that are no name."""
    sheet = card.sheet
    for name, spot in card.each(field) if sheet is not None and not sheet.cut else ():
        assert sheet is not None
        if sheet.named.get(fold(str(name))) or fold(str(name)) in words:
            continue
        near = sheet.near(str(name), _CITED.get(field, tuple(Kind)), but=card)
        help_ = None if near is None else msg("Did you mean “{near}”?", near=brief(near))
        yield Found(spot, msg("The sheet has no card called “{name}”", name=brief(str(name))), help_)


def _cites_nothing(card: Card) -> Iterator[Found]:
    for field in _CITED:
        if card.written(field) and field in card.known:
            yield from unknown(card, field)


UNKNOWN = Check(
    code="FICHA-11",
    name="referencia_desconhecida",
    rulings=(),
    statement=Text("A ficha não tem card com esse nome.", "The sheet has no card of this name."),
    why=Text(
        "O que um card cita tem de estar na ficha, pelo nome que tem nela; acentos e maiúsculas não importam.",
        "What a card cites has to be in the sheet, by the name that it has there; accents and capitals do not matter.",
    ),
    help=Text(
        "Ponha o card na ficha, ou escreva o nome como está nela.",
        "Put the card in the sheet, or write the name as it stands there.",
    ),
    bad="""
livro: zarcovi
nome: Rin
equipado: [Espada de Oso]
itens:
  - {nome: Espada de Osso, local: mao, maos: 1}
""",
    good="""
livro: zarcovi
nome: Rin
equipado: [espada de osso]
itens:
  - {nome: Espada de Osso, local: mao, maos: 1}
""",
    of=tuple(Kind),
    on=tuple(_CITED),
    find=_cites_nothing,
)


def _cites_another_thing(card: Card) -> Iterator[Found]:
    for field, kinds in _CITED.items():
        for name, spot in card.each(field) if card.written(field) else ():
            others = card.sheet.named.get(fold(str(name)), ()) if card.sheet is not None else ()
            if others and not any(other.kind in kinds for other in others):
                yield Found(spot, _OF_ANOTHER_KIND[field], other=others[0].at("nome"), in_line=_IN_LINE[field])


_OF_ANOTHER_KIND = {
    "complementa": msg("What it completes is the character, not a card (line {line})"),
    "mescla": msg("What it merges with is not a mode (line {line})"),
    "equipado": msg("What is equipped is not an item (line {line})"),
}
_IN_LINE = {
    "complementa": msg("What it completes is the character, not a card"),
    "mescla": msg("What it merges with is not a mode"),
    "equipado": msg("What is equipped is not an item"),
}

ANOTHER_KIND = Check(
    code="FICHA-12",
    name="referencia_a_outra_coisa",
    rulings=(),
    statement=Text("O card citado é de outra espécie.", "The card that is cited is of another kind."),
    why=Text(
        "Só itens se equipam, só modos se mesclam, e o que se complementa é um card, não o personagem.",
        "Only items are equipped, only modes merge, and what is completed is a card, not the character.",
    ),
    help=Text("Cite o card certo, ou mude-o de lista na ficha.", "Cite the right card, or move it to another list."),
    bad="""
livro: zarcovi
nome: Rin
equipado: [Muro]
habilidades:
  - {nome: Muro, usos: 2}
""",
    good="""
livro: zarcovi
nome: Rin
equipado: [Muro]
itens:
  - {nome: Muro, local: costas}
""",
    of=tuple(Kind),
    on=tuple(_CITED),
    find=_cites_another_thing,
)


def _cites_itself(card: Card) -> Iterator[Found]:
    for field in ("complementa", "mescla"):
        for name, spot in card.each(field):
            if card.name is not None and fold(str(name)) == fold(card.name):
                yield Found(spot)


ITSELF = Check(
    code="FICHA-13",
    name="referencia_a_si_mesmo",
    rulings=(),
    statement=Text("O card cita a si mesmo.", "The card cites itself."),
    why=Text(
        "Nada é complemento de si mesmo, e nenhum modo se mescla consigo.",
        "Nothing is a complement of itself, and no mode merges with itself.",
    ),
    help=Text("Escreva o nome do outro card.", "Write the name of the other card."),
    bad="{nome: Passo de Sal, usos: 2, complementar: sim, complementa: Passo de Sal}",
    good="""
livro: zarcovi
nome: Rin
habilidades:
  - {nome: Passo de Sal, usos: 2, complementar: sim, complementa: Sangue de Sal}
modos:
  - {nome: Sangue de Sal, classe: desativavel}
""",
    of=(Kind.ABILITY, Kind.MODE),
    on=("complementa", "mescla"),
    find=_cites_itself,
)


def _equipped_twice(character: Card) -> Iterator[Found]:
    seen: dict[str, Spot] = {}
    for name, spot in character.each("equipado"):
        first = seen.setdefault(fold(str(name)), spot)
        if first is not spot:
            yield Found(spot, other=first)


TWICE = Check(
    code="FICHA-14",
    name="equipado_duas_vezes",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=(),
    statement=Text("O mesmo item está equipado duas vezes.", "The same item is equipped twice."),
    why=Text(
        "Cada card de item é um item só; dois iguais são dois cards, com dois nomes.",
        "Each card of an item is one item; two alike are two cards, with two names.",
    ),
    help=Text("Deixe o nome uma vez só, ou faça dois cards.", "Leave the name once, or make two cards."),
    bad="""
livro: zarcovi
nome: Rin
equipado: [Faca de Osso, Faca de Osso]
itens:
  - {nome: Faca de Osso, local: mao, maos: 1}
""",
    good="""
livro: zarcovi
nome: Rin
equipado: [Faca de Osso, Faca de Cinza]
itens:
  - {nome: Faca de Osso, local: mao, maos: 1}
  - {nome: Faca de Cinza, local: mao, maos: 1}
""",
    of=(Kind.CHARACTER,),
    on=("equipado",),
    find=_equipped_twice,
)


def _same_name(card: Card) -> Iterator[Found]:
    if card.sheet is None or card.name is None:
        return
    named = card.sheet.named[fold(card.name)]
    if len(named) > 1 and (first := next(one for one in named if one.kind is card.kind)) is not card:
        yield Found(
            card.at("nome"),
            msg("Another card on line {line} is called “{name}” too", name=brief(card.name), line=None),
            other=first.at("nome"),
            in_line=msg("Another card is called “{name}” too", name=brief(card.name)),
        )


REPEATED = Check(
    code="FICHA-10",
    name="nome_repetido",
    rulings=(),
    statement=Text("Dois cards da mesma lista têm o mesmo nome.", "Two cards of one list have the same name."),
    why=Text(
        "Os cards se citam pelo nome: com dois iguais não se sabe de qual se fala.",
        "Cards are cited by their names: with two alike nobody knows which is meant.",
    ),
    help=Text("Dê a um deles outro nome.", "Give one of them another name."),
    bad="""
livro: zarcovi
nome: Rin
habilidades:
  - {nome: Muro de Sal, tipo: outra, usos: 2}
  - {nome: muro de sal, tipo: outra, usos: 4}
""",
    good="""
livro: zarcovi
nome: Rin
habilidades:
  - {nome: Muro de Sal, tipo: outra, usos: 2}
  - {nome: Muro de Cinza, tipo: outra, usos: 4}
""",
    of=(Kind.ABILITY, Kind.MODE, Kind.ITEM, Kind.EXTENSION),
    on=("nome",),
    find=_same_name,
)


def _may_be_either(card: Card) -> Iterator[Found]:
    for field in ("complementa", "ativa"):
        for name, spot in card.each(field):
            named = card.sheet.named.get(fold(str(name)), ()) if card.sheet is not None else ()
            others = [one for one in named if one is not card and one.kind is not Kind.CHARACTER]
            if len({one.kind for one in others}) > 1:
                yield Found(spot, other=others[-1].at("nome"))


EITHER = Check(
    code="FICHA-15",
    name="referencia_ambigua",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=(),
    statement=Text(
        "O nome citado é de dois cards de espécies diferentes.",
        "The name that is cited is that of two cards of different kinds.",
    ),
    why=Text(
        "Os cards se citam pelo nome: com dois iguais não se sabe de qual se fala.",
        "Cards are cited by their names: with two alike nobody knows which is meant.",
    ),
    help=Text("Dê a um dos dois outro nome.", "Give one of the two another name."),
    bad="""
livro: zarcovi
nome: Rin
habilidades:
  - {nome: Despertar, usos: 1, verbo: ativa, ativa: Sangue de Sal}
modos:
  - {nome: Sangue de Sal, classe: desativavel}
itens:
  - {nome: Sangue de Sal, local: sem_local}
""",
    good="""
livro: zarcovi
nome: Rin
habilidades:
  - {nome: Despertar, usos: 1, verbo: ativa, ativa: Sangue de Sal}
modos:
  - {nome: Sangue de Sal, classe: desativavel}
itens:
  - {nome: Frasco de Sal, local: sem_local}
""",
    of=(Kind.ABILITY, Kind.MODE, Kind.ITEM),
    on=("complementa", "ativa"),
    find=_may_be_either,
)

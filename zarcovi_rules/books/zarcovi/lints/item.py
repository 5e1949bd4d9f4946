"""Items, equipment and tools (source, lines 230 to 250)."""

import re
from collections.abc import Iterator

from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status
from zarcovi_rules.source.text import fold

_HANDS = 2
"""How many hands a character has as a rule (source, line 230)."""

_PART = ("mao", "braco", "pescoco", "costas")


def _worn(character: Card) -> Iterator[tuple[Card, Spot]]:
    """The items that the character starts out wearing, each once: that one is named twice is told anyway."""
    seen: list[Card] = []
    for name, spot in character.each("equipado"):
        item = character.sheet.card(str(name)) if character.sheet is not None else None
        if item is not None and item.kind is Kind.ITEM and item not in seen:
            seen.append(item)
            yield item, spot


def _hands_of(item: Card) -> int:
    """How many hands an item takes at least: what may be worn elsewhere too need not be in any."""
    places = item.values("local")
    if places and places != ("mao",):
        return 0
    hands = item.number("maos")
    return hands if hands is not None else int(bool(places))


_OWN_HANDS = "personagem.tem_outras_maos"


def _own_hands(card: Card) -> tuple[int, Status | None]:
    """How many hands the character of a card has, and what can be said if they do not do."""
    sheet = card.sheet
    hands = sheet.character.number("maos") if sheet is not None else None
    if hands is not None:
        return hands, None
    if sheet is None:
        return _HANDS, None
    own = any(one.claims(_OWN_HANDS) for one in sheet.cards)
    # Words of the character's legend that were not understood may say how many.
    return _HANDS, Status.UNKNOWN if own or sheet.character.may_say("maos", _OWN_HANDS) else None


def _too_many_hands(character: Card) -> Iterator[Found]:
    own, status = _own_hands(character)
    worn = [(item, spot) for item, spot in _worn(character) if _hands_of(item)]
    hands = sum(_hands_of(item) for item, _ in worn)
    if worn and hands > own:
        message = msg("What is equipped takes {hands} hands; the character has {own}", hands=hands, own=own)
        yield Found(worn[-1][1], message, status=status)


LINT_62 = Check(
    code="LINT-62",
    name="maos_de_menos",
    rulings=("ITEM-1a", "ITEM-1b"),
    statement=Text(
        "O que está equipado ocupa mais mãos do que o personagem tem.",
        "What is equipped takes more hands than the character has.",
    ),
    why=Text(
        "Um personagem tem duas mãos, se nada diz outra coisa: dois itens de uma mão, ou um de duas.",
        "A character has two hands unless something says otherwise: two items of one hand, or one of two.",
    ),
    help=Text(
        "Tire um item de “equipado”, ou escreva em “maos” quantas mãos o personagem tem.",
        "Take an item out of “equipado”, or write in “maos” how many hands the character has.",
    ),
    bad="""
livro: zarcovi
nome: Rin
equipado: [Montante de Osso, Broquel]
itens:
  - {nome: Montante de Osso, local: mao, maos: 2}
  - {nome: Broquel, local: mao, maos: 1}
""",
    good="""
livro: zarcovi
nome: Rin
equipado: [Faca de Osso, Broquel, Colar]
itens:
  - {nome: Faca de Osso, local: mao, maos: 1}
  - {nome: Broquel, local: mao, maos: 1}
  - {nome: Colar, local: pescoco}
""",
    of=(Kind.CHARACTER,),
    on=("equipado",),
    find=_too_many_hands,
)


def _two_armours(character: Card) -> Iterator[Found]:
    armours = [spot for item, spot in _worn(character) if item.values("local") == ("armadura",)]
    for spot in armours[1:]:
        yield Found(spot, other=armours[0])


LINT_63 = Check(
    code="LINT-63",
    name="duas_armaduras",
    rulings=("ITEM-1c",),
    statement=Text("Há mais de uma armadura equipada.", "More than one armour is equipped."),
    why=Text(
        "A armadura cobre o corpo todo: só uma se equipa por vez; a regra não admite exceção.",
        "An armour covers the whole body: only one is worn at a time; the ruling admits no exception.",
    ),
    help=Text("Deixe só uma armadura em “equipado”.", "Leave only one armour in “equipado”."),
    bad="""
livro: zarcovi
nome: Rin
equipado: [Couraça de Sal, Couraça de Cinza]
itens:
  - {nome: Couraça de Sal, local: armadura}
  - {nome: Couraça de Cinza, local: armadura}
""",
    good="""
livro: zarcovi
nome: Rin
equipado: [Couraça de Sal]
itens:
  - {nome: Couraça de Sal, local: armadura}
  - {nome: Couraça de Cinza, local: armadura}
""",
    of=(Kind.CHARACTER,),
    on=("equipado",),
    find=_two_armours,
)


def _part_armour(item: Card) -> Iterator[Spot]:
    if item.has("local", "armadura") and item.has("local", *_PART):
        yield item.at("local")
        return
    for read in item.reading.by_name.get("local", ()) if not item.written("local") else ():
        if read.value in _PART and _ARMOUR.match(fold(item.reading.text[read.start : read.end])):
            yield Spot((*item.path, "legenda"), (read.start, read.end))


_ARMOUR = re.compile(r"armaduras?\b")


LINT_64 = Check(
    code="LINT-64",
    name="armadura_em_parte_do_corpo",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("ITEM-1c", "ITEM-1d"),
    statement=Text(
        "A armadura está em uma parte do corpo só.",
        "The armour is on a part of the body only.",
    ),
    why=Text(
        "Armadura é o que cobre o corpo todo; o que se usa no braço, no pescoço ou nas costas é outro item.",
        "Armour is what covers the whole body; what is worn on the arm, around the neck or on the back is another "
        "item.",
    ),
    help=Text(
        "Deixe só “armadura”, ou só a parte do corpo: então não conta como armadura.",
        "Leave “armadura” only, or the part of the body only: then it does not count as armour.",
    ),
    bad="{nome: Couraça de Sal, local: [armadura, braco]}",
    good="{nome: Braçal de Sal, local: braco}",
    of=(Kind.ITEM,),
    on=("local:armadura", *(f"local:{part}" for part in _PART)),
    find=_part_armour,
)


def _for_more_hands(item: Card) -> Iterator[Found]:
    own, status = _own_hands(item)
    if (item.number("maos") or 0) > own:
        yield Found(item.at("maos"), status=status)


LINT_65 = Check(
    code="LINT-65",
    name="item_de_maos_demais",
    rulings=("ITEM-1a", "ITEM-1b"),
    statement=Text(
        "O item ocupa mais mãos do que o personagem tem.",
        "The item takes more hands than the character has.",
    ),
    why=Text(
        "Um personagem tem duas mãos, se nada diz outra coisa: um item ocupa no máximo as duas.",
        "A character has two hands unless something says otherwise: an item takes both at most.",
    ),
    help=Text(
        "Escreva 1 ou 2, ou em “maos” do personagem quantas ele tem.",
        "Write 1 or 2, or in the character's “maos” how many it has.",
    ),
    bad="{nome: Tronco, local: mao, maos: 3}",
    good="{nome: Tronco, local: mao, maos: 2}",
    of=(Kind.ITEM,),
    on=("maos",),
    find=_for_more_hands,
)


def _of_which_equipment(card: Card, clause: str, means: Text) -> Message | None:
    """Why it cannot be told whether an attack destroys what it may not, unless it says that it destroys any."""
    if clause != "ataque.destroi_equipamentos":
        return None
    if any(_ANY.search(fold(card.reading.text[one.start : one.end])) for one in card.reading.by_name.get(clause, ())):
        return None
    return msg("Of items that have HP this may be said, of those that have none it may not: “{means}”", means=means)


_ANY = re.compile(r"\b(qualquer|quaisquer|tod[oa]s?|tudo|sem hp|indestrutive\w+)\b")

LINT_66 = Check(
    code="LINT-66",
    name="item_sem_hp_que_se_quebra",
    rulings=("ITEM-4",),
    statement=Text(
        "Item sem HP só é destruído por Dano Supremo ou por selamento.",
        "An item without HP is destroyed by Supreme Damage or a sealing only.",
    ),
    why=Text(
        "A regra não admite exceção: nem a legenda do item pode dizer que menos o quebra, ou que nada o quebra, "
        "nem a do ataque que ele destrói qualquer um, tenha HP ou não.",
        "The ruling admits no exception: neither may an item's legend say that less breaks it, or that nothing does, "
        "nor an attack's that it destroys any, with HP or without.",
    ),
    help=Text(
        "Se é um item, dê-lhe HP; se é um ataque, dê-lhe dano Supremo ou selamento, ou diga que ele destrói só os "
        "equipamentos que têm HP; ou tire isso da legenda.",
        "Give an item HP; give an attack Supreme damage or a sealing, or say that it destroys only equipment that has "
        "HP; or take it out of the legend.",
    ),
    bad="""
livro: zarcovi
nome: Rin
habilidades:
  - {nome: Onda de Breu, tipo: ofensiva, alcance: medio, status: letal, legenda: Destrói todos os equipamentos. ||2x}
itens:
  - {nome: Jarro, local: sem_local, clausulas: [item.quebra_com_menos]}
""",
    good="""
livro: zarcovi
nome: Rin
habilidades:
  - {nome: Onda de Breu, tipo: ofensiva, alcance: medio, status: supremo, clausulas: [ataque.destroi_equipamentos]}
itens:
  - {nome: Jarro, local: sem_local, hp: 300, clausulas: [item.quebra_com_menos]}
""",
    of=(Kind.ITEM,),
    challenges=("item.quebra_com_menos", "item.indestrutivel", "ataque.destroi_equipamentos"),
    only={"ataque.destroi_equipamentos": {"status": ("letal", "ilimitado")}},
    unless=("hp", "efeito:selamento", "efeito:aprisionamento"),
    doubt=_of_which_equipment,
)
LINT_67 = Check(
    code="LINT-67",
    name="corte_que_atinge_item",
    rulings=("ITEM-4.1",),
    statement=Text(
        "O corte do fluxo de chakra não afeta equipamentos.",
        "The cutting of the flow of chakra does not affect equipment.",
    ),
    why=Text(
        "O corte do fluxo não funciona contra equipamentos nem ferramentas; a regra não admite exceção.",
        "The cutting of the flow does nothing to equipment and tools; the ruling admits no exception.",
    ),
    help=Text("Tire isso da legenda.", "Take it out of the legend."),
    bad="{nome: Palma Oca, tipo: ofensiva, alcance: medio, usos: 2, duracao: 2, "
    "clausulas: [ataque.corta_fluxo, ataque.corte_atinge_equipamentos]}",
    good="{nome: Palma Oca, tipo: ofensiva, alcance: medio, usos: 2, duracao: 2, clausulas: [ataque.corta_fluxo]}",
    of=(Kind.ABILITY, Kind.MODE, Kind.ITEM),
    challenges=("ataque.corte_atinge_equipamentos",),
)

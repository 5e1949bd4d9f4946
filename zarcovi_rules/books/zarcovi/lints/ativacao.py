"""To activate and to equip (source, lines 218 to 228)."""

from collections.abc import Iterator

from zarcovi_rules.books.zarcovi.lints.referencias import unknown
from zarcovi_rules.books.zarcovi.lints.sensoriamento import SENSES
from zarcovi_rules.books.zarcovi.lints.sentences import sentence_of
from zarcovi_rules.books.zarcovi.sheet.fields import TIPO
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status
from zarcovi_rules.source.text import fold

_WORN = ("mao", "armadura", "braco", "pescoco", "costas")


def _other_verb(card: Card) -> Iterator[Spot]:
    if card.kind is Kind.ITEM:
        if card.has("verbo", "ativa") and card.has("local", *_WORN):
            yield card.at("verbo")
    elif card.has("verbo", "equipa") and not _equips_an_item(card):
        yield card.at("verbo")


def _equips_an_item(card: Card) -> bool:
    """Whether it may be an item of the sheet that the ability equips: it names it, has its name, or speaks of it."""
    if card.sheet is None:
        return True
    named = [card.sheet.card(str(name)) for name in card.values("ativa")]
    said = fold(f"{card.name} {card.reading.text}")
    return any(one is None or one.kind is Kind.ITEM for one in named) or any(
        item.name is not None and fold(item.name) in said for item in card.sheet.of(Kind.ITEM)
    )


LINT_58 = Check(
    code="LINT-58",
    name="verbo_trocado",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("ATV-OBS",),
    statement=Text(
        "O verbo não é o deste card: item de vestir ou de empunhar se equipa; habilidade e modo se ativam.",
        "The verb is not this card's: an item that is worn or held is equipped; abilities and modes are activated.",
    ),
    why=Text(
        "O jogador tem de usar no post o verbo que a legenda pede; com o verbo trocado, o post pode levar erro.",
        "The player has to use in the post the verb that the legend demands; with the other verb the post may be an "
        "error.",
    ),
    help=Text("Troque o verbo: “equipa” ou “ativa”.", "Change the verb: “equipa” or “ativa”."),
    bad="""
livro: zarcovi
nome: Rin
itens:
  - {nome: Espada de Osso, local: mao, maos: 1, verbo: ativa}
""",
    good="""
livro: zarcovi
nome: Rin
itens:
  - {nome: Espada de Osso, local: mao, maos: 1, verbo: equipa}
""",
    of=(Kind.ITEM, Kind.ABILITY, Kind.MODE),
    on=("verbo:ativa", "verbo:equipa"),
    find=_other_verb,
)


_KINDS = SENSES.union(kind.replace("_", " ") for kind in TIPO.values)
"""What a legend may say in capital letters of an effect, not of a card: “Ativa Voo”."""


def _activates_nothing(card: Card) -> Iterator[Found]:
    if card.sheet is not None and card.sheet.character.has("livro"):  # of a bare caption the page is not known
        yield from unknown(card, "ativa", frozenset() if card.written("ativa") else _KINDS)


LINT_59 = Check(
    code="LINT-59",
    name="ativa_o_que_nao_esta_na_pagina",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("ATV-2a",),
    statement=Text(
        "Ativa o que não está na página do personagem.",
        "It activates what is not on the character's page.",
    ),
    why=Text(
        "O card do que se ativa é enviado em seguida, se a página o tem; o que não está nela não se envia.",
        "The card of what is activated is posted next if the page has it; what is not on it cannot be posted.",
    ),
    help=Text(
        "Ponha o card na ficha, ou tire da legenda o que ela ativa.",
        "Put the card in the sheet, or take what it activates out of the legend.",
    ),
    bad="{nome: Despertar, usos: 1, verbo: ativa, ativa: Sangue de Sal}",
    good="""
livro: zarcovi
nome: Rin
habilidades:
  - {nome: Despertar, usos: 1, verbo: ativa, ativa: Sangue de Sal}
modos:
  - {nome: Sangue de Sal, classe: desativavel}
""",
    of=(Kind.ABILITY, Kind.MODE, Kind.ITEM),
    on=("ativa",),
    find=_activates_nothing,
)


_LASTING = ("card.permanente", "card.dura_tempo_previsto")


def _for_one_turn_only(card: Card) -> Iterator[Found]:
    if not card.has("tipo", "voo", "imunidade", "sensorial"):  # its legend just mentions it
        return
    lasts = card.claims(*_LASTING) or card.has("complementar", "sim")
    lent = card.has("tipo", "teleporte", "teletransporte")  # flight that is lent on the way
    if not lasts and not lent and card.lacks("verbo", "duracao", "complementa"):
        # Words that were not understood may be the verb or the time.
        yield Found(card.at("tipo"), status=Status.UNKNOWN if card.may_say("tipo", "complementar", *_LASTING) else None)


LINT_60 = Check(
    code="LINT-60",
    name="efeito_de_um_turno",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("ATV-1c",),
    statement=Text(
        "A legenda não diz “ativa” nem “equipa” e não dá tempo: o efeito acaba em um turno.",
        "The legend says neither “ativa” nor “equipa” and gives no time: the effect ends within a turn.",
    ),
    why=Text(
        "O efeito só se prolonga se a legenda diz que se ativa ou se equipa, ou quanto dura.",
        "The effect goes on only if the legend says that it is activated or equipped, or how long it lasts.",
    ),
    help=Text(
        "Se ele deve durar, escreva “ativa” ou por quantos turnos dura.",
        "If it is to last, write “ativa” or for how many turns it lasts.",
    ),
    bad="{nome: Asas de Palha, tipo: voo, usos: 1}",
    good="{nome: Asas de Palha, tipo: voo, verbo: ativa, usos: 1}",
    on=("tipo:voo", "tipo:imunidade", "tipo:sensorial"),
    find=_for_one_turn_only,
)


_ON_OTHERS = ("ataque.imobiliza", "ataque.incapacita", "ataque.corta_fluxo", "ataque.itens_ocupam_mao")
_SEALED = ("paralisia", "selamento", "aprisionamento")


def _of_one_thing(card: Card, _: tuple[str, ...] = ()) -> Status | None:
    """What is to be said of turns and permanence in one card: it may be permanent, and hold its victims for turns."""
    if not card.claims(*_ON_OTHERS) and not card.has("efeito", *_SEALED):
        return Status.UNKNOWN if card.has("natureza", "genjutsu", "genjutsu_supremo") else Status.ILLEGAL
    doubted = [one for doubt in card.reading.doubts if doubt.name == "duracao" for one in doubt.reads]
    times = [*doubted, *card.reading.by_name.get("duracao", ()), *card.reading.by_name.get("card.permanente", ())]
    turns = [one for one in times if isinstance(one.value, int)]
    ever = {sentence_of(card, one) for one in times if not isinstance(one.value, int)}
    if not turns or not ever:
        return None  # there is one field for the time of both
    effects = [one for name in (*_ON_OTHERS, "efeito") for one in card.reading.by_name.get(name, ())]
    theirs = {sentence_of(card, one) for one in effects}
    apart = all(sentence_of(card, one) in theirs - ever for one in turns)
    return None if apart else Status.UNKNOWN


def _for_ever_and_for_turns(card: Card) -> Iterator[Found]:
    if card.claims("card.permanente") and card.claims("card.dura_tempo_previsto"):
        return  # the two clauses contradict each other, which is told of every two that do
    said = _of_one_thing(card)
    if said is None:
        return
    status = None if said is Status.ILLEGAL else said
    for doubt in card.reading.doubts:
        if doubt.name == "duracao" and "permanente" in {read.value for read in doubt.reads}:
            first, *_, last = (Spot((*card.path, "legenda"), (read.start, read.end)) for read in doubt.reads)
            yield Found(last, status=status, other=first)
            return
    if card.number("duracao") is not None and card.claims("card.permanente"):
        yield Found(card.at("card.permanente"), status=status, other=card.at("duracao"))
    elif card.has("duracao", "permanente") and card.claims("card.dura_tempo_previsto"):
        yield Found(card.at("card.dura_tempo_previsto"), status=status, other=card.at("duracao"))


LINT_61 = Check(
    code="LINT-61",
    name="permanente_e_por_turnos",
    rulings=("ATV-1a", "ATV-1b"),
    statement=Text(
        "O efeito é dito permanente e também por um número de turnos.",
        "The effect is said to be permanent and for a number of turns too.",
    ),
    why=Text(
        "O efeito dura o tempo que a legenda dá, ou é permanente: as duas coisas juntas não há como julgar.",
        "The effect lasts for the time that the legend gives, or is permanent: both together cannot be judged.",
    ),
    help=Text("Deixe só uma das duas coisas.", "Leave only one of the two."),
    bad="{nome: Olho de Vidro, tipo: sensorial, sentido: ocular, usos: 1, verbo: ativa, duracao: 3, "
    "clausulas: [card.permanente]}",
    good="{nome: Olho de Vidro, tipo: sensorial, sentido: ocular, usos: 1, verbo: ativa, duracao: 3}",
    of=(Kind.ABILITY, Kind.MODE, Kind.ITEM),
    on=("duracao?", "card.permanente", "card.dura_tempo_previsto"),
    find=_for_ever_and_for_turns,
    contradicts=("card.permanente",),
    at_odds=_of_one_thing,
)

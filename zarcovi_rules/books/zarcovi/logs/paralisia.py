"""What is asked of a battle about who was paralysed: for how long, which card he posts, his flight, his offence.

What paralyses him is all that an enemy of his uses in the last post that uses anything, up to the one in which he is
paralysed. What happens to him in a post comes after what he posts in it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from zarcovi_rules.books.zarcovi import timeline
from zarcovi_rules.books.zarcovi.battle import BEGIN, Done, Log, NowhereError, Post
from zarcovi_rules.books.zarcovi.facts import ataque, deslocamento, dimensional, paralisia
from zarcovi_rules.books.zarcovi.facts.ofensiva_tardia import DEMORA
from zarcovi_rules.books.zarcovi.logs.ofensiva_tardia import pending_asked
from zarcovi_rules.books.zarcovi.questions.paralisia import LIVRA, OFENSIVA_DO_PARALISADO, PODE, VIGOR, VOO
from zarcovi_rules.books.zarcovi.recorded import Recorded
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import Tally, Track, Upon, ask_upon, tally
from zarcovi_rules.core.messages import msg
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.verdict import Answered
from zarcovi_rules.core.vocabulary import Text

_TOLD = (paralisia.ATINGIDO.name, paralisia.PASSADOS.name, paralisia.JA_SE_LIVROU.name)
_OF_CARD = frozenset(
    fact.name for fact in (paralisia.CARD, deslocamento.TIPO, deslocamento.EQUIPARADO, dimensional.DIMENSIONAL)
)
"""What is stated of his card. Of what paralyses him all the rest is."""
_TRACK = Track(
    name="ja_se_livrou_na_batalha",
    about=Text("o personagem já se livrou da paralisia?", "has the character freed himself of the paralysis already?"),
    question=LIVRA,
    state=paralisia.JA_SE_LIVROU,
    begins="nao",
    leads={"sim": "sim"},
)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Hit:
    """A paralysis: whom it hit in which post, by which use; `log` is what he has seen of the battle."""

    player: str
    place: int
    by: Done
    log: Log

    def turns(self, book: Book, until: int) -> Tally[Post]:
        """The turns since the hit, before the post at the place `until`."""
        seen = replace(self.log, posts=self.log.posts[:until])
        return timeline.turns_from(book, seen, self.by.place, "paralisia", hits=self.place)

    def given(self, card: str | None = None) -> Given:
        """What is known of the paralysis and of his card."""
        attack = self.log.known_of(*self.log.used_at(self.by.place))
        own = {} if card is None else self.log.known_of(card)
        stated = {fact: value for fact, value in attack.items() if fact not in _OF_CARD}
        # That he is paralysed by it tells what it does, where nobody says.
        return {ataque.EFEITO.name: "paralisia", **stated, **_card_alone(own), paralisia.ATINGIDO.name: "sim"}


def _card_alone(known: Given) -> Given:
    return {fact: value for fact, value in known.items() if fact in _OF_CARD}


def _hit(log: Log, player: str, before: int) -> _Hit | None:
    """The last paralysis of the player before the post at that place."""
    places = [done.place for done in log.happenings(player) if done.act.verb == "e_paralisado" and done.place < before]
    if not places:
        return None
    seen = replace(log, posts=log.posts[:before], table=log.table.seen_by(player))
    by = seen.last_attack(player, places[-1] + 1)
    if by is None:
        raise NowhereError(
            msg("no enemy of {player} uses anything before {player} is paralysed", player=player),
            msg("state in `usa` which post paralyses"),
        )
    return _Hit(player=player, place=places[-1], by=by, log=seen)


def _freed(book: Book, hit: _Hit) -> Tally[Done]:
    """Whether a card that he posted since has freed him."""
    cards = [done for done in hit.log.acts(*BEGIN) if done.author == hit.player and done.place > hit.place]

    def facts(_: object, card: Done) -> Given:
        passed = hit.turns(book, card.place).answer
        counted = {paralisia.PASSADOS.name: passed} if isinstance(passed, int) else {}
        return {**hit.given(card.act.name), **counted}

    found = tally(book, _TRACK, cards, facts)
    return replace(found, steps=tuple(replace(step, index=step.item.place) for step in found.steps))


def _settled(book: Book, question: Question, log: Log, player: str, before: int, card: str | None = None) -> Upon:
    """`question` about the player after the posts before the place `before`; `card` is what he then posts."""
    log.refuse(*_TOLD)
    hit = _hit(log, player, before)
    if hit is None:
        free = _card_alone(log.known_of(card)) if card is not None else {}
        return ask_upon(book, question, {**log.given, **free, paralisia.ATINGIDO.name: "nao"}, {})
    counts: dict[str, Tally[Any]] = {paralisia.PASSADOS.name: hit.turns(book, before)}
    counts[paralisia.JA_SE_LIVROU.name] = _freed(book, hit)
    return ask_upon(book, question, hit.given(card), counts)


def _at_the_end(name: str, question: Question, about: Text) -> Recorded:
    """`question`, asked of a player at the end of the log."""

    def ask(book: Book, log: Log, subject: str) -> Answered:
        return _settled(book, question, log, log.player(subject), len(log.posts))

    return Recorded(name=name, about=about, subject="sobre", ask=ask, values=question.values)


def _of_last_card(name: str, question: Question, about: Text) -> Recorded:
    """`question`, asked of the last card that the player posts."""

    def ask(book: Book, log: Log, subject: str) -> Answered:
        player = log.player(subject)
        card = log.last_card(player)
        return _settled(book, question, log, player, card.place, card.act.name)

    return Recorded(name=name, about=about, subject="sobre", ask=ask, values=question.values)


def _offence(book: Book, log: Log, subject: str) -> Answered:
    """The last use of an offence: it goes on until its author posts again, and what hits him by then hits him in it.

    One that takes turns is not being made meanwhile: it is yet to fall.
    """
    log.refuse(*_TOLD, paralisia.OFENSIVA.name)
    if DEMORA.name in log.known_of(subject):
        return pending_asked(book, log, subject, OFENSIVA_DO_PARALISADO, {paralisia.OFENSIVA.name: "por_cair"})
    use = log.last_use(subject)
    author, start = use.author, use.place
    own = [place for place, post in enumerate(log.posts) if post.author == author and place >= start][:2]
    hits = [done.place for done in log.happenings(author, start) if done.act.verb == "e_paralisado"]
    hit = next((place for place in hits if place in own), None)
    how = "concluida" if hit is None and len(own) > 1 else "em_andamento"
    given = {**log.given, paralisia.OFENSIVA.name: how}
    if hit is None:
        return ask_upon(book, OFENSIVA_DO_PARALISADO, {**given, paralisia.ATINGIDO.name: "nao"}, {})
    return _settled(book, OFENSIVA_DO_PARALISADO, replace(log, given=given), author, hit + 1)


PARALISADO = _at_the_end(
    "paralisado_na_batalha",
    VIGOR,
    Text(
        "o personagem ainda está paralisado neste ponto da batalha?",
        "is the character still paralysed at this point of the battle?",
    ),
)
VOA = _at_the_end(
    "voo_na_batalha",
    VOO,
    Text(
        "a paralisia deixa o personagem voar neste ponto da batalha?",
        "does the paralysis let the character fly at this point of the battle?",
    ),
)
CARD = _of_last_card(
    "card_postado_paralisado",
    PODE,
    Text(
        "a paralisia deixa o personagem lançar o card do seu último post?",
        "does the paralysis let the character post the card of his last post?",
    ),
)
LIVRA_SE = _of_last_card(
    "livra_se_na_batalha",
    LIVRA,
    Text(
        "com o card do seu último post, o personagem se livra da paralisia?",
        "does the character free himself of the paralysis by the card of his last post?",
    ),
)
OFENSIVA = Recorded(
    name="ofensiva_do_paralisado_na_batalha",
    about=Text(
        "a ofensiva se realiza, ou a paralisia de quem a fazia a interrompe?",
        "is the offence carried out, or does the paralysis of who was making it interrupt it?",
    ),
    subject="sobre",
    ask=_offence,
    values=OFENSIVA_DO_PARALISADO.values,
    reads=(DEMORA.name,),
)
